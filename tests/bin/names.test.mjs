import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BANNED, oddNames } from '../../bin/lib/names.mjs';

const names = ( text ) => oddNames( text ).map( ( { line, name } ) => `${ line } ${ name }` );

test( 'finds every banned name in code', () => {
	for ( const name of Object.keys( BANNED ) ) {
		assert.deepEqual( names( `<?php\n$x = new ${ name }( 1 );` ), [ `2 ${ name }` ] );
		assert.deepEqual( names( `const ${ name } = 1;` ), [ `1 ${ name }` ] );
	}
	assert.deepEqual( names( '$told = $this->given;' ), [ '1 told', '1 given' ] );
} );

test( 'finds coined terms and British spelling in comments', () => {
	assert.deepEqual( names( '\t * As the family does.' ), [ '1 the family' ] );
	assert.deepEqual( names( '// Its colour.' ), [ '1 colour' ] );
} );

test( 'leaves texts, parts of words and sentences alone', () => {
	assert.deepEqual(
		names( "echo __( 'Sorry, you were told; given what you wish', 'x' ); // Where it was given." ),
		[]
	);
	assert.deepEqual( names( '\t * The value that was given.' ), [] );
	assert.deepEqual( names( '$foretold = wishlist( indeed );' ), [] );
} );
