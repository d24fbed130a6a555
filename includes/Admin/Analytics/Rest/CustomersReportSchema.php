<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\CustomersReport;
use Storewright\Rest\Schema;

/**
 * A customer in the report of customers.
 */
final class CustomersReportSchema implements Schema {

	public static function title(): string {
		return 'report_customers';
	}

	public static function properties(): array {
		return ListFields::of( new CustomersReport(), false );
	}
}
