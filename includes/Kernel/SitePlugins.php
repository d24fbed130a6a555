<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * Which plugins the site has at this moment, by their slug: the folder, or the file's name where a plugin has none.
 */
final class SitePlugins {

	/**
	 * @var array<string, list<string>> Slug => its plugin files.
	 */
	private readonly array $files;

	public function __construct() {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$files = [];
		foreach ( array_map( strval( ... ), array_keys( get_plugins() ) ) as $file ) {
			$folder           = dirname( $file );
			$slug             = '.' === $folder ? basename( $file, '.php' ) : $folder;
			$files[ $slug ][] = $file;
		}
		$this->files = $files;
	}

	/**
	 * Slugs of the plugins that are there.
	 *
	 * @return list<string>
	 */
	public function installed(): array {
		return array_map( strval( ... ), array_keys( $this->files ) );
	}

	/**
	 * Slugs of the plugins that are active.
	 *
	 * @return list<string>
	 */
	public function active(): array {
		return array_values( array_filter( $this->installed(), $this->is_active( ... ) ) );
	}

	/**
	 * Whether the plugin is there.
	 *
	 * @param string $slug
	 */
	public function has( string $slug ): bool {
		return isset( $this->files[ $slug ] );
	}

	/**
	 * Whether the plugin is active.
	 *
	 * @param string $slug
	 */
	public function is_active( string $slug ): bool {
		return [] !== array_filter( $this->files[ $slug ] ?? [], 'is_plugin_active' );
	}

	/**
	 * The plugin's main file, below the folder of plugins; null where it is not there. Of several in a folder it is the one that
	 * is called like it.
	 *
	 * @param string $slug
	 */
	public function file( string $slug ): ?string {
		$files = $this->files[ $slug ] ?? [];
		return in_array( "$slug/$slug.php", $files, true ) ? "$slug/$slug.php" : $files[0] ?? null;
	}
}
