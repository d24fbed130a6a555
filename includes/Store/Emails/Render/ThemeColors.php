<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Render;

/**
 * The colors that a block theme has for its pages, as colors of emails.
 */
final class ThemeColors {

	/**
	 * The colors; null where the theme has no theme.json. What it does not say, or says in another way than as a number, is the default.
	 */
	public static function palette( Palette $default ): ?Palette {
		if ( ! wp_theme_has_theme_json() ) {
			return null;
		}
		$styles = wp_get_global_styles( [], [ 'transforms' => [ 'resolve-variables' ] ] );
		$color  = static function ( string ...$path ) use ( $styles ): ?string {
			$value = $styles;
			foreach ( $path as $key ) {
				$value = is_array( $value ) ? $value[ $key ] ?? null : null;
			}
			return is_string( $value ) ? Palette::normalized( $value ) : null;
		};
		$text   = $color( 'color', 'text' ) ?? $default->text;
		$body   = $color( 'color', 'background' ) ?? $default->body;
		return new Palette(
			$color( 'elements', 'button', 'color', 'background' ) ?? $default->base,
			$body,
			$body,
			$text,
			$color( 'elements', 'caption', 'color', 'text' ) ?? $text
		);
	}
}
