/** Reports of orders by something that each of them has: the server says which there are. */
import { __ } from '@wordpress/i18n';

import { getPageData, type OrderReport } from '../../shared/data/page-data';
import { Link, urlTo, useQuery, type Query } from '../../shared/routing';
import type { Row } from '../store';
import { figure, text, textOf } from './cells';
import type { Filter, Measure, Report } from './types';

const measures = (): readonly Measure[] => [
	{ id: 'orders_count', label: __( 'Orders', 'storewright' ), format: 'number', meaning: 'more-is-good' },
	{ id: 'gross_sales', label: __( 'Gross sales', 'storewright' ), format: 'money', meaning: 'more-is-good' },
	{ id: 'refunds', label: __( 'Refunds', 'storewright' ), format: 'money', meaning: 'less-is-good' },
	{ id: 'net_revenue', label: __( 'Net sales', 'storewright' ), format: 'money', meaning: 'more-is-good' },
	{
		id: 'avg_order_value',
		label: __( 'Average order value', 'storewright' ),
		format: 'money',
		meaning: 'more-is-good',
	},
];

/** A value that leads to the report of orders which have it. */
function ValueLink( { row, column }: { row: Row; column: string } ) {
	const query = useQuery();
	const value = textOf( row, column );
	const name = textOf( row, 'name' );
	return value === '' ? (
		<>{ name }</>
	) : (
		<Link href={ urlTo( '/', { ...query, [ column ]: value, paged: undefined } ) }>{ name }</Link>
	);
}

/** The value that the inner report is narrowed to, and the way back to all. */
const outerFilter = ( { label, column }: OrderReport, value: string ): Filter => ( {
	param: column,
	label,
	options: [
		{ value: '', label: __( 'All', 'storewright' ) },
		{ value, label: column === 'country' ? countryName( value ) : value },
	],
} );

/** A country's name in the user's language; one that the browser does not know keeps its code. */
function countryName( code: string ): string {
	try {
		return new Intl.DisplayNames( getPageData().locale, { type: 'region' } ).of( code.toUpperCase() ) ?? code;
	} catch {
		return code;
	}
}

/** The report of a value that the address names. */
const innerOf = ( outer: OrderReport, inner: OrderReport, value: string ): Report => ( {
	...ordersBy( { ...inner, title: outer.title } ),
	slug: outer.slug,
	filters: [ outerFilter( outer, value ) ],
} );

/** Whether a value of the address can be one of a column: the server takes codes of two letters for countries. */
const canBe = ( column: string, value: string | undefined ): value is string =>
	value !== undefined && value !== '' && ( column !== 'country' || /^[A-Za-z]{2}$/.test( value ) );

/** The screen of such a report: figures of all orders, and a row for each value. */
export function ordersBy( outer: OrderReport ): Report {
	const { slug, title, label, column, inner } = outer;
	return {
		slug,
		title,
		hasPeriod: true,
		figures: { path: `${ slug }/stats`, isExplained: true, volume: 'orders_count', measures: measures() },
		filters: [],
		rows: {
			path: slug,
			explained: { columns: measures().map( ( { id } ) => id ), by: [ column ] },
			keyOf: ( row ) => textOf( row, column ),
			sort: { orderBy: 'net_revenue', order: 'desc' },
			columns: [
				inner === undefined
					? text( 'name', label, ( row ) => textOf( row, 'name' ) )
					: { id: 'name', label, render: ( row ) => <ValueLink row={ row } column={ column } /> },
				...measures().map( ( one ) => figure( one.id, one.label, one.format, { orderBy: one.id } ) ),
			],
			totals: Object.fromEntries( measures().map( ( { id } ) => [ id, id ] ) ),
			emptyText: __( 'No orders in this period.', 'storewright' ),
		},
		...( inner !== undefined && {
			inner: ( { [ column ]: value }: Query ) =>
				canBe( column, value ) ? innerOf( outer, inner, value ) : undefined,
			problems: ( { [ column ]: value = '' }: Query ) =>
				value === '' || canBe( column, value ) ? [] : [ { param: column, value } ],
		} ),
	};
}
