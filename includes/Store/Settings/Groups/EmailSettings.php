<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Settings\Validation\Rules;

/**
 * What all e-mails of the shop have in common: the sender and the looks. Each e-mail has a group of its own.
 */
final class EmailSettings implements GroupDefinition {

	public const ID = 'email';

	/**
	 * The group.
	 */
	public function group(): SettingsGroup {
		return new SettingsGroup( self::ID, __( 'E-mails', 'storewright' ), __( 'The sender and the looks of the shop’s e-mails.', 'storewright' ), 65, sections: [ '' => __( 'All e-mails', 'storewright' ) ] );
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
			new Setting( 'woocommerce_email_from_name', self::ID, SettingType::Text, __( 'Sender’s name', 'storewright' ), wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ), tip: __( 'Who e-mails come from.', 'storewright' ), autoload: false, heading: __( 'Sender', 'storewright' ) ),
			new Setting( 'woocommerce_email_from_address', self::ID, SettingType::Email, __( 'Sender’s address', 'storewright' ), get_bloginfo( 'admin_email' ), tip: __( 'The address that e-mails come from.', 'storewright' ), autoload: false ),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function looks(): array {
		return [
			new Setting( 'woocommerce_email_header_image_width', self::ID, SettingType::Number, __( 'Width of the logo', 'storewright' ), '120', tip: __( 'In pixels.', 'storewright' ), rule: Rules::whole_number( 1, 2000 ), autoload: false, heading: __( 'Looks', 'storewright' ) ),
			new Setting(
				'woocommerce_email_header_alignment',
				self::ID,
				SettingType::Select,
				__( 'Place of the header', 'storewright' ),
				'left',
				tip: __( 'On which side logo and title stand.', 'storewright' ),
				options: static fn() => [
					'left'   => __( 'Left', 'storewright' ),
					'center' => __( 'Middle', 'storewright' ),
					'right'  => __( 'Right', 'storewright' ),
				],
				autoload: false
			),
			new Setting( 'woocommerce_email_footer_text', self::ID, SettingType::Textarea, __( 'Footer', 'storewright' ), '{site_title}<br />{store_address}', tip: __( 'Stands below every e-mail. {site_title}, {site_url}, {store_address} and {store_email} are filled in.', 'storewright' ), rule: Rules::rich_text(), max_length: 5000, autoload: false ),
			self::colour( 'woocommerce_email_base_color', __( 'Accent colour', 'storewright' ), '#111111', __( 'Of links and buttons.', 'storewright' ) ),
			self::colour( 'woocommerce_email_background_color', __( 'Background', 'storewright' ), '#FFFFFF', __( 'Around the message.', 'storewright' ) ),
			self::colour( 'woocommerce_email_body_background_color', __( 'Background of the message', 'storewright' ), '#FFFFFF', __( 'Behind the text.', 'storewright' ) ),
			self::colour( 'woocommerce_email_text_color', __( 'Text', 'storewright' ), '#111111', __( 'Of the message.', 'storewright' ) ),
			self::colour( 'woocommerce_email_footer_text_color', __( 'Text of the footer', 'storewright' ), '#787c82', __( 'Of what stands below the message.', 'storewright' ) ),
		];
	}

	private static function colour( string $id, string $label, string $value, string $tip ): Setting {
		return new Setting( $id, self::ID, SettingType::Color, $label, $value, tip: $tip, autoload: false );
	}
}
