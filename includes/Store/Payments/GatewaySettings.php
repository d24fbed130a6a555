<?php
declare(strict_types=1);

namespace Storewright\Store\Payments;

use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingsRegistry;

/**
 * The settings of one way to pay in a registry of their own: so they are checked, stored and recorded as all others, but are no
 * group among the settings of the shop.
 *
 * @internal
 */
final class GatewaySettings {

	/**
	 * The group of a gateway's settings.
	 */
	public static function group( PaymentGateway $gateway ): SettingsGroup {
		return new SettingsGroup(
			$gateway->group_id(),
			$gateway->method_title(),
			$gateway->method_description(),
			sections: [ $gateway->id() => $gateway->method_title() ]
		);
	}

	/**
	 * A registry that knows them.
	 */
	public static function registry( PaymentGateway $gateway ): SettingsRegistry {
		$registry = new SettingsRegistry();
		$registry->groups();
		$registry->add_group( self::group( $gateway ) );
		array_map( $registry->add( ... ), $gateway->fields() );
		return $registry;
	}
}
