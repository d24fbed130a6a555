<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Database\Connection;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Storage\RowWriter;
use Storewright\Store\Orders\Tables;

/**
 * Keeps WooCommerce's tables for reports: wc_order_stats and the lookups of products, taxes and coupons. Drafts are in none.
 *
 * @internal
 */
final class ReportLookups implements OrderIndexer {

	private readonly RowWriter $rows;

	private readonly ReturningCustomers $returning;

	public function __construct( private readonly Connection $database, ReturningCustomers $returning ) {
		$this->rows      = new RowWriter( $database );
		$this->returning = $returning;
	}

	public function follow( ?Order $before, ?Order $after, int $customer ): void {
		$before = null !== $before && self::is_draft( $before ) ? null : $before;
		$after  = null !== $after && self::is_draft( $after ) ? null : $after;
		if ( null === $after ) {
			if ( null !== $before ) {
				$this->remove( $before );
			}
			return;
		}
		$stored = null === $before ? null : $this->database->row(
			"SELECT customer_id, returning_customer FROM {$this->database->table( Tables::STATS )} WHERE order_id = %d",
			$before->id
		);
		$number = null === $stored ? 0 : (int) $stored['customer_id'];
		$status = $after->is_refund() ? $this->status_of( $after->parent_id ) ?? $after->status : $after->status;
		$stats  = ReportRows::stats( $after, $customer, $status );
		if ( null === $before || null === $stored || ReportRows::stats(
			$before,
			$number,
			$before->is_refund() ? $status : $before->status
		) !== $stats ) {
			if ( null !== $stored ) {
				// Only what is there: looking for a row that is not would lock the place where other new orders go.
				$this->database->delete( Tables::STATS, [ 'order_id' => $after->id ] );
			}
			// Of an order whose customer is forgotten nobody can say any more whether they came back: what was known stays.
			$known = 0 === $customer ? (int) ( $stored['returning_customer'] ?? 0 ) : 0;
			$this->rows->add(
				Tables::STATS,
				[ $stats + [ 'returning_customer' => $after->is_refund() ? $this->returning->as_in( $after->parent_id ) : $known ] ]
			);
			if ( ! $after->is_refund() ) {
				$this->follow_status( $before, $after );
				$this->returning->follow(
					array_unique( array_filter( [ $customer, $number ], static fn( int $one ) => 0 !== $one ) ),
					$after->id
				);
			}
		}
		$old = null === $before || null === $stored ? [] : ReportRows::lookups( $before, $number );
		foreach ( ReportRows::lookups( $after, $customer ) as $table => $rows ) {
			if ( ( $old[ $table ] ?? null ) !== $rows ) {
				if ( null === $stored ? null !== $before && $this->has( $table, $before->id ) : [] !== ( $old[ $table ] ?? [] ) ) {
					$this->database->delete( $table, [ 'order_id' => $after->id ] );
				}
				$this->rows->add( $table, $rows );
			}
		}
	}

	private function has( string $table, int $order_id ): bool {
		return null !== $this->database->value( "SELECT 1 FROM {$this->database->table( $table )} WHERE order_id = %d LIMIT 1", $order_id );
	}

	private function remove( Order $order ): void {
		$customer = (int) $this->database->value(
			"SELECT customer_id FROM {$this->database->table( Tables::STATS )} WHERE order_id = %d",
			$order->id
		);
		foreach ( [ Tables::STATS, Tables::PRODUCT_LOOKUP, Tables::TAX_LOOKUP, Tables::COUPON_LOOKUP ] as $table ) {
			$this->database->delete( $table, [ 'order_id' => $order->id ] );
		}
		if ( $customer > 0 && ! $order->is_refund() ) {
			$this->returning->follow( [ $customer ], 0 );
		}
	}

	/**
	 * A refund counts with its order: it has the order's status in reports.
	 */
	private function follow_status( ?Order $before, Order $after ): void {
		if ( null === $before || $before->status === $after->status ) {
			return;
		}
		$refunds = $this->database->column(
			"SELECT id FROM {$this->database->table( Tables::ORDERS )} WHERE parent_order_id = %d AND type = %s",
			$after->id,
			Order::REFUND
		);
		if ( [] !== $refunds ) {
			$this->database->execute(
				"UPDATE {$this->database->table( Tables::STATS )} SET status = %s WHERE order_id IN ("
					. RowWriter::places( $refunds )
					. ')',
				ReportRows::status( $after->status ),
				...$refunds
			);
		}
	}

	private function status_of( int $order_id ): ?string {
		$status = $this->database->value( "SELECT status FROM {$this->database->table( Tables::ORDERS )} WHERE id = %d", $order_id );
		return null === $status ? null : OrderStatus::plain( $status );
	}

	private static function is_draft( Order $order ): bool {
		return in_array( $order->status, [ OrderStatus::AUTO_DRAFT, OrderStatus::CHECKOUT_DRAFT ], true );
	}
}
