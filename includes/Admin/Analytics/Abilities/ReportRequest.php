<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Abilities;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Namespaces;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * A question to the reports' REST routes, by the user who asks the ability.
 *
 * @internal
 */
final class ReportRequest {

	/**
	 * Whether the user may see reports.
	 */
	public static function is_allowed(): bool {
		return current_user_can( Capabilities::VIEW_REPORTS );
	}

	/**
	 * Asks a route below `wc-analytics/reports`: beside WooCommerce ours, since its own go by its own tables.
	 *
	 * @param Context              $context
	 * @param string               $path    Such as `orders/stats`.
	 * @param array<string, mixed> $args    Its arguments.
	 * @return WP_REST_Response|WP_Error The error is the route's, and names what is wrong.
	 */
	public static function ask( Context $context, string $path, array $args ): WP_REST_Response|WP_Error {
		$request = new WP_REST_Request( 'GET', Namespaces::path( "/wc-analytics/reports/$path", $context->mode ) );
		$request->set_query_params( $args );
		$response = rest_do_request( $request );
		return $response->as_error() ?? $response;
	}

	/**
	 * How many there are on all pages.
	 */
	public static function total( WP_REST_Response $response ): int {
		$total = $response->get_headers()['X-WP-Total'] ?? 0;
		return is_numeric( $total ) ? (int) $total : 0;
	}

	/**
	 * The object of that name in an input.
	 *
	 * @param mixed  $input
	 * @param string $name
	 * @return array<string, mixed>
	 */
	public static function object( mixed $input, string $name ): array {
		$object = is_array( $input ) ? $input[ $name ] ?? [] : [];
		$args   = [];
		foreach ( is_array( $object ) ? $object : [] as $key => $value ) {
			$args[ (string) $key ] = $value;
		}
		return $args;
	}

	/**
	 * The text of that name in an input.
	 */
	public static function text( mixed $input, string $name ): string {
		$text = is_array( $input ) ? $input[ $name ] ?? '' : '';
		return is_string( $text ) ? $text : '';
	}
}
