<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Kernel\Outbox\OldMessages;
use Storewright\Store\Orders\Write\PaymentUrl;
use Storewright\Store\Settings\Choices\Pages;
use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Settings\Validation\Rules;
use Storewright\Store\Standalone\StoreSettings;
use Storewright\Store\Visibility\Visibility;
use Storewright\Store\Webhooks\Outbox;

/**
 * Pages and addresses of the storefront, and switches for parts of the shop.
 */
final class AdvancedSettings implements GroupDefinition {

	private const ID = 'advanced';

	/**
	 * The group.
	 */
	public function group(): SettingsGroup {
		return new SettingsGroup(
			self::ID,
			__( 'Advanced', 'storewright' ),
			__( 'Store pages, endpoints and features.', 'storewright' ),
			70,
			sections: [
				''         => __( 'Pages', 'storewright' ),
				'privacy'  => __( 'Usage data and suggestions', 'storewright' ),
				'features' => __( 'Features', 'storewright' ),
			]
		);
	}

	/**
	 * Its settings, in the order in which a screen shows them.
	 *
	 * @return list<Setting>
	 */
	public function settings(): array {
		return [
			...$this->pages(),
			...$this->checkout_addresses(),
			...$this->account_addresses(),
			...$this->sharing(),
			...$this->orders(),
			...$this->features(),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function pages(): array {
		return [
			Pages::setting(
				'woocommerce_cart_page_id',
				self::ID,
				__( 'Cart', 'storewright' ),
				__( 'The page with the cart.', 'storewright' ),
				heading: __( 'Store pages', 'storewright' ),
				obeyed_by: Visibility::class
			),
			Pages::setting(
				'woocommerce_checkout_page_id',
				self::ID,
				__( 'Checkout', 'storewright' ),
				__( 'The checkout page.', 'storewright' ),
				obeyed_by: PaymentUrl::class
			),
			Pages::setting(
				'woocommerce_myaccount_page_id',
				self::ID,
				__( 'Account', 'storewright' ),
				__( 'The customer account page.', 'storewright' ),
				obeyed_by: Visibility::class
			),
			Pages::setting(
				'woocommerce_terms_page_id',
				self::ID,
				__( 'Terms and conditions', 'storewright' ),
				__( 'The page with the terms that customers accept at checkout.', 'storewright' )
			),
			self::yes_or_no(
				'woocommerce_force_ssl_checkout',
				__( 'Secure checkout', 'storewright' ),
				'no',
				__( 'Force HTTPS on the checkout page', 'storewright' )
			),
			self::yes_or_no(
				'woocommerce_unforce_ssl_checkout',
				__( 'HTTP after checkout', 'storewright' ),
				'no',
				__( 'Return to HTTP when leaving the checkout page', 'storewright' )
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function checkout_addresses(): array {
		$tip = __( 'Added to the URL of the checkout page.', 'storewright' );
		return [
			self::endpoint(
				'woocommerce_checkout_pay_endpoint',
				__( 'Pay for order', 'storewright' ),
				'order-pay',
				$tip,
				__( 'Checkout endpoints', 'storewright' ),
				obeyed_by: PaymentUrl::class
			),
			self::endpoint(
				'woocommerce_checkout_order_received_endpoint',
				__( 'Order received', 'storewright' ),
				'order-received',
				$tip
			),
			self::endpoint(
				'woocommerce_myaccount_add_payment_method_endpoint',
				__( 'Add payment method', 'storewright' ),
				'add-payment-method',
				$tip
			),
			self::endpoint(
				'woocommerce_myaccount_delete_payment_method_endpoint',
				__( 'Delete payment method', 'storewright' ),
				'delete-payment-method',
				$tip
			),
			self::endpoint(
				'woocommerce_myaccount_set_default_payment_method_endpoint',
				__( 'Set default payment method', 'storewright' ),
				'set-default-payment-method',
				$tip
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function account_addresses(): array {
		$tip = __( 'Added to the URL of the account page.', 'storewright' );
		return [
			self::endpoint(
				'woocommerce_myaccount_orders_endpoint',
				__( 'Orders', 'storewright' ),
				'orders',
				$tip,
				__( 'Account endpoints', 'storewright' )
			),
			self::endpoint( 'woocommerce_myaccount_view_order_endpoint', __( 'View order', 'storewright' ), 'view-order', $tip ),
			self::endpoint( 'woocommerce_myaccount_downloads_endpoint', __( 'Downloads', 'storewright' ), 'downloads', $tip ),
			self::endpoint( 'woocommerce_myaccount_edit_account_endpoint', __( 'Edit account', 'storewright' ), 'edit-account', $tip ),
			self::endpoint( 'woocommerce_myaccount_edit_address_endpoint', __( 'Addresses', 'storewright' ), 'edit-address', $tip ),
			self::endpoint( 'woocommerce_myaccount_payment_methods_endpoint', __( 'Payment methods', 'storewright' ), 'payment-methods', $tip ),
			self::endpoint(
				'woocommerce_myaccount_lost_password_endpoint',
				__( 'Lost password', 'storewright' ),
				'lost-password',
				$tip
			),
			self::endpoint( 'woocommerce_logout_endpoint', __( 'Log out', 'storewright' ), 'customer-logout', $tip ),
			self::yes_or_no(
				'woocommerce_api_enabled',
				__( 'Legacy REST API', 'storewright' ),
				'no',
				__( 'Report the legacy API as enabled to other software. Storewright does not include it', 'storewright' ),
				heading: __( 'Other plugins', 'storewright' )
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function sharing(): array {
		return [
			self::yes_or_no(
				'woocommerce_allow_tracking',
				__( 'Usage data', 'storewright' ),
				'no',
				__( 'Allow extensions to share usage data, and Storewright to look up extensions in the WordPress plugin directory. Storewright itself sends no usage data', 'storewright' ),
				'privacy'
			),
			self::yes_or_no(
				'woocommerce_show_marketplace_suggestions',
				__( 'Suggestions', 'storewright' ),
				'yes',
				__( 'Show extension suggestions', 'storewright' ),
				'privacy',
				obeyed_by: StoreSettings::class
			),
			new Setting(
				'storewright_webhook_log_days',
				self::ID,
				SettingType::Number,
				__( 'Webhook log', 'storewright' ),
				'30',
				tip: __( 'Number of days to keep webhook deliveries. They can contain personal data.', 'storewright' ),
				rule: Rules::whole_number( 1, 365 ),
				autoload: false,
				section: 'privacy',
				obeyed_by: Outbox::class
			),
			new Setting(
				OldMessages::RETENTION_OPTION,
				self::ID,
				SettingType::Number,
				__( 'Message log', 'storewright' ),
				(string) OldMessages::RETENTION_DAYS,
				tip: __( 'Number of days to keep what became of emails. The log contains the recipients’ addresses.', 'storewright' ),
				rule: Rules::whole_number( OldMessages::LEAST_DAYS, 365 ),
				autoload: false,
				section: 'privacy',
				obeyed_by: OldMessages::class
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function orders(): array {
		return [
			new Setting(
				'woocommerce_custom_orders_table_enabled',
				self::ID,
				SettingType::Radio,
				__( 'Order storage', 'storewright' ),
				'no',
				tip: __( 'Used by other plugins that read the same data. Storewright always uses the order tables.', 'storewright' ),
				options: static fn() => [
					'no'  => __( 'WordPress posts', 'storewright' ),
					'yes' => __( 'Order tables', 'storewright' ),
				],
				section: 'features',
				heading: __( 'Orders', 'storewright' )
			),
			self::yes_or_no(
				'woocommerce_custom_orders_table_data_sync_enabled',
				__( 'Compatibility mode', 'storewright' ),
				'no',
				__( 'Let other plugins keep posts and order tables in sync', 'storewright' ),
				'features'
			),
			self::yes_or_no(
				'woocommerce_hpos_fts_index_enabled',
				__( 'Order search', 'storewright' ),
				'no',
				__( 'Use full-text search indexes where available', 'storewright' ),
				'features'
			),
			self::yes_or_no(
				'woocommerce_hpos_datastore_caching_enabled',
				__( 'Order caching', 'storewright' ),
				'no',
				__( 'Cache orders in the object cache', 'storewright' ),
				'features'
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function features(): array {
		return [
			self::yes_or_no(
				'woocommerce_analytics_enabled',
				__( 'Reports', 'storewright' ),
				'yes',
				__( 'Collect report data and show reports', 'storewright' ),
				'features',
				__( 'Features', 'storewright' )
			),
			self::yes_or_no(
				'woocommerce_feature_rate_limit_checkout_enabled',
				__( 'Checkout rate limiting', 'storewright' ),
				'no',
				__( 'Limit how often orders can be placed from one address', 'storewright' ),
				'features'
			),
			self::yes_or_no(
				'woocommerce_feature_order_attribution_enabled',
				__( 'Order attribution', 'storewright' ),
				'yes',
				__( 'Save with each order how the customer found the store', 'storewright' ),
				'features'
			),
			self::yes_or_no(
				'woocommerce_feature_site_visibility_badge_enabled',
				__( 'Site visibility badge', 'storewright' ),
				'yes',
				__( 'Show the store’s visibility in the admin bar', 'storewright' ),
				'features'
			),
			self::yes_or_no(
				'woocommerce_feature_remote_logging_enabled',
				__( 'Remote logging', 'storewright' ),
				'yes',
				__( 'Allow other plugins to send error logs to their developers. Storewright itself sends nothing', 'storewright' ),
				'features'
			),
			self::yes_or_no(
				'woocommerce_feature_email_improvements_enabled',
				__( 'Emails', 'storewright' ),
				'no',
				__( 'Use the improved email design', 'storewright' ),
				'features'
			),
			self::yes_or_no(
				'woocommerce_feature_blueprint_enabled',
				__( 'Blueprints', 'storewright' ),
				'yes',
				__( 'Export and import store settings as a file', 'storewright' ),
				'features'
			),
			self::yes_or_no(
				'woocommerce_feature_product_block_editor_enabled',
				__( 'Product editor', 'storewright' ),
				'no',
				__( 'Use the block-based product editor', 'storewright' ),
				'features'
			),
			self::yes_or_no(
				'woocommerce_feature_block_email_editor_enabled',
				__( 'Email editor', 'storewright' ),
				'no',
				__( 'Use the block-based product editor', 'storewright' ),
				'features'
			),
			self::yes_or_no(
				'woocommerce_feature_cost_of_goods_sold_enabled',
				__( 'Cost of goods sold', 'storewright' ),
				'no',
				__( 'Save the cost of each product', 'storewright' ),
				'features'
			),
		];
	}

	private static function yes_or_no(
		string $id,
		string $label,
		string $value,
		string $description,
		string $section = '',
		string $heading = '',
		string $obeyed_by = ''
	): Setting {
		return new Setting(
			$id,
			self::ID,
			SettingType::Checkbox,
			$label,
			$value,
			$description,
			section: $section,
			heading: $heading,
			obeyed_by: $obeyed_by
		);
	}

	private static function endpoint(
		string $id,
		string $label,
		string $value,
		string $tip,
		string $heading = '',
		string $obeyed_by = ''
	): Setting {
		return new Setting(
			$id,
			self::ID,
			SettingType::Text,
			$label,
			$value,
			tip: $tip,
			rule: Rules::path_part(),
			heading: $heading,
			max_length: 100,
			obeyed_by: $obeyed_by
		);
	}
}
