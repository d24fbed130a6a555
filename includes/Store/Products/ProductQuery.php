<?php
declare(strict_types=1);

namespace Storewright\Store\Products;

use Storewright\Kernel\Context;
use Storewright\Store\Products\Attributes\AttributeQuery;

/**
 * Reads products and variations by id.
 */
final class ProductQuery {

	private readonly ProductRecords $records;

	private readonly AttributeReader $attributes;

	public function __construct( private readonly Context $context ) {
		$this->records    = new ProductRecords();
		$this->attributes = new AttributeReader( new AttributeQuery( $context ) );
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
		$factory  = $this->factory();
		$products = [];
		foreach ( $records as $id => $record ) {
			$parent          = $record->is_variation() ? $parents[ (int) $record->column( 'post_parent' ) ] ?? null : null;
			$products[ $id ] = $factory->product( $record, $parent, $children[ $id ]['ids'] ?? [], $children[ $id ]['on_sale'] ?? false );
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
	 * @return array<int, array{ids: list<int>, on_sale: bool}> By product.
	 */
	private function variations( array $records ): array {
		$variable = array_keys( array_filter( $records, static fn( ProductRecord $record ) => Product::VARIABLE === $record->type ) );
		if ( [] === $variable ) {
			return [];
		}
		$database = $this->context->database;
		$places   = implode( ', ', array_fill( 0, count( $variable ), '%d' ) );
		$children = [];
		$rows     = $database->rows(
			"SELECT p.ID, p.post_parent, p.post_status, l.onsale FROM {$database->table( 'posts' )} p
			LEFT JOIN {$database->table( Tables::LOOKUP )} l ON l.product_id = p.ID
			WHERE p.post_parent IN ( $places ) AND p.post_type = 'product_variation' AND p.post_status IN ( 'publish', 'private' )
			ORDER BY p.menu_order, p.ID",
			...$variable
		);
		foreach ( $rows as $row ) {
			$parent = (int) $row['post_parent'];

			$children[ $parent ]['ids'][]   = (int) $row['ID'];
			$children[ $parent ]['on_sale'] = ( $children[ $parent ]['on_sale'] ?? false ) || ( 'publish' === $row['post_status'] && '1' === $row['onsale'] );
		}
		return $children;
	}
}
