import { act, screen, waitFor, within } from '@testing-library/react';
import { addAction, removeAction } from '@wordpress/hooks';

import type { Extension, ExtensionPage, InstalledExtension } from '../generated/rest';
import type { PageData } from '../shared/data/page-data';
import { PLUGINS_CHANGED } from '../shared/data/plugins/changed';
import { whileUnderWay } from '../shared/data/plugins/under-way';
import { onRequest, OWNER, renderScreen, requestsMade, restError } from '../shared/test-utils';
import { useQuery } from '../shared/routing';
import ExtensionsScreen from './screen';
import { extensionsStore } from './store';

const BASE = '/wc-admin/extensions';
const DONE = { success: true, message: '', data: {}, errors: {} };

const BELL = {
	slug: 'bell',
	name: 'Bell',
	description: 'Rings when an order comes in.',
	category: 'sound',
	category_name: 'Sound',
	author: '',
	version: '',
	status: 'available',
	is_installable: true,
	url: 'https://wordpress.org/plugins/bell/',
	docs_url: '',
	vendor_url: '',
	manage_url: '',
} as const;
const SOLD = {
	...BELL,
	slug: 'sold',
	name: 'Gong',
	is_installable: false,
	url: '',
	vendor_url: 'https://woocommerce.com/products/gong/?wccom-site=shop',
};
const PAGE: ExtensionPage = {
	access: 'catalog',
	items: [ BELL, SOLD ],
	total: 2,
	pages: 1,
	categories: [ { slug: 'sound', name: 'Sound', count: 2 } ],
	marketplace_url: 'https://woocommerce.com/products/?wccom-site=shop',
	failure: '',
};
const MINE: InstalledExtension = {
	slug: 'horn',
	name: 'Horn',
	description: 'Blows.',
	author: 'Ann',
	version: '1.0',
	status: 'inactive',
	update: '2.0',
	manage_url: '',
};
const DETAIL: Extension = {
	...BELL,
	author: 'Ann',
	version: '1.2',
	requires_wordpress: '6.5',
	requires_php: '8.1',
	tested: '7.0',
	active_installs: 9000,
	rating: 96,
	ratings: 1,
	failure: '',
};

const App = () => <ExtensionsScreen path="/extensions" params={ {} } query={ useQuery() } />;

async function open( query: Record< string, string > = {}, pageData: Partial< PageData > = {} ) {
	const shown = renderScreen( <App />, {
		path: '/extensions',
		query,
		pageData: { capabilities: { ...OWNER.capabilities, activate_plugins: true }, ...pageData },
		stores: [ extensionsStore as never ],
	} );
	await screen.findByRole( 'heading', { name: 'Extensions', level: 1 } );
	return shown;
}

beforeEach( () => {
	onRequest( 'GET', `${ BASE }?page=1`, PAGE );
	onRequest( 'GET', `${ BASE }/installed`, [ MINE ] );
} );

describe( 'extensions are browsed', () => {
	it( '[B2-012] by category and by words, and vendor links lead to the marketplace [B7-014]', async () => {
		const { user } = await open();
		const list = await screen.findByRole( 'list', { name: 'Suggested extensions' } );
		expect( within( list ).getByRole( 'button', { name: 'Install Bell' } ) ).toBeVisible();
		expect( within( list ).getByRole( 'link', { name: /Get Gong/ } ) ).toHaveAttribute( 'href', SOLD.vendor_url );
		expect( screen.getByRole( 'link', { name: /WooCommerce Marketplace/ } ) ).toHaveAttribute(
			'href',
			PAGE.marketplace_url
		);
		expect( screen.getByText( /no other site was asked/ ) ).toBeVisible();

		onRequest( 'GET', `${ BASE }?category=sound&page=1`, { ...PAGE, items: [ BELL ], total: 1234 } );
		await user.click(
			within( screen.getByRole( 'navigation', { name: 'Categories' } ) ).getByRole( 'link', { name: 'Sound' } )
		);
		expect( await screen.findByRole( 'list', { name: 'Sound' } ) ).toBeVisible();
		expect( screen.getByText( '1,234 extensions' ) ).toBeVisible();

		onRequest( 'GET', `${ BASE }?search=brass%20band&page=1`, { ...PAGE, items: [], total: 0 } );
		await user.type( screen.getByRole( 'searchbox', { name: 'Search extensions' } ), ' brass band{Enter}' );
		expect( await screen.findByRole( 'heading', { name: 'Results for “brass band”' } ) ).toBeVisible();
		expect( await screen.findByText( /No extension was found/ ) ).toBeVisible();
	} );

	it( 'by keyboard without losing the place', async () => {
		const { user } = await open();
		onRequest( 'GET', `${ BASE }?category=sound&page=1`, () => new Promise( () => {} ) );
		const link = await screen.findByRole( 'link', { name: 'Sound' } );
		link.focus();
		await user.keyboard( '{Enter}' );
		await waitFor( () => expect( link ).toHaveAttribute( 'aria-current', 'true' ) );
		expect( screen.queryByRole( 'list', { name: 'Suggested extensions' } ) ).not.toBeInTheDocument();
		expect( link ).toHaveFocus();
	} );

	it( 'page by page, with the focus above what comes', async () => {
		onRequest( 'GET', `${ BASE }?page=1`, { ...PAGE, pages: 2 } );
		onRequest( 'GET', `${ BASE }?page=2`, { ...PAGE, pages: 2 } );
		const { user } = await open();
		( await screen.findByRole( 'link', { name: 'Next page' } ) ).focus();
		await user.keyboard( '{Enter}' );
		expect( await screen.findByText( 'Page 2 of 2' ) ).toBeVisible();
		expect( screen.getByRole( 'heading', { name: 'Suggested extensions' } ) ).toHaveFocus();
	} );

	it( 'page by page, and say what the directory could not', async () => {
		onRequest( 'GET', `${ BASE }?search=bell&page=2`, {
			...PAGE,
			access: 'directory',
			pages: 3,
			failure: 'The line is dead.',
		} );
		await open( { search: 'bell', paged: '2' } );
		expect( await screen.findByText( 'The line is dead.' ) ).toBeVisible();
		expect( screen.getByText( 'Page 2 of 3' ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Next page' } ).getAttribute( 'href' ) ).toContain( 'paged=3' );
	} );

	it( 'and can be asked for again [B8-004]', async () => {
		onRequest( 'GET', `${ BASE }?page=1`, () => Promise.reject( restError( 'broken', 'It broke.', 500 ) ) );
		const { user } = await open();
		expect( await screen.findByText( 'There was an error loading recommended extensions.' ) ).toBeVisible();
		onRequest( 'GET', `${ BASE }?page=1`, PAGE );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByRole( 'button', { name: 'Install Bell' } ) ).toBeVisible();
	} );
} );

describe( 'an extension', () => {
	it( 'is installed and activated with its progress shown; the focus goes to its name [B8-007]', async () => {
		const { user } = await open();
		let install: ( answer: unknown ) => void = () => {};
		onRequest( 'POST', '/wc-admin/plugins/install', () => new Promise( ( resolve ) => ( install = resolve ) ) );
		onRequest( 'POST', '/wc-admin/plugins/activate', DONE );
		await user.dblClick( await screen.findByRole( 'button', { name: 'Install Bell' } ) );
		expect( await screen.findByRole( 'progressbar', { name: 'Install Bell' } ) ).toHaveAttribute(
			'aria-valuetext',
			'Downloading and installing…'
		);
		onRequest( 'GET', `${ BASE }?page=1`, { ...PAGE, items: [ { ...BELL, status: 'active' } ] } );
		await act( async () => install( DONE ) );
		expect( await screen.findByText( 'Active' ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Install Bell' } ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'heading', { name: /Bell/ } ) ).toHaveFocus();
		expect( screen.getAllByText( 'The extension has been successfully activated.' )[ 0 ] ).toBeInTheDocument();
		expect( requestsMade( 'POST' ).map( ( { path } ) => path ) ).toEqual( [
			'/wc-admin/plugins/install',
			'/wc-admin/plugins/activate',
		] );
	} );

	it( 'says beside it why it could not be installed, and can be tried again', async () => {
		const { user } = await open();
		onRequest( 'POST', '/wc-admin/plugins/install', { ...DONE, success: false, message: 'The disk is full.' } );
		const install = await screen.findByRole( 'button', { name: 'Install Bell' } );
		await user.click( install );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Bell could not be installedThe disk is full.'
		);
		expect( install ).not.toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'that is installed and does not start says that, and other screens are told', async () => {
		const listener = jest.fn();
		addAction( PLUGINS_CHANGED, 'test', listener );
		const { user } = await open();
		onRequest( 'POST', '/wc-admin/plugins/install', DONE );
		onRequest( 'POST', '/wc-admin/plugins/activate', { ...DONE, success: false, message: 'It is broken.' } );
		await user.click( await screen.findByRole( 'button', { name: 'Install Bell' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'There was an error trying to activate the extension.It is broken.'
		);
		expect( listener ).toHaveBeenCalledTimes( 1 );
		removeAction( PLUGINS_CHANGED, 'test' );
	} );

	it( 'is shown with what is known of it, and leads back', async () => {
		onRequest( 'GET', `${ BASE }/bell`, DETAIL );
		const { user } = await open();
		await user.click( await screen.findByRole( 'link', { name: 'Details of Bell' } ) );
		const title = await screen.findByRole( 'heading', { name: 'Bell', level: 2 } );
		expect( title ).toHaveFocus();
		expect( screen.getByText( '4.8 of 5 stars, 1 rating' ) ).toBeVisible();
		expect( screen.getByText( '9,000 sites or more' ) ).toBeVisible();
		await user.click( screen.getByRole( 'link', { name: 'All extensions' } ) );
		expect( screen.getByRole( 'heading', { name: 'Extensions', level: 1 } ) ).toHaveFocus();
	} );

	it( 'that is not there is named, with a way back', async () => {
		onRequest( 'GET', `${ BASE }/lost`, () =>
			Promise.reject( restError( 'lost', 'There is no extension “lost” to be found here.', 404 ) )
		);
		const { user } = await open( { extension: 'lost' } );
		expect( await screen.findByText( 'There is no extension “lost” to be found here.' ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Try again' } ) ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Show all extensions' } ) );
		expect( await screen.findByRole( 'list', { name: 'Suggested extensions' } ) ).toBeVisible();
	} );
} );

describe( 'an address that names nothing says so, and leads back', () => {
	it.each( [
		[ { extension: 'foo/bar' }, '“foo/bar” in the address is not an extension' ],
		[ { extension: '../../x' }, '“../../x” in the address is not an extension' ],
		[ { extension: 'x'.repeat( 300 ) }, `“${ 'x'.repeat( 40 ) }…” in the address is not an extension` ],
	] )( '%p, which nobody is asked for', async ( query, text ) => {
		const { user } = await open( query );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( text );
		expect( requestsMade( 'GET' ) ).toEqual( [] );
		await user.click( screen.getByRole( 'button', { name: 'Show all extensions' } ) );
		expect( await screen.findByRole( 'list', { name: 'Suggested extensions' } ) ).toBeVisible();
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus();
	} );

	it( 'where the server refuses it', async () => {
		const search = 'long '.repeat( 60 ).trim();
		const reason = 'The search “long long…” is too long: 100 characters are the most.';
		onRequest( 'GET', `${ BASE }?search=${ search.replaceAll( ' ', '%20' ) }&page=1`, () =>
			Promise.reject( restError( 'rest_invalid_param', reason, 400 ) )
		);
		await open( { search } );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( reason );
		expect( screen.getByRole( 'button', { name: 'Show all extensions' } ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Try again' } ) ).not.toBeInTheDocument();
		// No list is named that is not there.
		expect( screen.queryByRole( 'heading', { level: 2 } ) ).not.toBeInTheDocument();
	} );

	it.each( [
		[ { search: 'bell', paged: 'two' }, '“two” in the address is not a page of these extensions.' ],
		[ { paged: '-1' }, '“-1” in the address is not a page of these extensions.' ],
		[ { paged: '999' }, 'There is no page 999 of these extensions.' ],
	] )( '%p shows the categories, which lead on', async ( query, reason ) => {
		onRequest( 'GET', `${ BASE }?page=999`, () =>
			Promise.reject( restError( 'rest_invalid_param', reason, 400 ) )
		);
		const { user } = await open( query );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( reason );
		const categories = await screen.findByRole( 'navigation', { name: 'Categories' } );
		expect( categories.querySelector( '[aria-current]' ) ).toBeNull();
		let answer: ( page: object ) => void = () => {};
		const answered = new Promise< object >( ( resolve ) => ( answer = resolve ) );
		onRequest( 'GET', `${ BASE }?category=sound&page=1`, () => answered );
		const sound = within( categories ).getByRole( 'link', { name: 'Sound' } );
		sound.focus();
		await user.keyboard( '{Enter}' );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
		expect( sound ).toHaveFocus();
		await act( async () => answer( { ...PAGE, items: [ BELL ], total: 1 } ) );
		expect( await screen.findByRole( 'list', { name: 'Sound' } ) ).toBeVisible();
		expect( sound ).toHaveFocus();
		expect( sound ).toHaveAttribute( 'aria-current', 'true' );
	} );

	it( 'a search of spaces is none', async () => {
		await open( { search: '   ' } );
		expect( await screen.findByRole( 'list', { name: 'Suggested extensions' } ) ).toBeVisible();
		expect( screen.getByRole( 'searchbox', { name: 'Search extensions' } ) ).toHaveValue( '' );
	} );
} );

describe( 'what another screen does with a plugin', () => {
	it( 'is shown here, and is not begun once more', async () => {
		let finish: () => void = () => {};
		const work = whileUnderWay(
			[ 'bell' ],
			'install',
			() => new Promise< void >( ( resolve ) => ( finish = resolve ) )
		);
		const { user } = await open();
		expect( await screen.findByRole( 'progressbar', { name: 'Install Bell' } ) ).toBeVisible();
		const install = screen.getByRole( 'button', { name: 'Install Bell' } );
		expect( install ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( install );
		expect( requestsMade( 'POST' ) ).toEqual( [] );
		await act( async () => {
			finish();
			await work;
		} );
		expect( install ).not.toHaveAttribute( 'aria-disabled', 'true' );
		expect( screen.queryByRole( 'progressbar' ) ).not.toBeInTheDocument();
	} );

	it( 'keeps nobody from installing another one', async () => {
		let finish: () => void = () => {};
		const work = whileUnderWay( [ 'drum' ], 'install', () => new Promise< void >( ( done ) => ( finish = done ) ) );
		const { user } = await open();
		onRequest( 'POST', '/wc-admin/plugins/install', { ...DONE, success: false, message: 'It is broken.' } );
		await user.click( await screen.findByRole( 'button', { name: 'Install Bell' } ) );
		expect( await screen.findByText( 'It is broken.' ) ).toBeVisible();
		await act( async () => {
			finish();
			await work;
		} );
	} );
} );

describe( 'installed extensions', () => {
	it( 'are updated and activated', async () => {
		const { user } = await open( { tab: 'installed' } );
		onRequest( 'POST', '/wc-admin/plugins/update', DONE );
		const update = await screen.findByRole( 'button', { name: 'Update Horn' } );
		onRequest( 'GET', `${ BASE }/installed`, [ { ...MINE, version: '2.0', update: '' } ] );
		await user.click( update );
		expect( await screen.findByText( /Version 2\.0\./ ) ).toBeVisible();
		expect( screen.getAllByText( 'Horn was updated.' )[ 0 ] ).toBeInTheDocument();

		onRequest( 'POST', '/wc-admin/plugins/activate', { ...DONE, success: false, message: 'It is broken.' } );
		await user.click( screen.getByRole( 'button', { name: 'Activate Horn' } ) );
		expect( await screen.findByText( 'There was an error trying to activate the extension.' ) ).toBeVisible();
		expect( screen.getByText( 'It is broken.' ) ).toBeVisible();
	} );

	it( 'are shown as active where nothing that is asked afterwards has a valid answer', async () => {
		const { user } = await open( { tab: 'installed' } );
		onRequest( 'POST', '/wc-admin/plugins/activate', DONE );
		const activate = await screen.findByRole( 'button', { name: 'Activate Horn' } );
		onRequest( 'GET', `${ BASE }/installed`, () => Promise.reject( { code: 'invalid_json', message: '' } ) );
		await user.click( activate );
		expect( await screen.findByText( 'Active' ) ).toBeVisible();
		expect( activate ).not.toBeInTheDocument();
	} );

	it( 'say that they could not be loaded [B8-002]', async () => {
		onRequest( 'GET', `${ BASE }/installed`, () => Promise.reject( restError( 'broken', 'It broke.', 500 ) ) );
		await open( { tab: 'installed' } );
		expect( await screen.findByText( 'There was an error loading installed extensions.' ) ).toBeVisible();
	} );

	it.each( [
		[ 'suggestions are off', { promotions: false }, /since suggestions are off/ ],
		[ 'the user may not install', { capabilities: { manage_woocommerce: true } }, /you can’t install plugins/ ],
	] )( 'are all there is where %s, which is said', async ( _, pageData, text ) => {
		await open( { search: 'bell' }, pageData );
		expect( await screen.findByRole( 'list', { name: 'Installed extensions' } ) ).toBeVisible();
		expect( screen.getByText( text ) ).toBeVisible();
		expect( screen.queryByRole( 'searchbox' ) ).not.toBeInTheDocument();
		await waitFor( () =>
			expect( requestsMade( 'GET' ).map( ( { path } ) => path ) ).toEqual( [ `${ BASE }/installed` ] )
		);
	} );
} );
