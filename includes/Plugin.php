<?php
declare(strict_types=1);

namespace Storewright;

use Storewright\Kernel\Context;
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
		register_deactivation_hook( $file, static fn() => self::deactivate() );
		add_action( 'plugins_loaded', static fn() => self::load( Context::create( $file, $version ) ), 5 );
	}

	/**
	 * The one loader of this installation's modules.
	 */
	public static function loader( Context $context ): Loader {
		/** @var array{always: list<class-string<Kernel\Module>>, back_office: list<class-string<Kernel\Module>>} $modules */
		$modules = require __DIR__ . '/modules.php';
		return new Loader( $context, $modules );
	}

	/**
	 * Loads what a front-end page view needs, and the back office where one works: wp-admin, cron, CLI, or REST.
	 *
	 * The REST server starts on its own requests and on `rest_do_request()` anywhere, so the hook covers both.
	 */
	private static function load( Context $context ): void {
		if ( StandAside::is_needed() ) {
			StandAside::register();
			return;
		}
		$loader = self::loader( $context );
		$loader->load_always();
		$back_office = static function () use ( $context, $loader ): void {
			Installer::check( $context, $loader );
			$loader->load_back_office();
		};
		if ( $context->is_back_office() ) {
			$back_office();
			return;
		}
		add_action( 'rest_api_init', $back_office, 0 );
	}

	private static function activate( string $file, string $version ): void {
		if ( StandAside::is_needed() ) {
			return;
		}
		$context = Context::create( $file, $version );
		( new Installer( $context, self::loader( $context ) ) )->install();
	}

	private static function deactivate(): void {
		wp_unschedule_hook( Kernel\Background\Queue::HOOK );
	}
}
