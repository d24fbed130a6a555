<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Error;
use Throwable;

/**
 * Takes what went wrong out of an order that WooCommerce is saving. No exception: WooCommerce catches those, and goes on to tell of the
 * new status that it has not saved.
 */
final class NotSaved extends Error {

	/**
	 * @param Throwable|null $cause What the client is answered; null where there is nothing to save any more.
	 */
	public function __construct( public readonly ?Throwable $cause = null ) {
		parent::__construct( $cause?->getMessage() ?? '', 0, $cause );
	}
}
