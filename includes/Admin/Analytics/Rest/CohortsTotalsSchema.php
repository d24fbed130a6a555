<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;

/**
 * Customers of several months together. Amounts are numbers in the shop's currency.
 */
final class CohortsTotalsSchema implements Schema {

	public static function title(): string {
		return 'report_cohorts_stats';
	}

	public static function properties(): array {
		return [
			'totals' => Field::object(
				__( 'The figures.', 'storewright' ),
				array_intersect_key( CohortsSchema::properties(), array_flip( [ 'customers', 'orders_count', 'net_revenue' ] ) ),
				readonly: true
			),
		];
	}
}
