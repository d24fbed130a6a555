<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * A seeded shop's coupons, and what they take off.
 */
final class SeedCoupons {

	/**
	 * Code, kind, amount: percent or cents.
	 */
	public const ALL = [
		[ 'welcome10', 'percent', 10 ],
		[ 'summer20', 'percent', 20 ],
		[ 'twooff', 'fixed_product', 200 ],
		[ 'fiver', 'fixed_cart', 500 ],
	];

	/**
	 * Discount of an offer on a line, in cents.
	 *
	 * An amount off the whole cart is only given to carts of one line: how it is spread over several is a matter of rounding.
	 *
	 * @param int $offer    Which of ALL.
	 * @param int $subtotal The line's price, in cents.
	 * @param int $quantity Of the line.
	 */
	public static function off( int $offer, int $subtotal, int $quantity ): int {
		[ , $kind, $amount ] = self::ALL[ $offer ];
		return min(
			$subtotal,
			match ( $kind ) {
				'percent'       => intdiv( $subtotal * $amount, 100 ),
				'fixed_product' => $amount * $quantity,
				default         => $amount,
			}
		);
	}

	/**
	 * An offer for an order of so many lines.
	 */
	public static function pick( RandomSource $dice, int $lines ): int {
		return $dice->weighted( 1 === $lines ? [ 5, 2, 2, 2 ] : [ 5, 2, 2 ] );
	}
}
