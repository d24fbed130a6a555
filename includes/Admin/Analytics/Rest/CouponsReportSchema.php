<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\CouponsReport;
use Storewright\Rest\Schema;

/**
 * A coupon in the coupons report. Amounts are numbers in the shop's currency.
 */
final class CouponsReportSchema implements Schema {

	public static function title(): string {
		return 'report_coupons';
	}

	public static function properties(): array {
		return ListFields::of( new CouponsReport(), true );
	}
}
