<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use Storewright\Database\Table;

/**
 * The family's tables of customers and of what they may download.
 */
final class Tables {

	public const LOOKUP = 'wc_customer_lookup';

	public const DOWNLOADS = 'woocommerce_downloadable_product_permissions';

	public const DOWNLOAD_LOG = 'wc_download_log';

	/**
	 * The tables as they are to be.
	 *
	 * @return list<Table>
	 */
	public static function all(): array {
		return [
			new Table(
				self::LOOKUP,
				"customer_id bigint(20) unsigned NOT NULL auto_increment,
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
PRIMARY KEY  (customer_id),
UNIQUE KEY user_id (user_id),
KEY email (email)"
			),
			new Table(
				self::DOWNLOADS,
				"permission_id bigint(20) unsigned NOT NULL auto_increment,
download_id varchar(36) NOT NULL,
product_id bigint(20) unsigned NOT NULL,
order_id bigint(20) unsigned NOT NULL DEFAULT '0',
order_key varchar(200) NOT NULL,
user_email varchar(200) NOT NULL,
user_id bigint(20) unsigned DEFAULT NULL,
downloads_remaining varchar(9) DEFAULT NULL,
access_granted datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
access_expires datetime DEFAULT NULL,
download_count bigint(20) unsigned NOT NULL DEFAULT '0',
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
user_id bigint(20) unsigned DEFAULT NULL,
user_ip_address varchar(100) NULL DEFAULT '',
PRIMARY KEY  (download_log_id),
KEY permission_id (permission_id),
KEY timestamp (timestamp)"
			),
		];
	}
}
