<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\StockReport;
use Storewright\Rest\Schema;

/**
 * A product or variation in the stock report.
 */
final class StockReportSchema implements Schema {

	public static function title(): string {
		return 'report_stock';
	}

	public static function properties(): array {
		return ListFields::of( new StockReport(), false );
	}
}
