/** Every screen of the dashboard in a browser, as a cell of the matrix shows it. */
import { describe, Failure } from './process.mjs';
import { isPattern, pathsOfPatterns } from './screen-patterns.mjs';
import { messagesOf, readTemplate, readTranslation } from './translations.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** How many pages of the browser are open at once: while one waits for the server, others render. */
const PAGES = 3;

/** After how many screens that did not come no more are asked for: each has cost as long as a screen may take. */
const MOST_MISSING = 3;

/** How many reports and setup tasks there are at least: a list that was not there yet would be a cell without them. */
const FEWEST = { reports: 9, tasks: 4 };

/** What stands in place of a screen that broke, could not be loaded, or is not there. */
const NO_SCREEN = [
	'Oops, something went wrong',
	'This page could not be loaded',
	'Sorry, you are not allowed to access this page.',
	'Report not found',
];

/**
 * @typedef {{ titles: Record<string, string>, headless: string[] }} Pages Of the registry: path or pattern => title, and those
 *   without a header.
 * @typedef {{ name: string, query: Record<string, string>, title: string, isOwn: boolean, hasHeader: boolean }} Screen `isOwn`: the
 *   title is a text of ours.
 */

/**
 * The texts of a language.
 *
 * @param {string} locale
 */
export async function textsOf( locale ) {
	const isEnglish = locale === 'en_US';
	const messages = messagesOf( isEnglish ? await readTemplate() : await readTranslation( locale ) );
	const said = messages.flatMap( ( { msgid, msgid_plural: plural, msgstr } ) =>
		isEnglish ? [ msgid, plural ?? msgid ] : msgstr
	);
	const plain = new Set( said );
	const open = said
		.filter( ( text ) => /%(?:\d\$)?[sd]/.test( text ) )
		.map( ( text ) => text.replaceAll( /[.*+?^${}()|[\]\\]/g, '\\$&' ).replaceAll( /%(?:\d\\\$)?[sd]/g, '.+' ) )
		// A text of nothing but places for others would be any text.
		.filter( ( text ) => /\p{L}/u.test( text ) )
		.map( ( text ) => new RegExp( `^${ text }$`, 'u' ) );
	return {
		/** @param {string} text What a screen says. */
		has: ( text ) => plain.has( text ) || open.some( ( pattern ) => pattern.test( text ) ),
		/** @param {string} text In English. */
		translate: ( text ) => {
			const [ found = text ] =
				messages.find( ( { msgid, msgctxt } ) => msgid === text && msgctxt === undefined )?.msgstr ?? [];
			return found === '' ? text : found;
		},
	};
}

/**
 * The screens: the pages of the registry, the reports that the overview leads to, and the setup tasks.
 *
 * @param {Page}                                                                   page  On the overview of the reports.
 * @param {Pages}                                                                  pages
 * @param {{ product: number, variable: number, variation: number, name: string }} shown Of products.
 * @param {string}                                                                 tasks Route that lists the setup tasks.
 * @return {Promise<Screen[]>}
 */
async function listScreens( page, { titles, headless }, shown, tasks ) {
	const nav = page.locator( '#storewright-root nav a[href*="%2Fanalytics%2F"]' );
	await nav.first().waitFor();
	const reports = new Map(
		await nav.evaluateAll( ( links ) =>
			links.map( ( link ) => [
				new URL( /** @type {HTMLAnchorElement} */ ( link ).href ).searchParams.get( 'path' ) ?? '',
				link.textContent ?? '',
			] )
		)
	);
	const known = pathsOfPatterns( shown, [ ...reports.keys() ] );
	const fromRegistry = Object.entries( titles ).flatMap( ( [ route, title ] ) => {
		const paths = isPattern( route ) ? known[ route ] : [ route ];
		if ( paths === undefined ) {
			throw new Failure( `bin/lib/screen-patterns.mjs has no example of ${ route }.` );
		}
		const isProduct = route === '/product/:productId';
		return paths.map( ( path ) => ( {
			name: path,
			query: { path },
			title: isProduct ? shown.name : ( reports.get( path ) ?? title ),
			isOwn: ! isProduct,
			hasHeader: ! headless.includes( route ),
		} ) );
	} );
	const lists = await page.evaluate( ( path ) => /** @type {any} */ ( window ).wp.apiFetch( { path } ), tasks );
	const ofTasks = lists
		.flatMap( ( /** @type {any} */ list ) => list.tasks )
		.filter( ( /** @type {any} */ task ) => task.actionUrl === '' )
		.map( ( /** @type {any} */ { id, title } ) => ( {
			name: `task ${ id }`,
			query: { task: id },
			title,
			isOwn: true,
			hasHeader: true,
		} ) );
	if ( reports.size < FEWEST.reports || ofTasks.length < FEWEST.tasks ) {
		throw new Failure( `There are ${ reports.size } reports and ${ ofTasks.length } setup tasks only.` );
	}
	return [ ...new Map( fromRegistry.map( ( one ) => [ one.name, one ] ) ).values(), ...ofTasks ];
}

/** @param {string} path What the dashboard's body class says of it, as client/shell/page-effects.ts writes it. */
const classOf = ( path ) => {
	const name = path === '/' ? 'home' : path.split( '/' ).filter( Boolean ).join( '-' );
	return `storewright-page--${ name.replaceAll( /[^\w-]/g, '' ) }`;
};

/**
 * Goes to a screen as links of the dashboard do, without loading a page, and waits until it is there and waits for nothing. The body
 * class says that the page has changed: the title does not where the one before has the same.
 *
 * @param {Page}   page
 * @param {string} address
 * @param {Screen} screen
 * @param {string} loading What waits, in the page's language.
 */
async function show( page, address, { query, title, hasHeader }, loading ) {
	await page.evaluate( ( url ) => {
		window.history.pushState( null, '', url );
		window.dispatchEvent( new window.PopStateEvent( 'popstate' ) );
	}, address );
	await page.waitForFunction(
		( expected ) => {
			const root = document.getElementById( 'storewright-root' );
			const isThere =
				document.body.classList.contains( expected.name ) && document.title.includes( expected.title );
			const waits = `[aria-busy="true"], [data-loading], [aria-label="${ expected.loading }"]`;
			return isThere && root?.querySelector( expected.heading ) && ! root.querySelector( waits );
		},
		// The first one of a header is no sign of a screen.
		{ name: classOf( query.path ?? '/' ), title, heading: hasHeader ? 'h2' : 'h1', loading },
		{ polling: 50 }
	);
}

/** @param {Page} page */
const look = ( page ) =>
	page.evaluate( () => {
		const html = document.documentElement;
		const root = document.getElementById( 'storewright-root' );
		// Of a product, the first is its name.
		const heading = root?.querySelector( 'h2' ) ?? root?.querySelector( 'h1' );
		return {
			text: root?.innerText ?? '',
			heading: heading?.textContent?.trim() ?? '',
			direction: heading ? window.getComputedStyle( heading ).direction : html.dir,
			language: html.lang,
			excess: html.scrollWidth - html.clientWidth,
		};
	} );

/**
 * Renders every screen, and says what is not as the cell has it.
 *
 * @param {Page}                                   page  Logged in, with the cell's language and direction.
 * @param {import('./matrix-site.mjs').MatrixSite} site
 * @param {import('./pairwise.mjs').Cell}          cell
 * @param {Pages}                                  pages The dashboard's.
 * @return {Promise<{ wrong: string[], count: number }>}
 */
export async function renderScreens( page, site, { locale = '', direction = '' }, pages ) {
	const addressOf = ( /** @type {Record<string, string>} */ query ) =>
		`${ site.url }wp-admin/admin.php?${ new URLSearchParams( { page: site.page, ...query } ) }`;
	const shown = await fillShop( site );
	await page.goto( addressOf( { path: '/analytics/overview' } ) );
	const tasks = `/${ site.isAlone ? 'wc-admin' : 'storewright/admin' }/onboarding/tasks`;
	const screens = await listScreens( page, pages, shown, tasks );
	const texts = await textsOf( locale );
	const broken = NO_SCREEN.map( texts.translate );
	/** @type {string[]} */
	const wrong = [];
	const waiting = [ ...screens ];
	let missing = 0;
	const tell = ( /** @type {string} */ what, /** @type {unknown} */ error ) => {
		wrong.push( `${ what }: ${ describe( error ) }` );
		missing++;
		if ( missing >= MOST_MISSING && waiting.length > 0 ) {
			wrong.push( `${ waiting.splice( 0 ).length } screens were not looked at: too many did not come` );
		}
	};
	const work = async ( /** @type {Page} */ own ) => {
		for ( let screen = waiting.shift(); screen !== undefined; screen = waiting.shift() ) {
			const { name, query, title, isOwn } = screen;
			try {
				await show( own, addressOf( query ), screen, texts.translate( 'Loading…' ) );
			} catch ( error ) {
				tell( `${ name }: no “${ title }” with a heading and nothing to wait for`, error );
			}
			try {
				const seen = await look( own );
				const checks = {
					[ `“${ title }” is not in ${ locale }` ]: ! isOwn || texts.has( title ),
					[ `“${ seen.heading }” is not in ${ locale }` ]: texts.has( seen.heading ),
					[ `language ${ seen.language }` ]: seen.language === locale.replace( '_', '-' ),
					[ `direction ${ seen.direction }` ]: seen.direction === direction,
					[ `${ seen.excess } pixels too wide` ]: seen.excess <= 0,
				};
				wrong.push(
					...Object.keys( checks ).flatMap( ( what ) =>
						checks[ what ] ? [] : [ `${ name }: ${ what }` ]
					),
					...broken.flatMap( ( text ) => ( seen.text.includes( text ) ? [ `${ name }: ${ text }` ] : [] ) )
				);
			} catch ( error ) {
				// It has loaded another page meanwhile.
				tell( `${ name }: could not be looked at`, error );
			}
		}
	};
	const others = Array.from( { length: PAGES - 1 }, async () => {
		const other = await page.context().newPage();
		await other.goto( addressOf( { path: '/catalog' } ) );
		return other;
	} );
	await Promise.all( [ page, ...( await Promise.all( others ) ) ].map( work ) );
	return { wrong, count: screens.length };
}

/**
 * Makes what the product editor shows; beside WooCommerce there is none.
 *
 * @param {import('./matrix-site.mjs').MatrixSite} site
 */
async function fillShop( site ) {
	if ( ! site.isAlone ) {
		return { product: 0, variable: 0, variation: 0, name: '' };
	}
	const make = async ( /** @type {string} */ path, /** @type {Object} */ fields ) => {
		const { id } = await site.ask( `wc/v3/${ path }`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( fields ),
		} );
		return id;
	};
	const name = 'Lamp';
	const product = await make( 'products', { name, regular_price: '5.00' } );
	const attributes = [ { name: 'Size', options: [ 'Small' ], variation: true } ];
	const variable = await make( 'products', { name: 'Shirt', type: 'variable', attributes } );
	return { product, variable, variation: await make( `products/${ variable }/variations`, {} ), name };
}
