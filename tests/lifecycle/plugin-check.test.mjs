/** The rules of wordpress.org's Plugin Check, on the files of storewright.zip: the sniffs that exist, and a rule for the others. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import AdmZip from 'adm-zip';
import { CACHE, ROOT } from '../../bin/lib/paths.mjs';
import { run } from '../../bin/lib/process.mjs';
import { RULES } from './plugin-check/rules.mjs';

/** Breaks some sniffs of different kinds. */
const BAD = `<?php
echo $_GET['a'];
$b = \`ls\`;
eval( $b );
wp_enqueue_script( 'a', 'a.js' );
__( 'Text', 'other' );
query_posts( 'a=b' );
mysql_connect();
`;

/** @type {Map<string, string>} Path from the plugin's folder on => content. */
const files = new Map(
	new AdmZip( join( ROOT, 'storewright.zip' ) )
		.getEntries()
		.filter( ( entry ) => ! entry.isDirectory )
		.map( ( entry ) => [ entry.entryName.slice( 'storewright/'.length ), entry.getData().toString() ] )
);

describe( 'Plugin Check: rules of our own', () => {
	for ( const { title, find, breaks } of RULES ) {
		it( title, async () => {
			assert.deepEqual( await find( files ), [] );
			const broken = new Map( files );
			for ( const [ path, content ] of Object.entries( breaks ) ) {
				const before_ = files.get( path ) ?? '';
				broken.set( path, typeof content === 'function' ? content( before_ ) : content );
				assert.notEqual( broken.get( path ), before_ || undefined, 'The example changes nothing.' );
			}
			assert.notDeepEqual( await find( broken ), [], 'The rule does not find what breaks it.' );
		} );
	}
} );

describe( 'Plugin Check: sniffs', () => {
	/** @type {string} */
	let folder;

	before( async () => {
		await mkdir( CACHE, { recursive: true } );
		folder = await mkdtemp( join( CACHE, 'plugin-check-' ) );
	} );
	after( () => rm( folder, { recursive: true, force: true } ) );

	/**
	 * @param {string}              name   Of a folder to write to.
	 * @param {Map<string, string>} plugin The files.
	 * @return {Promise<string[]>} The sniffs that found something, with where.
	 */
	const sniff = async ( name, plugin ) => {
		const path = join( folder, name );
		for ( const [ file, content ] of plugin ) {
			if ( file.endsWith( '.php' ) ) {
				await mkdir( dirname( join( path, file ) ), { recursive: true } );
				await writeFile( join( path, file ), content );
			}
		}
		const { stdout, stderr } = await run(
			'php',
			[ 'vendor/bin/phpcs', '-q', '--standard=tests/lifecycle/plugin-check/ruleset.xml', '--report=json', path ],
			{ cwd: ROOT, check: false }
		);
		assert.match( stdout, /^\{/, stderr );
		/** @type {{ files: Record<string, { messages: Array<{ line: number, source: string, message: string }> }> }} */
		const report = JSON.parse( stdout );
		return Object.entries( report.files ).flatMap( ( [ file, { messages } ] ) =>
			messages.map(
				( { line, source, message } ) =>
					`${ file.slice( path.length + 1 ) }:${ line } ${ source }: ${ message }`
			)
		);
	};

	it( 'find nothing in the zip', async () => {
		assert.deepEqual( await sniff( 'zip', files ), [] );
	} );

	it( 'find what is bad', async () => {
		const found = ( await sniff( 'bad', new Map( [ [ 'includes/bad.php', BAD ] ] ) ) ).join( '\n' );
		for ( const sniffed of [
			'WordPress.Security.EscapeOutput',
			'WordPress.Security.ValidatedSanitizedInput',
			'WordPress.Security.NonceVerification',
			'Generic.PHP.BacktickOperator',
			'Squiz.PHP.Eval',
			'WordPress.WP.EnqueuedResourceParameters',
			'WordPress.WP.I18n',
			'WordPress.WP.DiscouragedFunctions',
			'WordPress.DB.RestrictedFunctions',
		] ) {
			assert.ok( found.includes( sniffed ), `${ sniffed } is missing:\n${ found }` );
		}
	} );
} );
