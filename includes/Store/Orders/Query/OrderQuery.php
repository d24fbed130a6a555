<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Query;

use Storewright\Kernel\Context;
use Storewright\Store\Orders\Index\IndexStatus;
use Storewright\Store\Orders\Index\OrderCounts;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Storage\OrderReader;
use Storewright\Store\Orders\Tables;

/**
 * Reads orders and refunds.
 */
final class OrderQuery {

	private readonly OrderReader $reader;

	/**
	 * @param Context $context
	 * @param int     $few     Up to how many orders the database may sort; more are read along an index.
	 */
	public function __construct( private readonly Context $context, private readonly int $few = OrderLister::MAX_MATCHES ) {
		$this->reader = new OrderReader( $context->database );
	}

	/**
	 * An order.
	 *
	 * @param int $id
	 * @return Order|null Null where there is none; refunds are none.
	 */
	public function find( int $id ): ?Order {
		$order = $id > 0 ? $this->reader->several( [ $id ] )[ $id ] ?? null : null;
		return null === $order || $order->is_refund() ? null : $order;
	}

	/**
	 * A refund.
	 *
	 * @param int $id
	 * @return Order|null Null where there is none; orders are none.
	 */
	public function find_refund( int $id ): ?Order {
		$order = $id > 0 ? $this->reader->several( [ $id ] )[ $id ] ?? null : null;
		return null === $order || ! $order->is_refund() ? null : $order;
	}

	/**
	 * Orders and refunds with everything in them, in a constant number of queries; those that do not exist are missing.
	 *
	 * @param list<int> $ids
	 * @return array<int, Order> By id, in the order of the ids.
	 */
	public function several( array $ids ): array {
		return $this->reader->several( $ids );
	}

	/**
	 * Ids of the orders that are asked for, and how many there are in all.
	 */
	public function page( OrderCriteria $criteria ): OrderPage {
		if ( [] === $criteria->include ) {
			return new OrderPage( [], 0 );
		}
		$totals = $this->totals();
		$total  = $totals->of( $criteria );
		$ids    = $criteria->offset >= $total || $criteria->limit <= 0 ? [] : ( new OrderLister(
			$this->context->database,
			$totals,
			$this->few
		) )->ids( $criteria, $total );
		return new OrderPage( $ids, $total );
	}

	/**
	 * How many of the orders that are asked for there are.
	 */
	public function count( OrderCriteria $criteria ): int {
		return [] === $criteria->include ? 0 : $this->totals()->of( $criteria );
	}

	/**
	 * How many orders there are in each status.
	 *
	 * @param string $type Order::TYPE or Order::REFUND.
	 * @return array<string, int> By status without prefix; those without orders are missing.
	 */
	public function count_by_status( string $type ): array {
		$database = $this->context->database;
		$rows     = ( new IndexStatus( $this->context ) )->is_ready()
			? $database->rows(
				"SELECT status, SUM( orders ) AS orders FROM {$database->table( Tables::COUNTS )} WHERE kind = %d AND product_id = 0
				AND type = %s GROUP BY status",
				OrderCounts::MONTH,
				$type
			)
			: $database->rows(
				"SELECT status, COUNT(*) AS orders FROM {$database->table( Tables::ORDERS )} WHERE type = %s GROUP BY status",
				$type
			);
		$counts   = [];
		foreach ( $rows as $row ) {
			$counts[ OrderStatus::plain( (string) $row['status'] ) ] = (int) $row['orders'];
		}
		return array_filter( $counts, static fn( int $count ) => 0 !== $count );
	}

	/**
	 * How many orders have a status, counted along an index and no further than asked for: what a menu can afford on every page.
	 *
	 * @param string $status Without prefix.
	 * @param int    $most   Where counting ends.
	 */
	public function count_up_to( string $status, int $most ): int {
		return (int) $this->context->database->value(
			"SELECT COUNT(*) FROM ( SELECT 1 FROM {$this->context->database->table( Tables::ORDERS )}
			WHERE type = %s AND status = %s LIMIT %d ) o",
			Order::TYPE,
			OrderStatus::stored( $status ),
			$most
		);
	}

	/**
	 * The refunds of orders, in one go.
	 *
	 * @param list<int> $order_ids
	 * @return array<int, list<Order>> By the order's id; the latest refund stands first. Orders without refunds are missing.
	 */
	public function refunds_of( array $order_ids ): array {
		if ( [] === $order_ids ) {
			return [];
		}
		$refunds = [];
		$ids     = $this->context->database->column(
			"SELECT id FROM {$this->context->database->table( Tables::ORDERS )} WHERE parent_order_id IN ("
				. \Storewright\Store\Orders\Storage\RowWriter::places( $order_ids )
				. ') AND type = %s ORDER BY date_created_gmt DESC, id DESC',
			...[ ...$order_ids, Order::REFUND ]
		);
		foreach ( $this->reader->several( array_map( 'intval', $ids ) ) as $refund ) {
			$refunds[ $refund->parent_id ][] = $refund;
		}
		return $refunds;
	}

	private function totals(): ListTotals {
		return new ListTotals( $this->context->database, ( new IndexStatus( $this->context ) )->is_ready() );
	}
}
