<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Themes;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\Unavailable;
use WP_Theme;

/**
 * The themes of the site, and the switch to another one.
 */
final class InstalledThemes {

	/**
	 * The themes as DesignSchema describes them, the active one first.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function all(): array {
		$active = get_stylesheet();
		$themes = array_values( wp_get_themes( [ 'allowed' => true ] ) );
		$rows   = array_map( fn( WP_Theme $theme ): array => $this->row( $theme, $active ), $themes );
		usort( $rows, static fn( array $a, array $b ): int => [ $b['is_active'], $a['name'] ] <=> [ $a['is_active'], $b['name'] ] );
		return $rows;
	}

	/**
	 * Makes a theme the site's.
	 *
	 * @param string $stylesheet Name of its folder.
	 * @throws InvalidInput If there is no such theme.
	 * @throws Unavailable  If it can't run here.
	 */
	public function activate( string $stylesheet ): void {
		$theme = wp_get_theme( $stylesheet );
		if ( ! $theme->exists() || ! $theme->is_allowed() ) {
			/* translators: %s: name of a theme's folder. */
			$reason = sprintf( __( 'There is no theme “%s”.', 'storewright' ), $stylesheet );
			throw new InvalidInput( 'storewright_theme_missing', $reason, [ 'stylesheet' => $reason ] );
		}
		$problem = self::problem( $theme );
		if ( '' !== $problem ) {
			throw new Unavailable( 'storewright_theme_unusable', $problem );
		}
		if ( get_stylesheet() !== $stylesheet ) {
			switch_theme( $stylesheet );
		}
	}

	/**
	 * @return array<string, mixed>
	 */
	private function row( WP_Theme $theme, string $active ): array {
		$stylesheet = $theme->get_stylesheet();
		$screenshot = $theme->get_screenshot();
		return [
			'stylesheet'  => $stylesheet,
			'name'        => self::text( $theme, 'Name' ),
			'description' => wp_trim_words( self::text( $theme, 'Description' ), 20 ),
			'screenshot'  => is_string( $screenshot ) ? $screenshot : '',
			'is_active'   => $stylesheet === $active,
			'is_block'    => $theme->is_block_theme(),
			'preview_url' => self::preview_url( $theme ),
			'problem'     => self::problem( $theme ),
		];
	}

	/**
	 * Address of a theme's live preview, '' where WordPress refuses it to the user, or would show the active theme instead.
	 */
	private static function preview_url( WP_Theme $theme ): string {
		if ( ! current_user_can( 'edit_theme_options' ) || ! current_user_can( 'switch_themes' ) ) {
			return '';
		}
		$stylesheet = rawurlencode( $theme->get_stylesheet() );
		return admin_url( $theme->is_block_theme() ? "site-editor.php?wp_theme_preview=$stylesheet" : "customize.php?theme=$stylesheet" );
	}

	/**
	 * Why a theme can't run here, '' where it can.
	 */
	private static function problem( WP_Theme $theme ): string {
		$errors = $theme->errors();
		$result = false === $errors ? validate_theme_requirements( $theme->get_stylesheet() ) : $errors;
		return is_wp_error( $result ) ? wp_strip_all_tags( $result->get_error_message() ) : '';
	}

	private static function text( WP_Theme $theme, string $field ): string {
		$value = $theme->get( $field );
		return html_entity_decode( wp_strip_all_tags( is_string( $value ) ? $value : '' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
