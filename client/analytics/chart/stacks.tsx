import { stack, stackOffsetDiverging } from 'd3-shape';

import type { ChartLine } from './types';
import styles from './chart.module.scss';

/** Where a part of a bar begins and ends. */
type Span = readonly [ number, number ];

/**
 * The parts of stacked bars: of each item, at each step. What is below zero is stacked downward.
 *
 * @param lines Items that are compared.
 * @param count How many steps there are.
 */
export function spansOf( lines: readonly ChartLine[], count: number ): ReadonlyArray< readonly Span[] > {
	const steps = Array.from( { length: count }, ( _, at ) => at );
	const series = stack< number, number >()
		.keys( lines.map( ( _, place ) => place ) )
		.value( ( at, place ) => Number( lines[ place ]?.values[ at ] ?? 0 ) )
		.offset( stackOffsetDiverging )( steps );
	return series.map( ( spans ) => spans.map( ( [ from, to ] ) => [ from, to ] as const ) );
}

interface StacksProps {
	lines: readonly ChartLine[];
	spans: ReadonlyArray< readonly Span[] >;
	/** How wide a step is, in pixels. */
	step: number;
	centerOf: ( at: number ) => number;
	heightOf: ( value: number ) => number;
}

/** Bars of a chart that compares items, one on top of the other. */
export function Stacks( { lines, spans, step, centerOf, heightOf }: StacksProps ) {
	const width = Math.max( 1, Math.min( 56, step * 0.7 ) );
	return (
		<>
			{ lines.map( ( { id }, place ) => (
				<g key={ id } className={ styles.seriesStack } data-series={ place }>
					{ spans[ place ]?.map( ( [ from, to ], at ) => {
						const [ top, foot ] = [ heightOf( to ), heightOf( from ) ].sort( ( a, b ) => a - b ) as [
							number,
							number,
						];
						return (
							<rect
								key={ at }
								x={ centerOf( at ) - width / 2 }
								width={ width }
								y={ top }
								height={ foot - top }
							/>
						);
					} ) }
				</g>
			) ) }
		</>
	);
}
