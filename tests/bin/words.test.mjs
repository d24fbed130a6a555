import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bannedTexts, bannedTextsOfProject, bannedWords } from '../../bin/lib/words.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';

const banned = bannedWords(
	'| word | use it for | not |\n|---|---|---|\n| payment method | how | way to pay, way of paying |\n'
);
const words = ( code ) => bannedTexts( code, banned ).map( ( { line, word } ) => `${ line } ${ word }` );

test( 'The words that a text must not have are those of the table', () => {
	assert.ok( banned.includes( 'way to pay' ) && banned.includes( 'way of paying' ) && ! banned.includes( 'how' ) );
} );

test( 'They are found in texts of PHP and TypeScript, plurals included', () => {
	assert.deepEqual( words( "<?php\nesc_html__( 'A way to pay', 'storewright' );" ), [ '2 way to pay' ] );
	assert.deepEqual( words( "__( 'Way-of-paying', 'storewright' )" ), [ '1 Way-of-paying' ] );
	assert.deepEqual( words( "_n( '%d method', '%d ways to pay', n, 'storewright' )" ), [ '1 ways to pay' ] );
	assert.deepEqual( words( "sprintf(\n\t_x( 'way to pay', 'context', 'storewright' ) )" ), [ '2 way to pay' ] );
} );

test( 'Comments, names and parts of words are left alone', () => {
	assert.deepEqual( words( "// A way to pay.\n$x = 'way to pay'; __( 'Pathway to payment', 'storewright' );" ), [] );
} );

test( 'No text of the project has one', () => assert.deepEqual( bannedTextsOfProject( ROOT ), [] ) );
