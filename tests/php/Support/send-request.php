<?php
/**
 * Sends one REST request in a process of its own, as soon as it is told to; see ParallelRequests.
 *
 * Argument: JSON object with user, method, path and body. Prints "ready", waits for a line, prints the answer as JSON.
 *
 * @package Storewright
 */

declare(strict_types=1);

require_once dirname( __DIR__, 3 ) . '/vendor/autoload.php';
require_once dirname( __DIR__ ) . '/bootstrap-wordpress.php';

/**
 * What is to be sent.
 *
 * @var array{user: int, method: string, path: string, body: mixed} $storewright_test_order
 */
$storewright_test_order = json_decode( $argv[1], true, 512, JSON_THROW_ON_ERROR );

wp_set_current_user( $storewright_test_order['user'] );
$storewright_test_request = new WP_REST_Request( $storewright_test_order['method'], $storewright_test_order['path'] );
$storewright_test_request->set_header( 'Content-Type', 'application/json' );
$storewright_test_request->set_body( (string) wp_json_encode( $storewright_test_order['body'] ) );
rest_get_server();

fwrite( STDOUT, "ready\n" );
fgets( STDIN );

$storewright_test_response = rest_do_request( $storewright_test_request );
fwrite(
	STDOUT,
	wp_json_encode(
		[
			'status' => $storewright_test_response->get_status(),
			'data'   => $storewright_test_response->get_data(),
		]
	) . "\n"
);
