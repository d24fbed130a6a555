<?php
declare(strict_types=1);

namespace Storewright\Screens\Emails;

use Storewright\Screens\Settings\Field;
use Storewright\Store\Emails\EmailType;
use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Emails\Preview\PreviewPage;
use Storewright\Store\Emails\Render\Look;
use Storewright\Store\Settings\Setting;

/**
 * Places of the components that try out the settings of emails: they go by the fields of the form around them.
 *
 * @internal
 */
final class EmailIslands {

	private const COLORS = [
		'base_color'        => 'woocommerce_email_base_color',
		'bg_color'          => 'woocommerce_email_background_color',
		'body_bg_color'     => 'woocommerce_email_body_background_color',
		'body_text_color'   => 'woocommerce_email_text_color',
		'footer_text_color' => 'woocommerce_email_footer_text_color',
	];

	/**
	 * Prints the place of the palette's buttons.
	 */
	public static function render_palette(): void {
		[ $colors, $of_theme ] = Look::default_colors();
		$props                 = [ 'hasThemeJson' => $of_theme ];
		foreach ( self::COLORS as $name => $option ) {
			$props[ "{$name}_default" ] = $colors[ $option ];
		}
		self::render( 'email-palette', $props );
	}

	/**
	 * Prints the place of the preview.
	 *
	 * @param list<EmailType>        $types    At least one.
	 * @param array<string, Setting> $settings The form's, by id.
	 */
	public static function render_preview( array $types, array $settings ): void {
		$default = EmailTypes::find( EmailTypes::DEFAULT_PREVIEW )?->name();
		$names   = array_map( static fn( EmailType $type ) => $type->name(), $types );
		$fields  = [];
		foreach ( $settings as $setting ) {
			$fields[ Field::id( $setting ) ] = $setting->is_shared()
				? str_replace( '_settings', '', $setting->option() ) . "_{$setting->id}"
				: $setting->id;
		}
		self::render(
			'email-preview',
			[
				'types'       => array_map(
					static fn( EmailType $type ) => [
						'value'    => $type->name(),
						'label'    => $type->title(),
						'hasOrder' => $type->about->has_order(),
					],
					$types
				),
				'defaultType' => in_array( $default, $names, true ) ? $default : $names[0] ?? '',
				'previewUrl'  => PreviewPage::url(),
				'fields'      => $fields,
				'sendTo'      => wp_get_current_user()->user_email,
			]
		);
	}

	/**
	 * @param array<string, mixed> $props
	 */
	private static function render( string $island, array $props ): void {
		printf(
			'<div class="storewright" data-island="%s" data-props="%s"></div>',
			esc_attr( $island ),
			esc_attr( (string) wp_json_encode( $props, JSON_HEX_AMP ) )
		);
	}
}
