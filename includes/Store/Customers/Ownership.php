<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use Storewright\Kernel\Context;

/**
 * What becomes of the things of an account that is deleted.
 */
final class Ownership {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Passes orders, downloads and the numbers of reports on.
	 *
	 * @param int $from Account that is gone.
	 * @param int $to   Account that they go to, 0 for none: then they are a guest's.
	 */
	public function pass_on( int $from, int $to ): void {
		$database = $this->context->database;
		$lookup   = new CustomerLookup( $this->context );
		$orders   = array_map( intval( ... ), $database->column( "SELECT id FROM {$database->table( 'wc_orders' )} WHERE customer_id = %d", $from ) );
		$database->execute( "UPDATE {$database->table( 'wc_orders' )} SET customer_id = %d WHERE customer_id = %d", $to, $from );
		$database->execute( "UPDATE {$database->table( Tables::DOWNLOADS )} SET user_id = NULLIF( %d, 0 ) WHERE user_id = %d", $to, $from );
		$old = $lookup->number_of_user( $from );
		$new = $to > 0 && null !== $old ? $lookup->id_for( $to, '' ) : 0;
		if ( $new > 0 ) {
			foreach ( [ 'wc_order_stats', 'wc_order_product_lookup' ] as $table ) {
				$database->execute( "UPDATE {$database->table( $table )} SET customer_id = %d WHERE customer_id = %d", $new, (int) $old );
			}
		}
		$lookup->leave_user( $from );
		if ( [] === $orders ) {
			return;
		}

		/**
		 * The orders of a deleted account went to another one, or to none.
		 *
		 * @param list<int> $orders Ids of the orders.
		 * @param int       $to     The account that has them now, 0 for none.
		 */
		do_action( 'storewright_orders_passed_on', $orders, $to );
	}
}
