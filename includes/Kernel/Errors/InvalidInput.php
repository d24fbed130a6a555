<?php
declare(strict_types=1);

namespace Storewright\Kernel\Errors;

/**
 * The input can't be taken as it is.
 */
final class InvalidInput extends DomainError {

	/**
	 * @param string                $error_code Stable code.
	 * @param string                $message    Translated sentence that names what is wrong.
	 * @param array<string, string> $params     Name of each bad parameter => translated reason.
	 * @param array<string, mixed>  $data       More for the client.
	 */
	public function __construct( string $error_code, string $message, public readonly array $params = [], array $data = [] ) {
		parent::__construct( $error_code, $message, 400, [] === $params ? $data : [ 'params' => $params ] + $data );
	}
}
