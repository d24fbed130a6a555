/** The export of a blueprint: steps are chosen and a file is saved, with scripts and without. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { pressOn } from './pages/keyboard';
import { at, failAt } from './pages/requests';
import { SETTINGS, SettingsPage } from './pages/settings-page';

const EXPORT = 'wc-admin/blueprint/export';

/** The steps by their labels, in their order. */
const STEPS = {
	Settings: 'setWCSettings',
	'Core Profiler Options': 'setWCCoreProfilerOptions',
	'Payment Gateways': 'setWCPaymentGateways',
	Shipping: 'setWCShipping',
	'Tax rates': 'setWCTaxRates',
	Plugins: 'installPlugin',
	Themes: 'installTheme',
	'Task Options': 'setWCTaskOptions',
};

interface Blueprint {
	steps: Array< { step: string; payment_gateways?: Record< string, { id: string; enabled: boolean } > } >;
}

const saved = async ( page: Page, save: () => Promise< void > ): Promise< Download > => {
	const download = page.waitForEvent( 'download' );
	await save();
	return download;
};

const stepsOf = async ( download: Download ) =>
	( JSON.parse( await readFile( await download.path(), 'utf8' ) ) as Blueprint ).steps;

test( '[B2-070] [B2-077] [B3-025] [B3-026] [B4-027] [B5-009] [B7-006] [B8-014] Steps are chosen and exported by keyboard, as JSON and as a zip file', async ( {
	page,
	dashboard,
	problems,
} ) => {
	problems.expect( /Console: Failed to load resource: .*status of 500/ );
	const settings = new SettingsPage( page );
	const { root } = settings;
	const box = ( label: string ) => root.getByRole( 'checkbox', { name: label, exact: true } );
	const button = root.getByRole( 'button', { name: 'Export', exact: true } );
	const link = root.getByRole( 'link', { name: 'Download the blueprint' } );
	await settings.open( 'advanced', 'blueprint' );
	await expect( root.locator( '[data-island="blueprint-export"] input' ).last() ).not.toHaveAttribute( 'name' );
	await expect( root.getByRole( 'group', { name: 'What to export' } ).getByRole( 'checkbox' ) ).toHaveCount( 8 );
	for ( const label of Object.keys( STEPS ) ) {
		await expect( box( label ) ).toBeChecked();
	}

	const repair = await failAt( page, EXPORT );
	await pressOn( page, button );
	const notice = page.locator( '.components-notice' ).filter( { hasText: 'The database went away.' } );
	await expect( notice ).toBeVisible();
	await expect( link ).toHaveCount( 0 );
	await notice.getByRole( 'button', { name: /Dismiss|Close/ } ).press( 'Enter' );
	await expect( notice ).toHaveCount( 0 );
	await repair();

	await box( 'Plugins' ).focus();
	await pressOn( page, box( 'Themes' ), 'Space' );
	let answer: () => void = () => undefined;
	const held = new Promise< void >( ( resolve ) => ( answer = resolve ) );
	await page.route( at( EXPORT ), async ( call ) => {
		await held;
		await call.continue();
	} );
	await pressOn( page, button );
	await expect( button ).toBeDisabled();
	answer();
	await expect( button ).toBeEnabled();
	const json = await saved( page, () => link.press( 'Enter' ) );
	expect( json.suggestedFilename() ).toBe( 'woo-blueprint.json' );
	const steps = await stepsOf( json );
	expect( [ ...new Set( steps.map( ( { step } ) => step ) ) ] ).toEqual(
		Object.values( STEPS ).filter( ( step ) => step !== 'installTheme' )
	);
	const gateways = Object.values( steps.flatMap( ( { payment_gateways: one = {} } ) => Object.values( one ) ) );
	expect( gateways.map( ( { id } ) => id ) ).toEqual( expect.arrayContaining( [ 'bacs', 'cheque', 'cod' ] ) );
	expect( gateways.map( ( { enabled } ) => typeof enabled ) ).not.toContain( 'undefined' );

	await box( 'Export as a zip file' ).press( 'Space' );
	await button.press( 'Enter' );
	await expect( link ).toHaveAttribute( 'download', 'woo-blueprint.zip' );
	const zip = await readFile( await ( await saved( page, () => link.press( 'Enter' ) ) ).path() );
	expect( zip.subarray( 0, 2 ).toString() ).toBe( 'PK' );

	for ( const label of Object.keys( STEPS ).filter( ( each ) => each !== 'Themes' ) ) {
		await box( label ).press( 'Space' );
	}
	await expect( button ).toBeDisabled();
	for ( const direction of [ 'ltr', 'rtl' ] as const ) {
		await dashboard.setDirection( direction );
		await settings.open( 'advanced', 'blueprint' );
		await dashboard.expectFits( SETTINGS, [ 400 ] );
	}
} );

test.describe( 'Without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[B2-077] what is chosen is exported, and nothing is told to be', async ( { page } ) => {
		const settings = new SettingsPage( page );
		const box = ( label: string ) => settings.root.getByRole( 'checkbox', { name: label, exact: true } );
		const button = settings.root.getByRole( 'button', { name: 'Export', exact: true } );
		await settings.open( 'advanced', 'blueprint' );
		for ( const label of Object.keys( STEPS ).slice( 1 ) ) {
			await box( label ).uncheck();
		}
		const download = await saved( page, () => button.click() );
		expect( download.suggestedFilename() ).toBe( 'woo-blueprint.json' );
		expect( ( await stepsOf( download ) ).map( ( { step } ) => step ) ).toEqual( [ 'setWCSettings' ] );

		await box( 'Settings' ).uncheck();
		await button.click();
		await expect( settings.root.getByRole( 'alert' ) ).toContainText( 'Choose at least one step.' );
		await expect( box( 'Settings' ) ).toBeVisible();
	} );
} );
