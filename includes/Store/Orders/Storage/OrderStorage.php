<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Storage;

use Storewright\Database\Connection;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Tables;

/**
 * Writes orders into the tables of WooCommerce: of an order that exists, only what differs. Runs in the caller's transaction.
 *
 * @internal Used by OrderRepository.
 */
final class OrderStorage {

	/**
	 * Bytes of a text column.
	 */
	private const MAX_META_LENGTH = 65_535;

	private readonly RowWriter $rows;

	private readonly OrderIds $ids;

	private readonly ItemStorage $items;

	private readonly MetaStorage $meta;

	public function __construct( private readonly Connection $database ) {
		$this->rows  = new RowWriter( $database );
		$this->ids   = new OrderIds( $database );
		$this->items = new ItemStorage( $database );
		$this->meta  = new MetaStorage( $database, Tables::META, 'id', 'order_id', self::MAX_META_LENGTH );
	}

	/**
	 * Gives an id to a new order. One that is set is kept if it is free.
	 */
	public function take_id( Order $order ): void {
		$order->id = $this->ids->take( $order );
	}

	/**
	 * Adds an order with everything that belongs to it, and gives ids to its parts.
	 *
	 * @param Order $order Has its id.
	 */
	public function add( Order $order ): void {
		$this->rows->add( Tables::ORDERS, [ [ 'id' => $order->id ] + OrderRows::order( $order ) ] );
		$this->rows->add( Tables::OPERATIONAL, [ [ 'order_id' => $order->id ] + OrderRows::operational( $order ) ] );
		$this->rows->add( Tables::ADDRESSES, $this->address_rows( $order, OrderRows::addresses( $order ) ) );
		$this->meta->add_fields( [ $order->id => OrderRows::meta( $order ) ] );
		$order->meta = $this->meta->save( $order->id, [], $order->meta, self::is_field( ... ) );
		$this->items->save( $order->id, [], $order->items );
	}

	/**
	 * Whether there is anything to write.
	 *
	 * @param Order $before As it is stored.
	 * @param Order $after  As it is to be.
	 */
	public static function differs( Order $before, Order $after ): bool {
		return OrderRows::order( $before ) !== OrderRows::order( $after )
			|| OrderRows::operational( $before ) !== OrderRows::operational( $after )
			|| OrderRows::addresses( $before ) !== OrderRows::addresses( $after )
			|| OrderRows::meta( $before ) !== OrderRows::meta( $after )
			|| MetaStorage::differs( $before->meta, $after->meta )
			|| ItemStorage::differs( $before->items, $after->items );
	}

	/**
	 * Writes what differs, and gives ids to what is new.
	 *
	 * @param Order $before As it is stored.
	 * @param Order $after  As it is to be.
	 */
	public function change( Order $before, Order $after ): void {
		$this->change_row( Tables::ORDERS, [ 'id' => $after->id ], OrderRows::order( $before ), OrderRows::order( $after ) );
		$this->change_row(
			Tables::OPERATIONAL,
			[ 'order_id' => $after->id ],
			OrderRows::operational( $before ),
			OrderRows::operational( $after )
		);
		$was = OrderRows::addresses( $before );
		foreach ( OrderRows::addresses( $after ) as $type => $address ) {
			if ( ( $was[ $type ] ?? null ) !== $address ) {
				// A row that an existing shop does not have is added, so it is replaced as a whole.
				// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
				$this->database->delete( Tables::ADDRESSES, [ 'order_id' => $after->id, 'address_type' => $type ] );
				$this->rows->add( Tables::ADDRESSES, $this->address_rows( $after, [ $type => $address ] ) );
			}
		}
		$this->meta->change_fields( $after->id, OrderRows::meta( $before ), OrderRows::meta( $after ) );
		$after->meta = $this->meta->save( $after->id, $before->meta, $after->meta, self::is_field( ... ) );
		$this->items->save( $after->id, $before->items, $after->items );
	}

	/**
	 * Removes an order with everything in these tables that belongs to it.
	 */
	public function remove( Order $order ): void {
		$this->items->remove_all( $order->id );
		foreach ( [
			Tables::META,
			Tables::ADDRESSES,
			Tables::OPERATIONAL,
			Tables::RESERVED_STOCK,
			Tables::DOWNLOAD_PERMISSIONS,
			Tables::HISTORY,
		] as $table ) {
			$this->database->delete( $table, [ 'order_id' => $order->id ] );
		}
		$this->database->delete( Tables::ORDERS, [ 'id' => $order->id ] );
		$this->ids->release( $order->id );
	}

	/**
	 * @param array<string, int>             $where
	 * @param array<string, string|int|null> $before
	 * @param array<string, string|int|null> $after
	 */
	private function change_row( string $table, array $where, array $before, array $after ): void {
		$changes = array_filter(
			$after,
			static fn( string|int|null $value, string $column ) => $before[ $column ] !== $value,
			ARRAY_FILTER_USE_BOTH
		);
		if ( [] !== $changes && 0 === $this->database->update( $table, $changes, $where ) && Tables::OPERATIONAL === $table ) {
			// An order of an existing shop may lack this row.
			$this->rows->add( $table, [ $where + $after ], 'ON DUPLICATE KEY UPDATE order_id = order_id' );
		}
	}

	private static function is_field( string $key ): bool {
		return in_array( $key, OrderRows::FIELDS, true );
	}

	/**
	 * @param array<string, array<string, string|null>> $addresses By type.
	 * @return list<array<string, string|int|null>>
	 */
	private function address_rows( Order $order, array $addresses ): array {
		$rows = [];
		foreach ( $addresses as $type => $address ) {
			$rows[] = [
				'order_id'     => $order->id,
				'address_type' => $type,
			] + $address;
		}
		return $rows;
	}
}
