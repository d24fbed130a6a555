<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Database\Connection;
use Storewright\Rest\Params;
use Storewright\Store\Attributes\Attribute;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\PostTypes;
use Storewright\Store\Products\Query\ProductSearch;
use Storewright\Store\Terms\Taxonomies;
use WP_REST_Request;

/**
 * Criteria of a list of products.
 */
final class ProductFilters {

	/**
	 * @param Connection         $database
	 * @param ProductSearch|null $index    As for SearchFilters.
	 */
	public function __construct( private readonly Connection $database, private readonly ?ProductSearch $index ) {}

	/**
	 * The conditions of a request.
	 */
	public function of( WP_REST_Request $request ): Conditions {
		$conditions = ListFilters::of( $request, $this->index );
		$params     = new Params( $request );
		// Who looks for a number wants what has it, be it a variation.
		$by_number = array_filter(
			[ $params->string( 'sku' ), $params->string( 'search_sku' ), $params->string( 'search_name_or_sku' ) ],
			static fn( ?string $text ) => null !== $text && '' !== $text
		);
		$conditions->one_of( 'p.post_type', [] === $by_number ? [ PostTypes::PRODUCT ] : [ PostTypes::PRODUCT, PostTypes::VARIATION ] );
		$this->types( $conditions, $request );
		$this->terms( $conditions, $params );
		PriceFilters::add( $conditions, $params, $this->database, true );
		$on_sale = $params->bool( 'on_sale' );
		if ( null !== $on_sale ) {
			// A grouped product has no sale of its own.
			$conditions->add(
				$on_sale
					? "l.onsale = 1 AND NOT ( {$this->has_slug()} )"
					: "NOT ( COALESCE( l.onsale, 0 ) = 1 AND NOT ( {$this->has_slug()} ) )",
				Taxonomies::PRODUCT_TYPE,
				Product::GROUPED
			);
		}
		$featured = $params->bool( 'featured' );
		if ( null !== $featured ) {
			$conditions->add( ( $featured ? '' : 'NOT ' ) . $this->has_slug(), Taxonomies::PRODUCT_VISIBILITY, 'featured' );
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
			if ( in_array( Product::SIMPLE, $types, true ) ) {
				// What says nothing of its kind is simple, so that the others are looked for, which are fewer.
				$kinds = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
				$conditions->add(
					( '' === $not ? 'p.ID NOT IN' : 'p.ID IN' ) . " ( SELECT r.object_id
						FROM {$this->database->table( 'term_relationships' )} r
							JOIN {$this->database->table( 'term_taxonomy' )} tt ON tt.term_taxonomy_id = r.term_taxonomy_id
					JOIN {$this->database->table( 'terms' )} t ON t.term_id = tt.term_id
						WHERE tt.taxonomy = %s AND t.slug NOT IN ( $kinds ) )",
					Taxonomies::PRODUCT_TYPE,
					...$types
				);
				continue;
			}
			$alternatives = array_fill( 0, count( $types ), $this->has_slug() );
			$values       = array_merge( ...array_map( static fn( string $slug ) => [ Taxonomies::PRODUCT_TYPE, $slug ], $types ) );
			$conditions->add( "{$not}( " . implode( ' OR ', $alternatives ) . ' )', ...$values );
		}
	}

	private function terms( Conditions $conditions, Params $params ): void {
		foreach ( [
			'category'       => Taxonomies::CATEGORY,
			'tag'            => Taxonomies::TAG,
			'brand'          => Taxonomies::BRAND,
			'shipping_class' => Taxonomies::SHIPPING_CLASS,
		] as $name => $taxonomy ) {
			$ids = ListFilters::id_list( $params->string( $name ) );
			if ( [] !== $ids ) {
				$this->in_terms( $conditions, $taxonomy, self::with_children( $ids, $taxonomy ) );
			}
		}
		foreach ( [
			'categories' => Taxonomies::CATEGORY,
			'tags'       => Taxonomies::TAG,
		] as $name => $taxonomy ) {
			$ids = ListFilters::id_list( implode( ',', array_filter( $params->array( $name ) ?? [], is_scalar( ... ) ) ) );
			if ( [] !== $ids ) {
				$this->in_terms( $conditions, $taxonomy, $ids );
			}
		}
		$attribute = $params->string( 'attribute' );
		$ids       = ListFilters::id_list( $params->string( 'attribute_term' ) );
		if ( null !== $attribute && str_starts_with( $attribute, Attribute::PREFIX ) && [] !== $ids ) {
			$this->in_terms( $conditions, $attribute, $ids );
		}
	}

	/**
	 * @param list<int> $ids
	 */
	private function in_terms( Conditions $conditions, string $taxonomy, array $ids ): void {
		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$conditions->add(
			"p.ID IN ( SELECT r.object_id FROM {$this->database->table( 'term_relationships' )} r
			JOIN {$this->database->table( 'term_taxonomy' )} tt ON tt.term_taxonomy_id = r.term_taxonomy_id
			WHERE tt.taxonomy = %s AND tt.term_id IN ( $places ) )",
			$taxonomy,
			...$ids
		);
	}

	/**
	 * Returns the condition for a product with a term of a taxonomy; takes the taxonomy and the slug.
	 */
	private function has_slug(): string {
		return "p.ID IN ( SELECT r.object_id FROM {$this->database->table( 'term_relationships' )} r
			JOIN {$this->database->table( 'term_taxonomy' )} tt ON tt.term_taxonomy_id = r.term_taxonomy_id
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
