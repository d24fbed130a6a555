/** The pictures of the README and of the owner's guide, in docs/images: part of `npm run screenshots`. They are committed. */
import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fullOrder } from './pages/full-order';
import { runShop } from './pages/running-shop';
import { Shop } from './pages/shop';

const FOLDER = 'docs/images/guide';

/** How much WebP loses, from 0 (most) to 100: texts stay sharp, and a picture weighs some 30 kB. */
const QUALITY = 72;

/** Saves what the window shows as WebP, which Playwright itself does not make. */
async function save( page: Page, name: string ): Promise< void > {
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	const session = await page.context().newCDPSession( page );
	const { data } = await session.send( 'Page.captureScreenshot', { format: 'webp', quality: QUALITY } );
	await session.detach();
	await mkdir( FOLDER, { recursive: true } );
	await writeFile( `${ FOLDER }/${ name }.webp`, Buffer.from( data, 'base64' ) );
}

test( 'The picture of the README', async ( { page, dashboard, requestUtils } ) => {
	await new Shop( requestUtils ).moveTo();
	await runShop( requestUtils, 'Lamp' );
	await new Shop( requestUtils ).task( 'setup', 'hide' );
	await page.setViewportSize( { width: 1400, height: 1100 } );
	await dashboard.open();
	await expect( dashboard.root.getByText( 'Shade' ).first() ).toBeVisible();
	await page.screenshot( { path: 'docs/images/home.png', animations: 'disabled' } );
} );

test( 'Pictures of the owner’s guide', async ( { page, dashboard, requestUtils } ) => {
	test.setTimeout( 480_000 );
	await page.setViewportSize( { width: 1200, height: 800 } );
	await dashboard.open();
	await save( page, 'set-up' );
	await dashboard.open( { path: '/setup-wizard' } );
	await expect( dashboard.root.getByRole( 'radio' ).first() ).toBeVisible();
	await save( page, 'setup-wizard' );

	const shop = new Shop( requestUtils );
	await shop.moveTo();
	const { order, customer, product } = await fullOrder( requestUtils, {
		name: 'Lamp of hand-blown glass',
		price: '89.00',
	} );
	await shop.task( 'setup', 'hide' );
	await requestUtils.rest( {
		method: 'POST',
		path: '/wc-admin/options',
		data: { woocommerce_task_list_reminder_bar_hidden: 'yes' },
	} );
	const send = ( path: string, data: object ) =>
		requestUtils.rest< { id: number } >( { method: 'POST', path: `/wc/v3/${ path }`, data } );
	const coupon = await send( 'coupons', { code: 'SPRING10', discount_type: 'percent', amount: '10' } );
	const { id: zone } = await send( 'shipping/zones', { name: 'The Alps' } );
	await requestUtils.rest( {
		method: 'PUT',
		path: `/wc/v3/shipping/zones/${ zone }/locations`,
		data: [ { code: 'CH', type: 'country' } ] as object,
	} );
	await send( `shipping/zones/${ zone }/methods`, { method_id: 'flat_rate', settings: { cost: '4.90' } } );
	const pages = {
		orders: 'admin.php?page=wc-orders',
		order: `admin.php?page=wc-orders&action=edit&id=${ order }`,
		products: 'edit.php?post_type=product',
		coupon: `post.php?post=${ coupon.id }&action=edit`,
		customer: `admin.php?page=storewright-customer&user=${ customer }`,
		shipping: 'admin.php?page=wc-settings&tab=shipping',
		'change-log': 'admin.php?page=wc-settings&tab=advanced&section=changes',
		emails: 'admin.php?page=wc-settings&tab=email',
		'site-visibility': 'admin.php?page=wc-settings&tab=site-visibility',
	};
	for ( const [ name, address ] of Object.entries( pages ) ) {
		await page.goto( `/wp-admin/${ address }` );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
		await expect( page.getByLabel( 'Loading…' ) ).toHaveCount( 0 );
		await save( page, name );
	}
	await dashboard.open( { path: `/product/${ product }` } );
	await expect( dashboard.root.locator( 'iframe' ).first() ).toBeVisible();
	await save( page, 'product' );
	const hubs = {
		'customize-store': { path: '/customize-store', heading: 'Page patterns' },
		launch: { path: '/launch-your-store', heading: 'What visitors see' },
		marketing: { path: '/marketing', heading: 'Recommended extensions' },
		extensions: { path: '/extensions', heading: 'Suggested extensions' },
	};
	for ( const [ name, { path, heading } ] of Object.entries( hubs ) ) {
		await dashboard.open( { path } );
		await expect( dashboard.root.getByRole( 'heading', { name: heading } ) ).toBeVisible();
		await expect( dashboard.root.getByText( 'Your site requests its own public pages…' ) ).toHaveCount( 0 );
		await save( page, name );
	}
	await dashboard.open( { path: '/analytics/revenue' } );
	await expect( dashboard.root.getByRole( 'application' ).first() ).toBeVisible();
	await save( page, 'report' );
} );
