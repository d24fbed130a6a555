/** Geometry of a chart: where its values, ticks and names stand. */
import { scaleLinear, scalePoint, scaleBand } from 'd3-scale';

/** A step of the chart: both periods' values at the same place. */
export interface ChartPoint {
	/** The step in words: “Sun, Nov 15, 2026”. */
	name: string;
	/** The same at the axis: “Nov 15”. */
	short: string;
	/** Decimal text; null where there is nothing yet. */
	value: string | null;
	/** The step of the compared period in words; null where that has fewer steps. */
	beforeName: string | null;
	before: string | null;
	/** Whether the step still runs. */
	isOpen: boolean;
}

export interface Size {
	width: number;
	height: number;
}

/** Room around the lines, in pixels; at the start for the figures of the axis. */
export const MARGIN = { top: 12, bottom: 28, start: 64, end: 12 } as const;

/** How wide the name of a step may be, in pixels. */
const NAME_WIDTH = 76;

/**
 * Picks four to six round figures that take in all values and 0.
 *
 * @param values  What is drawn.
 * @param height  In pixels.
 * @param isWhole Whether there are no figures between whole numbers: of few orders there may be less than four then.
 */
export function verticalScale( values: readonly number[], height: number, isWhole = false ) {
	const domain = [ Math.min( 0, ...values ), Math.max( 0, ...values ) ];
	const [ low = 0, high = 0 ] = domain;
	const scale = scaleLinear()
		.domain( low === high ? [ 0, 1 ] : domain )
		.range( [ height - MARGIN.bottom, MARGIN.top ] );
	const counts = [ 5, 4, 6, 3, 7 ];
	const sets = counts.map( ( count ) => ( { count, ticks: scale.copy().nice( count ).ticks( count ) } ) );
	const best = sets.find( ( { ticks } ) => ticks.length >= 4 && ticks.length <= 6 ) ?? { count: 5 };
	const nice = scale.nice( best.count );
	const ticks = nice.ticks( best.count );
	return { scale: nice, ticks: isWhole ? ticks.filter( Number.isInteger ) : ticks };
}

/** Where each step stands, from the start side: the reading direction turns it round. */
export function horizontalScale( count: number, width: number, isRightToLeft: boolean, hasBars: boolean ) {
	const range: [ number, number ] = isRightToLeft
		? [ width - MARGIN.start, MARGIN.end ]
		: [ MARGIN.start, width - MARGIN.end ];
	const domain = Array.from( { length: count }, ( _, at ) => at );
	if ( hasBars || count === 1 ) {
		const band = scaleBand< number >().domain( domain ).range( range ).paddingInner( 0.3 ).paddingOuter( 0.15 );
		return { centerOf: ( at: number ) => ( band( at ) ?? 0 ) + band.bandwidth() / 2, step: band.step() };
	}
	const point = scalePoint< number >().domain( domain ).range( range ).padding( 0.2 );
	return { centerOf: ( at: number ) => point( at ) ?? 0, step: point.step() };
}

/** The steps whose names fit below the axis: the first one, and every so many. */
export function namedSteps( count: number, step: number ): readonly number[] {
	const every = Math.max( 1, Math.ceil( NAME_WIDTH / Math.max( step, 0.01 ) ) );
	return Array.from( { length: count }, ( _, at ) => at ).filter( ( at ) => at % every === 0 );
}
