import { createHmac, randomBytes } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from './fixtures';
import { SETTINGS, SettingsPage } from './pages/settings-page';

interface Key {
	key: string;
	secret: string;
}

const ZONES = '/wp-json/wc/v3/shipping/zones';

/** A client without a browser's session. */
const newClient = ( baseURL: string ) => request.newContext( { baseURL, storageState: { cookies: [], origins: [] } } );

const makeKey = ( utils: RequestUtils, permissions: string ): Promise< Key > =>
	utils.rest( { method: 'POST', path: '/storewright-test/v1/keys', data: { permissions } } );

const basic = ( { key, secret }: Key ) => ( {
	Authorization: `Basic ${ Buffer.from( `${ key }:${ secret }` ).toString( 'base64' ) }`,
} );

/** The query of a signed GET request. */
const signed = ( url: string, { key, secret }: Key, parameters: Record< string, string > = {} ): string => {
	const encode = ( text: string ) =>
		encodeURIComponent( text ).replace(
			/[!'()*]/g,
			( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
		);
	const all = {
		...parameters,
		oauth_consumer_key: key,
		oauth_nonce: randomBytes( 8 ).toString( 'hex' ),
		oauth_signature_method: 'HMAC-SHA256',
		oauth_timestamp: String( Math.floor( Date.now() / 1000 ) ),
	};
	const query = Object.entries( all )
		.map( ( [ name, value ] ) => `${ encode( name ) }=${ encode( value ) }` )
		.sort()
		.join( '&' );
	const signature = createHmac( 'sha256', `${ secret }&` )
		.update( `GET&${ encode( url ) }&${ encode( query ) }` )
		.digest( 'base64' );
	return `${ query }&oauth_signature=${ encode( signature ) }`;
};

test.describe( 'A client with a consumer key', () => {
	let api: APIRequestContext;

	test.beforeEach( async ( { site } ) => {
		api = await newClient( site.url );
	} );

	test.afterEach( () => api.dispose() );

	test( 'gets in with the key in the header, in the query, or signed', async ( { site, requestUtils } ) => {
		const key = await makeKey( requestUtils, 'read' );
		expect( ( await api.get( ZONES ) ).status() ).toBe( 401 );
		expect( ( await api.get( ZONES, { headers: basic( key ) } ) ).status() ).toBe( 200 );
		expect(
			( await api.get( `${ ZONES }?consumer_key=${ key.key }&consumer_secret=${ key.secret }` ) ).status()
		).toBe( 200 );

		const url = new URL( ZONES, site.url ).href;
		const query = signed( url, key, { 'include[0]': '1', search: 'ä b' } );
		expect( ( await api.get( `${ ZONES }?${ query }` ) ).status() ).toBe( 200 );
		const replayed = await api.get( `${ ZONES }?${ query }` );
		expect( replayed.status() ).toBe( 401 );
		expect( await replayed.json() ).toMatchObject( { code: 'woocommerce_rest_authentication_error' } );

		const page = await api.get(
			`/wp-json/wc/v3/customers?role=all&per_page=1&consumer_key=${ key.key }&consumer_secret=${ key.secret }`
		);
		expect( page.headers().link ).toContain( 'role=all' );
		expect( page.headers().link ).not.toContain( 'consumer_' );

		const home = new URL( '/index.php', site.url ).href;
		const plain = signed( home, key, { rest_route: '/wc/v3/shipping/zones' } );
		expect( ( await api.get( `/index.php?${ plain }` ) ).status() ).toBe( 200 );
	} );

	test( 'does what its permission says, whatever the request calls its method', async ( { requestUtils } ) => {
		const reader = { headers: basic( await makeKey( requestUtils, 'read' ) ) };
		const writer = { headers: basic( await makeKey( requestUtils, 'write' ) ) };
		const zone = { data: { name: 'Alps' } };
		const refused = { code: 'woocommerce_rest_authentication_error', data: { status: 401 } };

		expect( await ( await api.post( ZONES, { ...reader, ...zone } ) ).json() ).toMatchObject( refused );
		expect( await ( await api.get( ZONES, writer ) ).json() ).toMatchObject( refused );
		const made = await api.post( ZONES, { ...writer, ...zone } );
		expect( made.status() ).toBe( 201 );
		const { id } = await made.json();
		const sneaky = await api.get( `${ ZONES }/${ id }?_method=DELETE&force=true`, reader );
		expect( await sneaky.json() ).toMatchObject( refused );
		const header = { ...reader.headers, 'X-HTTP-Method-Override': 'DELETE' };
		expect( ( await api.get( `${ ZONES }/${ id }?force=true`, { headers: header } ) ).status() ).toBe( 401 );
		expect( ( await api.get( `${ ZONES }/${ id }`, reader ) ).status() ).toBe( 200 );
	} );

	test( 'gets nowhere else with it', async ( { requestUtils } ) => {
		const key = { headers: basic( await makeKey( requestUtils, 'read_write' ) ) };
		for ( const path of [
			'/wp-json/wp/v2/users/me',
			'/wp-json/wc/v3/shipping/zones?rest_route=/wp/v2/users/me',
			'/?rest_route=/wp/v2/users/me',
			'/wp-json/batch/v1/wc/v3/orders',
		] ) {
			const answer = await api.get( path, key );
			expect( [ 401, 404 ], path ).toContain( answer.status() );
		}
		const ajax = await api.get( '/wp-admin/admin-ajax.php?action=query-attachments&rest_route=/wc/v3/orders', key );
		expect( await ajax.text() ).toBe( '0' );
	} );

	test( 'is told to wait after too many wrong secrets, and locks nobody else out', async ( { requestUtils } ) => {
		const right = await makeKey( requestUtils, 'read' );
		const wrong = { headers: basic( { ...( await makeKey( requestUtils, 'read' ) ), secret: 'cs_wrong' } ) };
		for ( let count = 0; count < 20; count++ ) {
			expect( ( await api.get( ZONES, wrong ) ).status() ).toBe( 401 );
		}
		const limited = await api.get( ZONES, wrong );
		expect( limited.status() ).toBe( 429 );
		expect( Number( limited.headers()[ 'retry-after' ] ) ).toBeGreaterThan( 200 );
		expect( ( await api.get( ZONES, { headers: basic( right ) } ) ).status() ).toBe( 200 );
		expect( await requestUtils.rest( { path: '/wc/v3/shipping/zones' } ) ).toBeTruthy();
	} );

	test( 'need not have one: application passwords work as ever', async ( { requestUtils } ) => {
		const { password } = await requestUtils.rest< { password: string } >( {
			method: 'POST',
			path: '/wp/v2/users/me/application-passwords',
			data: { name: 'Till' },
		} );
		const headers = basic( { key: 'admin', secret: password } );
		expect( ( await api.get( ZONES, { headers } ) ).status() ).toBe( 200 );
	} );
} );

test.describe( 'A shop manager', () => {
	test.use( { as: 'manager' } );

	test( 'makes a key, sees it once, and revokes it', async ( { page, site } ) => {
		const settings = new SettingsPage( page );
		await settings.open( 'advanced', 'keys' );
		await settings.field( 'Description' ).fill( 'Till' );
		await settings.field( 'Permissions' ).selectOption( 'Read and write' );
		await settings.field( 'Description' ).press( 'Enter' );
		await expect( settings.notice ).toContainText( 'They are not shown again' );
		const key = {
			key: await settings.field( 'Consumer key' ).inputValue(),
			secret: await settings.field( 'Consumer secret' ).inputValue(),
		};
		const api = await newClient( site.url );
		expect( ( await api.get( ZONES, { headers: basic( key ) } ) ).status() ).toBe( 200 );

		await settings.open( 'advanced', 'keys' );
		await expect( settings.field( 'Consumer key' ) ).toHaveCount( 0 );
		const row = settings.root.getByRole( 'row', { name: /Till/ } );
		await expect( row ).toContainText( key.key.slice( -7 ) );
		await expect( row ).not.toContainText( 'Never' );
		await row.getByRole( 'link', { name: /Revoke/ } ).click();
		await settings.root.getByRole( 'link', { name: 'Keep key' } ).click();
		await expect( row ).toBeVisible();
		await row.getByRole( 'link', { name: /Revoke/ } ).click();
		await settings.root.getByRole( 'button', { name: 'Revoke key' } ).click();
		await expect( settings.notice ).toContainText( 'Revoked' );
		await expect( row ).toHaveCount( 0 );
		expect( ( await api.get( ZONES, { headers: basic( key ) } ) ).status() ).toBe( 401 );
		await api.dispose();
	} );

	test( 'reads pages that fit and break no guideline', async ( { page, dashboard } ) => {
		const settings = new SettingsPage( page );
		await settings.open( 'advanced', 'keys' );
		const expectGood = async () => {
			await dashboard.expectAccessible( SETTINGS );
			await page.setViewportSize( { width: 320, height: 900 } );
			await expect
				.poll( () =>
					page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth )
				)
				.toBeLessThanOrEqual( 0 );
			await page.setViewportSize( { width: 1400, height: 900 } );
		};
		await expectGood();
		await settings.root.getByRole( 'button', { name: 'Create key' } ).click();
		await expect( settings.notice ).toBeVisible();
		await expectGood();
		await settings.root.getByRole( 'link', { name: /Revoke/ } ).click();
		await expect( settings.root.getByRole( 'link', { name: 'Keep key' } ) ).toBeFocused();
		await expectGood();
	} );

	test( 'is told what is wrong with a new key', async ( { page } ) => {
		const settings = new SettingsPage( page );
		await settings.open( 'advanced', 'keys' );
		await settings.field( 'User' ).fill( 'admin' );
		await settings.root.getByRole( 'button', { name: 'Create key' } ).click();
		await settings.expectError( settings.field( 'User' ), /you can’t create keys/ );
		await expect( settings.field( 'User' ) ).toHaveValue( 'admin' );
	} );
} );

test( 'Keys are managed without scripts', async ( { site, browser } ) => {
	const context = await browser.newContext( {
		baseURL: site.url,
		javaScriptEnabled: false,
		storageState: { cookies: site.cookies.admin, origins: [] },
	} );
	const page = await context.newPage();
	const settings = new SettingsPage( page );
	await settings.open( 'advanced', 'keys' );
	await settings.field( 'Description' ).fill( 'Till' );
	await settings.root.getByRole( 'button', { name: 'Create key' } ).click();
	await expect( settings.field( 'Consumer key' ) ).toHaveValue( /^ck_[0-9a-f]{40}$/ );
	await context.close();
} );
