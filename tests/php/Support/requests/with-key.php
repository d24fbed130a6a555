<?php
/**
 * Asks the REST server with a consumer key, up to the point where the answer would be sent. Arguments: `method`, `path`, `key`,
 * `secret`, `address`; and where given `query` (the query string), `override` (X-HTTP-Method-Override) and `embed` (the route that the
 * answer links to, to be embedded). Returns `status`, `code`, `user` (id), `retry` (the header) and `embedded`.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;

return static function ( Context $context, array $order ): array {
	/**
	 * @var array{method: string, path: string, key: string, secret: string, address: string, query?: string, override?: string,
	 *   embed?: string} $order
	 */
	define( 'REST_REQUEST', true );
	/** @var WP $wp */
	$wp                           = $GLOBALS['wp'];
	$wp->query_vars['rest_route'] = $order['path'];
	$_SERVER['REQUEST_METHOD']    = $order['method'];
	$_SERVER['REQUEST_URI']       = '/wp-json' . $order['path'] . '?' . ( $order['query'] ?? '' );
	$_SERVER['HTTP_HOST']         = 'shop.test';
	$_SERVER['REMOTE_ADDR']       = $order['address'];
	$_SERVER['PHP_AUTH_USER']     = $order['key'];
	$_SERVER['PHP_AUTH_PW']       = $order['secret'];

	$server                  = rest_get_server();
	$GLOBALS['current_user'] = null;
	wp_parse_str( $order['query'] ?? '', $_GET );
	// As WP_REST_Server::serve_request() has it.
	$request = new WP_REST_Request(
		is_string( $_GET['_method'] ?? null ) ? $_GET['_method'] : $order['override'] ?? $order['method'],
		$order['path']
	);
	$request->set_query_params( $_GET );
	$refusal  = $server->check_authentication();
	$response = is_wp_error( $refusal ) ? rest_convert_error_to_response( $refusal ) : $server->dispatch( $request );
	if ( isset( $order['embed'] ) && $response instanceof WP_REST_Response ) {
		$response->add_link( 'reviewer', add_query_arg( 'context', 'view', rest_url( $order['embed'] ) ), [ 'embeddable' => true ] );
	}
	/** @var WP_REST_Response $answer */
	$answer = apply_filters( 'rest_post_dispatch', $response, $server, $request );
	$data   = $server->response_to_data( $answer, isset( $order['embed'] ) );
	/** @var array<string, list<array<mixed>>> $embedded */
	$embedded = is_array( $data ) ? $data['_embedded'] ?? [] : [];
	$retry    = $answer->get_headers()['Retry-After'] ?? '0';
	return [
		'status'   => $answer->get_status(),
		'code'     => (string) $answer->as_error()?->get_error_code(),
		'user'     => get_current_user_id(),
		'retry'    => is_numeric( $retry ) ? (int) $retry : 0,
		'embedded' => $embedded['reviewer'][0] ?? null,
	];
};
