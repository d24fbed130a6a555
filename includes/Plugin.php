<?php
declare(strict_types=1);

namespace Storewright;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Installer;
use Storewright\Kernel\Loader;
use Storewright\Kernel\StandAside;

/**
 * Boot: which modules this request needs, and when they are loaded.
 */
final class Plugin {

	/**
	 * Starts the plugin. Called once, from plugin.php, while plugins load.
	 *
	 * @param string $file    Absolute path of plugin.php.
	 * @param string $version The plugin's version.
	 */
	public static function boot( string $file, string $version ): void {
		register_activation_hook( $file, static fn() => self::activate( $file, $version ) );
		register_deactivation_hook( $file, static fn() => self::deactivate( $file, $version ) );
		add_action( 'plugins_loaded', static fn() => self::load( $file, $version ), 5 );
	}

	/**
	 * The one loader of this installation's modules.
	 */
	public static function loader( Context $context ): Loader {
		return new Loader( $context, self::modules() );
	}

	/**
	 * Loads what a front-end page view needs, and the back office where one works: wp-admin, cron, CLI, or REST.
	 *
	 * The REST server starts on its own requests and on `rest_do_request()` anywhere, so the hook covers both. A page
	 * view that has no use for any of it loads one class of the kernel, which looks for WooCommerce.
	 */
	private static function load( string $file, string $version ): void {
		if ( StandAside::is_needed() ) {
			StandAside::register();
			return;
		}
		$loader = null;
		$start  = static function () use ( &$loader, $file, $version ): Loader {
			return $loader ??= self::loader( Context::create( $file, $version ) );
		};
		if ( [] !== self::modules()['always'] ) {
			$start()->load_always();
		}
		if ( self::is_back_office() ) {
			$start()->load_back_office();
			return;
		}
		add_action( 'rest_api_init', static fn() => $start()->load_back_office(), 0 );
	}

	/**
	 * Whether this request works on the shop rather than showing a page to a visitor. REST is not known this early.
	 */
	private static function is_back_office(): bool {
		return is_admin() || wp_doing_cron() || ( defined( 'WP_CLI' ) && true === WP_CLI );
	}

	/**
	 * @return array{always: list<class-string<Kernel\Module>>, back_office: list<class-string<Kernel\Module>>}
	 */
	private static function modules(): array {
		/** @var array{always: list<class-string<Kernel\Module>>, back_office: list<class-string<Kernel\Module>>} $modules */
		$modules = require __DIR__ . '/modules.php';
		return $modules;
	}

	private static function activate( string $file, string $version ): void {
		if ( StandAside::is_needed() ) {
			return;
		}
		$context = Context::create( $file, $version );
		try {
			( new Installer( $context, self::loader( $context ) ) )->install();
		} catch ( Conflict ) {
			// Another request installs at this moment; should it fail, the next one goes on.
			return;
		} finally {
			Kernel\Background\Queue::resume( $context->options );
		}
	}

	private static function deactivate( string $file, string $version ): void {
		Kernel\Background\Queue::suspend( Context::create( $file, $version )->options );
	}
}
