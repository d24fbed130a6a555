<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\ProductsReport;
use Storewright\Rest\Schema;

/**
 * A product in the products report. Amounts are numbers in the shop's currency.
 */
final class ProductsReportSchema implements Schema {

	public static function title(): string {
		return 'report_products';
	}

	public static function properties(): array {
		return ListFields::of( new ProductsReport(), true );
	}
}
