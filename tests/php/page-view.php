<?php
/**
 * A visitor's page view, which sends REST requests by itself as blocks of products do. Arguments: the requests as JSON, each with its
 * method and route. Prints as JSON which files of Storewright were read before them and after each, and each answer's status and data.
 *
 * @package Storewright
 */

declare(strict_types=1);

require_once __DIR__ . '/wordpress-config.php';
require_once ABSPATH . 'wp-settings.php';

( static function ( string $requests ): void {
	$root  = dirname( STOREWRIGHT_FILE );
	$files = static fn(): array => array_map(
		static fn( string $file ): string => substr( $file, strlen( $root ) ),
		array_values( array_filter( get_included_files(), static fn( string $file ) => str_starts_with( $file, "$root/includes/" ) ) )
	);
	wp();
	$steps = [ [ 'files' => $files() ] ];
	/** @var list<array{string, string}> $asked */
	$asked = json_decode( $requests, true, 512, JSON_THROW_ON_ERROR );
	foreach ( $asked as [ $method, $route ] ) {
		$response = rest_do_request( new WP_REST_Request( $method, $route ) );
		$steps[]  = [
			'files'  => $files(),
			'status' => $response->get_status(),
			'data'   => $response->get_data(),
		];
	}
	echo wp_json_encode( $steps );
} )( $argv[1] );
