<?php
declare(strict_types=1);

namespace Storewright\Store\Reports\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * Schema of the sales of a period. Amounts are decimals as text in the shop's currency, with as many decimals as the shop shows.
 */
final class SalesSchema implements Schema {

	public static function title(): string {
		return 'sales_report';
	}

	public static function properties(): array {
		$fields   = [
			'total_sales'       => Field::text( __( 'Totals of the orders less refunds.', 'storewright' ) ),
			'net_sales'         => Field::text( __( 'Sales without tax and shipping, less refunds.', 'storewright' ) ),
			'average_sales'     => Field::text( __( 'Net sales by day or month.', 'storewright' ) ),
			'total_orders'      => Field::integer( __( 'Number of orders.', 'storewright' ) ),
			'total_items'       => Field::integer( __( 'Number of pieces that were ordered.', 'storewright' ) ),
			'total_tax'         => Field::text( __( 'Taxes less those that were paid back.', 'storewright' ) ),
			'total_shipping'    => Field::text( __( 'Shipping without tax, less what was paid back.', 'storewright' ) ),
			'total_refunds'     => Field::number( __( 'What was paid back.', 'storewright' ) ),
			'total_discount'    => Field::text( __( 'What coupons took off.', 'storewright' ) ),
			'totals_grouped_by' => Field::choice( __( 'What the totals go by.', 'storewright' ), [ 'day', 'month' ] ),
			'totals'            => Field::object(
				__( 'Orders and new customers of each day (2026-11-21) or month (2026-11).', 'storewright' ),
				[],
				additionalProperties: self::interval()
			),
			'total_customers'   => Field::integer( __( 'Number of accounts that were made.', 'storewright' ) ),
		];
		$readonly = [
			'readonly' => true,
			'context'  => [ 'view' ],
		];
		return array_map( static fn( array $field ) => $readonly + $field, $fields );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function interval(): array {
		return Field::object(
			__( 'A day or month.', 'storewright' ),
			[
				'sales'     => Field::text( __( 'Totals of its orders.', 'storewright' ) ),
				'orders'    => Field::integer( __( 'Number of its orders.', 'storewright' ) ),
				'items'     => Field::integer( __( 'Pieces in them.', 'storewright' ) ),
				'tax'       => Field::text( __( 'Their taxes.', 'storewright' ) ),
				'shipping'  => Field::text( __( 'Their shipping without tax.', 'storewright' ) ),
				'discount'  => Field::text( __( 'What coupons took off.', 'storewright' ) ),
				'customers' => Field::integer( __( 'Accounts that were made.', 'storewright' ) ),
			]
		);
	}
}
