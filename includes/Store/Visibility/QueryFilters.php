<?php
declare(strict_types=1);

namespace Storewright\Store\Visibility;

use Closure;
use WP_Comment_Query;
use WP_Query;

/**
 * Leaves the store out of what visitors' requests find while it waits to be opened: in searches, feeds, archives, blocks, sitemaps
 * and REST lists alike, since all of them ask WordPress's queries.
 */
final class QueryFilters {

	/**
	 * @param Closure(): Visibility $visibility
	 */
	public function __construct( private readonly Closure $visibility ) {}

	/**
	 * Hooks into WordPress's queries.
	 */
	public function register(): void {
		add_filter( 'posts_where', $this->posts( ... ), 10, 2 );
		add_action( 'pre_get_comments', $this->separate_cache( ... ) );
		add_filter( 'comments_clauses', $this->comments( ... ) );
		add_filter( 'comment_feed_where', $this->comment_feed( ... ) );
		add_filter( 'wp_sitemaps_post_types', fn( mixed $types ) => $this->without( $types, array_flip( Visibility::POST_TYPES ) ) );
		add_filter( 'wp_sitemaps_taxonomies', fn( mixed $taxonomies ) => $this->without( $taxonomies, Visibility::store_taxonomies() ) );
	}

	/**
	 * @param mixed    $where SQL so far.
	 * @param WP_Query $query What is asked for.
	 */
	private function posts( mixed $where, WP_Query $query ): mixed {
		// The page that an address asks for is found, so that the guard sees that it is the store's.
		if ( ! is_string( $where ) || ( $query->is_main_query() && $query->is_page() ) || ! $this->visibility()->blocks_visitor() ) {
			return $where;
		}
		/** @var \wpdb $wpdb */
		global $wpdb;
		$types  = self::types();
		$where .= " AND {$wpdb->posts}.post_type NOT IN ( $types )";
		$where .= " AND NOT ( {$wpdb->posts}.post_type = 'attachment' AND EXISTS ( SELECT 1 FROM {$wpdb->posts} held_back
			WHERE held_back.ID = {$wpdb->posts}.post_parent AND held_back.post_type IN ( $types ) ) )";
		$pages  = $this->visibility()->store_pages();
		return [] === $pages ? $where : $where . " AND {$wpdb->posts}.ID NOT IN ( " . implode( ', ', $pages ) . ' )';
	}

	/**
	 * WordPress keeps what a query found under its variables alone: visitors' results must not be shown to others, nor theirs to
	 * visitors.
	 *
	 * @param WP_Comment_Query $query A query that may yet be changed.
	 */
	private function separate_cache( WP_Comment_Query $query ): void {
		if ( $this->visibility()->blocks_visitor() ) {
			$query->query_vars['cache_domain'] = 'storewright-coming-soon-' . (int) $this->visibility()->is_for_store_alone();
		}
	}

	/**
	 * @param mixed $clauses SQL of a query for comments, by clause.
	 */
	private function comments( mixed $clauses ): mixed {
		if ( ! is_array( $clauses ) || ! is_string( $clauses['where'] ?? '' ) || ! $this->visibility()->blocks_visitor() ) {
			return $clauses;
		}
		$clauses['where'] = implode(
			' AND ',
			array_filter( [ $clauses['where'] ?? '', $this->comment_condition() ], static fn( string $part ) => '' !== $part )
		);
		return $clauses;
	}

	/**
	 * @param mixed $where SQL of the feed's query.
	 */
	private function comment_feed( mixed $where ): mixed {
		return is_string( $where ) && $this->visibility()->blocks_visitor() ? "$where AND {$this->comment_condition()}" : $where;
	}

	/**
	 * Comments at what is open: none where the whole site waits.
	 */
	private function comment_condition(): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		return $this->visibility()->is_for_store_alone()
			? "NOT EXISTS ( SELECT 1 FROM {$wpdb->posts} held_back WHERE held_back.ID = {$wpdb->comments}.comment_post_ID
				AND held_back.post_type IN ( "
				. self::types()
				. ' ) )'

			: '1 = 0';
	}

	/**
	 * @param mixed                $all    By name.
	 * @param array<string, mixed> $hidden By name.
	 */
	private function without( mixed $all, array $hidden ): mixed {
		return is_array( $all ) && $this->visibility()->blocks_visitor() ? array_diff_key( $all, $hidden ) : $all;
	}

	private static function types(): string {
		return "'" . implode( "', '", Visibility::POST_TYPES ) . "'";
	}

	private function visibility(): Visibility {
		return ( $this->visibility )();
	}
}
