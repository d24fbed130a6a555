<?php
declare(strict_types=1);

namespace Storewright\Store\Keys;

use Storewright\Kernel\Context;
use Storewright\Store\Keys\Authorize\KeyHandover;
use Storewright\Store\Keys\OAuth\Nonces;

/**
 * Builds the services of consumer keys.
 */
final class KeyServices {

	public function __construct( private readonly Context $context ) {}

	public function repository(): KeyRepository {
		return new KeyRepository( $this->context );
	}

	public function authenticator(): Authenticator {
		return new Authenticator( $this->context, $this->repository(), new Nonces( $this->context ) );
	}

	public function failed_attempts(): FailedAttempts {
		return new FailedAttempts( $this->context );
	}

	public function handover(): KeyHandover {
		return new KeyHandover( $this->context, $this->repository() );
	}
}
