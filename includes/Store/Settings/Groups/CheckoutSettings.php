<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;

/**
 * Payments. Each way to pay has settings of its own, which are found at `payment_gateways`.
 */
final class CheckoutSettings implements GroupDefinition {

	/**
	 * The group.
	 */
	public function group(): SettingsGroup {
		return new SettingsGroup( 'checkout', __( 'Payments', 'storewright' ), __( 'How customers pay.', 'storewright' ), 50 );
	}

	/**
	 * None of its own.
	 *
	 * @return list<Setting>
	 */
	public function settings(): array {
		return [];
	}
}
