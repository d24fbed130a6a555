<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Inventory;

use Storewright\Database\Connection;
use Storewright\Store\Products\Tables;

/**
 * The rows of wp_postmeta that hold stock, locked while the caller's transaction lasts.
 *
 * Rows are found without a lock and then locked by their primary key, in its order: so no gaps are locked, and two requests
 * that take several products can't wait for each other.
 *
 * @internal Used by StockKeeper.
 */
final class StockRows {

	private const KEYS = [ '_stock', '_stock_status', '_backorders' ];

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Reads and locks the stock rows of some products. Nobody else changes them until the transaction ends.
	 *
	 * @param non-empty-list<int> $ids
	 * @return array<int, array<string, array{row: int, value: string}>> Product => key => row.
	 */
	public function lock( array $ids ): array {
		$meta   = $this->database->table( 'postmeta' );
		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$found  = array_map(
			intval( ... ),
			$this->database->column(
				"SELECT MIN( meta_id ) FROM $meta WHERE post_id IN ( $places )
				AND meta_key IN ( '_stock', '_stock_status', '_backorders' ) GROUP BY post_id, meta_key",
				...$ids
			)
		);
		if ( [] === $found ) {
			return [];
		}
		sort( $found );
		$places = implode( ', ', array_fill( 0, count( $found ), '%d' ) );
		// On SQLite a transaction has the database to itself from its first statement on.
		$rows = [];
		foreach ( $this->database->rows(
			"SELECT meta_id, post_id, meta_key, meta_value FROM $meta WHERE meta_id IN ( $places ) ORDER BY meta_id FOR UPDATE",
			...$found
		) as $row ) {
			if ( in_array( (string) $row['meta_key'], self::KEYS, true ) ) {
				$key = (string) $row['meta_key'];

				$rows[ (int) $row['post_id'] ][ $key ] = [
					'row'   => (int) $row['meta_id'],
					'value' => (string) $row['meta_value'],
				];
			}
		}
		return $rows;
	}

	/**
	 * Stores a quantity in a locked row and beside it in the lookup table.
	 *
	 * @param int    $product  Id of the product.
	 * @param int    $row      Its row.
	 * @param string $quantity Decimal text.
	 */
	public function store( int $product, int $row, string $quantity ): void {
		// phpcs:ignore WordPress.DB.SlowDBQuery -- By the primary key.
		$this->database->update( 'postmeta', [ 'meta_value' => $quantity ], [ 'meta_id' => $row ] );
		$this->database->update( Tables::LOOKUP, [ 'stock_quantity' => $quantity ], [ 'product_id' => $product ] );
		$this->database->forget( 'post_meta', $product );
	}
}
