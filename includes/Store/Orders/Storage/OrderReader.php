<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Storage;

use Storewright\Database\Connection;
use Storewright\Database\Meta\MetaEntry;
use Storewright\Store\Orders\Model\Item;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Tables;

/**
 * Reads orders with everything that belongs to them, in five queries however many there are.
 *
 * @internal Asked through OrderQuery.
 */
final class OrderReader {

	private const ORDERS_A_QUERY = 200;

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Orders and refunds by id, in the order in which they were asked for; those that do not exist are missing.
	 *
	 * @param list<int> $ids
	 * @return array<int, Order> By id.
	 */
	public function several( array $ids ): array {
		$orders = [];
		foreach ( array_chunk( array_values( array_unique( $ids ) ), self::ORDERS_A_QUERY ) as $chunk ) {
			$orders += $this->read( $chunk );
		}
		$sorted = [];
		foreach ( $ids as $id ) {
			if ( isset( $orders[ $id ] ) ) {
				$sorted[ $id ] = $orders[ $id ];
			}
		}
		return $sorted;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, Order>
	 */
	private function read( array $ids ): array {
		$rows = $this->rows( 'SELECT p.*, o.* FROM {orders} o LEFT JOIN {operational} p ON p.order_id = o.id WHERE o.id IN (%)', $ids );
		if ( [] === $rows ) {
			return [];
		}
		$addresses = [];
		foreach ( $this->rows( 'SELECT * FROM {addresses} WHERE order_id IN (%)', $ids ) as $row ) {
			$addresses[ (int) $row['order_id'] ][ (string) $row['address_type'] ] = $row;
		}
		$fields = [];
		$meta   = [];
		foreach ( $this->rows( 'SELECT id, order_id, meta_key, meta_value FROM {meta} WHERE order_id IN (%) ORDER BY id', $ids ) as $row ) {
			$key = (string) $row['meta_key'];
			if ( in_array( $key, OrderRows::FIELDS, true ) ) {
				$fields[ (int) $row['order_id'] ][ $key ] = (string) $row['meta_value'];
			} else {
				$meta[ (int) $row['order_id'] ][] = MetaEntry::of_row( (int) $row['id'], $key, (string) $row['meta_value'] );
			}
		}
		$items  = $this->items( $ids );
		$orders = [];
		foreach ( $rows as $row ) {
			$id                   = (int) $row['id'];
			$orders[ $id ]        = OrderRows::read( $row, $addresses[ $id ] ?? [], $fields[ $id ] ?? [] );
			$orders[ $id ]->meta  = $meta[ $id ] ?? [];
			$orders[ $id ]->items = $items[ $id ] ?? [];
		}
		return $orders;
	}

	/**
	 * @param list<int> $ids Of orders.
	 * @return array<int, list<Item>> By the order's id.
	 */
	private function items( array $ids ): array {
		$fields = [];
		foreach ( $this->rows(
			// Item by item: a database that knows little of its tables would else begin with the fields of all orders.
			'SELECT m.meta_id, i.order_item_id, m.meta_key, m.meta_value FROM {items} i
			LEFT JOIN {item_meta} m ON m.order_item_id = i.order_item_id WHERE i.order_id IN (%) ORDER BY m.meta_id',
			$ids
		) as $row ) {
			if ( null !== $row['meta_id'] ) {
				$fields[ (int) $row['order_item_id'] ][] = $row;
			}
		}
		$items = [];
		foreach ( $this->rows( 'SELECT * FROM {items} WHERE order_id IN (%) ORDER BY order_item_id', $ids ) as $row ) {
			$type  = (string) $row['order_item_type'];
			$own   = [];
			$other = [];
			foreach ( $fields[ (int) $row['order_item_id'] ] ?? [] as $field ) {
				$key = (string) $field['meta_key'];
				if ( ItemRows::is_field( $type, $key ) ) {
					$own[ $key ] = (string) $field['meta_value'];
				} else {
					$other[] = MetaEntry::of_row( (int) $field['meta_id'], $key, (string) $field['meta_value'] );
				}
			}
			$item = ItemRows::item( $type, $own );
			if ( null !== $item ) {
				$item->id   = (int) $row['order_item_id'];
				$item->name = (string) $row['order_item_name'];
				$item->meta = $other;

				$items[ (int) $row['order_id'] ][] = $item;
			}
		}
		return $items;
	}

	/**
	 * @param string    $sql Names of tables in braces, % for the ids.
	 * @param list<int> $ids
	 * @return list<array<string, string|null>>
	 */
	private function rows( string $sql, array $ids ): array {
		$names = [
			'{orders}'      => $this->database->table( Tables::ORDERS ),
			'{operational}' => $this->database->table( Tables::OPERATIONAL ),
			'{addresses}'   => $this->database->table( Tables::ADDRESSES ),
			'{meta}'        => $this->database->table( Tables::META ),
			'{items}'       => $this->database->table( Tables::ITEMS ),
			'{item_meta}'   => $this->database->table( Tables::ITEM_META ),
			'(%)'           => '(' . RowWriter::places( $ids ) . ')',
		];
		return $this->database->rows( strtr( $sql, $names ), ...$ids );
	}
}
