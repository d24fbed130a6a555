<?php
declare(strict_types=1);

namespace Storewright\Store\Orders;

use Storewright\Database\Table;
use Storewright\Shop\OrderHistory;
use Storewright\Store\Orders\Index\LookupTables;

/**
 * The tables of orders: WooCommerce's, some of our own that keep lists and searches fast, and what was changed of orders.
 */
final class Tables {

	public const ORDERS = 'wc_orders';

	public const META = 'wc_orders_meta';

	public const ADDRESSES = 'wc_order_addresses';

	public const OPERATIONAL = 'wc_order_operational_data';

	public const ITEMS = 'woocommerce_order_items';

	public const ITEM_META = 'woocommerce_order_itemmeta';

	public const RESERVED_STOCK = 'wc_reserved_stock';

	public const DOWNLOAD_PERMISSIONS = 'woocommerce_downloadable_product_permissions';

	public const DOWNLOAD_LOG = 'wc_download_log';

	public const STATS = 'wc_order_stats';

	public const PRODUCT_LOOKUP = 'wc_order_product_lookup';

	public const TAX_LOOKUP = 'wc_order_tax_lookup';

	public const COUPON_LOOKUP = 'wc_order_coupon_lookup';

	/**
	 * How many orders there are: see Index\OrderCounts.
	 */
	public const COUNTS = 'storewright_order_counts';

	/**
	 * Words that orders are found by: see Index\SearchIndex.
	 */
	public const SEARCH = 'storewright_order_search';

	/**
	 * Which orders our own tables know: see Index\IndexedOrders.
	 */
	public const INDEX = 'storewright_order_index';

	/**
	 * What was changed of orders, when and by whom: see History\HistoryRecorder.
	 */
	public const HISTORY = OrderHistory::TABLE;

	/**
	 * Post type of the rows of wp_posts that give orders their ids, so that nothing else has the same.
	 */
	public const PLACEHOLDER = 'shop_order_placehold';

	/**
	 * The tables as they are to be.
	 *
	 * @return list<Table>
	 */
	public static function all(): array {
		return [ ...self::of_orders(), ...self::of_items(), ...self::of_downloads_and_stock(), self::of_history(), ...LookupTables::all() ];
	}

	/**
	 * @return list<Table>
	 */
	private static function of_orders(): array {
		return [
			new Table(
				self::ORDERS,
				'id bigint(20) unsigned NOT NULL,
status varchar(20) NULL,
currency varchar(10) NULL,
type varchar(20) NULL,
tax_amount decimal(26,8) NULL,
total_amount decimal(26,8) NULL,
customer_id bigint(20) unsigned NULL,
billing_email varchar(320) NULL,
date_created_gmt datetime NULL,
date_updated_gmt datetime NULL,
parent_order_id bigint(20) unsigned NULL,
payment_method varchar(100) NULL,
payment_method_title text NULL,
transaction_id varchar(100) NULL,
ip_address varchar(100) NULL,
user_agent text NULL,
customer_note text NULL,
PRIMARY KEY  (id),
KEY status (status),
KEY date_created (date_created_gmt),
KEY customer_id_billing_email (customer_id,billing_email(171)),
KEY customer_id_status (customer_id,status),
KEY billing_email (billing_email(191)),
KEY type_status_date (type,status,date_created_gmt),
KEY parent_order_id (parent_order_id),
KEY date_updated (date_updated_gmt),
KEY transaction_id (transaction_id(20)),
KEY storewright_type_status_updated (type,status,date_updated_gmt),
KEY storewright_type_status_total (type,status,total_amount),
KEY storewright_method_type_status_date (payment_method,type,status,date_created_gmt),
KEY storewright_customer_type_status_date (customer_id,type,status,date_created_gmt)'
			),
			new Table(
				self::META,
				'id bigint(20) unsigned NOT NULL auto_increment,
order_id bigint(20) unsigned NULL,
meta_key varchar(255) NULL,
meta_value text NULL,
PRIMARY KEY  (id),
KEY meta_key_value (meta_key(50),meta_value(20)),
KEY order_id_meta_key_meta_value (order_id,meta_key(100),meta_value(82))'
			),
			new Table(
				self::ADDRESSES,
				'id bigint(20) unsigned NOT NULL auto_increment,
order_id bigint(20) unsigned NOT NULL,
address_type varchar(20) NULL,
first_name text NULL,
last_name text NULL,
company text NULL,
address_1 text NULL,
address_2 text NULL,
city text NULL,
state text NULL,
postcode text NULL,
country text NULL,
email varchar(320) NULL,
phone varchar(100) NULL,
PRIMARY KEY  (id),
KEY order_id (order_id),
UNIQUE KEY address_type_order_id (address_type,order_id),
KEY email (email(191)),
KEY phone (phone)'
			),
			new Table(
				self::OPERATIONAL,
				'id bigint(20) unsigned NOT NULL auto_increment,
order_id bigint(20) unsigned NULL,
created_via varchar(100) NULL,
woocommerce_version varchar(20) NULL,
prices_include_tax tinyint(1) NULL,
coupon_usages_are_counted tinyint(1) NULL,
download_permission_granted tinyint(1) NULL,
cart_hash varchar(100) NULL,
new_order_email_sent tinyint(1) NULL,
order_key varchar(100) NULL,
order_stock_reduced tinyint(1) NULL,
date_paid_gmt datetime NULL,
date_completed_gmt datetime NULL,
shipping_tax_amount decimal(26,8) NULL,
shipping_total_amount decimal(26,8) NULL,
discount_tax_amount decimal(26,8) NULL,
discount_total_amount decimal(26,8) NULL,
recorded_sales tinyint(1) NULL,
PRIMARY KEY  (id),
UNIQUE KEY order_id (order_id),
KEY order_key (order_key),
KEY storewright_created_via (created_via,order_id)'
			),
		];
	}

	/**
	 * @return list<Table>
	 */
	private static function of_items(): array {
		return [
			new Table(
				self::ITEMS,
				"order_item_id bigint(20) unsigned NOT NULL auto_increment,
order_item_name text NOT NULL,
order_item_type varchar(200) NOT NULL DEFAULT '',
order_id bigint(20) unsigned NOT NULL,
PRIMARY KEY  (order_item_id),
KEY order_id (order_id)"
			),
			new Table(
				self::ITEM_META,
				'meta_id bigint(20) unsigned NOT NULL auto_increment,
order_item_id bigint(20) unsigned NOT NULL,
meta_key varchar(255) NULL,
meta_value longtext NULL,
PRIMARY KEY  (meta_id),
KEY order_item_id (order_item_id),
KEY meta_key (meta_key(32))'
			),
		];
	}

	/**
	 * @return list<Table>
	 */
	private static function of_downloads_and_stock(): array {
		return [
			new Table(
				self::RESERVED_STOCK,
				"order_id bigint(20) NOT NULL,
product_id bigint(20) NOT NULL,
stock_quantity double NOT NULL DEFAULT 0,
timestamp datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
expires datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
PRIMARY KEY  (order_id,product_id),
KEY product_id_expires (product_id,expires)"
			),
			new Table(
				self::DOWNLOAD_PERMISSIONS,
				"permission_id bigint(20) unsigned NOT NULL auto_increment,
download_id varchar(36) NOT NULL,
product_id bigint(20) unsigned NOT NULL,
order_id bigint(20) unsigned NOT NULL DEFAULT 0,
order_key varchar(200) NOT NULL,
user_email varchar(200) NOT NULL,
user_id bigint(20) unsigned NULL,
downloads_remaining varchar(9) NULL,
access_granted datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
access_expires datetime NULL,
download_count bigint(20) unsigned NOT NULL DEFAULT 0,
PRIMARY KEY  (permission_id),
KEY download_order_key_product (product_id,order_id,order_key(16),download_id),
KEY download_order_product (download_id,order_id,product_id),
KEY order_id (order_id),
KEY user_order_remaining_expires (user_id,order_id,downloads_remaining,access_expires),
KEY idx_user_email (user_email(100))"
			),
			new Table(
				self::DOWNLOAD_LOG,
				"download_log_id bigint(20) unsigned NOT NULL auto_increment,
timestamp datetime NOT NULL,
permission_id bigint(20) unsigned NOT NULL,
user_id bigint(20) unsigned NULL,
user_ip_address varchar(100) NULL DEFAULT '',
PRIMARY KEY  (download_log_id),
KEY permission_id (permission_id),
KEY timestamp (timestamp)"
			),
		];
	}

	private static function of_history(): Table {
		return new Table(
			self::HISTORY,
			'id bigint(20) unsigned NOT NULL auto_increment,
order_id bigint(20) unsigned NOT NULL,
user_id bigint(20) unsigned NOT NULL,
date_gmt datetime NOT NULL,
cause varchar(20) NOT NULL,
client varchar(200) NOT NULL,
changes longtext NOT NULL,
PRIMARY KEY  (id),
KEY order_id (order_id,id)'
		);
	}
}
