import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { untilIdle } from './fixtures/idle';
import { watchLayoutShift } from './pages/layout-shift';

/** Home as PHP prints it, until the app has its place. */
const FIRST = '#storewright-first';

const ROOT = '#storewright-root';

/** The script of the app, without which nothing is rendered. */
const APP = /\/build\/app\.js/;

/** What is on Home, as it is read: titles, addresses of links in their order, all texts that need no script, and boxes. */
interface Contents {
	titles: string[];
	links: string[];
	cards: string[];
	boxes: Array< [ top: number, height: number ] >;
}

/** Reads what an element shows of Home. */
const contentsOf = ( root: Locator ): Promise< Contents > =>
	root.evaluate( ( element ) => {
		const all = < Type extends Element >( selector: string ) => [
			...element.querySelectorAll< Type & HTMLElement >( selector ),
		];
		const plain = ( text: string | null ) => ( text ?? '' ).replaceAll( /\s+/g, ' ' ).trim();
		const textOf = ( card: Element ) => {
			const copy = card.cloneNode( true ) as Element;
			copy.querySelectorAll(
				'button, form, details, [aria-hidden="true"], .storewright-room, .storewright-rooms'
			).forEach( ( part ) => part.remove() );
			return plain( copy.textContent ).replaceAll( ' ', '' );
		};
		const cards = all( 'section' ).filter( ( { ariaLabel } ) => ariaLabel !== 'Messages' );
		return {
			titles: all( 'h1, h2, h3' ).map( ( { textContent } ) => plain( textContent ) ),
			links: all< HTMLAnchorElement >( 'a[href]' )
				.filter( ( link ) => link.checkVisibility() )
				.map( ( { href, textContent } ) => `${ plain( textContent ) } → ${ href }` ),
			cards: cards.map( textOf ),
			boxes: [ ...all( 'h1' ), ...cards, ...all( 'section li' ) ].map( ( part ) => {
				const { top, height } = part.getBoundingClientRect();
				return [ Math.round( top ), Math.round( height ) ] as [ number, number ];
			} ),
		};
	} );

/** Opens Home without letting the app come; what is returned lets it. */
async function openFirst( page: Page, address: string ): Promise< () => Promise< void > > {
	let release = () => {};
	const gate = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( APP, async ( call ) => {
		await gate;
		await call.fallback();
	} );
	await page.goto( address, { waitUntil: 'commit' } );
	await expect( page.locator( FIRST ).getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	await page.waitForFunction( () =>
		[ ...document.styleSheets ].some( ( { href } ) => href?.includes( '/build/home.css' ) )
	);
	return async () => {
		release();
		await expect( page.locator( FIRST ) ).toHaveCount( 0 );
		await page.unroute( APP );
	};
}

/** Home is the same before and after the app takes it over, and nothing moves. */
async function expectTheSame( page: Page, address: string ): Promise< void > {
	const shift = await watchLayoutShift( page );
	for ( const width of [ 1400, 400 ] ) {
		await page.setViewportSize( { width, height: 3000 } );
		const letAppCome = await openFirst( page, address );
		const before = await contentsOf( page.locator( FIRST ) );
		await letAppCome();
		// What is new in the inbox the app finds out a moment later.
		await expect
			.poll( () => contentsOf( page.locator( ROOT ) ).then( ( { titles } ) => titles ) )
			.toEqual( before.titles );
		const after = await contentsOf( page.locator( ROOT ) );
		expect( before.links ).toEqual( after.links );
		expect( before.cards ).toEqual( after.cards );
		expect( before.boxes ).toHaveLength( after.boxes.length );
		before.boxes.forEach( ( [ top, height ], index ) => {
			const [ newTop = 0, newHeight = 0 ] = after.boxes[ index ] ?? [];
			expect( Math.abs( top - newTop ), `Top of part ${ index } at ${ width }` ).toBeLessThanOrEqual( 4 );
			expect( Math.abs( height - newHeight ), `Height of part ${ index } at ${ width }` ).toBeLessThanOrEqual(
				4
			);
		} );
		await untilIdle( page );
		expect( await shift() ).toBeLessThanOrEqual( 0.02 );
	}
}

type Send = < Answer >( path: string, data: object ) => Promise< Answer >;

/** A shop in which something waits: names are as bad as they may be. */
async function seed( send: Send ): Promise< void > {
	const lamp = await send< { id: number } >( 'products', {
		name: 'Lamp <b>bright</b> & "small"',
		sku: 'LAMP-1',
		regular_price: '9.00',
		manage_stock: true,
		stock_quantity: 2,
	} );
	for ( const [ index, name ] of [ 'Ada', '<img src=x onerror=alert(1)>', 'Mei', 'Li', 'Jo', 'Kim' ].entries() ) {
		await send( 'orders', {
			status: index === 2 ? 'on-hold' : 'processing',
			billing: { first_name: name, last_name: 'Barlow' },
			fee_lines: [ { name: 'Fee', total: '1012.50' } ],
		} );
	}
	for ( const reviewer of [ 'Ada', 'Jonas & Co' ] ) {
		await send( 'products/reviews', {
			product_id: lamp.id,
			review: `Shines, says ${ reviewer }.`,
			reviewer,
			reviewer_email: 'reader@example.org',
			rating: 5,
			status: 'hold',
		} );
	}
}

test.describe( 'Home before any script has run', () => {
	test.use( { tasks: [ 'StoreDetails', 'Shipping', 'Tax' ] } );

	test( 'shows a new store its setup, as the app does then', async ( { page, dashboard } ) => {
		await expectTheSame( page, dashboard.address() );
	} );

	test( '[B5-004] shows what waits in a running store, as the app does then', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await requestUtils.activatePlugin( 'long-note' );
		await seed( ( path, data ) => requestUtils.rest( { method: 'POST', path: `/wc/v3/${ path }`, data } ) );
		await expectTheSame( page, dashboard.address() );
	} );

	test( 'has the columns that the user has chosen, and keeps a hidden list hidden', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await requestUtils.rest( {
			method: 'POST',
			path: '/wp/v2/users/me',
			data: { woocommerce_meta: { homepage_layout: 'two_columns' } },
		} );
		await requestUtils.rest( { method: 'POST', path: '/wc-admin/onboarding/tasks/setup/hide' } );
		await expectTheSame( page, dashboard.address() );
	} );

	test( 'gives the focus on to the same link, and a click that is too early leads to the task', async ( {
		page,
		dashboard,
	} ) => {
		const letAppCome = await openFirst( page, dashboard.address() );
		const name = 'Set your shipping rates';
		await page.locator( FIRST ).getByRole( 'link', { name } ).focus();
		await letAppCome();
		await expect( dashboard.root.getByRole( 'link', { name } ) ).toBeFocused();

		const letAppComeAgain = await openFirst( page, dashboard.address() );
		await page.locator( FIRST ).getByRole( 'link', { name } ).click( { noWaitAfter: true } );
		await expect( page ).toHaveURL( /task=shipping$/ );
		await letAppComeAgain();
		await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	} );
} );

test.describe( 'Home without scripts', () => {
	test.use( { javaScriptEnabled: false, tasks: [ 'StoreDetails', 'Shipping', 'Tax' ] } );

	test( 'is a page to read, with links that work, and long messages as a whole', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await requestUtils.activatePlugin( 'long-note' );
		await seed( ( path, data ) => requestUtils.rest( { method: 'POST', path: `/wc/v3/${ path }`, data } ) );
		const first = page.locator( FIRST );
		for ( const direction of [ 'ltr', 'rtl' ] as const ) {
			await dashboard.setDirection( direction );
			await page.goto( dashboard.address() );
			await expect( first.getByRole( 'heading', { level: 1, name: 'Home' } ) ).toBeVisible();
			await expect(
				first.getByRole( 'region', { name: 'Orders to fulfill' } ).getByRole( 'listitem' )
			).toHaveCount( 5 );
			await expect( first.getByText( 'and 1 more' ) ).toBeVisible();
			await expect( first.locator( 'section' ).locator( 'img, b, script' ) ).toHaveCount( 0 );
			await expect( first.locator( '.storewright-room' ).first() ).toBeHidden();
			const note = first.getByRole( 'region', { name: 'Inbox' } ).getByRole( 'listitem' ).first();
			await expect( note.getByText( 'End.' ) ).toBeHidden();
			await note.getByText( 'Show more' ).click();
			await expect( note.getByText( 'End.' ) ).toBeVisible();
			await expect( note.getByText( '...' ) ).toBeHidden();
			await dashboard.takePictures( 'home-without-scripts' );
		}
		await dashboard.setDirection( 'ltr' );
		await first.getByRole( 'link', { name: 'Set your shipping rates' } ).click();
		await expect( page ).toHaveURL( /task=shipping$/ );
	} );
} );
