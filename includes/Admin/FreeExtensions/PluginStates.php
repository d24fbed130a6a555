<?php
declare(strict_types=1);

namespace Storewright\Admin\FreeExtensions;

/**
 * Which plugins the site has, and what the current user may do with them.
 */
final class PluginStates {

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
	 * Whether the extension is of use to the current user: it runs here, and is active or may be set up by the user.
	 */
	public function can_use( FreeExtension $extension ): bool {
		return is_wp_version_compatible( $extension->min_wp_version ) && ( $this->is_active( $extension->slug() ) || current_user_can( 'install_plugins' ) );
	}

	/**
	 * Where the extension is managed. '' unless it is active and the current user runs the site, as pages of plugins ask for.
	 */
	public function manage_url( FreeExtension $extension ): string {
		$is_open = '' !== $extension->manage_page && $this->is_active( $extension->slug() ) && current_user_can( 'manage_options' );
		return $is_open ? admin_url( $extension->manage_page ) : '';
	}
}
