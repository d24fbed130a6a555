<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use Storewright\Database\Connection;

/**
 * How zones and methods are written: one request at a time, and as a whole or not at all.
 */
final class ZoneTransactions {

	/**
	 * How many transactions are open in each other.
	 */
	private static int $depth = 0;

	/**
	 * @var list<callable(): void> What tells of the changes, once all of them are stored.
	 */
	private static array $pending = [];

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Does the work while no other request writes zones or methods; everything it wrote is undone if it throws. May be nested: what
	 * several changes belong to is one transaction.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function run( callable $work ): mixed {
		$pending = count( self::$pending );
		$is_done = false;
		++self::$depth;
		try {
			$result  = $this->database->lock( 'shipping', fn() => $this->database->transaction( $work ) );
			$is_done = true;
		} finally {
			--self::$depth;
			if ( ! $is_done ) {
				self::$pending = array_slice( self::$pending, 0, $pending );
			}
		}
		$this->tell();
		return $result;
	}

	/**
	 * Has something done that tells of a change: at once, or when the transaction around it is stored. Nothing of it where that is undone.
	 *
	 * @param callable(): void $tell
	 */
	public function after( callable $tell ): void {
		self::$pending[] = $tell;
		$this->tell();
	}

	private function tell(): void {
		while ( 0 === self::$depth && [] !== self::$pending ) {
			$tell          = self::$pending[0];
			self::$pending = array_slice( self::$pending, 1 );
			$tell();
		}
	}
}
