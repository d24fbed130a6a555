<?php
/**
 * Sends REST requests one after the other. Arguments: `requests`, each with `user` (id), `method`, `path` and `params` (query
 * parameters of GET and DELETE, else sent as JSON). Returns `status` and `data` of each.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Tests\Support\RestRoutes;

return static function ( Context $context, array $order ): array {
	/** @var array{requests: list<array{user: int, method: string, path: string, params: array<mixed>}>} $order */
	$answers = [];
	foreach ( $order['requests'] as $input ) {
		wp_set_current_user( $input['user'] );
		$request = new WP_REST_Request( $input['method'], $input['path'] );
		if ( in_array( $input['method'], [ 'GET', 'DELETE' ], true ) ) {
			$request->set_query_params( $input['params'] );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $input['params'] ) );
		}
		RestRoutes::server_for( $input['path'] );
		$response  = rest_do_request( $request );
		$answers[] = [
			'status' => $response->get_status(),
			'data'   => $response->get_data(),
		];
	}
	return $answers;
};
