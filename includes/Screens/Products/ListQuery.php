<?php
declare(strict_types=1);

namespace Storewright\Screens\Products;

use Storewright\Kernel\Context;
use Storewright\Store\Products\Index\SearchReadiness;
use Storewright\Store\Products\Inventory\Stock;
use Storewright\Store\Products\PostTypes;
use Storewright\Store\Products\Query\ProductSearch;
use Storewright\Store\Products\Rest\ProductFilters;
use Storewright\Store\Products\Rest\ProductSchema;
use Storewright\Store\Products\Rest\SearchFilters;
use Storewright\Store\Products\Rest\Conditions;
use Storewright\Store\Products\Tables;
use Storewright\Rest\Params;
use WP_Query;
use WP_REST_Request;

/**
 * Searches, filters and sorts the list of products by the tables that are kept for that.
 *
 * @internal
 */
final class ListQuery {

	public const TYPE = 'product_type';

	public const STOCK = 'stock_status';

	/**
	 * Query variable of a WP_Query that finds what the list shows, though it is not the page's: type and stock that it goes by. No request
	 * can set it.
	 */
	private const IS_LIST = 'storewright_is_list';

	/**
	 * What else of an address says what the list shows, besides taxonomies.
	 */
	private const VARIABLES = [ 's', 'm', 'author', 'post_status' ];

	/**
	 * `orderby` => column of the lookup table.
	 */
	private const ORDERS = [
		'sku'   => 'sku',
		'stock' => 'stock_quantity',
		'price' => 'min_price',
	];

	public function __construct( private readonly Context $context ) {}

	/**
	 * The filters in the address that are ours, and that have a valid value.
	 *
	 * @return array<string, string>
	 */
	public static function filters(): array {
		$filters = [];
		foreach ( [
			self::TYPE  => ProductSchema::TYPES,
			self::STOCK => Stock::STATUSES,
		] as $name => $choices ) {
			// phpcs:ignore WordPress.Security -- Compared only.
			$value = $_GET[ $name ] ?? '';
			if ( in_array( $value, $choices, true ) ) {
				$filters[ $name ] = $value;
			}
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Says what is shown.
		$category = isset( $_GET['product_cat'] ) && is_string( $_GET['product_cat'] ) ? sanitize_title( wp_unslash( $_GET['product_cat'] ) ) : '';
		return $filters + ( '' === $category ? [] : [ 'product_cat' => $category ] );
	}

	/**
	 * Everything in the address that says which products the list shows: search, status, terms, and our filters.
	 *
	 * @return array<string, string>
	 */
	public static function shown(): array {
		$names = self::VARIABLES;
		foreach ( get_object_taxonomies( PostTypes::PRODUCT, 'objects' ) as $taxonomy ) {
			if ( is_string( $taxonomy->query_var ) && '' !== $taxonomy->query_var ) {
				$names[] = $taxonomy->query_var;
			}
		}
		$shown = self::filters();
		foreach ( $names as $name ) {
			// phpcs:ignore WordPress.Security -- Says what is shown; WordPress reads it as it reads its own lists' addresses.
			$value = isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? wp_unslash( $_GET[ $name ] ) : '';
			if ( '' !== $value && ( 'post_status' !== $name || in_array( $value, get_post_stati(), true ) ) ) {
				$shown += [ $name => $value ];
			}
		}
		return $shown;
	}

	/**
	 * Ids of the products that the list shows, by id.
	 *
	 * @param array<string, string> $shown As shown() says.
	 * @param int                   $after Only those with a higher id.
	 * @param int                   $limit At most so many.
	 * @return list<int>
	 */
	public function ids( array $shown, int $after, int $limit ): array {
		$ours    = array_flip( [ self::TYPE, self::STOCK ] );
		$where   = function ( mixed $sql, WP_Query $query ) use ( $after ): mixed {
			return is_string( $sql ) && self::is_list( $query )
				? $sql . sprintf( ' AND %s.ID > %d', $this->context->database->table( 'posts' ), $after )
				: $sql;
		};
		$filters = [
			'posts_search'  => [ $this, 'search' ],
			'posts_clauses' => [ $this, 'clauses' ],
			'posts_where'   => $where,
		];
		foreach ( $filters as $hook => $filter ) {
			add_filter( $hook, $filter, 10, 2 );
		}
		try {
			$query = new WP_Query(
				[
					self::IS_LIST         => array_intersect_key( $shown, $ours ),
					'post_type'           => PostTypes::PRODUCT,
					'perm'                => 'readable',
					'fields'              => 'ids',
					'orderby'             => 'ID',
					'order'               => 'ASC',
					'posts_per_page'      => $limit,
					'no_found_rows'       => true,
					'cache_results'       => false,
					'ignore_sticky_posts' => true,
					// WordPress takes away the slashes that it adds to what an address says.
				] + wp_slash( array_diff_key( $shown, $ours ) )
			);
		} finally {
			foreach ( $filters as $hook => $filter ) {
				remove_filter( $hook, $filter );
			}
		}
		return array_values( array_filter( $query->posts ?? [], is_int( ... ) ) );
	}

	private static function is_list( WP_Query $query ): bool {
		return $query->is_main_query() || is_array( $query->get( self::IS_LIST ) );
	}

	/**
	 * Keeps WordPress from asking for what the list does not show.
	 */
	public function prepare( WP_Query $query ): void {
		// A filter that is not set is sent empty.
		if ( $query->is_main_query() && '' === $query->get( 'product_cat' ) ) {
			$query->set( 'product_cat', null );
		}
	}

	/**
	 * Finds products by name and SKU, their variations' included.
	 *
	 * @param mixed    $sql   WordPress's condition.
	 * @param WP_Query $query
	 */
	public function search( mixed $sql, WP_Query $query ): mixed {
		$text = $query->get( 's' );
		if ( ! self::is_list( $query ) || ! is_string( $text ) || '' === trim( $text ) ) {
			return $sql;
		}
		$database   = $this->context->database;
		$conditions = new Conditions();
		$conditions->one_of( 'p.post_type', [ PostTypes::PRODUCT, PostTypes::VARIATION ] );
		$request = new WP_REST_Request();
		$request->set_query_params( [ 'search_name_or_sku' => $text ] );
		SearchFilters::add(
			$conditions,
			new Params( $request ),
			( new SearchReadiness( $this->context ) )->is_ready() ? new ProductSearch( $database ) : null
		);
		return $this->within( "CASE WHEN p.post_type = 'product_variation' THEN p.post_parent ELSE p.ID END", $conditions );
	}

	/**
	 * Adds the filters and the order.
	 *
	 * @param mixed    $clauses WordPress's parts of the statement.
	 * @param WP_Query $query
	 */
	public function clauses( mixed $clauses, WP_Query $query ): mixed {
		if ( ! is_array( $clauses ) || ! self::is_list( $query ) ) {
			return $clauses;
		}
		/** @var array<string, string> $clauses */
		$database = $this->context->database;
		$posts    = $database->table( 'posts' );
		$shown    = $query->get( self::IS_LIST );
		$filters  = array_intersect_key( is_array( $shown ) ? $shown : self::filters(), array_flip( [ self::TYPE, self::STOCK ] ) );
		if ( [] !== $filters ) {
			$request = new WP_REST_Request();
			$request->set_query_params(
				[
					'type'           => $filters[ self::TYPE ] ?? null,
					'stock_status'   => $filters[ self::STOCK ] ?? null,
					'include_status' => array_values( get_post_stati() ),
				]
			);
			$clauses['where'] .= $this->within( 'p.ID', ( new ProductFilters( $database, null ) )->of( $request ) );
		}
		$order  = $query->get( 'orderby' );
		$column = is_string( $order ) ? self::ORDERS[ $order ] ?? null : null;
		if ( null !== $column ) {
			$asked              = $query->get( 'order' );
			$direction          = is_string( $asked ) && 'ASC' === strtoupper( $asked ) ? 'ASC' : 'DESC';
			$clauses['join']   .= " LEFT JOIN {$database->table( Tables::LOOKUP )} storewright_lookup ON storewright_lookup.product_id = $posts.ID";
			$clauses['orderby'] = "storewright_lookup.$column $direction, $posts.ID $direction";
		}
		return $clauses;
	}

	private function within( string $column, Conditions $conditions ): string {
		global $wpdb;
		$database = $this->context->database;
		/** @var \wpdb $wpdb */
		$sql = "SELECT $column FROM {$database->table( 'posts' )} p LEFT JOIN {$database->table( Tables::LOOKUP )} l ON l.product_id = p.ID WHERE {$conditions->sql()}";
		// phpcs:ignore WordPress.DB.PreparedSQL -- Values have places.
		$prepared = [] === $conditions->values() ? $sql : $wpdb->prepare( $sql, ...$conditions->values() );
		return " AND {$database->table( 'posts' )}.ID IN ( $prepared )";
	}
}
