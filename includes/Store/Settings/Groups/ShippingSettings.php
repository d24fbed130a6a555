<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Shipping\RateQuery;
use Storewright\Store\Shipping\ShippingModule;

/**
 * How shipping is offered, whatever the zone.
 */
final class ShippingSettings implements GroupDefinition {

	private const ID = 'shipping';

	/**
	 * The section that shows them, beside those of zones.
	 */
	private const OPTIONS = 'options';

	/**
	 * The group.
	 */
	public function group(): SettingsGroup {
		return new SettingsGroup(
			self::ID,
			__( 'Shipping', 'storewright' ),
			__( 'How shipping works in every zone.', 'storewright' ),
			40,
			sections: [ self::OPTIONS => __( 'Shipping settings', 'storewright' ) ]
		);
	}

	/**
	 * Its settings, in the order in which a screen shows them.
	 *
	 * @return list<Setting>
	 */
	public function settings(): array {
		return [
			new Setting(
				'woocommerce_enable_shipping_calc',
				self::ID,
				SettingType::Checkbox,
				__( 'Shipping calculator', 'storewright' ),
				'yes',
				__( 'Let customers calculate shipping costs in the cart', 'storewright' ),
				section: self::OPTIONS
			),
			new Setting(
				'woocommerce_shipping_cost_requires_address',
				self::ID,
				SettingType::Checkbox,
				__( 'Address required', 'storewright' ),
				'no',
				__( 'Hide shipping costs until an address is entered', 'storewright' ),
				section: self::OPTIONS
			),
			new Setting(
				'woocommerce_shipping_hide_rates_when_free',
				self::ID,
				SettingType::Checkbox,
				__( 'Free shipping', 'storewright' ),
				'no',
				__( 'Hide other shipping rates when free shipping is available', 'storewright' ),
				obeyed_by: RateQuery::class,
				section: self::OPTIONS
			),
			new Setting(
				'woocommerce_ship_to_destination',
				self::ID,
				SettingType::Radio,
				__( 'Shipping destination', 'storewright' ),
				'billing',
				tip: __( 'The address that is used for shipping by default.', 'storewright' ),
				options: static fn() => [
					'shipping'     => __( 'Default to the customer’s shipping address', 'storewright' ),
					'billing'      => __( 'Default to the customer’s billing address', 'storewright' ),
					'billing_only' => __( 'Force shipping to the customer’s billing address', 'storewright' ),
				],
				section: self::OPTIONS
			),
			new Setting(
				'woocommerce_shipping_debug_mode',
				self::ID,
				SettingType::Checkbox,
				__( 'Debug mode', 'storewright' ),
				'no',
				__( 'Show the matching zone and don’t cache shipping rates', 'storewright' ),
				section: self::OPTIONS
			),
			new Setting(
				'storewright_shipping_smart_defaults',
				self::ID,
				SettingType::Checkbox,
				__( 'Smart defaults', 'storewright' ),
				'no',
				__( 'Steps of the shipping setup can be opened in any order, and only the open one is described', 'storewright' ),
				obeyed_by: ShippingModule::class,
				section: self::OPTIONS
			),
		];
	}
}
