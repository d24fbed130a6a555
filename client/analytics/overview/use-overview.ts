import { useRef } from '@wordpress/element';

import { useQuery as useAnswer } from '../../shared/data/use-query';
import { formatQuery } from '../../shared/routing';
import type { FailedRead } from '../../shared/ui/not-loaded';
import type { Interval, Period } from '../period/period';
import { daysQuery } from '../reports/query';
import { analyticsStore, type Overview } from '../store';
import type { OverviewChoice } from './choice';
import { getBoards, getCharts, getFigures, type Block } from './figures';
import type { Section } from './sections';

/** The figure that says how much there was: under 5 a change says nothing. */
export const VOLUME = 'orders/orders_count';

/** What there is to show. */
export interface OverviewData {
	/** What is there of the period; null while there is nothing. While more is fetched, what was there before. */
	overview: Overview | null;
	/** Whether the charts of it are those of the interval. */
	hasCharts: boolean;
	/** Why the rest could not be fetched; null where it was, or still is. */
	failed: FailedRead | null;
}

/** The blocks of a section that the user wants to see. */
export const shownBlocks = < B extends Block >( blocks: readonly B[], { hidden }: Section ): readonly B[] =>
	blocks.filter( ( { id } ) => ! hidden.includes( id ) );

/** The interval of the charts: the chosen one, else the usual one of the period. */
export const intervalOf = ( { interval }: OverviewChoice, period: Period ): Interval =>
	period.intervals.includes( interval ) ? interval : period.interval;

/** The query string of all that the user wants to see; '' where that is nothing. */
function searchOf( choice: OverviewChoice, period: Period ): string {
	const of = < B extends Block >( key: Section[ 'key' ], blocks: readonly B[] ): readonly B[] => {
		const section = choice.sections.find( ( one ) => one.key === key );
		return section?.isVisible === true ? shownBlocks( blocks, section ) : [];
	};
	const stats = of( 'store-performance', getFigures() ).map( ( { id } ) => id );
	const charts = of( 'charts', getCharts() ).map( ( { stat } ) => stat );
	const leaderboards = of( 'leaderboards', getBoards() ).map( ( { id } ) => id );
	if ( stats.length + charts.length + leaderboards.length === 0 ) {
		return '';
	}
	const [ now, before ] = [ daysQuery( period.primary ), daysQuery( period.secondary ) ];
	return formatQuery( {
		...now,
		compare_after: before.after,
		compare_before: before.before,
		interval: intervalOf( choice, period ),
		stats: [ ...new Set( stats.length > 0 ? [ ...stats, VOLUME ] : [] ) ].join( ',' ),
		charts: charts.join( ',' ),
		leaderboards: leaderboards.join( ',' ),
		per_page: String( choice.rows ),
	} );
}

/**
 * All that the overview shows, in one request for all of its sections.
 *
 * @param choice What the user wants to see; null while that is not known.
 * @param period The period, and the one to compare with.
 * @param visit  Of the screen: see `ReportQuery`.
 */
export function useOverview( choice: OverviewChoice | null, period: Period, visit: number ): OverviewData {
	const search = choice === null ? '' : searchOf( choice, period );
	const answer = useAnswer( analyticsStore, 'getOverview', { search, visit } );
	const interval = choice === null ? period.interval : intervalOf( choice, period );
	const { primary, secondary } = period;
	const days = [ primary.after, primary.before, secondary.after, secondary.before ].join( ' ' );
	const last = useRef< { days: string; interval: Interval; overview: Overview } | null >( null );
	if ( answer.status === 'ready' ) {
		last.current = { days, interval, overview: answer.data };
	}
	const fitting = last.current?.days === days ? last.current : null;
	return {
		overview: fitting?.overview ?? null,
		hasCharts: fitting?.interval === interval,
		failed: answer.status === 'failed' ? answer : null,
	};
}
