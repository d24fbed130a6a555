/** The reports of products, variations, categories, stock and downloads. */
import { __ } from '@wordpress/i18n';

import { itemsOf } from '../filters/show';
import {
	downloadFilters,
	showAllOr,
	showCategories,
	showProducts,
	showVariations,
	showVariationsOfProduct,
	variationFilters,
} from './advanced';
import type { Query } from '../../shared/routing';
import type { Row } from '../store';
import { day, figure, infoOf, Name, NO_FIGURE, OrderName, text, textOf } from './cells';
import type { Comparison, Measure, Report } from './types';

const sold = (): Measure => ( {
	id: 'items_sold',
	label: __( 'Items sold', 'storewright' ),
	format: 'number',
	meaning: 'more-is-good',
} );

const net = (): Measure => ( {
	id: 'net_revenue',
	label: __( 'Net sales', 'storewright' ),
	format: 'money',
	meaning: 'more-is-good',
} );

const ordersCount = (): Measure => ( {
	id: 'orders_count',
	label: __( 'Orders', 'storewright' ),
	format: 'number',
	meaning: 'more-is-good',
	overlaps: true,
} );

const soldColumns = () => [
	figure( 'items_sold', __( 'Items sold', 'storewright' ), 'number', { orderBy: 'items_sold' } ),
	figure( 'net_revenue', __( 'Net sales', 'storewright' ), 'money', { orderBy: 'net_revenue' } ),
	figure( 'orders_count', __( 'Orders', 'storewright' ), 'number', { orderBy: 'orders_count' } ),
];

const stockName = ( status: string ): string => {
	switch ( status ) {
		case 'instock':
			return __( 'In stock', 'storewright' );
		case 'outofstock':
			return __( 'Out of stock', 'storewright' );
		case 'onbackorder':
			return __( 'On backorder', 'storewright' );
		case 'lowstock':
			return __( 'Low stock', 'storewright' );
		default:
			return status;
	}
};

const nothingSold = () => __( 'Nothing was sold in this period.', 'storewright' );

/** The name that a row says beside its figures. */
const nameOf = ( row: Row ): string => textOf( infoOf( row ), 'name' );

const compareProducts = (): Comparison => ( {
	show: showProducts(),
	option: 'compare-products',
	segmentBy: 'product',
	idOf: ( row ) => textOf( row, 'product_id' ),
	nameOf,
} );

const compareVariations = ( show = showVariations() ): Comparison => ( {
	show,
	option: 'compare-variations',
	segmentBy: 'variation',
	idOf: ( row ) => textOf( row, 'variation_id' ),
	nameOf,
} );

const compareCategories = (): Comparison => ( {
	show: showCategories(),
	option: 'compare-categories',
	segmentBy: 'category',
	idOf: ( row ) => textOf( row, 'category_id' ),
	nameOf,
} );

/** The variations of the product that the address names. */
function variationsOf( query: Query ): ReturnType< NonNullable< Report[ 'parts' ] > > {
	const show = showProducts();
	const items = itemsOf( show, query );
	const [ product ] = items?.choice.max === 1 ? items.values : [];
	return product === undefined
		? undefined
		: {
				product,
				report: {
					...products(),
					rows: variations().rows,
					compare: compareVariations( showVariationsOfProduct() ),
					isSplit: true,
					product,
				},
			};
}

/** The products of the category that the address names. */
function productsOf( query: Query ): Report | undefined {
	const show = showCategories();
	const items = itemsOf( show, query );
	if ( items?.choice.max !== 1 || items.values.length === 0 ) {
		return undefined;
	}
	const { parts, compare, ...all } = products();
	return { ...all, slug: 'categories', title: __( 'Categories', 'storewright' ), show };
}

/** What was sold. */
export const products = (): Report => ( {
	slug: 'products',
	title: __( 'Products', 'storewright' ),
	hasPeriod: true,
	figures: {
		path: 'products/stats',
		isExplained: true,
		volume: 'orders_count',
		measures: [ sold(), net(), ordersCount() ],
	},
	filters: [],
	show: showProducts(),
	compare: compareProducts(),
	parts: variationsOf,
	rows: {
		path: 'products',
		explained: { columns: [ 'items_sold', 'net_revenue', 'orders_count' ], by: [ 'product_id' ] },
		query: { extended_info: 'true' },
		keyOf: ( row ) => textOf( row, 'product_id' ),
		sort: { orderBy: 'items_sold', order: 'desc' },
		columns: [
			{
				id: 'name',
				label: __( 'Product', 'storewright' ),
				orderBy: 'product_name',
				render: ( row ) => (
					<Name
						name={ textOf( infoOf( row ), 'name' ) || __( '(deleted product)', 'storewright' ) }
						id={ textOf( row, 'product_id' ) }
						permalink={ textOf( infoOf( row ), 'permalink' ) }
					/>
				),
			},
			text( 'sku', __( 'SKU', 'storewright' ), ( row ) => textOf( infoOf( row ), 'sku' ), 'sku' ),
			...soldColumns(),
			text( 'stock_status', __( 'Stock', 'storewright' ), ( row ) =>
				stockName( textOf( infoOf( row ), 'stock_status' ) )
			),
		],
		totals: { items_sold: 'items_sold', net_revenue: 'net_revenue' },
		emptyText: nothingSold(),
	},
} );

/** What was sold, by variation. */
export const variations = (): Report => ( {
	slug: 'variations',
	title: __( 'Variations', 'storewright' ),
	hasPeriod: true,
	figures: {
		path: 'variations/stats',
		isExplained: true,
		volume: 'orders_count',
		measures: [ sold(), net(), ordersCount() ],
	},
	filters: [],
	compare: compareVariations(),
	advanced: variationFilters(),
	show: showVariations(),
	rows: {
		path: 'variations',
		explained: { columns: [ 'items_sold', 'net_revenue', 'orders_count' ], by: [ 'product_id', 'variation_id' ] },
		query: { extended_info: 'true' },
		keyOf: ( row ) => `${ textOf( row, 'product_id' ) }-${ textOf( row, 'variation_id' ) }`,
		sort: { orderBy: 'items_sold', order: 'desc' },
		columns: [
			{
				id: 'name',
				label: __( 'Variation', 'storewright' ),
				render: ( row ) => (
					<Name
						name={ textOf( infoOf( row ), 'name' ) || __( '(deleted variation)', 'storewright' ) }
						id={ textOf( row, 'product_id' ) }
						permalink={ textOf( infoOf( row ), 'permalink' ) }
					/>
				),
			},
			text( 'sku', __( 'SKU', 'storewright' ), ( row ) => textOf( infoOf( row ), 'sku' ), 'sku' ),
			...soldColumns(),
			text( 'stock_status', __( 'Stock', 'storewright' ), ( row ) =>
				stockName( textOf( infoOf( row ), 'stock_status' ) )
			),
		],
		totals: { items_sold: 'items_sold', net_revenue: 'net_revenue' },
		emptyText: __( 'No variations were sold in this period.', 'storewright' ),
	},
} );

/** What was sold, by category. A product in two of them counts in both, so that there are no sums. */
export const categories = (): Report => ( {
	slug: 'categories',
	title: __( 'Categories', 'storewright' ),
	hasPeriod: true,
	figures: {
		path: 'products/stats',
		isExplained: true,
		volume: 'orders_count',
		// A product can be in several categories.
		measures: [ sold(), net(), ordersCount() ].map( ( one ) => ( { ...one, overlaps: true } ) ),
	},
	filters: [],
	show: showCategories(),
	compare: compareCategories(),
	inner: productsOf,
	rows: {
		path: 'categories',
		explained: { columns: [ 'items_sold', 'net_revenue', 'orders_count' ], by: [ 'category_id' ] },
		query: { extended_info: 'true' },
		keyOf: ( row ) => textOf( row, 'category_id' ),
		sort: { orderBy: 'items_sold', order: 'desc' },
		columns: [
			text(
				'name',
				__( 'Category', 'storewright' ),
				( row ) => textOf( infoOf( row ), 'name' ) || __( '(deleted category)', 'storewright' ),
				'category'
			),
			figure( 'items_sold', __( 'Items sold', 'storewright' ), 'number', { orderBy: 'items_sold' } ),
			figure( 'net_revenue', __( 'Net sales', 'storewright' ), 'money', { orderBy: 'net_revenue' } ),
			figure( 'products_count', __( 'Products', 'storewright' ), 'number', { orderBy: 'products_count' } ),
			figure( 'orders_count', __( 'Orders', 'storewright' ), 'number', { orderBy: 'orders_count' } ),
		],
		emptyText: nothingSold(),
	},
} );

/** How much of what is left. */
export const stock = (): Report => ( {
	slug: 'stock',
	title: __( 'Stock', 'storewright' ),
	hasPeriod: false,
	filters: [
		{
			param: 'type',
			label: __( 'Stock', 'storewright' ),
			options: [
				{ value: '', label: __( 'All products', 'storewright' ) },
				...[ 'outofstock', 'lowstock', 'instock', 'onbackorder' ].map( ( value ) => ( {
					value,
					label: stockName( value ),
				} ) ),
			],
		},
	],
	rows: {
		path: 'stock',
		keyOf: ( row ) => textOf( row, 'id' ),
		sort: { orderBy: 'stock_status', order: 'desc' },
		columns: [
			{
				id: 'name',
				label: __( 'Product', 'storewright' ),
				orderBy: 'title',
				render: ( row ) => (
					<Name
						name={ textOf( row, 'name' ) }
						id={ textOf( row, textOf( row, 'parent_id' ) === '0' ? 'id' : 'parent_id' ) }
					/>
				),
			},
			text( 'sku', __( 'SKU', 'storewright' ), ( row ) => textOf( row, 'sku' ), 'sku' ),
			text(
				'stock_status',
				__( 'Status', 'storewright' ),
				( row ) => stockName( textOf( row, 'stock_status' ) ),
				'stock_status'
			),
			{
				id: 'stock_quantity',
				label: __( 'Quantity', 'storewright' ),
				isNumeric: true,
				orderBy: 'stock_quantity',
				render: ( row ) =>
					row.manage_stock === true ? textOf( row, 'stock_quantity' ) : __( 'not tracked', 'storewright' ),
			},
		],
		emptyText: __( 'No products with this stock.', 'storewright' ),
	},
} );

/** Files that customers have downloaded. */
export const downloads = (): Report => ( {
	slug: 'downloads',
	title: __( 'Downloads', 'storewright' ),
	hasPeriod: true,
	figures: {
		path: 'downloads/stats',
		isExplained: true,
		volume: 'download_count',
		measures: [
			{
				id: 'download_count',
				label: __( 'Downloads', 'storewright' ),
				format: 'number',
				meaning: 'more-is-good',
			},
		],
	},
	filters: [],
	advanced: downloadFilters(),
	show: showAllOr( __( 'All downloads', 'storewright' ) ),
	rows: {
		path: 'downloads',
		keyOf: ( row ) => textOf( row, 'id' ),
		sort: { orderBy: 'date', order: 'desc' },
		columns: [
			text( 'file_name', __( 'File', 'storewright' ), ( row ) => textOf( row, 'file_name' ) ),
			day( 'date', __( 'Date', 'storewright' ), ( row ) => textOf( row, 'date' ), 'date' ),
			{
				id: 'order_number',
				label: __( 'Order', 'storewright' ),
				// A file can be downloaded without an order.
				render: ( row ) =>
					textOf( row, 'order_number' ) === '' ? (
						NO_FIGURE
					) : (
						<OrderName name={ `#${ textOf( row, 'order_number' ) }` } id={ textOf( row, 'order_id' ) } />
					),
			},
			text( 'username', __( 'User', 'storewright' ), ( row ) => textOf( row, 'username' ) ),
			text( 'ip_address', __( 'IP address', 'storewright' ), ( row ) => textOf( row, 'ip_address' ) ),
		],
		emptyText: __( 'No downloads in this period.', 'storewright' ),
	},
} );
