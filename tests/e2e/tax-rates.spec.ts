/** The tables of tax rates among the settings: changed, refused, shared by two owners, and as a file. */
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';
import { pressOn, tabTo } from './pages/keyboard';
import { openBrowserOf } from './pages/second-person';
import { SETTINGS, SettingsPage } from './pages/settings-page';

interface Rate {
	id: number;
	name: string;
	rate: string;
	state: string;
}

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( javaScriptEnabled ? 'Tax rates, with scripts' : 'Tax rates, without scripts', () => {
		test.use( { javaScriptEnabled, as: 'manager' } );
		test.describe.configure( { timeout: 240_000 } );

		test( '[A2-035] are inserted, changed by two owners, removed with Undo, and taken along and brought back', async ( {
			page,
			browser,
			site,
			problems,
			requestUtils,
		} ) => {
			const section = javaScriptEnabled ? 'reduced-rate' : 'zero-rate';
			const stored = async () =>
				( await requestUtils.rest< Rate[] >( { path: `/wc/v3/taxes?class=${ section }&per_page=100` } ) ).map(
					( { name, rate, state } ) => `${ state } ${ name } ${ rate }`
				);
			const settings = new SettingsPage( page );
			await settings.open( 'tax', section );
			await expect( settings.root.getByText( 'No rates yet.' ) ).toBeVisible();
			await settings.field( 'Country, row 1' ).fill( 'us' );
			await settings.field( 'State, row 1' ).fill( 'ny' );
			await settings.field( 'Rate %, row 1' ).fill( 'four' );
			await settings.field( 'Name, row 1' ).fill( 'State tax' );
			await settings.root.getByRole( 'button', { name: 'Insert row' } ).click();
			await settings.field( 'Country, row 2' ).fill( 'US' );
			await settings.field( 'State, row 2' ).fill( 'CA' );
			await settings.field( 'Rate %, row 2' ).fill( '7.25' );
			await settings.field( 'Name, row 2' ).fill( 'Sales tax' );
			await settings.save.click();

			// What is wrong is quoted at its field, nothing is written, and all that was typed stays.
			await expect( settings.summary ).toHaveText( 'Nothing was saved: 1 rate needs your attention.' );
			await settings.expectError( settings.field( 'Rate %, row 1' ), /^“four” can’t be saved\./ );
			await expect( settings.field( 'Rate %, row 1' ) ).toBeFocused();
			await expect( settings.field( 'Name, row 2' ) ).toHaveValue( 'Sales tax' );
			expect( await stored() ).toEqual( [] );
			await settings.field( 'Rate %, row 1' ).fill( '4' );
			await settings.field( 'Rate %, row 1' ).press( 'Enter' );
			await expect( settings.notice.first() ).toContainText( 'Your settings were saved.' );
			expect( await stored() ).toEqual( [ 'NY State tax 4.0000', 'CA Sales tax 7.2500' ] );

			// Two owners at once.
			const other = new SettingsPage( await openBrowserOf( browser, site, problems, 'admin' ) );
			await other.open( 'tax', section );
			await settings.open( 'tax', section );
			await other.field( 'Rate %, row 1' ).fill( '4.5' );
			await other.save.click();
			await expect( other.notice.first() ).toContainText( 'Your settings were saved.' );
			await settings.field( 'Rate %, row 1' ).fill( '5' );
			await settings.save.click();
			await settings.expectError(
				settings.field( 'Rate %, row 1' ),
				'Someone else changed this to “4.5”. You entered “5”: save again to use it.'
			);
			expect( ( await stored() )[ 0 ] ).toBe( 'NY State tax 4.5000' );
			await settings.save.click();
			await expect( settings.notice.first() ).toContainText( 'Your settings were saved.' );
			expect( ( await stored() )[ 0 ] ).toBe( 'NY State tax 5.0000' );

			const download = page.waitForEvent( 'download' );
			await settings.root.getByRole( 'button', { name: 'Export CSV' } ).click();
			const file = await ( await download ).path();
			const lines = ( await readFile( file, 'utf8' ) ).trim().split( '\n' );
			expect( lines.slice( 1 ) ).toEqual( [
				`US,NY,,,5.0000,"State tax",1,0,1,${ section }`,
				`US,CA,,,7.2500,"Sales tax",1,0,1,${ section }`,
			] );

			await settings.root.getByRole( 'checkbox', { name: 'Select State tax 5 %' } ).check();
			await settings.root.getByRole( 'button', { name: 'Remove selected' } ).click();
			await expect( settings.notice.first() ).toContainText( 'Your settings were saved.' );
			expect( await stored() ).toEqual( [ 'CA Sales tax 7.2500' ] );
			await settings.root.getByRole( 'button', { name: 'Undo' } ).click();
			await expect( settings.notice.first() ).toContainText( 'The change was undone.' );
			expect( ( await stored() ).sort() ).toEqual( [ 'CA Sales tax 7.2500', 'NY State tax 5.0000' ] );

			await settings.root.getByRole( 'checkbox', { name: 'Select State tax 5 %' } ).check();
			await settings.root.getByRole( 'button', { name: 'Remove selected' } ).click();
			await settings.root.getByLabel( 'CSV file' ).setInputFiles( file );
			await settings.root.getByRole( 'button', { name: 'Import CSV' } ).click();
			await expect( settings.notice.first() ).toContainText( '1 rates added; 1 were there already.' );
			expect( ( await stored() ).sort() ).toEqual( [ 'CA Sales tax 7.2500', 'NY State tax 5.0000' ] );

			await settings.root.getByLabel( 'Search rates' ).fill( 'State tax' );
			await settings.root.getByRole( 'button', { name: 'Search', exact: true } ).click();
			await expect( settings.root.getByText( '1 rate matches “State tax”.' ) ).toBeVisible();
			await expect( settings.field( 'Name, row 1' ) ).toHaveValue( 'State tax' );
		} );
	} );
}

test( 'Tax rates fit, break no guideline, and are worked on by keyboard', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	for ( const [ index, name ] of [ 'State tax', 'County tax', 'City tax' ].entries() ) {
		await requestUtils.rest( {
			method: 'POST',
			path: '/wc/v3/taxes',
			data: {
				country: 'US',
				state: 'NY',
				postcodes: [ '10001', '100*', '11200...11299' ],
				cities: index === 2 ? [ 'New York', 'Brooklyn' ] : [],
				rate: '4.5',
				name,
				priority: index + 1,
			},
		} );
	}
	const settings = new SettingsPage( page );
	await settings.open( 'tax', 'standard' );
	await tabTo( page, settings.field( 'Rate %, row 2' ) );
	await page.keyboard.type( 'much' );
	await pressOn( page, settings.save );
	await settings.expectError( settings.field( 'Rate %, row 2' ), /^“much” can’t be saved\./ );
	await dashboard.expectFits( SETTINGS, [ 400, 1400 ] );
	await settings.field( 'Rate %, row 2' ).fill( '3' );
	await pressOn( page, settings.save );
	await expect( settings.notice.first() ).toBeVisible();

	for ( const direction of [ 'ltr', 'rtl' ] as const ) {
		await dashboard.setDirection( direction );
		await settings.open( 'tax', 'standard' );
		await dashboard.takePictures( 'tax-rates' );
		await dashboard.expectAccessible( SETTINGS );
	}
} );
