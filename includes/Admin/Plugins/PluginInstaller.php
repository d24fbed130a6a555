<?php
declare(strict_types=1);

namespace Storewright\Admin\Plugins;

use Plugin_Upgrader;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\Forbidden;
use Storewright\Kernel\Errors\Unavailable;
use Storewright\Kernel\PluginDirectory;
use Storewright\Kernel\SitePlugins;
use Storewright\Rest\StrayOutput;
use Throwable;
use WP_Ajax_Upgrader_Skin;
use WP_Error;
use WP_Filesystem_Base;

/**
 * Installs, activates and updates plugins through WordPress's upgrader.
 */
final class PluginInstaller {

	/**
	 * How long to wait for another installation of the same plugin, in seconds.
	 */
	private const TIMEOUT = 60;

	/**
	 * What a failure says of why, beside its message, which names the plugin as well.
	 */
	public const REASON = 'reason';

	/**
	 * WordPress's code where there is a folder of that name by now.
	 */
	private const IS_TAKEN = 'folder_exists';

	/**
	 * Names by slug, as WordPress's plugin directory told them.
	 *
	 * @var array<string, string>
	 */
	private array $names = [];

	public function __construct( private readonly Context $context ) {}

	/**
	 * Installs a plugin, unless it is there.
	 *
	 * @param string $slug As in WordPress's plugin directory.
	 * @throws DomainError If it can't be had or written: the message says why.
	 * @throws Conflict    If somebody else has been installing it for a minute.
	 */
	public function install( string $slug ): void {
		$this->context->database->lock(
			"install_plugin_$slug",
			function () use ( $slug ): void {
				wp_cache_delete( 'plugins', 'plugins' );
				if ( null === ( new SitePlugins() )->file( $slug ) ) {
					$this->download( $slug );
				}
			},
			self::TIMEOUT
		);
	}

	/**
	 * Activates a plugin, unless it is active. What it prints is left out, and logged.
	 *
	 * @param string $slug
	 * @throws Forbidden   If it would run on all sites of a network that the user does not run.
	 * @throws Unavailable If it is not there, fails to start, or is not active afterwards: the message says why.
	 */
	public function activate( string $slug ): void {
		$plugins = new SitePlugins();
		$file    = $plugins->file( $slug );
		if ( null === $file ) {
			throw $this->missing( $slug );
		}
		if ( ! current_user_can( 'activate_plugin', $file ) || ! $plugins->may_activate( $slug ) ) {
			throw new Forbidden(
				'storewright_plugin_not_activated',
				/* translators: %s: name of a plugin. */
				sprintf( __( 'You are not allowed to activate the plugin “%s”.', 'storewright' ), $this->name( $slug ) ),
				[ self::REASON => __( 'You are not allowed to activate this plugin.', 'storewright' ) ]
			);
		}
		$level = ob_get_level();
		ob_start();
		try {
			$result = activate_plugin( $file );
		} catch ( Throwable $error ) {
			$this->context->log->error( "The plugin $slug failed when it was activated: {$error->getMessage()}" );
			$result = new WP_Error(
				'storewright_plugin_failed',
				__( 'The plugin stopped with an error. Details are in the site’s error log.', 'storewright' )
			);
		} finally {
			self::close_buffers( $level );
		}
		if ( $result instanceof WP_Error && 'unexpected_output' !== $result->get_error_code() ) {
			throw $this->failure( $slug, $result );
		}
		// A plugin that prints something is active all the same.
		if ( $result instanceof WP_Error ) {
			$printed = $result->get_error_data();
			$this->context->log->error(
				"The plugin $slug printed something when it was activated, which was left out",
				[ 'printed' => StrayOutput::excerpt( is_string( $printed ) ? $printed : '' ) ]
			);
		}
		if ( ! ( new SitePlugins() )->is_active( $slug ) ) {
			throw $this->failure( $slug, new WP_Error( 'storewright_plugin_inactive', __( 'The plugin deactivated itself.', 'storewright' ) ) );
		}
	}

	/**
	 * Updates a plugin to the version that WordPress knows of, unless it has it. It stays active, and where the update fails WordPress
	 * puts the old version back. Where it is not there, or can't be updated, Unavailable says why.
	 *
	 * @param string $slug
	 * @throws Conflict If somebody else has been setting it up for a minute.
	 */
	public function update( string $slug ): void {
		$this->context->database->lock( "install_plugin_$slug", fn() => $this->upgrade( $slug ), self::TIMEOUT );
	}

	private function upgrade( string $slug ): void {
		wp_cache_delete( 'plugins', 'plugins' );
		$plugins = new SitePlugins();
		$file    = $plugins->file( $slug );
		if ( null === $file ) {
			throw $this->missing( $slug );
		}
		if ( null === $plugins->update_of( $slug ) ) {
			return;
		}
		$this->prepare();
		$skin  = new WP_Ajax_Upgrader_Skin();
		$level = ob_get_level();
		ob_start();
		try {
			$results = ( new Plugin_Upgrader( $skin ) )->bulk_upgrade( [ $file ] );
		} finally {
			self::close_buffers( $level );
		}
		wp_clean_plugins_cache( false );
		$result = is_array( $results ) ? $results[ $file ] ?? null : $results;
		if ( is_array( $result ) || true === $result ) {
			return;
		}
		$reason = $result instanceof WP_Error ? $result : $skin->get_errors();
		throw $this->failure(
			$slug,
			$reason->has_errors() ? $reason : new WP_Error(
				'storewright_plugin_failed',
				__( 'WordPress could not unpack the package.', 'storewright' )
			)
		);
	}

	/**
	 * Loads WordPress's upgrader.
	 *
	 * @throws Unavailable If WordPress may not write here.
	 */
	private function prepare(): void {
		foreach ( [ 'file', 'misc', 'class-wp-upgrader', 'class-wp-ajax-upgrader-skin' ] as $part ) {
			require_once ABSPATH . "wp-admin/includes/$part.php";
		}
		if ( 'direct' !== get_filesystem_method() ) {
			throw new Unavailable(
				'storewright_plugins_not_writable',
				__( 'WordPress can’t write to its plugins folder on this site. Install the plugin on the Plugins page.', 'storewright' )
			);
		}
	}

	private function missing( string $slug ): Unavailable {
		return new Unavailable(
			'storewright_plugin_missing',
			/* translators: %s: name of a plugin. */
			sprintf( __( 'The plugin “%s” is not installed.', 'storewright' ), $this->name( $slug ) ),
			[ self::REASON => __( 'It is not installed.', 'storewright' ) ]
		);
	}

	private function download( string $slug ): void {
		$this->prepare();
		$package = $this->package( $slug );
		$reason  = $this->unpack( $slug, $package );
		wp_clean_plugins_cache();
		$is_there = null !== ( new SitePlugins() )->file( $slug );
		if ( $is_there && self::IS_TAKEN === $reason?->get_error_code() ) {
			// Somebody was faster, on the Plugins page.
			return;
		}
		if ( null === $reason && ! $is_there ) {
			$reason = new WP_Error( 'storewright_plugin_none', __( 'The package does not contain a plugin.', 'storewright' ) );
		}
		if ( null !== $reason ) {
			throw $this->failure( $slug, $reason );
		}
	}

	/**
	 * Downloads a package and unpacks it into the folder of plugins. Where that fails, nothing of it is left.
	 *
	 * @param string $slug    The plugin.
	 * @param string $package Where its package is.
	 * @return WP_Error|null Why it failed.
	 */
	private function unpack( string $slug, string $package ): ?WP_Error {
		$target    = WP_PLUGIN_DIR . "/$slug";
		$was_there = file_exists( $target );
		$unpacked  = '';
		$is_put    = false;
		// Looks at what is about to be put into the folder of plugins, once WordPress has: after it, with a higher number.
		$check = static function ( mixed $source, mixed $folder ) use ( $slug, &$unpacked, &$is_put ): mixed {
			$unpacked = is_string( $folder ) ? $folder : '';
			$is_put   = is_string( $source ) && basename( $source ) === $slug;
			return is_string( $source ) && ! $is_put ? new WP_Error(
				'storewright_plugin_other',
				__( 'The package contains a different plugin.', 'storewright' )
			) : $source;
		};
		$skin  = new WP_Ajax_Upgrader_Skin();
		add_filter( 'upgrader_source_selection', $check, 20, 2 );
		$level = ob_get_level();
		ob_start();
		try {
			$result = ( new Plugin_Upgrader( $skin ) )->install( $package );
		} finally {
			self::close_buffers( $level );
			remove_filter( 'upgrader_source_selection', $check, 20 );
		}
		if ( true === $result ) {
			return null;
		}
		$reason = $result instanceof WP_Error ? $result : $skin->get_errors();
		self::remove( $unpacked );
		// What is there otherwise is somebody else's, who was faster on the Plugins page.
		self::remove( $is_put && ! $was_there && self::IS_TAKEN !== $reason->get_error_code() ? $target : '' );
		return $reason->has_errors() ? $reason : new WP_Error(
			'storewright_plugin_failed',
			__( 'WordPress could not unpack the package.', 'storewright' )
		);
	}

	/**
	 * Drops what was printed. Where something fails, WordPress leaves buffers of its own open.
	 *
	 * @param int $level How many buffers there were before.
	 */
	private static function close_buffers( int $level ): void {
		while ( ob_get_level() > $level ) {
			ob_end_clean();
		}
	}

	/**
	 * Removes a folder and all that is in it, if there is one.
	 */
	private static function remove( string $folder ): void {
		$files = $GLOBALS['wp_filesystem'] ?? null;
		if ( '' !== $folder && $files instanceof WP_Filesystem_Base ) {
			$files->delete( $folder, true );
		}
	}

	/**
	 * Where the plugin's package is.
	 */
	private function package( string $slug ): string {
		/**
		 * Filters where a plugin is downloaded from.
		 *
		 * @param string $url  '' to ask WordPress's plugin directory, as its own installer does.
		 * @param string $slug The plugin.
		 */
		$url = apply_filters( 'storewright_plugin_package_url', '', $slug );
		if ( is_string( $url ) && '' !== $url ) {
			return $url;
		}
		$found = PluginDirectory::ask(
			'plugin_information',
			[
				'slug'   => $slug,
				'fields' => [ 'sections' => false ],
			]
		);
		if ( $found instanceof WP_Error ) {
			throw $this->failure( $slug, $found );
		}
		$name = PluginDirectory::plain( $found['name'] ?? '' );
		if ( '' !== $name ) {
			$this->names[ $slug ] = $name;
		}
		$link = $found['download_link'] ?? '';
		return is_string( $link ) && '' !== $link ? $link : throw $this->failure(
			$slug,
			new WP_Error(
				'storewright_plugin_unknown',
				__( 'The WordPress plugin directory has no download for this plugin.', 'storewright' )
			)
		);
	}

	/**
	 * A failure in WordPress's words. Why exactly a download failed, or what the plugin needs, stands beside its message.
	 */
	private function failure( string $slug, WP_Error $error ): Unavailable {
		$code   = (string) $error->get_error_code();
		$detail = $error->get_error_data();
		$reason = $error->get_error_message();
		if (
			is_string( $detail )
			&& ( 'download_failed' === $code || str_starts_with( $code, 'incompatible_' ) && 'incompatible_archive' !== $code ) ) {

			$reason .= " $detail";
		}
		$reason = html_entity_decode( wp_strip_all_tags( $reason ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return new Unavailable(
			'storewright_plugin_failed',
			/* translators: 1: name of a plugin, 2: why. */
			sprintf( __( 'The plugin “%1$s” could not be set up: %2$s', 'storewright' ), $this->name( $slug ), $reason ),
			[ self::REASON => $reason ]
		);
	}

	/**
	 * What the owner knows a plugin as: as the directory calls it, or the plugin itself, or who suggested it.
	 */
	private function name( string $slug ): string {
		if ( isset( $this->names[ $slug ] ) ) {
			return $this->names[ $slug ];
		}
		$file = ( new SitePlugins() )->file( $slug );
		$name = null === $file ? '' : PluginDirectory::plain( get_plugins()[ $file ]['Name'] ?? '' );
		if ( '' !== $name ) {
			return $name;
		}
		/** This filter is documented in includes/Admin/Extensions/Catalog.php */
		$suggested = apply_filters( 'storewright_extensions', [] );
		$names     = array_column( is_array( $suggested ) ? $suggested : [], 'name', 'slug' );
		return is_string( $names[ $slug ] ?? null ) ? $names[ $slug ] : $slug;
	}
}
