import { getPageData } from '../../shared/data/page-data';
import { compareAmounts } from '../../shared/format/money';
import { isRecord } from '../../shared/is-record';
import type { ChartPoint } from '../chart/scales';
import type { ChartLine } from '../chart/types';
import { toDecimal } from '../figures';
import { formatDay, formatDays } from '../period/dates';
import type { Interval } from '../period/period';
import type { Figures, Stats, StatsInterval } from '../store';

/** Names a step: in full, and short for the axis. */
function namesOf( { date_start: start, date_end: end }: StatsInterval, interval: Interval ): [ string, string ] {
	const { locale } = getPageData();
	const [ first, last ] = [ start.slice( 0, 10 ), end.slice( 0, 10 ) ];
	switch ( interval ) {
		case 'hour': {
			const time = new Intl.DateTimeFormat( locale, { hour: 'numeric', timeZone: 'UTC' } ).format(
				Date.parse( `${ start.replace( ' ', 'T' ) }Z` )
			);
			return [ `${ formatDay( first, locale, { dateStyle: 'medium' } ) }, ${ time }`, time ];
		}
		case 'day':
			return [
				formatDay( first, locale, { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } ),
				formatDay( first, locale, { month: 'short', day: 'numeric' } ),
			];
		case 'week':
			return [
				formatDays( first, last, locale ),
				formatDay( first, locale, { month: 'short', day: 'numeric' } ),
			];
		case 'month':
			return [
				formatDay( first, locale, { month: 'long', year: 'numeric' } ),
				formatDay( first, locale, { month: 'short', year: '2-digit' } ),
			];
		case 'quarter':
			return [
				formatDays( first, last, locale ),
				formatDay( first, locale, { month: 'short', year: '2-digit' } ),
			];
		case 'year': {
			const year = formatDay( first, locale, { year: 'numeric' } );
			return [ year, year ];
		}
	}
}

/**
 * The steps of a chart: those of the period, each beside the step of the compared one at the same place.
 *
 * @param now      Figures of the period.
 * @param before   Figures of the compared period.
 * @param measure  Name of the figure.
 * @param interval How long a step is.
 * @param clock    What a clock of the shop shows: later steps have no figures yet.
 */
export function pointsOf(
	now: Stats,
	before: Stats,
	measure: string,
	interval: Interval,
	clock: string
): readonly ChartPoint[] {
	return now.intervals.map( ( step, at ) => {
		const [ name, short ] = namesOf( step, interval );
		const other = before.intervals[ at ];
		return {
			name,
			short,
			value: step.date_start > clock ? null : toDecimal( step.subtotals[ measure ] ),
			beforeName: other === undefined ? null : namesOf( other, interval )[ 0 ],
			before: other === undefined ? null : toDecimal( other.subtotals[ measure ] ),
			isOpen: step.date_start <= clock && clock <= step.date_end,
		};
	} );
}

/** The parts that figures are split by, with an id each. */
const segmentsOf = ( { segments }: Figures ): ReadonlyArray< { id: string; label: string; subtotals: Figures } > =>
	( Array.isArray( segments ) ? segments : [] )
		.filter( isRecord )
		.map( ( { segment_id: id, segment_label: label, subtotals } ) => ( {
			id: String( id ),
			label: typeof label === 'string' ? label : '',
			subtotals: isRecord( subtotals ) ? subtotals : {},
		} ) );

/**
 * The lines of items that are compared, the largest first.
 *
 * @param now     Figures of the period, split by items.
 * @param measure Name of the figure.
 * @param clock   What a clock of the shop shows: later steps have no figures yet.
 * @param most    No more lines than these.
 * @param names   Names by id; the server's own where one is missing.
 */
export function linesOf(
	now: Stats,
	measure: string,
	clock: string,
	most: number,
	names: Readonly< Record< string, string > >
): readonly ChartLine[] {
	const steps = now.intervals.map( ( step ) =>
		step.date_start > clock
			? null
			: new Map( segmentsOf( step.subtotals ).map( ( { id, subtotals } ) => [ id, subtotals[ measure ] ] ) )
	);
	const figureOf = ( { subtotals }: { subtotals: Figures } ) => toDecimal( subtotals[ measure ] ) ?? '0';
	return [ ...segmentsOf( now.totals ) ]
		.sort( ( one, other ) => compareAmounts( figureOf( other ), figureOf( one ) ) )
		.slice( 0, most )
		.map( ( { id, label } ) => ( {
			id,
			name: names[ id ] ?? ( label === '' ? `#${ id }` : label ),
			values: steps.map( ( step ) => ( step === null ? null : ( toDecimal( step.get( id ) ) ?? '0' ) ) ),
		} ) );
}
