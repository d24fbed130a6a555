<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Storewright\Database\Connection;

/**
 * Forgets who used coupons; that they were used still counts.
 */
final class CouponPrivacy {

	/**
	 * Replaces an account or an e-mail address.
	 */
	private const NOBODY = '[deleted]';

	public function __construct( private readonly Connection $database, private readonly CouponMetaIndex $index ) {}

	/**
	 * Forgets by whom the coupons of an order were used, in the caller's transaction.
	 *
	 * @param int $order_id Id of the order.
	 */
	public function forget( int $order_id ): void {
		foreach ( $this->database->rows(
			"SELECT coupon_id, used_by FROM {$this->database->table( Tables::USES )} WHERE order_id = %d",
			$order_id
		) as $use ) {
			$coupon = (int) $use['coupon_id'];
			if ( in_array( $use['used_by'], [ '', self::NOBODY ], true ) ) {
				continue;
			}
			// One entry for each use: those of the person's other orders go with these.
			$this->index->change_use( $coupon, (string) $use['used_by'], self::NOBODY );
			$this->database->execute(
				"UPDATE {$this->database->table( Tables::USES )} SET used_by = %s WHERE order_id = %d AND coupon_id = %d",
				self::NOBODY,
				$order_id,
				$coupon
			);
			$this->database->forget( 'post_meta', $coupon );
		}
	}
}
