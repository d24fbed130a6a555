<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use Storewright\Database\Table;

/**
 * The family's table of customers, and the one of orders that says what they may download.
 */
final class Tables {

	public const LOOKUP = 'wc_customer_lookup';

	public const DOWNLOADS = 'woocommerce_downloadable_product_permissions';

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
		];
	}
}
