/** The reports of coupons, taxes and customers. */
import { __ } from '@wordpress/i18n';

import { getPageData } from '../../shared/data/page-data';
import { customerFilters, showCoupons, showCustomers, showTaxes } from './advanced';
import { CustomerName, day, dayText, figure, infoOf, Name, text, textOf } from './cells';
import type { Row } from '../store';
import type { Report } from './types';

const discountName = ( type: string ): string => {
	switch ( type ) {
		case 'percent':
			return __( 'Percentage discount', 'storewright' );
		case 'fixed_cart':
			return __( 'Fixed cart discount', 'storewright' );
		case 'fixed_product':
			return __( 'Fixed product discount', 'storewright' );
		default:
			return type;
	}
};

/** The page of a coupon that is there, where the user may open it. */
const couponUrl = ( row: Row ): string =>
	textOf( infoOf( row ), 'code' ) === '' || getPageData().couponsUrl === ''
		? ''
		: `${ getPageData().adminUrl }admin.php?page=storewright-coupon&id=${ textOf( row, 'coupon_id' ) }`;

/** Coupons that were used. */
export const coupons = (): Report => ( {
	slug: 'coupons',
	title: __( 'Coupons', 'storewright' ),
	hasPeriod: true,
	figures: {
		path: 'coupons/stats',
		isExplained: true,
		volume: 'orders_count',
		measures: [
			{
				id: 'orders_count',
				label: __( 'Discounted orders', 'storewright' ),
				format: 'number',
				meaning: 'neutral',
				overlaps: true,
			},
			{ id: 'amount', label: __( 'Amount', 'storewright' ), format: 'money', meaning: 'neutral' },
		],
	},
	filters: [],
	show: showCoupons(),
	compare: {
		show: showCoupons(),
		option: 'compare-coupons',
		segmentBy: 'coupon',
		idOf: ( row ) => textOf( row, 'coupon_id' ),
		nameOf: ( row ) => textOf( infoOf( row ), 'code' ),
	},
	rows: {
		path: 'coupons',
		explained: { columns: [ 'orders_count', 'amount' ], by: [ 'coupon_id' ] },
		query: { extended_info: 'true' },
		keyOf: ( row ) => textOf( row, 'coupon_id' ),
		sort: { orderBy: 'orders_count', order: 'desc' },
		columns: [
			{
				id: 'code',
				label: __( 'Coupon', 'storewright' ),
				orderBy: 'code',
				render: ( row ) => (
					<Name
						name={ textOf( infoOf( row ), 'code' ) || __( '(deleted coupon)', 'storewright' ) }
						id={ textOf( row, 'coupon_id' ) }
						permalink={ couponUrl( row ) }
					/>
				),
			},
			figure( 'orders_count', __( 'Orders', 'storewright' ), 'number', { orderBy: 'orders_count' } ),
			figure( 'amount', __( 'Amount', 'storewright' ), 'money', { orderBy: 'amount' } ),
			day( 'created', __( 'Created', 'storewright' ), ( row ) => textOf( infoOf( row ), 'date_created' ) ),
			text( 'expires', __( 'Expires', 'storewright' ), ( row ) =>
				textOf( infoOf( row ), 'date_expires' ) === ''
					? __( 'never', 'storewright' )
					: dayText( textOf( infoOf( row ), 'date_expires' ) )
			),
			text( 'type', __( 'Type', 'storewright' ), ( row ) =>
				discountName( textOf( infoOf( row ), 'discount_type' ) )
			),
		],
		totals: { amount: 'amount', orders_count: 'orders_count' },
		emptyText: __( 'No coupons were used in this period.', 'storewright' ),
	},
} );

/** A tax rate as WooCommerce calls it, such as US-IL-VAT-1. */
const taxCode = ( row: Row ): string =>
	[ 'country', 'state', 'name', 'priority' ]
		.map( ( name ) => textOf( row, name ) )
		.filter( Boolean )
		.join( '-' );

/** Taxes by rate. */
export const taxes = (): Report => ( {
	slug: 'taxes',
	title: __( 'Taxes', 'storewright' ),
	hasPeriod: true,
	figures: {
		path: 'taxes/stats',
		isExplained: true,
		volume: 'orders_count',
		measures: [
			{ id: 'total_tax', label: __( 'Total tax', 'storewright' ), format: 'money', meaning: 'neutral' },
			{ id: 'order_tax', label: __( 'Order tax', 'storewright' ), format: 'money', meaning: 'neutral' },
			{ id: 'shipping_tax', label: __( 'Shipping tax', 'storewright' ), format: 'money', meaning: 'neutral' },
			{
				id: 'orders_count',
				label: __( 'Orders', 'storewright' ),
				format: 'number',
				meaning: 'neutral',
				overlaps: true,
			},
		],
	},
	filters: [],
	show: showTaxes(),
	compare: {
		show: showTaxes(),
		option: 'compare-taxes',
		segmentBy: 'tax_rate_id',
		idOf: ( row ) => textOf( row, 'tax_rate_id' ),
		nameOf: taxCode,
	},
	rows: {
		path: 'taxes',
		explained: { columns: [ 'total_tax', 'order_tax', 'shipping_tax', 'orders_count' ], by: [ 'tax_rate_id' ] },
		keyOf: ( row ) => textOf( row, 'tax_rate_id' ),
		sort: { orderBy: 'total_tax', order: 'desc' },
		columns: [
			text( 'tax_code', __( 'Tax code', 'storewright' ), taxCode, 'tax_code' ),
			{
				id: 'tax_rate',
				label: __( 'Rate', 'storewright' ),
				isNumeric: true,
				orderBy: 'rate',
				render: ( row ) => `${ textOf( row, 'tax_rate' ) || '0' }%`,
			},
			figure( 'total_tax', __( 'Total tax', 'storewright' ), 'money', { orderBy: 'total_tax' } ),
			figure( 'order_tax', __( 'Order tax', 'storewright' ), 'money', { orderBy: 'order_tax' } ),
			figure( 'shipping_tax', __( 'Shipping tax', 'storewright' ), 'money', { orderBy: 'shipping_tax' } ),
			figure( 'orders_count', __( 'Orders', 'storewright' ), 'number', { orderBy: 'orders_count' } ),
		],
		totals: { total_tax: 'total_tax', order_tax: 'order_tax', shipping_tax: 'shipping_tax' },
		emptyText: __( 'No taxes in this period.', 'storewright' ),
	},
} );

/** Who bought, of all time. */
export const customers = (): Report => ( {
	slug: 'customers',
	title: __( 'Customers', 'storewright' ),
	hasPeriod: false,
	filters: [],
	advanced: customerFilters(),
	show: showCustomers(),
	rows: {
		path: 'customers',
		explained: { columns: [ 'orders_count', 'total_spend', 'avg_order_value' ], by: [ 'id' ], isOfRow: true },
		keyOf: ( row ) => textOf( row, 'id' ),
		sort: { orderBy: 'date_last_active', order: 'desc' },
		columns: [
			{
				id: 'name',
				label: __( 'Name', 'storewright' ),
				orderBy: 'name',
				render: ( row ) => (
					<CustomerName
						name={ textOf( row, 'name' ) || textOf( row, 'email' ) || __( 'Guest', 'storewright' ) }
						id={ textOf( row, 'email' ) === '' ? '' : textOf( row, 'id' ) }
					/>
				),
			},
			text( 'username', __( 'Username', 'storewright' ), ( row ) => textOf( row, 'username' ), 'username' ),
			day(
				'date_last_active',
				__( 'Last active', 'storewright' ),
				( row ) => textOf( row, 'date_last_active' ),
				'date_last_active'
			),
			day(
				'date_registered',
				__( 'Sign up', 'storewright' ),
				( row ) => textOf( row, 'date_registered' ),
				'date_registered'
			),
			text( 'email', __( 'Email', 'storewright' ), ( row ) => textOf( row, 'email' ) ),
			figure( 'orders_count', __( 'Orders', 'storewright' ), 'number', { orderBy: 'orders_count' } ),
			figure( 'total_spend', __( 'Total spend', 'storewright' ), 'money', { orderBy: 'total_spend' } ),
			figure( 'avg_order_value', __( 'Average order', 'storewright' ), 'money', { orderBy: 'avg_order_value' } ),
			text( 'country', __( 'Country', 'storewright' ), ( row ) => textOf( row, 'country' ), 'country' ),
			text( 'city', __( 'City', 'storewright' ), ( row ) => textOf( row, 'city' ), 'city' ),
			text( 'postcode', __( 'Postcode', 'storewright' ), ( row ) => textOf( row, 'postcode' ), 'postcode' ),
		],
		search: {
			param: 'search',
			label: __( 'Search name, username or email', 'storewright' ),
			query: { searchby: 'all' },
		},
		emptyText: __( 'No customers found.', 'storewright' ),
	},
} );
