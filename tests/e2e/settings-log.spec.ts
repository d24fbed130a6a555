/** The change log: read in words, filtered, taken along as a file, and back again. */
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';
import { pressOn } from './pages/keyboard';
import { SettingsPage } from './pages/settings-page';

const CITY = '/wc/v3/settings/general/woocommerce_store_city';

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
		test.use( { javaScriptEnabled, as: 'manager' } );

		test( 'what a form has saved is undone, and a change of the log reverted', async ( { page, requestUtils } ) => {
			const settings = new SettingsPage( page );
			const city = async () => ( await requestUtils.rest< { value: string } >( { path: CITY } ) ).value;
			const before = await city();
			await settings.open( 'general' );
			await settings.field( 'City' ).fill( 'Lyon' );
			await settings.save.click();
			await expect( settings.notice ).toContainText( 'Your settings were saved.' );
			await settings.root.getByRole( 'button', { name: 'Undo' } ).click();
			await expect( settings.notice ).toContainText( 'The change was undone.' );
			expect( await city() ).toBe( before );

			await requestUtils.rest( { method: 'PUT', path: CITY, data: { value: 'Nice' } } );
			await settings.open( 'advanced', 'changes' );
			await settings.root
				.getByRole( 'button', { name: /^Revert “City” to/ } )
				.first()
				.click();
			await expect( settings.notice ).toContainText( 'The change was undone.' );
			expect( await city() ).toBe( before );
			// The second line is the change that was just reverted: it has been changed since.
			await settings.root
				.getByRole( 'button', { name: /^Revert “City” to/ } )
				.nth( 1 )
				.click();
			await expect( settings.root.getByRole( 'alert' ) ).toContainText( '“City” has been changed since' );
			expect( await city() ).toBe( before );
		} );

		test( 'it is filtered, and exported as it is filtered', async ( { page, requestUtils } ) => {
			await requestUtils.rest( { method: 'PUT', path: CITY, data: { value: '=Lyon' } } );
			await requestUtils.rest( {
				method: 'PUT',
				path: '/wc/v3/settings/email_new_order/subject',
				data: { value: 'New!' },
			} );
			const settings = new SettingsPage( page );
			await settings.open( 'advanced', 'changes' );
			const rows = settings.root.locator( 'tbody tr' );
			await expect( rows.first() ).toContainText( 'Emails: New order' );
			await settings.field( 'Area' ).selectOption( 'General' );
			await settings.root.getByRole( 'button', { name: 'Filter' } ).click();
			await expect( rows.filter( { hasText: 'Emails' } ) ).toHaveCount( 0 );
			await expect( rows.first() ).toContainText( '=Lyon' );
			const download = page.waitForEvent( 'download' );
			await settings.root.getByRole( 'button', { name: 'Export CSV' } ).click();
			const file = await readFile( await ( await download ).path(), 'utf8' );
			expect( file ).toContain( "City,,'=Lyon" );
			expect( file ).not.toContain( 'New!' );
			await settings.field( 'From' ).fill( '2031-01-01' );
			await settings.root.getByRole( 'button', { name: 'Filter' } ).click();
			await expect( settings.root.getByText( 'No changes match these filters.' ) ).toBeVisible();
		} );
	} );
}

test( 'a change is reverted without a mouse', async ( { page, requestUtils } ) => {
	await requestUtils.rest( { method: 'PUT', path: CITY, data: { value: 'Nice' } } );
	const settings = new SettingsPage( page );
	await settings.open( 'advanced', 'changes' );
	await settings.field( 'Area' ).focus();
	await pressOn( page, settings.root.getByRole( 'button', { name: /^Revert “City” to/ } ).first() );
	await expect( settings.notice ).toContainText( 'The change was undone.' );
} );
