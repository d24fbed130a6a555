/** Reports of orders by something that each of them has: the server says which there are. */
import { __ } from '@wordpress/i18n';

import type { OrderReport } from '../../shared/data/page-data';
import { figure, text, textOf } from './cells';
import type { Measure, Report } from './types';

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

/** The screen of such a report: figures of all orders, and a row for each value. */
export const ordersBy = ( { slug, title, label, column }: OrderReport ): Report => ( {
	slug,
	title,
	hasPeriod: true,
	figures: { path: `${ slug }/stats`, volume: 'orders_count', measures: measures() },
	filters: [],
	rows: {
		path: slug,
		keyOf: ( row ) => textOf( row, column ),
		sort: { orderBy: 'net_revenue', order: 'desc' },
		columns: [
			text( 'name', label, ( row ) => textOf( row, 'name' ) ),
			...measures().map( ( one ) => figure( one.id, one.label, one.format, { orderBy: one.id } ) ),
		],
		totals: Object.fromEntries( measures().map( ( { id } ) => [ id, id ] ) ),
		emptyText: __( 'No orders in this period.', 'storewright' ),
	},
} );
