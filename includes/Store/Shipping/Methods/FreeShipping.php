<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Methods;

use Brick\Math\BigDecimal;
use Brick\Math\BigNumber;
use Closure;
use Storewright\Kernel\Money;
use Storewright\Store\Shipping\MethodInstance;
use Storewright\Store\Shipping\Parcel;

/**
 * Shipping at no cost, always or under a condition.
 */
final class FreeShipping {

	public const ID = 'free_shipping';

	/**
	 * The way of shipping as it is registered.
	 */
	public static function type(): MethodType {
		$title = __( 'Free shipping', 'storewright' );
		return new MethodType(
			self::ID,
			$title,
			__( 'Free shipping: always, from a minimum order amount, or with a coupon.', 'storewright' ),
			[
				CommonFields::title( $title ),
				new SettingField(
					'requires',
					FieldKind::Select,
					__( 'Condition', 'storewright' ),
					__( 'What an order needs to get free shipping.', 'storewright' ),
					'',
					'',
					[
						''           => __( 'None', 'storewright' ),
						'coupon'     => __( 'A valid free shipping coupon', 'storewright' ),
						'min_amount' => __( 'A minimum order amount', 'storewright' ),
						'either'     => __( 'A minimum order amount or a coupon', 'storewright' ),
						'both'       => __( 'A minimum order amount and a coupon', 'storewright' ),
					]
				),
				new SettingField(
					'min_amount',
					FieldKind::Amount,
					__( 'Minimum order amount', 'storewright' ),
					__( 'The order amount needed for free shipping, if the condition requires one.', 'storewright' ),
					'0',
					'0',
					answered_default: ''
				),
				new SettingField(
					'ignore_discounts',
					FieldKind::Checkbox,
					__( 'Coupon discounts', 'storewright' ),
					__( 'Apply the minimum order amount before coupon discounts.', 'storewright' ),
					'no'
				),
			],
			[ 'cost' => '0' ],
			self::cost( ... ),
			self::reason( ... )
		);
	}

	/**
	 * @return BigDecimal|null Null where the order does not meet the condition.
	 */
	private static function cost( MethodInstance $method, Parcel $parcel ): ?BigDecimal {
		$is_met = match ( $method->settings['requires'] ?? '' ) {
			'coupon' => $parcel->has_free_shipping_coupon,
			'min_amount' => self::is_large( $method, $parcel ),
			'either' => $parcel->has_free_shipping_coupon || self::is_large( $method, $parcel ),
			'both' => $parcel->has_free_shipping_coupon && self::is_large( $method, $parcel ),
			default => true,
		};
		return $is_met ? BigDecimal::zero() : null;
	}

	/**
	 * What the condition asks for and the order does not have.
	 *
	 * @param MethodInstance             $method
	 * @param Parcel                     $parcel
	 * @param Closure(BigNumber): string $money
	 */
	private static function reason( MethodInstance $method, Parcel $parcel, Closure $money ): string {
		$requires = $method->settings['requires'] ?? '';
		$amounts  = sprintf(
			/* translators: 1: minimum order amount, 2: amount of the order. */
			__( 'The minimum order amount is %1$s; this order amounts to %2$s.', 'storewright' ),
			$money( self::minimum( $method ) ),
			$money( self::amount( $method, $parcel ) )
		);
		$coupon  = __( 'It needs a coupon that allows free shipping.', 'storewright' );
		$reasons = match ( $requires ) {
			'coupon'     => [ $coupon ],
			'min_amount' => [ $amounts ],
			'either'     => [ $amounts, __( 'A coupon that allows free shipping would do as well.', 'storewright' ) ],
			default      => [
				...( self::is_large( $method, $parcel ) ? [] : [ $amounts ] ),
				...( $parcel->has_free_shipping_coupon ? [] : [ $coupon ] ),
			],
		};
		return implode( ' ', $reasons );
	}

	private static function is_large( MethodInstance $method, Parcel $parcel ): bool {
		return self::amount( $method, $parcel )->isGreaterThanOrEqualTo( self::minimum( $method ) );
	}

	/**
	 * The amount that counts.
	 */
	private static function amount( MethodInstance $method, Parcel $parcel ): BigDecimal {
		return 'yes' === ( $method->settings['ignore_discounts'] ?? 'no' )
			? $parcel->amount()->plus( Money::of( $parcel->discount ) )
			: $parcel->amount();
	}

	private static function minimum( MethodInstance $method ): BigDecimal {
		return Money::parse( str_replace( ',', '.', $method->settings['min_amount'] ?? '' ) ) ?? BigDecimal::zero();
	}
}
