import { readFileSync } from 'node:fs';

import { addMonths, daysIn, isDay, shopTime, startOf } from './dates';
import { persistedQuery } from '../../shared/routing/persisted';
import { choiceQuery, intervalsFor, periodOf, PRESETS, readPeriod } from './period';

/** A Monday. */
const CALENDAR = { today: '2026-11-23', weekStart: 1 };
const USUAL = 'period=month&compare=previous_year';

const spanOf = ( period: string, compare: string, calendar = CALENDAR ) => {
	const { primary, secondary } = readPeriod( { period, compare }, USUAL, calendar );
	return [ primary.after, primary.before, secondary.after, secondary.before ].join( ' ' );
};

describe( 'The period of a report', () => {
	it.each( [
		[ 'today', '2026-11-23 2026-11-23 2026-11-22 2026-11-22' ],
		[ 'yesterday', '2026-11-22 2026-11-22 2026-11-21 2026-11-21' ],
		[ 'week', '2026-11-23 2026-11-23 2026-11-16 2026-11-16' ],
		[ 'last_week', '2026-11-16 2026-11-22 2026-11-09 2026-11-15' ],
		[ 'month', '2026-11-01 2026-11-23 2026-10-01 2026-10-23' ],
		[ 'last_month', '2026-10-01 2026-10-31 2026-09-01 2026-09-30' ],
		[ 'quarter', '2026-10-01 2026-11-23 2026-07-01 2026-08-23' ],
		[ 'last_quarter', '2026-07-01 2026-09-30 2026-04-01 2026-06-30' ],
		[ 'year', '2026-01-01 2026-11-23 2025-01-01 2025-11-23' ],
		[ 'last_year', '2025-01-01 2025-12-31 2024-01-01 2024-12-31' ],
	] )( '%s, compared with the one before: %s', ( period, expected ) => {
		expect( spanOf( period, 'previous_period' ) ).toBe( expected );
	} );

	it.each(
		JSON.parse( readFileSync( 'tests/fixtures/analytics/compared-days.json', 'utf8' ) ) as [ string, ...string[] ][]
	)( '%s and %s on %s are %s and %s, as in emails', ( period, compare = '', today = '', days, compared ) => {
		expect( spanOf( period, compare, { today, weekStart: 1 } ) ).toBe( `${ days } ${ compared }` );
	} );

	it( 'compares days of one’s own with those that a link names, and keeps these in the address', () => {
		const query = { period: 'custom', after: '2026-03-01', before: '2026-03-14', compare: 'previous_period' };
		const linked = { ...query, compare_from: '2026-02-01', compare_to: '2026-02-14' };
		const shown = readPeriod( linked, USUAL, CALENDAR );
		expect( shown.secondary ).toEqual( { after: '2026-02-01', before: '2026-02-14' } );
		expect( choiceQuery( shown ) ).toMatchObject( linked );
		expect( persistedQuery( linked ) ).toEqual( linked );
		const usual = { after: '2026-02-15', before: '2026-02-28' };
		expect( readPeriod( query, USUAL, CALENDAR ).secondary ).toEqual( usual );
		const wrong = { ...linked, compare_to: '2026-01-14' };
		expect( readPeriod( wrong, USUAL, CALENDAR ).secondary ).toEqual( usual );
		const chosen = { period: 'custom', compare: 'previous_period', custom: shown.custom } as const;
		expect( choiceQuery( chosen ) ).toMatchObject( { compare_from: undefined, compare_to: undefined } );
	} );

	it( 'compares with the year before, whole months with whole months', () => {
		expect( spanOf( 'month', 'previous_year' ) ).toBe( '2026-11-01 2026-11-23 2025-11-01 2025-11-23' );
		const march = { today: '2025-03-10', weekStart: 1 };
		expect( spanOf( 'last_month', 'previous_year', march ) ).toBe( '2025-02-01 2025-02-28 2024-02-01 2024-02-29' );
	} );

	it( 'has no more days in the month before than that month', () => {
		expect( spanOf( 'month', 'previous_period', { today: '2026-03-31', weekStart: 0 } ) ).toBe(
			'2026-03-01 2026-03-31 2026-02-01 2026-02-28'
		);
	} );

	it( 'begins weeks on the day that the shop says', () => {
		expect( startOf( 'week', '2026-11-22', 0 ) ).toBe( '2026-11-22' );
		expect( startOf( 'week', '2026-11-22', 1 ) ).toBe( '2026-11-16' );
		expect( startOf( 'week', '2026-11-22', 6 ) ).toBe( '2026-11-21' );
	} );

	it( 'compares days of one’s own with as many before them', () => {
		const { secondary, interval } = readPeriod(
			{ period: 'custom', after: '2026-03-01', before: '2026-03-10', compare: 'previous_period' },
			USUAL,
			CALENDAR
		);
		expect( secondary ).toEqual( { after: '2026-02-19', before: '2026-02-28' } );
		expect( interval ).toBe( 'day' );
	} );

	it( '[B9-003] is the month so far, compared with a year before, where nothing says otherwise', () => {
		const { period, compare } = readPeriod( {}, 'nonsense', CALENDAR );
		expect( [ period, compare ] ).toEqual( [ 'month', 'previous_year' ] );
	} );

	it( '[B3-002] is what the shop has chosen where the address says nothing', () => {
		const usual = 'period=custom&compare=previous_period&after=2026-01-05&before=2026-01-06';
		expect( readPeriod( {}, usual, CALENDAR ) ).toMatchObject( {
			period: 'custom',
			compare: 'previous_period',
			primary: { after: '2026-01-05', before: '2026-01-06' },
		} );
	} );

	it.each( [
		[ { period: 'custom', after: '2026-02-30', before: '2026-03-01' } ],
		[ { period: 'custom', after: '2026-03-02', before: '2026-03-01' } ],
		[ { period: 'custom' } ],
		[ { period: '__proto__' } ],
		[ { period: 'month', compare: 'nothing', interval: 'hour' } ],
	] )( 'is the usual one where the address makes no sense: %j', ( query ) => {
		expect( readPeriod( query as Record< string, string >, USUAL, CALENDAR ) ).toMatchObject( {
			primary: { after: '2026-11-01', before: '2026-11-23' },
			compare: 'previous_year',
			interval: 'day',
		} );
	} );

	it( 'can be read back from its own address', () => {
		for ( const period of PRESETS ) {
			const shown = periodOf( { period, compare: 'previous_period', custom: null }, CALENDAR );
			const query = JSON.parse( JSON.stringify( choiceQuery( shown ) ) ) as Record< string, string >;
			expect( readPeriod( query, USUAL, CALENDAR ) ).toEqual( shown );
		}
	} );

	it( 'never has more than 366 steps', () => {
		expect( intervalsFor( 1 ) ).toEqual( [ 'hour' ] );
		expect( intervalsFor( 366 ) ).toContain( 'day' );
		expect( intervalsFor( 367 ) ).not.toContain( 'day' );
		expect( intervalsFor( 1_100 ) ).toContain( 'week' );
		const lengths = { hour: 1 / 24, day: 1, week: 7, month: 30, quarter: 91, year: 365 };
		for ( let days = 1; days < 100_000; days += 50 ) {
			expect( Math.ceil( days / lengths[ intervalsFor( days )[ 0 ] ?? 'hour' ] ) ).toBeLessThan( 370 );
		}
		const all = { period: 'custom', after: '1970-01-01', before: '2999-12-31', interval: 'week' };
		expect( readPeriod( all, USUAL, CALENDAR ).interval ).toBe( 'year' );
	} );
} );

describe( 'Days', () => {
	it( 'knows the calendar', () => {
		expect( isDay( '2024-02-29' ) ).toBe( true );
		expect( isDay( '2025-02-29' ) ).toBe( false );
		expect( isDay( '2025-2-9' ) ).toBe( false );
		expect( addMonths( '2024-02-29', -12 ) ).toBe( '2023-02-28' );
		expect( addMonths( '2026-01-31', 1 ) ).toBe( '2026-02-28' );
		expect( daysIn( '2026-10-20', '2026-10-30' ) ).toBe( 11 );
	} );

	it( 'tells the time of the shop, not of the browser', () => {
		const now = Date.UTC( 2026, 11, 31, 23, 30 );
		expect( shopTime( 'Asia/Tokyo', now ) ).toBe( '2027-01-01 08:30:00' );
		expect( shopTime( '-05:30', now ) ).toBe( '2026-12-31 18:00:00' );
		expect( shopTime( 'UTC', Date.UTC( 2026, 0, 1 ) ) ).toBe( '2026-01-01 00:00:00' );
	} );
} );
