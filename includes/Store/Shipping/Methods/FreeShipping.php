<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Methods;

use Brick\Math\BigDecimal;
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
			self::cost( ... )
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

	private static function is_large( MethodInstance $method, Parcel $parcel ): bool {
		$amount = 'yes' === ( $method->settings['ignore_discounts'] ?? 'no' )
			? $parcel->amount()->plus( Money::of( $parcel->discount ) )
			: $parcel->amount();

		return $amount->isGreaterThanOrEqualTo(
			Money::parse( str_replace( ',', '.', $method->settings['min_amount'] ?? '' ) ) ?? BigDecimal::zero()
		);
	}
}
