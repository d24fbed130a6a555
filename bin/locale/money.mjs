/** Currencies. */
import { LOCAL_SYMBOLS } from './corrections.mjs';
import { file, translatable } from './php.mjs';
import { countries, currenciesIn, decimals, language, tender } from './sources.mjs';

const english = currenciesIn( 'en' );

/** Marks that turn the direction of writing, which an amount's surroundings decide on, and the blank that pt-CV has for a symbol. */
const INVISIBLE = /[\u061C\u200B\u200E\u200F]/g;

/** The symbol that people who pay with the currency write: in English where it has one, else in their own language. */
function symbol( code ) {
	const own = english[ code ];
	const short = own[ 'symbol-alt-narrow' ] ?? own.symbol;
	return short === code || LOCAL_SYMBOLS.includes( code ) ? localSymbol( code ) : short;
}

/** The symbol where the currency is at home: the first two letters of its code are the country's. */
function localSymbol( code ) {
	const country = code.slice( 0, 2 );
	const spoken = language( country );
	const symbols = [ `${ spoken }-${ country }`, spoken, `en-${ country }`, `fr-${ country }` ]
		.map( ( locale ) => currenciesIn( locale )[ code ] )
		.flatMap( ( entry ) => [ entry?.symbol, entry?.[ 'symbol-alt-narrow' ] ] )
		.map( ( found ) => found?.replace( INVISIBLE, '' ) );
	return symbols.find( ( found ) => found && found !== code ) ?? code;
}

/** File of PHP source by its path: every currency that is legal tender, and those that shops of some country start with. */
export function moneyFiles() {
	const codes = new Set( [ ...tender(), ...countries.map( ( row ) => row.currency ).filter( Boolean ) ] );
	const entries = [ ...codes ]
		.sort()
		.map( ( code ) => [
			code,
			{ name: translatable( english[ code ].displayName ), symbol: symbol( code ), decimals: decimals( code ) },
		] );
	return new Map( [
		[ 'currencies.php', file( 'Currencies: name, symbol and usual number of decimals.', entries ) ],
	] );
}
