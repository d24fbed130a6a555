/** Settings → Shipping: zones, classes and the tester, which need no script. */
import { expect, test } from './fixtures';
import { drag } from './pages/drag';
import { pressOn, tabTo } from './pages/keyboard';
import { SETTINGS, SettingsPage } from './pages/settings-page';

const ZONES = '/wc/v3/shipping/zones';

interface Zone {
	id: number;
	name: string;
}

interface Method {
	method_id: string;
	enabled: boolean;
	settings: Record< string, { value: string } >;
}

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( javaScriptEnabled ? 'Shipping zones, with scripts' : 'Shipping zones, without scripts', () => {
		test.use( { javaScriptEnabled } );
		test.describe.configure( { timeout: 480_000 } );

		test( 'are added, tested, moved and deleted with Undo', async ( { page, dashboard, requestUtils } ) => {
			const settings = new SettingsPage( page );
			const { root } = settings;
			const name = javaScriptEnabled ? 'Berlin' : 'Potsdam';
			// What judges a page needs scripts itself.
			const check = async () => ( javaScriptEnabled ? dashboard.expectFits( SETTINGS, [ 400 ] ) : undefined );
			const zones = async () =>
				( await requestUtils.rest< Zone[] >( { path: ZONES } ) )
					.map( ( zone ) => zone.name )
					.filter( ( title ) => title !== 'Rest of the world' );
			for ( const zone of await requestUtils.rest< Zone[] >( { path: ZONES } ) ) {
				if ( zone.id !== 0 ) {
					await requestUtils.rest( { method: 'DELETE', path: `${ ZONES }/${ zone.id }?force=true` } );
				}
			}

			// A zone with a region, postcodes and a method, in one form; what is wrong is quoted and nothing lost.
			await settings.open( 'shipping' );
			await root.getByRole( 'link', { name: 'Add zone' } ).click();
			await expect( page ).toHaveURL( /tab=shipping&zone_id=new/ );
			await settings.field( 'Name' ).fill( name );
			await settings.field( 'Add a region' ).selectOption( { label: 'Germany — Berlin' } );
			await pressOn( page, root.getByRole( 'button', { name: 'Add region' } ) );
			await expect( root.getByRole( 'checkbox', { name: 'Germany — Berlin' } ) ).toBeChecked();
			await settings.field( 'Limit to postcodes' ).fill( '10*\n1*2' );
			await settings.field( 'Add a shipping method' ).selectOption( { label: 'Flat rate' } );
			await root.getByRole( 'button', { name: 'Add method' } ).click();
			await expect( root.getByRole( 'status' ) ).toContainText( 'Nothing is saved yet.' );
			await settings.field( 'Cost' ).fill( '4.90' );
			await settings.field( 'Cost' ).press( 'Enter' );
			await settings.expectError( settings.field( 'Limit to postcodes' ), /“1\*2” is not a postcode/ );
			await expect( settings.field( 'Limit to postcodes' ) ).toBeFocused();
			await expect( settings.field( 'Cost' ) ).toHaveValue( '4.90' );
			expect( await zones() ).toEqual( [] );
			await check();
			await settings.field( 'Limit to postcodes' ).fill( '10*' );
			await root.getByRole( 'button', { name: 'Add zone' } ).click();
			await expect( settings.notice ).toContainText( 'Your settings were saved.' );
			await expect( root.getByRole( 'heading', { level: 2 } ) ).toHaveText( name );

			// The list has it in its place; its order is changed by dragging, and without scripts by a button.
			await requestUtils.rest( { method: 'POST', path: ZONES, data: { name: 'Others', order: 9 } } );
			await root.getByRole( 'link', { name: 'Back to “Shipping zones”' } ).click();
			await expect( root.getByRole( 'row', { name: new RegExp( name ) } ) ).toContainText( 'postcodes 10*' );
			const handle = ( of: string ) => root.getByRole( 'button', { name: `Move ${ of }`, exact: true } );
			if ( javaScriptEnabled ) {
				await expect( handle( name ) ).toHaveAccessibleDescription( /Press Space/ );
				await drag( page, handle( name ), handle( 'Others' ) );
			} else {
				await expect( handle( name ) ).toHaveCount( 0 );
				await root.getByRole( 'button', { name: `Move “${ name }” down` } ).click();
			}
			await expect( settings.notice ).toBeVisible();
			await expect.poll( zones ).toEqual( [ 'Others', name ] );
			await expect( root.getByRole( 'row', { name: new RegExp( name ) } ) ).toContainText(
				'“Others” comes first'
			);
			await settings.notice.getByRole( 'button', { name: 'Undo' } ).click();
			await expect( settings.notice ).toContainText( 'The change was undone.' );
			expect( await zones() ).toEqual( [ name, 'Others' ] );

			// The tester says which zone applies, why, and what it costs.
			await root.getByRole( 'link', { name: 'Test an address' } ).click();
			// A place that is chosen while the list is still being read gives way to the one that is selected further down.
			await page.waitForLoadState();
			await settings.field( 'Country / state' ).selectOption( { label: 'Germany — Berlin' } );
			await settings.field( 'Postcode / ZIP' ).fill( '10115' );
			await pressOn( page, root.getByRole( 'button', { name: 'Test', exact: true } ) );
			const result = root.locator( '.storewright-test' );
			await expect( result ).toContainText( `Zone: ${ name }` );
			await expect( result ).toContainText( 'Its postcode rule “10*” covers “10115”.' );
			await expect( result.getByRole( 'row', { name: /Flat rate/ } ) ).toContainText( '$4.90' );
			await expect( root.getByText( '“Others” has no enabled shipping method.' ) ).toBeVisible();
			await check();

			await settings.open( 'shipping' );
			await root.getByRole( 'button', { name: `Delete “${ name }”` } ).click();
			await expect( settings.notice ).toBeVisible();
			expect( await zones() ).toEqual( [ 'Others' ] );
			await settings.notice.getByRole( 'button', { name: 'Undo' } ).click();
			await expect( root.getByRole( 'row', { name: new RegExp( name ) } ) ).toContainText( 'Flat rate' );
		} );
	} );
}

test( 'Two owners of a zone keep what each has changed, and are asked where it is the same', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	const settings = new SettingsPage( page );
	const { id } = await requestUtils.rest< Zone >( { method: 'POST', path: ZONES, data: { name: 'Shared' } } );
	const at = `${ ZONES }/${ id }/methods`;
	const method = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: at,
		data: { method_id: 'flat_rate', settings: { cost: '5' } },
	} );
	await page.goto( `/wp-admin/admin.php?page=wc-settings&tab=shipping&zone_id=${ id }` );
	await requestUtils.rest( {
		method: 'PUT',
		path: `${ at }/${ method.id }`,
		data: { settings: { cost: '6', title: 'Theirs' } },
	} );
	await settings.field( 'Cost' ).fill( '7' );
	await tabTo( page, settings.field( 'Add a shipping method' ) );
	await settings.field( 'Add a shipping method' ).selectOption( { label: 'Local pickup' } );
	await pressOn( page, settings.save );
	await settings.expectError( settings.field( 'Cost' ).first(), /someone else changed this to “6”/ );
	expect( await requestUtils.rest< Method[] >( { path: at } ) ).toHaveLength( 1 );
	await settings.save.click();
	await expect( settings.notice ).toBeVisible();
	const methods = await requestUtils.rest< Method[] >( { path: at } );
	expect( methods.map( ( each ) => each.method_id ) ).toEqual( [ 'flat_rate', 'local_pickup' ] );
	expect( methods[ 0 ]?.settings.cost?.value ).toBe( '7' );
	expect( methods[ 0 ]?.settings.title?.value ).toBe( 'Theirs' );

	await settings.open( 'shipping', 'classes' );
	await settings.field( 'Name' ).fill( 'Bulky' );
	await pressOn( page, settings.root.getByRole( 'button', { name: 'Add class' } ) );
	await expect( settings.root.getByRole( 'row', { name: /Bulky/ } ) ).toContainText( 'bulky' );
	await dashboard.expectFits( SETTINGS, [ 400 ] );
	await settings.root.getByRole( 'link', { name: 'Delete “Bulky”' } ).click();
	await settings.root.getByRole( 'button', { name: 'Delete class' } ).click();
	await expect( settings.root.getByText( 'No shipping classes yet.' ) ).toBeVisible();
} );
