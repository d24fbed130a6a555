import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { screen, waitFor, within } from '@testing-library/react';

import { getHistory, parseQuery, useQuery } from '../../shared/routing';
import { renderScreen } from '../../shared/test-utils';
import { DateRange } from './date-range';
import { usePeriod } from './use-period';

const FACTS = {
	timeZone: 'Asia/Tokyo',
	weekStart: 1,
	defaultDateRange: 'period=month&compare=previous_year',
	managesStock: true,
	statuses: {},
};

function Range() {
	useQuery();
	return <DateRange period={ usePeriod() } />;
}

const renderRange = ( query: Record< string, string > = {} ) =>
	renderScreen( <Range />, { path: '/analytics/revenue', query, pageData: { analytics: FACTS } } );

const address = () => {
	const { period, compare, after, before, paged, interval } = parseQuery( getHistory().location.search );
	return { period, compare, after, before, paged, interval };
};

const open = async ( user: ReturnType< typeof renderScreen >[ 'user' ] ) => {
	await user.click( screen.getByRole( 'button', { expanded: false } ) );
	return screen.findByRole( 'dialog', { name: 'Date range' } );
};

describe( 'The date range', () => {
	beforeEach( () => jest.useFakeTimers( { now: Date.UTC( 2026, 10, 22, 20 ), advanceTimers: true } ) );
	afterEach( () => {
		jest.useRealTimers();
		resetLocaleData();
	} );

	it( '[B9-003] says its period in words: the month so far in the shop’s time zone, where it is tomorrow already', () => {
		renderRange();
		expect( screen.getByText( 'Month to date (Nov 1 – 23, 2026)' ) ).toBeVisible();
		expect( screen.getByText( 'compared with previous year (Nov 1 – 23, 2025)' ) ).toBeVisible();
	} );

	it( 'writes a preset into the address, from the first page on', async () => {
		const { user } = renderRange( { paged: '3', interval: 'week', chart: 'refunds' } );
		const panel = await open( user );
		await user.click( within( panel ).getByRole( 'radio', { name: 'Last quarter' } ) );
		await user.click( within( panel ).getByRole( 'radio', { name: 'Previous period' } ) );
		await user.click( within( panel ).getByRole( 'button', { name: 'Update' } ) );
		expect( address() ).toEqual( {
			period: 'last_quarter',
			compare: 'previous_period',
			paged: '1',
			after: undefined,
			before: undefined,
			interval: undefined,
		} );
		expect( parseQuery( getHistory().location.search ).chart ).toBe( 'refunds' );
		expect( screen.getByText( 'Last quarter (Jul 1 – Sep 30, 2026)' ) ).toBeVisible();
	} );

	it( 'takes days that are typed, and says what is wrong with them', async () => {
		const { user } = renderRange();
		const panel = await open( user );
		const [ start, end ] = [ 'Start date', 'End date' ].map( ( name ) =>
			within( panel ).getByRole( 'textbox', { name } )
		) as [ HTMLElement, HTMLElement ];
		await user.clear( start );
		await user.type( start, '2026-02-30' );
		await user.click( within( panel ).getByRole( 'button', { name: 'Update' } ) );
		expect( start ).toHaveAccessibleDescription( /in the form YYYY-MM-DD/ );
		await user.clear( start );
		await user.type( start, '2026-02-10' );
		await user.clear( end );
		await user.type( end, '2026-02-01' );
		expect( end ).toHaveAccessibleDescription( 'The end date is before the start date.' );
		await user.clear( end );
		await user.type( end, '2026-02-20' );
		await user.click( within( panel ).getByRole( 'button', { name: 'Update' } ) );
		expect( address() ).toMatchObject( { period: 'custom', after: '2026-02-10', before: '2026-02-20' } );
	} );

	it( 'is chosen by the keys of a date grid: one stop of the tab key, weeks from the shop’s first day on', async () => {
		const { user } = renderRange();
		const panel = await open( user );
		const grids = within( panel ).getAllByRole( 'grid' );
		expect( grids.map( ( grid ) => grid.getAttribute( 'aria-label' ) ) ).toEqual( [
			'October 2026',
			'November 2026',
		] );
		expect( within( grids[ 1 ] as HTMLElement ).getAllByRole( 'columnheader' )[ 0 ] ).toHaveAttribute(
			'abbr',
			'Monday'
		);
		const days = [ ...panel.querySelectorAll< HTMLElement >( '[data-day]' ) ];
		expect( days.filter( ( { tabIndex } ) => tabIndex === 0 ).map( ( { dataset } ) => dataset.day ) ).toEqual( [
			'2026-11-23',
		] );
		days.find( ( { tabIndex } ) => tabIndex === 0 )?.focus();
		await user.keyboard( '{ArrowUp}{ArrowLeft}' );
		await waitFor( () =>
			expect( screen.getByRole( 'button', { name: 'Sunday, November 15, 2026' } ) ).toHaveFocus()
		);
		await user.keyboard( '{Home}' );
		await waitFor( () =>
			expect( screen.getByRole( 'button', { name: 'Monday, November 9, 2026' } ) ).toHaveFocus()
		);
		await user.keyboard( '{Enter}{PageUp}{PageDown}{End}{ArrowDown}{Enter}' );
		await user.click( within( panel ).getByRole( 'button', { name: 'Update' } ) );
		expect( address() ).toMatchObject( { period: 'custom', after: '2026-11-09', before: '2026-11-22' } );
	} );

	it( 'turns to other months with their keys, and goes on to the left where one reads from right to left', async () => {
		setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] } );
		const { user } = renderRange();
		const panel = await open( user );
		panel.querySelector< HTMLElement >( '[data-day][tabindex="0"]' )?.focus();
		await user.keyboard( '{Shift>}{PageUp}{/Shift}{ArrowLeft}' );
		await waitFor( () =>
			expect( screen.getByRole( 'button', { name: 'Monday, November 24, 2025' } ) ).toHaveFocus()
		);
	} );

	it( 'leaves everything as it is when it is canceled', async () => {
		const { user } = renderRange( { period: 'week', compare: 'previous_period' } );
		const panel = await open( user );
		await user.click( within( panel ).getByRole( 'radio', { name: 'Last year' } ) );
		await user.click( within( panel ).getByRole( 'button', { name: 'Cancel' } ) );
		expect( address() ).toMatchObject( { period: 'week', compare: 'previous_period' } );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );
} );
