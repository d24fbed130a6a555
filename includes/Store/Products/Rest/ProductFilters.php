<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Database\Connection;
use Storewright\Rest\Params;
use Storewright\Store\Products\Names;
use Storewright\Store\Products\Product;
use WP_REST_Request;

/**
 * What a list of products is limited to.
 */
final class ProductFilters {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * The conditions of a request.
	 */
	public function of( WP_REST_Request $request ): Conditions {
		$conditions = ListFilters::of( $request );
		$params     = new Params( $request );
		// Who looks for a number wants what has it, be it a variation.
		$by_number = array_filter( [ $params->string( 'sku' ), $params->string( 'search_sku' ), $params->string( 'search_name_or_sku' ) ], static fn( ?string $text ) => null !== $text && '' !== $text );
		$conditions->one_of( 'p.post_type', [] === $by_number ? [ Names::PRODUCT ] : [ Names::PRODUCT, Names::VARIATION ] );
		$this->types( $conditions, $request );
		$this->terms( $conditions, $params );
		$featured = $params->bool( 'featured' );
		if ( null !== $featured ) {
			$conditions->add( ( $featured ? '' : 'NOT ' ) . $this->has_slug(), Names::VISIBILITY, 'featured' );
		}
		$in_stock = $params->bool( 'in_stock' );
		if ( null !== $in_stock ) {
			$conditions->one_of( 'l.stock_status', $in_stock ? [ 'instock', 'onbackorder' ] : [ 'outofstock' ] );
		}
		return $conditions;
	}

	private function types( Conditions $conditions, WP_REST_Request $request ): void {
		$wanted = ListFilters::texts( $request->get_param( 'include_types' ) );
		$wanted = [] === $wanted ? ListFilters::texts( [ $request->get_param( 'type' ) ] ) : $wanted;
		foreach ( [
			[ $wanted, '' ],
			[ ListFilters::texts( $request->get_param( 'exclude_types' ) ), 'NOT ' ],
		] as [ $types, $not ] ) {
			if ( [] === $types ) {
				continue;
			}
			$alternatives = array_fill( 0, count( $types ), $this->has_slug() );
			$values       = array_merge( ...array_map( static fn( string $slug ) => [ Names::TYPE, $slug ], $types ) );
			if ( in_array( Product::SIMPLE, $types, true ) ) {
				// What says nothing of its kind is simple.
				$alternatives[] = "NOT EXISTS ( SELECT 1 FROM {$this->database->table( 'term_relationships' )} r JOIN {$this->database->table( 'term_taxonomy' )} tt ON tt.term_taxonomy_id = r.term_taxonomy_id WHERE r.object_id = p.ID AND tt.taxonomy = %s )";
				$values[]       = Names::TYPE;
			}
			$conditions->add( "{$not}( " . implode( ' OR ', $alternatives ) . ' )', ...$values );
		}
	}

	private function terms( Conditions $conditions, Params $params ): void {
		foreach ( [
			'category'       => Names::CATEGORY,
			'tag'            => Names::TAG,
			'brand'          => Names::BRAND,
			'shipping_class' => Names::SHIPPING_CLASS,
		] as $name => $taxonomy ) {
			$ids = ListFilters::id_list( $params->string( $name ) );
			if ( [] !== $ids ) {
				$this->in_terms( $conditions, $taxonomy, self::with_children( $ids, $taxonomy ) );
			}
		}
		foreach ( [
			'categories' => Names::CATEGORY,
			'tags'       => Names::TAG,
		] as $name => $taxonomy ) {
			$ids = ListFilters::id_list( implode( ',', array_filter( $params->array( $name ) ?? [], is_scalar( ... ) ) ) );
			if ( [] !== $ids ) {
				$this->in_terms( $conditions, $taxonomy, $ids );
			}
		}
		$attribute = $params->string( 'attribute' );
		$ids       = ListFilters::id_list( $params->string( 'attribute_term' ) );
		if ( null !== $attribute && str_starts_with( $attribute, Names::ATTRIBUTE_PREFIX ) && [] !== $ids ) {
			$this->in_terms( $conditions, $attribute, $ids );
		}
	}

	/**
	 * @param list<int> $ids
	 */
	private function in_terms( Conditions $conditions, string $taxonomy, array $ids ): void {
		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$conditions->add(
			"p.ID IN ( SELECT r.object_id FROM {$this->database->table( 'term_relationships' )} r JOIN {$this->database->table( 'term_taxonomy' )} tt ON tt.term_taxonomy_id = r.term_taxonomy_id
			WHERE tt.taxonomy = %s AND tt.term_id IN ( $places ) )",
			$taxonomy,
			...$ids
		);
	}

	/**
	 * That a product has a term of a taxonomy; takes the taxonomy and the slug.
	 */
	private function has_slug(): string {
		return "p.ID IN ( SELECT r.object_id FROM {$this->database->table( 'term_relationships' )} r JOIN {$this->database->table( 'term_taxonomy' )} tt ON tt.term_taxonomy_id = r.term_taxonomy_id
			JOIN {$this->database->table( 'terms' )} t ON t.term_id = tt.term_id WHERE tt.taxonomy = %s AND t.slug = %s )";
	}

	/**
	 * Terms with those below them.
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	private static function with_children( array $ids, string $taxonomy ): array {
		$all = $ids;
		foreach ( is_taxonomy_hierarchical( $taxonomy ) ? $ids : [] as $id ) {
			$children = get_term_children( $id, $taxonomy );
			foreach ( is_array( $children ) ? $children : [] as $child ) {
				$all[] = is_numeric( $child ) ? (int) $child : 0;
			}
		}
		return array_values( array_unique( $all ) );
	}
}
