<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\CouponsStats;
use Storewright\Rest\Schema;

/**
 * The figures of the coupons report. Amounts are numbers in the shop's currency.
 */
final class CouponsStatsSchema implements Schema {

	public static function title(): string {
		return 'report_coupons_stats';
	}

	public static function properties(): array {
		return StatsFields::of( new CouponsStats() );
	}
}
