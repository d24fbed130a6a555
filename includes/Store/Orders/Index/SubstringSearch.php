<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Database\Connection;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Query\OrderCriteria;
use Storewright\Store\Orders\Storage\RowWriter;
use Storewright\Store\Orders\Tables;

/**
 * Orders that have a text anywhere in their addresses, items or transaction. No index knows that, so the latest orders are read.
 *
 * @internal
 */
final class SubstringSearch {

	/**
	 * How many of the latest orders are read: some milliseconds.
	 */
	public const LATEST = 2_000;

	private const COLUMNS = [
		'first_name',
		'last_name',
		'company',
		'address_1',
		'address_2',
		'city',
		'state',
		'postcode',
		'country',
		'email',
		'phone',
	];

	public function __construct( private readonly Connection $database ) {}

	/**
	 * A query for `order_id` and `created` of those among the latest orders.
	 *
	 * @return array{sql: string, args: list<string|int>}
	 */
	public function of_latest( OrderCriteria $criteria ): array {
		$first = $this->database->value(
			"SELECT id FROM {$this->database->table( Tables::ORDERS )} ORDER BY id DESC LIMIT 1 OFFSET %d",
			self::LATEST - 1
		);
		return $this->query( $criteria, (int) $first );
	}

	/**
	 * A query for those among all orders, which takes long where there are many.
	 *
	 * @return array{sql: string, args: list<string|int>}
	 */
	public function of_all( OrderCriteria $criteria ): array {
		return $this->query( $criteria, 0 );
	}

	/**
	 * @return array{sql: string, args: list<string|int>}
	 */
	private function query( OrderCriteria $criteria, int $first ): array {
		$phrase   = SearchTerms::phrase( $criteria->search );
		$like     = '%' . SearchTerms::escaped( $phrase ) . '%';
		$statuses = array_map( OrderStatus::stored( ... ), $criteria->statuses() );
		$columns  = implode( ' OR ', array_map( static fn( string $column ) => "a.$column LIKE %s", self::COLUMNS ) );
		$args     = [
			$first,
			Order::TYPE,
			...$statuses,
			ctype_digit( $phrase ) ? (int) $phrase : 0,
			$like,
			...array_fill( 0, count( self::COLUMNS ), $like ),
			$like,
		];
		if ( '%%' === $like ) {
			$args[0] = PHP_INT_MAX;
		}
		return [
			'sql'  => "SELECT o.id AS order_id, o.date_created_gmt AS created FROM {$this->database->table( Tables::ORDERS )} o
				WHERE o.id >= %d AND o.type = %s AND o.status IN (" . RowWriter::places( $statuses, '%s' ) . ")
					AND ( o.id = %d OR o.transaction_id LIKE %s
				OR EXISTS ( SELECT 1 FROM {$this->database->table( Tables::ADDRESSES )} a WHERE a.order_id = o.id AND ( $columns ) )
				OR EXISTS ( SELECT 1 FROM {$this->database->table( Tables::ITEMS )} i
				WHERE i.order_id = o.id AND i.order_item_name LIKE %s ) )",
			'args' => $args,
		];
	}
}
