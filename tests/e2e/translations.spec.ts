/** The translations that the plugin brings, in PHP and in scripts, and how their texts fit a telephone. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** The dashboard's views, by the query of their address. */
const VIEWS = [
	{},
	{ task: 'store_details' },
	{ task: 'products' },
	{ task: 'payments' },
	{ task: 'shipping' },
	{ task: 'tax' },
	{ task: 'launch-your-store' },
];

/** Where Storewright runs the shop: pages that WooCommerce has of its own. */
const OF_THE_SHOP = [ { path: '/import-products' } ];

const TABS = [ 'general', 'products', 'tax', 'shipping', 'checkout', 'account', 'advanced' ];

/** Texts of ours that do not fit, at the width of a telephone. */
async function tooLong( page: Page, root: string ): Promise< string[] > {
	return page.evaluate( ( selector ) => {
		const { scrollWidth, clientWidth } = document.documentElement;
		const cut = [
			...document.querySelectorAll< HTMLElement >( `${ selector } :is(button, a, label, h1, h2, h3, th)` ),
		]
			.filter( ( element ) => element.offsetParent && element.clientWidth > 1 )
			.filter( ( element ) => element.scrollWidth > element.clientWidth + 1 )
			.map( ( element ) => element.innerText );
		return scrollWidth > clientWidth ? [ `The page is ${ scrollWidth } px wide`, ...cut ] : cut;
	}, root );
}

test( 'German texts are shown, and fit a telephone', async ( { page, dashboard, woocommerce } ) => {
	await dashboard.setLocale( 'de_DE' );
	await page.setViewportSize( { width: 400, height: 900 } );
	const found: Record< string, string[] > = {};
	for ( const query of woocommerce ? VIEWS : [ ...VIEWS, ...OF_THE_SHOP ] ) {
		await dashboard.open( query );
		await expect( dashboard.root.locator( '[aria-busy=true]' ) ).toHaveCount( 0 );
		found[ JSON.stringify( query ) ] = await tooLong( page, '#storewright-root' );
	}
	for ( const tab of woocommerce ? [] : TABS ) {
		await page.goto( `/wp-admin/admin.php?page=wc-settings&tab=${ tab }` );
		found[ tab ] = await tooLong( page, '#storewright-settings' );
	}
	expect( Object.fromEntries( Object.entries( found ).filter( ( [ , texts ] ) => texts.length > 0 ) ) ).toEqual( {} );

	await dashboard.open();
	// From PHP, from an entry and from a part that is loaded on demand.
	await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Startseite' );
	await expect( dashboard.root ).toContainText( 'Adresse Ihres Shops hinzufügen' );
	await expect( dashboard.root ).toContainText( /von \d+ erledigt/ );
} );
