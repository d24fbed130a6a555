<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Database\Connection;
use Storewright\Database\DeadlockRetry;
use Storewright\Kernel\Options;
use Storewright\Shop\Reports\DayTotals;
use Storewright\Shop\Reports\ReturningCustomers;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Tables;

/**
 * Every table that is kept in step with orders.
 *
 * @internal
 */
final class OrderIndexers implements OrderIndexer {

	/**
	 * @param list<OrderIndexer>     $indexers
	 * @param ReturningCustomers     $returning
	 * @param ReportCustomerIds      $customers
	 * @param Connection             $database
	 */
	public function __construct(
		private readonly array $indexers,
		private readonly ReturningCustomers $returning,
		private readonly ReportCustomerIds $customers,
		private readonly Connection $database
	) {}

	/**
	 * Those of a shop.
	 */
	public static function of( Connection $database, Options $options, ReportCustomerIds $customers ): self {
		$days      = new DayTotals( $database );
		$returning = new ReturningCustomers( $database, $database->table( Tables::STATS ), $days );
		return new self(
			[
				new ReportLookups( $database, $returning, $days ),
				new OrderCounts( $database ),
				new SearchIndex( $database ),
				new IndexedOrders( $database, $options ),
			],
			$returning,
			$customers,
			$database
		);
	}

	public function follow( ?Order $before, ?Order $after, int $customer ): void {
		foreach ( $this->indexers as $indexer ) {
			$indexer->follow( $before, $after, $customer );
		}
	}

	/**
	 * Looks again which order is a customer's first, once a change is kept that was part of a greater transaction: that one may not have
	 * seen what others made meanwhile.
	 *
	 * @param list<int> $customers Numbers of whoever ordered, before and after the change; 0 if unknown.
	 * @param int       $order_id  The order that changed, 0 if it is gone.
	 */
	public function settle( array $customers, int $order_id ): void {
		$known  = array_values( array_unique( array_filter( $customers, static fn( int $one ) => 0 !== $one ) ) );
		$follow = function () use ( $known, $order_id ): void {
			$this->customers->hold( $known );
			$this->returning->follow( $known, $order_id );
		};
		if ( [] !== $known ) {
			DeadlockRetry::run( fn() => $this->database->transaction( $follow ) );
		}
	}
}
