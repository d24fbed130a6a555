<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Methods;

/**
 * The same cost for every order, or one that grows with the number of items.
 */
final class FlatRate {

	public const ID = 'flat_rate';

	/**
	 * The way of shipping as it is registered.
	 */
	public static function type(): MethodType {
		$title = __( 'Flat rate', 'storewright' );
		return new MethodType(
			self::ID,
			$title,
			__( 'Charge a fixed amount for shipping.', 'storewright' ),
			[
				CommonFields::title( $title ),
				CommonFields::tax_status(),
				new SettingField(
					'cost',
					FieldKind::Cost,
					__( 'Cost', 'storewright' ),
					__( 'An amount before tax, or a sum: [qty] is the number of items, [cost] their price, and [fee percent="10" min_fee="2"] a share of that price.', 'storewright' )
				),
			]
		);
	}
}
