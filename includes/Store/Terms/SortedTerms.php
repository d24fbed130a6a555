<?php
declare(strict_types=1);

namespace Storewright\Store\Terms;

use Closure;
use Storewright\Database\Connection;

/**
 * Has WordPress list terms of products as their owner sorts them, wherever no other order is asked for: in blocks and menus of the site,
 * in lists of wp-admin. It asks nothing more of the database, the same query has another order.
 */
final class SortedTerms {

	/**
	 * What queries are marked with.
	 */
	private const MENU_ORDER = 'menu_order';

	/**
	 * @param Connection                              $database
	 * @param Closure(): array<string, string> $orders   Taxonomy => what its terms are sorted by, as TermOrder knows it.
	 * @param string                           $prefix   What the names of these taxonomies begin with: others are not looked up.
	 */
	public function __construct(
		private readonly Connection $database,
		private readonly Closure $orders,
		private readonly string $prefix = ''
	) {}

	/**
	 * Hooks it.
	 */
	public function register(): void {
		add_filter( 'get_terms_defaults', $this->defaults( ... ), 10, 2 );
		add_filter( 'terms_clauses', $this->clauses( ... ), 10, 3 );
	}

	/**
	 * Sets the order of a query that names none.
	 *
	 * @param mixed $defaults   Of WordPress.
	 * @param mixed $taxonomies Names.
	 */
	public function defaults( mixed $defaults, mixed $taxonomies ): mixed {
		return is_array( $defaults ) && null !== $this->order( $taxonomies ) ? [ 'orderby' => self::MENU_ORDER ] + $defaults : $defaults;
	}

	/**
	 * Sorts it.
	 *
	 * @param mixed $clauses    Of the query.
	 * @param mixed $taxonomies Names.
	 * @param mixed $args       What was asked for.
	 */
	public function clauses( mixed $clauses, mixed $taxonomies, mixed $args ): mixed {
		$order = $this->order( $taxonomies );
		if (
			null === $order || ! is_array( $clauses ) || ! is_array( $args )
			|| self::MENU_ORDER !== ( $args['orderby'] ?? '' ) || 'count' === ( $args['fields'] ?? '' )
		) {
			return $clauses;
		}
		$direction = is_string( $args['order'] ?? null ) && 'DESC' === strtoupper( $args['order'] ) ? 'DESC' : 'ASC';
		return [
			'orderby' => 'ORDER BY ' . TermOrder::sql( $this->database, $order, $direction ),
			'order'   => '',
		] + $clauses;
	}

	private function order( mixed $taxonomies ): ?string {
		$name = is_array( $taxonomies ) && 1 === count( $taxonomies ) ? reset( $taxonomies ) : null;
		return is_string( $name ) && str_starts_with( $name, $this->prefix ) ? ( $this->orders )()[ $name ] ?? null : null;
	}
}
