<?php
/**
 * A request to `admin-ajax.php` or `admin-post.php`, up to where WordPress is loaded. Arguments: which of them, the action, and cookies as
 * JSON. Prints as JSON which files of Storewright were read, how many queries Storewright has asked, and whether somebody waits for a form
 * with that action.
 *
 * @package Storewright
 */

declare(strict_types=1);

define( 'WP_ADMIN', true );
define( 'SAVEQUERIES', true );
if ( 'admin-ajax.php' === $argv[1] ) {
	define( 'DOING_AJAX', true );
}
require_once __DIR__ . '/wordpress-config.php';

$_SERVER['PHP_SELF'] = "/wp-admin/{$argv[1]}";
$_REQUEST['action']  = $argv[2];
$_COOKIE             = (array) json_decode( $argv[3], true, 512, JSON_THROW_ON_ERROR );

require_once ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

( static function ( string $action ): void {
	/** @var wpdb $wpdb */
	global $wpdb;
	$root    = dirname( STOREWRIGHT_FILE );
	$files   = array_filter( get_included_files(), static fn( string $file ) => str_starts_with( $file, "$root/includes/" ) );
	$queries = array_filter( $wpdb->queries, static fn( array $query ) => str_contains( $query[2], 'Storewright\\' ) );
	echo wp_json_encode(
		[
			'files'   => array_map( static fn( string $file ): string => substr( $file, strlen( $root ) ), array_values( $files ) ),
			'queries' => count( $queries ),
			'hooked'  => has_action( "admin_post_nopriv_$action" ),
		]
	);
} )( $argv[2] );
