import { speak } from '@wordpress/a11y';
import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { screen } from '@testing-library/react';

import { renderScreen } from '../../shared/test-utils';
import { Chart } from './chart';
import type { ChartProps } from './types';
import { namedSteps, verticalScale, type ChartPoint } from './scales';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const point = ( day: number, value: string | null, before: string | null ): ChartPoint => ( {
	name: `Nov ${ day }, 2026`,
	short: `Nov ${ day }`,
	value,
	beforeName: `Nov ${ day }, 2025`,
	before,
	isOpen: day === 3,
} );

const POINTS = [
	point( 1, '940', '690.5' ),
	point( 2, '0', '12.345' ),
	point( 3, '1250000.1', '8' ),
	point( 4, null, '5' ),
];

const renderChart = ( props: Partial< ChartProps > = {} ) =>
	renderScreen(
		<Chart
			title="Net sales"
			format="money"
			type="line"
			points={ POINTS }
			name="Nov 1 – 4, 2026"
			beforeName="Nov 1 – 4, 2025"
			isEmpty={ false }
			{ ...props }
		/>
	);

const spoken = () => jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text );

describe( 'The chart', () => {
	beforeEach( () => jest.mocked( speak ).mockClear() );
	afterEach( () => resetLocaleData() );

	it( 'is one stop of the tab key, and the arrow keys speak each step with both dates', async () => {
		const { user } = renderChart();
		await user.tab();
		await user.tab();
		const chart = screen.getByRole( 'application', { name: /Net sales, a chart of 4 steps/ } );
		expect( chart ).toHaveFocus();
		await user.keyboard( '{Home}{ArrowRight}{ArrowRight}{End}{ArrowLeft}' );
		expect( spoken() ).toEqual( [
			'Nov 1, 2026: $940.00, Nov 1, 2025: $690.50',
			'Nov 2, 2026: $0.00, Nov 2, 2025: $12.35',
			'Nov 3, 2026: $1,250,000.10 so far, Nov 3, 2025: $8.00',
			'Nov 4, 2026: not yet, Nov 4, 2025: $5.00',
			'Nov 3, 2026: $1,250,000.10 so far, Nov 3, 2025: $8.00',
		] );
		await user.tab();
		expect( chart ).not.toHaveFocus();
	} );

	it( 'shows the figures of the step in words while it has the focus, until Escape', async () => {
		const { user } = renderChart();
		await user.click( screen.getByRole( 'application' ) );
		await user.keyboard( '{Home}' );
		expect( screen.getByText( 'Nov 1, 2026: $940.00' ) ).toBeVisible();
		await user.keyboard( '{Escape}' );
		expect( screen.queryByText( 'Nov 1, 2026: $940.00' ) ).not.toBeInTheDocument();
	} );

	it( 'goes on to the left where one reads from right to left', async () => {
		setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] } );
		const { user } = renderChart();
		await user.click( screen.getByRole( 'application' ) );
		await user.keyboard( '{Home}{ArrowLeft}' );
		expect( spoken().at( -1 ) ).toContain( 'Nov 2, 2026' );
	} );

	it( 'has a twin that is a table with the same figures', async () => {
		const { user } = renderChart();
		await user.click( screen.getByRole( 'button', { name: 'View as table' } ) );
		const rows = screen.getAllByRole( 'row' ).map( ( row ) => row.textContent );
		expect( rows ).toEqual( [
			'DateNov 1 – 4, 2026Compared dateNov 1 – 4, 2025',
			'Nov 1, 2026$940.00Nov 1, 2025$690.50',
			'Nov 2, 2026$0.00Nov 2, 2025$12.35',
			'Nov 3, 2026$1,250,000.10Nov 3, 2025$8.00',
			'Nov 4, 2026–Nov 4, 2025$5.00',
		] );
		await user.click( screen.getByRole( 'button', { name: 'View as chart' } ) );
		expect( screen.getByRole( 'application' ) ).toBeVisible();
	} );

	it( 'draws what is done and what still runs apart, and nothing of what is to come', () => {
		const { container } = renderChart();
		const paths = [ ...container.querySelectorAll( 'path[class^="line"]' ) ].map( ( path ) => [
			path.getAttribute( 'class' ),
			( path.getAttribute( 'd' ) ?? '' ).split( /[ML]/ ).length - 1,
		] );
		expect( paths ).toEqual( [
			[ 'lineBefore', 4 ],
			[ 'line', 2 ],
			[ 'lineOpen', 2 ],
		] );
	} );

	it( 'draws bars for both periods', () => {
		const { container } = renderChart( { type: 'bar' } );
		expect( container.querySelectorAll( 'rect' ) ).toHaveLength( 7 );
	} );

	const LINES = [
		{ id: '1', name: 'Lamp', values: [ '10.1', '0', '5', null ] },
		{ id: '2', name: 'Chair', values: [ '0.2', '-3', '-7.5', null ] },
	];

	it( 'stacks bars of items, those below zero downward, and says what all of them come to', async () => {
		const { container, user } = renderChart( { type: 'stacked', lines: LINES } );
		const bars = [ ...container.querySelectorAll( 'g[class="seriesStack"]' ) ].map( ( group ) =>
			[ ...group.querySelectorAll( 'rect' ) ].map( ( bar ) => ( {
				top: Number( bar.getAttribute( 'y' ) ),
				foot: Number( bar.getAttribute( 'y' ) ) + Number( bar.getAttribute( 'height' ) ),
				at: bar.getAttribute( 'x' ),
			} ) )
		);
		const [ lamp, chair ] = bars as [ ( typeof bars )[ 0 ], ( typeof bars )[ 0 ] ];
		expect( [ lamp?.length, chair?.length ] ).toEqual( [ 4, 4 ] );
		expect( chair?.[ 0 ]?.foot ).toBeCloseTo( lamp?.[ 0 ]?.top ?? 0 );
		expect( chair?.[ 2 ]?.top ).toBeCloseTo( lamp?.[ 2 ]?.foot ?? 0 );
		expect( chair?.[ 0 ]?.at ).toBe( lamp?.[ 0 ]?.at );
		await user.tab();
		await user.tab();
		await user.keyboard( '{Home}{ArrowRight}{End}' );
		expect( spoken() ).toEqual( [
			'Nov 1, 2026, Total: $10.30, Lamp: $10.10, Chair: $0.20',
			'Nov 2, 2026, Total: -$3.00, Lamp: $0.00, Chair: -$3.00',
			'Nov 4, 2026, Total: not yet, Lamp: not yet, Chair: not yet',
		] );
		await user.click( screen.getByRole( 'button', { name: 'View as table' } ) );
		const rows = screen.getAllByRole( 'row' ).map( ( { textContent } ) => textContent );
		expect( rows[ 0 ] ).toBe( 'DateLampChairTotal' );
		expect( rows[ 1 ] ).toBe( 'Nov 1, 2026$10.10$0.20$10.30' );
	} );

	it( 'says in one sentence what will appear, with its axes, where nothing was sold', () => {
		const { container } = renderChart( { points: [ point( 1, '0', '0' ), point( 2, '0', '0' ) ], isEmpty: true } );
		expect( screen.getByText( /Figures appear here with the first order/ ) ).toBeVisible();
		expect( container.querySelectorAll( 'line' ).length ).toBeGreaterThanOrEqual( 4 );
	} );
} );

describe( 'The axis of a chart', () => {
	it.each( [
		[ [ 0 ] ],
		[ [ 1 ] ],
		[ [ 3, 7 ] ],
		[ [ 940, 1250 ] ],
		[ [ 0.05 ] ],
		[ [ 99_999_999 ] ],
		[ [ -30, 120 ] ],
		[ [ -5 ] ],
		[ [] ],
	] )( 'has four to six round figures with 0 among them: %j', ( values ) => {
		const { ticks, scale } = verticalScale( values, 320 );
		expect( ticks ).toContain( 0 );
		expect( ticks.length ).toBeGreaterThanOrEqual( 4 );
		expect( ticks.length ).toBeLessThanOrEqual( 6 );
		values.forEach( ( value ) => {
			expect( scale( value ) ).toBeGreaterThanOrEqual( 11 );
			expect( scale( value ) ).toBeLessThanOrEqual( 292 );
		} );
	} );

	it( 'counts orders in whole ones', () => {
		expect( verticalScale( [ 2 ], 320, true ).ticks ).toEqual( [ 0, 1, 2 ] );
		expect( verticalScale( [], 320, true ).ticks ).toEqual( [ 0, 1 ] );
	} );

	it( 'names as many steps as there is room for', () => {
		expect( namedSteps( 5, 100 ) ).toEqual( [ 0, 1, 2, 3, 4 ] );
		expect( namedSteps( 31, 40 ) ).toEqual( Array.from( { length: 16 }, ( _, at ) => at * 2 ) );
	} );
} );
