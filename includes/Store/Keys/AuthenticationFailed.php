<?php
declare(strict_types=1);

namespace Storewright\Store\Keys;

use RuntimeException;

/**
 * A request whose consumer key does not let it in; the message is a translated sentence for the client.
 */
final class AuthenticationFailed extends RuntimeException {

	/**
	 * @param bool $is_guess Whether it could be an attempt to guess, which is counted.
	 */
	public function __construct( string $message, public readonly bool $is_guess = true ) {
		parent::__construct( $message );
	}
}
