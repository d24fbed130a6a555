<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Query;

use Storewright\Database\Connection;
use Storewright\Shop\WaitingOrder;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Storage\ColumnValues;
use Storewright\Store\Orders\Tables;

/**
 * Reads the orders that have waited longest.
 */
final class WaitingOrders {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * The oldest orders in one of some statuses. Each status is read along its index, so that a million of orders cost no more.
	 *
	 * @param list<string> $statuses Without prefix.
	 * @param int          $limit    At most so many.
	 * @return list<WaitingOrder> The oldest first.
	 */
	public function oldest( array $statuses, int $limit ): array {
		$rows = [];
		foreach ( $statuses as $status ) {
			array_push(
				$rows,
				...$this->database->rows(
					"SELECT o.id, o.status, o.total_amount, o.currency, o.date_created_gmt, a.first_name, a.last_name
					FROM {$this->database->table( Tables::ORDERS )} o
					LEFT JOIN {$this->database->table( Tables::ADDRESSES )} a ON a.order_id = o.id AND a.address_type = 'billing'
					WHERE o.type = %s AND o.status = %s ORDER BY o.date_created_gmt, o.id LIMIT %d",
					Order::TYPE,
					OrderStatus::stored( $status ),
					$limit
				)
			);
		}
		usort( $rows, static fn( array $a, array $b ) => [ $a['date_created_gmt'], (int) $a['id'] ] <=> [ $b['date_created_gmt'], (int) $b['id'] ] );
		return array_map(
			static fn( array $row ) => new WaitingOrder(
				(int) $row['id'],
				(string) $row['id'],
				trim( "{$row['first_name']} {$row['last_name']}" ),
				ColumnValues::plain( $row['total_amount'] ),
				(string) $row['currency'],
				OrderStatus::plain( (string) $row['status'] ),
				ColumnValues::moment( $row['date_created_gmt'] )
			),
			array_slice( $rows, 0, $limit )
		);
	}
}
