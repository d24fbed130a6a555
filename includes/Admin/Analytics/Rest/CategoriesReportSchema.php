<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\CategoriesReport;
use Storewright\Rest\Schema;

/**
 * A category in the categories report. Amounts are numbers in the shop's currency.
 */
final class CategoriesReportSchema implements Schema {

	public static function title(): string {
		return 'report_categories';
	}

	public static function properties(): array {
		return ListFields::of( new CategoriesReport(), true );
	}
}
