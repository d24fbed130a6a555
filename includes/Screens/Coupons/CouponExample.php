<?php
declare(strict_types=1);

namespace Storewright\Screens\Coupons;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Storewright\Kernel\Context;
use Storewright\Kernel\Money;
use Storewright\Store\Calculation\Basket;
use Storewright\Store\Calculation\Calculator;
use Storewright\Store\Calculation\Line;
use Storewright\Store\Calculation\Rules;
use Storewright\Store\Coupons\Coupon;
use Storewright\Store\Coupons\CouponContext;
use Storewright\Store\Coupons\CouponRules;
use Storewright\Store\Orders\Write\CalculationSettings;

/**
 * What a coupon does to a cart, in a sentence: calculated as orders are, before tax.
 */
final class CouponExample {

	/**
	 * What a cart costs where nothing is typed.
	 */
	public const AMOUNT = '50';

	private const LARGEST = 1_000_000_000;

	private const MOST_ITEMS = 1000;

	public function __construct( private readonly Context $context, private readonly CouponText $texts ) {}

	/**
	 * The sentence.
	 *
	 * @param Coupon $coupon As it would be saved.
	 * @param string $amount What the cart costs, as it was typed.
	 * @param string $items  How many items it has.
	 */
	public function text( Coupon $coupon, string $amount, string $items ): string {
		$before = Money::parse( str_replace( ',', '.', trim( $amount ) ) );
		if ( null === $before || ! $before->isPositive() || $before->isGreaterThan( self::LARGEST ) ) {
			/* translators: %s: what was typed. */
			return sprintf( __( 'Cart total: “%s” is not a number such as 12.50.', 'storewright' ), $amount );
		}
		$count = filter_var( trim( $items ), FILTER_VALIDATE_INT );
		if ( false === $count || $count < 1 || $count > self::MOST_ITEMS ) {
			/* translators: 1: what was typed, 2: greatest number. */
			return sprintf( __( 'Items in the cart: “%1$s” is not a whole number from 1 to %2$d.', 'storewright' ), $items, self::MOST_ITEMS );
		}
		[ $after, $reason ] = $this->total( $coupon, $before, $count );
		$shown              = [ $this->texts->money( (string) $before ), $this->texts->money( (string) $after ) ];
		if ( '' !== $reason ) {
			/* translators: 1: an amount, 2: a sentence that says why. */
			return sprintf( __( 'A cart of %1$s stays as it is. %2$s', 'storewright' ), $shown[0], $reason );
		}
		/* translators: 1: an amount, 2: a lower amount. */
		$text = sprintf( __( 'A cart of %1$s becomes %2$s.', 'storewright' ), ...$shown );
		return $coupon->free_shipping ? $text . ' ' . __( 'Free shipping can be offered with it.', 'storewright' ) : $text;
	}

	/**
	 * What is left to pay before tax, for products that the coupon is for.
	 *
	 * @param Coupon     $coupon
	 * @param BigDecimal $before What the products cost.
	 * @param int        $items  How many there are, at the same price.
	 * @return array{BigDecimal, string} What is left, and why the coupon can't be used, '' where it can.
	 */
	public function total( Coupon $coupon, BigDecimal $before, int $items ): array {
		$coupon  = $coupon->published();
		$rules   = ( new CalculationSettings( $this->context ) );
		$before  = $before->toScale( $rules->decimals(), RoundingMode::HALF_UP );
		$line    = Line::at_amount(
			'example',
			$coupon->product_ids[0] ?? 0,
			$items,
			$before,
			category_ids: array_slice( $coupon->category_ids, 0, 1 )
		);
		$emails  = array_map( static fn( string $email ) => str_replace( '*', 'x', $email ), $coupon->email_restrictions );
		$refusal = ( new CouponRules( $this->context->clock->now() ) )->refusal(
			$coupon,
			new CouponContext( [ $line ], $before, $emails )
		);
		if ( null !== $refusal ) {
			return [ $before, $refusal->message ];
		}
		$totals = ( new Calculator( new Rules( false, decimals: $rules->decimals() ) ) )->totals(
			new Basket( [ $line ], coupons: [ $coupon->for_calculation() ] )
		);
		return [ $totals->total, '' ];
	}
}
