<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Database\Table;
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
			new Table(
				Tables::STATS,
				"order_id bigint(20) unsigned NOT NULL,
parent_id bigint(20) unsigned NOT NULL DEFAULT 0,
date_created datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
date_created_gmt datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
date_paid datetime NULL DEFAULT '0000-00-00 00:00:00',
date_completed datetime NULL DEFAULT '0000-00-00 00:00:00',
num_items_sold int(11) NOT NULL DEFAULT 0,
total_sales double NOT NULL DEFAULT 0,
tax_total double NOT NULL DEFAULT 0,
shipping_total double NOT NULL DEFAULT 0,
net_total double NOT NULL DEFAULT 0,
returning_customer tinyint(1) NULL,
status varchar(20) NOT NULL,
customer_id bigint(20) unsigned NOT NULL,
PRIMARY KEY  (order_id),
KEY date_created (date_created),
KEY customer_id (customer_id),
KEY status (status),
KEY idx_date_paid_status_parent (date_paid,status,parent_id),
KEY storewright_customer_date (customer_id,date_created),
KEY storewright_sales (date_created,status,parent_id,total_sales,tax_total,shipping_total,num_items_sold)"
			),
			new Table(
				Tables::PRODUCT_LOOKUP,
				'order_item_id bigint(20) unsigned NOT NULL,
order_id bigint(20) unsigned NOT NULL,
product_id bigint(20) unsigned NOT NULL,
variation_id bigint(20) unsigned NOT NULL,
customer_id bigint(20) unsigned NULL,
date_created datetime NOT NULL DEFAULT CURRENT_TIMESTAMP,
product_qty int(11) NOT NULL,
product_net_revenue double NOT NULL DEFAULT 0,
product_gross_revenue double NOT NULL DEFAULT 0,
coupon_amount double NOT NULL DEFAULT 0,
tax_amount double NOT NULL DEFAULT 0,
shipping_amount double NOT NULL DEFAULT 0,
shipping_tax_amount double NOT NULL DEFAULT 0,
PRIMARY KEY  (order_item_id,order_id),
KEY order_id (order_id),
KEY product_id (product_id),
KEY customer_id (customer_id),
KEY date_created (date_created),
KEY customer_product_date (customer_id,product_id,date_created),
KEY storewright_product_date (product_id,date_created,order_id)'
			),
			new Table(
				Tables::TAX_LOOKUP,
				"order_id bigint(20) unsigned NOT NULL,
tax_rate_id bigint(20) unsigned NOT NULL,
date_created datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
shipping_tax double NOT NULL DEFAULT 0,
order_tax double NOT NULL DEFAULT 0,
total_tax double NOT NULL DEFAULT 0,
PRIMARY KEY  (order_id,tax_rate_id),
KEY tax_rate_id (tax_rate_id),
KEY date_created (date_created)"
			),
			new Table(
				Tables::COUPON_LOOKUP,
				"order_id bigint(20) unsigned NOT NULL,
coupon_id bigint(20) NOT NULL,
date_created datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
discount_amount double NOT NULL DEFAULT 0,
PRIMARY KEY  (order_id,coupon_id),
KEY coupon_id (coupon_id),
KEY date_created (date_created)"
			),
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
