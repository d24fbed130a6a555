import { mkdir, writeFile } from 'node:fs/promises';

import { expect, test } from './fixtures';
import { BROKEN, failAt } from './pages/requests';

const server500 = /Console: Failed to load resource: .*status of 500/;

test.describe( 'Marketing', () => {
	test.beforeEach( ( { requestUtils } ) => requestUtils.activatePlugin( 'fake-marketplace' ) );

	test( '[B2-011] [B2-049] [B4-004] [B4-005] [B8-007] installs and activates extensions, which move to the installed ones', async ( {
		page,
		dashboard,
	} ) => {
		await dashboard.open( { path: '/marketing' } );
		const installed = page.getByRole( 'region', { name: 'Installed extensions' } );
		const recommended = page.getByRole( 'region', { name: 'Recommended extensions' } );
		const done = dashboard.root.getByText( 'The extension has been successfully activated.' );

		await installed.getByRole( 'button', { name: 'Activate Fake connection' } ).press( 'Enter' );
		await expect( done ).toBeVisible();
		await expect( installed.getByRole( 'heading', { name: /Fake connection/ } ) ).toBeFocused();
		await expect( installed.getByRole( 'link', { name: 'Manage Fake connection' } ) ).toBeVisible();

		await recommended.getByRole( 'button', { name: 'Install Town Crier' } ).dblclick();
		await expect( installed.getByText( 'Town Crier' ) ).toBeVisible();
		await expect( installed.getByRole( 'heading', { name: /Town Crier/ } ) ).toBeFocused();
		await expect( recommended.getByText( 'Town Crier' ) ).toHaveCount( 0 );
		await expect( page.getByRole( 'region', { name: 'Coupons' } ).getByRole( 'link' ).first() ).toBeVisible();
		await expect(
			page.getByRole( 'region', { name: 'Learn about marketing a store' } ).getByRole( 'link' ).first()
		).toHaveAttribute( 'href', /^https:/ );
		await dashboard.expectFits();
		await dashboard.setDirection( 'rtl' );
		await dashboard.open( { path: '/marketing' } );
		await dashboard.expectAccessible();
	} );

	test( 'an extension that prints something wherever it is loaded is shown as active', async ( {
		page,
		dashboard,
		problems,
		site,
	} ) => {
		problems.expect( /PHP: .*The plugin town-crier printed something when it was activated/ );
		problems.expect( /PHP: .*printed something into a REST response.*Hear ye!/ );
		const folder = `${ site.path }/wp-content/plugins/town-crier`;
		await mkdir( folder );
		// Not the name of the package's file, which PHP has compiled for good.
		await writeFile(
			`${ folder }/loud.php`,
			'\n<?php\n/**\n * Plugin Name: Town Crier\n */\nif ( defined( "REST_REQUEST" ) || wp_is_json_request() ) {\n\techo "Hear ye!";\n}\n'
		);
		await dashboard.open( { path: '/marketing' } );
		const installed = page.getByRole( 'region', { name: 'Installed extensions' } );
		await installed.getByRole( 'button', { name: 'Activate Town Crier' } ).click();
		await expect( installed.getByRole( 'link', { name: 'Manage Town Crier' } ) ).toBeVisible();
		await expect(
			dashboard.root.getByText( 'The extension has been successfully activated.' ).first()
		).toBeVisible();
		// It is read again, beside what the plugin prints into the answer.
		await dashboard.open( { path: '/marketing' } );
		await expect( installed.getByRole( 'link', { name: 'Manage Town Crier' } ) ).toBeVisible();
		await dashboard.open( { path: '/extensions', tab: 'installed' } );
		await expect(
			page
				.getByRole( 'list', { name: 'Installed extensions' } )
				.getByRole( 'listitem' )
				.filter( { hasText: 'Town Crier' } )
		).toContainText( 'Active' );
	} );

	test( '[B8-002] [B8-003] [B8-006] [B8-008] [B8-009] says what failed, one notice for each error, and goes on', async ( {
		page,
		dashboard,
		problems,
	} ) => {
		problems.expect( server500 );
		const notices = dashboard.root.locator( '.components-notice' );
		// From another page, what the overview shows is asked for.
		await dashboard.open();
		const repairArticles = await failAt( page, 'wc-admin/marketing/knowledge-base', BROKEN, 'GET' );
		await dashboard.menu.getByRole( 'link', { name: 'Marketing', exact: true } ).click();
		const articles = page.getByRole( 'region', { name: 'Learn about marketing a store' } );
		await expect( articles ).toContainText( 'The articles could not be loaded.' );
		await expect( notices ).toHaveCount( 0 );
		await repairArticles();
		await articles.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( articles.getByRole( 'link' ).first() ).toBeVisible();

		// As it answers where one plugin needs another.
		const errors = {
			signpost: [ 'It needs Town Crier.', 'Nothing was installed.' ],
			'town-crier': [ 'It is gone.' ],
		};
		const repairInstaller = await failAt( page, 'wc-admin/plugins/install', {
			json: { success: false, message: '', data: {}, errors },
		} );
		const install = page.getByRole( 'button', { name: 'Install Signpost' } );
		await install.click();
		// In its row, where the button is.
		const failures = page.getByRole( 'listitem' ).filter( { has: install } ).getByRole( 'alert' );
		await expect( failures ).toHaveText( [ /It needs Town Crier\. Nothing was installed\.$/, 'It is gone.' ] );
		await repairInstaller();
		await install.click();
		await expect( failures ).toHaveText( [ 'Signpost could not be installedThe directory does not answer.' ] );
		await expect( notices ).toHaveCount( 0 );

		const activate = page.getByRole( 'button', { name: 'Activate Fake connection' } );
		const repairActivation = await failAt( page, 'wc-admin/marketing/overview/activate-plugin' );
		await activate.click();
		await expect(
			dashboard.root.getByText( 'There was an error trying to activate the extension.' ).first()
		).toBeVisible();
		await expect( activate ).toBeEnabled();
		await repairActivation();

		// It is active, and what is installed can't be read anew: a message of success, and one with a code.
		await failAt( page, 'wc-admin/marketing/overview/installed-plugins', BROKEN, 'GET' );
		await activate.click();
		await expect(
			dashboard.root.getByText( 'The extension has been successfully activated.' ).first()
		).toBeVisible();
		await expect(
			notices.filter( {
				hasText: `There was an error loading installed extensions. ${ BROKEN.json.message }`,
			} )
		).toHaveCount( 1 );
	} );
} );
