import { useResizeObserver } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { line } from 'd3-shape';
import type { PointerEvent } from 'react';

import { shortFigure, type Format } from '../figures';
import { horizontalScale, MARGIN, namedSteps, verticalScale, type ChartPoint, type Size } from './scales';
import { Lines } from './lines';
import { spansOf, Stacks } from './stacks';
import type { ChartLine, ChartType } from './types';
import styles from './chart.module.scss';

interface DrawingProps {
	points: readonly ChartPoint[];
	format: Format;
	type: ChartType;
	isRightToLeft: boolean;
	/** Items that are compared, in place of the two periods. */
	lines?: readonly ChartLine[];
	/** What the step says whose figures are shown. */
	texts: readonly string[];
	/** The step whose figures are shown. */
	active: number | null;
	onPoint: ( at: number | null ) => void;
}

/** What is drawn before the place is measured. */
const UNMEASURED: Size = { width: 800, height: 320 };

const TOOLTIP_WIDTH = 240;

/** Widest bar, in pixels. */
const BAR_WIDTH = 28;

type Get = ( point: ChartPoint ) => string | null;

const value: Get = ( point ) => point.value;
const before: Get = ( point ) => point.before;

/** The picture of a chart: grid, axes, both periods, and the step that is read. */
export function Drawing( { points, lines, texts, format, type, isRightToLeft, active, onPoint }: DrawingProps ) {
	const [ size, setSize ] = useState< Size >( UNMEASURED );
	const measured = useResizeObserver( ( [ entry ] ) => {
		if ( entry && entry.contentRect.width > 0 ) {
			setSize( { width: Math.round( entry.contentRect.width ), height: Math.round( entry.contentRect.height ) } );
		}
	} );
	const { width, height } = size;
	const drawn =
		lines === undefined
			? points.flatMap( ( point ) => [ point.value, point.before ] )
			: lines.flatMap( ( one ) => one.values );
	const spans = lines !== undefined && type === 'stacked' ? spansOf( lines, points.length ) : null;
	const values = spans?.flat( 2 ) ?? drawn.filter( ( one ) => one !== null ).map( Number );
	const { scale, ticks } = verticalScale( values, height, format === 'number' );
	const { centerOf, step } = horizontalScale( points.length, width, isRightToLeft, type !== 'line' );
	const heightOf = ( text: string ) => scale( Number( text ) );
	const side = isRightToLeft ? width - MARGIN.start + 8 : MARGIN.start - 8;

	const path = ( get: Get, from: number, to: number ): string =>
		line< [ number, string | null ] >()
			.defined( ( [ , text ] ) => text !== null )
			.x( ( [ at ] ) => centerOf( at ) )
			.y( ( [ , text ] ) => heightOf( text ?? '0' ) )(
			points.slice( from, to ).map( ( point, at ) => [ at + from, get( point ) ] )
		) ?? '';

	const open = points.findIndex( ( { isOpen } ) => isOpen );
	const done = open === -1 ? points.length : open;
	const half = Math.min( BAR_WIDTH, Math.max( 1, ( step * 0.7 - 2 ) / 2 ) );
	const bar = ( at: number, text: string | null, place: 0 | 1, className: string | undefined ) => {
		if ( text === null ) {
			return null;
		}
		const isFirst = ( place === 0 ) !== isRightToLeft;
		const [ top, foot ] = [ heightOf( text ), scale( 0 ) ].sort( ( a, b ) => a - b ) as [ number, number ];
		return (
			<rect
				className={ className }
				x={ isFirst ? centerOf( at ) - half - 1 : centerOf( at ) + 1 }
				width={ half }
				y={ top }
				height={ Math.max( 0, foot - top ) }
			/>
		);
	};
	const follow = ( event: PointerEvent< SVGSVGElement > ) => {
		const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
		const nearest = points.reduce(
			( best, _, at ) => ( Math.abs( centerOf( at ) - x ) < Math.abs( centerOf( best ) - x ) ? at : best ),
			0
		);
		onPoint( points.length > 0 ? nearest : null );
	};
	const point = active === null ? undefined : points[ active ];
	const center = active === null ? 0 : centerOf( active );
	return (
		<div className={ styles.place } ref={ measured }>
			<svg
				aria-hidden="true"
				focusable="false"
				width="100%"
				height="100%"
				viewBox={ `0 0 ${ width } ${ height }` }
				onPointerMove={ follow }
				onPointerLeave={ () => onPoint( null ) }
			>
				{ ticks.map( ( tick ) => (
					<g key={ tick }>
						<line
							className={ styles.grid }
							x1={ isRightToLeft ? MARGIN.end : MARGIN.start }
							x2={ isRightToLeft ? width - MARGIN.start : width - MARGIN.end }
							y1={ scale( tick ) }
							y2={ scale( tick ) }
						/>
						<text
							className={ styles.tick }
							x={ side }
							y={ scale( tick ) + 4 }
							textAnchor={ isRightToLeft ? 'start' : 'end' }
						>
							{ shortFigure( tick, format ) }
						</text>
					</g>
				) ) }
				{ namedSteps( points.length, step ).map( ( at ) => (
					<text
						key={ at }
						className={ styles.step }
						x={ centerOf( at ) }
						y={ height - 8 }
						textAnchor="middle"
					>
						{ points[ at ]?.short }
					</text>
				) ) }
				{ lines !== undefined && spans !== null && (
					<Stacks { ...{ lines, spans, step, centerOf } } heightOf={ scale } />
				) }
				{ lines !== undefined && spans === null && (
					<Lines { ...{ lines, type, step, isRightToLeft, centerOf, heightOf } } count={ points.length } />
				) }
				{ lines === undefined && type === 'line' && points.length > 1 && (
					<>
						<path className={ styles.lineBefore } d={ path( before, 0, points.length ) } />
						<path className={ styles.line } d={ path( value, 0, done ) } />
						{ open > 0 && <path className={ styles.lineOpen } d={ path( value, open - 1, open + 1 ) } /> }
					</>
				) }
				{ lines === undefined &&
					( type !== 'line' || points.length === 1 ) &&
					points.map( ( one, at ) => (
						<g key={ at }>
							{ bar( at, one.value, 0, one.isOpen ? styles.barOpen : styles.bar ) }
							{ bar( at, one.before, 1, styles.barBefore ) }
						</g>
					) ) }
				{ point && (
					<g>
						<line
							className={ styles.cursor }
							x1={ center }
							x2={ center }
							y1={ MARGIN.top }
							y2={ height - MARGIN.bottom }
						/>
						{ lines === undefined && type === 'line' && point.before !== null && (
							<circle
								className={ styles.dotBefore }
								cx={ center }
								cy={ heightOf( point.before ) }
								r={ 4 }
							/>
						) }
						{ lines === undefined && type === 'line' && point.value !== null && (
							<circle className={ styles.dot } cx={ center } cy={ heightOf( point.value ) } r={ 5 } />
						) }
					</g>
				) }
			</svg>
			{ point && (
				<div
					className={ styles.tooltip }
					aria-hidden="true"
					style={ {
						inlineSize: Math.min( TOOLTIP_WIDTH, width ),
						left: Math.max(
							0,
							Math.min(
								width - Math.min( TOOLTIP_WIDTH, width ),
								center + ( center > width / 2 ? -TOOLTIP_WIDTH - 12 : 12 )
							)
						),
					} }
				>
					{ texts.map( ( text, at ) => (
						<span key={ at }>{ text }</span>
					) ) }
				</div>
			) }
		</div>
	);
}
