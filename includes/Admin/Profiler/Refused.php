<?php
declare(strict_types=1);

namespace Storewright\Admin\Profiler;

use Storewright\Kernel\Errors\DomainError;
use WP_Error;

/**
 * Settings were refused by the route that saves them: its own reason goes to the client.
 */
final class Refused extends DomainError {

	/**
	 * What the route answered.
	 */
	public static function of( WP_Error $error ): self {
		$data   = $error->get_error_data();
		$data   = is_array( $data ) ? $data : [];
		$status = is_int( $data['status'] ?? null ) ? $data['status'] : 500;
		unset( $data['status'] );
		/** @var array<string, mixed> $data */
		return new self( (string) $error->get_error_code(), $error->get_error_message(), $status, $data );
	}
}
