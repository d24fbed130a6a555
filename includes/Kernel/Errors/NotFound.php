<?php
declare(strict_types=1);

namespace Storewright\Kernel\Errors;

/**
 * Thrown where the requested object does not exist.
 */
final class NotFound extends DomainError {

	/**
	 * @param string               $error_code Stable code.
	 * @param string               $message    Translated sentence for the user.
	 * @param array<string, mixed> $data       More for the client.
	 */
	public function __construct( string $error_code, string $message, array $data = [] ) {
		parent::__construct( $error_code, $message, 404, $data );
	}
}
