<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Inventory;

use Storewright\Kernel\Context;
use Storewright\Store\Products\Tables;
use Storewright\Store\Terms\Taxonomies;

/**
 * Changes a product's stock status everywhere: its meta data, lookup tables, visibility, and those of its parent and children.
 *
 * @internal Used within the transaction of whatever changed the stock.
 */
final class StockStatus {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Stores a status of a product, and of its variations without stock of their own. What follows for a variation's parent is
	 * for ParentProductSync.
	 *
	 * @param int    $product Id.
	 * @param string $status  One of Stock::STATUSES.
	 */
	public function change( int $product, string $status ): void {
		$this->store( [ $product ], $status );
		$this->hand_down( $product, $status );
	}

	/**
	 * Gives variations without stock of their own the status of their product.
	 *
	 * @param int    $product Id of the variable product; others have no variations.
	 * @param string $status  One of Stock::STATUSES.
	 */
	public function hand_down( int $product, string $status ): void {
		$this->store( $this->without_own_stock( $product, $status ), $status );
	}

	/**
	 * @param list<int> $ids
	 */
	private function store( array $ids, string $status ): void {
		$database = $this->context->database;
		foreach ( $ids as $id ) {
			$this->store_meta( $id, $status );
			$database->update( Tables::LOOKUP, [ 'stock_status' => $status ], [ 'product_id' => $id ] );
			if ( null !== $database->value(
				"SELECT 1 FROM {$database->table( Tables::ATTRIBUTES )} WHERE product_id = %d LIMIT 1",
				$id
			) ) {
				$database->update( Tables::ATTRIBUTES, [ 'in_stock' => Stock::OUT_OF_STOCK === $status ? 0 : 1 ], [ 'product_id' => $id ] );
			}
			if ( Stock::OUT_OF_STOCK === $status ) {
				wp_set_object_terms( $id, Stock::OUT_OF_STOCK, Taxonomies::PRODUCT_VISIBILITY, true );
			} elseif ( has_term( Stock::OUT_OF_STOCK, Taxonomies::PRODUCT_VISIBILITY, $id ) ) {
				wp_remove_object_terms( $id, Stock::OUT_OF_STOCK, Taxonomies::PRODUCT_VISIBILITY );
			}
		}
	}

	/**
	 * Writes the row by its primary key: by key of meta data, the rows of every product would be locked.
	 */
	private function store_meta( int $id, string $status ): void {
		$database = $this->context->database;
		$row      = $database->value(
			"SELECT MIN( meta_id ) FROM {$database->table( 'postmeta' )} WHERE post_id = %d AND meta_key = '_stock_status'",
			$id
		);
		// phpcs:disable WordPress.DB.SlowDBQuery -- Nothing is searched for by these.
		if ( null === $row ) {
			$database->insert(
				'postmeta',
				[
					'post_id'    => $id,
					'meta_key'   => '_stock_status',
					'meta_value' => $status,
				]
			);
		} else {
			$database->update( 'postmeta', [ 'meta_value' => $status ], [ 'meta_id' => (int) $row ] );
		}
		// phpcs:enable
		$database->forget( 'post_meta', $id );
	}

	/**
	 * @return list<int>
	 */
	private function without_own_stock( int $parent, string $other_than ): array {
		$database = $this->context->database;
		return array_map(
			intval( ... ),
			$database->column(
				"SELECT p.ID FROM {$database->table( 'posts' )} p
				LEFT JOIN {$database->table( 'postmeta' )} m ON m.post_id = p.ID AND m.meta_key = '_manage_stock'
				LEFT JOIN {$database->table( Tables::LOOKUP )} l ON l.product_id = p.ID
				WHERE p.post_parent = %d AND p.post_type = 'product_variation' AND ( m.meta_value IS NULL OR m.meta_value <> 'yes' )
				AND ( l.stock_status IS NULL OR l.stock_status <> %s ) ORDER BY p.ID",
				$parent,
				$other_than
			)
		);
	}
}
