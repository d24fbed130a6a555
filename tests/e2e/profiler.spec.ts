import { existsSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { byKeyboard, byMouse, type Hands } from './pages/hands';
import { BROKEN, failAt, holdAt, watchRequests } from './pages/requests';

const INSTALL = 'wc-admin/plugins/install';

const STEP = 'wc-admin/onboarding/profile/progress/core-profiler/complete';

/** The browser is where the store is. */
test.use( { timezoneId: 'Europe/Berlin', tasks: [ 'StoreDetails' ] } );

const button = ( page: Page, name: string ): Locator => page.getByRole( 'button', { name, exact: true } );
const step = ( page: Page, name: string ): Locator => page.getByRole( 'heading', { name, exact: true } );

/** From the store's name to the end of the wizard, with the place that was guessed. */
async function finish( page: Page, hands: Hands, name: string ): Promise< void > {
	await expect( step( page, 'Tell us about your store' ) ).toBeFocused();
	await expect( page.getByRole( 'combobox', { name: 'Country / Region' } ) ).toHaveValue( 'Germany — Berlin' );
	await hands.write( page.getByRole( 'textbox', { name: 'Store name' } ), name );
	await hands.press( button( page, 'Continue' ) );
	await expect( step( page, 'Add free plugins' ) ).toBeFocused();
	for ( const plugin of await page.getByRole( 'checkbox' ).all() ) {
		await expect( plugin ).not.toBeChecked();
	}
	await hands.press( button( page, 'Continue without plugins' ) );
	await expect( page.getByRole( 'region', { name: 'What will change' } ) ).toContainText( 'Germany — Berlin' );
}

test( '[B2-016] [B2-017] [B9-006] Answers change nothing before the review, and set up name, country and currency then', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	const setting = async ( id: string ) =>
		( await requestUtils.rest< { value: string } >( { path: `/wc/v3/settings/general/woocommerce_${ id }` } ) )
			.value;
	const before = await setting( 'currency' );
	await dashboard.open( { task: 'store_details' } );
	await page.getByRole( 'link', { name: 'Set up name, country and plugins step by step' } ).click();
	await expect( step( page, 'How far is your business?' ) ).toBeVisible();
	await expect( page.locator( '#adminmenumain, #wpadminbar' ).filter( { visible: true } ) ).toHaveCount( 0 );
	await page.getByRole( 'radio', { name: 'I’m just starting my business' } ).click();
	await button( page, 'Continue' ).click();
	await finish( page, byMouse( page ), 'Mug shop' );
	expect( await setting( 'currency' ) ).toBe( before );

	await button( page, 'Apply changes' ).click();
	await expect( step( page, 'Your store is set up' ) ).toBeFocused();
	expect( await setting( 'default_country' ) ).toBe( 'DE:DE-BE' );
	expect( await setting( 'currency' ) ).toBe( 'EUR' );
	expect( await requestUtils.rest( { path: '/wp/v2/settings' } ) ).toMatchObject( { title: 'Mug shop' } );
	await button( page, 'Go to Home' ).click();
	await expect( page ).not.toHaveURL( /setup-wizard/ );
	await expect( dashboard.menu ).toBeVisible();
} );

test( '[B2-016] A step that can’t be saved keeps what was typed; a reload goes on there, and so does who skipped', async ( {
	page,
	dashboard,
	problems,
} ) => {
	problems.expect( /status of 500/ );
	await dashboard.open( { path: '/setup-wizard' } );
	await page.getByRole( 'radio', { name: 'I’m already selling' } ).click();
	await page.getByRole( 'radio', { name: 'Offline', exact: true } ).click();
	await button( page, 'Continue' ).click();
	const name = page.getByRole( 'textbox', { name: 'Store name' } );
	await name.fill( 'Mug shop' );
	const repair = await failAt( page, STEP );
	await button( page, 'Continue' ).click();
	await expect( dashboard.root.getByText( BROKEN.json.message ) ).toBeVisible();
	await expect( name ).toHaveValue( 'Mug shop' );
	await repair();
	await button( page, 'Continue' ).click();
	await expect( step( page, 'Add free plugins' ) ).toBeVisible();

	await page.reload();
	await expect( step( page, 'Add free plugins' ) ).toBeVisible();
	await button( page, 'Back' ).click();
	await expect( name ).toHaveValue( 'Mug shop' );
	await button( page, 'Skip setup' ).click();
	await expect( page ).not.toHaveURL( /setup-wizard/ );
	await dashboard.open( { path: '/profiler' } );
	await expect( step( page, 'Add free plugins' ) ).toBeVisible();
} );

test( '[B2-016] A page that is loaded again while plugins are installed goes on with them; one that fails is told of and left out', async ( {
	page,
	dashboard,
	requestUtils,
	site,
} ) => {
	await requestUtils.activatePlugin( 'fake-marketplace' );
	await dashboard.open( { path: '/setup-wizard' } );
	await button( page, 'Continue' ).click();
	await page.getByRole( 'textbox', { name: 'Store name' } ).fill( '<b>Mug</b> shop' );
	await button( page, 'Continue' ).click();
	await page.getByRole( 'checkbox', { name: 'Town Crier' } ).check();
	await page.getByRole( 'checkbox', { name: 'Fake connection' } ).check();
	await page.getByRole( 'checkbox', { name: 'Signpost' } ).check();
	await button( page, 'Continue with 3 plugins' ).click();
	await expect( page.getByRole( 'region', { name: 'What will change' } ) ).toContainText( '<b>Mug</b> shop' );

	const requests = watchRequests( page );
	const release = await holdAt( page, INSTALL, 'POST' );
	await button( page, 'Apply changes' ).click();
	await expect( page.getByText( 'Installing Town Crier…' ) ).toBeVisible();
	// As WordPress stores every name.
	expect( await requestUtils.rest( { path: '/wp/v2/settings' } ) ).toMatchObject( {
		title: '&lt;b&gt;Mug&lt;/b&gt; shop',
	} );
	await page.reload();
	await expect( page.getByText( 'Setup continues with the plugins you chose.' ) ).toBeVisible();
	await expect( page.getByText( 'Installing Town Crier…' ) ).toBeVisible();
	await dashboard.expectFits( undefined, [ 400 ] );
	release();
	await expect( dashboard.root.getByText( 'Signpost could not be installed' ) ).toBeVisible();
	await expect( dashboard.root ).toContainText( /The directory does not answer\..*Your other changes were saved\./ );
	await dashboard.expectAccessible();
	await button( page, 'Try again' ).click();
	await expect.poll( () => requests.writesTo( INSTALL ).length ).toBe( 5 );
	await button( page, 'Continue without it' ).press( 'Enter' );
	await expect( step( page, 'Your store is set up' ) ).toBeFocused();
	const changed = page.getByRole( 'list', { name: 'What was changed' } );
	await expect( changed.getByRole( 'listitem' ) ).toHaveText( [
		'Town Crier is installed',
		'Fake connection is installed',
	] );
	// One that was held back when the page was loaded again, and one that was tried again.
	expect( requests.writesTo( INSTALL ) ).toHaveLength( 5 );
	const { plugins } = await requestUtils.rest< { plugins: string[] } >( { path: '/wc-admin/plugins/active' } );
	expect( plugins ).toEqual( expect.arrayContaining( [ 'town-crier', 'fake-connection' ] ) );
	expect( plugins ).not.toContain( 'signpost' );
	expect( existsSync( `${ site.path }/wp-content/plugins/town-crier/town-crier.php` ) ).toBe( true );
	expect( existsSync( `${ site.path }/wp-content/plugins/signpost` ) ).toBe( false );
	// Nothing waits any more.
	await page.reload();
	await expect( step( page, 'How far is your business?' ) ).toBeVisible();
} );

test( '[B2-017] The profiler is done by keyboard alone, on a phone, and from right to left', async ( {
	page,
	dashboard,
} ) => {
	await dashboard.setDirection( 'rtl' );
	await dashboard.open( { path: '/profiler' } );
	const hands = byKeyboard( page );
	const stage = page.getByRole( 'radio', { name: 'I’m just starting my business' } );
	await expect( stage ).toBeVisible();
	await dashboard.expectFits( undefined, [ 400 ] );
	await hands.press( button( page, 'Continue' ) );
	await finish( page, hands, 'Keyboard shop' );
	await dashboard.expectFits();
	await hands.press( button( page, 'Apply changes' ) );
	await expect( step( page, 'Your store is set up' ) ).toBeFocused();
	await dashboard.expectFits( undefined, [ 400 ] );
} );
