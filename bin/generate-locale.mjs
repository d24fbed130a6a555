#!/usr/bin/env node
/**
 * Writes the locale data of the shop: continents, countries, states, currencies and address formats as PHP arrays.
 *
 * node bin/generate-locale.mjs [--check] [--out=FOLDER]
 *   --check  writes nothing and fails when the folder does not hold exactly what would be written.
 *   --out    another folder than includes/Store/Locale/data.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addressFiles } from './locale/addresses.mjs';
import { moneyFiles } from './locale/money.mjs';
import { placeFiles } from './locale/places.mjs';

const { values: options } = parseArgs( {
	options: {
		check: { type: 'boolean', default: false },
		out: { type: 'string', default: fileURLToPath( new URL( '../includes/Store/Locale/data', import.meta.url ) ) },
	},
} );

const wanted = new Map( [ ...placeFiles(), ...moneyFiles(), ...addressFiles() ] );
const present = existsSync( options.out )
	? readdirSync( options.out, { recursive: true } ).filter( ( name ) => name.endsWith( '.php' ) )
	: [];
const read = ( name ) => ( present.includes( name ) ? readFileSync( join( options.out, name ), 'utf8' ) : undefined );
const outdated = [ ...wanted ].filter( ( [ name, source ] ) => read( name ) !== source ).map( ( [ name ] ) => name );
const surplus = present.filter( ( name ) => ! wanted.has( name ) );

if ( options.check ) {
	if ( outdated.length + surplus.length > 0 ) {
		process.stderr.write(
			`Not what node bin/generate-locale.mjs writes: ${ [ ...outdated, ...surplus ].join( ', ' ) }\n`
		);
		process.exitCode = 1;
	}
} else {
	for ( const name of outdated ) {
		mkdirSync( dirname( join( options.out, name ) ), { recursive: true } );
		writeFileSync( join( options.out, name ), wanted.get( name ) );
	}
	surplus.forEach( ( name ) => rmSync( join( options.out, name ) ) );
	process.stdout.write( `${ wanted.size } files, ${ outdated.length } written, ${ surplus.length } removed.\n` );
}
