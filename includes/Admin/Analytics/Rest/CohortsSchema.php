<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * Customers whose first order was in one month. Amounts are numbers in the shop's currency.
 */
final class CohortsSchema implements Schema {

	public static function title(): string {
		return 'report_cohorts';
	}

	public static function properties(): array {
		$count = static fn( string $text ) => Field::integer( $text, readonly: true );
		$net   = Field::number( __( 'Net sales.', 'storewright' ), readonly: true );
		return [
			'cohort'       => Field::text( __( 'Month of the first order, such as 2026-11, in the site’s time zone.', 'storewright' ), readonly: true ),
			'customers'    => $count( __( 'Number of customers.', 'storewright' ) ),
			'orders_count' => $count( __( 'Number of orders.', 'storewright' ) ),
			'net_revenue'  => $net,
			'months'       => Field::objects(
				__( 'That month and each one after it, up to now.', 'storewright' ),
				[
					'month'        => $count( __( 'Months after the first order: 0 for its own.', 'storewright' ) ),
					'customers'    => $count( __( 'Number of these customers who ordered then.', 'storewright' ) ),
					'orders_count' => $count( __( 'Number of their orders then.', 'storewright' ) ),
					'net_revenue'  => $net,
				],
				readonly: true
			),
		];
	}
}
