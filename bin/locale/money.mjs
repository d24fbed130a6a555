/** Currencies. */
import { MORE_CURRENCIES } from './corrections.mjs';
import { file, translatable } from './php.mjs';
import { countries, currenciesIn, currencySymbols, decimals, tender } from './sources.mjs';

const english = currenciesIn( 'en' );

const symbols = new Map( currencySymbols.map( ( row ) => [ row.currency, row.symbol ] ) );

const NAMED = { euro: '€', fnof: 'ƒ', nbsp: '\u00A0', pound: '£', yen: '¥' };

/** A symbol's HTML as text. */
function decoded( html ) {
	const text = html.replace( /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, ( entity, hex, decimal, name ) => {
		if ( name !== undefined && ! ( name in NAMED ) ) {
			throw new Error( `currency-symbols.tsv: ${ entity } is not known.` );
		}
		return name === undefined
			? String.fromCodePoint( hex ? parseInt( hex, 16 ) : Number( decimal ) )
			: NAMED[ name ];
	} );
	return text.trim();
}

/** A currency's name, symbol and decimals; its symbol as HTML where that is written otherwise. */
function entry( code ) {
	const more = MORE_CURRENCIES[ code ] ?? {};
	const name = translatable( more.name ?? english[ code ].displayName );
	const html = symbols.get( code ) ?? more.symbol ?? english[ code ][ 'symbol-alt-narrow' ] ?? english[ code ].symbol;
	const symbol = decoded( html );
	return {
		name,
		symbol,
		decimals: more.decimals ?? decimals( code ),
		...( html === symbol ? {} : { html } ),
	};
}

/** File of PHP source by its path: every currency that is legal tender, those that shops of some country start with, and some more. */
export function moneyFiles() {
	const started = countries.map( ( row ) => row.currency ).filter( Boolean );
	const codes = new Set( [ ...tender(), ...started, ...Object.keys( MORE_CURRENCIES ) ] );
	const entries = [ ...codes ].sort().map( ( code ) => [ code, entry( code ) ] );
	return new Map( [
		[
			'currencies.php',
			file(
				'Currencies: name, symbol and usual number of decimals; the symbol as HTML where it differs from the text.',
				entries
			),
		],
	] );
}
