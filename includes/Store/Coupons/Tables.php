<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Storewright\Database\Table;

/**
 * Which order used which coupon: what makes a use count once, however often it is told. And indexes over WordPress's tables, which
 * have none by code of a coupon and none by customer.
 */
final class Tables {

	public const USES = 'storewright_coupon_uses';

	/**
	 * The code of each coupon, in the form in which codes are compared.
	 */
	public const CODES = 'storewright_coupon_codes';

	/**
	 * The rows of post meta of coupons: who used it, or '' for its fields.
	 */
	public const META = 'storewright_coupon_meta';

	/**
	 * Up to which row META knows the post meta of a coupon, and whether that was the last one.
	 */
	public const INDEXED = 'storewright_coupon_indexed';

	/**
	 * The tables as they are to be.
	 *
	 * @return list<Table>
	 */
	public static function all(): array {
		return [
			new Table(
				self::USES,
				"order_id bigint(20) unsigned NOT NULL,
coupon_id bigint(20) unsigned NOT NULL,
used_by varchar(320) NOT NULL DEFAULT '',
PRIMARY KEY  (order_id,coupon_id),
KEY coupon_id (coupon_id)"
			),
			new Table(
				self::CODES,
				'coupon_id bigint(20) unsigned NOT NULL,
code varchar(191) NOT NULL,
PRIMARY KEY  (coupon_id),
KEY code (code)'
			),
			new Table(
				self::META,
				"meta_id bigint(20) unsigned NOT NULL,
coupon_id bigint(20) unsigned NOT NULL,
is_use tinyint(1) NOT NULL DEFAULT 0,
used_by varchar(191) NOT NULL DEFAULT '',
PRIMARY KEY  (meta_id),
KEY coupon_customer (coupon_id,is_use,used_by)"
			),
			new Table(
				self::INDEXED,
				'coupon_id bigint(20) unsigned NOT NULL,
meta_id bigint(20) unsigned NOT NULL DEFAULT 0,
complete tinyint(1) NOT NULL DEFAULT 0,
PRIMARY KEY  (coupon_id)'
			),
		];
	}
}
