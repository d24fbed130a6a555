import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './fixtures';

test.describe( 'Home', () => {
	test( 'opens without errors and keeps the guidelines', async ( { page, dashboard } ) => {
		await dashboard.open();
		await expect( page ).toHaveTitle( /^Home\b/ );
		await dashboard.expectFits();
	} );
} );

test.describe( 'a shop manager', () => {
	test.use( { as: 'manager' } );

	test( 'opens Home from the menu', async ( { page, dashboard } ) => {
		await page.goto( '/wp-admin/' );
		await page.getByRole( 'link', { name: 'Storewright' } ).first().click();
		await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Home' );
	} );
} );

test( 'What breaks a guideline is found', async ( { page, dashboard } ) => {
	await dashboard.open();
	await dashboard.expectAccessible();
	await page.evaluate( () =>
		document.querySelector( '#storewright-root' )?.append( document.createElement( 'button' ) )
	);
	await expect( dashboard.expectAccessible() ).rejects.toThrow( /button-name/ );
} );

test( 'The site becomes new again only when no request runs any more', async ( { site, requestUtils } ) => {
	const file = join( site.path, 'wp-content/slow-request.txt' );
	const read = () => readFile( file, 'utf8' ).catch( () => '' );
	const slow = requestUtils.rest( { method: 'POST', path: '/storewright-test/v1/slow' } );
	await expect.poll( read ).toBe( 'begun' );
	await site.reset();
	expect( await read() ).toBe( 'ended' );
	await slow;
} );

test( 'A client that logs in anew logs nobody out after a reset', async ( { site, page, dashboard, requestUtils } ) => {
	await requestUtils.setupRest();
	await site.reset();
	await page.context().clearCookies();
	await page.context().addCookies( site.cookies.admin );
	await dashboard.open();
} );

test.describe( 'a subscriber', () => {
	test.use( { as: 'subscriber' } );

	test( 'neither sees nor opens the dashboard', async ( { page, dashboard, problems, site } ) => {
		problems.expect( /status of 403/ );
		await page.goto( '/wp-admin/' );
		await expect( page.getByRole( 'link', { name: 'Storewright' } ) ).toHaveCount( 0 );

		const answer = await page.goto( `/wp-admin/admin.php?page=${ site.page }` );
		expect( answer?.status() ).toBe( 403 );
		await expect( dashboard.root ).toHaveCount( 0 );
	} );
} );
