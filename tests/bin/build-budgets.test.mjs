/** The weights of a build are those of what Home really loads. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { isExceeded, weigh } from '../../bin/lib/build-budgets.mjs';

let folder = '';

/** Bytes that cannot be compressed. */
const noise = ( size ) => randomBytes( size );

const put = ( files ) =>
	Promise.all( Object.entries( files ).map( ( [ name, body ] ) => writeFile( join( folder, name ), body ) ) );

beforeEach( async () => {
	await rm( folder, { recursive: true, force: true } );
	folder = await mkdtemp( join( tmpdir(), 'budgets-' ) );
} );

after( () => rm( folder, { recursive: true, force: true } ) );

const index = ( parts ) => JSON.stringify( parts );

test( 'a build within its budgets', async () => {
	await put( {
		'app.js': noise( 10_000 ),
		'app.css': noise( 1000 ),
		'home.js': noise( 20_000 ),
		'reminder.js': noise( 2000 ),
		'reminder.css': noise( 2000 ),
		'other.js': noise( 90_000 ),
		'chunks.json': index( {
			home: { js: [ 'home.js?ver=1' ], css: [] },
			other: { js: [ 'other.js?ver=1' ], css: [] },
		} ),
	} );
	const budgets = await weigh( folder );
	const [ script, style, files, reminder ] = budgets.map( ( { value } ) => Math.round( value ) );
	assert.deepEqual( [ script, style, files, reminder ], [ 30, 1, 3, 4 ] );
	assert.deepEqual( budgets.filter( isExceeded ), [] );
} );

test( 'each budget can be broken', async () => {
	const many = Array.from( { length: 11 }, ( _, number ) => `part-${ number }.js` );
	await put( {
		...Object.fromEntries( many.map( ( name ) => [ name, noise( 6000 ) ] ) ),
		'app.js': noise( 1000 ),
		'app.css': noise( 12_100 ),
		'reminder.js': noise( 6100 ),
		'task-shipping.js': noise( 40_100 ),
		'chunks.json': index( {
			home: { js: many, css: [] },
			'task-shipping': { js: [ 'task-shipping.js?ver=2' ], css: [] },
		} ),
	} );
	const names = ( await weigh( folder ) ).filter( isExceeded ).map( ( { name } ) => name );
	assert.deepEqual( names, [
		'Home: our JavaScript',
		'Home: our CSS',
		'Home: our files',
		'Other pages: reminder',
		'Lazy: task-shipping',
	] );
} );

test( 'nothing built is said in a sentence', async () => {
	await assert.rejects( weigh( folder ), { name: 'Failure', message: /run “npm run build” first/ } );
} );
