<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Query;

use Storewright\Kernel\Context;
use Storewright\Store\Attributes\AttributeQuery;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Model\ProductRecord;
use Storewright\Store\Products\Tables;

/**
 * Reads products and variations by id.
 */
final class ProductQuery {

	private readonly ProductRecords $records;

	private readonly AttributeReader $attributes;

	public function __construct( private readonly Context $context, AttributeQuery $attributes ) {
		$this->records    = new ProductRecords();
		$this->attributes = new AttributeReader( $attributes );
	}

	/**
	 * A product or variation, null where there is none. What lies in the trash is found, too.
	 */
	public function find( int $id ): ?Product {
		return $this->several( [ $id ] )[ $id ] ?? null;
	}

	/**
	 * Products and variations, in a constant number of queries.
	 *
	 * @param list<int> $ids
	 * @return array<int, Product> By id, in the order of the ids; what is none is missing.
	 */
	public function several( array $ids ): array {
		$records  = $this->records->several( $ids );
		$parents  = $this->records->several( self::parents( $records ) );
		$children = $this->variations( $records );
		$lookup   = $this->lookup( $records );
		$factory  = $this->factory();
		$products = [];
		foreach ( $records as $id => $record ) {
			$parent          = $record->is_variation() ? $parents[ (int) $record->column( 'post_parent' ) ] ?? null : null;
			$products[ $id ] = $factory->product(
				$record,
				$parent,
				$children[ $id ] ?? [],
				$lookup[ $id ]['on_sale'] ?? false,
				$lookup[ $id ]['highest'] ?? ''
			);
		}
		return $products;
	}

	/**
	 * Makes products of records.
	 *
	 * @internal
	 */
	public function factory(): ProductFactory {
		return new ProductFactory( $this->attributes, $this->context->options->bool_yes( 'woocommerce_manage_stock', true ) );
	}

	/**
	 * @param array<int, ProductRecord> $records
	 * @return list<int>
	 */
	private static function parents( array $records ): array {
		$variations = array_filter( $records, static fn( ProductRecord $record ) => $record->is_variation() );
		return array_values( array_map( static fn( ProductRecord $record ) => (int) $record->column( 'post_parent' ), $variations ) );
	}

	/**
	 * The variations of the variable products, in their order.
	 *
	 * @param array<int, ProductRecord> $records
	 * @return array<int, list<int>> By product.
	 */
	private function variations( array $records ): array {
		$variable = self::of_type( Product::VARIABLE, $records );
		if ( [] === $variable ) {
			return [];
		}
		$places   = implode( ', ', array_fill( 0, count( $variable ), '%d' ) );
		$children = [];
		$rows     = $this->context->database->rows(
			"SELECT ID, post_parent FROM {$this->context->database->table( 'posts' )}
			WHERE post_parent IN ( $places ) AND post_type = 'product_variation' AND post_status IN ( 'publish', 'private' )
				ORDER BY menu_order, ID",
			...$variable
		);
		foreach ( $rows as $row ) {
			$children[ (int) $row['post_parent'] ][] = (int) $row['ID'];
		}
		return $children;
	}

	/**
	 * Reads the lookup rows of products that are priced by their children.
	 *
	 * @param array<int, ProductRecord> $records
	 * @return array<int, array{on_sale: bool, highest: string}> By product.
	 */
	private function lookup( array $records ): array {
		$parents = [ ...self::of_type( Product::VARIABLE, $records ), ...self::of_type( Product::GROUPED, $records ) ];
		if ( [] === $parents ) {
			return [];
		}
		$places = implode( ', ', array_fill( 0, count( $parents ), '%d' ) );
		$found  = [];
		foreach ( $this->context->database->rows(
			"SELECT product_id, onsale, max_price FROM {$this->context->database->table( Tables::LOOKUP )} WHERE product_id IN ( $places )",
			...$parents
		) as $row ) {
			$found[ (int) $row['product_id'] ] = [
				'on_sale' => '1' === $row['onsale'],
				'highest' => (string) $row['max_price'],
			];
		}
		return $found;
	}

	/**
	 * @param array<int, ProductRecord> $records
	 * @return list<int>
	 */
	private static function of_type( string $type, array $records ): array {
		return array_keys( array_filter( $records, static fn( ProductRecord $record ) => $type === $record->type ) );
	}
}
