<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Error;
use Storewright\Kernel\Errors\Conflict;

/**
 * Takes a conflict out of an order that WooCommerce is saving. No exception: WooCommerce catches those, and goes on to tell of the new
 * status that it has not saved.
 */
final class ChangedMeanwhile extends Error {

	public function __construct( public readonly Conflict $conflict ) {
		parent::__construct( $conflict->getMessage() );
	}
}
