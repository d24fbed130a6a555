<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Database\Connection;
use Storewright\Shop\Reports\CustomerSums;
use Storewright\Shop\Reports\DayTotals;
use Storewright\Store\Customers\Tables as CustomerTables;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Storage\ColumnValues;
use Storewright\Store\Orders\Storage\RowWriter;
use Storewright\Store\Orders\Tables;

/**
 * Counts the orders of a deleted account as those of guests, where nobody else has them now.
 *
 * @internal
 */
final class OrdersReassigned {

	private const AT_ONCE = 500;

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Passes the orders of a deleted account on: for the filter `storewright_pass_on_orders`, in its transaction.
	 *
	 * @param mixed $passed_on Ids of orders that were passed on.
	 * @param int   $from      The account that is gone.
	 * @param int   $to        The account that has them from now on, 0 for none.
	 * @param int   $old       Number of the account in reports, 0 if unknown.
	 * @param int   $number    Number of the other account in reports, 0 where reports stay as they are.
	 * @return list<mixed>
	 */
	public function pass_on( mixed $passed_on, int $from, int $to, int $old, int $number ): array {
		$ids = array_map(
			intval( ... ),
			$this->database->column(
				"SELECT id FROM {$this->database->table( Tables::ORDERS )} WHERE customer_id = %d ORDER BY id FOR UPDATE",
				$from
			)
		);
		foreach ( array_chunk( $ids, self::AT_ONCE ) as $chunk ) {
			$this->database->execute(
				"UPDATE {$this->database->table( Tables::ORDERS )} SET customer_id = %d WHERE id IN (" . RowWriter::places( $chunk ) . ')',
				$to,
				...$chunk
			);
			if ( 0 === $to ) {
				$this->made_guests( $chunk );
			}
		}
		if ( $number > 0 ) {
			foreach ( [ Tables::STATS, Tables::PRODUCT_LOOKUP ] as $table ) {
				$this->database->execute(
					"UPDATE {$this->database->table( $table )} SET customer_id = %d WHERE customer_id = %d",
					$number,
					$old
				);
			}
			$days = new DayTotals( $this->database );
			$days->all_changed();
			$days->flush();
			$sums = new CustomerSums(
				$this->database,
				$this->database->table( CustomerTables::LOOKUP ),
				$this->database->table( Tables::STATS )
			);
			$sums->renew( [ $old, $number ] );
		}
		return [ ...( is_array( $passed_on ) ? array_values( $passed_on ) : [] ), ...$ids ];
	}

	/**
	 * @param non-empty-list<int> $ids
	 */
	private function made_guests( array $ids ): void {
		$changes = [];
		$rows    = $this->database->rows(
			"SELECT o.id, o.type, o.status, o.date_created_gmt, p.created_via FROM {$this->database->table( Tables::ORDERS )} o
			LEFT JOIN {$this->database->table( Tables::OPERATIONAL )} p ON p.order_id = o.id
			WHERE o.id IN (" . RowWriter::places( $ids ) . ') AND o.customer_id = 0 FOR UPDATE',
			...$ids
		);
		foreach ( $rows as $row ) {
			$after               = new Order();
			$after->id           = (int) $row['id'];
			$after->type         = (string) $row['type'];
			$after->status       = OrderStatus::plain( (string) $row['status'] );
			$after->created      = ColumnValues::moment( $row['date_created_gmt'] );
			$after->created_via  = (string) $row['created_via'];
			$before              = clone $after;
			$before->customer_id = 1;
			$changes[]           = OrderCounts::changes( $before, $after );
		}
		( new OrderCounts( $this->database ) )->add( ...$changes );
	}
}
