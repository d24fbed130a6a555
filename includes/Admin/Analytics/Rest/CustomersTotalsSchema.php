<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\CustomersTotals;
use Storewright\Rest\Schema;

/**
 * The figures of the report of customers.
 */
final class CustomersTotalsSchema implements Schema {

	public static function title(): string {
		return 'report_customers_stats';
	}

	public static function properties(): array {
		return StatsFields::totals( ( new CustomersTotals() )->measures() );
	}
}
