<?php
declare(strict_types=1);

namespace Storewright\Admin\ShippingPartners;

/**
 * Which plugins the site has, by their folder.
 */
final class InstalledPlugins {

	/**
	 * @var array<string, list<string>> Folder => its plugin files.
	 */
	private readonly array $files;

	public function __construct() {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$files = [];
		foreach ( array_keys( get_plugins() ) as $file ) {
			$files[ dirname( $file ) ][] = $file;
		}
		$this->files = $files;
	}

	/**
	 * Whether the plugin is there.
	 *
	 * @param string $slug The plugin's folder.
	 */
	public function has( string $slug ): bool {
		return isset( $this->files[ $slug ] );
	}

	/**
	 * Whether the plugin is active.
	 *
	 * @param string $slug The plugin's folder.
	 */
	public function is_active( string $slug ): bool {
		return [] !== array_filter( $this->files[ $slug ] ?? [], 'is_plugin_active' );
	}

	/**
	 * Where the current user can install the plugin: WordPress's own installer. '' if it is there or the user may not.
	 *
	 * @param string $slug The plugin's folder, as in WordPress's plugin directory.
	 */
	public function install_url( string $slug ): string {
		if ( '' === $slug || $this->has( $slug ) || ! current_user_can( 'install_plugins' ) ) {
			return '';
		}
		return self_admin_url( 'plugin-install.php?tab=plugin-information&plugin=' . rawurlencode( $slug ) );
	}
}
