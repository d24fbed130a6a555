import { existsSync } from 'node:fs';
import { expect, test } from './fixtures';
import { Home } from './pages/home';
import { holdAt, watchRequests } from './pages/requests';
import { Shop } from './pages/shop';

test.use( { tasks: [ 'Marketing', 'StoreDetails' ] } );

const INSTALL = 'wc-admin/plugins/install';

test( '[A7-012] A plugin is downloaded, unpacked and activated by WordPress, once, when there is a network again', async ( {
	page,
	context,
	dashboard,
	requestUtils,
	site,
	problems,
} ) => {
	problems.expect( /Console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/ );
	await requestUtils.activatePlugin( 'fake-marketplace' );
	const folder = `${ site.path }/wp-content/plugins/town-crier`;
	const root = dashboard.root;
	const home = new Home( page );
	await dashboard.open( { task: 'marketing' } );
	const install = root.getByRole( 'button', { name: 'Install Town Crier' } );
	await expect( install ).toBeVisible();

	await context.setOffline( true );
	await install.click();
	await expect( root.getByRole( 'list', { name: 'Reach your customers' } ) ).toContainText(
		'Your store could not be reached. Check your connection and try again.'
	);
	await expect( install ).not.toHaveAttribute( 'aria-disabled', 'true' );
	await context.setOffline( false );

	const requests = watchRequests( page );
	const release = await holdAt( page, INSTALL, 'POST' );
	await install.dblclick();
	await expect( install ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( root.getByRole( 'button', { name: 'Install Signpost' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( root.getByRole( 'status' ).filter( { hasText: 'Installing…' } ) ).toHaveCount( 1 );
	expect( existsSync( folder ) ).toBe( false );
	release();

	await expect( home.messages ).toContainText( 'Town Crier is active now.' );
	const installed = root.getByRole( 'region', { name: 'Installed marketing extensions' } );
	await expect( installed.getByText( 'Town Crier', { exact: true } ) ).toBeFocused();
	await expect( install ).toHaveCount( 0 );
	expect( requests.writesTo( INSTALL ) ).toHaveLength( 1 );
	expect( existsSync( `${ folder }/town-crier.php` ) ).toBe( true );
	expect( await requestUtils.rest( { path: '/wc-admin/plugins/active' } ) ).toEqual( {
		plugins: expect.arrayContaining( [ 'town-crier' ] ),
	} );
	expect( await new Shop( requestUtils ).doneTasks() ).toEqual( [ 'marketing' ] );
	await root.getByRole( 'button', { name: 'Continue' } ).click();
	await expect( home.row( 'Grow your business (done)' ) ).toBeVisible();
} );
