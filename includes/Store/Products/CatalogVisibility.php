<?php
declare(strict_types=1);

namespace Storewright\Store\Products;

use Storewright\Kernel\Context;
use Storewright\Kernel\Module;
use Storewright\Store\Products\Inventory\HideOutOfStock;
use Storewright\Store\Terms\Taxonomies;
use WP_Query;

/**
 * Leaves products out of the site's lists, searches and sitemaps as the catalog visibility of each says. A product's own page stays, for
 * those who have its address.
 */
final class CatalogVisibility implements Module {

	/**
	 * Query variable of the sitemaps' queries: true. No request can set it.
	 */
	private const IS_SITEMAP = 'storewright_is_sitemap';

	private const SEARCH = 'exclude-from-search';

	private const CATALOG = 'exclude-from-catalog';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Hooks into the queries of pages.
	 */
	public function register(): void {
		add_filter( 'posts_where', [ $this, 'without_hidden' ], 10, 2 );
		add_filter( 'wp_sitemaps_posts_query_args', [ $this, 'mark_sitemap' ], 10, 2 );
	}

	/**
	 * Adds the condition to a query that lists products on the site: searches leave out what is not found by them, sitemaps what is shown
	 * nowhere, and all else what is not in the catalog. The terms are found within the same statement: no further query.
	 *
	 * @param mixed $where SQL of the query's conditions.
	 * @param mixed $query The query.
	 */
	public function without_hidden( mixed $where, mixed $query ): mixed {
		if ( ! is_string( $where ) || ! $query instanceof WP_Query || ! HideOutOfStock::is_list_of_the_site( $query ) ) {
			return $where;
		}
		$posts = $this->context->database->table( 'posts' );
		if ( true === $query->get( self::IS_SITEMAP ) ) {
			return "$where AND ( $posts.ID NOT IN ( {$this->those_with( self::CATALOG )} ) OR $posts.ID NOT IN ( {$this->those_with( self::SEARCH )} ) )";
		}
		return "$where AND $posts.ID NOT IN ( {$this->those_with( $query->is_search() ? self::SEARCH : self::CATALOG )} )";
	}

	/**
	 * Says that a query is a sitemap's.
	 *
	 * @param mixed $query     Its arguments.
	 * @param mixed $post_type Of what it lists.
	 */
	public function mark_sitemap( mixed $query, mixed $post_type ): mixed {
		return is_array( $query ) && PostTypes::PRODUCT === $post_type ? [ self::IS_SITEMAP => true ] + $query : $query;
	}

	private function those_with( string $term ): string {
		$database = $this->context->database;
		// The number of the term is looked up once: joined, the shop takes twice as long at 50,000 products.
		return "SELECT storewright_shown.object_id FROM {$database->table( 'term_relationships' )} storewright_shown
			WHERE storewright_shown.term_taxonomy_id = (
				SELECT MIN( storewright_kind.term_taxonomy_id ) FROM {$database->table( 'term_taxonomy' )} storewright_kind
				INNER JOIN {$database->table( 'terms' )} storewright_term ON storewright_term.term_id = storewright_kind.term_id
				WHERE storewright_kind.taxonomy = '" . Taxonomies::PRODUCT_VISIBILITY . "' AND storewright_term.slug = '$term' )";
	}
}
