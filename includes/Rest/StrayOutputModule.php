<?php
declare(strict_types=1);

namespace Storewright\Rest;

use Storewright\Kernel\Context;
use Storewright\Kernel\Module;
use Storewright\Plugin;
use WP_REST_Request;

/**
 * Keeps what other plugins print, such as PHP's notices, out of our REST responses: with it in front they would be no JSON.
 */
final class StrayOutputModule implements Module {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Holds back what is printed until a response of ours is served, and what was printed before. Others' responses are as they send them.
	 */
	public function register(): void {
		$early = StrayOutput::take();
		if ( ! Namespaces::may_be_ours( Plugin::rest_route(), $this->context->mode ) ) {
			echo $early; // phpcs:ignore WordPress.Security.EscapeOutput -- As its plugin printed it.
			return;
		}
		ob_start();
		$level = ob_get_level();
		add_filter(
			'rest_pre_serve_request',
			function ( mixed $served, mixed $response, mixed $request ) use ( $level, $early ): mixed {
				if ( $request instanceof WP_REST_Request ) {
					$this->drop( $request->get_route(), $early . ( ob_get_level() === $level ? ob_get_clean() : '' ) );
				}
				return $served;
			},
			PHP_INT_MIN,
			3
		);
	}

	private function drop( string $route, string $printed ): void {
		if ( '' === $printed ) {
			return;
		}
		$this->context->log->error(
			'Another plugin printed something into a REST response, which was left out',
			[
				'route'   => $route,
				'printed' => StrayOutput::excerpt( $printed ),
			]
		);
	}
}
