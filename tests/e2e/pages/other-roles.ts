/** Users of roles that the sites of the tests have nobody in. */
import { expect, type Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { untilIdle } from '../fixtures/idle';

/**
 * Makes a user of a role, with the role's name, and logs in as that user.
 *
 * @param page         Where nobody is logged in yet.
 * @param requestUtils An administrator's.
 * @param role         Name of the role, such as those of tests/e2e/site/roles.php.
 */
export async function logInAs( page: Page, requestUtils: RequestUtils, role: string ): Promise< void > {
	const data = { username: role, email: `${ role }@example.org`, password: 'password', roles: [ role ] };
	await requestUtils.rest( { method: 'POST', path: '/wp/v2/users', data } );
	await page.goto( '/wp-login.php' );
	// WordPress's script puts the focus there a moment after the page is loaded, whatever is being typed.
	const name = page.getByLabel( 'Username or Email Address' );
	await expect( name ).toBeFocused();
	await name.fill( role );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'password' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await page.waitForURL( /\/wp-admin\// );
	// Who may not write posts lands on the profile, whose script breaks when the page is left before jQuery calls it.
	await untilIdle( page );
}
