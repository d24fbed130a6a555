<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use Storewright\Database\Connection;
use Storewright\Database\DeadlockRetry;
use Storewright\Kernel\Events;

/**
 * Reassigns the data of a deleted account.
 */
final class DeletedAccountData {

	public function __construct( private readonly Connection $database, private readonly CustomerLookup $lookup ) {}

	/**
	 * Passes orders, downloads and the numbers of reports on.
	 *
	 * @param int $from Account that is gone.
	 * @param int $to   Account that they go to, 0 for none: then they are a guest's.
	 */
	public function pass_on( int $from, int $to ): void {
		$old = (int) $this->lookup->number_of_user( $from );
		// Asked before the transaction, in which a number that another request adds would not be seen.
		$new    = $to > 0 && $old > 0 ? $this->lookup->id_for( $to, '' ) : 0;
		$pass   = function () use ( $from, $to, $old, $new ): array {
			// Before the orders, as whoever saves one of them does.
			$this->database->column(
				"SELECT customer_id FROM {$this->database->table( Tables::LOOKUP )} WHERE customer_id IN (%d, %d) ORDER BY customer_id FOR UPDATE",
				$old,
				$new
			);
			return $this->passed_on( $from, $to, $old, $new );
		};
		$orders = DeadlockRetry::run( fn(): array => $this->database->transaction( $pass ) );
		if ( [] === $orders ) {
			return;
		}

		/**
		 * The orders of a deleted account went to another one, or to none.
		 *
		 * @param list<int> $orders Ids of the orders.
		 * @param int       $to     The account that has them now, 0 for none.
		 */
		Events::dispatch( 'storewright_orders_reassigned', $orders, $to );
	}

	/**
	 * @return array<mixed> Ids of the orders.
	 */
	private function passed_on( int $from, int $to, int $old, int $new_number ): array {
		/**
		 * Passes the orders of a deleted account on, in the transaction in which all of its things are passed on.
		 *
		 * @param list<int> $orders Ids of the orders that were passed on.
		 * @param int       $from   The account that is gone.
		 * @param int       $to     The account that has them from now on, 0 for none.
		 * @param int       $old    Number of the account in reports, 0 if unknown.
		 * @param int       $new    Number of the other account in reports, 0 where reports stay as they are.
		 */
		$orders = apply_filters( 'storewright_pass_on_orders', [], $from, $to, $old, $new_number );
		$this->database->execute( "UPDATE {$this->database->table( Tables::DOWNLOADS )} SET user_id = NULLIF( %d, 0 ) WHERE user_id = %d", $to, $from );
		$this->lookup->leave_user( $from );
		return is_array( $orders ) ? array_values( $orders ) : [];
	}
}
