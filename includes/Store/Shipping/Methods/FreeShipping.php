<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Methods;

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
			__( 'Ship for free: always, from a certain order amount, or with a coupon.', 'storewright' ),
			[
				CommonFields::title( $title ),
				new SettingField(
					'requires',
					FieldKind::Select,
					__( 'Condition', 'storewright' ),
					__( 'What an order needs for shipping to be free.', 'storewright' ),
					'',
					'',
					[
						''           => __( 'None', 'storewright' ),
						'coupon'     => __( 'A coupon for free shipping', 'storewright' ),
						'min_amount' => __( 'A minimum order amount', 'storewright' ),
						'either'     => __( 'A minimum order amount or a coupon', 'storewright' ),
						'both'       => __( 'A minimum order amount and a coupon', 'storewright' ),
					]
				),
				new SettingField(
					'min_amount',
					FieldKind::Amount,
					__( 'Minimum order amount', 'storewright' ),
					__( 'From this amount on shipping is free, where the condition asks for one.', 'storewright' ),
					'0',
					'0'
				),
				new SettingField(
					'ignore_discounts',
					FieldKind::Checkbox,
					__( 'Ignore discounts', 'storewright' ),
					__( 'Compare the minimum with the order amount before coupons are taken off.', 'storewright' ),
					'no'
				),
			],
			[ 'cost' => '0' ]
		);
	}
}
