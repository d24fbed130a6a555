<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Indexing;

use Storewright\Kernel\Context;
use Storewright\Store\Orders\Lookups\CustomerNumbers;
use Storewright\Store\Orders\Lookups\ReportLookups;
use Storewright\Store\Orders\Lookups\ReturningCustomers;
use Storewright\Store\Orders\Order;
use Storewright\Store\Orders\Search\SearchIndex;
use Storewright\Store\Orders\Storage\OrderReader;
use Storewright\Store\Orders\Storage\Rows;
use Storewright\Store\Orders\Tables;

/**
 * Indexes orders a few at a time: the words that they are found by, and their rows for reports where there are none.
 *
 * @internal
 */
final class OrderWords {

	private const AT_ONCE = 200;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Indexes the next orders.
	 *
	 * @param int $id The last one that is done.
	 * @return string|null The last one that is done now, null where there were none.
	 */
	public function after( int $id ): ?string {
		$database = $this->context->database;
		$orders   = $database->table( Tables::ORDERS );
		$ids      = array_map( 'intval', $database->column( "SELECT id FROM $orders WHERE id > %d ORDER BY id LIMIT %d", $id, self::AT_ONCE ) );
		if ( [] === $ids ) {
			return null;
		}
		$numbers = $this->customers( $ids );
		$database->transaction(
			function () use ( $database, $orders, $ids, $numbers ): void {
				// Whoever changes one of them waits, and then writes its words anew.
				$database->rows( "SELECT id FROM $orders WHERE id IN (" . Rows::places( $ids ) . ') FOR UPDATE', ...$ids );
				// Lists by the time of change rely on it.
				$database->execute( "UPDATE $orders SET date_updated_gmt = date_created_gmt WHERE id IN (" . Rows::places( $ids ) . ') AND date_updated_gmt < date_created_gmt', ...$ids );
				$words   = [];
				$reports = new ReportLookups( $database, new ReturningCustomers( $database, $this->context->options ) );
				foreach ( ( new OrderReader( $database ) )->several( $ids ) as $order ) {
					array_push( $words, ...SearchIndex::rows( $order ) );
					if ( isset( $numbers[ $order->id ] ) ) {
						// As if it was there: some of its rows may be.
						$reports->follow( $order, $order, $numbers[ $order->id ] );
					}
				}
				( new Rows( $database ) )->add( Tables::SEARCH, $words, '', 'INSERT IGNORE' );
			}
		);
		return (string) max( $ids );
	}

	/**
	 * Who ordered what has no rows for reports: asked before the transaction, since it may take a lock.
	 *
	 * @param list<int> $ids
	 * @return array<int, int> Order => number of the customer.
	 */
	private function customers( array $ids ): array {
		$database = $this->context->database;
		$there    = array_map( 'intval', $database->column( "SELECT order_id FROM {$database->table( Tables::STATS )} WHERE order_id IN (" . Rows::places( $ids ) . ')', ...$ids ) );
		$numbers  = new CustomerNumbers( $this->context );
		return array_map( static fn( Order $order ) => $numbers->of( $order ), ( new OrderReader( $database ) )->several( array_values( array_diff( $ids, $there ) ) ) );
	}
}
