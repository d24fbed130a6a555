/** The report of customers by the month of their first order. */
import { __, sprintf } from '@wordpress/i18n';

import { getPageData } from '../../shared/data/page-data';
import type { Column } from '../../shared/ui/data-table/types';
import { formatFigure, toDecimal } from '../figures';
import type { Row } from '../store';
import { figure, listOf, text, textOf } from './cells';
import type { Report } from './types';

/** How many months after the first order the server tells of. */
const MONTHS = 12;

/** A month in words, such as 'November 2026'. */
function monthText( month: string ): string {
	const first = new Date( `${ month }-01T00:00:00Z` );
	const inWords = new Intl.DateTimeFormat( getPageData().locale, {
		month: 'long',
		year: 'numeric',
		timeZone: 'UTC',
	} );
	return Number.isNaN( first.getTime() ) ? month : inWords.format( first );
}

/** How many of a row's customers ordered again so many months after, and which part of all that is. */
function returned( row: Row, after: number ): string {
	const month = listOf( row, 'months' ).find( ( one ) => Number( one.month ) === after );
	const all = Number( row.customers );
	const customers = toDecimal( month?.customers );
	if ( customers === null || ! ( all > 0 ) ) {
		return '';
	}
	const percent = new Intl.NumberFormat( getPageData().locale, { style: 'percent' } );
	return `${ formatFigure( customers, 'number' ) } (${ percent.format( Number( month?.customers ) / all ) })`;
}

/** What the columns of later months are of: customers who ordered in that month. */
const PARTS = Object.fromEntries(
	Array.from( { length: MONTHS }, ( _, at ) => [
		`month_${ at + 1 }`,
		{ measure: 'customers', row: { month: String( at + 1 ) } },
	] )
);

const monthColumn = ( after: number ): Column< Row > => ( {
	id: `month_${ after }`,
	/* translators: %d: how many months after a customer's first order. */
	label: sprintf( __( 'Month %d', 'storewright' ), after ),
	// Months that have not come yet stay empty.
	render: ( row ) => returned( row, after ),
	isNumeric: true,
	isOneLine: true,
} );

/** Customers by the month of their first order: who ordered again in which month after. */
export const cohorts = (): Report => ( {
	slug: 'cohorts',
	title: __( 'Cohorts', 'storewright' ),
	hasPeriod: false,
	filters: [],
	rows: {
		path: 'cohorts',
		explained: {
			columns: [ 'customers', 'net_revenue', ...Object.keys( PARTS ) ],
			by: [ 'cohort' ],
			isOfRow: true,
			// Who they are is told by the orders of their first month.
			parts: { customers: { measure: 'customers', row: { month: '0' } }, ...PARTS },
		},
		keyOf: ( row ) => textOf( row, 'cohort' ),
		sort: { orderBy: 'cohort', order: 'desc' },
		columns: [
			{
				...text(
					'cohort',
					__( 'First order', 'storewright' ),
					( row ) => monthText( textOf( row, 'cohort' ) ),
					'cohort'
				),
				isOneLine: true,
			},
			figure( 'customers', __( 'Customers', 'storewright' ), 'number' ),
			figure( 'net_revenue', __( 'Net sales', 'storewright' ), 'money' ),
			...Array.from( { length: MONTHS }, ( _, at ) => monthColumn( at + 1 ) ),
		],
		emptyText: __( 'Nobody has ordered in the last twelve months.', 'storewright' ),
	},
} );
