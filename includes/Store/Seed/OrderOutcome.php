<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * Outcome of an order: paid, sent, canceled, refunded.
 */
final class OrderOutcome {

	private const DAY = 86_400;

	/**
	 * How old orders ended, in ten thousandths.
	 */
	private const OLD = [
		'wc-completed'      => 8760,
		'wc-cancelled'      => 420,
		'wc-failed'         => 310,
		'wc-refunded'       => 230,
		'wc-processing'     => 120,
		'wc-on-hold'        => 50,
		'wc-pending'        => 50,
		'trash'             => 40,
		'wc-checkout-draft' => 20,
	];

	/**
	 * Where orders of the last days stand.
	 */
	private const YOUNG = [
		'wc-processing'     => 62,
		'wc-completed'      => 14,
		'wc-on-hold'        => 11,
		'wc-pending'        => 7,
		'wc-failed'         => 3,
		'wc-cancelled'      => 2,
		'wc-checkout-draft' => 1,
	];

	private const REASONS = [ '', 'Arrived broken', 'Wrong size', 'Changed my mind', 'Late delivery', 'Goodwill' ];

	/**
	 * Decides it.
	 *
	 * @param SeedOrder $sale The order, calculated.
	 * @param RandomSource $dice Chance.
	 * @param int  $end  When the last order comes, in Unix seconds.
	 */
	public static function decide( SeedOrder $sale, RandomSource $dice, int $end ): void {
		$sale->status = $dice->weighted( $end - $sale->moment < 4 * self::DAY ? self::YOUNG : self::OLD );
		if ( in_array( $sale->status, [ 'wc-completed', 'wc-processing', 'wc-refunded' ], true ) ) {
			$sale->paid = min( $end, $sale->moment + ( 'cod' === $sale->method ? $dice->below( 2 * self::DAY ) : $dice->below( 900 ) ) );
		}
		if ( in_array( $sale->status, [ 'wc-completed', 'wc-refunded' ], true ) ) {
			$sale->completed = min( $end, (int) $sale->paid + 3600 + $dice->below( 3 * self::DAY ) );
		}
		if ( 'wc-refunded' === $sale->status && $sale->total > 0 ) {
			$sale->refunds[] = new SeedRefund( self::later( $sale, $dice, $end ), $sale->total, self::REASONS[ $dice->below( 5 ) ] );
		} elseif ( 'wc-completed' === $sale->status && $dice->chance( 25 ) ) {
			self::refund_a_part( $sale, $dice, $end );
		}
	}

	private static function refund_a_part( SeedOrder $sale, RandomSource $dice, int $end ): void {
		$number   = $dice->below( count( $sale->lines ) );
		$line     = $sale->lines[ $number ];
		$quantity = $line->quantity;
		if ( $dice->chance( 250 ) ) {
			$amount = 50 * $dice->between( 1, 10 );
			if ( $amount < $sale->total ) {
				$sale->refunds[] = new SeedRefund( self::later( $sale, $dice, $end ), $amount, 'Goodwill' );
			}
			return;
		}
		$amount = $line->total + array_sum( $line->taxes );
		if ( $amount > 0 && $amount < $sale->total ) {
			$sale->refunds[] = new SeedRefund(
				self::later( $sale, $dice, $end ),
				$amount,
				self::REASONS[ $dice->below( 4 ) ],
				$number,
				$quantity,
				$line->total,
				$line->taxes
			);
		}
	}

	private static function later( SeedOrder $sale, RandomSource $dice, int $end ): int {
		return min( $end, (int) $sale->completed + 3600 + $dice->below( 12 * self::DAY ) );
	}
}
