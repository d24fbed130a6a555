import { __, sprintf } from '@wordpress/i18n';

import { getPageData } from '../../shared/data/page-data';
import { formatDays } from './dates';
import type { Choice, Comparison, Interval, Period } from './period';

/** Name of a period. */
export function periodName( period: Choice[ 'period' ] ): string {
	switch ( period ) {
		case 'today':
			return __( 'Today', 'storewright' );
		case 'yesterday':
			return __( 'Yesterday', 'storewright' );
		case 'week':
			return __( 'Week to date', 'storewright' );
		case 'last_week':
			return __( 'Last week', 'storewright' );
		case 'month':
			return __( 'Month to date', 'storewright' );
		case 'last_month':
			return __( 'Last month', 'storewright' );
		case 'quarter':
			return __( 'Quarter to date', 'storewright' );
		case 'last_quarter':
			return __( 'Last quarter', 'storewright' );
		case 'year':
			return __( 'Year to date', 'storewright' );
		case 'last_year':
			return __( 'Last year', 'storewright' );
		case 'custom':
			return __( 'Custom', 'storewright' );
	}
}

/** Name of what a period is compared with. */
export const comparisonName = ( compare: Comparison ): string =>
	compare === 'previous_year' ? __( 'Previous year', 'storewright' ) : __( 'Previous period', 'storewright' );

/** The same within a sentence. */
export const comparedWithName = ( compare: Comparison ): string =>
	compare === 'previous_year' ? __( 'previous year', 'storewright' ) : __( 'previous period', 'storewright' );

/** A period with its days: “Month to date (Nov 1 – 28, 2026)”. */
export function periodText( { period, primary }: Period ): string {
	const days = formatDays( primary.after, primary.before, getPageData().locale );
	return period === 'custom'
		? days
		: sprintf(
				/* translators: 1: name of a period, such as Month to date. 2: its days. */
				__( '%1$s (%2$s)', 'storewright' ),
				periodName( period ),
				days
			);
}

/** What a period is compared with. */
export const comparedText = ( { compare, secondary }: Period ): string =>
	sprintf(
		/* translators: 1: “previous year” or “previous period”. 2: its days. */
		__( 'compared with %1$s (%2$s)', 'storewright' ),
		comparedWithName( compare ),
		formatDays( secondary.after, secondary.before, getPageData().locale )
	);

/** Name of a step of a chart. */
export function intervalName( interval: Interval ): string {
	switch ( interval ) {
		case 'hour':
			return __( 'By hour', 'storewright' );
		case 'day':
			return __( 'By day', 'storewright' );
		case 'week':
			return __( 'By week', 'storewright' );
		case 'month':
			return __( 'By month', 'storewright' );
		case 'quarter':
			return __( 'By quarter', 'storewright' );
		case 'year':
			return __( 'By year', 'storewright' );
	}
}
