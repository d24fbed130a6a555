<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\OrdersStats;
use Storewright\Rest\Schema;

/**
 * The figures of the orders report. Amounts are numbers in the shop's currency.
 */
final class OrdersStatsSchema implements Schema {

	public static function title(): string {
		return 'report_orders_stats';
	}

	public static function properties(): array {
		return StatsFields::of( new OrdersStats() );
	}
}
