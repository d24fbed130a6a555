<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use DateTimeImmutable;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Calculation\DiscountType;
use Storewright\Store\Calculation\Line;

/**
 * Whether a coupon can be used.
 */
final class CouponRules {

	/**
	 * @param DateTimeImmutable $now This moment, UTC.
	 */
	public function __construct( private readonly DateTimeImmutable $now ) {}

	/**
	 * Refuses a coupon that can't be used.
	 *
	 * @throws InvalidInput With the code `woocommerce_rest_invalid_coupon` and the reason in its data.
	 */
	public function check( Coupon $coupon, CouponContext $situation ): void {
		$refusal = $this->refusal( $coupon, $situation );
		if ( null !== $refusal ) {
			throw new InvalidInput( 'woocommerce_rest_invalid_coupon', $refusal->message, [], [ 'reason' => $refusal->reason ] );
		}
	}

	/**
	 * Why a coupon can't be used.
	 *
	 * @return CouponError|null Null where it can.
	 */
	public function refusal( Coupon $coupon, CouponContext $situation ): ?CouponError {
		$reason = self::reason_of_coupon( $coupon, $situation, $this->now )
			?? self::reason_of_amount( $coupon, $situation )
			?? self::reason_of_products( $coupon, $situation->lines );

		$refusal = null === $reason ? null : new CouponError( $reason, self::message( $reason, $coupon ) );

		/**
		 * Filters why a coupon can't be used.
		 *
		 * @param CouponError|null $refusal   Null where it can.
		 * @param Coupon             $coupon    The coupon.
		 * @param CouponContext    $situation The basket and the customer.
		 */
		$filtered = apply_filters( 'storewright_coupon_refusal', $refusal, $coupon, $situation );
		return $filtered instanceof CouponError ? $filtered : null;
	}

	private static function reason_of_coupon( Coupon $coupon, CouponContext $situation, DateTimeImmutable $now ): ?string {
		return match ( true ) {
			'publish' !== $coupon->status => 'missing',
			$coupon->has_expired( $now ) => 'expired',
			null !== $coupon->usage_limit && $coupon->usage_count >= $coupon->usage_limit => 'used_up',
			null !== $coupon->usage_limit_per_user && $situation->uses >= $coupon->usage_limit_per_user => 'used_up_by_customer',
			! self::allows_customer( $coupon, $situation->emails ) => 'other_customers',
			$coupon->individual_use && count( $situation->others ) > 0 => 'alone',
			[] !== array_filter( $situation->others, static fn( Coupon $other ) => $other->individual_use ) => 'another_alone',
			default => null,
		};
	}

	private static function reason_of_amount( Coupon $coupon, CouponContext $situation ): ?string {
		return match ( true ) {
			null !== $coupon->minimum_amount && $situation->subtotal->isLessThan( $coupon->minimum_amount ) => 'too_little',
			null !== $coupon->maximum_amount && $situation->subtotal->isGreaterThan( $coupon->maximum_amount ) => 'too_much',
			default => null,
		};
	}

	/**
	 * A coupon off pieces needs a piece that it is for. One off the basket needs one of those that it names, and none that it is not for.
	 *
	 * @param list<Line> $lines
	 */
	private static function reason_of_products( Coupon $coupon, array $lines ): ?string {
		$discount = $coupon->for_calculation();
		$fits     = array_filter( $lines, $discount->is_for( ... ) );
		if ( DiscountType::FixedCart !== $discount->type ) {
			return [] === $fits && [] !== $lines ? 'other_products' : null;
		}
		$limited  = [] !== $coupon->product_ids || [] !== $coupon->category_ids;
		$ids      = static fn( Line $line ) => [ $line->product_id, $line->variation_id ];
		$named    = array_filter(
			$lines,
			static fn( Line $line ) => [] !== array_intersect( $coupon->product_ids, $ids( $line ) ) || [] !== array_intersect(
				$coupon->category_ids,
				$line->category_ids
			)
		);
		$excluded = array_filter(
			$lines,
			static fn( Line $line ) => [] !== array_intersect( $coupon->excluded_product_ids, $ids( $line ) )
				|| [] !== array_intersect( $coupon->excluded_category_ids, $line->category_ids )
		);
		return match ( true ) {
			$limited && [] === $named => 'other_products',
			[] !== $excluded          => 'excluded_products',
			$coupon->exclude_sale_items && [] !== array_filter( $lines, static fn( Line $line ) => $line->on_sale ) => 'sale_items',
			default                   => null,
		};
	}

	/**
	 * @param list<string> $emails
	 */
	private static function allows_customer( Coupon $coupon, array $emails ): bool {
		if ( [] === $coupon->email_restrictions ) {
			return true;
		}
		$patterns = array_map(
			static fn( string $allowed ) => '/^' . str_replace( '\*', '.*', preg_quote( mb_strtolower( $allowed ), '/' ) ) . '$/Ds',
			$coupon->email_restrictions
		);
		foreach ( $emails as $email ) {
			foreach ( $patterns as $pattern ) {
				if ( 1 === preg_match( $pattern, mb_strtolower( trim( $email ) ) ) ) {
					return true;
				}
			}
		}
		return false;
	}

	private static function message( string $reason, Coupon $coupon ): string {
		$text = match ( $reason ) {
			/* translators: %s: code of a coupon. */
			'missing' => __( 'There is no coupon “%s”.', 'storewright' ),
			/* translators: %s: code of a coupon. */
			'expired' => __( 'The coupon “%s” has expired.', 'storewright' ),
			/* translators: %s: code of a coupon. */
			'used_up' => __( 'The coupon “%s” has reached its usage limit.', 'storewright' ),
			/* translators: %s: code of a coupon. */
			'used_up_by_customer' => __( 'You have reached the usage limit of the coupon “%s”.', 'storewright' ),
			/* translators: %s: code of a coupon. */
			'other_customers' => __( 'The coupon “%s” is not valid for this customer.', 'storewright' ),
			/* translators: %s: code of a coupon. */
			'alone' => __( 'The coupon “%s” can’t be used together with another.', 'storewright' ),
			/* translators: %s: code of a coupon. */
			'another_alone' => __( 'The coupon “%s” can’t be added: another coupon is for individual use only.', 'storewright' ),
			/* translators: %s: code of a coupon. */
			'too_little' => __( 'The order is below the minimum spend of the coupon “%s”.', 'storewright' ),
			/* translators: %s: code of a coupon. */
			'too_much' => __( 'The order is above the maximum spend of the coupon “%s”.', 'storewright' ),
			/* translators: %s: code of a coupon. */
			'sale_items' => __( 'The coupon “%s” is not valid for sale items.', 'storewright' ),
			/* translators: %s: code of a coupon. */
			'excluded_products' => __( 'The coupon “%s” is not valid for some of the products.', 'storewright' ),
			/* translators: %s: code of a coupon. */
			default => __( 'The coupon “%s” is not valid for these products.', 'storewright' ),
		};
		return sprintf( $text, $coupon->code );
	}
}
