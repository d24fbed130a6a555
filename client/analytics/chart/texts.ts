import { __, sprintf } from '@wordpress/i18n';

import { formatFigure, sumOf, type Format } from '../figures';
import type { ChartPoint } from './scales';
import type { ChartLine } from './types';

/** A name and its figure. */
const lineText = ( name: string, figure: string | null, format: Format ): string =>
	sprintf(
		/* translators: 1: a day, another step of a chart, or a compared item. 2: its figure. */
		__( '%1$s: %2$s', 'storewright' ),
		name,
		figure === null ? __( 'not yet', 'storewright' ) : formatFigure( figure, format )
	);

/** What all items come to at a step; null where there is nothing yet. */
export const totalOf = ( lines: readonly ChartLine[], at: number ): string | null =>
	sumOf( lines.flatMap( ( { values } ) => values[ at ] ?? [] ) );

/** What a step of a comparison says: its name, then each item with its figure; first what all come to, where they are stacked. */
export const lineTexts = (
	{ name }: ChartPoint,
	at: number,
	lines: readonly ChartLine[],
	format: Format,
	isStacked = false
): string[] => [
	name,
	...( isStacked ? [ lineText( __( 'Total', 'storewright' ), totalOf( lines, at ), format ) ] : [] ),
	...lines.map( ( line ) => lineText( line.name, line.values[ at ] ?? null, format ) ),
];

/** What a step says, to be read and to be heard. */
export function pointTexts( { name, value, beforeName, before, isOpen }: ChartPoint, format: Format ): string[] {
	const line = ( at: string, figure: string | null ) => lineText( at, figure, format );
	return [
		isOpen
			? /* translators: %s: a day and its figure. */
				sprintf( __( '%s so far', 'storewright' ), line( name, value ) )
			: line( name, value ),
		...( beforeName === null ? [] : [ line( beforeName, before ) ] ),
	];
}
