<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Storewright\Database\Table;

/**
 * Which order used which coupon: what makes a use count once, however often it is told.
 */
final class Tables {

	public const USES = 'storewright_coupon_uses';

	/**
	 * The table as it is to be.
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
		];
	}
}
