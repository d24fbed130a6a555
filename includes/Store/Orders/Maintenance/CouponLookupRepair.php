<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Maintenance;

use Storewright\Database\Connection;
use Storewright\Shop\Reports\DayTotals;
use Storewright\Shop\Reports\ReportRows;
use Storewright\Store\Orders\Index\ReportFacts;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Storage\OrderReader;
use Storewright\Store\Orders\Storage\RowWriter;
use Storewright\Store\Orders\Tables;

/**
 * Writes what reports know of the coupons of orders anew where it is not what the orders say.
 *
 * @internal
 */
final class CouponLookupRepair {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Repairs the rows of some orders.
	 *
	 * @param list<int> $ids
	 */
	public function repair( array $ids ): void {
		$this->database->transaction(
			function () use ( $ids ): void {
				$places = RowWriter::places( $ids );
				$lookup = $this->database->table( Tables::COUPON_LOOKUP );
				// Whoever changes one of them waits, and then writes its rows anew.
				$this->database->rows(
					"SELECT id FROM {$this->database->table( Tables::ORDERS )} WHERE id IN ($places) FOR UPDATE",
					...$ids
				);
				$concerned = $this->database->column(
					"SELECT order_id FROM {$this->database->table( Tables::ITEMS )} WHERE order_id IN ($places)
					AND order_item_type = 'coupon' UNION SELECT order_id FROM $lookup WHERE order_id IN ($places)",
					...$ids,
					...$ids
				);
				if ( [] === $concerned ) {
					return;
				}
				$concerned = array_map( intval( ... ), $concerned );
				$rows      = [];
				foreach ( ( new OrderReader( $this->database ) )->several( $concerned ) as $order ) {
					array_push( $rows, ...self::rows( $order ) );
				}
				$this->database->execute(
					"DELETE FROM $lookup WHERE order_id IN (" . RowWriter::places( $concerned ) . ')',
					...$concerned
				);
				( new RowWriter( $this->database ) )->add( Tables::COUPON_LOOKUP, $rows );
				$days = new DayTotals( $this->database );
				$days->all_changed();
				$days->flush();
			}
		);
	}

	/**
	 * @return list<array<string, string|int|null>>
	 */
	private static function rows( Order $order ): array {
		$is_draft = in_array( $order->status, [ OrderStatus::AUTO_DRAFT, OrderStatus::CHECKOUT_DRAFT ], true );
		return $is_draft ? [] : ReportRows::of( ReportFacts::of( $order ), 0, $order->status )[ ReportRows::COUPONS ];
	}
}
