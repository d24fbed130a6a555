<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\RevenueStats;
use Storewright\Rest\Schema;

/**
 * The figures of the revenue report. Amounts are numbers in the shop's currency.
 */
final class RevenueStatsSchema implements Schema {

	public static function title(): string {
		return 'report_revenue_stats';
	}

	public static function properties(): array {
		return StatsFields::of( new RevenueStats() );
	}
}
