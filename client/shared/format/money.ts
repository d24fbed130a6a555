/** Amounts as decimal strings ('1234.5'), exact to the last digit, and as the shop writes them ('1.234,50 €'). */
import Big from 'big.js';
import { getPageData, type CurrencySettings } from '../data/page-data';

type Separators = Pick< CurrencySettings, 'thousandSeparator' | 'decimalSeparator' >;

const escaped = ( text: string ): string => text.replaceAll( /[.*+?^${}()|[\]\\]/g, '\\$&' );

/** Whether a text has the thousand separators where they belong. */
function isGrouped( text: string, { thousandSeparator, decimalSeparator }: Separators ): boolean {
	const group = `${ escaped( thousandSeparator ) }\\d{3}`;
	return (
		thousandSeparator !== '' &&
		new RegExp( `^-?\\d{1,3}(?:${ group })+(?:${ escaped( decimalSeparator ) }\\d*)?$` ).test( text )
	);
}

/**
 * Reads an amount that somebody typed, with the shop's separators or with a plain point.
 *
 * @param input      What was typed; spaces and the currency's symbol do not matter.
 * @param currency   How the shop writes amounts.
 * @return A decimal string, null where the input is no number.
 */
export function parseAmount( input: string, currency: CurrencySettings = getPageData().currency ): string | null {
	const bare = input
		.replace( currency.symbol, '' )
		.replaceAll( /[\s\u00a0\u202f]/g, '' )
		.replace( '\u2212', '-' );
	const thousand = currency.thousandSeparator.trim();
	const separators = { thousandSeparator: thousand, decimalSeparator: currency.decimalSeparator };
	const ungrouped = isGrouped( bare, separators ) ? bare.replaceAll( thousand, '' ) : bare;
	const plain = ungrouped.replace( currency.decimalSeparator, '.' );
	return /^-?(?:\d+\.?\d*|\.\d+)$/.test( plain ) ? new Big( plain.replace( /\.$/, '' ) ).toFixed() : null;
}

/**
 * A decimal string with as many decimals as the shop's prices have, such as '5.00'.
 *
 * @param amount   A decimal string.
 * @param currency How the shop writes amounts.
 */
export function roundAmount( amount: string, currency: CurrencySettings = getPageData().currency ): string {
	const rounded = new Big( amount ).round( currency.decimals, Big.roundHalfUp );
	return ( rounded.eq( 0 ) ? rounded.abs() : rounded ).toFixed( currency.decimals );
}

/**
 * Writes an amount with the shop's separators and number of decimals, without the currency.
 *
 * @param amount   A decimal string.
 * @param currency How the shop writes amounts.
 */
export function formatAmount( amount: string, currency: CurrencySettings = getPageData().currency ): string {
	const [ whole = '0', fraction ] = roundAmount( amount, currency ).split( '.' );
	const grouped = whole.replaceAll( /\B(?=(?:\d{3})+$)/g, currency.thousandSeparator );
	return fraction === undefined ? grouped : grouped + currency.decimalSeparator + fraction;
}

/**
 * Writes an amount as a price, with the currency where the shop puts it.
 *
 * @param amount   A decimal string.
 * @param currency How the shop writes amounts.
 */
export function formatMoney( amount: string, currency: CurrencySettings = getPageData().currency ): string {
	const written = formatAmount( amount, currency );
	const sign = written.startsWith( '-' ) ? '-' : '';
	const number = written.slice( sign.length );
	const { symbol, position } = currency;
	const gap = position.endsWith( '_space' ) ? '\u00a0' : '';
	return sign + ( position.startsWith( 'left' ) ? symbol + gap + number : number + gap + symbol );
}

/**
 * Compares two amounts.
 *
 * @param a A decimal string.
 * @param b A decimal string.
 * @return Negative, zero or positive, as sort() wants it.
 */
export function compareAmounts( a: string, b: string ): number {
	return new Big( a ).cmp( b );
}
