<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Kernel\Errors\DomainError;
use WP_REST_Response;

/**
 * Error response of WooCommerce, with its own code, message and status.
 */
final class WooCommerceError extends DomainError {

	public static function from_response( WP_REST_Response $response ): self {
		$error = $response->as_error();
		$data  = $error?->get_error_data();
		$known = [];
		foreach ( is_array( $data ) ? $data : [] as $name => $value ) {
			$known[ (string) $name ] = $value;
		}
		unset( $known['status'] );
		return new self( (string) $error?->get_error_code(), (string) $error?->get_error_message(), $response->get_status(), $known );
	}
}
