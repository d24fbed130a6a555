/**
 * Pictures of the screens of the registries that the other files leave out, and of each page of the tasks: part of
 * `npm run screenshots`.
 */
import { expect, test } from './fixtures';
import { inBothDirections } from './fixtures/directions';
import { untilIdle } from './fixtures/idle';
import { readScreens } from './pages/screens';
import { Shop } from './pages/shop';
import { TASK_VIEWS } from './pages/task-views';

/** Addresses of which the other files take pictures, each opened anew at each width. What is new is in none of them, and so comes here. */
const ELSEWHERE = [
	/page=wc-(settings|orders)(&|$)/,
	/page=(product_attributes|storewright-(customer|stock-history|edit-products))(&|$)/,
	/edit-tags\.php\?taxonomy=pa_|edit\.php\?post_type=(product|shop_coupon)$|edit-comments\.php\?comment_type=review/,
	/page=wc-admin$/,
	/path=\/(catalog|customers|marketing|extensions|add-product|setup-wizard|profiler|customize-store|launch-your-store|wc-pay-welcome-page)(&|$)/,
	/path=\/analytics\/(overview|settings|revenue|products|variations|orders|categories|coupons|taxes|stock|downloads|cohorts|payment-methods|locations)(&|$)/,
	/path=\/product\//,
	// The theme's front page, and WordPress's own page of a review, to which the plugin adds nothing that is seen: what moves is not ours.
	/^[^?]+:\d+\/$/,
	/comment\.php\?/,
];

/** What a file of a picture is called, without the ids that differ from run to run. */
const nameOf = ( url: URL ) =>
	`screen-${ decodeURIComponent( url.pathname + url.search )
		.replace( /^\/wp-admin\/(admin\.php)?/, '' )
		.replaceAll( /[^a-z_]+/gi, '-' )
		.replace( /^-|-$/, '' ) }`;

inBothDirections( () => {
	test( 'Pages of the tasks', async ( { page, dashboard, requestUtils } ) => {
		test.setTimeout( 900_000 );
		await new Shop( requestUtils ).moveTo();
		for ( const view of TASK_VIEWS ) {
			await dashboard.takePictures( `task-${ Object.values( view ).join( '-' ) }`, async () => {
				await dashboard.open( view );
				await expect( page.getByLabel( 'Loading…' ) ).toHaveCount( 0 );
				await untilIdle( page );
			} );
		}
	} );

	test( 'Screens that no other view is of', async ( { page, dashboard, requestUtils, site } ) => {
		test.setTimeout( 900_000 );
		const screens = await readScreens( page, requestUtils, site, [] );
		const addresses = screens.map( ( { url } ) => new URL( url ) );
		const others = addresses.filter(
			( { href } ) => ! ELSEWHERE.some( ( one ) => one.test( decodeURIComponent( href ) ) )
		);
		expect( others.length ).toBeGreaterThan( 0 );
		for ( const address of others ) {
			await dashboard.takePictures( nameOf( address ), async () => {
				await page.goto( address.href );
				await expect( page.locator( 'h1, h2' ).first() ).toBeAttached();
				await expect( page.getByLabel( 'Loading…' ) ).toHaveCount( 0 );
				await untilIdle( page );
			} );
		}
	} );
} );
