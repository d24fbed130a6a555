import type { Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

import { expect, test } from './fixtures';
import type { Dashboard } from './fixtures/dashboard';
import { untilIdle } from './fixtures/idle';
import { ASKED_WORDPRESS_ORG } from './fixtures/problems';
import { readScreens, type Screen } from './pages/screens';
import { Shop } from './pages/shop';

/** Plugins that bring suggestions besides those of Storewright's own catalogs. */
const SUGGESTING = [ 'fake-shipping-partners', 'fake-payment-suggestions' ];

/** Steps and cards that there are for suggestions alone. */
const PLACES = [ 'Print shipping labels' ];

/** Paths of routes that may return suggestions. */
const SUGGESTIONS = /suggest|recommend|free-extensions|promotion|partners/;

const isRecord = ( value: unknown ): value is Record< string, unknown > => typeof value === 'object' && value !== null;

/** Names of all plugins and services that an answer suggests, wherever in it. */
function namesIn( answer: unknown ): string[] {
	if ( ! isRecord( answer ) ) {
		return [];
	}
	// The groups that extensions are shown in have a slug as well, and names that other screens use.
	const { subcategories, ...parts } = answer;
	const within = Object.values( parts ).flatMap( namesIn );
	const { slug, plugins, external_link: link } = answer;
	const isSuggestion =
		( typeof slug === 'string' && slug !== '' ) ||
		( typeof link === 'string' && link !== '' ) ||
		( Array.isArray( plugins ) && plugins.some( ( plugin ) => typeof plugin === 'string' ) );
	const name = answer.name ?? answer.title;
	return isSuggestion && typeof name === 'string' ? [ name, ...within ] : within;
}

interface Task {
	id: string;
	actionUrl: string;
}

async function tasks( client: RequestUtils ): Promise< Task[] > {
	const lists = await client.rest< Array< { tasks: Task[] } > >( { path: '/wc-admin/onboarding/tasks' } );
	return lists.flatMap( ( list ) => list.tasks );
}

/** Returns the present suggestions by the route that returns them. */
async function suggestions( client: RequestUtils ): Promise< Map< string, string[] > > {
	const { routes } = await client.rest< { routes: Record< string, { methods: string[] } > } >( {
		path: '/wc-admin',
	} );
	const paths = Object.keys( routes ).filter(
		( path ) => SUGGESTIONS.test( path ) && ! path.includes( '(?P' ) && routes[ path ]?.methods.includes( 'GET' )
	);
	const found = new Map< string, string[] >();
	for ( const path of paths ) {
		// The only one that has to be told which ones.
		const query = path.endsWith( '/marketing/recommendations' ) ? '?category=extensions' : '';
		found.set( path, namesIn( await client.rest( { path: path + query } ) ) );
	}
	return found;
}

/** A screen that was opened, and what it said. */
interface Seen {
	screen: string;
	text: string;
}

/** Notes what a page says once nothing more comes, but for the plugins that it lists as installed: they are no suggestions. */
async function see( page: Page, screen: string ): Promise< Seen > {
	await expect( page.locator( '#wpbody-content [aria-label="Loading…"]' ) ).toHaveCount( 0 );
	await untilIdle( page );
	const text = await page.locator( 'body.wp-admin #wpbody-content, body:not(.wp-admin)' ).innerText();
	const installed = page.getByRole( 'list', { name: 'Installed extensions' } );
	return { screen, text: ( await installed.count() ) > 0 ? text.replace( await installed.innerText(), '' ) : text };
}

/** Opens tasks. */
async function seeTasks( page: Page, dashboard: Dashboard, ids: readonly string[] ): Promise< Seen[] > {
	const seen: Seen[] = [];
	for ( const id of ids ) {
		await dashboard.open( { task: id } );
		seen.push( await see( page, `task ${ id }` ) );
	}
	return seen;
}

/** How many pages are open at once: while one waits for what it may still ask for, others are opened. */
const PAGES = 4;

/** What a page says that is none. */
const REFUSED = /not allowed to access this page|Page not found/;

/** Whether an address is one of the dashboard, which goes from one of its screens to the next without loading a page. */
const isOfApp = ( address: string, app: string ) => new URL( address ).searchParams.get( 'page' ) === app;

/**
 * Opens a screen, as one does: from a screen of the dashboard to the next by the browser's history, as its links do, else by its address.
 * The server has to answer nothing but 200 at the address in both cases.
 */
async function openScreen( page: Page, { name, url }: Screen, app: string ): Promise< void > {
	if ( ! isOfApp( url, app ) || ! isOfApp( page.url(), app ) ) {
		const answer = await page.goto( url );
		return expect( answer?.status(), `Answer of ${ name }` ).toBe( 200 );
	}
	const answer = await page.request.get( url );
	expect( answer.status(), `Answer of ${ name }` ).toBe( 200 );
	await page.evaluate( ( address ) => {
		window.history.pushState( null, '', address );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	}, url );
}

/** Opens screens, each once and in a page of a browser, and has none of them answer anything but 200, nor say what the last one said. */
async function seeAll( page: Page, screens: readonly Screen[], app: string ): Promise< Seen[] > {
	const waiting = [ ...screens ];
	const seen: Seen[] = [];
	const work = async ( own: Page ) => {
		let last = '';
		for ( let screen = waiting.shift(); screen !== undefined; screen = waiting.shift() ) {
			await openScreen( own, screen, app );
			const said = await see( own, screen.name );
			expect( said.text, screen.name ).not.toMatch( REFUSED );
			expect( said.text, screen.name ).not.toBe( last );
			last = said.text;
			seen.push( said );
		}
	};
	const others = await Promise.all( Array.from( { length: PAGES - 1 }, () => page.context().newPage() ) );
	await Promise.all( [ page, ...others ].map( work ) );
	return seen;
}

const namesSeen = ( seen: readonly Seen[], names: readonly string[] ) =>
	seen.flatMap( ( { screen, text } ) =>
		names.filter( ( name ) => text.includes( name ) ).map( ( name ) => `${ name } on ${ screen }` )
	);

test.describe( 'Promotions', () => {
	test.setTimeout( 480_000 );

	test( 'turned off show no suggestion on any screen, and nothing is asked of anybody elsewhere', async ( {
		page,
		dashboard,
		requestUtils,
		problems,
		site,
	} ) => {
		// The frame of the preview of emails is sandboxed: the test's own script is not run there.
		problems.allow( /action=storewright_email_preview/ );
		// At the end, to show that it would be seen.
		problems.expect( ASKED_WORDPRESS_ORG );
		const shop = new Shop( requestUtils );
		await shop.moveTo();
		for ( const plugin of SUGGESTING ) {
			await requestUtils.activatePlugin( plugin );
		}
		const asked = () => requestUtils.rest< string[] >( { path: '/storewright-test/v1/requests' } );

		// With promotions: every source suggests something, and the screens show suggestions. So what follows can fail.
		const all = await suggestions( requestUtils );
		expect( all.size ).toBeGreaterThanOrEqual( 3 );
		for ( const [ path, names ] of all ) {
			expect( names, path ).not.toEqual( [] );
		}
		const names = [
			...new Set( [ ...PLACES, ...[ ...all.values() ].flat(), ...namesIn( await tasks( requestUtils ) ) ] ),
		];
		const suggesting = [ 'marketing', 'payments', 'shipping', 'tax' ];
		const shown = namesSeen( await seeTasks( page, dashboard, suggesting ), names );
		for ( const task of suggesting ) {
			expect( shown, `Something is suggested in the task ${ task }` ).toContainEqual(
				expect.stringMatching( new RegExp( ` on task ${ task }$` ) )
			);
		}

		// A catalog ships with the plugin: neither that nor anything else was asked of another machine.
		expect( await asked() ).toEqual( [] );

		await shop.set( 'advanced', { show_marketplace_suggestions: 'no' } );
		for ( const [ path, left ] of await suggestions( requestUtils ) ) {
			expect( left, path ).toEqual( [] );
		}
		const open = await tasks( requestUtils );
		const screens = await readScreens( page, requestUtils, site, open );
		const without = await seeAll( page, screens, site.page );
		expect( namesSeen( without, names ) ).toEqual( [] );
		for ( const screen of [ 'task store_details', 'task payments', 'task shipping', 'task tax' ] ) {
			expect( without.map( ( seen ) => seen.screen ) ).toContain( screen );
		}

		// What is done in the background asks nobody either. What pages ask for of other machines by themselves fails every test.
		const jobs = await requestUtils.rest< string[] >( { method: 'POST', path: '/storewright-test/v1/jobs' } );
		expect( jobs ).toContain( 'rebuild_reports' );
		expect( await asked() ).toEqual( [] );

		// The record of requests works: what the owner asks for by name does leave.
		await requestUtils
			.rest( { method: 'POST', path: '/wc-admin/plugins/install', data: { plugins: [ 'anything-else' ] } } )
			.catch( () => undefined );
		expect( await asked() ).toContainEqual( expect.stringContaining( 'api.wordpress.org' ) );
	} );
} );
