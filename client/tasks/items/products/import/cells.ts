/** Cells of a file, as wc/v3 takes them. What can't be read is handed on as it is: the server says what is wrong with it. */
/** In the languages of the headings. */
const YES = [ '1', 'yes', 'true', 'y', 'x', 'ja', 'oui', 'sí', 'si', 'sì', 'sim', 'tak', 'はい', 'כן', 'wahr', 'vrai' ];
const NO = [ '0', 'no', 'false', 'n', '', 'nein', 'non', 'não', 'nao', 'nee', 'nie', 'いいえ', 'לא', 'falsch', 'faux' ];

/** A cell without the mark that keeps spreadsheets from taking it for a formula. */
export const cellText = ( cell: string | undefined ): string => ( cell ?? '' ).trim().replace( /^'(?=[=+\-@])/, '' );

/** Yes or no. */
export function yesNo( text: string ): boolean | string {
	const word = text.toLowerCase();
	if ( YES.includes( word ) ) {
		return true;
	}
	return NO.includes( word ) ? false : text;
}

/** A whole number; what is none is handed on. */
export const integer = ( text: string ): number | string => ( /^-?\d{1,15}$/.test( text ) ? Number( text ) : text );

/** Entries that are separated by commas; a comma within one has a backslash before it. */
export const list = ( text: string ): string[] =>
	text
		.split( /(?<!\\),/ )
		.map( ( entry ) => entry.replaceAll( '\\,', ',' ).trim() )
		.filter( Boolean );

/** Ways from the uppermost category to the one that is meant: “Clothing > Shirts”. */
export const paths = ( text: string ): string[][] =>
	list( text ).map( ( path ) =>
		path
			.split( '>' )
			.map( ( name ) => name.trim() )
			.filter( Boolean )
	);

/** Whether customers see it: 1, 0 for who may see private ones, -1 for drafts. */
export function status( text: string ): string {
	const isPublished = yesNo( text );
	if ( typeof isPublished === 'boolean' ) {
		return isPublished ? 'publish' : 'private';
	}
	const word = text.toLowerCase();
	return { '-1': 'draft', published: 'publish' }[ word ] ?? word;
}

/** Whether it can be had. */
export function stockStatus( text: string ): string {
	const isIn = yesNo( text );
	if ( typeof isIn === 'boolean' ) {
		return isIn ? 'instock' : 'outofstock';
	}
	return [ 'backorder', 'notify' ].includes( text.toLowerCase() ) ? 'onbackorder' : text;
}

/** Whether more may be ordered than there are. */
export function backorders( text: string ): string {
	const isAllowed = yesNo( text );
	if ( typeof isAllowed === 'boolean' ) {
		return isAllowed ? 'yes' : 'no';
	}
	return text.toLowerCase();
}
