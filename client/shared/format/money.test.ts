import type { CurrencySettings } from '../data/page-data';
import { compareAmounts, formatAmount, formatMoney, formatMoneyIn, parseAmount, roundAmount } from './money';

const DOLLAR: CurrencySettings = {
	code: 'USD',
	symbol: '$',
	position: 'left',
	thousandSeparator: ',',
	decimalSeparator: '.',
	decimals: 2,
};
const EURO: CurrencySettings = {
	code: 'EUR',
	symbol: '€',
	position: 'right_space',
	thousandSeparator: '.',
	decimalSeparator: ',',
	decimals: 2,
};
const YEN: CurrencySettings = { ...DOLLAR, code: 'JPY', symbol: '¥', decimals: 0 };
const SPACED: CurrencySettings = { ...EURO, thousandSeparator: ' ' };

describe( 'reading amounts', () => {
	it.each( [
		[ '12', DOLLAR, '12' ],
		[ '$ 1,234.50', DOLLAR, '1234.5' ],
		[ '1,234', DOLLAR, '1234' ],
		[ '.5', DOLLAR, '0.5' ],
		[ '5.', DOLLAR, '5' ],
		[ '-3', DOLLAR, '-3' ],
		[ '1.234,50 €', EURO, '1234.5' ],
		[ '1.234', EURO, '1234' ],
		[ '12.5', EURO, '12.5' ],
		[ '1 234 567,8', SPACED, '1234567.8' ],
		[ '99999999999999999999.99', DOLLAR, '99999999999999999999.99' ],
	] )( 'reads “%s”', ( input, currency, expected ) => {
		expect( parseAmount( input, currency ) ).toBe( expected );
	} );

	it.each( [ '', 'free', '1,2,3', '1.2.3', '12a', '--1', '1e5' ] )( 'refuses “%s”', ( input ) => {
		expect( parseAmount( input, DOLLAR ) ).toBeNull();
	} );
} );

describe( 'writing amounts', () => {
	it( 'rounds half up, exactly', () => {
		expect( formatAmount( '1.005', DOLLAR ) ).toBe( '1.01' );
		expect( formatAmount( '1234567.5', YEN ) ).toBe( '1,234,568' );
	} );

	it( 'gives a zero no sign', () => {
		expect( formatAmount( '-0.001', DOLLAR ) ).toBe( '0.00' );
	} );

	it( 'loses no digit of large amounts', () => {
		expect( formatAmount( '12345678901234567890.12', EURO ) ).toBe( '12.345.678.901.234.567.890,12' );
	} );

	it.each( [
		[ 'left', '-$1,234.50' ],
		[ 'right', '-1,234.50$' ],
		[ 'left_space', '-$\u00a01,234.50' ],
		[ 'right_space', '-1,234.50\u00a0$' ],
	] as const )( 'puts the currency where the shop wants it: %s', ( position, expected ) => {
		expect( formatMoney( '-1234.5', { ...DOLLAR, position } ) ).toBe( expected );
	} );

	it( 'uses the shop’s own currency', () => {
		window.storewright = { currency: EURO };
		expect( formatMoney( '9.9' ) ).toBe( '9,90\u00a0€' );
	} );
} );

it.each( [
	[ 'EUR', '1.234,50\u00a0€' ],
	[ '', '1.234,50\u00a0€' ],
	[ 'USD', '1.234,50\u00a0$' ],
	[ 'JPY', '1.235\u00a0¥' ],
	[ 'usd', '1.234,50\u00a0$' ],
	[ 'points', '1234.5 points' ],
	[ '€', '1234.5 €' ],
] )( 'writes an amount in a currency of its own, whatever its code is: “%s”', ( code, expected ) => {
	window.storewright = { currency: EURO, locale: 'de-DE' };
	expect( formatMoneyIn( '1234.5', code ) ).toBe( expected );
} );

it( 'compares by value, not by text', () => {
	expect( compareAmounts( '0.00', '0' ) ).toBe( 0 );
	expect( compareAmounts( '10', '9.5' ) ).toBeGreaterThan( 0 );
	expect( compareAmounts( '-0.01', '0' ) ).toBeLessThan( 0 );
} );

it.each( [
	[ '5', DOLLAR, '5.00' ],
	[ '5.005', EURO, '5.01' ],
	[ '1234.5', YEN, '1235' ],
	[ '-0.001', DOLLAR, '0.00' ],
] )( 'gives %s the decimals of prices', ( amount, currency, expected ) => {
	expect( roundAmount( amount, currency ) ).toBe( expected );
} );
