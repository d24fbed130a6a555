<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Explain;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * The orders that a figure is made of. Amounts are decimal texts, added up as they stand: each order is in its own currency.
 */
final class ExplanationSchema implements Schema {

	public static function title(): string {
		return 'report_explanation';
	}

	public static function properties(): array {
		return [
			'measure'    => Field::text( __( 'Name of the figure.', 'storewright' ), readonly: true ),
			'is_money'   => Field::boolean( __( 'Whether it is an amount.', 'storewright' ), readonly: true ),
			'how'        => Field::choice(
				__( 'Whether it is the sum of what orders have, the mean of it, or how many different ones they have.', 'storewright' ),
				[ 'sum', 'mean', 'different' ],
				readonly: true
			),
			'value'      => Field::text( __( 'The figure, as a decimal number.', 'storewright' ), readonly: true ),
			'sum'        => Field::text( __( 'The sum of what all orders have, on this page and the others.', 'storewright' ), readonly: true ),
			'divided_by' => [ 'type' => [ 'integer', 'null' ] ]
				+ Field::integer( __( 'What the sum is divided by; null where it is not.', 'storewright' ), readonly: true ),
			'orders'     => Field::objects(
				__( 'The orders and refunds of this page, the latest first.', 'storewright' ),
				[
					'order_id'     => Field::integer( __( 'Id of the order or refund, 0 for what is of no order.', 'storewright' ), readonly: true ),
					'parent_id'    => Field::integer( __( 'Id of the order that was refunded, 0 for orders.', 'storewright' ), readonly: true ),
					'order_number' => [ 'type' => [ 'integer', 'string' ] ]
						+ Field::text( __( 'Number of the order; empty where there is none.', 'storewright' ), readonly: true ),
					'date'         => Field::text( __( 'When it counts, in the site’s time zone.', 'storewright' ), readonly: true, format: 'date-time' ),
					'status'       => Field::text( __( 'Status of the order; a refund has its order’s.', 'storewright' ), readonly: true ),
					'currency'     => Field::text( __( 'Currency of its amounts; empty for the shop’s.', 'storewright' ), readonly: true ),
					'value'        => Field::text( __( 'What it adds to the figure; below zero where it takes away.', 'storewright' ), readonly: true ),
				],
				readonly: true
			),
		];
	}
}
