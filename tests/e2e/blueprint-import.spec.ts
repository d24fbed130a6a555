/** The import of a blueprint: a file is brought, what it would change is read and chosen, and an import can be undone. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { pressOn } from './pages/keyboard';
import { SETTINGS, SettingsPage } from './pages/settings-page';

const blueprint = ( options: Record< string, unknown >, more: object[] = [] ) => ( {
	name: 'woo-blueprint.json',
	mimeType: 'application/json',
	buffer: Buffer.from( JSON.stringify( { version: 1, steps: [ { step: 'setWCSettings', options }, ...more ] } ) ),
} );

const FILE = blueprint( { 'general/woocommerce_store_city': 'Paris', 'general/woocommerce_store_postcode': '75002' }, [
	{
		step: 'setWCShipping',
		zones: [
			{
				name: 'France',
				order: 1,
				locations: [ { code: 'FR', type: 'country' } ],
				methods: [ { method_id: 'flat_rate', enabled: true, settings: { cost: '5' } } ],
			},
		],
	},
	{
		step: 'installPlugin',
		pluginData: { resource: 'wordpress.org/plugins', slug: 'a-plugin-that-is-missing' },
		options: { activate: true },
	},
] );

class ImportPage extends SettingsPage {
	readonly file: Locator;
	readonly show: Locator;
	readonly start: Locator;
	readonly undo: Locator;

	constructor( page: Page ) {
		super( page );
		this.file = this.root.getByLabel( 'Blueprint file' );
		this.show = this.root.getByRole( 'button', { name: 'Show what would change' } );
		this.start = this.root.getByRole( 'button', { name: 'Import', exact: true } );
		this.undo = this.root.getByRole( 'button', { name: 'Undo the last import' } );
	}

	async review( file: typeof FILE ): Promise< void > {
		await this.open( 'advanced', 'blueprint' );
		await this.file.setInputFiles( file );
		await this.show.click();
	}

	row( name: string ): Locator {
		return this.root.getByRole( 'row' ).filter( { hasText: name } );
	}
}

const expectNoSidewaysScrolling = ( page: Page ) =>
	expect
		.poll( () =>
			page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth )
		)
		.toBeLessThanOrEqual( 0 );

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
		test.use( { javaScriptEnabled } );

		test( 'what is chosen of a blueprint is imported, and undone again', async ( { page, requestUtils } ) => {
			const screen = new ImportPage( page );
			await screen.review( FILE );
			await expect( screen.row( 'General: City' ) ).toContainText( 'Paris' );
			await expect( screen.row( 'Zone “France”' ) ).toContainText( 'FR; Flat rate (Cost 5)' );
			await expect( screen.row( 'a-plugin-that-is-missing' ) ).toContainText( 'Not installed' );
			await expect( screen.row( 'a-plugin-that-is-missing' ).getByRole( 'checkbox' ) ).toHaveCount( 0 );
			const city = await requestUtils.rest< { value: string } >( {
				path: '/wc/v3/settings/general/woocommerce_store_city',
			} );
			expect( city.value, 'Nothing is written yet' ).not.toBe( 'Paris' );

			await screen.root.getByRole( 'checkbox', { name: /Postcode/ } ).uncheck();
			await screen.start.click();
			await expect( screen.notice.first() ).toContainText( 'Your settings were saved.' );
			const held = async () =>
				Object.fromEntries(
					(
						await requestUtils.rest< { id: string; value: string }[] >( {
							path: '/wc/v3/settings/general',
						} )
					).map( ( { id, value } ) => [ id.replace( 'woocommerce_store_', '' ), value ] )
				);
			expect( await held() ).toMatchObject( { city: 'Paris', postcode: '' } );
			const zones = () => requestUtils.rest< { name: string }[] >( { path: '/wc/v3/shipping/zones' } );
			expect( ( await zones() ).map( ( { name } ) => name ) ).toContain( 'France' );

			await screen.undo.click();
			await expect( screen.undo ).toBeHidden();
			expect( await held() ).toMatchObject( { city: city.value } );
			expect( ( await zones() ).map( ( { name } ) => name ) ).not.toContain( 'France' );
		} );

		test( 'a file that can’t be taken is told what is wrong with it', async ( { page } ) => {
			const screen = new ImportPage( page );
			await screen.review( blueprint( { 'general/woocommerce_currency': 'GOLD', 'general/nothing': 'x' } ) );
			const errors = screen.root.getByRole( 'alert' );
			await expect( errors ).toContainText( 'Step “Settings”: There is no setting “general/nothing”.' );
			await expect( errors ).toContainText( 'Currency can’t be “GOLD”.' );
			await screen.review( { ...FILE, buffer: Buffer.from( 'hello' ) } );
			await expect( errors ).toContainText( '“hello” is not JSON' );
			await expect( screen.file ).toBeVisible();
		} );
	} );
}

test( 'a store that changed meanwhile is not overwritten', async ( { page, requestUtils } ) => {
	const screen = new ImportPage( page );
	await screen.review( FILE );
	await requestUtils.rest( {
		method: 'PUT',
		path: '/wc/v3/settings/general/woocommerce_store_city',
		data: { value: 'Nice' },
	} );
	await screen.start.click();
	await expect( screen.root.getByRole( 'alert' ) ).toContainText( 'have changed since this list was made' );
	await expect( screen.row( 'General: City' ) ).toContainText( 'Nice' );
	await screen.start.click();
	await expect( screen.notice.first() ).toBeVisible();
} );

test( 'an import needs no mouse', async ( { page } ) => {
	const screen = new ImportPage( page );
	await screen.open( 'advanced', 'blueprint' );
	await screen.file.setInputFiles( FILE );
	await screen.file.focus();
	await pressOn( page, screen.show );
	await pressOn( page, screen.root.getByRole( 'checkbox', { name: /Postcode/ } ), 'Space' );
	await expect( screen.root.getByRole( 'checkbox', { name: /Postcode/ } ) ).not.toBeChecked();
	await pressOn( page, screen.start );
	await expect( screen.undo ).toBeVisible();
	await screen.show.focus();
	await pressOn( page, screen.undo );
	await expect( screen.undo ).toBeHidden();
} );

for ( const direction of [ 'ltr', 'rtl' ] as const ) {
	test( `its pages fit and break no guideline, ${ direction }`, async ( { page, dashboard } ) => {
		const screen = new ImportPage( page );
		await dashboard.setDirection( direction );
		await screen.review( FILE );
		// The page that answers has the button that imports.
		await screen.start.waitFor();
		for ( const width of [ 1400, 782, 400, 320 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await expectNoSidewaysScrolling( page );
		}
		await dashboard.expectAccessible( SETTINGS );
		await page.setViewportSize( { width: 1400, height: 900 } );
		await screen.start.click();
		await expect( screen.undo ).toBeVisible();
		for ( const width of [ 1400, 400 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await expectNoSidewaysScrolling( page );
		}
		await dashboard.expectAccessible( SETTINGS );
	} );
}
