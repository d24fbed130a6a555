<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Store\Customers\CustomerRepository;
use Storewright\Store\Customers\Privacy\DeleteInactiveAccounts;
use Storewright\Store\Customers\Privacy\DownloadEraser;
use Storewright\Store\Orders\Privacy\OrderEraser;
use Storewright\Store\Orders\Privacy\OrderRetention;
use Storewright\Store\Settings\Choices\Retention;
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
		return new SettingsGroup(
			self::ID,
			__( 'Accounts and privacy', 'storewright' ),
			__( 'Customer accounts and how their data is handled.', 'storewright' ),
			60
		);
	}

	/**
	 * Its settings, in the order in which a screen shows them.
	 *
	 * @return list<Setting>
	 */
	public function settings(): array {
		return [ ...$this->accounts(), ...$this->privacy(), ...$this->retention() ];
	}

	/**
	 * @return list<Setting>
	 */
	private function accounts(): array {
		return [
			self::yes_or_no(
				'woocommerce_enable_guest_checkout',
				__( 'Guest checkout', 'storewright' ),
				'yes',
				__( 'Allow customers to place orders without an account', 'storewright' ),
				__( 'Accounts', 'storewright' )
			),
			self::yes_or_no(
				'woocommerce_enable_checkout_login_reminder',
				__( 'Login', 'storewright' ),
				'no',
				__( 'Allow customers to log in during checkout', 'storewright' )
			),
			self::yes_or_no(
				'woocommerce_enable_delayed_account_creation',
				__( 'Account after checkout', 'storewright' ),
				'no',
				__( 'Allow guests to create an account after checkout', 'storewright' )
			),
			self::yes_or_no(
				'woocommerce_enable_signup_and_login_from_checkout',
				__( 'Account at checkout', 'storewright' ),
				'no',
				__( 'Allow customers to create an account during checkout', 'storewright' )
			),
			self::yes_or_no(
				'woocommerce_enable_myaccount_registration',
				__( 'Account page', 'storewright' ),
				'no',
				__( 'Allow customers to create an account on the account page', 'storewright' )
			),
			self::yes_or_no(
				'woocommerce_registration_generate_password',
				__( 'Passwords', 'storewright' ),
				'yes',
				__( 'Generate a password for new accounts without one', 'storewright' ),
				obeyed_by: CustomerRepository::class
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function privacy(): array {
		return [
			self::yes_or_no(
				'woocommerce_erasure_request_removes_order_data',
				__( 'Erasure requests: orders', 'storewright' ),
				'no',
				__( 'Remove personal data from orders on request', 'storewright' ),
				__( 'Personal data', 'storewright' ),
				obeyed_by: OrderEraser::class
			),
			self::yes_or_no(
				'woocommerce_erasure_request_removes_download_data',
				__( 'Erasure requests: downloads', 'storewright' ),
				'no',
				__( 'Remove access to downloads on request', 'storewright' ),
				obeyed_by: DownloadEraser::class
			),
			self::yes_or_no(
				'woocommerce_allow_bulk_remove_personal_data',
				__( 'Bulk removal', 'storewright' ),
				'no',
				__( 'Allow bulk removal of personal data from orders', 'storewright' )
			),
			self::notice(
				'woocommerce_registration_privacy_policy_text',
				__( 'Registration privacy notice', 'storewright' ),
				/* translators: [privacy_policy] stays as it is: it becomes a link. */
				__(
					'We use your personal data to manage your account and for the purposes described in our [privacy_policy].',
					'storewright'
				),
				__( 'Notices', 'storewright' )
			),
			self::notice(
				'woocommerce_checkout_privacy_policy_text',
				__( 'Checkout privacy notice', 'storewright' ),
				/* translators: [privacy_policy] stays as it is: it becomes a link. */
				__(
					'We use your personal data to process your order and for the purposes described in our [privacy_policy].',
					'storewright'
				)
			),
		];
	}

	/**
	 * For how long personal data is kept that nobody asks to be erased.
	 *
	 * @return list<Setting>
	 */
	private function retention(): array {
		$trash  = __( 'Older orders, by creation date, are moved to the trash.', 'storewright' );
		$forget = __(
			'Personal data is removed from older orders, by creation date. Items and amounts are kept. This can’t be undone.',
			'storewright'
		);
		return [
			Retention::setting(
				'woocommerce_delete_inactive_accounts',
				self::ID,
				__( 'Inactive accounts', 'storewright' ),
				__(
					'Accounts of customers who have not logged in or ordered for this long are deleted. Their orders become guest orders. This can’t be undone.',
					'storewright'
				),
				DeleteInactiveAccounts::class,
				__( 'Data retention', 'storewright' )
			),
			Retention::setting(
				'woocommerce_trash_pending_orders',
				self::ID,
				__( 'Pending orders', 'storewright' ),
				$trash,
				OrderRetention::class
			),
			Retention::setting(
				'woocommerce_trash_failed_orders',
				self::ID,
				__( 'Failed orders', 'storewright' ),
				$trash,
				OrderRetention::class
			),
			Retention::setting(
				'woocommerce_trash_cancelled_orders',
				self::ID,
				__( 'Canceled orders', 'storewright' ),
				$trash,
				OrderRetention::class
			),
			Retention::setting(
				'woocommerce_anonymize_refunded_orders',
				self::ID,
				__( 'Refunded orders', 'storewright' ),
				$forget,
				OrderRetention::class
			),
			Retention::setting(
				'woocommerce_anonymize_completed_orders',
				self::ID,
				__( 'Completed orders', 'storewright' ),
				$forget,
				OrderRetention::class
			),
		];
	}

	private static function yes_or_no(
		string $id,
		string $label,
		string $value,
		string $description,
		string $heading = '',
		string $obeyed_by = ''
	): Setting {
		return new Setting( $id, self::ID, SettingType::Checkbox, $label, $value, $description, heading: $heading, obeyed_by: $obeyed_by );
	}

	private static function notice( string $id, string $label, string $value, string $heading = '' ): Setting {
		return new Setting(
			$id,
			self::ID,
			SettingType::Textarea,
			$label,
			$value,
			tip: __( '[privacy_policy] becomes a link to your privacy policy.', 'storewright' ),
			rule: Rules::rich_text(),
			max_length: 5000,
			autoload: false,
			heading: $heading
		);
	}
}
