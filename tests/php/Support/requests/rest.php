<?php
/**
 * Sends a REST request. Arguments: `user` (id), `method`, `path` and `body` (sent as JSON). Returns `status` and `data`.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Tests\Support\RestRoutes;

return static function ( Context $context, array $order ): array {
	/** @var array{user: int, method: string, path: string, body: mixed} $order */
	wp_set_current_user( $order['user'] );
	$request = new WP_REST_Request( $order['method'], $order['path'] );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( (string) wp_json_encode( $order['body'] ) );
	RestRoutes::server_for( $order['path'] );
	$response = rest_do_request( $request );
	return [
		'status' => $response->get_status(),
		'data'   => $response->get_data(),
	];
};
