<?php
/**
 * Plugin Name:       Storewright
 * Description:       Store administration that opens at once, equals the orders and never nags.
 * Version:           0.4.0
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * Author:            Storewright
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       storewright
 * Domain Path:       /languages
 *
 * This file is read by every PHP that WordPress may run on: it parses on PHP 7.2.
 *
 * @package Storewright
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

define( 'STOREWRIGHT_VERSION', '0.4.0' );
define( 'STOREWRIGHT_FILE', __FILE__ );
define( 'STOREWRIGHT_MINIMUM_PHP', '8.1' );
define( 'STOREWRIGHT_MINIMUM_WORDPRESS', '6.8' );

/**
 * Says on wp-admin pages, to those who can act on it, why Storewright does not run.
 *
 * @param callable(): string $message Answers with the translated sentence; called late, when translations may be loaded.
 */
function storewright_refuse( $message ): void {
	add_action(
		'admin_notices',
		function () use ( $message ) {
			if ( current_user_can( 'activate_plugins' ) ) {
				printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html( $message() ) );
			}
		}
	);
}

/**
 * Starts the plugin, or says why it can't run here.
 */
function storewright_start(): void {
	if ( version_compare( PHP_VERSION, STOREWRIGHT_MINIMUM_PHP, '<' ) ) {
		storewright_refuse(
			function () {
				return sprintf(
					/* translators: 1: required PHP version, 2: this server's PHP version. */
					__(
						'Storewright needs PHP %1$s or newer. This server runs PHP %2$s. Ask your host to update it, then everything starts by itself.',
						'storewright'
					),
					STOREWRIGHT_MINIMUM_PHP,
					PHP_VERSION
				);
			}
		);
		return;
	}
	if ( version_compare( get_bloginfo( 'version' ), STOREWRIGHT_MINIMUM_WORDPRESS, '<' ) ) {
		storewright_refuse(
			function () {
				return sprintf(
					/* translators: 1: required WordPress version, 2: this site's WordPress version. */
					__(
						'Storewright needs WordPress %1$s or newer. This site runs WordPress %2$s. Update WordPress, then everything starts by itself.',
						'storewright'
					),
					STOREWRIGHT_MINIMUM_WORDPRESS,
					get_bloginfo( 'version' )
				);
			}
		);
		return;
	}
	if ( ! is_readable( __DIR__ . '/vendor/autoload.php' ) ) {
		storewright_refuse(
			function () {
				return __(
					'Storewright is incomplete: its libraries are missing. Install the plugin from its zip file, or run “composer install” in its folder.',
					'storewright'
				);
			}
		);
		return;
	}
	// Composer's list of all classes is read when one of them is asked for: most pages of visitors need none. Where the files are being
	// replaced or deleted by then, the class is missing, which can be caught; a file that is required can't.
	spl_autoload_register(
		function ( $name ) {
			static $composer = null;
			if ( 0 === strpos( $name, 'Storewright\\' ) ) {
				if ( null === $composer ) {
					clearstatcache();
					$files = array( 'autoload', 'composer/autoload_real', 'composer/platform_check', 'composer/ClassLoader', 'composer/autoload_static' );
					foreach ( $files as $file ) {
						if ( ! is_readable( __DIR__ . '/vendor/' . $file . '.php' ) ) {
							return;
						}
					}
					$composer = require __DIR__ . '/vendor/autoload.php';
					if ( $composer instanceof \Composer\Autoload\ClassLoader ) {
						// Behind everybody else's: it puts itself before them, and is asked for each class of theirs then.
						$composer->unregister();
						$composer->register();
					}
				}
				if ( $composer instanceof \Composer\Autoload\ClassLoader ) {
					$composer->loadClass( $name );
				}
			}
		}
	);
	require_once __DIR__ . '/includes/Plugin.php';
	\Storewright\Plugin::boot( STOREWRIGHT_FILE, STOREWRIGHT_VERSION );
}

storewright_start();
