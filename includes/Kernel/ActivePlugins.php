<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * Which plugins are active, by what WordPress has loaded already: no folder is read for it.
 */
final class ActivePlugins {

	/**
	 * Those of some plugins that are not active.
	 *
	 * @param list<string> $slugs
	 * @return list<string>
	 */
	public static function missing( array $slugs ): array {
		return [] === $slugs ? [] : array_values( array_diff( $slugs, self::slugs() ) );
	}

	/**
	 * Those that are active, also for the whole network.
	 *
	 * @return list<string> Folders, or the file's name where a plugin has none.
	 */
	public static function slugs(): array {
		$own   = get_option( 'active_plugins', [] );
		$sites = is_multisite() ? get_site_option( 'active_sitewide_plugins', [] ) : [];
		$files = [ ...( is_array( $own ) ? array_values( $own ) : [] ), ...( is_array( $sites ) ? array_keys( $sites ) : [] ) ];
		return array_map( static fn( string $file ): string => str_contains( $file, '/' ) ? dirname( $file ) : basename( $file, '.php' ), array_values( array_filter( $files, is_string( ... ) ) ) );
	}
}
