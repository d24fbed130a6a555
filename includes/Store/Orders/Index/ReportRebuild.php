<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Kernel\Context;
use Storewright\Shop\Reports\OrderFamily;
use Storewright\Shop\Reports\RowStore;
use Storewright\Shop\ReportWriter;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Storage\OrderReader;
use Storewright\Store\Orders\Storage\RowWriter;
use Storewright\Store\Orders\Tables;

/**
 * Writes what ReportLookups keeps anew, many orders at once.
 *
 * @internal
 */
final class ReportRebuild implements ReportWriter {

	private readonly string $orders;

	private readonly string $stats;

	private readonly RowStore $store;

	public function __construct( private readonly Context $context, private readonly ReportCustomerIds $customer_ids ) {
		$tables       = $context->shop()->report_tables();
		$this->orders = $context->database->table( Tables::ORDERS );
		$this->stats  = $tables->order_stats;
		$this->store  = new RowStore( $context->database, $context->options, $tables );
	}

	public function count( bool $missing_only = false, ?string $since = null ): int {
		[ $sql, $args ] = $this->meant( $missing_only, $since );
		return (int) $this->context->database->value(
			"SELECT COUNT(*) FROM {$this->orders} o WHERE o.type = %s $sql",
			Order::TYPE,
			...$args
		);
	}

	public function next( int $after, int $limit, bool $missing_only, ?string $since = null ): array {
		[ $sql, $args ] = $this->meant( $missing_only, $since );
		return array_map(
			intval( ... ),
			$this->context->database->column(
				"SELECT o.id FROM {$this->orders} o WHERE o.id > %d AND o.type = %s AND o.status NOT IN ( %s, %s ) $sql ORDER BY o.id LIMIT %d",
				$after,
				Order::TYPE,
				OrderStatus::stored( OrderStatus::AUTO_DRAFT ),
				OrderStatus::stored( OrderStatus::CHECKOUT_DRAFT ),
				...[ ...$args, $limit ]
			)
		);
	}

	/**
	 * @return array{string, list<string>} A condition for orders, `o`, and its values.
	 */
	private function meant( bool $missing_only, ?string $since ): array {
		$missing = "AND NOT EXISTS ( SELECT 1 FROM {$this->stats} s WHERE s.order_id = o.id )";
		$dated   = null === $since ? '' : 'AND o.date_created_gmt >= %s';
		return [ ( $missing_only ? "$missing " : '' ) . $dated, null === $since ? [] : [ $since ] ];
	}

	public function rewrite( array $ids ): void {
		if ( [] === $ids ) {
			return;
		}
		$database = $this->context->database;
		$stored   = $this->stored_numbers( $ids );
		$numbers  = $stored + $this->new_numbers( array_values( array_diff( $ids, array_keys( $stored ) ) ) );
		$database->transaction(
			function () use ( $database, $ids, $numbers, $stored ): void {
				// Whoever changes one of them, or refunds it, waits.
				$locked  = $database->rows(
					"SELECT id, parent_order_id FROM {$this->orders} WHERE id IN ("
						. RowWriter::places( $ids ) . ') OR ( parent_order_id IN (' . RowWriter::places( $ids ) . ') AND type = %s )
					ORDER BY id FOR UPDATE',
					...[ ...$ids, ...$ids, Order::REFUND ]
				);
				$all     = ( new OrderReader( $database ) )->several( array_map( intval( ... ), array_column( $locked, 'id' ) ) );
				$refunds = [];
				foreach ( $all as $order ) {
					if ( $order->is_refund() ) {
						$refunds[ $order->parent_id ][] = ReportFacts::of( $order );
					}
				}
				$rows = [];
				foreach ( array_intersect_key( $all, $numbers ) as $order ) {
					$rows += OrderFamily::rows( ReportFacts::of( $order ), $refunds[ $order->id ] ?? [], $numbers[ $order->id ] );
				}
				$this->store->replace( $rows, array_map( static fn( int $number ) => [ $number ], array_diff_key( $numbers, $stored ) ) );
			}
		);
	}

	public function remove_gone( int $limit ): int {
		$database = $this->context->database;
		$gone     = array_map(
			intval( ... ),
			$database->column(
				"SELECT s.order_id FROM {$this->stats} s LEFT JOIN {$this->orders} o ON o.id = s.order_id WHERE o.id IS NULL LIMIT %d",
				$limit
			)
		);
		$database->transaction( fn() => $this->store->replace( array_fill_keys( $gone, [] ), [] ) );
		return count( $gone );
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return array<int, int> Order => number of the customer.
	 */
	private function stored_numbers( array $ids ): array {
		$numbers = [];
		foreach ( $this->context->database->rows(
			"SELECT order_id, customer_id FROM {$this->stats} WHERE order_id IN (" . RowWriter::places( $ids ) . ')',
			...$ids
		) as $row ) {
			$numbers[ (int) $row['order_id'] ] = (int) $row['customer_id'];
		}
		return $numbers;
	}

	/**
	 * Who placed orders of which reports know nothing: asked before the transaction, since it may take a lock.
	 *
	 * @param list<int> $ids
	 * @return array<int, int> Order => number of the customer.
	 */
	private function new_numbers( array $ids ): array {
		return array_map(
			fn( Order $order ) => $this->customer_ids->of( $order ),
			( new OrderReader( $this->context->database ) )->several( $ids )
		);
	}
}
