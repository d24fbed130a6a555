<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Methods;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Money;
use Storewright\Store\Shipping\MethodInstance;

/**
 * Customers fetch their order themselves.
 */
final class LocalPickup {

	public const ID = 'local_pickup';

	/**
	 * The way of shipping as it is registered.
	 */
	public static function type(): MethodType {
		$title = __( 'Local pickup', 'storewright' );
		return new MethodType(
			self::ID,
			$title,
			__( 'Let customers pick up their orders from you.', 'storewright' ),
			[
				CommonFields::title( $title ),
				CommonFields::tax_status(),
				new SettingField(
					'cost',
					FieldKind::Amount,
					__( 'Cost', 'storewright' ),
					__( 'The pickup cost, excluding tax. Leave empty if it is free.', 'storewright' ),
					'',
					'0'
				),
			],
			[],
			static fn( MethodInstance $method ): BigDecimal => Money::parse(
				str_replace( ',', '.', $method->settings['cost'] ?? '' )
			) ?? BigDecimal::zero()
		);
	}
}
