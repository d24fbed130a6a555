import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locales, messagesOf, readTemplate, readTranslation, updatedTranslation } from '../../bin/lib/translations.mjs';

/** What a translation has to repeat: placeholders of PHP and of emails, shortcodes and markup. */
const TOKENS = /%(?:\d+\$)?(?:\.\d+)?[sdf]|\{\w+\}|\[\w+[^\]]*\]|<\/?\w+[^>]*>/g;

const tokens = ( /** @type {string} */ text ) => ( text.match( TOKENS ) ?? [] ).sort();
const keyOf = ( { msgid, msgctxt = '' } ) => `${ msgctxt }\u0004${ msgid }`;

test( 'German and Hebrew are brought', async () => {
	assert.deepEqual( await locales(), [ 'de_DE', 'he_IL' ] );
} );

for ( const locale of await locales() ) {
	test( `${ locale } has every text of the template`, async () => {
		const translated = new Set( messagesOf( await readTranslation( locale ) ).map( keyOf ) );
		const missing = messagesOf( await readTemplate() ).filter(
			( message ) => ! translated.has( keyOf( message ) )
		);
		assert.deepEqual(
			missing.map( ( { msgid } ) => msgid ),
			[],
			'Run “npm run translations” and translate what it names.'
		);
	} );

	test( `${ locale } translates each text with its plurals, placeholders and edges`, async () => {
		const catalog = await readTranslation( locale );
		const forms = Number( /nplurals=(\d+)/.exec( catalog.headers[ 'plural-forms' ] ?? '' )?.[ 1 ] );
		const wrong = [];
		for ( const { msgid, msgid_plural: plural, msgstr } of messagesOf( catalog ) ) {
			if (
				msgstr.length !== ( plural === undefined ? 1 : forms ) ||
				msgstr.some( ( text ) => text.trim() === '' )
			) {
				wrong.push( `${ msgid }: not translated` );
			}
			for ( const [ index, text ] of msgstr.entries() ) {
				const source = index === 0 || plural === undefined ? msgid : plural;
				if ( tokens( text ).join() !== tokens( source ).join() ) {
					wrong.push( `${ source }: ${ tokens( text ) }` );
				}
				if ( text.trim() !== text ? source.trim() === source : source.trim() !== source ) {
					wrong.push( `${ source }: spaces at its edges` );
				}
			}
		}
		assert.deepEqual( wrong, [] );
	} );
}

test( 'An update keeps what is translated, empties what is new and drops what is gone', () => {
	const headers = { 'plural-forms': 'nplurals=2; plural=(n != 1);' };
	const message = ( msgid, msgstr, plural ) => ( { [ msgid ]: { msgid, msgid_plural: plural, msgstr } } );
	const template = {
		charset: 'utf-8',
		headers: {},
		translations: { '': { ...message( 'Order', [ '' ] ), ...message( '%d day', [ '', '' ], '%d days' ) } },
	};
	const present = {
		charset: 'utf-8',
		headers,
		translations: { '': { ...message( 'Order', [ 'Bestellung' ] ), ...message( 'Gone', [ 'Weg' ] ) } },
	};
	const text = updatedTranslation( template, present );
	assert.match( text, /msgid "Order"\nmsgstr "Bestellung"/ );
	assert.match( text, /msgid "%d day"\nmsgid_plural "%d days"\nmsgstr\[0\] ""\nmsgstr\[1\] ""/ );
	assert.doesNotMatch( text, /Gone/ );
} );
