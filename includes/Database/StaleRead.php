<?php
declare(strict_types=1);

namespace Storewright\Database;

use Storewright\Kernel\Errors\DomainError;

/**
 * What a transaction went by was read before it began, and another request has changed it since: DeadlockRetry does all of it again.
 */
final class StaleRead extends DomainError {

	public function __construct() {
		parent::__construct(
			'storewright_changed_meanwhile',
			__( 'Somebody else changed the same at that moment. Try again.', 'storewright' ),
			409
		);
	}
}
