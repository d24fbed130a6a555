/** The matrix notices a heading in another language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textsOf } from '../../bin/lib/matrix-screens.mjs';

test( 'texts of a language are known, with what stands in their places, and those of others are not', async () => {
	const german = await textsOf( 'de_DE' );
	for ( const text of [ 'Startseite', 'Willkommen bei Demo shop', 'Marketing' ] ) {
		assert.ok( german.has( text ), text );
	}
	for ( const text of [ 'Home', 'Launch checklist', 'Welcome to Demo shop', '' ] ) {
		assert.ok( ! german.has( text ), text );
	}
	const english = await textsOf( 'en_US' );
	assert.ok( english.has( 'Launch checklist' ) && ! english.has( 'Startseite' ) );
	assert.equal( german.translate( 'Home' ), 'Startseite' );
	assert.equal( english.translate( 'Home' ), 'Home' );
} );
