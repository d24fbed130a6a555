/**
 * Every screen of the plugin, of its own registries: the pages of the dashboard and their patterns, the setup tasks, the reports, the
 * sections of the settings, what wp-admin's menu has of it, pages without an entry, and the storefront. What is new is among them by
 * itself; a pattern or a page that needs to be told what it shows, and is not, fails.
 */
import type { Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { isPattern, pathsOfPatterns } from '../../../bin/lib/screen-patterns.mjs';
import { expect } from '../fixtures';
import type { TestSite } from '../fixtures/site';
import { runShop } from './running-shop';

export interface Screen {
	name: string;
	url: string;
}

/** What tests/e2e/site/screens.php tells. Addresses without a host are below wp-admin. */
interface Registries {
	routes: string[];
	settings: string[];
	entries: string[];
	hidden: string[];
	hooked: string[];
	storefront: string[];
}

/** What screens that show one thing are to show. */
interface Shown {
	product: number;
	variable: number;
	variation: number;
	order: number;
	coupon: number;
	customer: number;
	category: number;
	review: number;
}

/** A running shop in which there is one of each thing that a screen shows. */
async function fillShop( client: RequestUtils, isAlone: boolean ): Promise< Shown > {
	await runShop( client, 'Lamp' );
	const post = async ( path: string, data: object ) =>
		( await client.rest< { id: number } >( { method: 'POST', path: `/wc/v3/${ path }`, data } ) ).id;
	const first = async ( path: string ) => {
		const [ one ] = await client.rest< Array< { id: number } > >( { path: `/wc/v3/${ path }` } );
		if ( one === undefined ) {
			throw new Error( `There is nothing at ${ path }.` );
		}
		return one.id;
	};
	// WooCommerce's route warns where one of these is left out.
	const size = await post( 'products/attributes', { name: 'Size', slug: 'size', generate_slug: 'false' } );
	const category = await post( 'products/categories', { name: 'Light' } );
	await post( 'products/tags', { name: 'Warm' } );
	const variable = await post( 'products', {
		name: 'Shirt',
		type: 'variable',
		categories: [ { id: category } ],
		attributes: [ { id: size, options: [ 'Small' ], variation: true } ],
	} );
	const variation = await post( `products/${ variable }/variations`, {
		regular_price: '5.00',
		attributes: [ { id: size, option: 'Small' } ],
	} );
	return {
		product: await first( 'products?type=simple' ),
		variable,
		variation,
		order: await first( 'orders' ),
		coupon: await post( 'coupons', { code: 'less', amount: '1.00' } ),
		customer: await post( 'customers', { email: 'ada@example.org', username: 'ada', password: 'password' } ),
		category,
		review: isAlone ? await first( 'products/reviews?status=hold' ) : 0,
	};
}

/** Pages without an entry, and what they are to show. */
const hiddenPages = ( shown: Shown ): Record< string, string > => ( {
	'storewright-customer': `user=${ shown.customer }`,
	'storewright-coupon': `id=${ shown.coupon }`,
	'storewright-edit-products': `ids=${ shown.product }`,
	'storewright-quick-edit': `id=${ shown.product }`,
	'storewright-stock-history': `id=${ shown.product }`,
} );

/** WordPress's own pages of one thing, where the plugin adds to them. */
const ownPages = ( shown: Shown ): string[] => [
	'admin.php?page=wc-orders&action=new',
	`admin.php?page=wc-orders&action=edit&id=${ shown.order }`,
	'admin.php?page=storewright-coupon',
	`post.php?post=${ shown.product }&action=edit`,
	'post-new.php?post_type=product',
	'edit.php?post_type=shop_coupon',
	`term.php?taxonomy=product_cat&tag_ID=${ shown.category }&post_type=product`,
	'edit-tags.php?taxonomy=pa_size&post_type=product',
	'edit-comments.php?comment_type=review',
	`comment.php?action=editcomment&c=${ shown.review }`,
];

/** The file that an address of wp-admin asks for. */
const baseOf = ( address: string ) => new URL( address ).pathname.replace( /^.*\/wp-admin\//, '' );

/** The reports, as the links between them lead to them. */
async function readReports( page: Page, overview: string ): Promise< string[] > {
	await page.goto( overview );
	const links = page.locator( '#storewright-root a[href*="%2Fanalytics%2F"]' );
	await expect( links.first() ).toBeVisible();
	const paths = await links.evaluateAll( ( all ) =>
		all.map( ( link ) => new URL( ( link as HTMLAnchorElement ).href ).searchParams.get( 'path' ) ?? '' )
	);
	return [ ...new Set( paths ) ];
}

/**
 * Lists the screens, once the shop has something that they show.
 *
 * @param page   Of the administrator.
 * @param client Of the same.
 * @param site   Its site.
 * @param tasks  Ids of the setup tasks, with the addresses of those that have no page of the dashboard.
 */
export async function readScreens(
	page: Page,
	client: RequestUtils,
	site: TestSite,
	tasks: ReadonlyArray< { id: string; actionUrl: string } >
): Promise< Screen[] > {
	const isAlone = site.page === 'wc-admin';
	const admin = `${ site.url }wp-admin/`;
	const shown = await fillShop( client, isAlone );
	const start = isAlone ? 'wc-settings' : site.page;
	const answer = await page.context().request.get( `${ admin }admin.php?page=${ start }&storewright-test-screens=1` );
	const registries = ( await answer.json() ) as Registries;

	const route = ( query: Record< string, string > ) =>
		`admin.php?${ new URLSearchParams( { page: site.page, ...query } ) }`;
	const reports = await readReports( page, admin + route( { path: '/analytics/overview' } ) );
	expect( reports.length ).toBeGreaterThan( 8 );
	const known = pathsOfPatterns( shown, reports );
	const paths = registries.routes.flatMap( ( path ) => {
		expect(
			isPattern( path ) ? known : { [ path ]: [] },
			'The patterns of bin/lib/screen-patterns.mjs'
		).toHaveProperty( [ path ] );
		return isPattern( path ) ? ( known[ path ] ?? [] ) : [ path ];
	} );
	const hidden = hiddenPages( shown );
	expect( Object.keys( hidden ), 'The pages of tests/e2e/pages/screens.ts' ).toEqual(
		expect.arrayContaining( registries.hidden )
	);

	const addresses = [
		...paths.map( ( path ) => route( path === '/' ? {} : { path } ) ),
		...registries.settings,
		...registries.entries,
		...registries.hidden.map( ( name ) => `admin.php?page=${ name }&${ hidden[ name ] }` ),
		...( isAlone ? ownPages( shown ) : [] ),
	].map( ( address ) => new URL( address, admin ).href );
	const files = addresses.map( baseOf );
	if ( isAlone ) {
		expect( files, 'Pages of WordPress that the plugin adds to' ).toEqual(
			expect.arrayContaining( registries.hooked )
		);
	}
	const named = new Map( [
		...tasks
			.filter( ( { actionUrl } ) => actionUrl === '' )
			.map( ( { id } ) => [ admin + route( { task: id } ), `task ${ id }` ] as const ),
		...[ ...addresses, ...registries.storefront ].map( ( url ) => [ url, url ] as const ),
	] );
	return [ ...named ].map( ( [ url, name ] ) => ( { url, name } ) );
}
