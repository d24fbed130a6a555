<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Database\Connection;
use Storewright\Rest\Paging;
use Storewright\Rest\Params;
use Storewright\Store\Products\Tables;
use WP_REST_Request;

/**
 * A page of products or variations, and the number of all.
 */
final class ProductList {

	/**
	 * Values of `orderby` => columns; the direction follows each.
	 */
	private const ORDERS = [
		'date'       => [ 'p.post_date', 'p.ID' ],
		'id'         => [ 'p.ID' ],
		'title'      => [ 'p.post_title', 'p.ID' ],
		'slug'       => [ 'p.post_name', 'p.ID' ],
		'modified'   => [ 'p.post_modified', 'p.ID' ],
		'popularity' => [ 'l.total_sales', 'p.ID' ],
		'sales'      => [ 'l.total_sales', 'p.ID' ],
		'rating'     => [ 'l.average_rating', 'l.rating_count', 'p.ID' ],
		'menu_order' => [ 'p.menu_order', 'p.post_title', 'p.ID' ],
	];

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Ids of the page that a request asks for.
	 *
	 * @param Conditions      $conditions
	 * @param WP_REST_Request $request    With the arguments of Collection.
	 * @return array{list<int>, int} The ids in order, and the number of all.
	 */
	public function page( Conditions $conditions, WP_REST_Request $request ): array {
		$paging = Paging::of( $request );
		$order  = $this->order( $request );
		$from   = "FROM {$this->database->table( 'posts' )} p" . $this->join( $conditions, $order ) . " WHERE {$conditions->sql()}";
		// In one go: counting looks at the same rows. It also keeps a database from walking backwards through the places of a million
		// orders among the posts until it has met ten products.
		$ids = $this->database->column(
			"SELECT SQL_CALC_FOUND_ROWS p.ID $from ORDER BY $order LIMIT %d OFFSET %d",
			...[ ...$conditions->values(), $paging->limit, $paging->offset ]
		);
		return [ array_map( intval( ... ), $ids ), (int) $this->database->value( 'SELECT FOUND_ROWS()' ) ];
	}

	/**
	 * The lookup table, where it is asked. A condition that nothing without a row there can meet lets the database begin with
	 * its index; the others name its columns inside COALESCE.
	 */
	private function join( Conditions $conditions, string $order ): string {
		$all    = $conditions->sql();
		$needed = str_contains( (string) preg_replace( '/COALESCE\( l\./', '', $all ), 'l.' );
		$join   = $needed ? 'JOIN' : 'LEFT JOIN';
		return str_contains( $all . $order, 'l.' ) ? " $join {$this->database->table( Tables::LOOKUP )} l ON l.product_id = p.ID" : '';
	}

	private function order( WP_REST_Request $request ): string {
		$params    = new Params( $request );
		$direction = 'asc' === $params->string( 'order' ) ? 'ASC' : 'DESC';
		$by        = $params->string( 'orderby' ) ?? 'date';
		if ( 'random' === $by ) {
			return 'RAND()';
		}
		if ( 'price' === $by ) {
			return ( 'ASC' === $direction ? 'l.min_price ASC' : 'l.max_price DESC' ) . ", p.ID $direction";
		}
		$ids = array_map( static fn( mixed $id ) => is_numeric( $id ) ? (int) $id : 0, array_values( $params->array( 'include' ) ?? [] ) );
		if ( in_array( $by, [ 'include', 'post__in' ], true ) && [] !== $ids ) {
			$places = [];
			foreach ( $ids as $place => $id ) {
				$places[] = "WHEN $id THEN $place";
			}
			return 'CASE p.ID ' . implode( ' ', $places ) . ' ELSE ' . count( $ids ) . ' END, p.ID';
		}
		return implode(
			', ',
			array_map( static fn( string $column ) => "$column $direction", self::ORDERS[ $by ] ?? self::ORDERS['date'] )
		);
	}
}
