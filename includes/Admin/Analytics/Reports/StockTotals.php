<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Reports;

use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\StockItems;
use Storewright\Admin\Analytics\Declaration\TotalsReport;
use Storewright\Admin\Analytics\Query\Condition;

/**
 * How many products and variations are in stock, and how many are not.
 */
final class StockTotals implements TotalsReport {

	public function name(): string {
		return 'stock';
	}

	public function source(): Condition {
		return StockItems::source();
	}

	public function measures(): array {
		$with = static fn( string $name, string $description, string $condition ) => Measure::count(
			$name,
			$description,
			"SUM( CASE WHEN $condition THEN 1 ELSE 0 END )"
		);
		return [
			$with( 'lowstock', __( 'Products and variations of which few are left.', 'storewright' ), StockItems::few_left() ),
			$with( 'instock', __( 'Products and variations in stock.', 'storewright' ), "o.stock_status = 'instock'" ),
			$with( 'outofstock', __( 'Products and variations out of stock.', 'storewright' ), "o.stock_status = 'outofstock'" ),
			$with( 'onbackorder', __( 'Products and variations on backorder.', 'storewright' ), "o.stock_status = 'onbackorder'" ),
			Measure::count( 'products', __( 'Products and variations.', 'storewright' ), 'COUNT(*)' ),
		];
	}

	public function filters(): array {
		return [];
	}

	public function arguments(): array {
		return [];
	}
}
