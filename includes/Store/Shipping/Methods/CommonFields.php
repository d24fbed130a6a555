<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Methods;

/**
 * Settings that several ways of shipping have.
 */
final class CommonFields {

	/**
	 * What customers read.
	 *
	 * @param string $default Translated name until the owner changes it.
	 */
	public static function title( string $default ): SettingField {
		return new SettingField(
			'title',
			FieldKind::Text,
			__( 'Name', 'storewright' ),
			__( 'What your customers see when they choose how to receive their order.', 'storewright' ),
			$default,
			$default
		);
	}

	/**
	 * Whether tax is added to the cost.
	 */
	public static function tax_status(): SettingField {
		return new SettingField(
			'tax_status',
			FieldKind::Select,
			__( 'Tax status', 'storewright' ),
			__( 'Whether tax is charged on the cost of shipping.', 'storewright' ),
			'taxable',
			'',
			[
				'taxable' => __( 'Taxable', 'storewright' ),
				'none'    => _x( 'None', 'tax status', 'storewright' ),
			]
		);
	}
}
