<?php
declare(strict_types=1);

namespace Storewright\Admin\Plugins;

/**
 * Which plugins the site has, by their slug: the folder, or the file's name where a plugin has none.
 */
final class SitePlugins {

	/**
	 * Slugs of the plugins that are there.
	 *
	 * @return list<string>
	 */
	public static function installed(): array {
		return array_keys( self::files() );
	}

	/**
	 * Slugs of the plugins that are active.
	 *
	 * @return list<string>
	 */
	public static function active(): array {
		return array_keys( array_filter( self::files(), static fn( array $files ) => [] !== array_filter( $files, 'is_plugin_active' ) ) );
	}

	/**
	 * The plugin's main file, below the folder of plugins; null where it is not there.
	 *
	 * @param string $slug
	 */
	public static function file( string $slug ): ?string {
		return self::files()[ $slug ][0] ?? null;
	}

	/**
	 * @return array<string, list<string>> Slug => its plugin files.
	 */
	private static function files(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$files = [];
		foreach ( array_keys( get_plugins() ) as $file ) {
			$folder           = dirname( $file );
			$slug             = '.' === $folder ? basename( $file, '.php' ) : $folder;
			$files[ $slug ][] = $file;
		}
		return $files;
	}
}
