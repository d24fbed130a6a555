<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use Storewright\Database\Connection;

/**
 * How zones and methods are written: one request at a time, and as a whole or not at all.
 */
final class ZoneTransactions {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Does the work while no other request writes zones or methods; everything it wrote is undone if it throws.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function run( callable $work ): mixed {
		return $this->database->lock( 'shipping', fn() => $this->database->transaction( $work ) );
	}
}
