<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Render;

use Storewright\Store\Settings\SettingsQuery;

/**
 * What the owner chose for all emails: sender, logo, colors, footer.
 */
final class Look {

	private const DEFAULT_PALETTE = [
		'woocommerce_email_base_color'            => '#720eec',
		'woocommerce_email_background_color'      => '#f7f7f7',
		'woocommerce_email_body_background_color' => '#ffffff',
		'woocommerce_email_text_color'            => '#3c3c3c',
		'woocommerce_email_footer_text_color'     => '#3c3c3c',
	];

	private const OTHERS = [
		'woocommerce_email_from_name',
		'woocommerce_email_from_address',
		'woocommerce_email_reply_to_enabled',
		'woocommerce_email_reply_to_name',
		'woocommerce_email_reply_to_address',
		'woocommerce_email_header_image',
		'woocommerce_email_header_image_width',
		'woocommerce_email_header_alignment',
		'woocommerce_email_footer_text',
	];

	/**
	 * @param array<string, string> $values Name of an option => what holds.
	 */
	private function __construct( private readonly array $values ) {}

	/**
	 * What holds, with what is tried out in its place.
	 *
	 * @param SettingsQuery         $settings
	 * @param array<string, string> $drafts   Name of an option => text.
	 */
	public static function of( SettingsQuery $settings, array $drafts = [] ): self {
		$stored = array_filter( $settings->values( self::names() ), is_string( ... ) );
		return new self( array_intersect_key( $drafts, array_flip( self::names() ) ) + $stored );
	}

	/**
	 * Names of the options that it is made of.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return [ ...array_keys( self::DEFAULT_PALETTE ), ...self::OTHERS ];
	}

	/**
	 * The colors that the owner can go back to: the theme's, where it says them.
	 *
	 * @return array{0: array<string, string>, 1: bool} Name of an option => color, and whether they are the theme's.
	 */
	public static function default_colors(): array {
		$own   = new Palette( ...array_values( self::DEFAULT_PALETTE ) );
		$theme = ThemeColors::palette( $own );
		$used  = $theme ?? $own;
		return [
			array_combine(
				array_keys( self::DEFAULT_PALETTE ),
				[ $used->base, $used->background, $used->body, $used->text, $used->footer ]
			),
			null !== $theme,
		];
	}

	/**
	 * The colors. One that can't be read is the default.
	 */
	public function palette(): Palette {
		$colors = [];
		foreach ( self::DEFAULT_PALETTE as $name => $default ) {
			$colors[] = Palette::normalized( $this->values[ $name ] ?? '' ) ?? $default;
		}
		return new Palette( ...$colors );
	}

	/**
	 * Name of the sender, in one line.
	 */
	public function from_name(): string {
		return sanitize_text_field( wp_specialchars_decode( $this->text( 'woocommerce_email_from_name' ), ENT_QUOTES ) );
	}

	/**
	 * Address of the sender.
	 */
	public function from_address(): string {
		$address = sanitize_email( $this->text( 'woocommerce_email_from_address' ) );
		return '' === $address ? sanitize_email( get_bloginfo( 'admin_email' ) ) : $address;
	}

	/**
	 * The header that says where replies go, '' where they go to the sender.
	 */
	public function reply_to(): string {
		$address = sanitize_email( $this->text( 'woocommerce_email_reply_to_address' ) );
		if ( 'yes' !== $this->text( 'woocommerce_email_reply_to_enabled' ) || '' === $address ) {
			return '';
		}
		$name = str_replace( [ '"', '<', '>' ], '', sanitize_text_field( $this->text( 'woocommerce_email_reply_to_name' ) ) );
		return 'Reply-To: ' . ( '' === $name ? $address : "{$name} <{$address}>" );
	}

	/**
	 * Address of the logo, '' where the site's name stands in its place.
	 */
	public function logo(): string {
		$image = trim( $this->text( 'woocommerce_email_header_image' ) );
		$url   = ctype_digit( $image ) ? (string) wp_get_attachment_image_url( (int) $image, 'full' ) : $image;
		return 1 === preg_match( '#^https?://#i', $url ) ? $url : '';
	}

	/**
	 * Width of the logo in pixels.
	 */
	public function logo_width(): int {
		return max( 1, min( 600, (int) $this->text( 'woocommerce_email_header_image_width' ) ) );
	}

	/**
	 * `start`, `center` or `end`: what the setting calls left is the side on which lines begin.
	 */
	public function alignment(): string {
		return match ( $this->text( 'woocommerce_email_header_alignment' ) ) {
			'center' => 'center',
			'right'  => 'end',
			default  => 'start',
		};
	}

	/**
	 * The footer, with placeholders: simple HTML.
	 */
	public function footer(): string {
		return $this->text( 'woocommerce_email_footer_text' );
	}

	private function text( string $name ): string {
		return $this->values[ $name ] ?? '';
	}
}
