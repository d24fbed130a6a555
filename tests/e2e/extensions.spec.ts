import { existsSync } from 'node:fs';

import { expect, test } from './fixtures';
import { ASKED_WORDPRESS_ORG } from './fixtures/problems';
import { Shop } from './pages/shop';

const PATH = '/extensions';

test.describe( 'Extensions', () => {
	test( '[B2-012] [B7-014] are found by category and words without asking anybody, and lead to the marketplace', async ( {
		page,
		dashboard,
		requestUtils,
		site,
	} ) => {
		await dashboard.open();
		await dashboard.menu.getByRole( 'link', { name: 'Extensions', exact: true } ).click();
		await expect( page.getByRole( 'heading', { name: 'Extensions', level: 1 } ) ).toBeVisible();
		await expect( dashboard.root.getByRole( 'heading', { level: 1 } ), 'There is no header.' ).toHaveCount( 1 );
		const categories = page.getByRole( 'navigation', { name: 'Categories' } );
		await categories.getByRole( 'link', { name: 'Email' } ).press( 'Enter' );
		await expect( page.getByRole( 'list', { name: 'Email' } ).getByText( 'MailPoet' ).first() ).toBeVisible();

		const search = page.getByRole( 'searchbox', { name: 'Search extensions' } );
		await search.fill( 'newsletters' );
		await search.press( 'Enter' );
		await expect( page.getByText( '1 extension', { exact: true } ) ).toBeVisible();
		await page.getByRole( 'link', { name: 'Details of MailPoet' } ).press( 'Enter' );
		await expect( page.getByRole( 'heading', { name: 'MailPoet' } ) ).toBeFocused();
		await expect( page.getByRole( 'link', { name: /^WordPress plugin directory/ } ) ).toHaveAttribute(
			'href',
			'https://wordpress.org/plugins/mailpoet/'
		);
		await page.goBack();
		await expect( search ).toHaveValue( 'newsletters' );

		const link = await page.getByRole( 'link', { name: /^WooCommerce Marketplace/ } ).getAttribute( 'href' );
		const { host, searchParams } = new URL( link ?? '' );
		expect( host ).toBe( 'woocommerce.com' );
		expect( `${ searchParams.get( 'wccom-site' ) }/` ).toBe( site.url );
		expect( searchParams.get( 'wccom-back' ) ).toContain( `page=${ site.page }&path=%2Fextensions` );
		expect( searchParams.get( 'wccom-woo-version' ) ).toMatch( /^\d+\.\d+/ );
		expect( searchParams.get( 'wccom-connect-nonce' ) ).toMatch( /^[0-9a-f]{10}$/ );
		expect( await requestUtils.rest( { path: '/storewright-test/v1/requests' } ) ).toEqual( [] );

		await dashboard.expectFits();
		await dashboard.setDirection( 'rtl' );
		await dashboard.open( { path: PATH } );
		await dashboard.expectAccessible();
	} );

	test( '[B2-012] [B8-007] of the plugin directory are found once the owner allows it, installed once, and listed', async ( {
		page,
		dashboard,
		requestUtils,
		site,
		problems,
	} ) => {
		problems.expect( ASKED_WORDPRESS_ORG );
		await new Shop( requestUtils ).set( 'advanced', { allow_tracking: 'yes' } );
		await dashboard.open( { path: PATH, search: 'whole town' } );
		const install = page.getByRole( 'button', { name: 'Install Town Crier' } );
		await install.dblclick();
		await expect(
			dashboard.root.getByText( 'The extension has been successfully activated.' ).first()
		).toBeVisible();
		await expect( page.getByRole( 'heading', { name: /Town Crier/ } ) ).toBeFocused();
		await expect( install ).toHaveCount( 0 );
		expect( existsSync( `${ site.path }/wp-content/plugins/town-crier/town-crier.php` ) ).toBe( true );
		expect( await requestUtils.rest( { path: '/storewright-test/v1/requests' } ) ).toContainEqual(
			expect.stringContaining( 'whole town' )
		);

		await page.getByRole( 'link', { name: 'Installed', exact: true } ).click();
		const mine = page.getByRole( 'list', { name: 'Installed extensions' } ).getByRole( 'listitem' );
		await expect( mine.filter( { hasText: 'Town Crier' } ) ).toContainText( 'Active' );
		await dashboard.expectFits();
	} );

	test( '[B8-003] [B8-004] say what failed in its place, and go on', async ( {
		page,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		problems.expect( ASKED_WORDPRESS_ORG );
		await requestUtils.activatePlugin( 'fake-marketplace' );
		await new Shop( requestUtils ).set( 'advanced', { allow_tracking: 'yes' } );
		await dashboard.open( { path: PATH, search: 'dead line' } );
		await expect(
			page.getByText( 'The WordPress plugin directory could not be searched: The directory does not answer.' )
		).toBeVisible();
		await dashboard.open( { path: PATH } );
		const install = page.getByRole( 'button', { name: 'Install Signpost' } );
		await install.click();
		await expect( page.getByRole( 'alert' ) ).toHaveText(
			'Signpost could not be installedThe directory does not answer.'
		);
		await expect( install ).toBeEnabled();
		await dashboard.expectAccessible();
	} );

	test( 'are not what an odd address names, which is said; nobody is asked for it', async ( {
		page,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		problems.expect( /Console: Failed to load resource: .*status of 400/ );
		await new Shop( requestUtils ).set( 'advanced', { allow_tracking: 'yes' } );
		for ( const [ query, text ] of [
			[ { extension: 'foo/bar' }, '“foo/bar” in the address is not an extension' ],
			[ { extension: '../../x' }, '“../../x” in the address is not an extension' ],
			[ { search: 'a'.repeat( 300 ) }, `The search “${ 'a'.repeat( 40 ) }…” is too long` ],
			[ { category: 'zeppelins' }, 'There is no category “zeppelins” of extensions.' ],
		] as const ) {
			await dashboard.open( { path: PATH, ...query } );
			await expect( page.getByRole( 'alert' ) ).toContainText( text );
			await dashboard.expectFits();
			await page.getByRole( 'button', { name: 'Show all extensions' } ).click();
			await expect( page.getByRole( 'list', { name: 'Suggested extensions' } ) ).toBeVisible();
		}
		expect( await requestUtils.rest( { path: '/storewright-test/v1/requests' } ) ).toEqual( [] );
	} );

	test( 'are those that are installed and a sentence that says why where suggestions are off', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await new Shop( requestUtils ).set( 'advanced', { allow_tracking: 'yes', show_marketplace_suggestions: 'no' } );
		await dashboard.open( { path: PATH, search: 'mailpoet' } );
		await expect( page.getByText( 'Only what is installed is listed, since suggestions are off.' ) ).toBeVisible();
		const mine = page.getByRole( 'list', { name: 'Installed extensions' } );
		await expect( mine.getByRole( 'heading', { name: /^Storewright/ } ) ).toBeVisible();
		await expect( page.getByRole( 'searchbox' ) ).toHaveCount( 0 );
		await expect( dashboard.root.getByText( 'MailPoet' ) ).toHaveCount( 0 );
		expect( await requestUtils.rest( { path: '/storewright-test/v1/requests' } ) ).toEqual( [] );
		await dashboard.expectFits();
	} );
} );
