/** Figures of reports: decimal texts, exact to the last digit, and as the shop writes them. */
import Big from 'big.js';

import { getPageData } from '../shared/data/page-data';
import { formatAmount, formatMoney } from '../shared/format/money';

/** How a figure is written: 'average' has up to two decimals. */
export type Format = 'money' | 'number' | 'average';

/** Whether more of it is good news, bad news or neither. */
export type Meaning = 'more-is-good' | 'less-is-good' | 'neutral';

/**
 * A figure of an answer as decimal text: JSON's numbers come with what binary fractions add, such as 24729.62000000001.
 *
 * @param value As it came.
 * @return Null where there is none.
 */
export function toDecimal( value: unknown ): string | null {
	if ( typeof value !== 'number' && typeof value !== 'string' ) {
		return null;
	}
	try {
		return new Big( value ).round( 6, Big.roundHalfUp ).toFixed();
	} catch {
		return null;
	}
}

/** The sum of decimal texts; null of none. */
export const sumOf = ( values: readonly string[] ): string | null =>
	values.length === 0 ? null : values.reduce( ( sum, value ) => sum.plus( value ), new Big( 0 ) ).toFixed();

/** A figure as it is shown. */
export function formatFigure( value: string, format: Format ): string {
	const { locale } = getPageData();
	switch ( format ) {
		case 'money':
			return formatMoney( value );
		case 'number':
			return new Intl.NumberFormat( locale, { maximumFractionDigits: 0 } ).format( Number( value ) );
		case 'average':
			return new Intl.NumberFormat( locale, { maximumFractionDigits: 2 } ).format( Number( value ) );
	}
}

/** An amount in a currency that need not be the shop's: “EUR 1,234.50”. */
export function amountText( code: string, amount: string ): string {
	const decimals = amount.split( '.' )[ 1 ]?.length ?? 0;
	return `${ code }\u00a0${ formatAmount( amount, { ...getPageData().currency, decimals } ) }`;
}

/**
 * An amount of an order.
 *
 * @param value As decimal text.
 * @param code  The order's currency; '' for the shop's.
 */
export function formatOrderAmount( value: string, code: string ): string {
	const { currency } = getPageData();
	return code === '' || code === currency.code
		? formatMoney( value )
		: amountText( code, new Big( value ).round( currency.decimals, Big.roundHalfUp ).toFixed( currency.decimals ) );
}

/** A round figure for an axis: “$12.5K”. */
export function shortFigure( value: number, format: Format ): string {
	const { locale, currency } = getPageData();
	const number = new Intl.NumberFormat( locale, { notation: 'compact', maximumFractionDigits: 2 } ).format(
		Math.abs( value )
	);
	const sign = value < 0 ? '-' : '';
	if ( format !== 'money' ) {
		return sign + number;
	}
	const gap = currency.position.endsWith( '_space' ) ? '\u00a0' : '';
	const { symbol } = currency;
	return sign + ( currency.position.startsWith( 'left' ) ? symbol + gap + number : number + gap + symbol );
}

/** How a figure has changed. */
export interface Change {
	direction: 'up' | 'down' | 'same';
	/** Whole percents without sign; null where there was nothing before. */
	percent: string | null;
}

/** Compares a figure with the one of the period before. */
export function changeOf( now: string, before: string ): Change {
	const difference = new Big( now ).minus( before );
	if ( difference.eq( 0 ) ) {
		return { direction: 'same', percent: '0' };
	}
	const direction = difference.gt( 0 ) ? 'up' : 'down';
	return new Big( before ).eq( 0 )
		? { direction, percent: null }
		: {
				direction,
				percent: difference
					.abs()
					.times( 100 )
					.div( new Big( before ).abs() )
					.round( 0, Big.roundHalfUp )
					.toFixed(),
			};
}

/** Whether a change is good news, bad news, or none at all. */
export function moodOf( { direction }: Change, meaning: Meaning ): 'good' | 'bad' | 'none' {
	if ( direction === 'same' || meaning === 'neutral' ) {
		return 'none';
	}
	return ( direction === 'up' ) === ( meaning === 'more-is-good' ) ? 'good' : 'bad';
}
