import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';

import { expect, test } from './fixtures';

const heading = ( page: Page ) => page.getByRole( 'heading', { name: 'Coming soon' } );

/** Somebody who was never here. */
const stranger = async ( browser: Browser, baseURL: string | undefined ) =>
	(
		await browser.newContext( { storageState: { cookies: [], origins: [] }, ...( baseURL && { baseURL } ) } )
	).newPage();

test( '[B4-009] A store that waits shows visitors a page of its own, until it is launched', async ( {
	page,
	browser,
	baseURL,
	dashboard,
} ) => {
	await dashboard.open( { task: 'launch-your-store' } );
	await page.getByRole( 'button', { name: 'Show “Coming soon” until then' } ).press( 'Enter' );
	await expect( page.getByText( 'Visitors see a “Coming soon” page' ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Launch store' } ) ).toBeFocused();
	await dashboard.expectAccessible();
	const visitor = await stranger( browser, baseURL );

	const answer = await visitor.goto( '/' );
	expect( answer?.status() ).toBe( 200 );
	expect( answer?.headers() ).toMatchObject( { 'x-robots-tag': 'noindex, nofollow' } );
	expect( answer?.headers()[ 'cache-control' ] ).toContain( 'no-cache' );
	await expect( heading( visitor ) ).toBeVisible();
	for ( const width of [ 1400, 320 ] ) {
		await visitor.setViewportSize( { width, height: 700 } );
		expect( await visitor.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( width );
	}
	expect( ( await new AxeBuilder( { page: visitor } ).analyze() ).violations ).toEqual( [] );
	expect( ( await visitor.request.get( '/?feed=rss2' ) ).status() ).toBe( 503 );
	expect( ( await visitor.request.get( '/wp-json/wp/v2/posts' ) ).status() ).toBe( 200 );
	expect( ( await visitor.request.get( '/robots.txt' ) ).status() ).toBe( 200 );
	await visitor.keyboard.press( 'Tab' );
	await visitor.keyboard.press( 'Enter' );
	await expect( visitor.getByLabel( 'Username or Email Address' ) ).toBeVisible();

	await page.goto( '/' );
	await expect( heading( page ) ).toBeHidden();
	await dashboard.open( { task: 'launch-your-store' } );
	await page.getByRole( 'button', { name: 'Launch store' } ).press( 'Enter' );
	await page.getByRole( 'button', { name: 'Launch now' } ).press( 'Enter' );
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	await visitor.goto( '/' );
	await expect( heading( visitor ) ).toBeHidden();
	await visitor.context().close();
} );

test( 'A guest with the private link sees the store from wherever the link leads', async ( {
	browser,
	baseURL,
	requestUtils,
} ) => {
	await requestUtils.rest( {
		method: 'POST',
		path: '/storewright-test/v1/everything',
		data: {
			woocommerce_coming_soon: 'yes',
			woocommerce_store_pages_only: 'yes',
			woocommerce_private_link: 'yes',
			woocommerce_share_key: 'open-sesame',
		},
	} );
	const guest = await stranger( browser, baseURL );
	await guest.goto( '/?post_type=product' );
	await expect( heading( guest ) ).toBeVisible();

	const answer = await guest.goto( '/?woo-share=open-sesame' );
	expect( answer?.headers()[ 'cache-control' ] ).toContain( 'no-cache' );
	await guest.goto( '/?post_type=product' );
	await expect( heading( guest ) ).toBeHidden();
	await guest.context().close();
} );
