<?php
declare(strict_types=1);

namespace Storewright\Kernel\Errors;

/**
 * A service that this needs is not set up or does not answer.
 */
final class Unavailable extends DomainError {

	/**
	 * @param string               $error_code Stable code.
	 * @param string               $message    Translated sentence for the user.
	 * @param array<string, mixed> $data       More for the client.
	 */
	public function __construct( string $error_code, string $message, array $data = [] ) {
		parent::__construct( $error_code, $message, 503, $data );
	}
}
