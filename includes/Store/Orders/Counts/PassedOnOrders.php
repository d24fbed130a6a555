<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Counts;

use Storewright\Database\Connection;
use Storewright\Store\Orders\Order;
use Storewright\Store\Orders\OrderStatus;
use Storewright\Store\Orders\Storage\Rows;
use Storewright\Store\Orders\Storage\Values;
use Storewright\Store\Orders\Tables;

/**
 * Counts the orders of a deleted account as those of guests, where nobody else has them now.
 *
 * @internal
 */
final class PassedOnOrders {

	private const AT_ONCE = 500;

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Follows what became of orders whose account was deleted: for the hook `storewright_orders_passed_on`.
	 *
	 * @param list<int> $ids Ids of the orders.
	 * @param int       $to  The account that has them now, 0 for none.
	 */
	public function follow( array $ids, int $to ): void {
		foreach ( 0 === $to ? array_chunk( $ids, self::AT_ONCE ) : [] as $chunk ) {
			$this->database->transaction( fn() => $this->made_guests( $chunk ) );
		}
	}

	/**
	 * @param non-empty-list<int> $ids
	 */
	private function made_guests( array $ids ): void {
		$changes = [];
		$rows    = $this->database->rows(
			"SELECT o.id, o.type, o.status, o.date_created_gmt, p.created_via FROM {$this->database->table( Tables::ORDERS )} o
			LEFT JOIN {$this->database->table( Tables::OPERATIONAL )} p ON p.order_id = o.id
			WHERE o.id IN (" . Rows::places( $ids ) . ') AND o.customer_id = 0 FOR UPDATE',
			...$ids
		);
		foreach ( $rows as $row ) {
			$after               = new Order();
			$after->id           = (int) $row['id'];
			$after->type         = (string) $row['type'];
			$after->status       = OrderStatus::plain( (string) $row['status'] );
			$after->created      = Values::moment( $row['date_created_gmt'] );
			$after->created_via  = (string) $row['created_via'];
			$before              = clone $after;
			$before->customer_id = 1;
			$changes[]           = OrderCounts::changes( $before, $after );
		}
		( new OrderCounts( $this->database ) )->add( ...$changes );
	}
}
