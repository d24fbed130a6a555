<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\StockTotals;
use Storewright\Rest\Schema;

/**
 * The figures of the stock report.
 */
final class StockTotalsSchema implements Schema {

	public static function title(): string {
		return 'report_stock_stats';
	}

	public static function properties(): array {
		return StatsFields::totals( ( new StockTotals() )->measures() );
	}
}
