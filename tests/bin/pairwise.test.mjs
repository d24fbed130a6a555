/** The cells of the matrix that are run each time have every possible pair of values, and nothing that can't be. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL_CELLS, CELLS, FACTORS, isPossible, RENDERED } from '../../bin/lib/matrix-cells.mjs';
import { allowedCells, coveringSet, pairsOf } from '../../bin/lib/pairwise.mjs';

test( 'every pair of values that some possible cell has is covered', () => {
	const covered = new Set( CELLS.flatMap( pairsOf ) );
	const names = /** @type {( keyof typeof FACTORS )[]} */ ( Object.keys( FACTORS ) );
	let pairs = 0;
	for ( const [ index, one ] of names.entries() ) {
		for ( const other of names.slice( index + 1 ) ) {
			for ( const value of FACTORS[ one ] ) {
				for ( const second of FACTORS[ other ] ) {
					const isThere = ALL_CELLS.some( ( cell ) => cell[ one ] === value && cell[ other ] === second );
					assert.equal( covered.has( `${ one }=${ value } ${ other }=${ second }` ), isThere );
					pairs += isThere ? 1 : 0;
				}
			}
		}
	}
	assert.ok( pairs > 100 );
} );

test( 'nothing forbidden is in it', () => {
	assert.ok( CELLS.every( isPossible ) );
	assert.ok( ! CELLS.some( ( { shop, wordpress } ) => shop === 'woocommerce' && wordpress === '6.8' ) );
	assert.ok( ! CELLS.some( ( { locale, direction } ) => locale === 'he_IL' && direction === 'ltr' ) );
} );

test( 'it is much smaller than all cells, and the same each time', () => {
	assert.ok( CELLS.length <= 16, `${ CELLS.length } cells` );
	assert.ok( ALL_CELLS.length > 300 );
	const factors = { a: [ '1', '2', '3' ], b: [ '1', '2', '3' ], c: [ '1', '2' ] };
	const make = () =>
		coveringSet(
			allowedCells( factors, ( { a, b } ) => a !== '1' || b !== '1' ),
			() => ''
		);
	assert.deepEqual( make(), make() );
} );

test( 'every screen is rendered in each language, direction, shop and WordPress, in as few cells as that takes', () => {
	for ( const name of /** @type {const} */ ( [ 'locale', 'direction', 'shop', 'wordpress' ] ) ) {
		assert.deepEqual( new Set( RENDERED.map( ( cell ) => cell[ name ] ) ), new Set( FACTORS[ name ] ), name );
	}
	assert.equal( RENDERED.length, FACTORS.locale.length );
	assert.ok( RENDERED.every( ( cell ) => CELLS.includes( cell ) ) );
} );
