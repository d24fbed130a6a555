<?php
/**
 * Answers wc-auth/v1/authorize. Arguments: `user` (id), `query`, `posted`, and `status`, which is what the app's callback answers.
 * Returns `status`, `page` and `calls`: how often the app was called.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Store\Keys\Authorize\AuthorizationEndpoint;
use Storewright\Store\Keys\KeyServices;

return static function ( Context $context, array $order ): array {
	/** @var array{user: int, query: array<string, string>, posted: array<string, string>, status: int} $order */
	$calls  = 0;
	$status = 0;
	// PHP has no status without a web server.
	add_filter(
		'status_header',
		static function ( string $header, int $code ) use ( &$status ): string {
			$status = $code;
			return $header;
		},
		10,
		2
	);
	wp_set_current_user( $order['user'] );
	add_filter(
		'pre_http_request',
		static function () use ( $order, &$calls ): array {
			++$calls;
			usleep( 200_000 );
			return [
				'headers'  => [],
				'body'     => '',
				'response' => [
					'code'    => $order['status'],
					'message' => '',
				],
				'cookies'  => [],
				'filename' => null,
			];
		}
	);
	ob_start();
	( new AuthorizationEndpoint( new KeyServices( $context ), $order['query'], $order['posted'] ) )->answer();
	return [
		'page'   => (string) ob_get_clean(),
		'status' => $status,
		'calls'  => $calls,
	];
};
