import { addAction, addFilter, removeAction, removeFilter } from '@wordpress/hooks';
import { useEffect, useState } from '@wordpress/element';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expectLogged, OWNER } from '../shared/test-utils';
import {
	getHistory,
	navigate,
	urlTo,
	useBreadcrumbs,
	type PageDefinition,
	type Route,
	type ScreenProps,
} from '../shared/routing';
import { FEATURES_FILTER } from '../shared/data/features';
import { FooterFill, HeaderActionsFill } from '../shared/slots';
import { App } from './app';
import { ROUTES_FILTER } from './routes';

const mockBar = jest.fn( () => Promise.resolve( { default: () => <p>Bar</p> } ) );

jest.mock( '../features', () => ( {
	getFeatureRoutes: () => [],
	getTopBars: () => [ { name: 'bar', isFor: () => true, load: () => mockBar() } ],
	getFills: () => [],
	getCommands: () => [],
	getQueuedNotices: () => [],
	getStoreAlerts: () => [
		{ name: 'alerts', isFor: () => true, load: () => Promise.resolve( { default: () => 'Alert' } ) },
	],
	getHeaderPanel: () => () => null,
} ) );

const TEST = 'storewright/test';
const LATER = 'storewright/later';
const BAD = 'bad/plugin';

/** A page of an extension. */
const page = (
	path: string,
	container: ComponentType< ScreenProps >,
	more: Partial< Route > = {}
): PageDefinition => ( {
	path,
	container,
	breadcrumbs: [ 'Shop', `Page ${ path }` ],
	...more,
} );

function addPages( ...pages: PageDefinition[] ): void {
	addFilter( ROUTES_FILTER, TEST, ( known: PageDefinition[] ) => [ ...known, ...pages ] );
}

/** Renders the app and lets it fetch its first screen. */
async function renderApp( path = '/', query: Record< string, string > = {} ) {
	getHistory().replace( `/wp-admin/${ urlTo( path, query ) }` );
	const result = render( <App /> );
	await act( async () => undefined );
	return result;
}

const go = ( path: string, query: Record< string, string > = {} ) =>
	act( async () => navigate( urlTo( path, query ) ) );

const Home = () => <p>Home</p>;
const Report = ( { params, query }: ScreenProps ) => <p>{ `${ params.report } of ${ query.period }` }</p>;

const views = jest.fn();

beforeEach( () => {
	window.storewright = OWNER;
	document.body.className = 'wp-admin storewright-loading';
	views.mockReset();
	addAction( 'storewright.event', TEST, views );
} );

afterEach( () => {
	[ TEST, LATER, BAD ].forEach( ( namespace ) => removeFilter( ROUTES_FILTER, namespace ) );
	removeFilter( FEATURES_FILTER, TEST );
	removeAction( 'storewright.event', TEST );
} );

describe( 'pages', () => {
	it( '[B2-003] [B2-010] come from the filter, with what the path says', async () => {
		addPages( page( '/', Home ), page( '/analytics/:report', Report ) );
		await renderApp( '/analytics/revenue', { period: 'today' } );
		expect( screen.getByText( 'revenue of today' ) ).toBeVisible();
		await go( '/analytics/revenue', { period: 'week' } );
		expect( screen.getByText( 'revenue of week' ) ).toBeVisible();
	} );

	it( '[B2-003] may be added after the app has started', async () => {
		await renderApp();
		expect( screen.getByRole( 'heading', { name: 'Not allowed' } ) ).toBeVisible();
		await act( async () => addPages( page( '/', Home ) ) );
		expect( screen.getByText( 'Home' ) ).toBeVisible();
	} );

	it( '[B2-003] may be added while the app starts, before it listens', async () => {
		getHistory().replace( `/wp-admin/${ urlTo() }` );
		await act( async () => {
			render( <App /> );
			addPages( page( '/', Home ) );
		} );
		expect( screen.getByText( 'Home' ) ).toBeVisible();
	} );

	it( '[B2-001] [B2-005] [B2-022] take from the server’s registry what they say nothing of', async () => {
		window.storewright = {
			...OWNER,
			pages: [
				...OWNER.pages!,
				{ path: '/acme', breadcrumbs: [ 'Acme', 'News' ], layout: { header: false } },
				{ path: '/acme/secret', breadcrumbs: [ 'Secret' ], capability: 'keep_secrets' },
				{ path: '/customers', breadcrumbs: [ 'Customers' ], capability: 'view_woocommerce_reports' },
			],
		};
		const News = () => <p>News</p>;
		addFilter( ROUTES_FILTER, TEST, ( known: PageDefinition[] ) => [
			...known,
			{ path: '/acme', container: News },
			{ path: '/acme/secret', container: News },
		] );
		await renderApp( '/acme' );
		expect( document.title ).toBe( 'News < Acme < Corner Shop — WooCommerce' );
		expect( screen.queryByRole( 'heading' ) ).not.toBeInTheDocument();
		await go( '/acme/secret' );
		expect( screen.getByRole( 'heading', { name: 'Not allowed' } ) ).toBeVisible();
		await go( '/customers' );
		expect( screen.getByRole( 'heading', { name: 'Not allowed' } ) ).toBeVisible();
	} );

	it( '[B2-001] appear where an extension turns their feature on', async () => {
		addPages( page( '/marketing', Home, { feature: 'marketing' } ) );
		await renderApp( '/marketing' );
		expect( screen.getByRole( 'heading', { name: 'Not allowed' } ) ).toBeVisible();
		await act( async () => addFilter( FEATURES_FILTER, TEST, ( names: string[] ) => [ ...names, 'marketing' ] ) );
		expect( screen.getByText( 'Home' ) ).toBeVisible();
	} );

	it( 'that throw leave the frame, and the other pages, alone', async () => {
		const Broken = (): never => {
			throw new Error( 'No such page.' );
		};
		addPages( page( '/', Home ), page( '/broken', Broken ) );
		await renderApp( '/broken' );
		expectLogged( 'error', 'No such page.' );
		expectLogged( 'error', 'The above error occurred in the <Broken> component' );
		expect( screen.getByRole( 'heading', { name: 'Page /broken' } ) ).toBeVisible();
		expect( screen.getByRole( 'heading', { name: 'Oops, something went wrong' } ) ).toBeVisible();
		await go( '/' );
		expect( screen.getByText( 'Home' ) ).toBeVisible();
	} );

	it( 'stay where a later filter changes the list', async () => {
		const mounted = jest.fn();
		const Counted = () => {
			useEffect( mounted, [] );
			return <p>Counted</p>;
		};
		addPages( page( '/', Counted ) );
		await renderApp();
		await act( async () => addFilter( ROUTES_FILTER, LATER, ( known: PageDefinition[] ) => known ) );
		expect( screen.getByText( 'Counted' ) ).toBeVisible();
		expect( mounted ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keep what is typed where the filter makes their component anew at each call [client 4]', async () => {
		addFilter( ROUTES_FILTER, TEST, ( known: PageDefinition[] ) => [
			...known,
			page( '/', () => {
				const [ name, setName ] = useState( '' );
				const label = `Name, one of ${ known.length }`;
				return (
					<input aria-label={ label } value={ name } onChange={ ( { target } ) => setName( target.value ) } />
				);
			} ),
			{ path: '/lazy', breadcrumbs: [ 'Lazy' ], load: () => Promise.resolve( { default: () => <input /> } ) },
		] );
		await renderApp();
		await userEvent.type( screen.getByRole( 'textbox' ), 'Mug' );
		const more = ( known: PageDefinition[] ) => [ page( '/more', Home ), ...known ];
		await act( async () => addFilter( ROUTES_FILTER, LATER, more, 5 ) );
		expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'Mug' );
		expect( screen.getByRole( 'textbox' ) ).toHaveAccessibleName( 'Name, one of 1' );
		await go( '/lazy' );
		await userEvent.type( screen.getByRole( 'textbox' ), 'Bowl' );
		await act( async () => removeFilter( ROUTES_FILTER, LATER ) );
		expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'Bowl' );
	} );

	it.each( [
		[ 'nothing', () => undefined ],
		[ 'a page without a path', ( known: PageDefinition[] ) => [ ...known, { container: Home, breadcrumbs: [] } ] ],
		[ 'a page without a screen', ( known: PageDefinition[] ) => [ ...known, { path: '/', breadcrumbs: [] } ] ],
	] )( 'stay where a filter returns %s; it is named', async ( _, filter ) => {
		addPages( page( '/', Home ) );
		addFilter( ROUTES_FILTER, BAD, filter as never );
		await renderApp();
		expect( screen.getByText( 'Home' ) ).toBeVisible();
		expectLogged( 'error', /storewright_admin_pages_list of “bad\/plugin”/ );
	} );

	it( '[B2-004] are fetched when they are shown, once', async () => {
		const load = jest.fn( () => Promise.resolve( { default: Home } ) );
		const { container, ...definition } = page( '/lazy', Home ) as PageDefinition & { container: unknown };
		addPages( page( '/', Home ), { ...definition, load } as Route );
		await renderApp();
		expect( load ).not.toHaveBeenCalled();
		await go( '/lazy' );
		await go( '/' );
		await go( '/lazy' );
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	it( '[B2-001] [B2-002] exist only for users with their capability, where their feature is on', async () => {
		window.storewright = { ...OWNER, capabilities: { manage_woocommerce: false }, features: [ 'analytics' ] };
		addPages(
			page( '/secret', Home, { capability: 'manage_woocommerce' } ),
			page( '/marketing', Home, { feature: 'marketing' } ),
			page( '/analytics', Home, { feature: 'analytics' } )
		);
		await renderApp( '/secret' );
		expect( screen.getByRole( 'heading', { name: 'Not allowed' } ) ).toBeVisible();
		await go( '/marketing' );
		expect( screen.getByRole( 'heading', { name: 'Not allowed' } ) ).toBeVisible();
		await go( '/analytics' );
		expect( screen.getByRole( 'heading', { name: 'Page /analytics' } ) ).toBeVisible();
	} );
} );

describe( 'a page the user may not see', () => {
	beforeEach( () => void jest.useFakeTimers() );
	afterEach( () => void jest.useRealTimers() );

	it( '[B2-031] [B2-021] [B4-002] [B6-005] [B9-007] is waited for, then refused', async () => {
		await renderApp( '/nowhere' );
		expect( screen.getByText( 'Loading…' ) ).toBeVisible();
		act( () => void jest.advanceTimersByTime( 2999 ) );
		expect( screen.queryByText( 'Sorry, you are not allowed to access this page.' ) ).not.toBeInTheDocument();
		act( () => void jest.advanceTimersByTime( 1 ) );
		expect( screen.getByText( 'Sorry, you are not allowed to access this page.' ) ).toBeVisible();
		expect( screen.queryByText( 'Loading…' ) ).not.toBeInTheDocument();
	} );
} );

it( 'nothing is loaded above a page that is refused [client 6]', async () => {
	mockBar.mockClear();
	addPages( page( '/', Home ) );
	await renderApp( '/nowhere' );
	expect( mockBar ).not.toHaveBeenCalled();
	expect( screen.queryByText( 'Bar' ) ).not.toBeInTheDocument();
	await go( '/' );
	expect( screen.getByText( 'Bar' ) ).toBeVisible();
} );

describe( 'a change of page', () => {
	beforeEach( () => addPages( page( '/', Home ), page( '/analytics/:report', Report ) ) );

	it( '[B2-024] [B2-027] changes the body’s class, drops the loading class and scrolls up', async () => {
		await renderApp();
		expect( document.body.className ).toBe( 'wp-admin storewright-page--home' );
		expect( window.scrollTo ).not.toHaveBeenCalled();
		document.body.classList.add( 'storewright-loading' );
		await go( '/analytics/revenue' );
		expect( document.body.className ).toBe( 'wp-admin storewright-page--analytics-revenue' );
		expect( window.scrollTo ).toHaveBeenCalledWith( 0, 0 );
	} );

	it( '[B2-026] is told to who listens', async () => {
		await renderApp();
		await go( '/analytics/revenue' );
		await go( '/analytics/revenue', { period: 'week' } );
		expect( views.mock.calls ).toEqual( [
			[ 'page_view', { path: 'home_screen' } ],
			[ 'page_view', { path: 'analytics_revenue' } ],
		] );
	} );

	it( 'puts the focus on the heading, but not at the start', async () => {
		await renderApp();
		expect( document.body ).toHaveFocus();
		await go( '/analytics/revenue' );
		expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus();
	} );

	it( '[B2-033] changes the document’s title', async () => {
		await renderApp();
		expect( document.title ).toBe( 'Page / < Shop < Corner Shop — WooCommerce' );
	} );
} );

describe( '[B2-030] a launch that was interrupted', () => {
	beforeEach( () => {
		addPages(
			page( '/', Home ),
			page( '/launch-your-store/*', () => <p>Launch</p> )
		);
		window.sessionStorage.setItem( 'lysWaiting', 'yes' );
	} );

	it( 'goes on from Home', async () => {
		await renderApp();
		expect( screen.getByText( 'Launch' ) ).toBeVisible();
	} );

	it( 'does not disturb a task', async () => {
		await renderApp( '/', { task: 'shipping' } );
		expect( screen.getByText( 'Home' ) ).toBeVisible();
	} );

	it( 'waits for the page of the launch', async () => {
		removeFilter( ROUTES_FILTER, TEST );
		addPages( page( '/', Home ), page( '*', Home ) );
		await renderApp();
		expect( getHistory().location.search ).toBe( '?page=wc-admin' );
	} );

	it( 'is not made up', async () => {
		window.sessionStorage.setItem( 'lysWaiting', 'no' );
		await renderApp();
		expect( screen.getByText( 'Home' ) ).toBeVisible();
	} );
} );

describe( 'the frame', () => {
	it( '[B2-022] shows store alerts above the pages that want them', async () => {
		addPages( page( '/', Home ), page( '/setup', Home, { layout: { showStoreAlerts: false } } ) );
		await renderApp();
		expect( screen.getByText( 'Alert' ) ).toBeVisible();
		await go( '/setup' );
		expect( screen.queryByText( 'Alert' ) ).not.toBeInTheDocument();
		await go( '/' );
		expect( screen.getByText( 'Alert' ) ).toBeVisible();
	} );

	it( '[B2-022] shows what the layout wants', async () => {
		addPages( page( '/bare', Home, { layout: { header: false, showNotices: false } } ) );
		await renderApp( '/bare' );
		expect( screen.queryByRole( 'heading' ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'region', { name: 'Messages' } ) ).not.toBeInTheDocument();
	} );

	it( '[B2-035] has a footer only where something fills it', async () => {
		const WithFooter = () => <FooterFill>Save or leave</FooterFill>;
		addPages(
			page( '/', Home ),
			page( '/form', WithFooter ),
			page( '/bare', WithFooter, { layout: { footer: false } } )
		);
		const { container } = await renderApp();
		expect( container.querySelector( '.footer' ) ).toBeNull();
		await go( '/form' );
		expect( container.querySelector( '.footer' ) ).toHaveTextContent( 'Save or leave' );
		await go( '/bare' );
		expect( container.querySelector( '.footer' ) ).toBeNull();
	} );

	it( 'has room in its header for what screens do', async () => {
		addPages(
			page( '/', () => (
				<HeaderActionsFill>
					<button>Download</button>
				</HeaderActionsFill>
			) )
		);
		await renderApp();
		expect( screen.getByRole( 'button', { name: 'Download' } ) ).toBeVisible();
	} );

	it( '[B2-039] sets its header off after 20 pixels', async () => {
		addPages( page( '/', Home ) );
		const { container } = await renderApp();
		const header = container.querySelector( '.header' );
		const scrollTo = ( top: number ) => {
			Object.defineProperty( window, 'scrollY', { value: top, configurable: true } );
			act( () => void window.dispatchEvent( new Event( 'scroll' ) ) );
		};
		scrollTo( 20 );
		expect( header ).not.toHaveClass( 'scrolled' );
		scrollTo( 21 );
		expect( header ).toHaveClass( 'scrolled' );
		scrollTo( 0 );
		expect( header ).not.toHaveClass( 'scrolled' );
	} );

	it( 'takes the name that the screen gives, for as long as it is shown', async () => {
		const Order = () => {
			useBreadcrumbs( [ 'Orders', 'Order 12' ] );
			return null;
		};
		addPages( page( '/', Home ), page( '/order', Order ) );
		await renderApp( '/order' );
		expect( screen.getByRole( 'heading', { name: 'Order 12' } ) ).toBeVisible();
		expect( document.title ).toBe( 'Order 12 < Orders < Corner Shop — WooCommerce' );
		await go( '/' );
		expect( screen.getByRole( 'heading', { name: 'Page /' } ) ).toBeVisible();
	} );
} );
