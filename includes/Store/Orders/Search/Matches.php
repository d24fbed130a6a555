<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Search;

use Storewright\Database\Connection;
use Storewright\Store\Orders\OrderCriteria;
use Storewright\Store\Orders\OrderStatus;
use Storewright\Store\Orders\Tables;

/**
 * Orders that have every word of a search. Words of three letters and more are found by their beginning.
 *
 * @internal
 */
final class Matches {

	private const SHORTEST_PREFIX = 3;

	/**
	 * Digits from which on a number is more likely a telephone's than an order's.
	 */
	private const SHORTEST_PHONE = 7;

	/**
	 * @param Connection $database
	 * @param bool       $indexed  Whether the words of every order are there; else they are looked for in addresses, slowly.
	 */
	public function __construct( private readonly Connection $database, private readonly bool $indexed ) {}

	/**
	 * A query for `order_id` and `created` of the orders that match, each once.
	 *
	 * @return array{sql: string, args: list<string|int>}
	 */
	public function sql( OrderCriteria $criteria ): array {
		$words = Tokens::of_search( $criteria->search );
		if ( [] === $words ) {
			return [
				'sql'  => "SELECT order_id, created FROM {$this->database->table( Tables::SEARCH )} WHERE 1 = 0",
				'args' => [],
			];
		}
		$unlisted = array_intersect( $criteria->statuses(), OrderStatus::UNLISTED );
		$sql      = '';
		$args     = [];
		foreach ( $words as $place => $word ) {
			if ( $this->indexed ) {
				[ $condition, $token ] = self::condition( $word );

				$set = "SELECT DISTINCT order_id, created FROM {$this->database->table( Tables::SEARCH )} WHERE $condition AND listed IN ( %d, %d )";
				array_push( $args, $token, [] === $unlisted ? 1 : 0, $unlisted === $criteria->statuses() ? 0 : 1 );
			} else {
				$set = "SELECT DISTINCT a.order_id, '' AS created FROM {$this->database->table( Tables::ADDRESSES )} a
					WHERE a.order_id = %d OR a.first_name LIKE %s OR a.last_name LIKE %s OR a.company LIKE %s OR a.email LIKE %s OR a.phone LIKE %s";
				array_push( $args, ctype_digit( $word ) ? (int) $word : 0, ...array_fill( 0, 5, addcslashes( $word, '_%\\' ) . '%' ) );
			}
			$sql .= 0 === $place ? "SELECT w0.order_id, w0.created FROM ( $set ) w0" : " JOIN ( $set ) w$place ON w$place.order_id = w0.order_id";
		}
		return [
			'sql'  => $sql,
			'args' => $args,
		];
	}

	/**
	 * @return array{string, string} Condition and value.
	 */
	private static function condition( string $word ): array {
		$length = mb_strlen( $word );
		if ( $length < self::SHORTEST_PREFIX || ( $length < self::SHORTEST_PHONE && ctype_digit( $word ) ) ) {
			return [ 'token = %s', $word ];
		}
		return [ 'token LIKE %s', addcslashes( $word, '_%\\' ) . '%' ];
	}
}
