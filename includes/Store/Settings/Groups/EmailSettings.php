<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Store\Emails\Render\Look;
use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Settings\Validation\Rules;

/**
 * Settings of all e-mails of the shop: the sender and the looks. Each e-mail has a group of its own.
 */
final class EmailSettings implements GroupDefinition {

	public const ID = 'email';

	/**
	 * The group.
	 */
	public function group(): SettingsGroup {
		return new SettingsGroup(
			self::ID,
			__( 'Emails', 'storewright' ),
			__( 'The sender and design of store emails.', 'storewright' ),
			65,
			sections: [ '' => __( 'All emails', 'storewright' ) ]
		);
	}

	/**
	 * Its settings, in the order in which a screen shows them.
	 *
	 * @return list<Setting>
	 */
	public function settings(): array {
		return [ ...$this->sender(), ...$this->looks() ];
	}

	/**
	 * @return list<Setting>
	 */
	private function sender(): array {
		return [
			new Setting(
				'woocommerce_email_from_name',
				self::ID,
				SettingType::Text,
				__( '“From” name', 'storewright' ),
				wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
				tip: __( 'The name that emails are sent from.', 'storewright' ),
				autoload: false,
				obeyed_by: Look::class,
				heading: __( 'Sender options', 'storewright' )
			),
			new Setting(
				'woocommerce_email_from_address',
				self::ID,
				SettingType::Email,
				__( '“From” address', 'storewright' ),
				get_bloginfo( 'admin_email' ),
				tip: __( 'The address that emails are sent from.', 'storewright' ),
				autoload: false,
				obeyed_by: Look::class
			),
			new Setting(
				'woocommerce_email_reply_to_enabled',
				self::ID,
				SettingType::Checkbox,
				__( 'Reply-to', 'storewright' ),
				'no',
				__( 'Send replies to another address', 'storewright' ),
				autoload: false,
				obeyed_by: Look::class
			),
			new Setting(
				'woocommerce_email_reply_to_name',
				self::ID,
				SettingType::Text,
				__( 'Reply-to name', 'storewright' ),
				tip: __( 'Name of the person or team that gets replies.', 'storewright' ),
				autoload: false,
				obeyed_by: Look::class
			),
			new Setting(
				'woocommerce_email_reply_to_address',
				self::ID,
				SettingType::Email,
				__( 'Reply-to address', 'storewright' ),
				tip: __( 'Email address that gets replies.', 'storewright' ),
				autoload: false,
				obeyed_by: Look::class
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function looks(): array {
		return [
			new Setting(
				'woocommerce_email_header_image',
				self::ID,
				SettingType::Text,
				__( 'Logo', 'storewright' ),
				tip: __( 'Shown at the top of every email. Enter an image ID or URL. Without a logo, the site’s title is shown.', 'storewright' ),
				max_length: 1000,
				autoload: false,
				heading: __( 'Email template', 'storewright' ),
				obeyed_by: Look::class,
				is_picture: true
			),
			new Setting(
				'woocommerce_email_header_image_width',
				self::ID,
				SettingType::Number,
				__( 'Logo width', 'storewright' ),
				'120',
				tip: __( 'In pixels.', 'storewright' ),
				rule: Rules::whole_number( 1, 2000 ),
				autoload: false,
				obeyed_by: Look::class
			),
			new Setting(
				'woocommerce_email_header_alignment',
				self::ID,
				SettingType::Select,
				__( 'Header alignment', 'storewright' ),
				'left',
				tip: __( 'Alignment of the logo and title.', 'storewright' ),
				options: static fn() => [
					'left'   => __( 'Left', 'storewright' ),
					'center' => __( 'Center', 'storewright' ),
					'right'  => __( 'Right', 'storewright' ),
				],
				autoload: false,
				obeyed_by: Look::class
			),
			new Setting(
				'woocommerce_email_footer_text',
				self::ID,
				SettingType::Textarea,
				__( 'Footer', 'storewright' ),
				'{site_title}<br />{store_address}',
				tip: __(
					'Shown at the bottom of every email. Available placeholders: {site_title}, {site_url}, {store_address} and {store_email}.',
					'storewright'
				),
				rule: Rules::rich_text(),
				max_length: 5000,
				autoload: false,
				obeyed_by: Look::class
			),
			self::colour(
				'woocommerce_email_base_color',
				__( 'Accent color', 'storewright' ),
				'#720eec',
				__( 'The color of links and buttons.', 'storewright' ),
				__( 'Color palette', 'storewright' )
			),
			self::colour(
				'woocommerce_email_background_color',
				__( 'Background color', 'storewright' ),
				'#f7f7f7',
				__( 'The color around the message.', 'storewright' )
			),
			self::colour(
				'woocommerce_email_body_background_color',
				__( 'Body background color', 'storewright' ),
				'#ffffff',
				__( 'The color behind the text.', 'storewright' )
			),
			self::colour(
				'woocommerce_email_text_color',
				__( 'Text', 'storewright' ),
				'#3c3c3c',
				__( 'The color of the text.', 'storewright' )
			),
			self::colour(
				'woocommerce_email_footer_text_color',
				__( 'Footer text color', 'storewright' ),
				'#3c3c3c',
				__( 'The color of the text below the message.', 'storewright' )
			),
		];
	}

	private static function colour( string $id, string $label, string $value, string $tip, string $heading = '' ): Setting {
		return new Setting(
			$id,
			self::ID,
			SettingType::Color,
			$label,
			$value,
			tip: $tip,
			autoload: false,
			heading: $heading,
			obeyed_by: Look::class
		);
	}
}
