<?php
declare(strict_types=1);

namespace Storewright\Store\Tax;

use Storewright\Database\Table;

/**
 * WooCommerce's tables of tax rates.
 */
final class Tables {

	public const RATES = 'woocommerce_tax_rates';

	public const LOCATIONS = 'woocommerce_tax_rate_locations';

	public const CLASSES = 'wc_tax_rate_classes';

	/**
	 * The tables as they are to be.
	 *
	 * @return list<Table>
	 */
	public static function all(): array {
		return [
			new Table(
				self::RATES,
				"tax_rate_id bigint(20) unsigned NOT NULL auto_increment,
tax_rate_country varchar(2) NOT NULL DEFAULT '',
tax_rate_state varchar(200) NOT NULL DEFAULT '',
tax_rate varchar(8) NOT NULL DEFAULT '',
tax_rate_name varchar(200) NOT NULL DEFAULT '',
tax_rate_priority bigint(20) unsigned NOT NULL,
tax_rate_compound int(1) NOT NULL DEFAULT '0',
tax_rate_shipping int(1) NOT NULL DEFAULT '1',
tax_rate_order bigint(20) unsigned NOT NULL,
tax_rate_class varchar(200) NOT NULL DEFAULT '',
PRIMARY KEY  (tax_rate_id),
KEY tax_rate_country (tax_rate_country),
KEY tax_rate_state (tax_rate_state(2)),
KEY tax_rate_class (tax_rate_class(10)),
KEY tax_rate_priority (tax_rate_priority),
KEY storewright_class_order (tax_rate_class,tax_rate_order)"
			),
			new Table(
				self::LOCATIONS,
				'location_id bigint(20) unsigned NOT NULL auto_increment,
location_code varchar(200) NOT NULL,
tax_rate_id bigint(20) unsigned NOT NULL,
location_type varchar(40) NOT NULL,
PRIMARY KEY  (location_id),
KEY tax_rate_id (tax_rate_id),
KEY location_type_code (location_type(10),location_code(20))'
			),
			new Table(
				self::CLASSES,
				"tax_rate_class_id bigint(20) unsigned NOT NULL auto_increment,
name varchar(200) NOT NULL DEFAULT '',
slug varchar(200) NOT NULL DEFAULT '',
PRIMARY KEY  (tax_rate_class_id),
UNIQUE KEY slug (slug(191))"
			),
		];
	}
}
