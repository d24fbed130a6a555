import { __, sprintf } from '@wordpress/i18n';

import { formatFigure, type Format } from '../figures';
import type { ChartPoint } from './scales';

/** What a step says, to be read and to be heard. */
export function pointTexts( { name, value, beforeName, before, isOpen }: ChartPoint, format: Format ): string[] {
	const line = ( at: string, figure: string | null ) =>
		sprintf(
			/* translators: 1: a day or another step of a chart. 2: its figure. */
			__( '%1$s: %2$s', 'storewright' ),
			at,
			figure === null ? __( 'not yet', 'storewright' ) : formatFigure( figure, format )
		);
	return [
		isOpen
			? /* translators: %s: a day and its figure. */
				sprintf( __( '%s so far', 'storewright' ), line( name, value ) )
			: line( name, value ),
		...( beforeName === null ? [] : [ line( beforeName, before ) ] ),
	];
}
