<?php
declare(strict_types=1);

namespace Storewright\Admin\Abilities;

use Storewright\Kernel\Errors\DomainError;
use WP_Error;

/**
 * What a route has answered in place of doing what it was asked for.
 *
 * @internal
 */
final class Refusal extends DomainError {

	/**
	 * The answer, as it is.
	 */
	public static function of( WP_Error $error ): self {
		$data   = $error->get_error_data();
		$data   = is_array( $data ) ? $data : [];
		$status = $data['status'] ?? 500;
		unset( $data['status'] );
		/** @var array<string, mixed> $data */
		return new self(
			(string) $error->get_error_code(),
			$error->get_error_message(),
			is_numeric( $status ) ? (int) $status : 500,
			$data
		);
	}
}
