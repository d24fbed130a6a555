/** Lines and files that are too long are named; texts, directives and generated files are not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tooLong } from '../../bin/lib/sizes.mjs';

const LONG = 'x'.repeat( 150 );

test( 'a line of more than 140 columns is named, with tabs as four', () => {
	assert.deepEqual( tooLong( 'a.ts', `one\n\t\t${ 'x'.repeat( 133 ) }\n` ), [ 'a.ts:2: more than 140 columns' ] );
	assert.deepEqual( tooLong( 'a.ts', `\t\t${ 'x'.repeat( 132 ) }\n` ), [] );
	assert.deepEqual( tooLong( 'a.php', `// ${ LONG }\n` ), [ 'a.php:1: more than 140 columns' ] );
} );

test( 'a long text or directive may stand on its line, code around it may not', () => {
	assert.deepEqual( tooLong( 'a.php', `\t__( '${ LONG }', 'storewright' );\n` ), [] );
	assert.deepEqual( tooLong( 'a.php', `\tfoo(); // phpcs:ignore Some.Sniff -- ${ LONG }\n` ), [] );
	assert.deepEqual( tooLong( 'a.ts', `const A = /${ LONG }/i;\n` ), [] );
	assert.deepEqual( tooLong( 'a.php', `\t__( '${ LONG }', ${ LONG } );\n` ), [ 'a.php:1: more than 140 columns' ] );
} );

test( 'a PHP file of more than 400 lines is named, unless it is generated', () => {
	const file = '//\n'.repeat( 401 );
	assert.deepEqual( tooLong( 'a.php', file ), [ 'a.php: 401 lines, more than 400' ] );
	assert.deepEqual( tooLong( 'a.php', '//\n'.repeat( 400 ) ), [] );
	assert.deepEqual( tooLong( 'includes/Store/Locale/data/a.php', file ), [] );
} );
