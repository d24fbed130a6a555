<?php
declare(strict_types=1);

namespace Storewright\Store\ProductPages;

use Storewright\Kernel\Context;
use Storewright\Kernel\Module;
use Storewright\Store\Products\PostTypes;
use WP_Query;

/**
 * Leaves products out of the pages and feeds of the shop, or of the site's search, as their visibility in the catalog says. A
 * product's own page stays, for those who have its address.
 */
final class HideFromCatalog implements Module {

	/**
	 * Taxonomy of what products are hidden from.
	 */
	private const VISIBILITY = 'product_visibility';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Hooks into the queries of pages.
	 */
	public function register(): void {
		add_filter( 'posts_where', [ $this, 'without_hidden' ], 10, 2 );
	}

	/**
	 * Adds the condition to the query of a page that lists products. It asks for the terms of the rows found: no further query.
	 *
	 * @param mixed $where SQL of the query's conditions.
	 * @param mixed $query The query.
	 */
	public function without_hidden( mixed $where, mixed $query ): mixed {
		if ( ! is_string( $where ) || ! $query instanceof WP_Query || is_admin() || ! $query->is_main_query() ) {
			return $where;
		}
		$term = match ( true ) {
			$query->is_search() => 'exclude-from-search',
			$query->is_post_type_archive( PostTypes::PRODUCT ), $query->is_tax( get_object_taxonomies( PostTypes::PRODUCT ) ) => 'exclude-from-catalog',
			default => null,
		};
		if ( null === $term ) {
			return $where;
		}
		$database = $this->context->database;
		return $where . " AND NOT EXISTS ( SELECT 1 FROM {$database->table( 'term_relationships' )} storewright_has
			JOIN {$database->table( 'term_taxonomy' )} storewright_in ON storewright_in.term_taxonomy_id = storewright_has.term_taxonomy_id
			JOIN {$database->table( 'terms' )} storewright_term ON storewright_term.term_id = storewright_in.term_id
			WHERE storewright_has.object_id = {$database->table( 'posts' )}.ID
				AND storewright_in.taxonomy = '" . self::VISIBILITY . "' AND storewright_term.slug = '$term' )";
	}
}
