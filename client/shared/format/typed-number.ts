/** Numbers as people type them: with the shop's separators, with those of their browser, or with a plain point. */

export interface Separators {
	thousandSeparator: string;
	decimalSeparator: string;
}

/** Readings of a text. Of two, the first takes the separator for that of thousands, the second for that of decimals. */
export type Reading =
	| { kind: 'number'; value: string }
	| { kind: 'ambiguous'; readings: readonly [ string, string ] }
	| { kind: 'invalid' };

interface ReadingOptions {
	/** How the shop writes numbers. */
	shop: Separators;
	/** How the browser's language does. */
	browser?: Separators;
	/** How many decimals such a number usually has: 0 for whole numbers. */
	decimals: number;
	/** Numbers above it make no sense, so that they are not what is meant. */
	max?: number;
}

const INVALID: Reading = { kind: 'invalid' };

const EASTERN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** How the browser's language writes numbers. */
export function browserSeparators(): Separators {
	const parts = new Intl.NumberFormat( navigator.language ).formatToParts( 12345678.9 );
	const part = ( type: string ) => parts.find( ( one ) => one.type === type )?.value ?? '';
	return { thousandSeparator: part( 'group' ), decimalSeparator: part( 'decimal' ) };
}

/** Takes away what separates nothing here, and writes separators that nobody else has as points. */
function normalized( text: string, { thousandSeparator, decimalSeparator }: Separators ): string {
	const isOwn = ( separator: string ) => separator.trim() !== '' && ! /^[.,]$/.test( separator );
	const digits = text
		.replaceAll( EASTERN_DIGITS, ( digit ) => String( digit.charCodeAt( 0 ) % 16 ) )
		.replaceAll( '\u066c', '' )
		.replaceAll( '\u066b', '.' )
		.replace( '\u2212', '-' )
		.replaceAll( /[\s\u00a0\u202f]/g, '' )
		.replaceAll( /(?<=\d)['\u2019](?=\d{3})/g, '' );
	const ungrouped = isOwn( thousandSeparator ) ? digits.replaceAll( thousandSeparator, '' ) : digits;
	return isOwn( decimalSeparator ) ? ungrouped.replace( decimalSeparator, '.' ) : ungrouped;
}

/** Whether digits are in groups of three, or as in India in groups of two before the last. */
const isGrouped = ( text: string, separator: string ): boolean => {
	const [ first = '', ...others ] = text.split( separator );
	const last = others.at( -1 ) ?? '';
	return (
		/^\d{1,3}$/.test( first ) && /^\d{3}$/.test( last ) && others.every( ( group ) => /^\d{2,3}$/.test( group ) )
	);
};

const decimal = ( whole: string, fraction: string ): Reading => {
	const number = fraction === '' ? whole : `${ whole === '' ? '0' : whole }.${ fraction }`;
	return /^\d+(\.\d+)?$/.test( number ) ? { kind: 'number', value: number } : INVALID;
};

function withOneSeparator( text: string, separator: string, options: ReadingOptions ): Reading {
	const [ whole = '', fraction = '' ] = text.split( separator );
	if ( fraction.length !== 3 || ! /^[1-9]\d{0,2}$/.test( whole ) || ! /^\d{3}$/.test( fraction ) ) {
		return decimal( whole, fraction );
	}
	const { shop, browser = browserSeparators(), decimals, max = Infinity } = options;
	const readings = [ whole + fraction, `${ whole }.${ fraction }` ] as const;
	if ( Number( readings[ 0 ] ) > max ) {
		return { kind: 'number', value: readings[ 1 ] };
	}
	const known = [ shop, browser ].filter( ( one ) =>
		[ one.thousandSeparator, one.decimalSeparator ].includes( separator )
	);
	const isThousand = known.length > 0 && known.every( ( one ) => one.thousandSeparator === separator );
	if ( decimals === 0 || isThousand ) {
		return { kind: 'number', value: readings[ 0 ] };
	}
	const isDecimal = known.length > 0 && known.every( ( one ) => one.decimalSeparator === separator );
	return isDecimal && decimals >= 3 ? { kind: 'number', value: readings[ 1 ] } : { kind: 'ambiguous', readings };
}

function readUnsigned( text: string, options: ReadingOptions ): Reading {
	const separators = text.match( /[.,]/g ) ?? [];
	const last = separators.at( -1 );
	if ( last === undefined ) {
		return decimal( text, '' );
	}
	if ( separators.length === 1 ) {
		return withOneSeparator( text, last, options );
	}
	if ( new Set( separators ).size === 1 ) {
		return isGrouped( text, last ) ? decimal( text.replaceAll( last, '' ), '' ) : INVALID;
	}
	const at = text.lastIndexOf( last );
	const whole = text.slice( 0, at );
	const other = last === '.' ? ',' : '.';
	return ! whole.includes( last ) && isGrouped( whole, other )
		? decimal( whole.replaceAll( other, '' ), text.slice( at + 1 ) )
		: INVALID;
}

/**
 * Reads a number that somebody typed.
 *
 * @param text    As it was typed, without a currency or unit.
 * @param options How numbers are written here.
 */
export function readNumber( text: string, options: ReadingOptions ): Reading {
	const bare = normalized( text, options.shop );
	const isNegative = bare.startsWith( '-' );
	const reading = readUnsigned( isNegative ? bare.slice( 1 ) : bare, options );
	const signed = ( value: string ) => ( isNegative ? `-${ value }` : value );
	switch ( reading.kind ) {
		case 'number':
			return { kind: 'number', value: signed( reading.value ) };
		case 'ambiguous':
			return {
				kind: 'ambiguous',
				readings: [ signed( reading.readings[ 0 ] ), signed( reading.readings[ 1 ] ) ],
			};
		case 'invalid':
			return reading;
	}
}
