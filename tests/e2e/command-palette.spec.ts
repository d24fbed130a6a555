/** WordPress's command palette with the commands of the store, by keyboard alone. */
import { expect, test } from './fixtures';
import { Palette } from './pages/palette';
import { watchRequests } from './pages/requests';

test.use( { tasks: [ 'StoreDetails', 'Shipping' ] } );

test( '[issue 13.7] Nothing is loaded before it is opened; then it leads to every page and task', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	await requestUtils.activatePlugin( 'hello-page' );
	const palette = new Palette( page );
	const chunks: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /\/build\/commands[.-]/.test( request.url() ) ) {
			chunks.push( request.url() );
		}
	} );
	const requests = watchRequests( page );
	await dashboard.open();
	await page.waitForLoadState( 'networkidle' );
	expect( [ ...chunks, ...requests.all.filter( ( line ) => / \/wc/.test( line ) ) ] ).toEqual( [] );
	const heading = dashboard.root.getByRole( 'heading', { level: 1 } );
	const started = await page.evaluate( () => performance.timeOrigin );

	await palette.search( 'hello' );
	await palette.choose( /^Go to: .*Hello/ );
	await expect( heading ).toHaveText( 'Hello' );
	await expect( heading ).toBeFocused();
	expect( chunks ).not.toEqual( [] );

	await palette.search( 'shipping rates' );
	await palette.choose( /^Setup: Set your shipping rates/ );
	await expect( heading ).toHaveText( 'Set your shipping rates' );
	await palette.search( 'storewright home' );
	await expect( palette.option( /^Go to: .*Home/ ) ).toHaveCount( 1 );
	await palette.choose( /^Go to: .*Home/ );
	await expect( heading ).toHaveText( 'Home' );
	expect( await page.evaluate( () => performance.timeOrigin ), 'The page was not loaded anew.' ).toBe( started );
} );
