import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { getPageData } from '../../shared/data/page-data';
import { useQuery as useAnswer } from '../../shared/data/use-query';
import { navigate, urlTo, type Query } from '../../shared/routing';
import { NotLoaded, type FailedRead } from '../../shared/ui/not-loaded';
import { Chart } from '../chart/chart';
import { ChartSkeleton } from '../chart/chart-skeleton';
import type { ChartType } from '../chart/types';
import { CurrencyNotice } from '../currency-notice';
import { toDecimal } from '../figures';
import { questionOf } from '../explain/explained-column';
import { formatDays, shopTime } from '../period/dates';
import type { Period } from '../period/period';
import { comparedWithName, intervalName } from '../period/texts';
import { Summary } from '../summary/summary';
import { analyticsStore } from '../store';
import { choicesStore } from '../filters/choices';
import { MOST_COMPARED } from '../filters/types';
import { linesOf, pointsOf } from './points';
import { comparedItems, daysQuery, figuresQuery, filterQuery, statsSearch } from './query';
import type { Measure, Report } from './types';

/** Under how many orders a change is noise. */
export const NOISE = 5;

interface ReportFiguresProps {
	report: Report;
	figures: NonNullable< Report[ 'figures' ] >;
	period: Period;
	query: Query;
	visit: number;
}

/** Figures of both periods, however far they are. */
function useFigures( path: string, report: Report, period: Period, query: Query, visit: number ) {
	const now = useAnswer( analyticsStore, 'getStats', {
		path,
		search: statsSearch( report, period.primary, period.interval, figuresQuery( report, query ) ),
		visit,
	} );
	const before = useAnswer( analyticsStore, 'getStats', {
		path,
		search: statsSearch( report, period.secondary, period.interval, filterQuery( report, query ) ),
		visit,
	} );
	const failed = [ now, before ].filter( ( one ): one is FailedRead => one.status === 'failed' );
	return { now, before, failed };
}

/** The names of the items that the chart has a line of each, by id; null where it has none. */
function useNames( report: Report, query: Query ): Readonly< Record< string, string > > | null {
	const { compare, isSplit = false } = report;
	const items = comparedItems( report, query );
	const of = compare?.show.options.find( ( { value } ) => value === compare.option )?.items?.of ?? 'product';
	const named = useAnswer( choicesStore, 'named', { of, values: items?.join( ',' ) ?? '' } );
	const known = named.status === 'ready' ? named.data : [];
	return items === null && ! isSplit
		? null
		: Object.fromEntries( known.map( ( { value, label } ) => [ value, label ] ) );
}

/** The kinds of charts that a figure can be shown in: of several items whose figures add up, stacked bars as well. */
const chartTypes = (
	{ format, overlaps = false }: Measure,
	items: number
): ReadonlyArray< { value: ChartType; label: string } > => [
	{ value: 'line', label: __( 'Lines', 'storewright' ) },
	{ value: 'bar', label: __( 'Bars', 'storewright' ) },
	...( items > 1 && ! overlaps && format !== 'average'
		? [ { value: 'stacked' as const, label: __( 'Stacked bars', 'storewright' ) } ]
		: [] ),
];

/** The summary numbers of a report, and the chart of the one that is chosen. */
export function ReportFigures( { report, figures, period, query, visit }: ReportFiguresProps ) {
	const { measures, path, volume } = figures;
	const asked = { ...daysQuery( period.primary ), ...filterQuery( report, query ) };
	const names = useNames( report, query );
	const { now, before, failed } = useFigures( path, report, period, query, visit );
	const measure = measures.find( ( { id } ) => id === query.chart ) ?? measures[ 0 ];
	const { locale, analytics } = getPageData();
	const comparedWith = comparedWithName( period.compare );
	const set = ( change: Record< string, string > ) => navigate( urlTo( '/', { ...query, ...change } ) );

	if ( failed.length > 0 ) {
		return <NotLoaded title={ __( 'The figures could not be loaded.', 'storewright' ) } reads={ failed } />;
	}
	if ( now.status !== 'ready' || before.status !== 'ready' || measure === undefined ) {
		return (
			<>
				<Summary
					label={ report.title }
					numbers={ null }
					count={ measures.length }
					comparedWith={ comparedWith }
					isNoise={ false }
				/>
				<ChartSkeleton />
			</>
		);
	}
	const numbers = measures.map( ( { id, label, format, meaning } ) => ( {
		id,
		label,
		format,
		meaning,
		value: toDecimal( now.data.totals[ id ] ),
		before: toDecimal( before.data.totals[ id ] ),
		href: urlTo( '/', { ...query, chart: id } ),
		question: questionOf( figures, { id, label }, asked ),
	} ) );
	const clock = shopTime( analytics.timeZone );
	const lines = names && linesOf( now.data, measure.id, clock, MOST_COMPARED, names );
	const types = chartTypes( measure, lines?.length ?? 0 );
	const type = types.find( ( { value } ) => value === query.chartType )?.value ?? 'line';
	const volumes = [ now, before ].map( ( { data } ) => Number( data.totals[ volume ] ?? 0 ) );
	return (
		<>
			<CurrencyNotice currencies={ now.data.currencies } />
			<Summary
				label={ report.title }
				numbers={ numbers }
				count={ measures.length }
				selected={ measure.id }
				comparedWith={ comparedWith }
				isNoise={ Math.min( ...volumes ) < NOISE }
			/>
			<Chart
				title={ measure.label }
				format={ measure.format }
				type={ type }
				points={ pointsOf( now.data, before.data, measure.id, period.interval, clock ) }
				{ ...( lines !== null && { lines } ) }
				name={ formatDays( period.primary.after, period.primary.before, locale ) }
				beforeName={ formatDays( period.secondary.after, period.secondary.before, locale ) }
				isEmpty={ Math.max( ...volumes ) === 0 }
			>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					hideLabelFromVision
					label={ __( 'Interval', 'storewright' ) }
					value={ period.interval }
					options={ period.intervals.map( ( value ) => ( { value, label: intervalName( value ) } ) ) }
					onChange={ ( interval ) => set( { interval } ) }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					hideLabelFromVision
					label={ __( 'Kind of chart', 'storewright' ) }
					value={ type }
					options={ [ ...types ] }
					onChange={ ( chartType ) => set( { chartType } ) }
				/>
			</Chart>
		</>
	);
}
