<?php
/**
 * Step of Support\Network: activates the plugin on the main site, adds a second site and users, and prints the users' ids by login.
 *
 * @package Storewright
 */

declare(strict_types=1);

require_once __DIR__ . '/wordpress-config.php';
require_once ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

( static function (): void {
	$checked = static fn( mixed $outcome ): mixed => is_wp_error( $outcome )
		? throw new RuntimeException( $outcome->get_error_message() )
		: $outcome;

	$number = static function ( mixed $outcome ) use ( $checked ): int {
		$id = $checked( $outcome );
		return is_int( $id ) ? $id : throw new RuntimeException( 'WordPress answered no id.' );
	};
	$checked( activate_plugin( 'storewright/plugin.php' ) );
	$second = $number( wpmu_create_blog( 'localhost', '/second/', 'Second', 1 ) );
	$ids    = [ 'admin' => 1 ];
	foreach ( [
		'manager' => [ 1 => 'shop_manager' ],
		'mia'     => [ 1 => 'customer' ],
		'both'    => [
			1       => 'customer',
			$second => 'administrator',
		],
		'other'   => [ $second => 'administrator' ],
	] as $login => $roles ) {
		$id = $number( wpmu_create_user( $login, 'password', "$login@example.org" ) );
		foreach ( $roles as $site => $role ) {
			$checked( add_user_to_blog( $site, $id, $role ) );
		}
		update_user_meta( $id, 'gift', 'card' );
		$ids[ $login ] = $id;
	}
	echo wp_json_encode( $ids );
} )();
