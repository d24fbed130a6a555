<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Search;

use Storewright\Database\Connection;
use Storewright\Store\Orders\OrderCriteria;
use Storewright\Store\Orders\OrderStatus;
use Storewright\Store\Orders\Tables;

/**
 * Orders that have every word of a search. The last word may be the beginning of one, if it has three letters; whoever types
 * has finished those before it. So each of these is one look into the primary key.
 *
 * @internal
 */
final class Matches {

	/**
	 * Up to how many matches are sorted and counted here.
	 */
	private const FEW = 2_000;

	/**
	 * In how many words of an order the same beginning may be; more are not looked for on the way to a page.
	 */
	private const WORDS_OF_AN_ORDER = 8;

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
		if ( ! $this->indexed ) {
			return $this->in_addresses( Tokens::of_search( $criteria->search ) );
		}
		[ $from, $args ] = $this->from( $criteria );
		return [
			'sql'  => "SELECT DISTINCT s.order_id, s.created $from",
			'args' => $args,
		];
	}

	/**
	 * All that match, where they are few.
	 *
	 * @return list<int>|null Ids in the order of the list; null where there are many.
	 */
	public function few( OrderCriteria $criteria ): ?array {
		[ $from, $args ] = $this->from( $criteria );

		$rows = $this->database->rows( "SELECT s.order_id, s.created $from LIMIT %d", ...[ ...$args, self::FEW + 1 ] );
		return count( $rows ) > self::FEW ? null : self::ids( $rows, $criteria->ascending );
	}

	/**
	 * How many match.
	 */
	public function count( OrderCriteria $criteria ): int {
		[ $from, $args ] = $this->from( $criteria );
		return (int) $this->database->value( "SELECT COUNT( DISTINCT s.order_id ) $from", ...$args );
	}

	/**
	 * The first ones that match.
	 *
	 * @param OrderCriteria $criteria Its offset and limit say how many.
	 * @return list<int>
	 */
	public function page( OrderCriteria $criteria ): array {
		[ $from, $args ] = $this->from( $criteria );

		$direction = $criteria->ascending ? 'ASC' : 'DESC';
		$end       = $criteria->offset + $criteria->limit;
		$rows      = $this->database->rows( "SELECT s.order_id, s.created $from ORDER BY s.created $direction, s.order_id $direction LIMIT %d", ...[ ...$args, $end * self::WORDS_OF_AN_ORDER ] );
		return array_slice( self::ids( $rows, $criteria->ascending ), $criteria->offset, $criteria->limit );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<int> Each once.
	 */
	private static function ids( array $rows, bool $ascending ): array {
		$created = [];
		foreach ( $rows as $row ) {
			$created[ (int) $row['order_id'] ] = (string) $row['created'];
		}
		uksort( $created, static fn( int $one, int $other ) => [ $created[ $one ], $one ] <=> [ $created[ $other ], $other ] );
		return $ascending ? array_keys( $created ) : array_reverse( array_keys( $created ) );
	}

	/**
	 * @return array{string, list<string|int>} Tables and conditions, and their values; `s` has the matches.
	 */
	private function from( OrderCriteria $criteria ): array {
		$table = $this->database->table( Tables::SEARCH );
		$words = Tokens::of_search( $criteria->search );
		$last  = array_pop( $words );
		if ( null === $last ) {
			return [ "FROM $table s WHERE 1 = 0", [] ];
		}
		$from = "FROM $table s";
		foreach ( array_keys( $words ) as $place ) {
			$from .= " JOIN $table w$place ON w$place.token = %s AND w$place.listed = s.listed AND w$place.created = s.created AND w$place.order_id = s.order_id";
		}
		[ $condition, $token ] = self::condition( $last );

		$unlisted = array_intersect( $criteria->statuses(), OrderStatus::UNLISTED );
		$listed   = match ( true ) {
			[] === $unlisted                     => 's.listed = 1',
			$unlisted === $criteria->statuses() => 's.listed = 0',
			default                              => 's.listed IN ( 0, 1 )',
		};
		return [ "$from WHERE $condition AND $listed", [ ...$words, $token ] ];
	}

	/**
	 * @return array{string, string} Condition and value.
	 */
	private static function condition( string $word ): array {
		$length = mb_strlen( $word );
		if ( $length < self::SHORTEST_PREFIX || ( $length < self::SHORTEST_PHONE && ctype_digit( $word ) ) ) {
			return [ 's.token = %s', $word ];
		}
		return [ 's.token LIKE %s', addcslashes( $word, '_%\\' ) . '%' ];
	}

	/**
	 * @param list<string> $words
	 * @return array{sql: string, args: list<string|int>}
	 */
	private function in_addresses( array $words ): array {
		$where = [] === $words ? [ '1 = 0' ] : [];
		$args  = [];
		foreach ( $words as $word ) {
			$where[] = '( a.order_id = %d OR a.first_name LIKE %s OR a.last_name LIKE %s OR a.company LIKE %s OR a.email LIKE %s OR a.phone LIKE %s )';
			array_push( $args, ctype_digit( $word ) ? (int) $word : 0, ...array_fill( 0, 5, addcslashes( $word, '_%\\' ) . '%' ) );
		}
		return [
			'sql'  => "SELECT DISTINCT a.order_id FROM {$this->database->table( Tables::ADDRESSES )} a WHERE " . implode( ' AND ', $where ),
			'args' => $args,
		];
	}
}
