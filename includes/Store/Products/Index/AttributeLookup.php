<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Index;

use Storewright\Database\Connection;
use Storewright\Store\Products\Inventory\Stock;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Model\ProductAttribute;
use Storewright\Store\Products\Tables;

/**
 * Keeps in step which products and variations have which terms of global attributes.
 *
 * @internal
 */
final class AttributeLookup {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Writes the rows of a product, or of one variation.
	 *
	 * @param Product $product
	 * @param bool    $is_new  Whether nothing is stored of it yet.
	 */
	public function write( Product $product, bool $is_new = false ): void {
		$in_stock = Stock::OUT_OF_STOCK === $product->stock->status ? 0 : 1;
		$rows     = [];
		foreach ( $product->attributes as $attribute ) {
			if ( $attribute->is_global() ) {
				foreach ( self::terms( $product, $attribute ) as $slug ) {
					$term = get_term_by( 'slug', $slug, $attribute->key );
					if ( $term instanceof \WP_Term ) {
						$rows[ sprintf( '%s %020d', $attribute->key, $term->term_id ) ] = [
							$product->id,
							$product->is_variation() ? $product->parent_id : $product->id,
							$attribute->key,
							$term->term_id,
							$product->is_variation() ? 1 : 0,
							$in_stock,
						];
					}
				}
			}
		}
		ksort( $rows );
		$stored = $is_new ? [] : $this->stored( $product->id );
		$wanted = array_map( static fn( array $row ) => implode( ' ', $row ), array_values( $rows ) );
		if ( $stored === $wanted ) {
			return;
		}
		if ( [] !== $stored ) {
			// Where there are none, deleting them would lock the place of other new products.
			$this->database->delete( Tables::ATTRIBUTES, [ 'product_id' => $product->id ] );
		}
		if ( [] !== $rows ) {
			$this->database->execute(
				"INSERT INTO {$this->database->table( Tables::ATTRIBUTES )} ( product_id, product_or_parent_id, taxonomy, term_id, is_variation_attribute, in_stock ) VALUES "
					. implode(
						', ',
						array_fill( 0, count( $rows ), '( %d, %d, %s, %d, %d, %d )' )
					),
				...array_merge( ...array_values( $rows ) )
			);
		}
	}

	/**
	 * The rows that there are, each as a text, in the order in which they are made.
	 *
	 * @return list<string>
	 */
	private function stored( int $id ): array {
		return array_map(
			static fn( array $row ) => implode( ' ', $row ),
			$this->database->rows(
				"SELECT product_id, product_or_parent_id, taxonomy, term_id, is_variation_attribute, in_stock
				FROM {$this->database->table( Tables::ATTRIBUTES )} WHERE product_id = %d ORDER BY taxonomy, term_id",
				$id
			)
		);
	}

	/**
	 * Slugs of the terms that are the product's: what a variable one varies in is its variations'.
	 *
	 * @return list<string>
	 */
	private static function terms( Product $product, ProductAttribute $attribute ): array {
		if ( $product->is_variation() ) {
			$value = $product->selection[ $attribute->key ] ?? '';
			return ! $attribute->variation ? [] : ( '' === $value ? $attribute->values : [ $value ] );
		}
		return Product::VARIABLE === $product->type && $attribute->variation ? [] : $attribute->values;
	}
}
