/**
 * `npm run schema`: makes client/generated/rest.d.ts of the REST schemas in PHP. With `--check`, writes nothing and exits
 * with 1 when the file is not what it would be.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import prettier from 'prettier';
import { ROOT } from './lib/paths.mjs';
import { Failure, main, run } from './lib/process.mjs';

const TARGET = join( ROOT, 'client/generated/rest.d.ts' );

const BANNER = `/**
 * The answers of the REST API, made of its schemas by \`npm run schema\`. Not edited by hand.
 */`;

/**
 * A name for TypeScript: 'shipping_zone_method' becomes 'ShippingZoneMethod'.
 *
 * @param {string} title A schema's title.
 * @return {string}
 */
const typeName = ( title ) =>
	title
		.split( /[^a-z0-9]+/i )
		.map( ( word ) => word.charAt( 0 ).toUpperCase() + word.slice( 1 ) )
		.join( '' );

/**
 * Removes titles of inner objects, which would become further types: draft 4 and the compiler write them differently.
 *
 * @param {unknown} schema
 * @return {unknown}
 */
function withoutTitles( schema ) {
	if ( Array.isArray( schema ) ) {
		return schema.map( withoutTitles );
	}
	if ( typeof schema !== 'object' || schema === null ) {
		return schema;
	}
	return Object.fromEntries(
		Object.entries( schema )
			.filter( ( [ key, value ] ) => ! ( key === 'title' && typeof value === 'string' ) )
			.map( ( [ key, value ] ) => [ key, withoutTitles( value ) ] )
	);
}

/** @return {Promise<string>} The file as it should be. */
async function makeTypes() {
	const { stdout } = await run( 'php', [ join( ROOT, 'bin/schema.php' ) ], {
		cwd: ROOT,
		hint: 'Install the PHP command line.',
	} );
	const schemas = Object.entries( JSON.parse( stdout ) );
	const types = [];
	for ( const [ title, schema ] of schemas ) {
		types.push(
			await compile( withoutTitles( schema ), typeName( title ), {
				bannerComment: '',
				format: false,
				additionalProperties: false,
				strictIndexSignatures: true,
			} )
		);
	}
	const style = await prettier.resolveConfig( TARGET );
	return prettier.format( [ BANNER, ...types ].join( '\n\n' ), { ...style, parser: 'typescript' } );
}

const currentTypes = () =>
	readFile( TARGET, 'utf8' ).catch( ( error ) => ( error.code === 'ENOENT' ? '' : Promise.reject( error ) ) );

await main( async () => {
	const types = await makeTypes();
	if ( ! process.argv.includes( '--check' ) ) {
		await mkdir( dirname( TARGET ), { recursive: true } );
		await writeFile( TARGET, types );
	} else if ( types !== ( await currentTypes() ) ) {
		throw new Failure(
			'client/generated/rest.d.ts is not what the REST schemas make of it: run “npm run schema” and commit it.'
		);
	}
} );
