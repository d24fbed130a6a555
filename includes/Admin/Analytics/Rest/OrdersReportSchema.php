<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\OrdersReport;
use Storewright\Rest\Schema;

/**
 * An order or a refund in the report of orders.
 */
final class OrdersReportSchema implements Schema {

	public static function title(): string {
		return 'report_orders';
	}

	public static function properties(): array {
		return ListFields::of( new OrdersReport(), true );
	}
}
