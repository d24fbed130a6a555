<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Database\Table;
use Storewright\Shop\Reports\ReportColumns;
use Storewright\Store\Orders\Tables;

/**
 * The tables that follow orders: WooCommerce's for reports, and our own that keep lists and searches fast.
 *
 * @internal
 */
final class LookupTables {

	/**
	 * The tables as they are to be.
	 *
	 * @return list<Table>
	 */
	public static function all(): array {
		return [ ...self::of_reports(), ...self::our_own() ];
	}

	/**
	 * @return list<Table>
	 */
	private static function of_reports(): array {
		return [
			new Table( Tables::STATS, ReportColumns::STATS ),
			new Table( Tables::PRODUCT_LOOKUP, ReportColumns::PRODUCTS ),
			new Table( Tables::TAX_LOOKUP, ReportColumns::TAXES ),
			new Table( Tables::COUPON_LOOKUP, ReportColumns::COUPONS ),
		];
	}

	/**
	 * @return list<Table>
	 */
	private static function our_own(): array {
		return [
			new Table(
				Tables::COUNTS,
				"kind tinyint(3) unsigned NOT NULL DEFAULT 0,
product_id bigint(20) unsigned NOT NULL DEFAULT 0,
period varchar(10) NOT NULL DEFAULT '',
type varchar(20) NOT NULL DEFAULT '',
status varchar(20) NOT NULL DEFAULT '',
created_via varchar(100) NOT NULL DEFAULT '',
guest tinyint(1) NOT NULL DEFAULT 0,
shard tinyint(3) unsigned NOT NULL DEFAULT 0,
orders bigint(20) NOT NULL DEFAULT 0,
PRIMARY KEY  (kind,product_id,period,type,status,created_via,guest,shard),
KEY kind_period (kind,period)"
			),
			new Table(
				Tables::SEARCH,
				"token varchar(60) NOT NULL,
listed tinyint(1) NOT NULL DEFAULT 1,
created datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
order_id bigint(20) unsigned NOT NULL,
PRIMARY KEY  (token,listed,created,order_id)"
			),
			new Table(
				Tables::INDEX,
				"order_id bigint(20) unsigned NOT NULL,
created datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
updated datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
PRIMARY KEY  (order_id)"
			),
		];
	}
}
