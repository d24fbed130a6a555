<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Query;

use Storewright\Database\Connection;
use Storewright\Store\Products\Index\SearchWords;
use Storewright\Store\Products\Tables;

/**
 * Finds products by part of their texts: the words of all products are looked through, which are few, and not the texts.
 *
 * @internal
 */
final class ProductSearch {

	/**
	 * Up to how many products are given by their ids.
	 */
	private const MAX_MATCHES = 2000;

	/**
	 * How many products say whether a search is likely to be one for SKUs.
	 */
	private const SAMPLE = 100;

	private readonly string $words;

	private readonly string $products;

	/**
	 * @param Connection $database
	 * @param int        $max_matches Up to how many products are given by their ids.
	 */
	public function __construct( private readonly Connection $database, private readonly int $max_matches = self::MAX_MATCHES ) {
		$this->words    = $database->table( Tables::WORDS );
		$this->products = $database->table( Tables::PRODUCT_WORDS );
	}

	/**
	 * Returns the condition for a product `p` that contains a text.
	 *
	 * @param string $text   Part of a word.
	 * @param int    $fields Where: a sum of SearchWords::NAME, TEXT and SKU.
	 * @return array{string, list<string|int>} A condition and its values.
	 */
	public function condition( string $text, int $fields ): array {
		$word = SearchWords::of_search( $text );
		$like = '%' . addcslashes( $word, '_%\\' ) . '%';
		$from = "FROM {$this->words} w JOIN {$this->products} x ON x.word_id = w.word_id WHERE w.word LIKE %s AND ( x.fields & %d ) <> 0";
		// Nearly every SKU is a word of its own: looking through them takes a quarter of the time. On SQLite accents would matter.
		$has_skus = 0 !== ( $fields & SearchWords::SKU ) && ! $this->database->is_sqlite() && 1 === preg_match( '/^[\x20-\x7E]*$/', $word );
		$by_sku   = $has_skus && $this->are_plenty( $like );
		if ( ! $by_sku ) {
			$ids = $this->database->column( "SELECT DISTINCT x.product_id $from LIMIT %d", $like, $fields, $this->max_matches + 1 );
			if ( count( $ids ) <= $this->max_matches ) {
				return [ 'p.ID IN ( ' . implode( ', ', [ 0, ...array_map( intval( ... ), $ids ) ] ) . ' )', [] ];
			}
			$by_sku = $has_skus && ( SearchWords::SKU === $fields || $this->are_found_by_sku( $ids, $like ) );
		}
		// The database is to find them once, which CASE has it do. Where its statistics lag behind a large import, it looks up the words of
		// each product. What comes second is not looked for while the first is true.
		$cases  = [];
		$values = [];
		if ( $by_sku ) {
			$cases[]  = "WHEN p.ID IN ( SELECT product_id FROM {$this->database->table( Tables::LOOKUP )} WHERE sku LIKE %s ) THEN 1";
			$values[] = $like;
			$fields  &= ~SearchWords::SKU;
		}
		if ( 0 !== $fields ) {
			$cases[] = "WHEN p.ID IN ( SELECT x.product_id $from ) THEN 1";
			array_push( $values, $like, $fields );
		}
		return [ 'CASE ' . implode( ' ', $cases ) . ' ELSE 0 END = 1', $values ];
	}

	/**
	 * Whether more products than are given by their ids have a SKU, as the first of all tell.
	 *
	 * @param string $like What is looked for.
	 */
	private function are_plenty( string $like ): bool {
		// Few are asked first, since few searches match so many.
		foreach ( [ self::SAMPLE, 2 * ( $this->max_matches + 1 ) ] as $some ) {
			$found = (int) $this->database->value(
				"SELECT COUNT(*) FROM ( SELECT sku FROM {$this->database->table( Tables::LOOKUP )} LIMIT %d ) l WHERE sku LIKE %s",
				$some,
				$like
			);
			if ( 2 * $found < $some ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether products were mostly found by their SKU, as a few of them tell: which way is the faster one, not what is found.
	 *
	 * @param array<string> $ids  Products that were found.
	 * @param string        $like What is looked for.
	 */
	private function are_found_by_sku( array $ids, string $like ): bool {
		$some = array_map( intval( ... ), array_slice( $ids, 0, self::SAMPLE ) );
		return 2 * (int) $this->database->value(
			"SELECT COUNT(*) FROM {$this->database->table( Tables::LOOKUP )}
			WHERE product_id IN ( " . self::places( $some, '%d' ) . ' ) AND sku LIKE %s',
			...[ ...$some, $like ]
		) >= count( $some );
	}

	/**
	 * Notes the words of products; only what differs is written. In the transaction that writes the products.
	 *
	 * @param array<int, array<int, array{string, int}>> $products By id, what SearchWords::of() says.
	 * @param bool                                       $are_new  Whether nothing is stored of them yet.
	 */
	public function write( array $products, bool $are_new = false ): void {
		if ( [] === $products ) {
			return;
		}
		$stored = array_fill_keys( array_keys( $products ), [] );
		foreach ( $are_new ? [] : $this->database->rows(
			"SELECT product_id, word_id, fields FROM {$this->products} WHERE product_id IN ( " . self::places( $products, '%d' ) . ' )',
			...array_keys( $products )
		) as $row ) {
			$stored[ (int) $row['product_id'] ][ (int) $row['word_id'] ] = (int) $row['fields'];
		}
		$new  = [];
		$rows = [];
		foreach ( $products as $id => $words ) {
			$gone = array_keys( array_diff_key( $stored[ $id ], $words ) );
			if ( [] !== $gone ) {
				$this->database->execute(
					"DELETE FROM {$this->products} WHERE product_id = %d AND word_id IN ( " . self::places( $gone, '%d' ) . ' )',
					$id,
					...$gone
				);
			}
			foreach ( $words as $word_id => [ $word, $fields ] ) {
				if ( ( $stored[ $id ][ $word_id ] ?? 0 ) !== $fields ) {
					$rows[] = [ $word_id, $id, $fields ];
				}
				if ( ! isset( $stored[ $id ][ $word_id ] ) ) {
					$new[ $word_id ] = $word;
				}
			}
		}
		$this->add_words( $new );
		foreach ( array_chunk( $rows, 1000 ) as $some ) {
			$this->database->execute(
				"INSERT INTO {$this->products} (word_id, product_id, fields) VALUES "
					. self::places( $some, '(%d, %d, %d)' )
					. ' ON DUPLICATE KEY UPDATE fields = VALUES( fields )',
				...array_merge( ...$some )
			);
		}
	}

	/**
	 * Forgets a product.
	 */
	public function remove( int $id ): void {
		$this->database->delete( Tables::PRODUCT_WORDS, [ 'product_id' => $id ] );
	}

	/**
	 * @param array<int, string> $words By id.
	 */
	private function add_words( array $words ): void {
		// In one order, so that no two requests wait for each other; and only those that are missing, so that few wait at all.
		ksort( $words );
		foreach ( array_chunk( $words, 1000, true ) as $some ) {
			$there = array_flip(
				$this->database->column(
					"SELECT word_id FROM {$this->words} WHERE word_id IN ( " . self::places( $some, '%d' ) . ' )',
					...array_keys( $some )
				)
			);
			$args  = [];
			foreach ( array_diff_key( $some, $there ) as $id => $word ) {
				array_push( $args, $id, $word );
			}
			if ( [] !== $args ) {
				$this->database->execute(
					"INSERT IGNORE INTO {$this->words} (word_id, word) VALUES " . implode(
						', ',
						array_fill( 0, intdiv( count( $args ), 2 ), '(%d, %s)' )
					),
					...$args
				);
			}
		}
	}

	/**
	 * @param array<mixed> $values At least one.
	 */
	private static function places( array $values, string $place ): string {
		return implode( ', ', array_fill( 0, count( $values ), $place ) );
	}
}
