<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\TaxesStats;
use Storewright\Rest\Schema;

/**
 * The figures of the taxes report. Amounts are numbers in the shop's currency.
 */
final class TaxesStatsSchema implements Schema {

	public static function title(): string {
		return 'report_taxes_stats';
	}

	public static function properties(): array {
		return StatsFields::of( new TaxesStats() );
	}
}
