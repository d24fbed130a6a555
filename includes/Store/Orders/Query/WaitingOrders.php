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
		if ( [] === $statuses ) {
			return [];
		}
		$addresses = $this->database->table( Tables::ADDRESSES );
		$of_status = "SELECT * FROM ( SELECT id, status, total_amount, currency, date_created_gmt
			FROM {$this->database->table( Tables::ORDERS )}
			WHERE type = %s AND status = %s ORDER BY date_created_gmt, id LIMIT %d ) waiting";
		$values    = array_map( static fn( string $status ) => [ Order::TYPE, OrderStatus::stored( $status ), $limit ], $statuses );
		$rows      = $this->database->rows(
			'SELECT o.*, a.first_name, a.last_name FROM ( ' . implode( ' UNION ALL ', array_fill( 0, count( $statuses ), $of_status ) ) . " ) o
			LEFT JOIN $addresses a ON a.order_id = o.id AND a.address_type = 'billing'
			ORDER BY o.date_created_gmt, o.id LIMIT %d",
			...[ ...array_merge( ...$values ), $limit ]
		);
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
			$rows
		);
	}
}
