<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Store\Settings\Choices\Pages;
use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Settings\Validation\Rules;

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
			__( 'Pages and addresses of the storefront, and switches for parts of the shop.', 'storewright' ),
			70,
			sections: [
				''         => __( 'Pages', 'storewright' ),
				'privacy'  => __( 'Sharing and suggestions', 'storewright' ),
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
		return [ ...$this->pages(), ...$this->checkout_addresses(), ...$this->account_addresses(), ...$this->sharing(), ...$this->orders(), ...$this->features() ];
	}

	/**
	 * @return list<Setting>
	 */
	private function pages(): array {
		return [
			Pages::setting( 'woocommerce_cart_page_id', self::ID, __( 'Cart', 'storewright' ), __( 'The page that shows the cart.', 'storewright' ), heading: __( 'Pages of the storefront', 'storewright' ) ),
			Pages::setting( 'woocommerce_checkout_page_id', self::ID, __( 'Checkout', 'storewright' ), __( 'The page where customers order.', 'storewright' ) ),
			Pages::setting( 'woocommerce_myaccount_page_id', self::ID, __( 'Account', 'storewright' ), __( 'The page of a customer’s account.', 'storewright' ) ),
			Pages::setting( 'woocommerce_terms_page_id', self::ID, __( 'Terms and conditions', 'storewright' ), __( 'The page that customers agree to when they order.', 'storewright' ) ),
			self::yes_or_no( 'woocommerce_force_ssl_checkout', __( 'Encryption at checkout', 'storewright' ), 'no', __( 'Show the checkout only over HTTPS', 'storewright' ) ),
			self::yes_or_no( 'woocommerce_unforce_ssl_checkout', __( 'Encryption elsewhere', 'storewright' ), 'no', __( 'Leave HTTPS where the checkout is left', 'storewright' ) ),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function checkout_addresses(): array {
		$tip = __( 'Follows the address of the checkout page.', 'storewright' );
		return [
			self::endpoint( 'woocommerce_checkout_pay_endpoint', __( 'Paying an order', 'storewright' ), 'order-pay', $tip, __( 'Addresses below the checkout', 'storewright' ) ),
			self::endpoint( 'woocommerce_checkout_order_received_endpoint', __( 'Thanks for an order', 'storewright' ), 'order-received', $tip ),
			self::endpoint( 'woocommerce_myaccount_add_payment_method_endpoint', __( 'Adding a way to pay', 'storewright' ), 'add-payment-method', $tip ),
			self::endpoint( 'woocommerce_myaccount_delete_payment_method_endpoint', __( 'Removing a way to pay', 'storewright' ), 'delete-payment-method', $tip ),
			self::endpoint( 'woocommerce_myaccount_set_default_payment_method_endpoint', __( 'Preferring a way to pay', 'storewright' ), 'set-default-payment-method', $tip ),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function account_addresses(): array {
		$tip = __( 'Follows the address of the account page.', 'storewright' );
		return [
			self::endpoint( 'woocommerce_myaccount_orders_endpoint', __( 'Orders', 'storewright' ), 'orders', $tip, __( 'Addresses below the account', 'storewright' ) ),
			self::endpoint( 'woocommerce_myaccount_view_order_endpoint', __( 'One order', 'storewright' ), 'view-order', $tip ),
			self::endpoint( 'woocommerce_myaccount_downloads_endpoint', __( 'Downloads', 'storewright' ), 'downloads', $tip ),
			self::endpoint( 'woocommerce_myaccount_edit_account_endpoint', __( 'Name and password', 'storewright' ), 'edit-account', $tip ),
			self::endpoint( 'woocommerce_myaccount_edit_address_endpoint', __( 'Addresses', 'storewright' ), 'edit-address', $tip ),
			self::endpoint( 'woocommerce_myaccount_payment_methods_endpoint', __( 'Ways to pay', 'storewright' ), 'payment-methods', $tip ),
			self::endpoint( 'woocommerce_myaccount_lost_password_endpoint', __( 'Forgotten password', 'storewright' ), 'lost-password', $tip ),
			self::endpoint( 'woocommerce_logout_endpoint', __( 'Logging out', 'storewright' ), 'customer-logout', $tip ),
			self::yes_or_no( 'woocommerce_api_enabled', __( 'Old interface', 'storewright' ), 'no', __( 'Say to other software that the interface before REST is on; Storewright does not have it', 'storewright' ), heading: __( 'Other software', 'storewright' ) ),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function sharing(): array {
		return [
			self::yes_or_no( 'woocommerce_allow_tracking', __( 'Usage data', 'storewright' ), 'no', __( 'Allow extensions to share how this site is used. Storewright itself sends nothing', 'storewright' ), 'privacy' ),
			self::yes_or_no( 'woocommerce_show_marketplace_suggestions', __( 'Suggestions', 'storewright' ), 'yes', __( 'Show extensions that may suit your shop', 'storewright' ), 'privacy' ),
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
				__( 'Where orders are kept', 'storewright' ),
				'no',
				tip: __( 'What other software on the same data goes by. Storewright always uses the tables of orders.', 'storewright' ),
				options: static fn() => [
					'no'  => __( 'Among WordPress’s posts', 'storewright' ),
					'yes' => __( 'In tables of their own', 'storewright' ),
				],
				section: 'features',
				heading: __( 'Orders', 'storewright' )
			),
			self::yes_or_no( 'woocommerce_custom_orders_table_data_sync_enabled', __( 'Both at once', 'storewright' ), 'no', __( 'Have other software keep posts and tables the same', 'storewright' ), 'features' ),
			self::yes_or_no( 'woocommerce_hpos_fts_index_enabled', __( 'Searching orders', 'storewright' ), 'no', __( 'Use a full-text index where the database has one', 'storewright' ), 'features' ),
			self::yes_or_no( 'woocommerce_hpos_datastore_caching_enabled', __( 'Orders in the cache', 'storewright' ), 'no', __( 'Keep orders that were read in the object cache', 'storewright' ), 'features' ),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function features(): array {
		return [
			self::yes_or_no( 'woocommerce_analytics_enabled', __( 'Reports', 'storewright' ), 'yes', __( 'Collect what reports need, and show them', 'storewright' ), 'features', __( 'Parts of the shop', 'storewright' ) ),
			self::yes_or_no( 'woocommerce_feature_rate_limit_checkout_enabled', __( 'Limit at checkout', 'storewright' ), 'no', __( 'Refuse orders that come too fast from one place', 'storewright' ), 'features' ),
			self::yes_or_no( 'woocommerce_feature_order_attribution_enabled', __( 'Where orders come from', 'storewright' ), 'yes', __( 'Keep with each order what led the customer here', 'storewright' ), 'features' ),
			self::yes_or_no( 'woocommerce_feature_site_visibility_badge_enabled', __( 'Badge', 'storewright' ), 'yes', __( 'Show in the admin bar whether visitors see the shop', 'storewright' ), 'features' ),
			self::yes_or_no( 'woocommerce_feature_remote_logging_enabled', __( 'Logs elsewhere', 'storewright' ), 'yes', __( 'Let other software send its errors to its makers. Storewright itself sends nothing', 'storewright' ), 'features' ),
			self::yes_or_no( 'woocommerce_feature_email_improvements_enabled', __( 'E-mails', 'storewright' ), 'no', __( 'Use the newer design', 'storewright' ), 'features' ),
			self::yes_or_no( 'woocommerce_feature_blueprint_enabled', __( 'Blueprints', 'storewright' ), 'yes', __( 'Bring a shop’s set-up from one site to another as a file', 'storewright' ), 'features' ),
			self::yes_or_no( 'woocommerce_feature_product_block_editor_enabled', __( 'Editing products', 'storewright' ), 'no', __( 'Use the editor made of blocks', 'storewright' ), 'features' ),
			self::yes_or_no( 'woocommerce_feature_block_email_editor_enabled', __( 'Editing e-mails', 'storewright' ), 'no', __( 'Use the editor made of blocks', 'storewright' ), 'features' ),
			self::yes_or_no( 'woocommerce_feature_cost_of_goods_sold_enabled', __( 'Costs', 'storewright' ), 'no', __( 'Keep with products what they cost you', 'storewright' ), 'features' ),
		];
	}

	private static function yes_or_no( string $id, string $label, string $value, string $description, string $section = '', string $heading = '' ): Setting {
		return new Setting( $id, self::ID, SettingType::Checkbox, $label, $value, $description, section: $section, heading: $heading );
	}

	private static function endpoint( string $id, string $label, string $value, string $tip, string $heading = '' ): Setting {
		return new Setting( $id, self::ID, SettingType::Text, $label, $value, tip: $tip, rule: Rules::path_part(), heading: $heading, max_length: 100 );
	}
}
