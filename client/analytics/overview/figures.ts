/** What the overview can show: figures, charts and leaderboards, by the names that WooCommerce's overview has for them. */
import { __ } from '@wordpress/i18n';

import type { Format, Meaning } from '../figures';

/** A part of a section that can be hidden. */
export interface Block {
	/** Its name in the preferences. */
	id: string;
	label: string;
}

/** A figure of a report, as a number or as a chart. */
export interface OverviewFigure extends Block {
	/** Report and figure, such as 'revenue/net_revenue'. */
	stat: string;
	format: Format;
	meaning: Meaning;
}

/** A table of the best, with the report that has all. */
export interface Board extends Block {
	/** Slug of the report, and what it is sorted by. */
	report: string;
	orderBy: string;
	/** Heads of the columns: name, count, amount. */
	headers: readonly [ string, string, string ];
	/** What its rows and figures are called in the report. */
	row: string;
	count: string;
	amount: string;
}

const figure = (
	stat: string,
	label: string,
	format: Format = 'money',
	meaning: Meaning = 'more-is-good'
): OverviewFigure => ( { id: stat, stat, label, format, meaning } );

/** All figures, in their order. */
export const getFigures = (): readonly OverviewFigure[] => [
	figure( 'revenue/total_sales', __( 'Total sales', 'storewright' ) ),
	figure( 'revenue/net_revenue', __( 'Net sales', 'storewright' ) ),
	figure( 'orders/orders_count', __( 'Orders', 'storewright' ), 'number' ),
	figure( 'orders/avg_order_value', __( 'Average order value', 'storewright' ) ),
	figure( 'products/items_sold', __( 'Products sold', 'storewright' ), 'number' ),
	figure( 'revenue/refunds', __( 'Returns', 'storewright' ), 'money', 'less-is-good' ),
	figure( 'coupons/orders_count', __( 'Discounted orders', 'storewright' ), 'number', 'neutral' ),
	figure( 'coupons/amount', __( 'Net discount amount', 'storewright' ), 'money', 'neutral' ),
	figure( 'taxes/total_tax', __( 'Total tax', 'storewright' ), 'money', 'neutral' ),
	figure( 'taxes/order_tax', __( 'Order tax', 'storewright' ), 'money', 'neutral' ),
	figure( 'taxes/shipping_tax', __( 'Shipping tax', 'storewright' ), 'money', 'neutral' ),
	figure( 'revenue/shipping', __( 'Shipping', 'storewright' ), 'money', 'neutral' ),
	figure( 'downloads/download_count', __( 'Downloads', 'storewright' ), 'number' ),
	figure( 'revenue/gross_sales', __( 'Gross sales', 'storewright' ) ),
	figure( 'variations/items_sold', __( 'Variations Sold', 'storewright' ), 'number' ),
];

/** Figures of which there is no chart in WooCommerce's overview. */
const NO_CHARTS = [ 'revenue/gross_sales', 'variations/items_sold' ];

/** All charts, in their order. */
export const getCharts = (): readonly OverviewFigure[] =>
	getFigures()
		.filter( ( { stat } ) => ! NO_CHARTS.includes( stat ) )
		.map( ( one ) => ( { ...one, id: one.stat.replace( '/', '_' ) } ) );

/** All leaderboards, in their order. */
export const getBoards = (): readonly Board[] => {
	const sold = [ __( 'Items sold', 'storewright' ), __( 'Net sales', 'storewright' ) ] as const;
	return [
		{
			id: 'customers',
			label: __( 'Top Customers - Total Spend', 'storewright' ),
			report: 'customers',
			orderBy: 'total_spend',
			headers: [
				__( 'Customer Name', 'storewright' ),
				__( 'Orders', 'storewright' ),
				__( 'Total Spend', 'storewright' ),
			],
			...{ row: 'id', count: 'orders_count', amount: 'total_spend' },
		},
		{
			id: 'coupons',
			label: __( 'Top Coupons - Number of Orders', 'storewright' ),
			report: 'coupons',
			orderBy: 'orders_count',
			headers: [
				__( 'Coupon code', 'storewright' ),
				__( 'Orders', 'storewright' ),
				__( 'Amount discounted', 'storewright' ),
			],
			...{ row: 'coupon_id', count: 'orders_count', amount: 'amount' },
		},
		{
			id: 'categories',
			label: __( 'Top categories - Items sold', 'storewright' ),
			report: 'categories',
			orderBy: 'items_sold',
			headers: [ __( 'Category', 'storewright' ), ...sold ],
			...{ row: 'category_id', count: 'items_sold', amount: 'net_revenue' },
		},
		{
			id: 'products',
			label: __( 'Top products - Items sold', 'storewright' ),
			report: 'products',
			orderBy: 'items_sold',
			headers: [ __( 'Product', 'storewright' ), ...sold ],
			...{ row: 'product_id', count: 'items_sold', amount: 'net_revenue' },
		},
	];
};
