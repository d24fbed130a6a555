import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, _n, isRTL, sprintf } from '@wordpress/i18n';
import type { FocusEvent, KeyboardEvent } from 'react';

import { Card } from '../../shared/ui/card';
import { CardTitle } from '../../shared/ui/card-title';
import { formatFigure } from '../figures';
import { ChartTable } from './chart-table';
import { Drawing } from './drawing';
import { LinesTable } from './lines-table';
import { lineTexts, pointTexts } from './texts';
import type { ChartProps } from './types';
import styles from './chart.module.scss';

/** The step that a key leads to; null for other keys. */
function stepFor( key: string, at: number | null, count: number, isRightToLeft: boolean ): number | null {
	const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
	const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
	switch ( key ) {
		case forward:
		case 'ArrowUp':
			return at === null ? 0 : Math.min( count - 1, at + 1 );
		case back:
		case 'ArrowDown':
			return at === null ? count - 1 : Math.max( 0, at - 1 );
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return null;
	}
}

/** A chart of a figure over time, as a picture that the keyboard goes through step by step, or as a table. */
export function Chart( {
	title,
	level = 'h2',
	format,
	type,
	points,
	name,
	beforeName,
	isEmpty,
	lines,
	children,
}: ChartProps ) {
	const id = useInstanceId( Chart, 'storewright-chart' );
	const [ isTable, setTable ] = useState( false );
	const [ active, setActive ] = useState< number | null >( null );
	const shown = active !== null && active < points.length ? active : null;
	const isRightToLeft = isRTL();
	const isStacked = type === 'stacked';

	const textsOf = ( at: number ): string[] => {
		const point = points[ at ];
		if ( point === undefined ) {
			return [];
		}
		return lines === undefined ? pointTexts( point, format ) : lineTexts( point, at, lines, format, isStacked );
	};
	const tell = ( at: number ) => {
		const point = points[ at ];
		if ( point ) {
			setActive( at );
			speak( textsOf( at ).join( ', ' ) );
		}
	};
	const press = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			setActive( null );
			return;
		}
		const next = stepFor( event.key, shown, points.length, isRightToLeft );
		if ( next !== null ) {
			event.preventDefault();
			tell( next );
		}
	};
	const leave = ( event: FocusEvent< HTMLElement > ) => {
		if ( ! event.currentTarget.contains( event.relatedTarget ) ) {
			setActive( null );
		}
	};
	return (
		<Card as="section" aria-labelledby={ id } className={ styles.card ?? '' }>
			<div className={ styles.head }>
				<CardTitle as={ level } id={ id }>
					{ title }
				</CardTitle>
				<ul className={ styles.legend }>
					{ lines === undefined ? (
						<>
							<li className={ styles.current }>{ name }</li>
							<li className={ styles.before }>{ beforeName }</li>
						</>
					) : (
						lines.map( ( line, at ) => (
							<li key={ line.id } className={ styles.series } data-series={ at }>
								{ line.name }
							</li>
						) )
					) }
				</ul>
				<div className={ styles.controls }>
					{ children }
					<Button
						__next40pxDefaultSize
						variant="link"
						className={ styles.twin ?? '' }
						onClick={ () => setTable( ! isTable ) }
					>
						{ isTable ? __( 'View as chart', 'storewright' ) : __( 'View as table', 'storewright' ) }
					</Button>
				</div>
			</div>
			{ isTable && lines === undefined && <ChartTable { ...{ title, format, points, name, beforeName } } /> }
			{ isTable && lines !== undefined && <LinesTable { ...{ title, format, points, lines, isStacked } } /> }
			{ ! isTable && (
				// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys go through its steps.
				<div
					className={ styles.chart }
					role="application"
					aria-roledescription={ __( 'chart', 'storewright' ) }
					aria-label={ sprintf(
						/* translators: 1: name of a figure. 2: number of steps. */
						_n(
							'%1$s, a chart of %2$s step. Use the arrow keys to read it.',
							'%1$s, a chart of %2$s steps. Use the arrow keys to read them.',
							points.length,
							'storewright'
						),
						title,
						formatFigure( String( points.length ), 'number' )
					) }
					tabIndex={ 0 }
					onKeyDown={ press }
					onFocus={ () => shown === null && points.length > 0 && setActive( points.length - 1 ) }
					onBlur={ leave }
				>
					<Drawing
						{ ...{ points, format, type, isRightToLeft } }
						{ ...( lines !== undefined && { lines } ) }
						active={ shown }
						texts={ shown === null ? [] : textsOf( shown ) }
						onPoint={ setActive }
					/>
					{ isEmpty && (
						<p className={ styles.empty }>
							{ __(
								'Nothing in this period yet. Figures appear here with the first order.',
								'storewright'
							) }
						</p>
					) }
				</div>
			) }
		</Card>
	);
}
