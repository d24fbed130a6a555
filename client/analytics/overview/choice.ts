/** How the user sees the overview: preferences that WooCommerce's overview has as well, each a text of JSON. */
import type { UserPreferences } from '../../shared/data/user-preferences';
import type { ChartType } from '../chart/types';
import { INTERVALS, type Interval } from '../period/period';
import { sectionsOf, type Section } from './sections';

export const SECTIONS_NAME = 'dashboard_sections';
export const TYPE_NAME = 'dashboard_chart_type';
export const INTERVAL_NAME = 'dashboard_chart_interval';
export const ROWS_NAME = 'dashboard_leaderboard_rows';

/** The fewest and the most rows of a leaderboard. */
export const MIN_ROWS = 5;
export const MAX_ROWS = 20;

export interface OverviewChoice {
	sections: readonly Section[];
	chartType: Exclude< ChartType, 'stacked' >;
	/** What charts are divided into, where that makes sense of the period. */
	interval: Interval;
	/** Most rows of a leaderboard. */
	rows: number;
}

/** The value of a preference; a text that is no JSON stands for itself. */
function valueOf( text = '' ): unknown {
	try {
		return JSON.parse( text ) as unknown;
	} catch {
		return text;
	}
}

/** Reads the preferences; one that can't be used is as if it was not there. */
export function readChoice( preferences: UserPreferences ): OverviewChoice {
	const rows = Number( valueOf( preferences[ ROWS_NAME ] ) );
	const interval = valueOf( preferences[ INTERVAL_NAME ] );
	return {
		sections: sectionsOf( preferences[ SECTIONS_NAME ] ?? '' ),
		chartType: valueOf( preferences[ TYPE_NAME ] ) === 'bar' ? 'bar' : 'line',
		interval: INTERVALS.find( ( one ) => one === interval ) ?? 'day',
		rows: Number.isInteger( rows ) && rows >= MIN_ROWS ? Math.min( rows, MAX_ROWS ) : MIN_ROWS,
	};
}
