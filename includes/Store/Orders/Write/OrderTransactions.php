<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Database\Connection;
use Storewright\Database\DeadlockRetry;
use Storewright\Database\Transactions;
use Storewright\Store\Orders\Index\OrderIndexers;
use Storewright\Store\Orders\Index\ReportCustomerIds;
use Storewright\Store\Orders\Model\Order;

/**
 * The transactions in which orders are written: what is told of them waits until they are kept.
 *
 * @internal
 */
final class OrderTransactions {

	public function __construct(
		private readonly Connection $database,
		private readonly DeferredEvents $events,
		private readonly OrderIndexers $indexers,
		private readonly ReportCustomerIds $customers
	) {}

	/**
	 * A transaction that may make another order the first one of its customer: one at a time of each customer.
	 *
	 * @param callable(): array{int, int|null} $ask Numbers of whoever ordered: after, and before; 0 if unknown or there is none. Before is
	 *   null where no other order may become the first. Asked before each attempt, outside its transaction: whoever buys for the first time
	 *   gets a number under a lock.
	 * @param int|null             $id   The order in reports afterwards, 0 if it is gone, null for the one that the work returns.
	 * @param callable(int): Order $work Is given the number after.
	 */
	public function for_customers( callable $ask, ?int $id, callable $work ): Order {
		$is_part = Transactions::is_open();
		return $this->attempts(
			function () use ( $ask, $id, $work, $is_part ): Order {
				[ $after, $before ] = $ask();
				return $this->database->transaction(
					function () use ( $after, $before, $id, $work, $is_part ): Order {
						if ( null !== $before ) {
							$this->customers->hold_new( [ $before, $after ], $after === $before ? [] : [ $after ] );
						}
						$order = $work( $after );
						if ( $is_part && null !== $before ) {
							$this->events->defer( fn() => $this->indexers->settle( [ $before, $after ], $id ?? $order->id ) );
						}
						return $order;
					}
				);
			}
		);
	}

	/**
	 * A transaction whose events are forgotten where it fails.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function run( callable $work ): mixed {
		return $this->attempts( fn() => $this->database->transaction( $work ) );
	}

	/**
	 * Work that a deadlock with another request has done again; events of an attempt that fails are forgotten.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function attempts( callable $work ): mixed {
		return $this->events->after( fn() => DeadlockRetry::run( fn() => $this->events->after( $work ) ) );
	}
}
