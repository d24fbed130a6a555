<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Storage;

use Storewright\Kernel\Money;
use Storewright\Store\Orders\Model\CouponItem;

/**
 * Details of a coupon when it was used, in WooCommerce's form: a JSON list of id, code, type (null for a fixed amount off the
 * cart), amount, and true where it gave free shipping.
 *
 * @internal
 */
final class CouponInfo {

	/**
	 * The stored text.
	 */
	public static function text( CouponItem $item ): string {
		$amount = Money::parse( $item->nominal_amount );
		$info   = [
			$item->coupon_id,
			$item->name,
			'fixed_cart' === $item->discount_type ? null : $item->discount_type,
			null === $amount ? 0 : $amount->toFloat(),
		];
		if ( $item->free_shipping ) {
			$info[] = true;
		}
		return (string) wp_json_encode( $info );
	}

	/**
	 * Puts what is stored into the row.
	 *
	 * @param string     $text Stored text; what can't be read is passed over.
	 * @param CouponItem $item
	 */
	public static function read( string $text, CouponItem $item ): void {
		$info = json_decode( $text, true );
		if ( ! is_array( $info ) ) {
			return;
		}
		$item->coupon_id      = is_int( $info[0] ?? null ) ? $info[0] : 0;
		$item->discount_type  = is_string( $info[2] ?? null ) ? $info[2] : 'fixed_cart';
		$item->nominal_amount = (string) ( Money::parse( $info[3] ?? 0 ) ?? '0' );
		$item->free_shipping  = true === ( $info[4] ?? false );
	}
}
