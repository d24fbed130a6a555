<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\ProductsStats;
use Storewright\Rest\Schema;

/**
 * The figures of the products report. Amounts are numbers in the shop's currency.
 */
final class ProductsStatsSchema implements Schema {

	public static function title(): string {
		return 'report_products_stats';
	}

	public static function properties(): array {
		return StatsFields::of( new ProductsStats() );
	}
}
