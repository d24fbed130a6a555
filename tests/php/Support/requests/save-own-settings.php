<?php
/**
 * Saves Storewright's settings beside WooCommerce as wp-admin/options.php does, each box checked that the form shows. Argument: `user`, who
 * does so. Returns the options that the form showed.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Companion\Menu\SettingsPage;
use Storewright\Kernel\Context;

/**
 * @param array{user: int} $input
 */
return static function ( Context $context, array $input ): array {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	assert( is_int( $input['user'] ) );
	wp_set_current_user( $input['user'] );
	$GLOBALS['plugin_page'] = 'storewright-settings';
	$page                   = new SettingsPage( $context );
	$page->register_settings();
	ob_start();
	$page->print();
	preg_match_all( '~<input type="checkbox" id="(\w+)"~', (string) ob_get_clean(), $shown );
	/** @var array<string, list<string>> $allowed */
	$allowed = apply_filters( 'allowed_options', [] );
	foreach ( $allowed['storewright-settings'] as $name ) {
		update_option( $name, in_array( $name, $shown[1], true ) ? 'yes' : null );
	}
	return $shown[1];
};
