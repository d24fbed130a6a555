<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\VariationsStats;
use Storewright\Rest\Schema;

/**
 * The figures of the variations report. Amounts are numbers in the shop's currency.
 */
final class VariationsStatsSchema implements Schema {

	public static function title(): string {
		return 'report_variations_stats';
	}

	public static function properties(): array {
		return StatsFields::of( new VariationsStats() );
	}
}
