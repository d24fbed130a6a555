<?php
/**
 * A REST request over HTTP on a site where another plugin has started the REST server before WordPress knows which route is asked for.
 * Arguments: method, route, parameters as JSON, and the user's id. Prints the answer.
 *
 * @package Storewright
 */

declare(strict_types=1);

require_once __DIR__ . '/wordpress-config.php';
require_once ABSPATH . 'wp-settings.php';

( static function ( string $method, string $route, string $parameters, int $user ): void {
	/** @var array<string, mixed> $sent */
	$sent                      = json_decode( $parameters, true, 512, JSON_THROW_ON_ERROR );
	$_SERVER['REQUEST_METHOD'] = $method;
	$_GET                      = [ 'rest_route' => $route ] + ( 'GET' === $method ? $sent : [] );
	$_POST                     = 'GET' === $method ? [] : $sent;
	wp_set_current_user( $user );
	rest_get_server();
	// Answers, and ends.
	wp();
} )( $argv[1], $argv[2], $argv[3], (int) $argv[4] );
