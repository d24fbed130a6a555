<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups\Products;

use Storewright\Store\Orders\Unpaid\HoldTime;
use Storewright\Store\ProductPages\ProductDetails;
use Storewright\Store\Products\Inventory\HideOutOfStock;
use Storewright\Store\Products\Inventory\StockSettings;
use Storewright\Store\Settings\Groups\ProductsSettings;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Settings\Validation\Rules;

/**
 * Managing stock, holding it for unpaid orders, and what is said when it runs low.
 */
final class InventorySettings {

	/** Most minutes for which stock is held: a year. */
	private const YEAR = 525_600;

	/**
	 * The settings, in the order of the screen.
	 *
	 * @return list<Setting>
	 */
	public static function settings(): array {
		return [
			ProductsSettings::yes_or_no(
				'woocommerce_manage_stock',
				__( 'Inventory', 'storewright' ),
				'yes',
				__( 'Enable stock management', 'storewright' ),
				'inventory',
				__( 'Manage stock', 'storewright' ),
				obeyed_by: StockSettings::class
			),
			new Setting(
				'woocommerce_hold_stock_minutes',
				ProductsSettings::ID,
				SettingType::Number,
				__( 'Hold stock (minutes)', 'storewright' ),
				'60',
				tip: __( 'Unpaid orders that customers placed hold stock for this many minutes and are then canceled. Orders you create yourself are not canceled. Leave empty or 0 to turn this off.', 'storewright' ),
				rule: Rules::whole_number_or_none( 0, self::YEAR ),
				section: 'inventory',
				obeyed_by: HoldTime::class
			),
			ProductsSettings::yes_or_no(
				'woocommerce_hide_out_of_stock_items',
				__( 'Out of stock visibility', 'storewright' ),
				'no',
				__( 'Hide out of stock products from the catalog', 'storewright' ),
				'inventory',
				obeyed_by: HideOutOfStock::class
			),
			new Setting(
				'woocommerce_stock_format',
				ProductsSettings::ID,
				SettingType::Select,
				__( 'Stock display format', 'storewright' ),
				tip: __( 'How the stock quantity is shown to customers.', 'storewright' ),
				options: static fn() => [
					''           => __( 'Always show the quantity', 'storewright' ),
					'low_amount' => __( 'Only show the quantity when stock is low', 'storewright' ),
					'no_amount'  => __( 'Never show the quantity', 'storewright' ),
				],
				section: 'inventory',
				obeyed_by: ProductDetails::class
			),
			...self::low_stock(),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private static function low_stock(): array {
		return [
			new Setting(
				'woocommerce_notify_low_stock_amount',
				ProductsSettings::ID,
				SettingType::Number,
				__( 'Low stock threshold', 'storewright' ),
				'2',
				tip: __( 'Stock is low at this quantity or below.', 'storewright' ),
				rule: Rules::whole_number( 0, 1_000_000_000 ),
				section: 'inventory',
				obeyed_by: StockSettings::class
			),
			new Setting(
				'woocommerce_notify_no_stock_amount',
				ProductsSettings::ID,
				SettingType::Number,
				__( 'Out of stock threshold', 'storewright' ),
				'0',
				tip: __( 'A product is out of stock at this quantity or below.', 'storewright' ),
				rule: Rules::whole_number( 0, 1_000_000_000 ),
				section: 'inventory',
				obeyed_by: StockSettings::class
			),
			ProductsSettings::yes_or_no(
				'woocommerce_notify_low_stock',
				__( 'Low stock', 'storewright' ),
				'yes',
				__( 'Send a notification when stock is low', 'storewright' ),
				'inventory',
				__( 'Notifications', 'storewright' )
			),
			ProductsSettings::yes_or_no(
				'woocommerce_notify_no_stock',
				__( 'Out of stock', 'storewright' ),
				'yes',
				__( 'Send a notification when a product is out of stock', 'storewright' ),
				'inventory'
			),
			ProductsSettings::yes_or_no(
				'woocommerce_notify_backorder',
				__( 'Back-orders', 'storewright' ),
				'yes',
				__( 'Send a message when a product is ordered that has to be delivered later', 'storewright' ),
				'inventory'
			),
			new Setting(
				'woocommerce_stock_email_recipient',
				ProductsSettings::ID,
				SettingType::Text,
				__( 'Notification recipients', 'storewright' ),
				get_bloginfo( 'admin_email' ),
				tip: __( 'Email addresses, separated by commas.', 'storewright' ),
				rule: Rules::email_list(),
				section: 'inventory',
				autoload: false
			),
		];
	}
}
