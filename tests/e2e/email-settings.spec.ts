/** Settings → Emails: what holds for all of them, seen in the preview before it is saved; and without scripts. */
import { expect, test } from './fixtures';
import { pressOn } from './pages/keyboard';
import { at, BROKEN, failAt } from './pages/requests';
import { SETTINGS, SettingsPage } from './pages/settings-page';

const COLOR = '/wc/v3/settings/email/woocommerce_email_body_background_color';

test( 'An owner colors emails by keyboard, sees it before it is saved, and saves it [B2-070] [B2-076] [B4-025] [B5-008]', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	const settings = new SettingsPage( page );
	await settings.open( 'email' );
	const preview = settings.root.getByRole( 'region', { name: 'Email preview' } );
	const email = preview.frameLocator( 'iframe' );
	await expect( email.locator( 'h1' ) ).toBeVisible();
	const color = settings.field( 'Body background color' );
	const before = await color.inputValue();
	await color.fill( '#fff3e0' );
	await expect( email.locator( '[style*="#fff3e0"]' ).first() ).toBeVisible();
	expect( await requestUtils.rest( { path: COLOR } ) ).toMatchObject( { value: before } );
	await pressOn( page, settings.root.getByRole( 'button', { name: 'Undo changes' } ) );
	await expect( color ).toHaveValue( before );
	await color.fill( '#fff3e0' );

	await preview.getByRole( 'button', { name: 'Send a test email' } ).press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Send a test email' } );
	await dialog.getByLabel( 'Send to' ).fill( 'nobody' );
	await expect( dialog.getByRole( 'button', { name: 'Send test email' } ) ).toBeDisabled();
	await dashboard.expectAccessible( '[role="dialog"]' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();

	await pressOn( page, settings.save );
	await expect( settings.notice.first() ).toContainText( 'Your settings were saved.' );
	expect( await requestUtils.rest( { path: COLOR } ) ).toMatchObject( { value: '#fff3e0' } );
	await dashboard.expectFits( SETTINGS, [ 1400 ] );
} );

test( '[B3-022] [B3-023] [B3-024] [B4-023] [B4-024] [B4-025] [B4-026] [B7-007] [B7-008] [B7-009] [B7-020] [B8-015] [B8-016] [B9-013] [B9-014] [B9-015] What the form shows is previewed and sent as a test', async ( {
	page,
	requestUtils,
	problems,
} ) => {
	problems.expect( /status of 50[03]/ );
	const settings = new SettingsPage( page );
	const preview = settings.root.getByRole( 'region', { name: 'Email preview' } );
	const frame = preview.locator( 'iframe' );
	const frameQuery = async () => new URL( ( await frame.getAttribute( 'src' ) ) ?? '' ).searchParams;
	const tried: unknown[] = [];
	page.on( 'request', ( sent ) => {
		if ( /email\/save-transient/.test( sent.url() ) ) {
			tried.push( sent.postDataJSON() );
		}
	} );
	await page.setViewportSize( { width: 1550, height: 900 } );
	await settings.open( 'email' );
	expect( ( await frameQuery() ).get( 'type' ) ).toBe( 'WC_Email_Customer_Processing_Order' );
	expect( ( await frameQuery() ).get( 'hash' ) ).toBe( '0' );
	await expect( preview.getByText( 'Your order #12345' ) ).toBeVisible();

	// It is beside the form where there is room.
	const floats = async () => {
		const [ form, shown ] = [ await settings.save.boundingBox(), await preview.boundingBox() ];
		return ( shown?.y ?? 0 ) < ( form?.y ?? 0 );
	};
	expect( await floats() ).toBe( false );
	await page.setViewportSize( { width: 1551, height: 900 } );
	await expect.poll( floats ).toBe( true );

	// What is typed is sent once, and shown before it is saved.
	await settings.field( '“From” name' ).fill( 'Ann’s shop' );
	await expect( preview.getByText( 'Ann’s shop' ) ).toBeVisible();
	await expect.poll( async () => ( await frameQuery() ).get( 'hash' ) ).toBe( '1' );
	expect( tried ).toEqual( [ { key: 'woocommerce_email_from_name', value: 'Ann’s shop' } ] );

	// The palette: the owner's, the theme's, and what it was.
	const sync = settings.root.getByRole( 'button', { name: /^(Sync with theme|Reset)$/ } );
	const synced = settings.root.getByText( /^(Synced with theme|Using default values)$/ );
	const accent = settings.field( 'Accent color' );
	await accent.fill( '#aa0000' );
	await expect( synced ).toHaveCount( 0 );
	await sync.click();
	await expect( synced ).toBeVisible();
	await expect( sync ).toHaveCount( 0 );
	await expect( accent ).not.toHaveValue( '#aa0000' );
	await accent.fill( '#bb0000' );
	await settings.root.getByRole( 'button', { name: 'Undo changes' } ).click();
	await expect( settings.root.getByRole( 'button', { name: 'Undo changes' } ) ).toHaveCount( 0 );

	// A subject that can't be told is left out; the next one is there again.
	const repair = await failAt( page, 'wc-admin-email/settings/email/preview-subject', BROKEN, 'GET' );
	await preview.getByLabel( 'Email', { exact: true } ).selectOption( { label: 'New order' } );
	await expect( preview.getByText( 'Subject' ) ).toHaveCount( 0 );
	await expect( preview.getByText( 'The database went away.' ) ).toHaveCount( 0 );
	await repair();
	await preview.getByLabel( 'Email', { exact: true } ).selectOption( { label: 'Low stock' } );
	await expect( preview.getByText( 'Subject' ) ).toBeVisible();

	// A test email that fails says why; the next attempt succeeds.
	await preview.getByRole( 'button', { name: 'Send a test email' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Send a test email' } );
	const send = dialog.getByRole( 'button', { name: /^Send/ } );
	const route = 'wc-admin-email/settings/email/send-preview';
	const mend = await failAt( page, route, {
		status: 503,
		json: { code: 'storewright_email_not_sent', message: 'The test email was not sent: Mailbox full', data: {} },
	} );
	await dialog.getByLabel( 'Send to' ).fill( 'ann@shop.test' );
	await send.click();
	await expect( dialog.getByRole( 'alert' ) ).toHaveText( 'The test email was not sent: Mailbox full' );
	await mend();
	let answer: () => void = () => undefined;
	const held = new Promise< void >( ( resolve ) => ( answer = resolve ) );
	await page.route( at( route ), async ( call ) => {
		await held;
		await call.continue();
	} );
	await send.click();
	await expect( send ).toBeDisabled();
	await expect( send ).toHaveText( 'Sending…' );
	answer();
	await expect( dialog.getByText( 'Test email sent to ann@shop.test.' ) ).toBeVisible();
	await expect( dialog.getByRole( 'alert' ) ).toHaveCount( 0 );
	await dialog.getByRole( 'button', { name: 'Close' } ).last().click();
	await expect( dialog ).toHaveCount( 0 );
	expect(
		await requestUtils.rest( { path: '/wc/v3/settings/email/woocommerce_email_from_name' } )
	).not.toMatchObject( {
		value: 'Ann’s shop',
	} );
} );

test.describe( 'Without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the list leads to an email, whose subject is saved', async ( { page } ) => {
		const settings = new SettingsPage( page );
		await settings.open( 'email' );
		await settings.root
			.getByRole( 'row', { name: /New order/ } )
			.getByRole( 'link' )
			.click();
		await settings.field( 'Subject' ).fill( 'A new order: {order_number}' );
		await settings.save.click();
		await expect( settings.notice.first() ).toContainText( 'Your settings were saved.' );
		await expect( settings.field( 'Subject' ) ).toHaveValue( 'A new order: {order_number}' );
	} );
} );
