/** The translations that the plugin brings: languages/*.po, and what WordPress loads of them. */
import gettext from 'gettext-parser';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const DOMAIN = 'storewright';
const FOLDER = join( ROOT, 'languages' );
const TEMPLATE = join( FOLDER, `${ DOMAIN }.pot` );

/** Where a text is said that is said by a script. */
const BUILD = 'build/';

/** What is compiled; the build makes it anew, so it isn't committed. */
const COMPILED = /^storewright-.+\.(mo|l10n\.php|json)$/;

/**
 * @typedef {{ msgid: string, msgid_plural?: string, msgctxt?: string, msgstr: string[],
 *   comments?: { reference?: string, extracted?: string, flag?: string, translator?: string } }} Message
 * @typedef {{ charset: string, headers: Record<string, string>, translations: Record<string, Record<string, Message>> }} Catalog
 */

/** @return {Promise<string[]>} Locales that there is a translation for, such as “de_DE”. */
export async function locales() {
	const names = await readdir( FOLDER );
	return names.flatMap( ( name ) => /^storewright-(\w+)\.po$/.exec( name )?.[ 1 ] ?? [] ).sort();
}

/**
 * @param {string} locale
 * @return {Promise<Catalog>} The translation as it is committed.
 */
export async function readTranslation( locale ) {
	return gettext.po.parse( await readFile( fileOf( locale, '.po' ), 'utf8' ) );
}

/** @return {Promise<Catalog>} The template, which has every text of the plugin. */
export async function readTemplate() {
	return gettext.po.parse( await readFile( TEMPLATE, 'utf8' ) );
}

/**
 * @param {Catalog} catalog
 * @return {Message[]} Its texts without its headers.
 */
export function messagesOf( catalog ) {
	return Object.values( catalog.translations )
		.flatMap( ( context ) => Object.values( context ) )
		.filter( ( { msgid } ) => msgid !== '' );
}

/**
 * @param {Message} message
 * @return {string[]} The files that say it: scripts of the build, and PHP.
 */
function filesOf( { comments } ) {
	return ( comments?.reference ?? '' ).split( '\n' );
}

/**
 * Compiles every translation: .mo and .l10n.php for PHP, and a JSON file for each entry of the build.
 *
 * @param {Record<string, string[]>} entries Scripts of each entry, those that it loads on demand included.
 */
export async function compileTranslations( entries ) {
	for ( const name of await readdir( FOLDER ) ) {
		if ( COMPILED.test( name ) ) {
			await rm( join( FOLDER, name ) );
		}
	}
	for ( const locale of await locales() ) {
		const catalog = await readTranslation( locale );
		const translated = messagesOf( catalog ).filter( ( { msgstr } ) => msgstr.every( ( text ) => text !== '' ) );
		await writeFile( fileOf( locale, '.mo' ), gettext.mo.compile( catalog ) );
		// What only scripts say is in their own files: a request in PHP does not load it.
		const saidInPhp = translated.filter( ( message ) =>
			filesOf( message ).some( ( file ) => ! file.startsWith( BUILD ) )
		);
		await writeFile( fileOf( locale, '.l10n.php' ), phpFile( catalog.headers, saidInPhp ) );
		for ( const [ entry, scripts ] of Object.entries( entries ) ) {
			const used = translated.filter( ( message ) =>
				filesOf( message ).some( ( file ) => scripts.includes( file.replace( BUILD, '' ) ) )
			);
			if ( used.length > 0 ) {
				await writeFile(
					fileOf( locale, `-${ DOMAIN }-${ entry }.json` ),
					scriptFile( catalog.headers, locale, used )
				);
			}
		}
	}
}

/**
 * Gives a translation the texts of the template: new ones are empty, and what no text asks for any more goes.
 *
 * @param {Catalog} template
 * @param {Catalog} present The translation so far.
 * @return {string} The .po file, with each header on a line of its own.
 */
export function updatedTranslation( template, present ) {
	const forms = Number( /nplurals=(\d+)/.exec( present.headers[ 'plural-forms' ] ?? '' )?.[ 1 ] ?? 2 );
	/** @type {Catalog['translations']} */
	const translations = {};
	for ( const message of messagesOf( template ) ) {
		const { msgid, msgid_plural: plural, msgctxt: context = '', comments } = message;
		const before = present.translations[ context ]?.[ msgid ];
		const count = plural === undefined ? 1 : forms;
		( translations[ context ] ??= {} )[ msgid ] = {
			...message,
			msgstr: before?.msgstr.length === count ? before.msgstr : Array( count ).fill( '' ),
			comments: Object.fromEntries(
				Object.entries( { reference: comments?.reference, flag: comments?.flag } ).filter(
					( [ , text ] ) => text
				)
			),
		};
	}
	const catalog = { charset: 'utf-8', headers: present.headers, translations };
	const text = gettext.po.compile( catalog, { foldLength: 0 } ).toString();
	return text.replace(
		/^msgstr "(.+)"$/m,
		( line, headers ) => `msgstr ""\n"${ headers.split( '\\n' ).filter( Boolean ).join( '\\n"\n"' ) }\\n"`
	);
}

/**
 * @param {string} locale
 * @param {string} ending
 */
export function fileOf( locale, ending ) {
	return join( FOLDER, `${ DOMAIN }-${ locale }${ ending }` );
}

/** @param {Message} message */
const keyOf = ( { msgid, msgctxt } ) => ( msgctxt ? `${ msgctxt }\u0004${ msgid }` : msgid );

/**
 * @param {Record<string, string>} headers
 * @param {Message[]}              messages
 */
function phpFile( headers, messages ) {
	const texts = messages.map(
		( message ) => `${ phpText( keyOf( message ) ) }=>${ phpText( message.msgstr.join( '\0' ) ) }`
	);
	const plural = phpText( headers[ 'plural-forms' ] ?? '' );
	return `<?php\nreturn ['domain'=>'${ DOMAIN }','plural-forms'=>${ plural },'messages'=>[${ texts.join( ',' ) }]];\n`;
}

/** @param {string} text */
function phpText( text ) {
	return text
		.split( '\0' )
		.map( ( part ) => `'${ part.replace( /[\\']/g, '\\$&' ) }'` )
		.join( '."\\0".' );
}

/**
 * @param {Record<string, string>} headers
 * @param {string}                 locale
 * @param {Message[]}              messages
 */
function scriptFile( headers, locale, messages ) {
	const head = { domain: 'messages', lang: locale, 'plural-forms': headers[ 'plural-forms' ] };
	const texts = Object.fromEntries( messages.map( ( message ) => [ keyOf( message ), message.msgstr ] ) );
	return JSON.stringify( { domain: 'messages', locale_data: { messages: { '': head, ...texts } } } );
}
