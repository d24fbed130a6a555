<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

/**
 * Columns and keys of the tables that reports read, as Database\Table takes them: those of WooCommerce's tables, and keys of ours.
 *
 * @internal
 */
final class ReportColumns {

	public const STATS = "order_id bigint(20) unsigned NOT NULL,
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
storewright_currency varchar(10) NOT NULL DEFAULT '',
storewright_discount decimal(26,8) NOT NULL DEFAULT 0,
storewright_payment_method varchar(100) NOT NULL DEFAULT '',
storewright_country varchar(10) NOT NULL DEFAULT '',
storewright_state varchar(100) NOT NULL DEFAULT '',
PRIMARY KEY  (order_id),
KEY date_created (date_created),
KEY customer_id (customer_id),
KEY status (status),
KEY idx_date_paid_status_parent (date_paid,status,parent_id),
KEY storewright_customer_date (customer_id,date_created),
KEY storewright_sales (date_created,status,parent_id,total_sales,tax_total,shipping_total,num_items_sold),
KEY storewright_completed (date_completed),
KEY storewright_parent (parent_id),
KEY storewright_net (net_total),
KEY storewright_pieces (num_items_sold)";

	public const PRODUCTS = 'order_item_id bigint(20) unsigned NOT NULL,
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
KEY storewright_product_date (product_id,date_created,order_id),
KEY storewright_variation_date (variation_id,date_created)';

	public const TAXES = "order_id bigint(20) unsigned NOT NULL,
tax_rate_id bigint(20) unsigned NOT NULL,
date_created datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
shipping_tax double NOT NULL DEFAULT 0,
order_tax double NOT NULL DEFAULT 0,
total_tax double NOT NULL DEFAULT 0,
PRIMARY KEY  (order_id,tax_rate_id),
KEY tax_rate_id (tax_rate_id),
KEY date_created (date_created)";

	public const COUPONS = "order_id bigint(20) unsigned NOT NULL,
coupon_id bigint(20) NOT NULL,
date_created datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
discount_amount double NOT NULL DEFAULT 0,
PRIMARY KEY  (order_id,coupon_id),
KEY coupon_id (coupon_id),
KEY date_created (date_created)";

	public const CUSTOMERS = "customer_id bigint(20) unsigned NOT NULL auto_increment,
user_id bigint(20) unsigned DEFAULT NULL,
username varchar(60) NOT NULL DEFAULT '',
first_name varchar(255) NOT NULL,
last_name varchar(255) NOT NULL,
email varchar(100) NULL DEFAULT NULL,
date_last_active timestamp NULL DEFAULT NULL,
date_registered timestamp NULL DEFAULT NULL,
country char(2) NOT NULL DEFAULT '',
postcode varchar(20) NOT NULL DEFAULT '',
city varchar(100) NOT NULL DEFAULT '',
state varchar(100) NOT NULL DEFAULT '',
storewright_orders int(11) NOT NULL DEFAULT 0,
storewright_spent decimal(26,6) NOT NULL DEFAULT 0,
storewright_mean decimal(30,10) NOT NULL DEFAULT 0,
storewright_last_order datetime NULL,
PRIMARY KEY  (customer_id),
UNIQUE KEY user_id (user_id),
KEY email (email),
KEY storewright_registered (date_registered),
KEY storewright_active (date_last_active),
KEY storewright_country (country),
KEY storewright_state (state),
KEY storewright_city (city),
KEY storewright_postcode (postcode),
KEY storewright_username (username),
KEY storewright_orders (storewright_orders),
KEY storewright_spent (storewright_spent),
KEY storewright_mean (storewright_mean)";
}
