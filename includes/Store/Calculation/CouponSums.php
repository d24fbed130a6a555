<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;
use Brick\Math\BigInteger;

/**
 * Sums up the discount of each coupon, so that the coupons together equal the discount of the lines.
 *
 * @internal A step of a calculation.
 */
final class CouponSums {

	public function __construct( private readonly Rules $rules, private readonly Rounding $rounding ) {}

	/**
	 * The coupons in the order of the basket.
	 *
	 * @param list<Coupon>                       $coupons
	 * @param array<int, array<int, BigInteger>> $taken  Position of the coupon => position of the line => discount in the smallest unit.
	 * @param list<PricedLine>                   $lines
	 * @param BigDecimal                         $off    What the coupons together took off, in the currency's decimals.
	 * @return array<string, CouponTotals> By code.
	 */
	public function of( array $coupons, array $taken, array $lines, BigDecimal $off ): array {
		$exact      = BigDecimal::zero();
		$discounted = $this->rounding->money( $exact );
		$sums       = [];
		foreach ( $coupons as $position => $coupon ) {
			$nets  = [];
			$taxes = [];
			foreach ( $taken[ $position ] ?? [] as $line => $units ) {
				$nets[]  = $lines[ $line ]->net_of( $units, $this->rules );
				$taxes[] = $this->rounding->tax( Sum::of( TaxMath::taxes( end( $nets ), $lines[ $line ]->rates ) ) );
			}
			$exact = $exact->plus( Sum::of( $nets ) );
			// Each coupon is the step from one rounded sum to the next; the last one ends at what is off.
			$until                 = array_key_last( $coupons ) === $position ? $off : BigDecimal::min(
				$this->rounding->money( $exact ),
				$off
			);
			$sums[ $coupon->code ] = new CouponTotals( $coupon, $until->minus( $discounted ), $this->rounding->money( Sum::of( $taxes ) ) );
			$discounted            = $until;
		}
		return $sums;
	}
}
