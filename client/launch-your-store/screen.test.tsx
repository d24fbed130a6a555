import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import type { LaunchCheck } from '../generated/rest';
import { getPageData } from '../shared/data/page-data';
import { onRequest, renderScreen, requestsMade, restError } from '../shared/test-utils';
import { FooterSlot } from '../shared/slots';
import LaunchYourStore from './screen';

jest.mock( '@wordpress/a11y' );

const Page = () => (
	<>
		<LaunchYourStore />
		<FooterSlot />
	</>
);

const TASKS = '/wc-admin/onboarding/tasks';
const CHECK = '/wc-admin/launch-your-store/check';
const OPTIONS = '/wc-admin/options';

type SeenPage = LaunchCheck[ 'pages' ][ number ];

const aPage = ( id: SeenPage[ 'id' ], differing: Partial< SeenPage > = {} ): SeenPage => ( {
	id,
	title: `The ${ id }`,
	url: `http://shop.example/${ id }`,
	sees: 'page',
	status: 200,
	error: '',
	leads_to: '',
	is_noindex: false,
	cache_control: '',
	is_from_cache: false,
	menu_links: 2,
	links_to_shop: true,
	milliseconds: 420,
	...differing,
} );

const aCheck = ( differing: Partial< LaunchCheck > = {} ): LaunchCheck => ( {
	coming_soon: 'yes',
	is_store_alone: false,
	reaches_itself: true,
	reason: '',
	allows_indexing: true,
	has_own_checkout: false,
	store_url: 'http://shop.example/shop/',
	menu_url: 'http://shop.example/wp-admin/nav-menus.php',
	pages: [ aPage( 'home' ) ],
	...differing,
} );

const aTask = ( id: string, differing: object = {} ) => ( {
	id,
	title: id,
	actionUrl: '',
	canView: true,
	isDismissed: false,
	isComplete: false,
	additionalData: {},
	...differing,
} );

const LAUNCH = aTask( 'launch-your-store', {
	additionalData: {
		checklist: [
			{ id: 'products', isDone: true },
			{ id: 'payments', isDone: false },
		],
	},
} );

async function open( check: Partial< LaunchCheck > = {}, pageData: object = { isComingSoon: true } ) {
	onRequest( 'GET', TASKS, [ { id: 'setup', tasks: [ aTask( 'payments' ), aTask( 'marketing' ), LAUNCH ] } ] );
	onRequest( 'POST', CHECK, aCheck( check ) );
	const shown = renderScreen( <Page />, { path: '/launch-your-store', pageData } );
	await act( async () => undefined );
	return { ...shown, press: ( name: string ) => shown.user.click( screen.getByRole( 'button', { name } ) ) };
}

const texts = ( name: string ) =>
	within( screen.getByRole( 'list', { name } ) )
		.getAllByRole( 'listitem' )
		.map( ( { textContent } ) => textContent );

describe( 'the hub of the launch', () => {
	it( 'lists what customers need first, then the other tasks, and keeps that the launch was interrupted [B2-019] [B2-030]', async () => {
		window.sessionStorage.setItem( 'lysWaiting', 'yes' );
		const { user } = await open();
		expect( window.sessionStorage.getItem( 'lysWaiting' ) ).toBeNull();
		expect( texts( 'Launch checklist' ) ).toEqual( [
			'There is a product to sell (done)',
			'Set up a payment method',
			'marketing',
		] );
		// jsdom opens no tab.
		document.addEventListener( 'click', ( event ) => event.preventDefault(), { once: true } );
		await user.keyboard( '{Control>}' );
		await user.click( screen.getByRole( 'link', { name: 'Set up a payment method' } ) );
		await user.keyboard( '{/Control}' );
		expect( window.sessionStorage.getItem( 'lysWaiting' ) ).toBeNull();
		await user.click( screen.getByRole( 'link', { name: 'Set up a payment method' } ) );
		expect( window.location.search ).toContain( 'task=payments' );
		expect( window.sessionStorage.getItem( 'lysWaiting' ) ).toBe( 'yes' );
		window.sessionStorage.clear();
	} );

	it( 'tells what visitors see while the site waits', async () => {
		await open( {
			pages: [
				aPage( 'home', {
					sees: 'coming_soon',
					is_noindex: true,
					cache_control: 'no-cache, private',
					menu_links: 0,
				} ),
			],
		} );
		expect( texts( 'Pages' ) ).toEqual( [ 'The homeNote: Visitors see “Coming soon” until you launch.' ] );
		expect( texts( 'Site' ) ).toEqual( [
			expect.stringContaining( 'Note: “Coming soon” is marked “noindex”' ),
			'CachesGood: Caches are told not to keep “Coming soon”.',
			'MenusNote: Visitors see no menu yet.',
			expect.stringContaining( 'Note: This site has no checkout page.' ),
		] );
	} );

	it( 'lets search engines pass over the cart and the checkout, as WooCommerce has them do', async () => {
		await open( {
			pages: [
				aPage( 'home' ),
				aPage( 'cart', { is_noindex: true } ),
				aPage( 'checkout', { is_noindex: true } ),
			],
		} );
		expect( texts( 'Site' )[ 0 ] ).toContain( 'Search engines may list your pages.' );
	} );

	it.each< [ string, Partial< LaunchCheck >, string ] >( [
		[
			'a cache that keeps “Coming soon”',
			{ pages: [ aPage( 'home', { sees: 'coming_soon', is_from_cache: true } ) ] },
			'A cache keeps “Coming soon”',
		],
		[ 'a site that asks not to be listed', { allows_indexing: false }, 'ask search engines not to list this site' ],
		[ 'a page that is noindex', { pages: [ aPage( 'shop', { is_noindex: true } ) ] }, '(noindex): The shop' ],
		[ 'a home page without a menu', { pages: [ aPage( 'home', { menu_links: 0 } ) ] }, 'has no menu' ],
		[ 'menus that miss the shop', { pages: [ aPage( 'home', { links_to_shop: false } ) ] }, 'leads to the shop' ],
		[ 'a shop without a checkout page', { has_own_checkout: true }, 'nobody can place an order' ],
		[
			'a broken checkout',
			{ pages: [ aPage( 'checkout', { sees: 'error', status: 500 } ) ] },
			'Visitors see an error (status 500).',
		],
		[ 'a page behind a login', { pages: [ aPage( 'home', { sees: 'login' } ) ] }, 'asked to log in' ],
		[ 'a page that is missing', { pages: [ aPage( 'shop', { sees: 'missing' } ) ] }, '“Page not found”' ],
		[
			'a page that leads away',
			{ pages: [ aPage( 'home', { sees: 'elsewhere', leads_to: 'https://x.example/' } ) ] },
			'another site: https://x.example/',
		],
	] )( 'needs the owner for %s', async ( _name, check, text ) => {
		await open( check );
		const needed = [ ...texts( 'Pages' ), ...texts( 'Site' ) ].filter( ( line ) => line?.includes( 'Needs you:' ) );
		expect( needed.join( '\n' ) ).toContain( text );
	} );

	it( 'says so where the site cannot reach itself, and launches all the same', async () => {
		const { press } = await open( { reaches_itself: false, reason: 'Connection refused', pages: [] } );
		const notice = screen.getByText( 'Your site can’t reach itself' ).closest( '[role="status"]' );
		expect( notice ).toHaveTextContent( 'Connection refused' );
		expect( screen.queryByRole( 'list', { name: 'Pages' } ) ).not.toBeInTheDocument();
		await press( 'Launch store' );
		expect( screen.getByRole( 'dialog', { name: 'Launch your store?' } ) ).toBeVisible();
	} );

	it( 'says why nothing could be loaded, and tries again', async () => {
		onRequest( 'GET', TASKS, () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		onRequest( 'POST', CHECK, () => {
			throw restError( 'internal', 'The server is tired.', 500 );
		} );
		const { user } = renderScreen( <Page />, {
			path: '/launch-your-store',
			pageData: { isComingSoon: true },
		} );
		expect( await screen.findByText( 'The database is away.' ) ).toBeVisible();
		expect( await screen.findByText( 'The server is tired.' ) ).toBeVisible();
		onRequest( 'GET', TASKS, [ { id: 'setup', tasks: [ LAUNCH ] } ] );
		onRequest( 'POST', CHECK, aCheck() );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Check again' } ) );
		expect( await screen.findByRole( 'list', { name: 'Launch checklist' } ) ).toBeVisible();
		expect( await screen.findByRole( 'list', { name: 'Pages' } ) ).toBeVisible();
	} );

	it( 'launches after a yes, has the tour shown, looks again and congratulates [B2-019] [B3-012] [B4-016]', async () => {
		const { press, user } = await open();
		await press( 'Launch store' );
		expect( screen.getByRole( 'dialog' ) ).toHaveTextContent( 'Customers can’t pay.' );
		await press( 'Cancel' );
		expect( requestsMade( 'POST' ).map( ( { path } ) => path ) ).toEqual( [ CHECK ] );

		onRequest( 'POST', OPTIONS, { woocommerce_coming_soon: true } );
		onRequest( 'POST', CHECK, aCheck( { coming_soon: 'no' } ) );
		await press( 'Launch store' );
		await user.dblClick( screen.getByRole( 'button', { name: 'Launch now' } ) );
		const heading = await screen.findByRole( 'heading', { level: 1, name: 'Congratulations! Your store is live' } );
		await waitFor( () => expect( heading ).toHaveFocus() );
		expect( requestsMade( 'POST' ).filter( ( { path } ) => path === OPTIONS ) ).toEqual( [
			expect.objectContaining( { data: { woocommerce_coming_soon: 'no', woocommerce_show_lys_tour: 'yes' } } ),
		] );
		expect( requestsMade( 'POST' ).filter( ( { path } ) => path === CHECK ) ).toHaveLength( 2 );
		expect( getPageData().launchTour ).toBe( true );

		const written = jest.spyOn( navigator.clipboard, 'writeText' ).mockResolvedValue( undefined );
		expect( screen.getByRole( 'textbox', { name: 'Link to your store' } ) ).toHaveValue(
			'http://shop.example/shop/'
		);
		await press( 'Copy link' );
		expect( written ).toHaveBeenCalledWith( 'http://shop.example/shop/' );
		expect( screen.getByRole( 'button', { name: 'Copied!' } ) ).toBeVisible();
	} );

	it( 'takes the second click of a double click for no answer', async () => {
		const { press } = await open();
		await press( 'Launch store' );
		fireEvent.click( await screen.findByRole( 'button', { name: 'Launch now' } ), { detail: 2 } );
		expect( requestsMade( 'POST', OPTIONS ) ).toHaveLength( 0 );
	} );

	it( 'says before the launch what the check found, too', async () => {
		const { press } = await open( { allows_indexing: false } );
		await press( 'Launch store' );
		const points = within( await screen.findByRole( 'dialog' ) ).getAllByRole( 'listitem' );
		expect( points.map( ( { textContent } ) => textContent ) ).toContainEqual(
			expect.stringContaining( 'ask search engines not to list this site' )
		);
	} );

	it( 'shows nothing of before the launch while it looks again', async () => {
		const { press } = await open();
		expect( texts( 'Pages' ) ).toHaveLength( 1 );
		let answer: ( check: LaunchCheck ) => void = () => undefined;
		onRequest( 'POST', OPTIONS, { woocommerce_coming_soon: true } );
		onRequest( 'POST', CHECK, () => new Promise< LaunchCheck >( ( resolve ) => ( answer = resolve ) ) );
		await press( 'Launch store' );
		await press( 'Launch now' );
		await screen.findByRole( 'heading', { level: 1, name: 'Congratulations! Your store is live' } );
		expect( screen.queryByRole( 'list', { name: 'Pages' } ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'textbox', { name: 'Link to your store' } ) ).toHaveValue(
			'http://shop.example/shop/'
		);
		await act( async () => answer( aCheck( { coming_soon: 'no' } ) ) );
		expect( texts( 'Pages' ) ).toHaveLength( 1 );
	} );

	it( 'keeps the dialog where the launch fails', async () => {
		const { press } = await open();
		onRequest( 'POST', OPTIONS, () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		await press( 'Launch store' );
		await press( 'Launch now' );
		expect( await screen.findByText( 'The database is away.' ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Try again' } ) ).toBeEnabled();
		expect( screen.queryByRole( 'heading', { level: 1, name: /live/ } ) ).not.toBeInTheDocument();
	} );

	it( 'warns where a live store still shows “Coming soon”', async () => {
		await open(
			{ coming_soon: 'no', pages: [ aPage( 'home', { sees: 'coming_soon' } ) ] },
			{ isComingSoon: false }
		);
		expect( screen.getByRole( 'heading', { level: 1, name: 'Your store is live' } ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Launch store' } ) ).not.toBeInTheDocument();
		expect( texts( 'Pages' ) ).toEqual( [
			expect.stringContaining( 'Needs you: Visitors still see “Coming soon”' ),
		] );
	} );
} );
