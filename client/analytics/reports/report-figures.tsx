import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { getPageData } from '../../shared/data/page-data';
import { useQuery as useAnswer } from '../../shared/data/use-query';
import { navigate, urlTo, type Query } from '../../shared/routing';
import { NotLoaded, type FailedRead } from '../../shared/ui/not-loaded';
import { Chart } from '../chart/chart';
import { ChartSkeleton } from '../chart/chart-skeleton';
import type { ChartType } from '../chart/types';
import { toDecimal } from '../figures';
import { questionOf } from '../explain/explained-column';
import { formatDays, shopTime } from '../period/dates';
import type { Period } from '../period/period';
import { comparedWithName, intervalName } from '../period/texts';
import { Summary } from '../summary/summary';
import { analyticsStore } from '../store';
import { pointsOf } from './points';
import { daysQuery, filterQuery, statsSearch } from './query';
import type { Report } from './types';

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
export function useFigures( path: string, period: Period, filters: Query, visit: number ) {
	const now = useAnswer( analyticsStore, 'getStats', {
		path,
		search: statsSearch( period.primary, period.interval, filters ),
		visit,
	} );
	const before = useAnswer( analyticsStore, 'getStats', {
		path,
		search: statsSearch( period.secondary, period.interval, filters ),
		visit,
	} );
	const failed = [ now, before ].filter( ( one ): one is FailedRead => one.status === 'failed' );
	return { now, before, failed };
}

/** The summary numbers of a report, and the chart of the one that is chosen. */
export function ReportFigures( { report, figures, period, query, visit }: ReportFiguresProps ) {
	const { measures, path, volume } = figures;
	const asked = { ...daysQuery( period.primary ), ...filterQuery( report, query ) };
	const { now, before, failed } = useFigures( path, period, filterQuery( report, query ), visit );
	const measure = measures.find( ( { id } ) => id === query.chart ) ?? measures[ 0 ];
	const { locale, analytics } = getPageData();
	const comparedWith = comparedWithName( period.compare );
	const set = ( change: Record< string, string > ) => navigate( urlTo( '/', { ...query, ...change } ) );
	const type: ChartType = query.chartType === 'bar' ? 'bar' : 'line';

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
	const volumes = [ now, before ].map( ( { data } ) => Number( data.totals[ volume ] ?? 0 ) );
	return (
		<>
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
				points={ pointsOf(
					now.data,
					before.data,
					measure.id,
					period.interval,
					shopTime( analytics.timeZone )
				) }
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
					options={ [
						{ value: 'line', label: __( 'Lines', 'storewright' ) },
						{ value: 'bar', label: __( 'Bars', 'storewright' ) },
					] }
					onChange={ ( chartType ) => set( { chartType } ) }
				/>
			</Chart>
		</>
	);
}
