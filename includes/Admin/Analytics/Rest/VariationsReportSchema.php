<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\VariationsReport;
use Storewright\Rest\Schema;

/**
 * A variation in the variations report. Amounts are numbers in the shop's currency.
 */
final class VariationsReportSchema implements Schema {

	public static function title(): string {
		return 'report_variations';
	}

	public static function properties(): array {
		return ListFields::of( new VariationsReport(), true );
	}
}
