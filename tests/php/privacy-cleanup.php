<?php
/**
 * The request by which WooCommerce removes personal data from old orders: it sends it to `admin-ajax.php` itself, with nobody logged in.
 * Argument: the action.
 *
 * @package Storewright
 */

declare(strict_types=1);

define( 'WP_ADMIN', true );
define( 'DOING_AJAX', true );
require_once __DIR__ . '/wordpress-config.php';

$_SERVER['PHP_SELF'] = '/wp-admin/admin-ajax.php';
$_REQUEST['action']  = $argv[1];

require_once ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

$_REQUEST['nonce'] = wp_create_nonce( $argv[1] );

// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's.
do_action( "wp_ajax_nopriv_{$argv[1]}" );
