<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingType;

/**
 * How shipping is offered, whatever the zone.
 */
final class ShippingSettings implements GroupDefinition {

	private const ID = 'shipping';

	/**
	 * The group.
	 */
	public function group(): SettingsGroup {
		return new SettingsGroup( self::ID, __( 'Shipping', 'storewright' ), __( 'How shipping is offered in every zone.', 'storewright' ), 40 );
	}

	/**
	 * Its settings, in the order in which a screen shows them.
	 *
	 * @return list<Setting>
	 */
	public function settings(): array {
		return [
			new Setting( 'woocommerce_enable_shipping_calc', self::ID, SettingType::Checkbox, __( 'Shipping calculator', 'storewright' ), 'yes', __( 'Let customers work out shipping costs in the cart', 'storewright' ) ),
			new Setting( 'woocommerce_shipping_cost_requires_address', self::ID, SettingType::Checkbox, __( 'Costs need an address', 'storewright' ), 'no', __( 'Show shipping costs only once an address is entered', 'storewright' ) ),
			new Setting( 'woocommerce_shipping_hide_rates_when_free', self::ID, SettingType::Checkbox, __( 'Free shipping stands alone', 'storewright' ), 'no', __( 'Hide paid shipping where free shipping is to be had', 'storewright' ) ),
			new Setting(
				'woocommerce_ship_to_destination',
				self::ID,
				SettingType::Radio,
				__( 'Delivery address', 'storewright' ),
				'billing',
				tip: __( 'Which address is taken for the delivery unless the customer says otherwise.', 'storewright' ),
				options: static fn() => [
					'shipping'     => __( 'The customer’s shipping address', 'storewright' ),
					'billing'      => __( 'The customer’s billing address', 'storewright' ),
					'billing_only' => __( 'Always the billing address', 'storewright' ),
				]
			),
			new Setting( 'woocommerce_shipping_debug_mode', self::ID, SettingType::Checkbox, __( 'Debug mode', 'storewright' ), 'no', __( 'Show which zone matched, and work out rates afresh each time', 'storewright' ) ),
		];
	}
}
