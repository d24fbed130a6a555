<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Database\Connection;
use Storewright\Shop\Reports\CustomerSums;
use Storewright\Shop\Reports\DayTotals;
use Storewright\Shop\Reports\ItemSums;
use Storewright\Shop\Reports\OrderFacts;
use Storewright\Shop\Reports\OrderFamily;
use Storewright\Shop\Reports\ReportRows;
use Storewright\Shop\Reports\ReturningCustomers;
use Storewright\Store\Customers\Tables as CustomerTables;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Storage\OrderReader;
use Storewright\Store\Orders\Storage\RowWriter;
use Storewright\Store\Orders\Tables;

/**
 * Keeps WooCommerce's tables for reports: wc_order_stats and the lookups of products, taxes and coupons. Drafts are in none. What a
 * refund takes back depends on its order and on the other refunds, so that the rows of all of them follow a change of one.
 *
 * @internal
 * @phpstan-type RowsOfOrders array<int, array<string, list<array<string, string|int|null>>>>
 */
final class ReportLookups implements OrderIndexer {

	/**
	 * Names in ReportRows => tables.
	 */
	private const TABLES = [
		ReportRows::STATS    => Tables::STATS,
		ReportRows::PRODUCTS => Tables::PRODUCT_LOOKUP,
		ReportRows::TAXES    => Tables::TAX_LOOKUP,
		ReportRows::COUPONS  => Tables::COUPON_LOOKUP,
	];

	private readonly RowWriter $rows;

	private readonly ReturningCustomers $returning;

	private readonly CustomerSums $customers;

	public function __construct(
		private readonly Connection $database,
		ReturningCustomers $returning,
		private readonly DayTotals $days
	) {
		$this->customers = new CustomerSums( $database, $database->table( CustomerTables::LOOKUP ), $database->table( Tables::STATS ) );
		$this->rows      = new RowWriter( $database );
		$this->returning = $returning;
	}

	public function follow( ?Order $before, ?Order $after, int $customer ): void {
		$this->days->begin();
		$this->customers->begin();
		$before = null !== $before && self::is_draft( $before ) ? null : $before;
		$after  = null !== $after && self::is_draft( $after ) ? null : $after;
		$order  = $after ?? $before;
		if ( null === $order ) {
			return;
		}
		$stored = null === $before ? null : $this->stored( [ $before->id ] )[ $before->id ] ?? null;
		if ( null !== $stored && null !== $after && ! self::differ( $before, $after, (int) $stored['customer_id'], $customer ) ) {
			return;
		}
		[ $old, $new ] = $order->is_refund()
			? $this->of_refund( $before, $after, $customer )
			: $this->of_order( $before, $after, (int) ( $stored['customer_id'] ?? 0 ), $customer );
		$changed       = array_filter(
			array_keys( $old + $new ),
			static fn( int $id ) => $id === $order->id || ( $old[ $id ] ?? null ) !== ( $new[ $id ] ?? null )
		);
		// As they are now, whatever this transaction saw before: a customer's other orders note whose first one it was.
		$known = $this->stored( array_keys( $this->stored( array_intersect( $changed, array_keys( $old ) ) ) ), ' FOR UPDATE' );
		foreach ( $changed as $id ) {
			if ( isset( $new[ $id ] ) ) {
				$this->write( $id, $known[ $id ] ?? null, $old[ $id ] ?? null, $new[ $id ] );
			} else {
				$this->remove( $id, $known[ $id ] ?? null );
			}
		}
		$this->days->flush();
		$this->customers->flush();
		$number       = (int) ( $stored['customer_id'] ?? 0 );
		$is_as_before = null !== $before && null !== $after && $number === $customer
			&& $before->status === $after->status && $before->created?->getTimestamp() === $after->created?->getTimestamp();
		if ( ! $order->is_refund() && ! $is_as_before ) {
			$customers = array_unique( [ null === $after ? 0 : $customer, $number ] );
			$this->returning->follow( array_filter( $customers, static fn( int $one ) => 0 !== $one ), null === $after ? 0 : $after->id );
		}
	}

	/**
	 * @return list{RowsOfOrders, RowsOfOrders}
	 *   The rows of the order and its refunds as they were, and as they are to be.
	 */
	private function of_order( ?Order $before, ?Order $after, int $number, int $customer ): array {
		$refunds = null === $before ? [] : $this->refunds_of( $before->id );
		return [
			null === $before ? [] : OrderFamily::rows( ReportFacts::of( $before ), $refunds, $number ),
			null === $after ? [] : OrderFamily::rows( ReportFacts::of( $after ), $refunds, $customer ),
		];
	}

	/**
	 * The same where one of the refunds changes.
	 *
	 * @return list{RowsOfOrders, RowsOfOrders}
	 */
	private function of_refund( ?Order $before, ?Order $after, int $customer ): array {
		$id     = $after->parent_id ?? $before->parent_id ?? 0;
		$parent = ( new OrderReader( $this->database ) )->several( [ $id ] )[ $id ] ?? null;
		$number = (int) ( $this->stored( [ $id ] )[ $id ]['customer_id'] ?? $customer );
		if ( null === $parent || self::is_draft( $parent ) ) {
			$alone = static fn( ?Order $refund ) => null === $refund
				? []
				: [ $refund->id => ReportRows::of( ReportFacts::of( $refund ), $number, $refund->status ) ];
			return [ $alone( $before ), $alone( $after ) ];
		}
		$others = $this->refunds_of( $id, $after->id ?? $before->id ?? 0 );
		$with   = static fn( ?Order $refund ) => OrderFamily::rows(
			ReportFacts::of( $parent ),
			null === $refund ? $others : [ ...$others, ReportFacts::of( $refund ) ],
			$number
		);
		return [ $with( $before ), $with( $after ) ];
	}

	/**
	 * @param int                                                    $id
	 * @param array<string, string|null>|null                        $stored Its row of wc_order_stats, null where there is none.
	 * @param array<string, list<array<string, string|int|null>>>|null $old    Its rows as they were, null where it is new.
	 * @param array<string, list<array<string, string|int|null>>>    $new
	 */
	private function write( int $id, ?array $stored, ?array $old, array $new ): void {
		if ( null !== $stored ) {
			ItemSums::add( $this->days, $stored, $old ?? $this->items( $id ), -1 );
			$this->days->items_changed( $stored );
		}
		ItemSums::add( $this->days, $new[ ReportRows::STATS ][0], $new, 1 );
		foreach ( self::TABLES as $name => $table ) {
			$rows = $new[ $name ];
			if ( null !== $stored && ( $old[ $name ] ?? null ) === $rows ) {
				continue;
			}
			// Only what is there: looking for a row that is not would lock the place where other new orders go.
			if (
				null === $stored
					? null !== $old && ReportRows::STATS !== $name && $this->has( $table, $id )
					: [] !== ( $old[ $name ] ?? null )
			) {
				$this->database->delete( $table, [ 'order_id' => $id ] );
			}
			if ( ReportRows::STATS === $name ) {
				$rows = [ $rows[0] + [ 'returning_customer' => $this->returns( $rows[0], $stored ) ] ];
				$this->days->add( $rows[0], 1 );
				$this->customers->add( $rows[0], 1 );
				if ( null !== $stored ) {
					$this->days->add( $stored, -1 );
					$this->customers->add( $stored, -1 );
				}
			}
			$this->rows->add( $table, $rows );
		}
	}

	/**
	 * Whether the customer came back: until it is found out, and where the customer is forgotten, what was known; of a refund what its
	 * order says.
	 *
	 * @param array<string, string|int|null>  $row
	 * @param array<string, string|null>|null $stored
	 */
	private function returns( array $row, ?array $stored ): int {
		return 0 === $row['parent_id'] ? (int) ( $stored['returning_customer'] ?? 0 ) : $this->returning->as_in( (int) $row['parent_id'] );
	}

	/**
	 * @return array<string, list<array<string, string|null>>> What the lookups have of an order or refund.
	 */
	private function items( int $id ): array {
		return ItemSums::stored(
			$this->database,
			array_map( $this->database->table( ... ), self::TABLES ),
			array_fill_keys( array_keys( self::TABLES ), [ $id ] )
		)[ $id ] ?? [];
	}

	private function has( string $table, int $order_id ): bool {
		return null !== $this->database->value( "SELECT 1 FROM {$this->database->table( $table )} WHERE order_id = %d LIMIT 1", $order_id );
	}

	/**
	 * @param int                             $id
	 * @param array<string, string|null>|null $stored Its row of wc_order_stats, null where there is none.
	 */
	private function remove( int $id, ?array $stored ): void {
		if ( null !== $stored ) {
			$this->days->add( $stored, -1 );
			$this->customers->add( $stored, -1 );
			ItemSums::add( $this->days, $stored, $this->items( $id ), -1 );
		}
		foreach ( self::TABLES as $table ) {
			$this->database->delete( $table, [ 'order_id' => $id ] );
		}
	}

	/**
	 * @param array<int> $ids
	 * @param string     $lock SQL that follows, for rows that are there.
	 * @return array<int, array<string, string|null>> Rows of wc_order_stats by order.
	 */
	private function stored( array $ids, string $lock = '' ): array {
		$rows = [] === $ids ? [] : $this->database->rows(
			"SELECT * FROM {$this->database->table( Tables::STATS )} WHERE order_id IN (" . RowWriter::places( $ids ) . ")$lock",
			...array_values( $ids )
		);
		return array_combine( array_map( intval( ... ), array_column( $rows, 'order_id' ) ), $rows );
	}

	/**
	 * @return list<OrderFacts>
	 */
	private function refunds_of( int $order_id, int $but = 0 ): array {
		$ids = $this->database->column(
			"SELECT id FROM {$this->database->table( Tables::ORDERS )} WHERE parent_order_id = %d AND type = %s AND id <> %d ORDER BY id",
			$order_id,
			Order::REFUND,
			$but
		);
		return [] === $ids ? [] : array_values(
			array_map( ReportFacts::of( ... ), ( new OrderReader( $this->database ) )->several( array_map( intval( ... ), $ids ) ) )
		);
	}

	/**
	 * Whether an order says something else than before; what is only known of it in other tables is left out.
	 */
	private static function differ( Order $before, Order $after, int $number, int $customer ): bool {
		return $before !== $after && ReportRows::of( ReportFacts::of( $before ), $number, $before->status )
			!== ReportRows::of( ReportFacts::of( $after ), $after->is_refund() ? $number : $customer, $after->status );
	}

	private static function is_draft( Order $order ): bool {
		return in_array( $order->status, [ OrderStatus::AUTO_DRAFT, OrderStatus::CHECKOUT_DRAFT ], true );
	}
}
