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
			$files[ self::slug( $file ) ][] = $file;
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

	/**
	 * Whether the current user may activate the plugin as far as networks go: one that runs on all sites of a network, who runs that.
	 *
	 * @param string $slug
	 */
	public function may_activate( string $slug ): bool {
		return ! is_multisite() || ! is_network_only_plugin( $this->file( $slug ) ?? '' ) || current_user_can( 'manage_network_plugins' );
	}

	/**
	 * What the plugin's header says of it, as get_plugins() has it; [] where it is not there.
	 *
	 * @param string $slug
	 * @return array<array-key, mixed>
	 */
	public function header( string $slug ): array {
		$header = get_plugins()[ $this->file( $slug ) ?? '' ] ?? [];
		return is_array( $header ) ? $header : [];
	}

	/**
	 * The version that the plugin can be updated to, as far as WordPress has found out by itself: nobody is asked. Null for none.
	 *
	 * @param string $slug
	 */
	public function update_of( string $slug ): ?string {
		$known  = get_site_transient( 'update_plugins' );
		$update = is_object( $known ) && is_array( $known->response ?? null )
			? $known->response[ $this->file( $slug ) ?? '' ] ?? null
			: null;
		$fields = (array) $update;
		// Without a package there is nothing to be had here: plugins that are sold name none until they are paid for.
		return is_string( $fields['new_version'] ?? null ) && is_string( $fields['package'] ?? null ) && '' !== $fields['package']
			? $fields['new_version']
			: null;
	}

	/**
	 * Returns those of some plugins that are not active.
	 *
	 * @param list<string> $slugs
	 * @return list<string>
	 */
	public static function inactive( array $slugs ): array {
		return [] === $slugs ? [] : array_values( array_diff( $slugs, self::active_slugs() ) );
	}

	/**
	 * Returns the active ones, also those of the whole network, by the options that WordPress has loaded: no folder is read.
	 *
	 * @return list<string> Folders, or the file's name where a plugin has none.
	 */
	public static function active_slugs(): array {
		$own   = get_option( 'active_plugins', [] );
		$sites = is_multisite() ? get_site_option( 'active_sitewide_plugins', [] ) : [];
		$files = [ ...( is_array( $own ) ? array_values( $own ) : [] ), ...( is_array( $sites ) ? array_keys( $sites ) : [] ) ];
		return array_map( self::slug( ... ), array_values( array_filter( $files, is_string( ... ) ) ) );
	}

	/**
	 * The slug of a plugin.
	 *
	 * @param string $file Its main file, below the folder of plugins.
	 */
	public static function slug( string $file ): string {
		return str_contains( $file, '/' ) ? dirname( $file ) : basename( $file, '.php' );
	}
}
