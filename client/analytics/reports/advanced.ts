/** The advanced filters of the reports, and the choices of what they show. Names of parameters are those of WooCommerce's reports. */
import { __ } from '@wordpress/i18n';

import { getPageData } from '../../shared/data/page-data';
import {
	ADVANCED,
	MOST_COMPARED,
	type AdvancedFilter,
	type ChoiceKind,
	type ItemChoice,
	type Rule,
	type Show,
} from '../filters/types';

/** “includes” and “excludes” of things that are searched for. */
const related = ( id: string, label: string, of: ChoiceKind ): AdvancedFilter => ( {
	id,
	label,
	rules: [
		{ param: `${ id }_includes`, label: __( 'Includes', 'storewright' ) },
		{ param: `${ id }_excludes`, label: __( 'Excludes', 'storewright' ) },
	],
	control: { type: 'search', of },
} );

const is = ( id: string ): readonly Rule[] => [
	{ param: `${ id }_is`, label: __( 'Is', 'storewright' ) },
	{ param: `${ id }_is_not`, label: __( 'Is not', 'storewright' ) },
];

const amounts = ( id: string, label: string, type: 'number' | 'money' ): AdvancedFilter => ( {
	id,
	label,
	rules: [
		{ param: `${ id }_min`, label: __( 'Is at least', 'storewright' ) },
		{ param: `${ id }_max`, label: __( 'Is at most', 'storewright' ) },
		{ param: `${ id }_between`, label: __( 'Is between', 'storewright' ), isRange: true },
	],
	control: { type },
} );

const days = ( id: string, label: string, hasRange = true ): AdvancedFilter => ( {
	id,
	label,
	rules: [
		{ param: `${ id }_before`, label: __( 'Before', 'storewright' ) },
		{ param: `${ id }_after`, label: __( 'After', 'storewright' ) },
		...( hasRange ? [ { param: `${ id }_between`, label: __( 'Between', 'storewright' ), isRange: true } ] : [] ),
	],
	control: { type: 'date' },
} );

const attribute = (): AdvancedFilter => ( {
	id: 'attribute',
	label: __( 'Attribute', 'storewright' ),
	rules: is( 'attribute' ),
	control: { type: 'search', of: 'attribute' },
} );

const oneOf = ( id: string, label: string, options: readonly { value: string; label: string }[] ): AdvancedFilter => ( {
	id,
	label,
	rules: [ { param: id, label: __( 'Is', 'storewright' ) } ],
	control: { type: 'select', options },
} );

/** Filters of orders. */
export const orderFilters = (): readonly AdvancedFilter[] => [
	{
		id: 'status',
		label: __( 'Order status', 'storewright' ),
		rules: is( 'status' ),
		control: {
			type: 'options',
			options: Object.entries( getPageData().orderStatuses ).map( ( [ value, label ] ) => ( { value, label } ) ),
		},
	},
	related( 'product', __( 'Product', 'storewright' ), 'product' ),
	related( 'variation', __( 'Product variation', 'storewright' ), 'variation' ),
	related( 'coupon', __( 'Coupon code', 'storewright' ), 'coupon' ),
	oneOf( 'customer_type', __( 'Customer type', 'storewright' ), [
		{ value: 'new', label: __( 'New', 'storewright' ) },
		{ value: 'returning', label: __( 'Returning', 'storewright' ) },
	] ),
	oneOf( 'refunds', __( 'Refund', 'storewright' ), [
		{ value: 'all', label: __( 'All refunds', 'storewright' ) },
		{ value: 'partial', label: __( 'Partial refunds', 'storewright' ) },
		{ value: 'full', label: __( 'Full refunds', 'storewright' ) },
		{ value: 'none', label: __( 'No refunds', 'storewright' ) },
	] ),
	related( 'tax_rate', __( 'Tax rate', 'storewright' ), 'tax_rate' ),
	attribute(),
];

/** Filters of variations. */
export const variationFilters = (): readonly AdvancedFilter[] => [
	attribute(),
	related( 'category', __( 'Category', 'storewright' ), 'category' ),
	related( 'product', __( 'Product', 'storewright' ), 'product' ),
];

/** Filters of downloads. */
export const downloadFilters = (): readonly AdvancedFilter[] => [
	related( 'product', __( 'Product', 'storewright' ), 'product' ),
	related( 'customer', __( 'Customer', 'storewright' ), 'customer' ),
	related( 'order', __( 'Order number', 'storewright' ), 'order' ),
	related( 'ip_address', __( 'IP address', 'storewright' ), 'ip_address' ),
];

/** Filters of customers. */
export const customerFilters = (): readonly AdvancedFilter[] => [
	related( 'name', __( 'Name', 'storewright' ), 'customer_name' ),
	related( 'country', __( 'Country / Region', 'storewright' ), 'country' ),
	related( 'username', __( 'Username', 'storewright' ), 'username' ),
	related( 'email', __( 'Email', 'storewright' ), 'email' ),
	amounts( 'orders_count', __( 'No. of orders', 'storewright' ), 'number' ),
	amounts( 'total_spend', __( 'Total spend', 'storewright' ), 'money' ),
	amounts( 'avg_order_value', __( 'Average order value', 'storewright' ), 'money' ),
	days( 'registered', __( 'Registered', 'storewright' ) ),
	days( 'last_active', __( 'Last active', 'storewright' ) ),
	days( 'last_order', __( 'Last order', 'storewright' ), false ),
];

const advancedOption = () => ( { value: ADVANCED, label: __( 'Advanced filters', 'storewright' ) } );

/** All orders, downloads or the like, or what advanced filters let through. */
export const showAllOr = ( all: string ): Show => ( {
	param: 'filter',
	options: [ { value: 'all', label: all }, advancedOption() ],
} );

/** An item alone. */
const single = ( of: ChoiceKind, param: string, label: string ): ItemChoice => ( { of, param, label, max: 1 } );

/** Items side by side. */
const compared = ( of: ChoiceKind, param: string, label: string ): ItemChoice => ( {
	of,
	param,
	label,
	max: MOST_COMPARED,
} );

/** All customers, one of them, or what advanced filters let through. */
export const showCustomers = (): Show => ( {
	param: 'filter',
	options: [
		{ value: 'all', label: __( 'All customers', 'storewright' ) },
		{
			value: 'single_customer',
			label: __( 'Single customer', 'storewright' ),
			items: single( 'customer', 'customers', __( 'Customer', 'storewright' ) ),
		},
		advancedOption(),
	],
} );

/** All products, one of them, or several side by side. */
export const showProducts = (): Show => ( {
	param: 'filter',
	options: [
		{ value: 'all', label: __( 'All products', 'storewright' ) },
		{
			value: 'single_product',
			label: __( 'Single product', 'storewright' ),
			items: single( 'product', 'products', __( 'Product', 'storewright' ) ),
		},
		{
			value: 'compare-products',
			label: __( 'Comparison', 'storewright' ),
			items: compared( 'product', 'products', __( 'Products to compare', 'storewright' ) ),
		},
	],
} );

const comparedVariations = () => ( {
	value: 'compare-variations',
	label: __( 'Comparison', 'storewright' ),
	items: compared( 'variation', 'variations', __( 'Variations to compare', 'storewright' ) ),
} );

/** All variations of a product, or several side by side. */
export const showVariationsOfProduct = (): Show => ( {
	param: 'filter-variations',
	options: [ { value: 'all', label: __( 'All variations', 'storewright' ) }, comparedVariations() ],
} );

/** All variations, one, several side by side, or what advanced filters let through. */
export const showVariations = (): Show => ( {
	param: 'filter-variations',
	options: [
		{ value: 'all', label: __( 'All variations', 'storewright' ) },
		{
			value: 'single_variation',
			label: __( 'Single variation', 'storewright' ),
			items: single( 'variation', 'variations', __( 'Product variation', 'storewright' ) ),
		},
		comparedVariations(),
		advancedOption(),
	],
} );

/** All categories, one, or several side by side. */
export const showCategories = (): Show => ( {
	param: 'filter',
	options: [
		{ value: 'all', label: __( 'All categories', 'storewright' ) },
		{
			value: 'single_category',
			label: __( 'Single category', 'storewright' ),
			items: single( 'category', 'categories', __( 'Category', 'storewright' ) ),
		},
		{
			value: 'compare-categories',
			label: __( 'Comparison', 'storewright' ),
			items: compared( 'category', 'categories', __( 'Categories to compare', 'storewright' ) ),
		},
	],
} );

/** All coupons, one, or several side by side. */
export const showCoupons = (): Show => ( {
	param: 'filter',
	options: [
		{ value: 'all', label: __( 'All coupons', 'storewright' ) },
		{
			value: 'single_coupon',
			label: __( 'Single coupon', 'storewright' ),
			items: single( 'coupon', 'coupons', __( 'Coupon code', 'storewright' ) ),
		},
		{
			value: 'compare-coupons',
			label: __( 'Comparison', 'storewright' ),
			items: compared( 'coupon', 'coupons', __( 'Coupons to compare', 'storewright' ) ),
		},
	],
} );

/** All taxes, or several side by side. */
export const showTaxes = (): Show => ( {
	param: 'filter',
	options: [
		{ value: 'all', label: __( 'All taxes', 'storewright' ) },
		{
			value: 'compare-taxes',
			label: __( 'Comparison', 'storewright' ),
			items: compared( 'tax_rate', 'taxes', __( 'Tax rates to compare', 'storewright' ) ),
		},
	],
} );
