<?php
declare(strict_types=1);

namespace Storewright\Store\SystemStatus;

use WP_Theme;

/**
 * The plugins and the theme of the site, as far as WordPress knows them: their newest versions are those of its last look.
 */
final class PluginsReport {

	/**
	 * Plugins that are active, or those that are not.
	 *
	 * @return list<array<string, string|bool>>
	 */
	public function plugins( bool $active ): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$newest = self::newest( 'update_plugins' );
		$list   = [];
		foreach ( get_plugins() as $file => $data ) {
			if ( is_plugin_active( $file ) === $active ) {
				$list[] = self::plugin(
					$file,
					$data,
					$newest[ $file ] ?? self::text( $data, 'Version' )
				) + [ 'network_activated' => is_plugin_active_for_network( $file ) ];
			}
		}
		return $list;
	}

	/**
	 * Returns the must-use plugins and drop-ins.
	 *
	 * @return array{dropins: list<array<string, string>>, mu_plugins: list<array<string, string>>}
	 */
	public function loaded_by_wordpress(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$dropins = [];
		foreach ( array_keys( get_dropins() ) as $file ) {
			$dropins[] = [
				'plugin' => (string) $file,
				'name'   => (string) ( _get_dropins()[ $file ][0] ?? '' ),
			];
		}
		$must_use = [];
		foreach ( get_mu_plugins() as $file => $data ) {
			$must_use[] = array_diff_key( self::plugin( (string) $file, $data, '' ), [ 'version_latest' => true ] );
		}
		return [
			'dropins'    => $dropins,
			'mu_plugins' => $must_use,
		];
	}

	/**
	 * The theme that is active.
	 *
	 * @return array<string, string|bool|list<string>>
	 */
	public function theme(): array {
		$theme  = wp_get_theme();
		$newest = self::newest( 'update_themes' );
		$parent = $theme->parent();
		$known  = $parent instanceof WP_Theme;
		return [
			'name'                    => (string) $theme->get( 'Name' ),
			'version'                 => (string) $theme->get( 'Version' ),
			'version_latest'          => $newest[ $theme->get_stylesheet() ] ?? (string) $theme->get( 'Version' ),
			'author_url'              => esc_url_raw( (string) $theme->get( 'AuthorURI' ) ),
			'is_child_theme'          => is_child_theme(),
			'is_block_theme'          => wp_is_block_theme(),
			'has_woocommerce_support' => current_theme_supports( 'woocommerce' ),
			'has_woocommerce_file'    => file_exists(
				get_stylesheet_directory() . '/woocommerce.php'
			) || file_exists( get_template_directory() . '/woocommerce.php' ),
			'has_outdated_templates'  => false,
			'overrides'               => [],
			'parent_name'             => $known ? (string) $parent->get( 'Name' ) : '',
			'parent_version'          => $known ? (string) $parent->get( 'Version' ) : '',
			'parent_version_latest'   => $known ? $newest[ $parent->get_stylesheet() ] ?? (string) $parent->get( 'Version' ) : '',
			'parent_author_url'       => $known ? esc_url_raw( (string) $parent->get( 'AuthorURI' ) ) : '',
		];
	}

	/**
	 * @param array<mixed> $data As WordPress reads it from the plugin's header.
	 * @return array<string, string>
	 */
	private static function plugin( string $file, array $data, string $newest ): array {
		return [
			'plugin'         => $file,
			'name'           => self::text( $data, 'Name' ),
			'version'        => self::text( $data, 'Version' ),
			'version_latest' => $newest,
			'url'            => esc_url_raw( self::text( $data, 'PluginURI' ) ),
			'author_name'    => wp_strip_all_tags( self::text( $data, 'AuthorName' ) ),
			'author_url'     => esc_url_raw( self::text( $data, 'AuthorURI' ) ),
		];
	}

	/**
	 * @param array<mixed> $data
	 */
	private static function text( array $data, string $name ): string {
		return is_scalar( $data[ $name ] ?? null ) ? (string) $data[ $name ] : '';
	}

	/**
	 * The newer versions that WordPress has heard of.
	 *
	 * @return array<string, string> By plugin file or theme.
	 */
	private static function newest( string $transient ): array {
		$updates = get_site_transient( $transient );
		$found   = is_object( $updates ) && is_array( $updates->response ?? null ) ? $updates->response : [];
		$newest  = [];
		foreach ( $found as $key => $update ) {
			$version = is_object( $update ) ? $update->new_version ?? '' : ( is_array( $update ) ? $update['new_version'] ?? '' : '' );
			if ( is_string( $version ) && '' !== $version ) {
				$newest[ (string) $key ] = $version;
			}
		}
		return $newest;
	}
}
