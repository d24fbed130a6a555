import { line } from 'd3-shape';

import type { ChartLine, ChartType } from './types';
import styles from './chart.module.scss';

interface LinesProps {
	lines: readonly ChartLine[];
	type: ChartType;
	/** How many steps there are. */
	count: number;
	/** How wide a step is, in pixels. */
	step: number;
	isRightToLeft: boolean;
	centerOf: ( at: number ) => number;
	heightOf: ( value: string ) => number;
}

/** The lines of a chart that compares items, or their bars side by side. */
export function Lines( { lines, type, count, step, isRightToLeft, centerOf, heightOf }: LinesProps ) {
	if ( type === 'line' && count > 1 ) {
		return (
			<>
				{ lines.map( ( { id, values }, place ) => (
					<path
						key={ id }
						className={ styles.seriesLine }
						data-series={ place }
						d={
							line< string | null >()
								.defined( ( value ) => value !== null )
								.x( ( _, at ) => centerOf( at ) )
								.y( ( value ) => heightOf( value ?? '0' ) )( [ ...values ] ) ?? ''
						}
					/>
				) ) }
			</>
		);
	}
	const width = Math.max( 1, Math.min( 28, ( step * 0.7 ) / lines.length ) );
	const foot = heightOf( '0' );
	return (
		<>
			{ lines.map( ( { id, values }, place ) => (
				<g key={ id } className={ styles.seriesBars } data-series={ place }>
					{ values.map( ( value, at ) => {
						const side = ( isRightToLeft ? lines.length - 1 - place : place ) - lines.length / 2;
						const top = value === null ? foot : heightOf( value );
						return (
							<rect
								key={ at }
								x={ centerOf( at ) + side * width }
								width={ Math.max( 1, width - 1 ) }
								y={ Math.min( top, foot ) }
								height={ Math.abs( foot - top ) }
							/>
						);
					} ) }
				</g>
			) ) }
		</>
	);
}
