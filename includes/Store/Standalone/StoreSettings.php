<?php
declare(strict_types=1);

namespace Storewright\Store\Standalone;

use Storewright\Shop\CurrencyFormat;
use Storewright\Shop\Settings;
use Storewright\Shop\StoreAddress;
use Storewright\Store\Settings\SettingsQuery;

/**
 * The Store's settings for the dashboard.
 */
final class StoreSettings implements Settings {

	public function __construct( private readonly SettingsQuery $settings ) {}

	public function address(): StoreAddress {
		return $this->settings->store_address();
	}

	public function currency_format( ?string $currency = null ): CurrencyFormat {
		return $this->settings->currency_format( $currency );
	}

	public function allows_suggestions(): bool {
		return 'no' !== $this->settings->value( 'woocommerce_show_marketplace_suggestions' );
	}

	public function allows_tracking(): bool {
		return 'yes' === $this->settings->value( 'woocommerce_allow_tracking' );
	}

	public function calculates_taxes(): bool {
		return 'yes' === $this->settings->value( 'woocommerce_calc_taxes' );
	}

	public function has_automated_taxes(): bool {
		return 'yes' === $this->settings->value( 'wc_connect_taxes_enabled' );
	}
}
