<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Methods;

/**
 * Settings that several ways of shipping have.
 */
final class CommonFields {

	/**
	 * Text that customers see.
	 *
	 * @param string $default Translated name until the owner changes it.
	 */
	public static function title( string $default ): SettingField {
		return new SettingField(
			'title',
			FieldKind::Text,
			__( 'Name', 'storewright' ),
			__( 'Shown to customers at checkout.', 'storewright' ),
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
			__( 'Whether shipping costs are taxed.', 'storewright' ),
			'taxable',
			'',
			[
				'taxable' => __( 'Taxable', 'storewright' ),
				'none'    => _x( 'None', 'tax status', 'storewright' ),
			]
		);
	}
}
