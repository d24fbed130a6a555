/** Plugins that do what they must not: the dashboard stays, and the console or the log names them. */
import { expect, test } from './fixtures';
import { Home } from './pages/home';

const PLUGINS = [
	'throwing-filter',
	'rubbish-filter',
	'mutating-filter',
	'late-filter',
	'endless-render',
	'effect',
	'duplicate-ids',
	'huge-payload',
	'globals',
	'new-component',
	// The last one: from then on no response of WordPress itself is JSON.
	'notices',
].map( ( name ) => `bad-${ name }` );

test.use( { tasks: [ 'StoreDetails', 'Products', 'Payments' ] } );

test( 'Eleven bad plugins at once leave Home and the tasks working, and are named', async ( {
	page,
	dashboard,
	requestUtils,
	problems,
} ) => {
	test.setTimeout( 120_000 );
	for ( const plugin of PLUGINS ) {
		await requestUtils.rest( {
			method: 'PUT',
			path: `/wp/v2/plugins/${ plugin }/${ plugin }`,
			data: { status: 'active' },
		} );
	}
	const failed = ( what: string ) => new RegExp( `Console: The ${ what } failed and was` );
	problems.expect( failed( 'filter storewright_admin_pages_list of “bad-throwing-filter”' ) );
	problems.expect( failed( 'filter storewright_admin_task_lists of “bad-rubbish-filter”' ) );
	problems.expect( failed( 'filter storewright_admin_task_lists of “bad-mutating-filter”' ) );
	problems.expect( failed( 'filter storewright_admin_task_lists of “bad-duplicate-ids”' ) );
	problems.expect( failed( 'plugin “bad-endless-render”' ) );
	problems.expect( failed( 'plugin “bad-effect”' ) );
	problems.expect( /PHP: .*There is a task store_details already/ );
	problems.expect( /PHP: .*A filter of storewright_page_data broke/ );
	problems.expect( /PHP: .*printed something into a REST response.*bad-notices\.php/ );
	// What React says of its own accord.
	problems.expect( /Console: .*(Minified React error #301|Too many re-renders|Thrown in an effect)/ );

	const home = new Home( page );
	await dashboard.open();
	await expect( home.rows ).toHaveCount( 4 );
	await dashboard.expectAccessible();
	await home.row( 'Huge' ).click();
	await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Huge' );
	await page.goBack();
	await home.card.getByRole( 'listitem' ).nth( 1 ).getByRole( 'link' ).click();
	await dashboard.root.getByRole( 'textbox', { name: 'Name', exact: true } ).fill( 'Mug' );
	await dashboard.root.getByRole( 'textbox', { name: 'Price', exact: true } ).fill( '5' );
	await dashboard.root.getByRole( 'button', { name: 'Add product' } ).click();
	await expect( dashboard.root.getByRole( 'heading', { name: 'Mug was added to your store' } ) ).toBeVisible();
	await dashboard.root.getByRole( 'button', { name: 'Continue with setup' } ).click();
	await expect( home.rows ).toHaveCount( 4 );

	await dashboard.open( { path: '/late' } );
	await expect( dashboard.root.getByRole( 'heading', { name: 'A late page' } ) ).toBeVisible();

	await dashboard.open( { path: '/new-component' } );
	const field = dashboard.root.getByRole( 'textbox', { name: 'What is typed' } );
	await field.fill( 'Mug' );
	await dashboard.root.getByRole( 'button', { name: 'Add a filter' } ).click();
	await expect( dashboard.root.getByText( 'The filter ran anew.' ) ).toBeVisible();
	await expect( field, 'It stays the same one.' ).toHaveValue( 'Mug' );
} );
