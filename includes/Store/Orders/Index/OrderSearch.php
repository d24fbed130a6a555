<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Database\Connection;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Query\OrderCriteria;
use Storewright\Store\Orders\Storage\RowWriter;
use Storewright\Store\Orders\Tables;
use Storewright\Store\Products\Tables as ProductTables;

/**
 * Orders that a search finds: among all orders, those that have every word, of which the last may be the beginning of one, and those
 * of a product with such a SKU; among the latest orders, also those with the text anywhere in a word.
 *
 * Each word is one look into the primary key of the index, from the latest order on. Only the text within words has to be looked for
 * in the orders themselves, which is why that ends after the latest ones.
 *
 * @internal
 */
final class OrderSearch {

	/**
	 * Up to how many matches are sorted and counted here.
	 */
	private const MAX_MATCHES = 2_000;

	/**
	 * Up to how many matches are counted: nobody turns that many pages, and every further one costs time.
	 */
	public const COUNTED = 10_000;

	/**
	 * In how many words of an order the same beginning may be; more are not looked for on the way to a page.
	 */
	private const WORDS_OF_AN_ORDER = 8;

	/**
	 * Up to how many words with the same beginning each is asked for its latest orders.
	 */
	private const SPELLINGS = 60;

	private const PRODUCTS = 50;

	/**
	 * @param Connection $database
	 * @param bool       $indexed  Whether the words of every order are there; else they are looked for in addresses, slowly.
	 */
	public function __construct( private readonly Connection $database, private readonly bool $indexed ) {}

	/**
	 * A query for `order_id` of the orders that match.
	 *
	 * @return array{sql: string, args: list<string|int>}
	 */
	public function sql( OrderCriteria $criteria ): array {
		if ( ! $this->indexed ) {
			return ( new SubstringSearch( $this->database ) )->of_all( $criteria );
		}
		[ $from, $args ] = $this->from( $criteria );
		$within          = ( new SubstringSearch( $this->database ) )->of_latest( $criteria );
		return [
			'sql'  => "SELECT s.order_id $from UNION SELECT x.order_id FROM ( {$within['sql']} ) x",
			'args' => [ ...$args, ...$within['args'] ],
		];
	}

	/**
	 * All that match, where they are few.
	 *
	 * @return list<int>|null Ids in the order of the list; null where there are many.
	 */
	public function few( OrderCriteria $criteria ): ?array {
		[ $from, $args ] = $this->from( $criteria );

		$rows = $this->database->rows( "SELECT s.order_id, s.created $from LIMIT %d", ...[ ...$args, self::MAX_MATCHES + 1 ] );
		if ( count( $rows ) > self::MAX_MATCHES ) {
			return null;
		}
		$within = ( new SubstringSearch( $this->database ) )->of_latest( $criteria );
		return self::ids( [ ...$rows, ...$this->database->rows( $within['sql'], ...$within['args'] ) ], $criteria->ascending );
	}

	/**
	 * How many match, COUNTED at most.
	 */
	public function count( OrderCriteria $criteria ): int {
		[ $from, $args ] = $this->from( $criteria );
		return (int) $this->database->value(
			"SELECT COUNT(*) FROM ( SELECT DISTINCT s.order_id $from LIMIT %d ) c",
			...[ ...$args, self::COUNTED ]
		);
	}

	/**
	 * The first ones that match, of many.
	 *
	 * @param OrderCriteria $criteria Its offset and limit say how many.
	 * @return list<int>
	 */
	public function page( OrderCriteria $criteria ): array {
		$reading   = $this->reading( $criteria );
		$direction = $criteria->ascending ? 'ASC' : 'DESC';
		$end       = $criteria->offset + $criteria->limit;
		$spellings = $this->spellings( $reading );
		$parts     = [];
		$values    = [];
		foreach ( [] === $spellings ? [ null ] : $spellings as $place => $spelling ) {
			[ $from, $args ] = $this->from_reading( $reading, $criteria, $spelling );

			$parts[] = "SELECT * FROM ( SELECT s.order_id, s.created $from ORDER BY s.created $direction, s.order_id $direction
				LIMIT %d ) p$place";
			array_push( $values, ...$args, ...[ null === $spelling ? $end * self::WORDS_OF_AN_ORDER : $end ] );
		}
		$rows = $this->database->rows( implode( ' UNION ALL ', $parts ), ...$values );
		return array_slice( self::ids( $rows, $criteria->ascending ), $criteria->offset, $criteria->limit );
	}

	/**
	 * The words that the last one may be, where these are not many: each has its orders in the order of time, all together have not.
	 *
	 * @param WordQuery $reading
	 * @return list<string> None where they are many.
	 */
	private function spellings( WordQuery $reading ): array {
		$words = '' === $reading->last ? [] : ( new Spellings( $this->database ) )->of( $reading->last, self::SPELLINGS );
		return null === $words ? [] : [ ...$words, ...$reading->others ];
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
	 * The reading of a search that finds something; the last one where none does.
	 */
	private function reading( OrderCriteria $criteria ): WordQuery {
		$terms    = SearchTerms::of( $criteria->search );
		$products = array_map( SearchTokens::product( ... ), $this->products( $terms->phrase ) );
		$readings = $terms->readings;
		if ( [] !== $products && [] !== $readings && count( $readings[ count( $readings ) - 1 ] ) > 1 ) {
			// A SKU of several words is meant as a whole.
			return new WordQuery( [], '', $products );
		}
		$reading = new WordQuery( [], '', $products );
		foreach ( $readings as $words ) {
			$last    = SearchTerms::last( $words );
			$reading = new WordQuery( array_slice( $words, 0, -1 ), $last, [ ...$terms->phones, ...$products ] );

			[ $from, $args ] = $this->from_reading( $reading, $criteria, null );
			if ( 1 === count( $readings ) || null !== $this->database->value( "SELECT s.order_id $from LIMIT 1", ...$args ) ) {
				break;
			}
		}
		return $reading;
	}

	/**
	 * Products and variations whose SKU begins with what was typed.
	 *
	 * @return list<int>
	 */
	private function products( string $phrase ): array {
		if ( mb_strlen( $phrase ) < 2 || 1 === preg_match( '/\s/', $phrase ) ) {
			return [];
		}
		$sql = "SELECT product_id FROM {$this->database->table( ProductTables::LOOKUP )} WHERE sku LIKE %s LIMIT %d";
		return array_map( 'intval', $this->database->column( $sql, SearchTerms::escaped( $phrase ) . '%', self::PRODUCTS ) );
	}

	/**
	 * @return array{string, list<string|int>} Tables and conditions, and their values; `s` has the matches.
	 */
	private function from( OrderCriteria $criteria ): array {
		return $this->from_reading( $this->reading( $criteria ), $criteria, null );
	}

	/**
	 * @param string|null $spelling The one word that the last may be, null for any that the reading allows.
	 * @return array{string, list<string|int>}
	 */
	private function from_reading( WordQuery $reading, OrderCriteria $criteria, ?string $spelling ): array {
		$table = $this->database->table( Tables::SEARCH );
		$from  = "FROM $table s";
		foreach ( array_keys( $reading->words ) as $place ) {
			$from .= " JOIN $table w$place ON w$place.token = %s AND w$place.listed = s.listed AND w$place.created = s.created
				AND w$place.order_id = s.order_id";
		}
		$either = [];
		$args   = [];
		if ( null !== $spelling ) {
			$either[] = 's.token = %s';
			$args[]   = $spelling;
		} elseif ( '' !== $reading->last ) {
			$either[] = 's.token LIKE %s';
			$args[]   = $reading->last;
		}
		if ( null === $spelling && [] !== $reading->others ) {
			$either[] = 's.token IN (' . RowWriter::places( $reading->others, '%s' ) . ')';
			array_push( $args, ...$reading->others );
		}
		$condition = [] === $either ? '1 = 0' : '( ' . implode( ' OR ', $either ) . ' )';
		$unlisted  = array_intersect( $criteria->statuses(), OrderStatus::UNLISTED );
		$listed    = match ( true ) {
			[] === $unlisted                     => 's.listed = 1',
			$unlisted === $criteria->statuses() => 's.listed = 0',
			default                              => 's.listed IN ( 0, 1 )',
		};
		return [ "$from WHERE $condition AND $listed", [ ...$reading->words, ...$args ] ];
	}
}
