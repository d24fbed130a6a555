<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use Storewright\Database\Table;

/**
 * WooCommerce's tables of shipping zones.
 */
final class Tables {

	public const ZONES = 'woocommerce_shipping_zones';

	public const LOCATIONS = 'woocommerce_shipping_zone_locations';

	public const METHODS = 'woocommerce_shipping_zone_methods';

	/**
	 * Greatest place that a zone or method can be given.
	 */
	public const LAST_PLACE = 2_147_483_647;

	/**
	 * The tables as they are to be.
	 *
	 * @return list<Table>
	 */
	public static function all(): array {
		return [
			new Table(
				self::ZONES,
				'zone_id bigint(20) unsigned NOT NULL auto_increment,
zone_name varchar(200) NOT NULL,
zone_order bigint(20) unsigned NOT NULL,
PRIMARY KEY  (zone_id),
KEY zone_order_id (zone_order,zone_id)'
			),
			new Table(
				self::LOCATIONS,
				'location_id bigint(20) unsigned NOT NULL auto_increment,
zone_id bigint(20) unsigned NOT NULL,
location_code varchar(200) NOT NULL,
location_type varchar(40) NOT NULL,
PRIMARY KEY  (location_id),
KEY zone_id (zone_id),
KEY location_type_code (location_type(10),location_code(20))'
			),
			new Table(
				self::METHODS,
				"zone_id bigint(20) unsigned NOT NULL,
instance_id bigint(20) unsigned NOT NULL auto_increment,
method_id varchar(200) NOT NULL,
method_order bigint(20) unsigned NOT NULL,
is_enabled tinyint(1) NOT NULL DEFAULT '1',
PRIMARY KEY  (instance_id),
KEY zone_id (zone_id),
KEY method_id (method_id(20))"
			),
		];
	}
}
