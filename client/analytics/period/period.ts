/** The period that a report is about, and the one it is compared with: both stand in the address. */
import type { Query } from '../../shared/routing';
import { addDays, addUnits, daysIn, endOf, isDay, startOf, type Day, type Unit, type Weekday } from './dates';

export const PRESETS = [
	'today',
	'yesterday',
	'week',
	'last_week',
	'month',
	'last_month',
	'quarter',
	'last_quarter',
	'year',
	'last_year',
] as const;

export type Preset = ( typeof PRESETS )[ number ];

export const COMPARISONS = [ 'previous_period', 'previous_year' ] as const;

export type Comparison = ( typeof COMPARISONS )[ number ];

export const INTERVALS = [ 'hour', 'day', 'week', 'month', 'quarter', 'year' ] as const;

export type Interval = ( typeof INTERVALS )[ number ];

/** Both days are part of it. */
export interface Days {
	after: Day;
	before: Day;
}

/** What was chosen. */
export interface Choice {
	period: Preset | 'custom';
	compare: Comparison;
	/** Of a custom period. */
	custom: Days | null;
	/** What a custom period is compared with where a link names these days, as that of an emailed report does. */
	against?: Days | undefined;
}

export interface Period extends Choice {
	primary: Days;
	secondary: Days;
	/** How long a step of the chart is. */
	interval: Interval;
	/** Steps that make sense of this length, the shortest first. */
	intervals: readonly Interval[];
}

/** What days mean in this shop. */
export interface Calendar {
	today: Day;
	weekStart: Weekday;
}

/** Unit of each preset, and whether it is the one before the present one. */
const UNITS: Readonly< Record< Preset, readonly [ Unit, boolean ] > > = {
	today: [ 'day', false ],
	yesterday: [ 'day', true ],
	week: [ 'week', false ],
	last_week: [ 'week', true ],
	month: [ 'month', false ],
	last_month: [ 'month', true ],
	quarter: [ 'quarter', false ],
	last_quarter: [ 'quarter', true ],
	year: [ 'year', false ],
	last_year: [ 'year', true ],
};

/** What the specification takes where the shop has chosen nothing. */
const FALLBACK: Choice = { period: 'month', compare: 'previous_year', custom: null };

const isIn = < Value extends string >( list: readonly Value[], value: string | undefined ): value is Value =>
	list.includes( value as Value );

const yearBefore = ( { after, before }: Days ): Days => ( {
	after: addUnits( 'year', after, -1 ),
	before: addUnits( 'year', before, -1 ),
} );

function presetDays( preset: Preset, { today, weekStart }: Calendar ): Days {
	const [ unit, isLast ] = UNITS[ preset ];
	const start = startOf( unit, today, weekStart );
	return isLast
		? { after: addUnits( unit, start, -1 ), before: addDays( start, -1 ) }
		: { after: start, before: today };
}

/** The period before a preset's: whole units of whole ones, of one that still runs as many days as it has so far. */
function beforePreset( preset: Preset, { after, before }: Days, { weekStart }: Calendar ): Days {
	const [ unit, isLast ] = UNITS[ preset ];
	const start = addUnits( unit, after, -1 );
	const end = endOf( unit, start, weekStart );
	const sameLength = addDays( start, daysIn( after, before ) - 1 );
	return { after: start, before: isLast || sameLength > end ? end : sameLength };
}

/** The same period of the year before: months, quarters and years stay whole ones, whatever February does. */
function yearBeforePreset( preset: Preset, days: Days, { weekStart }: Calendar ): Days {
	const [ unit, isLast ] = UNITS[ preset ];
	const same = yearBefore( days );
	return isLast && unit !== 'day' && unit !== 'week'
		? { after: same.after, before: endOf( unit, same.after, weekStart ) }
		: same;
}

function compared( { period, compare, against }: Choice, days: Days, calendar: Calendar ): Days {
	if ( period !== 'custom' ) {
		return compare === 'previous_year'
			? yearBeforePreset( period, days, calendar )
			: beforePreset( period, days, calendar );
	}
	if ( against !== undefined ) {
		return against;
	}
	const length = daysIn( days.after, days.before );
	return compare === 'previous_year'
		? yearBefore( days )
		: { after: addDays( days.after, -length ), before: addDays( days.after, -1 ) };
}

/** Steps that make sense for a number of days: never more of them than a chart can show. */
export function intervalsFor( days: number ): readonly Interval[] {
	if ( days <= 1 ) {
		return [ 'hour' ];
	}
	if ( days <= 7 ) {
		return [ 'day' ];
	}
	if ( days <= 31 ) {
		return [ 'day', 'week' ];
	}
	if ( days <= 92 ) {
		return [ 'day', 'week', 'month' ];
	}
	if ( days <= 366 ) {
		return [ 'day', 'week', 'month', 'quarter' ];
	}
	if ( days <= 1_100 ) {
		return [ 'week', 'month', 'quarter', 'year' ];
	}
	if ( days <= 11_000 ) {
		return [ 'month', 'quarter', 'year' ];
	}
	return days <= 33_000 ? [ 'quarter', 'year' ] : [ 'year' ];
}

/** The step that a period starts with. */
function usualInterval( days: number ): Interval {
	if ( days <= 31 ) {
		return days <= 1 ? 'hour' : 'day';
	}
	if ( days <= 92 ) {
		return 'week';
	}
	return days <= 1_100 ? 'month' : 'year';
}

/** Days that can be used; null for others. */
const daysOf = ( after: string | undefined, before: string | undefined ): Days | null =>
	isDay( after ) && isDay( before ) && after <= before ? { after, before } : null;

/** What a query says of the period; null where it says nothing that can be used. */
function choiceOf( { period, compare, after, before, compare_from, compare_to }: Query ): Choice | null {
	const comparison = isIn( COMPARISONS, compare ) ? compare : FALLBACK.compare;
	const custom = period === 'custom' ? daysOf( after, before ) : null;
	if ( custom !== null ) {
		const against = daysOf( compare_from, compare_to ) ?? undefined;
		return { period: 'custom', compare: comparison, custom, against };
	}
	return isIn( PRESETS, period ) ? { period, compare: comparison, custom: null } : null;
}

/**
 * The period that a report shows.
 *
 * @param query    The address's query.
 * @param usual    What counts where the address says nothing, such as 'period=month&compare=previous_year'.
 * @param calendar Today, and the day that weeks begin on.
 */
export function readPeriod( query: Query, usual: string, calendar: Calendar ): Period {
	const byDefault = choiceOf( Object.fromEntries( new URLSearchParams( usual ) ) ) ?? FALLBACK;
	return periodOf( choiceOf( query ) ?? byDefault, calendar, query.interval );
}

/**
 * The days of a choice.
 *
 * @param choice   What was chosen.
 * @param calendar Today, and the day that weeks begin on.
 * @param interval The step asked for; the usual one where this makes no sense.
 */
export function periodOf( choice: Choice, calendar: Calendar, interval?: string ): Period {
	const primary =
		choice.period === 'custom' && choice.custom !== null
			? choice.custom
			: presetDays( choice.period === 'custom' ? 'month' : choice.period, calendar );
	const length = daysIn( primary.after, primary.before );
	const intervals = intervalsFor( length );
	return {
		...choice,
		primary,
		secondary: compared( choice, primary, calendar ),
		intervals,
		interval: isIn( intervals, interval ) ? interval : usualInterval( length ),
	};
}

/** The parameters of an address that say a choice; undefined ones are taken out of it. */
export const choiceQuery = ( { period, compare, custom, against }: Choice ): Record< string, string | undefined > => ( {
	period,
	compare,
	after: custom?.after,
	before: custom?.before,
	compare_from: against?.after,
	compare_to: against?.before,
	interval: undefined,
} );
