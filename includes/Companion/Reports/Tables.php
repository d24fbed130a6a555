<?php
declare(strict_types=1);

namespace Storewright\Companion\Reports;

use Storewright\Database\Table;
use Storewright\Shop\Reports\ReportColumns;

/**
 * What reports read beside WooCommerce: tables of our own with the columns of WooCommerce's, which are never written.
 */
final class Tables {

	public const STATS = 'storewright_order_stats';

	public const PRODUCTS = 'storewright_order_product_lookup';

	public const TAXES = 'storewright_order_tax_lookup';

	public const COUPONS = 'storewright_order_coupon_lookup';

	public const CUSTOMERS = 'storewright_customer_lookup';

	/**
	 * The tables as they are to be.
	 *
	 * @return list<Table>
	 */
	public static function all(): array {
		return [
			new Table( self::STATS, ReportColumns::STATS ),
			new Table( self::PRODUCTS, ReportColumns::PRODUCTS ),
			new Table( self::TAXES, ReportColumns::TAXES ),
			new Table( self::COUPONS, ReportColumns::COUPONS ),
			new Table( self::CUSTOMERS, ReportColumns::CUSTOMERS ),
		];
	}
}
