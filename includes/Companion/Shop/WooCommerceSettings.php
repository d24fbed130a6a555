<?php
declare(strict_types=1);

namespace Storewright\Companion\Shop;

use Storewright\Kernel\Context;
use Storewright\Shop\CurrencyFormat;
use Storewright\Shop\Settings;
use Storewright\Shop\StoreAddress;

/**
 * WooCommerce's settings for the dashboard. Defaults are WooCommerce's.
 */
final class WooCommerceSettings implements Settings {

	public function __construct( private readonly Context $context ) {}

	public function address(): StoreAddress {
		$options = $this->context->options;
		$place   = explode( ':', $options->string( 'woocommerce_default_country', 'US:CA' ), 2 );
		return new StoreAddress(
			$options->string( 'woocommerce_store_address' ),
			$options->string( 'woocommerce_store_address_2' ),
			$options->string( 'woocommerce_store_city' ),
			$place[0],
			$place[1] ?? '',
			$options->string( 'woocommerce_store_postcode' )
		);
	}

	public function currency_format( ?string $currency = null ): CurrencyFormat {
		$position = $this->context->options->string( 'woocommerce_currency_pos', 'left' );
		return new CurrencyFormat(
			$currency ?? get_woocommerce_currency(),
			html_entity_decode( get_woocommerce_currency_symbol( $currency ?? '' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			in_array( $position, [ 'left', 'right', 'left_space', 'right_space' ], true ) ? $position : 'left',
			wc_get_price_thousand_separator(),
			wc_get_price_decimal_separator(),
			wc_get_price_decimals()
		);
	}

	public function allows_suggestions(): bool {
		return $this->context->options->bool_yes( 'woocommerce_show_marketplace_suggestions', true );
	}

	public function allows_tracking(): bool {
		return $this->context->options->bool_yes( 'woocommerce_allow_tracking' );
	}

	public function calculates_taxes(): bool {
		return $this->context->options->bool_yes( 'woocommerce_calc_taxes' );
	}

	public function has_automated_taxes(): bool {
		return $this->context->options->bool_yes( 'wc_connect_taxes_enabled' );
	}
}
