<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Stocks;

use Storewright\Kernel\Context;
use Storewright\Store\Products\Names;
use Storewright\Store\Products\Stock;
use Storewright\Store\Products\Tables;

/**
 * Changes a product's stock status everywhere: its meta data, lookup tables, visibility, and those of its family.
 *
 * @internal Used within the transaction of whatever changed the stock.
 */
final class StockStatus {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Stores a status, and what follows from it for a variation's parent or for variations without stock of their own.
	 *
	 * @param int    $product Id.
	 * @param string $status  One of Stock::STATUSES.
	 */
	public function change( int $product, string $status ): void {
		$this->store( [ $product ], $status );
		$post = get_post( $product );
		if ( Names::VARIATION === $post?->post_type ) {
			$this->follow_children( $post->post_parent );
			return;
		}
		$this->store( $this->without_own_stock( $product ), $status );
	}

	/**
	 * Gives a variable product without stock of its own the best status of its published variations.
	 *
	 * @param int $parent Id of the variable product.
	 */
	public function follow_children( int $parent ): void {
		if ( 'yes' === $this->meta( $parent, '_manage_stock' ) ) {
			return;
		}
		$database = $this->context->database;
		$statuses = $database->column(
			"SELECT DISTINCT l.stock_status FROM {$database->table( 'posts' )} p JOIN {$database->table( Tables::LOOKUP )} l ON l.product_id = p.ID
			WHERE p.post_parent = %d AND p.post_type = 'product_variation' AND p.post_status = 'publish'",
			$parent
		);
		foreach ( [ Stock::IN_STOCK, Stock::ON_BACKORDER, Stock::OUT_OF_STOCK ] as $status ) {
			if ( in_array( $status, $statuses, true ) ) {
				if ( $status !== $this->meta( $parent, '_stock_status' ) ) {
					$this->store( [ $parent ], $status );
				}
				return;
			}
		}
	}

	/**
	 * @param list<int> $ids
	 */
	private function store( array $ids, string $status ): void {
		$database = $this->context->database;
		foreach ( $ids as $id ) {
			update_metadata( 'post', $id, '_stock_status', $status );
			$database->update( Tables::LOOKUP, [ 'stock_status' => $status ], [ 'product_id' => $id ] );
			$database->update( Tables::ATTRIBUTES, [ 'in_stock' => Stock::OUT_OF_STOCK === $status ? 0 : 1 ], [ 'product_id' => $id ] );
			if ( Stock::OUT_OF_STOCK === $status ) {
				wp_set_object_terms( $id, Stock::OUT_OF_STOCK, Names::VISIBILITY, true );
			} elseif ( has_term( Stock::OUT_OF_STOCK, Names::VISIBILITY, $id ) ) {
				wp_remove_object_terms( $id, Stock::OUT_OF_STOCK, Names::VISIBILITY );
			}
		}
	}

	/**
	 * @return list<int>
	 */
	private function without_own_stock( int $parent ): array {
		$database = $this->context->database;
		return array_map(
			intval( ... ),
			$database->column(
				"SELECT p.ID FROM {$database->table( 'posts' )} p
				LEFT JOIN {$database->table( 'postmeta' )} m ON m.post_id = p.ID AND m.meta_key = '_manage_stock'
				WHERE p.post_parent = %d AND p.post_type = 'product_variation' AND ( m.meta_value IS NULL OR m.meta_value <> 'yes' ) ORDER BY p.ID",
				$parent
			)
		);
	}

	private function meta( int $id, string $key ): string {
		$value = get_post_meta( $id, $key, true );
		return is_scalar( $value ) ? (string) $value : '';
	}
}
