import type { Browser } from '@playwright/test';
import { expect, test } from './fixtures';
import { Home } from './pages/home';
import { pressOn } from './pages/keyboard';
import { SETTINGS, SettingsPage } from './pages/settings-page';

const OPTIONS = '/storewright-test/v1/everything';

/** Somebody who was never here. */
const stranger = async ( browser: Browser, baseURL: string | undefined ) =>
	(
		await browser.newContext( { storageState: { cookies: [], origins: [] }, ...( baseURL && { baseURL } ) } )
	).newPage();

test( 'An owner hides the site by keyboard, shares it, and opens it again [B2-051] [B2-052] [B2-070] [B4-012] [B4-015] [B7-018]', async ( {
	page,
	browser,
	baseURL,
	dashboard,
	context,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	// The browser's own question whether to leave the page is none of it.
	const asked: string[] = [];
	page.on( 'dialog', ( question ) => {
		asked.push( question.type() );
		return question.accept();
	} );
	const settings = new SettingsPage( page );
	await settings.open( 'site-visibility' );
	await expect( settings.save ).toBeDisabled();
	await settings.field( 'Live' ).press( 'ArrowUp' );
	await expect( settings.field( 'Coming soon' ) ).toBeChecked();
	await settings.field( 'Share your site with a private link' ).press( 'Space' );
	await settings.save.press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Confirm switch to ‘Coming soon’ mode' } );
	await dashboard.expectAccessible( '[role="dialog"]' );
	await dialog.getByRole( 'button', { name: 'Cancel' } ).press( 'Enter' );
	await expect( dialog ).toBeHidden();
	await settings.save.press( 'Enter' );
	await dialog.getByRole( 'button', { name: 'Switch' } ).press( 'Enter' );
	await expect( settings.notice ).toContainText( 'Your settings were saved.' );
	expect( asked ).toEqual( [] );

	await page.getByRole( 'button', { name: 'Copy link' } ).press( 'Enter' );
	await expect( page.getByRole( 'button', { name: 'Copied!' } ) ).toBeVisible();
	const link = await settings.field( 'Private link' ).inputValue();
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe( link );
	const visitor = await stranger( browser, baseURL );
	const heading = visitor.getByRole( 'heading', { name: 'Coming soon' } );
	await visitor.goto( '/' );
	await expect( heading ).toBeVisible();
	await visitor.goto( link );
	await expect( heading ).toBeHidden();
	await visitor.context().close();

	for ( const direction of [ 'ltr', 'rtl' ] as const ) {
		await dashboard.setDirection( direction );
		await page.setViewportSize( { width: 400, height: 800 } );
		await settings.open( 'site-visibility' );
		await expect( page.getByRole( 'button', { name: 'Copy link' } ) ).toBeVisible();
		expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 400 );
		await dashboard.expectAccessible( SETTINGS );
	}
} );

test( '[B7-023] What the owner does with the site’s visibility is recorded', async ( { page, context } ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	// The first event is recorded while the page loads.
	await page.addInitScript( () => {
		type Hooks = { addAction: ( ...args: unknown[] ) => void };
		const heard: unknown[] = [];
		const wp = {};
		let hooks: Hooks;
		Object.defineProperty( wp, 'hooks', {
			get: () => hooks,
			set: ( loaded: Hooks ) => {
				hooks = loaded;
				hooks.addAction( 'storewright.event', 'e2e', ( name: unknown, props: unknown ) =>
					heard.push( [ name, props ] )
				);
			},
		} );
		Object.assign( window, { wp, heard } );
	} );
	const heard = () => page.evaluate( () => ( window as unknown as { heard: unknown[][] } ).heard );
	const settings = new SettingsPage( page );
	await settings.open( 'site-visibility' );
	const events: unknown[] = [ [ 'site_visibility_view', { status: 'no' } ] ];
	const expectRecorded = ( name: string, props: Record< string, unknown > ) => {
		events.push( [ `site_visibility_${ name }`, props ] );
		return expect
			.poll( async () =>
				( await heard() ).filter( ( [ event ] ) => /^site_visibility_/.test( String( event ) ) )
			)
			.toEqual( events );
	};
	await settings.field( 'Coming soon' ).check();
	await expectRecorded( 'toggle', { status: 'coming_soon' } );
	await settings.field( 'Apply to store pages only' ).check();
	await expectRecorded( 'store_pages_only_toggle', { enabled: true } );
	await settings.field( 'Share your site with a private link' ).check();
	await expectRecorded( 'private_link_toggle', { enabled: true } );
	await page.getByRole( 'button', { name: 'Copy link' } ).click();
	await expectRecorded( 'share_link_copy', {} );
} );

test( 'A form whose button is pressed twice is sent once', async ( { page } ) => {
	const settings = new SettingsPage( page );
	await settings.open( 'site-visibility', 'preview-links' );
	await settings.field( 'Name' ).fill( 'Agency' );
	await page.getByRole( 'button', { name: 'Create link' } ).dblclick( { noWaitAfter: true } );
	await expect( settings.field( 'Preview link' ) ).toBeVisible();
	await settings.open( 'site-visibility', 'preview-links' );
	await expect( settings.root.getByRole( 'row', { name: /Agency/ } ) ).toHaveCount( 1 );
} );

test.describe( 'Without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the site is hidden, and shown by a link with a name that can be revoked', async ( {
		page,
		browser,
		baseURL,
		requestUtils,
	} ) => {
		const settings = new SettingsPage( page );
		await settings.open( 'site-visibility' );
		await settings.field( 'Coming soon' ).check();
		await settings.save.click();
		await expect( settings.notice ).toContainText( 'Your settings were saved.' );
		await expect( settings.field( 'Coming soon' ) ).toBeChecked();

		await settings.open( 'site-visibility', 'preview-links' );
		await settings.field( 'Name' ).fill( 'Agency' );
		await page.getByRole( 'button', { name: 'Create link' } ).click();
		const link = await settings.field( 'Preview link' ).inputValue();

		const guest = await stranger( browser, baseURL );
		const answer = await guest.goto( link );
		expect( answer?.headers()[ 'cache-control' ] ).toContain( 'no-store' );
		const heading = guest.getByRole( 'heading', { name: 'Coming soon' } );
		await expect( heading ).toBeHidden();
		expect( ( await guest.request.get( '/wp-json/wp/v2/posts' ) ).status() ).toBe( 200 );
		expect( ( await guest.request.post( '/', { form: { a: 'b' } } ) ).headers()[ 'x-robots-tag' ] ).toContain(
			'noindex'
		);
		expect( await ( await guest.request.post( '/', { form: { a: 'b' } } ) ).text() ).toContain( 'Coming soon' );

		await settings.open( 'site-visibility', 'preview-links' );
		await expect( settings.root.getByRole( 'row', { name: /Agency/ } ) ).not.toContainText( 'Never' );
		await page.getByRole( 'button', { name: 'Revoke Agency' } ).click();
		await expect( settings.notice ).toContainText( 'The link for “Agency” was revoked.' );
		await guest.goto( '/' );
		await expect( heading ).toBeVisible();
		await guest.context().close();
		await requestUtils.rest( { method: 'POST', path: OPTIONS, data: { woocommerce_coming_soon: 'no' } } );
	} );
} );

test.describe( 'Once the store was launched and is coming soon again', () => {
	test.use( { tasks: [ 'LaunchYourStore', 'Shipping' ] } );

	test( '[B7-015] the tour on Home says who sees the store, as its options are', async ( { page, dashboard } ) => {
		await dashboard.open( { task: 'launch-your-store' } );
		await pressOn( page, page.getByRole( 'button', { name: 'Launch store' } ) );
		await pressOn( page, page.getByRole( 'button', { name: 'Launch now' } ) );
		await expect( new Home( page ).row( 'Launch your store (done)' ) ).toBeVisible();

		const settings = new SettingsPage( page );
		const switchOver = page.getByRole( 'dialog', { name: 'Confirm switch to ‘Coming soon’ mode' } );
		const step = page.getByRole( 'dialog', { name: 'Your store is coming soon' } );
		await settings.open( 'site-visibility' );
		await settings.field( 'Coming soon' ).check();
		await settings.field( 'Share your site with a private link' ).check();
		await settings.save.click();
		await switchOver.getByRole( 'button', { name: 'Switch' } ).click();
		await expect( settings.notice ).toContainText( 'Your settings were saved.' );
		await dashboard.open();
		await expect( step ).toContainText( 'Visitors see “Coming soon” in place of your whole site.' );
		await expect( step ).toContainText( 'Guests with your private link see the store.' );

		await settings.open( 'site-visibility' );
		await settings.field( 'Apply to store pages only' ).check();
		await settings.field( 'Share your site with a private link' ).uncheck();
		await settings.save.click();
		await expect( settings.notice ).toContainText( 'Your settings were saved.' );
		await dashboard.open();
		await expect( step ).toContainText( 'The rest of your site is public.' );
		await expect( step ).not.toContainText( 'Guests' );
	} );
} );
