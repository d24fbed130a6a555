<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Settings\Validation\Rules;

/**
 * Customers' accounts and their data.
 */
final class AccountSettings implements GroupDefinition {

	private const ID = 'account';

	/**
	 * The group.
	 */
	public function group(): SettingsGroup {
		return new SettingsGroup( self::ID, __( 'Accounts and privacy', 'storewright' ), __( 'Customers’ accounts, and what happens to their data.', 'storewright' ), 60 );
	}

	/**
	 * Its settings, in the order in which a screen shows them.
	 *
	 * @return list<Setting>
	 */
	public function settings(): array {
		return [ ...$this->accounts(), ...$this->privacy() ];
	}

	/**
	 * @return list<Setting>
	 */
	private function accounts(): array {
		return [
			self::yes_or_no( 'woocommerce_enable_guest_checkout', __( 'Guests', 'storewright' ), 'yes', __( 'Let customers order without an account', 'storewright' ), __( 'Accounts', 'storewright' ) ),
			self::yes_or_no( 'woocommerce_enable_checkout_login_reminder', __( 'At checkout', 'storewright' ), 'no', __( 'Offer customers to log in', 'storewright' ) ),
			self::yes_or_no( 'woocommerce_enable_delayed_account_creation', __( 'After checkout', 'storewright' ), 'no', __( 'Offer guests an account once they have ordered', 'storewright' ) ),
			self::yes_or_no( 'woocommerce_enable_signup_and_login_from_checkout', __( 'During checkout', 'storewright' ), 'no', __( 'Let customers open an account while they order', 'storewright' ) ),
			self::yes_or_no( 'woocommerce_enable_myaccount_registration', __( 'On the account page', 'storewright' ), 'no', __( 'Let customers open an account', 'storewright' ) ),
			self::yes_or_no( 'woocommerce_registration_generate_password', __( 'Passwords', 'storewright' ), 'yes', __( 'Send new customers a link to choose a password', 'storewright' ) ),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function privacy(): array {
		return [
			self::yes_or_no( 'woocommerce_erasure_request_removes_order_data', __( 'Requests for erasure: orders', 'storewright' ), 'no', __( 'Remove personal data from orders when a request is granted', 'storewright' ), __( 'Personal data', 'storewright' ) ),
			self::yes_or_no( 'woocommerce_erasure_request_removes_download_data', __( 'Requests for erasure: downloads', 'storewright' ), 'no', __( 'End access to downloads when a request is granted', 'storewright' ) ),
			self::yes_or_no( 'woocommerce_allow_bulk_remove_personal_data', __( 'Several orders at once', 'storewright' ), 'no', __( 'Allow personal data to be removed from several orders at once', 'storewright' ) ),
			self::notice(
				'woocommerce_registration_privacy_policy_text',
				__( 'Notice where accounts are opened', 'storewright' ),
				/* translators: [privacy_policy] stays as it is: it becomes a link. */
				__( 'We use what you tell us to run your account and for what our [privacy_policy] says.', 'storewright' ),
				__( 'Notices', 'storewright' )
			),
			self::notice(
				'woocommerce_checkout_privacy_policy_text',
				__( 'Notice at checkout', 'storewright' ),
				/* translators: [privacy_policy] stays as it is: it becomes a link. */
				__( 'We use what you tell us to deal with your order and for what our [privacy_policy] says.', 'storewright' )
			),
		];
	}

	private static function yes_or_no( string $id, string $label, string $value, string $description, string $heading = '' ): Setting {
		return new Setting( $id, self::ID, SettingType::Checkbox, $label, $value, $description, heading: $heading );
	}

	private static function notice( string $id, string $label, string $value, string $heading = '' ): Setting {
		return new Setting( $id, self::ID, SettingType::Textarea, $label, $value, tip: __( '[privacy_policy] becomes a link to your privacy policy.', 'storewright' ), rule: Rules::rich_text(), max_length: 5000, autoload: false, heading: $heading );
	}
}
