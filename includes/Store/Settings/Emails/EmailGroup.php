<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Emails;

use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Groups\EmailSettings;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Settings\Validation\Rules;

/**
 * The settings of one e-mail. They are kept together in one option, under WooCommerce's name.
 */
final class EmailGroup implements GroupDefinition {

	/**
	 * @param string       $email   The e-mail's id in WooCommerce.
	 * @param string       $label   Translated name.
	 * @param string       $when    Translated sentence: to whom it goes, and when.
	 * @param string       $closing Translated text that stands below the e-mail's content where nobody chose another.
	 * @param list<string> $fields  What can be set besides what can be set of every e-mail.
	 * @param bool         $is_on   Whether it is sent where nobody chose.
	 */
	public function __construct(
		private readonly string $email,
		private readonly string $label,
		private readonly string $when,
		private readonly string $closing,
		private readonly array $fields,
		private readonly bool $is_on = true
	) {}

	/**
	 * The group: a section of the group of all e-mails.
	 */
	public function group(): SettingsGroup {
		return new SettingsGroup( $this->id(), $this->label, $this->when, 66, EmailSettings::ID );
	}

	/**
	 * Its settings, in the order in which a screen shows them.
	 *
	 * @return list<Setting>
	 */
	public function settings(): array {
		return [ ...array_map( $this->field( ... ), $this->fields ), ...$this->common() ];
	}

	private function id(): string {
		return "email_{$this->email}";
	}

	private function option(): string {
		return "woocommerce_{$this->email}_settings";
	}

	private function field( string $id ): Setting {
		return match ( $id ) {
			'enabled'         => new Setting(
				$id,
				$this->id(),
				SettingType::Checkbox,
				__( 'Enable/Disable', 'storewright' ),
				$this->is_on ? 'yes' : 'no',
				__( 'Enable this email', 'storewright' ),
				option: $this->option()
			),
			'recipient'       => $this->addresses(
				$id,
				__( 'Recipients', 'storewright' ),
				__( 'Email addresses, separated by commas. Leave empty for the site’s administrator.', 'storewright' )
			),
			'subject'         => $this->line( $id, __( 'Subject', 'storewright' ) ),
			'heading'         => $this->line( $id, __( 'Title', 'storewright' ) ),
			'subject_full'    => $this->line( $id, __( 'Full refund subject', 'storewright' ) ),
			'subject_partial' => $this->line( $id, __( 'Partial refund subject', 'storewright' ) ),
			'heading_full'    => $this->line( $id, __( 'Full refund heading', 'storewright' ) ),
			'heading_partial' => $this->line( $id, __( 'Partial refund heading', 'storewright' ) ),
			'subject_paid'    => $this->line( $id, __( 'Paid order subject', 'storewright' ) ),
			default           => $this->line( $id, __( 'Paid order heading', 'storewright' ) ),
		};
	}

	/**
	 * @return list<Setting>
	 */
	private function common(): array {
		return [
			new Setting(
				'additional_content',
				$this->id(),
				SettingType::Textarea,
				__( 'Additional content', 'storewright' ),
				$this->closing,
				tip: __( 'Shown below the main content of the email.', 'storewright' ) . ' ' . self::variables(),
				rule: Rules::rich_text(),
				max_length: 5000,
				option: $this->option()
			),
			new Setting(
				'email_type',
				$this->id(),
				SettingType::Select,
				__( 'Format', 'storewright' ),
				'html',
				tip: __( 'With both, the recipient’s email app chooses.', 'storewright' ),
				options: static fn() => [
					'plain'     => __( 'Plain text', 'storewright' ),
					'html'      => __( 'HTML', 'storewright' ),
					'multipart' => __( 'Multipart', 'storewright' ),
				],
				option: $this->option()
			),
			$this->addresses(
				'cc',
				__( 'Cc', 'storewright' ),
				__( 'Email addresses, separated by commas. All recipients can see them.', 'storewright' )
			),
			$this->addresses(
				'bcc',
				__( 'Bcc', 'storewright' ),
				__( 'Email addresses, separated by commas. Other recipients can’t see them.', 'storewright' )
			),
		];
	}

	private function line( string $id, string $label ): Setting {
		return new Setting(
			$id,
			$this->id(),
			SettingType::Text,
			$label,
			tip: __( 'Leave empty for the default.', 'storewright' ) . ' ' . self::variables(),
			option: $this->option()
		);
	}

	private function addresses( string $id, string $label, string $tip ): Setting {
		return new Setting(
			$id,
			$this->id(),
			SettingType::Text,
			$label,
			tip: $tip,
			rule: Rules::email_list(),
			max_length: 1000,
			option: $this->option()
		);
	}

	private static function variables(): string {
		return __( 'Available placeholders: {site_title}, {site_url}, {store_email}, {order_number} and {order_date}.', 'storewright' );
	}
}
