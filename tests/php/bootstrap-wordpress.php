<?php
/**
 * Loads WordPress with Storewright active, as one request of the installed site, REST server included.
 *
 * PHPUnit includes this file inside a function, so the variables that WordPress expects to be global are made so.
 *
 * @package Storewright
 */

declare(strict_types=1);

global $wp_version, $wp_db_version, $required_php_version, $wpdb, $wp_rewrite, $wp, $wp_query, $wp_the_query,
	$wp_roles, $wp_locale, $wp_locale_switcher, $wp_widget_factory, $shortcode_tags, $wp_theme_directories, $wp_plugin_paths,
	$wp_embed, $wp_textdomain_registry, $wp_object_cache, $locale, $l10n, $allowedposttags, $allowedtags,
	$allowedentitynames, $allowedxmlentitynames, $current_site, $current_blog, $phpmailer, $timestart, $pagenow;

// PHPUnit listens to warnings only while a test runs: until then, the first one ends the run.
set_error_handler(
	static function ( int $level, string $message, string $file, int $line ): bool {
		if ( 0 === ( error_reporting() & $level ) ) {
			return false;
		}
		fwrite( STDERR, "WordPress did not load cleanly: {$message} in {$file}:{$line}\n" );
		exit( 1 );
	}
);

require_once __DIR__ . '/wordpress-config.php';
require_once ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

// The back office loads with the REST server. Tests undo the hooks they add, so it has to be there before the first one.
// Our routes are not needed yet; beside WooCommerce, the dashboard loads with them.
/** @var WP $wp */
$wp->query_vars['rest_route'] = class_exists( WooCommerce::class, false ) ? '/' : '/wp/v2/types';
rest_get_server();
unset( $wp->query_vars['rest_route'] );
$GLOBALS['wp_rest_server'] = null;

restore_error_handler();
