<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Store\Settings\Choices\TaxClasses;
use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingType;

/**
 * How tax is worked out and shown.
 */
final class TaxSettings implements GroupDefinition {

	private const ID = 'tax';

	/**
	 * The group.
	 */
	public function group(): SettingsGroup {
		return new SettingsGroup( self::ID, __( 'Tax', 'storewright' ), __( 'How tax is worked out and shown.', 'storewright' ), 30 );
	}

	/**
	 * Its settings, in the order in which a screen shows them.
	 *
	 * @return list<Setting>
	 */
	public function settings(): array {
		return [ ...$this->calculation(), ...$this->display() ];
	}

	/**
	 * @return list<Setting>
	 */
	private function calculation(): array {
		return [
			new Setting(
				'woocommerce_prices_include_tax',
				self::ID,
				SettingType::Radio,
				__( 'Prices you enter', 'storewright' ),
				'no',
				tip: __( 'A change does not touch prices that are entered already.', 'storewright' ),
				options: static fn() => [
					'yes' => __( 'Include tax', 'storewright' ),
					'no'  => __( 'Come without tax', 'storewright' ),
				],
				heading: __( 'Working it out', 'storewright' )
			),
			new Setting(
				'woocommerce_tax_based_on',
				self::ID,
				SettingType::Select,
				__( 'Tax is worked out for', 'storewright' ),
				'shipping',
				tip: __( 'The address whose tax rates apply to an order.', 'storewright' ),
				options: static fn() => [
					'shipping' => __( 'The shipping address', 'storewright' ),
					'billing'  => __( 'The billing address', 'storewright' ),
					'base'     => __( 'The store’s address', 'storewright' ),
				]
			),
			new Setting(
				'woocommerce_shipping_tax_class',
				self::ID,
				SettingType::Select,
				__( 'Tax class of shipping', 'storewright' ),
				'inherit',
				tip: __( 'The class whose rates apply to the cost of shipping.', 'storewright' ),
				options: static fn() => [ 'inherit' => __( 'That of the items in the order', 'storewright' ) ] + TaxClasses::all()
			),
			new Setting( 'woocommerce_tax_round_at_subtotal', self::ID, SettingType::Checkbox, __( 'Rounding', 'storewright' ), 'no', __( 'Round tax once an order instead of once a line', 'storewright' ) ),
			new Setting( 'woocommerce_tax_classes', self::ID, SettingType::Textarea, __( 'Further tax classes', 'storewright' ), tip: __( 'One name a line. Each class has its own rates.', 'storewright' ), max_length: 5000, autoload: false ),
			new Setting( 'wc_connect_taxes_enabled', self::ID, SettingType::Checkbox, __( 'Automated tax', 'storewright' ), 'no', __( 'Let a connected tax service work out the rates', 'storewright' ) ),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function display(): array {
		return [
			new Setting( 'woocommerce_tax_display_shop', self::ID, SettingType::Select, __( 'Prices in the shop', 'storewright' ), 'excl', tip: __( 'How prices are shown in the catalogue.', 'storewright' ), options: self::with_or_without( ... ), heading: __( 'Showing it', 'storewright' ) ),
			new Setting( 'woocommerce_tax_display_cart', self::ID, SettingType::Select, __( 'Prices in cart and checkout', 'storewright' ), 'excl', tip: __( 'How prices are shown while a customer orders.', 'storewright' ), options: self::with_or_without( ... ) ),
			new Setting( 'woocommerce_price_display_suffix', self::ID, SettingType::Text, __( 'Text after prices', 'storewright' ), tip: __( 'Such as “incl. VAT”. {price_including_tax} and {price_excluding_tax} stand for the price itself.', 'storewright' ) ),
			new Setting(
				'woocommerce_tax_total_display',
				self::ID,
				SettingType::Select,
				__( 'Tax in totals', 'storewright' ),
				'itemized',
				tip: __( 'Whether an order’s total names each tax.', 'storewright' ),
				options: static fn() => [
					'single'   => __( 'One sum', 'storewright' ),
					'itemized' => __( 'Each tax by itself', 'storewright' ),
				]
			),
		];
	}

	/**
	 * @return array<string, string>
	 */
	private static function with_or_without(): array {
		return [
			'incl' => __( 'With tax', 'storewright' ),
			'excl' => __( 'Without tax', 'storewright' ),
		];
	}
}
