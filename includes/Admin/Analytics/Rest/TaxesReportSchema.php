<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\TaxesReport;
use Storewright\Rest\Schema;

/**
 * A tax rate in the taxes report. Amounts are numbers in the shop's currency.
 */
final class TaxesReportSchema implements Schema {

	public static function title(): string {
		return 'report_taxes';
	}

	public static function properties(): array {
		return ListFields::of( new TaxesReport(), false );
	}
}
