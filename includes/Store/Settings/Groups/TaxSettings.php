<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Store\Orders\Write\CalculationSettings;
use Storewright\Store\Orders\Write\OrderTaxes;
use Storewright\Store\Settings\Choices\TaxClasses;
use Storewright\Store\Emails\Render\EmailRenderer;
use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Tax\TaxModule;

/**
 * How tax is worked out and shown.
 */
final class TaxSettings implements GroupDefinition {

	private const ID = 'tax';

	/**
	 * The group.
	 */
	public function group(): SettingsGroup {
		return new SettingsGroup( self::ID, __( 'Tax', 'storewright' ), __( 'How tax is calculated and displayed.', 'storewright' ), 30 );
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
				__( 'Prices entered with tax', 'storewright' ),
				'no',
				tip: __( 'Changing this does not update existing prices.', 'storewright' ),
				options: static fn() => [
					'yes' => __( 'Prices include tax', 'storewright' ),
					'no'  => __( 'Prices exclude tax', 'storewright' ),
				],
				heading: __( 'Tax calculation', 'storewright' ),
				obeyed_by: CalculationSettings::class
			),
			new Setting(
				'woocommerce_tax_based_on',
				self::ID,
				SettingType::Select,
				__( 'Calculate tax based on', 'storewright' ),
				'shipping',
				tip: __( 'The address that decides which tax rates apply.', 'storewright' ),
				options: static fn() => [
					'shipping' => __( 'Customer shipping address', 'storewright' ),
					'billing'  => __( 'Customer billing address', 'storewright' ),
					'base'     => __( 'Store address', 'storewright' ),
				],
				obeyed_by: OrderTaxes::class
			),
			new Setting(
				'woocommerce_shipping_tax_class',
				self::ID,
				SettingType::Select,
				__( 'Shipping tax class', 'storewright' ),
				'inherit',
				tip: __( 'The tax class for shipping costs.', 'storewright' ),
				options: static fn() => [ 'inherit' => __( 'Based on cart items', 'storewright' ) ] + TaxClasses::all(),
				obeyed_by: CalculationSettings::class
			),
			new Setting(
				'woocommerce_tax_round_at_subtotal',
				self::ID,
				SettingType::Checkbox,
				__( 'Rounding', 'storewright' ),
				'no',
				__( 'Round tax at subtotal level instead of per line', 'storewright' ),
				obeyed_by: CalculationSettings::class
			),
			new Setting(
				'woocommerce_tax_classes',
				self::ID,
				SettingType::Textarea,
				__( 'Additional tax classes', 'storewright' ),
				tip: __( 'One per line. Each class has its own rates.', 'storewright' ),
				max_length: 5000,
				autoload: false,
				obeyed_by: TaxModule::class
			),
			new Setting(
				'wc_connect_taxes_enabled',
				self::ID,
				SettingType::Checkbox,
				__( 'Automated tax', 'storewright' ),
				'no',
				__( 'Let a connected tax service calculate tax', 'storewright' )
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function display(): array {
		return [
			new Setting(
				'woocommerce_tax_display_shop',
				self::ID,
				SettingType::Select,
				__( 'Display prices in the shop', 'storewright' ),
				'excl',
				tip: __( 'How prices are displayed in the catalog.', 'storewright' ),
				options: self::with_or_without( ... ),
				heading: __( 'Tax display', 'storewright' )
			),
			new Setting(
				'woocommerce_tax_display_cart',
				self::ID,
				SettingType::Select,
				__( 'Display prices during cart and checkout', 'storewright' ),
				'excl',
				tip: __( 'How prices are displayed in the cart and at checkout.', 'storewright' ),
				options: self::with_or_without( ... ),
				obeyed_by: EmailRenderer::class
			),
			new Setting(
				'woocommerce_price_display_suffix',
				self::ID,
				SettingType::Text,
				__( 'Price display suffix', 'storewright' ),
				tip: __(
					'For example “incl. VAT”. Available placeholders: {price_including_tax} and {price_excluding_tax}.',
					'storewright'
				)
			),
			new Setting(
				'woocommerce_tax_total_display',
				self::ID,
				SettingType::Select,
				__( 'Display tax totals', 'storewright' ),
				'itemized',
				tip: __( 'How tax is listed in totals.', 'storewright' ),
				options: static fn() => [
					'single'   => __( 'As a single total', 'storewright' ),
					'itemized' => __( 'Itemized', 'storewright' ),
				],
				obeyed_by: EmailRenderer::class
			),
		];
	}

	/**
	 * @return array<string, string>
	 */
	private static function with_or_without(): array {
		return [
			'incl' => __( 'Including tax', 'storewright' ),
			'excl' => __( 'Excluding tax', 'storewright' ),
		];
	}
}
