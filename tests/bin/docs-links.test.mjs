import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brokenLinks, sizesOfPictures } from '../../bin/lib/docs-links.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';

/** The most that the pictures of the documentation may weigh together. */
const PICTURES = 1.5 * 1024 * 1024;

const files = execFileSync( 'git', [ 'ls-files', '--cached', '--others', '--exclude-standard' ], {
	cwd: ROOT,
	encoding: 'utf8',
} )
	.split( '\n' )
	.filter( Boolean );

const page = ( text ) => ( { 'docs/a.md': text, 'docs/b.md': '# One & two\n\n## Three\n', 'docs/b.png': '' } );
const broken = ( text ) => brokenLinks( page( text ), Object.keys( page( text ) ) );

test( 'Links and pictures that lead nowhere are named with their place', () => {
	assert.deepEqual( broken( 'See [b](b.md), [three](b.md#three), [one](./b.md#one--two) and ![b](b.png).' ), [] );
	assert.deepEqual( broken( '\nSee [c](c.md).' ), [ 'docs/a.md:2: c.md' ] );
	assert.deepEqual( broken( '![c](../c.png "A picture")' ), [ 'docs/a.md:1: ../c.png' ] );
	assert.deepEqual( broken( '[four](b.md#four)' ), [ 'docs/a.md:1: b.md#four' ] );
	assert.deepEqual( broken( '[here](#nowhere)' ), [ 'docs/a.md:1: #nowhere' ] );
} );

test( 'Folders are there where something is in them; other sites, code and mail are left alone', () => {
	assert.deepEqual( broken( '[docs](../docs) [docs](../docs/)' ), [] );
	assert.deepEqual(
		broken( '`[c](c.md)` [a](https://example.org/) [m](mailto:a@example.org)\n```\n[c](c.md)\n```\n' ),
		[]
	);
} );

test( 'Every link and picture of the documentation leads somewhere', () => {
	const pages = Object.fromEntries(
		files
			.filter( ( path ) => /^(?:docs\/.*|[A-Z]+)\.md$/.test( path ) )
			.map( ( path ) => [ path, readFileSync( `${ ROOT }/${ path }`, 'utf8' ) ] )
	);
	assert.ok( Object.keys( pages ).length > 30 );
	assert.deepEqual( brokenLinks( pages, files ), [] );
} );

test( 'Each page of the documentation is led to from its index', () => {
	const read = ( path ) => readFileSync( `${ ROOT }/${ path }`, 'utf8' );
	const indexes = [ 'docs/README.md', 'docs/guide/README.md', 'docs/rest/README.md' ].map( read ).join( '\n' );
	const forgotten = files
		.filter( ( path ) => /^docs\/.*\.(?:md|php)$/.test( path ) && path !== 'docs/README.md' )
		.filter(
			( path ) => ! indexes.includes( `(${ path.replace( /^docs\/(?:(?:guide|rest)\/(?!README))?/, '' ) })` )
		);
	assert.deepEqual( forgotten, [] );
} );

test( 'The pictures are all shown, and light', () => {
	const pictures = files.filter( ( path ) => path.startsWith( 'docs/images/' ) );
	const text = files
		.filter( ( path ) => path.endsWith( '.md' ) )
		.map( ( path ) => readFileSync( `${ ROOT }/${ path }`, 'utf8' ) )
		.join( '\n' );
	assert.deepEqual(
		pictures.filter( ( path ) => ! text.includes( path.replace( 'docs/', '' ) ) ),
		[]
	);
	assert.ok( sizesOfPictures( ROOT, pictures ) <= PICTURES );
} );
