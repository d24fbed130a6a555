<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Storage;

use Closure;
use Storewright\Database\Connection;
use Storewright\Store\Orders\Model\Item;
use Storewright\Store\Orders\Tables;

/**
 * Writes the rows of orders, compared by their ids.
 *
 * @internal
 */
final class ItemStorage {

	/**
	 * Bytes: the column holds more, but a statement may not.
	 */
	private const MAX_META_LENGTH = 1_000_000;

	private readonly MetaStorage $meta;

	public function __construct( private readonly Connection $database ) {
		$this->meta = new MetaStorage( $database, Tables::ITEM_META, 'meta_id', 'order_item_id', self::MAX_META_LENGTH );
	}

	/**
	 * Whether rows differ.
	 *
	 * @param list<Item> $before
	 * @param list<Item> $after
	 */
	public static function differs( array $before, array $after ): bool {
		if ( array_map( self::head( ... ), $before ) !== array_map( self::head( ... ), $after ) ) {
			return true;
		}
		foreach ( $after as $place => $item ) {
			if ( ItemRows::fields( $before[ $place ] ) !== ItemRows::fields( $item ) || MetaStorage::differs(
				$before[ $place ]->meta,
				$item->meta
			) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Writes what differs, and gives ids to new rows. A new row keeps its id if that is not 0 and free.
	 *
	 * @param int        $order_id
	 * @param list<Item> $before   As stored.
	 * @param list<Item> $after    As it is to be.
	 */
	public function save( int $order_id, array $before, array $after ): void {
		$stored = [];
		foreach ( $before as $item ) {
			$stored[ $item->id ] = $item;
		}
		$new    = array_values( array_filter( $after, static fn( Item $item ) => ! isset( $stored[ $item->id ] ) ) );
		$taken  = $this->taken( array_filter( array_map( static fn( Item $item ) => $item->id, $new ), static fn( int $id ) => $id > 0 ) );
		$fields = [];
		foreach ( $new as $item ) {
			$requested_id = $item->id > 0 && ! isset( $taken[ $item->id ] ) ? [ 'order_item_id' => $item->id ] : [];
			$item->id     = $this->database->insert( Tables::ITEMS, $requested_id + self::row( $item ) + [ 'order_id' => $order_id ] );

			$taken[ $item->id ]  = true;
			$fields[ $item->id ] = ItemRows::fields( $item );
		}
		$this->meta->add_fields( $fields );
		foreach ( $new as $item ) {
			$item->meta = $this->meta->save( $item->id, [], $item->meta, self::is_field( $item ) );
		}
		foreach ( $after as $item ) {
			if ( isset( $stored[ $item->id ] ) ) {
				$this->change( $stored[ $item->id ], $item );
			}
			unset( $stored[ $item->id ] );
		}
		$this->remove( array_keys( $stored ) );
	}

	/**
	 * Removes every row of an order, those included that no class here reads.
	 */
	public function remove_all( int $order_id ): void {
		$this->remove(
			array_map(
				'intval',
				$this->database->column(
					"SELECT order_item_id FROM {$this->database->table( Tables::ITEMS )} WHERE order_id = %d",
					$order_id
				)
			)
		);
	}

	private function change( Item $before, Item $after ): void {
		if ( self::row( $before ) !== self::row( $after ) ) {
			$this->database->update( Tables::ITEMS, self::row( $after ), [ 'order_item_id' => $after->id ] );
		}
		$this->meta->change_fields( $after->id, ItemRows::fields( $before ), ItemRows::fields( $after ) );
		$after->meta = $this->meta->save( $after->id, $before->meta, $after->meta, self::is_field( $after ) );
	}

	/**
	 * @param list<int> $ids
	 */
	private function remove( array $ids ): void {
		if ( [] === $ids ) {
			return;
		}
		foreach ( [ Tables::ITEM_META, Tables::ITEMS ] as $table ) {
			$this->database->execute(
				"DELETE FROM {$this->database->table( $table )} WHERE order_item_id IN (" . RowWriter::places( $ids ) . ')',
				...$ids
			);
		}
	}

	/**
	 * @param array<int> $ids
	 * @return array<int, true>
	 */
	private function taken( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$taken = $this->database->column(
			"SELECT order_item_id FROM {$this->database->table( Tables::ITEMS )} WHERE order_item_id IN ("
				. RowWriter::places( $ids )
				. ')',
			...array_values( $ids )
		);
		return array_fill_keys( array_map( 'intval', $taken ), true );
	}

	/**
	 * @return Closure(string): bool
	 */
	private static function is_field( Item $item ): Closure {
		return static fn( string $key ) => ItemRows::is_field( $item->type(), $key );
	}

	/**
	 * @return array{order_item_name: string, order_item_type: string}
	 */
	private static function row( Item $item ): array {
		return [
			'order_item_name' => RowWriter::fit( $item->name ),
			'order_item_type' => $item->type(),
		];
	}

	/**
	 * @return array<string, string|int>
	 */
	private static function head( Item $item ): array {
		return [ 'id' => $item->id ] + self::row( $item );
	}
}
