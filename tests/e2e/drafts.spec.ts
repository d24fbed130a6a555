import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';

test.use( { tasks: [ 'Products' ] } );

const TASK = { task: 'products' };
const NOTICE = /^You have unsaved changes from /;

async function logIn( page: Page ): Promise< void > {
	const name = page.getByLabel( 'Username or Email Address' );
	// WordPress's script puts the focus there a moment after the page is loaded.
	await expect( name ).toBeFocused();
	await name.fill( 'admin' );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'password' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
}

const keptDrafts = ( page: Page ) =>
	page.evaluate( () => Object.keys( sessionStorage ).filter( ( key ) => key.startsWith( 'storewright-draft' ) ) );

test( 'What is typed survives a reload and an expired login, not a log-out', async ( { page, dashboard, context } ) => {
	const name = dashboard.root.getByRole( 'textbox', { name: 'Name', exact: true } );
	const notice = dashboard.root.getByText( NOTICE );
	const restore = () => dashboard.root.getByRole( 'button', { name: 'Restore', exact: true } ).click();
	// The browser's own question before the page is left.
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	await dashboard.open( TASK );
	await name.pressSequentially( 'Mug' );
	await page.reload();
	await expect( notice ).toBeVisible();
	await expect( name ).toHaveValue( '' );
	await dashboard.expectFits();
	await restore();
	await expect( name ).toHaveValue( 'Mug' );
	await name.press( 'End' );
	await name.pressSequentially( ', blue' );

	await context.clearCookies();
	await page.reload();
	await logIn( page );
	await expect( notice ).toBeVisible();
	await restore();
	await expect( name ).toHaveValue( 'Mug, blue' );

	const logOut = await page.locator( '#wp-admin-bar-logout a' ).getAttribute( 'href' );
	await page.goto( logOut ?? '' );
	await expect( page ).toHaveURL( /loggedout=true/ );
	expect( await keptDrafts( page ) ).toEqual( [] );
	await logIn( page );
	await dashboard.open( TASK );
	await expect( name ).toHaveValue( '' );
	await expect( notice ).toHaveCount( 0 );
} );
