/** bin/generate-locale.mjs: the same input gives the same files, and what was changed by hand is noticed. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath( new URL( '../..', import.meta.url ) );
const COMMITTED = join( ROOT, 'includes/Store/Locale/data' );

/** Where the tests generate into. */
let out = '';

before( () => {
	out = mkdtempSync( join( tmpdir(), 'storewright-locale-' ) );
} );
after( () => rmSync( out, { recursive: true } ) );

/**
 * Runs the generator into the tests' folder.
 *
 * @param {...string} options More options.
 */
function generate( ...options ) {
	return spawnSync( process.execPath, [ join( ROOT, 'bin/generate-locale.mjs' ), `--out=${ out }`, ...options ], {
		encoding: 'utf8',
	} );
}

/**
 * Every generated file with its content.
 *
 * @param {string} folder Folder with generated files.
 */
function contents( folder ) {
	const names = readdirSync( folder, { recursive: true } )
		.map( String )
		.filter( ( name ) => name.endsWith( '.php' ) );
	return new Map( names.sort().map( ( name ) => [ name, readFileSync( join( folder, name ), 'utf8' ) ] ) );
}

test( 'an empty folder is told to be out of date, and stays empty', () => {
	const { status, stderr } = generate( '--check' );
	assert.equal( status, 1 );
	assert.match( stderr, /countries\.php/ );
	assert.deepEqual( readdirSync( out ), [] );
} );

test( 'the committed files are what the generator writes', () => {
	assert.equal( generate().status, 0 );
	const written = contents( out );
	assert.ok( written.size > 60 );
	assert.deepEqual( written, contents( COMMITTED ) );
	assert.equal( generate( '--check' ).status, 0 );
} );

test( 'a changed file and one too many are named, and mended', () => {
	appendFileSync( join( out, 'currencies.php' ), '// by hand\n' );
	writeFileSync( join( out, 'states/ZZ.php' ), '<?php\n' );
	const { status, stderr } = generate( '--check' );
	assert.equal( status, 1 );
	assert.match( stderr, /currencies\.php, states\/ZZ\.php\n$/ );
	assert.match( generate().stdout, /1 written, 1 removed/ );
	assert.deepEqual( contents( out ), contents( COMMITTED ) );
} );

test( 'an unknown option is refused', () => {
	assert.notEqual( generate( '--chekc' ).status, 0 );
} );
