<?php
/**
 * Asks the REST server with a consumer key, up to the point where the answer would be sent. Arguments: `method`, `path`, `key`,
 * `secret`, `address`. Returns `status`, `code`, `user` (id) and `retry` (the header).
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;

return static function ( Context $context, array $order ): array {
	/** @var array{method: string, path: string, key: string, secret: string, address: string} $order */
	define( 'REST_REQUEST', true );
	/** @var WP $wp */
	$wp                           = $GLOBALS['wp'];
	$wp->query_vars['rest_route'] = $order['path'];
	$_SERVER['REQUEST_METHOD']    = $order['method'];
	$_SERVER['REQUEST_URI']       = '/wp-json' . $order['path'];
	$_SERVER['REMOTE_ADDR']       = $order['address'];
	$_SERVER['PHP_AUTH_USER']     = $order['key'];
	$_SERVER['PHP_AUTH_PW']       = $order['secret'];

	$server                  = rest_get_server();
	$GLOBALS['current_user'] = null;
	$request                 = new WP_REST_Request( $order['method'], $order['path'] );
	$refusal                 = $server->check_authentication();
	$response                = is_wp_error( $refusal ) ? rest_convert_error_to_response( $refusal ) : $server->dispatch( $request );
	/** @var WP_REST_Response $answer */
	$answer = apply_filters( 'rest_post_dispatch', $response, $server, $request );
	$retry  = $answer->get_headers()['Retry-After'] ?? '0';
	return [
		'status' => $answer->get_status(),
		'code'   => (string) $answer->as_error()?->get_error_code(),
		'user'   => get_current_user_id(),
		'retry'  => is_numeric( $retry ) ? (int) $retry : 0,
	];
};
