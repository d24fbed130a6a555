<?php
declare(strict_types=1);

namespace Storewright\Kernel\Errors;

/**
 * Somebody else changed the thing in the meantime, or it exists already.
 */
final class Conflict extends DomainError {

	/**
	 * @param string               $error_code Stable code.
	 * @param string               $message    Translated sentence for the user.
	 * @param array<string, mixed> $data       More for the client.
	 */
	public function __construct( string $error_code, string $message, array $data = [] ) {
		parent::__construct( $error_code, $message, 409, $data );
	}
}
