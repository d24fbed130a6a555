/** The reports of revenue and orders. */
import { __ } from '@wordpress/i18n';

import { statusName } from '../../shared/data/order-status';
import { getPageData } from '../../shared/data/page-data';
import { formatOrderAmount, toDecimal } from '../figures';
import { formatDays, isDay } from '../period/dates';
import { orderFilters, showAllOr } from './advanced';
import { day, dayText, figure, infoOf, listOf, NO_FIGURE, OrderName, text, textOf } from './cells';
import type { Measure, Report } from './types';

const gross: () => Measure = () => ( {
	id: 'gross_sales',
	label: __( 'Gross sales', 'storewright' ),
	format: 'money',
	meaning: 'more-is-good',
} );

const net: () => Measure = () => ( {
	id: 'net_revenue',
	label: __( 'Net sales', 'storewright' ),
	format: 'money',
	meaning: 'more-is-good',
} );

/** The figures of a step of the revenue: each has its sum, and its orders. */
const REVENUE = [
	'orders_count',
	'gross_sales',
	'refunds',
	'coupons',
	'net_revenue',
	'taxes',
	'shipping',
	'total_sales',
];

/** What came in, day by day. */
export const revenue = (): Report => ( {
	slug: 'revenue',
	title: __( 'Revenue', 'storewright' ),
	hasPeriod: true,
	figures: {
		path: 'revenue/stats',
		isExplained: true,
		volume: 'orders_count',
		measures: [
			gross(),
			{ id: 'refunds', label: __( 'Refunds', 'storewright' ), format: 'money', meaning: 'less-is-good' },
			{ id: 'coupons', label: __( 'Coupons', 'storewright' ), format: 'money', meaning: 'neutral' },
			net(),
			{ id: 'taxes', label: __( 'Taxes', 'storewright' ), format: 'money', meaning: 'neutral' },
			{ id: 'shipping', label: __( 'Shipping', 'storewright' ), format: 'money', meaning: 'neutral' },
			{ id: 'total_sales', label: __( 'Total sales', 'storewright' ), format: 'money', meaning: 'more-is-good' },
		],
	},
	filters: [],
	rows: {
		path: 'revenue/stats',
		isSteps: true,
		explained: { columns: REVENUE, by: [] },
		keyOf: ( row ) => textOf( row, 'date_start' ),
		sort: { orderBy: 'date', order: 'desc' },
		columns: [
			{
				id: 'date',
				label: __( 'Date', 'storewright' ),
				orderBy: 'date',
				isOneLine: true,
				render: ( row ) => stepText( textOf( row, 'date_start' ), textOf( row, 'date_end' ) ),
			},
			figure( 'orders_count', __( 'Orders', 'storewright' ), 'number', {
				orderBy: 'orders_count',
				isIn: 'subtotals',
			} ),
			figure( 'gross_sales', __( 'Gross sales', 'storewright' ), 'money', {
				orderBy: 'gross_sales',
				isIn: 'subtotals',
			} ),
			figure( 'refunds', __( 'Refunds', 'storewright' ), 'money', { orderBy: 'refunds', isIn: 'subtotals' } ),
			figure( 'coupons', __( 'Coupons', 'storewright' ), 'money', { orderBy: 'coupons', isIn: 'subtotals' } ),
			figure( 'net_revenue', __( 'Net sales', 'storewright' ), 'money', {
				orderBy: 'net_revenue',
				isIn: 'subtotals',
			} ),
			figure( 'taxes', __( 'Taxes', 'storewright' ), 'money', { orderBy: 'taxes', isIn: 'subtotals' } ),
			figure( 'shipping', __( 'Shipping', 'storewright' ), 'money', { orderBy: 'shipping', isIn: 'subtotals' } ),
			figure( 'total_sales', __( 'Total sales', 'storewright' ), 'money', {
				orderBy: 'total_sales',
				isIn: 'subtotals',
			} ),
		],
		totals: Object.fromEntries( REVENUE.map( ( name ) => [ name, name ] ) ),
		emptyText: __( 'No days in this period yet.', 'storewright' ),
	},
} );

/** A step of the table: its first day, with the hour or the last day where it is shorter or longer than a day. */
function stepText( start: string, end: string ): string {
	const [ first, last ] = [ start.slice( 0, 10 ), end.slice( 0, 10 ) ];
	if ( ! isDay( first ) || first === last ) {
		const isHour = start.slice( 11, 13 ) === end.slice( 11, 13 );
		return isHour ? `${ dayText( first ) }, ${ start.slice( 11, 16 ) }` : dayText( first );
	}
	return isDay( last ) ? formatDays( first, last, getPageData().locale ) : dayText( first );
}

/** Each order. */
export const orders = (): Report => ( {
	slug: 'orders',
	title: __( 'Orders', 'storewright' ),
	hasPeriod: true,
	figures: {
		path: 'orders/stats',
		isExplained: true,
		volume: 'orders_count',
		measures: [
			{ id: 'orders_count', label: __( 'Orders', 'storewright' ), format: 'number', meaning: 'more-is-good' },
			net(),
			{
				id: 'avg_order_value',
				label: __( 'Average order value', 'storewright' ),
				format: 'money',
				meaning: 'more-is-good',
			},
			{
				id: 'avg_items_per_order',
				label: __( 'Average items per order', 'storewright' ),
				format: 'average',
				meaning: 'more-is-good',
			},
		],
	},
	filters: [],
	advanced: orderFilters(),
	show: showAllOr( __( 'All orders', 'storewright' ) ),
	rows: {
		path: 'orders',
		query: { extended_info: 'true' },
		keyOf: ( row ) => textOf( row, 'order_id' ),
		sort: { orderBy: 'date', order: 'desc' },
		columns: [
			{
				id: 'order_number',
				label: __( 'Order', 'storewright' ),
				// A refund has no page of its own: its order's shows it.
				render: ( row ) => (
					<OrderName
						name={ `#${ textOf( row, 'order_number' ) }` }
						id={ textOf( row, Number( row.parent_id ) > 0 ? 'parent_id' : 'order_id' ) }
					/>
				),
			},
			day( 'date', __( 'Date', 'storewright' ), ( row ) => textOf( row, 'date' ), 'date' ),
			text( 'status', __( 'Status', 'storewright' ), ( row ) => statusName( textOf( row, 'status' ) ) ),
			text( 'customer', __( 'Customer', 'storewright' ), ( row ) => {
				const customer = infoOf( infoOf( row ), 'customer' );
				return `${ textOf( customer, 'first_name' ) } ${ textOf( customer, 'last_name' ) }`.trim();
			} ),
			text( 'customer_type', __( 'Customer type', 'storewright' ), ( row ) =>
				textOf( row, 'customer_type' ) === 'new' ? __( 'New', 'storewright' ) : __( 'Returning', 'storewright' )
			),
			{
				...text( 'products', __( 'Products', 'storewright' ), ( row ) =>
					listOf( infoOf( row ), 'products' )
						.map( ( product ) => `${ textOf( product, 'quantity' ) } × ${ textOf( product, 'name' ) }` )
						.join( ', ' )
				),
				isLong: true,
			},
			figure( 'num_items_sold', __( 'Items sold', 'storewright' ), 'number', { orderBy: 'num_items_sold' } ),
			text( 'coupons', __( 'Coupons', 'storewright' ), ( row ) =>
				listOf( infoOf( row ), 'coupons' )
					.map( ( coupon ) => textOf( coupon, 'code' ) )
					.join( ', ' )
			),
			{
				...figure( 'net_total', __( 'Net sales', 'storewright' ), 'money', { orderBy: 'net_total' } ),
				render: ( row ) => {
					const value = toDecimal( row.net_total );
					return value === null
						? NO_FIGURE
						: formatOrderAmount( value, textOf( row, 'storewright_currency' ) );
				},
			},
			text( 'origin', __( 'Origin', 'storewright' ), ( row ) =>
				textOf( infoOf( infoOf( row ), 'attribution' ), 'origin' )
			),
		],
		totals: { net_total: 'net_revenue', num_items_sold: 'num_items_sold' },
		emptyText: __( 'No orders in this period.', 'storewright' ),
	},
} );
