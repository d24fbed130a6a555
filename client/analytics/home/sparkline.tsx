import styles from './performance.module.scss';

/** Size of the picture's own coordinates: it is stretched to its place. */
const WIDTH = 100;
const HEIGHT = 24;

/** Lines of 2 px stay whole at the edges. */
const EDGE = 2;

/** The course of a figure as a line, without axes: it says the same as the figures beside it, so that nobody reads it aloud. */
export function Sparkline( { steps }: { steps: readonly string[] } ) {
	const values = steps.map( Number );
	const low = Math.min( 0, ...values );
	const height = Math.max( 0, ...values ) - low || 1;
	const x = ( at: number ) => ( values.length === 1 ? WIDTH / 2 : ( at * WIDTH ) / ( values.length - 1 ) );
	const y = ( value: number ) => HEIGHT - EDGE - ( ( value - low ) / height ) * ( HEIGHT - 2 * EDGE );
	const points = values.map( ( value, at ) => `${ x( at ).toFixed( 1 ) },${ y( value ).toFixed( 1 ) }` );
	return (
		<span className={ styles.sparkline } aria-hidden="true">
			<svg viewBox={ `0 0 ${ WIDTH } ${ HEIGHT }` } preserveAspectRatio="none" focusable="false">
				{ points.length === 1 ? (
					<circle cx={ WIDTH / 2 } cy={ y( values[ 0 ] ?? 0 ) } r={ 2 } />
				) : (
					<polyline points={ points.join( ' ' ) } vectorEffect="non-scaling-stroke" />
				) }
			</svg>
		</span>
	);
}
