/** Measures the product editor in the browser: its size, how long it takes to open, and how long a key takes. */
import { usableAfter, visit } from './home.mjs';
import { median } from './page.mjs';

const POST = '.editor-post-publish-button, .editor-post-publish-button__button';

const PRODUCT = '#product-details input';

/** After how many milliseconds a page counts as one that never opens. */
const TIMEOUT = 180_000;

/** How many keys are pressed in a field. */
const KEYS = 20;

/** How many milliseconds one may take. */
const MAX_KEY = 100;

/** How often keys that take longer are pressed before that is said of them. */
const ROUNDS = 3;

/** @typedef {import('./table.mjs').Row} Row */

/**
 * The product editor.
 *
 * @param {import('@playwright/test').BrowserContext}                context Logged in.
 * @param {string}                                                   url     The site’s.
 * @param {{ post: number, simple: number, variable: number }}       ids     Of a post and of products.
 * @param {number}                                                   times   How often each is opened.
 * @return {Promise<Row[]>} What was measured.
 */
export async function editorRows( context, url, ids, times ) {
	const product = ( id ) =>
		`${ url }wp-admin/admin.php?page=wc-admin&path=${ encodeURIComponent( `/product/${ id }` ) }`;
	const post = `${ url }wp-admin/post.php?post=${ ids.post }&action=edit`;
	// A busy machine takes its time, and is told so by the figures.
	context.setDefaultTimeout( TIMEOUT );
	const cold = await visit( context, product( ids.simple ), PRODUCT );
	await usableAfter( context, post, POST );
	const visits = { post: [], product: [] };
	for ( let i = 0; i < times; i++ ) {
		visits.product.push( await usableAfter( context, product( ids.simple ), PRODUCT ) );
		visits.post.push( await usableAfter( context, post, POST ) );
	}
	const opened = { post: median( visits.post ), product: median( visits.product ) };
	const weight = cold.ours
		.filter( ( { url: file } ) => /\.(js|css)$/.test( new URL( file ).pathname ) )
		.reduce( ( sum, { gzip } ) => sum + gzip, 0 );
	return [
		{ name: 'Product editor: our code, gzip', value: weight / 1000, limit: 150, unit: 'kB' },
		{ name: 'Product editor: can be used after', value: opened.product, unit: 'ms', informs: true },
		{ name: 'WordPress’s post editor: can be used after', value: opened.post, unit: 'ms', informs: true },
		{
			name: 'Product editor against the post editor',
			value: opened.product / opened.post,
			limit: 1.5,
			unit: '×',
		},
		...( await keys( context, product( ids.variable ) ) ),
	];
}

/**
 * How long the slowest of most keys takes until its frame is drawn, with 300 variations and a fourth of the processor.
 *
 * @param {import('@playwright/test').BrowserContext} context Logged in.
 * @param {string}                                    url     Of the product.
 * @return {Promise<Row[]>} A row a field.
 */
async function keys( context, url ) {
	const page = await context.newPage();
	await page.addInitScript( () => {
		window.benchKeys = [];
		document.addEventListener(
			'keydown',
			( { timeStamp } ) =>
				window.requestAnimationFrame( () => {
					// Comes after the frame is drawn.
					const { port1, port2 } = new window.MessageChannel();
					port1.onmessage = () => window.benchKeys.push( performance.now() - timeStamp );
					port2.postMessage( null );
				} ),
			true
		);
	} );
	await page.goto( url );
	const price = page.getByRole( 'textbox', { name: /^Regular price of / } ).nth( 9 );
	await price.waitFor();
	const session = await context.newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
	const rows = [];
	for ( const [ name, field, key ] of [
		[ 'name of the product', page.locator( PRODUCT ).first(), 'a' ],
		[ 'price of a variation', price, '1' ],
	] ) {
		let value = Infinity;
		// What the machine did besides made keys slow, or the editor is: pressed again, only the editor stays so.
		for ( let round = 0; round < ROUNDS && value > MAX_KEY; round++ ) {
			value = Math.min( value, await press( page, field, key ) );
		}
		rows.push( {
			name: `300 variations, a key in the ${ name }, at a fourth of the processor`,
			value,
			limit: MAX_KEY,
			unit: 'ms',
		} );
	}
	await page.close();
	return rows;
}

/**
 * Presses a key many times.
 *
 * @param {import('@playwright/test').Page}    page  Counts when the frame of each is drawn.
 * @param {import('@playwright/test').Locator} field Where.
 * @param {string}                             key   Which.
 * @return {Promise<number>} How many milliseconds the slowest of most of them took.
 */
async function press( page, field, key ) {
	await field.focus();
	await page.evaluate( () => window.benchKeys.splice( 0 ) );
	for ( let i = 1; i <= KEYS; i++ ) {
		await page.keyboard.press( key );
		await page.waitForFunction( ( count ) => window.benchKeys.length >= count, i );
	}
	const taken = ( await page.evaluate( () => window.benchKeys ) ).sort( ( a, b ) => a - b );
	return taken[ Math.ceil( 0.9 * KEYS ) - 1 ];
}
