/** What `npm run lint:js` says about the words of texts: docs/words.md is the list. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with texts of ours. */
const FOLDERS = [ 'includes', 'client' ];

/** Texts that stay as they are: the specification's, and what a payment method is called. */
const FIXED = [ /go back to where you left off/i, /cash vouchers/ ];

/** Words of everyday English that only mean something else in some sentences: people judge them. */
const AMBIGUOUS = new Set(
	[
		'profile',
		'token',
		'feature',
		'closed',
		'field of the file',
		'put off',
		'hook',
		'area',
		'label',
		'bin',
		'keep',
		'state',
	]
		.concat( [
			'rights',
			'program',
			'article',
			'sale',
			'kind of product',
			'buyer',
			'position',
			'opinion',
			'reduction',
			'maker',
		] )
		.concat( [
			'not right',
			'goes to',
			'hooks',
			'shop',
			'sketch',
			'till',
			'basket',
			'back end',
			'payer',
			'price',
			'run out',
		] )
		.concat( [
			'cost of a product',
			'lower price',
			'tax percentage',
			'area',
			'left out',
			'what differs',
			'take away',
		] )
);

/** Banned besides those of the table. */
const ALSO = [
	'ways to pay',
	'ways of paying',
	'put off until',
	'bring back',
	'brought back',
	'made anew',
	'last changes',
];

/** A call that translates, with its text. */
const CALL =
	/\b(?:esc_html_|esc_attr_|_)?(?:_|_x|_n|_nx|_e|ex)\(\s*((?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")(?:\s*,\s*(?:'(?:[^'\\]|\\.)*'))?)/g;

/**
 * @param {string} markdown docs/words.md.
 * @return {string[]} Words that no text may have, in lower case.
 */
export function bannedWords( markdown ) {
	const rows = [ ...markdown.matchAll( /^\|[^|]+\|[^|]+\|([^|]+)\|$/gm ) ].slice( 2 );
	const words = rows.flatMap( ( [ , cell = '' ] ) => cell.replace( /\(.*?\)/g, '' ).split( ',' ) );
	return [ ...words.map( ( word ) => word.trim().toLowerCase() ), ...ALSO ].filter(
		( word ) => word !== '' && ! AMBIGUOUS.has( word )
	);
}

/**
 * @param {string}   code   PHP or TypeScript.
 * @param {string[]} banned What bannedWords() returns.
 * @return {{ line: number, word: string, text: string }[]} Texts with a banned word.
 */
export function bannedTexts( code, banned ) {
	const pattern = new RegExp(
		`\\b(?:${ banned.map( ( word ) => word.replace( /[\s-]/g, '[\\s-]' ) ).join( '|' ) })s?\\b`,
		'i'
	);
	return [ ...code.matchAll( CALL ) ].flatMap( ( match ) => {
		const text = match[ 1 ] ?? '';
		const word = pattern.exec( text )?.[ 0 ];
		const line = code.slice( 0, match.index ).split( '\n' ).length;
		return word === undefined || FIXED.some( ( fixed ) => fixed.test( text ) ) ? [] : [ { line, word, text } ];
	} );
}

/**
 * @param {string} root The project.
 * @return {string[]} A line for each text with a banned word.
 */
export function bannedTextsOfProject( root ) {
	const banned = bannedWords( readFileSync( join( root, 'docs/words.md' ), 'utf8' ) );
	return FOLDERS.flatMap( ( folder ) =>
		readdirSync( join( root, folder ), { recursive: true, encoding: 'utf8' } )
			.filter( ( name ) => /\.(php|tsx?)$/.test( name ) && ! /\.test\.tsx?$|Locale\/data/.test( name ) )
			.flatMap( ( name ) =>
				bannedTexts( readFileSync( join( root, folder, name ), 'utf8' ), banned ).map(
					( { line, word, text } ) =>
						`${ folder }/${ name }:${ line }: “${ word }” in ${ text } (see docs/words.md)`
				)
			)
	);
}
