/** Amounts as decimal strings ('1234.5'), exact to the last digit, and as the shop writes them ('1.234,50 €'). */
import Big from 'big.js';
import { getPageData, type CurrencySettings } from '../data/page-data';
import { readNumber, type Reading } from './typed-number';

/**
 * Returns the amount that somebody typed.
 *
 * @param input    What was typed; spaces and the currency's symbol do not matter.
 * @param currency How the shop writes amounts.
 */
export function readAmount( input: string, currency: CurrencySettings = getPageData().currency ): Reading {
	const bare = input.replace( currency.symbol, '' ).replace( currency.code, '' );
	const reading = readNumber( bare, { shop: currency, decimals: currency.decimals } );
	return reading.kind === 'number' ? { ...reading, value: new Big( reading.value ).toFixed() } : reading;
}

/**
 * Reads an amount where nobody can be asked what it means: then the shop's way of writing decides.
 *
 * @param input    What was typed; spaces and the currency's symbol do not matter.
 * @param currency How the shop writes amounts.
 * @return A decimal string, null where the input is no number.
 */
export function parseAmount( input: string, currency: CurrencySettings = getPageData().currency ): string | null {
	const reading = readAmount( input, currency );
	switch ( reading.kind ) {
		case 'number':
			return reading.value;
		case 'ambiguous':
			return reading.readings[ input.includes( currency.thousandSeparator.trim() || ' ' ) ? 0 : 1 ];
		case 'invalid':
			return null;
	}
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
 * Writes an amount in a currency of its own, which need not be the shop's: as the user's language writes it there.
 *
 * @param amount A decimal string.
 * @param code   Of the currency; an empty one is the shop's.
 */
export function formatMoneyIn( amount: string, code: string ): string {
	const { locale, currency } = getPageData();
	if ( code === currency.code || code === '' ) {
		return formatMoney( amount );
	}
	return /^[A-Z]{3}$/i.test( code )
		? Number( amount ).toLocaleString( locale, { style: 'currency', currency: code } )
		: `${ amount } ${ code }`;
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
