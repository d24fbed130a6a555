<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Index;

use Storewright\Database\Connection;
use Storewright\Store\Customers\Tables;

/**
 * Which account has which word, and the ends of every word, once. Words that no account has any more stay: nobody is found by them.
 *
 * @internal
 */
final class AccountWordTables {

	private const ROWS_A_STATEMENT = 1000;

	private readonly string $ends;

	private readonly string $accounts;

	public function __construct( private readonly Connection $database ) {
		$this->ends     = $database->table( Tables::WORDS );
		$this->accounts = $database->table( Tables::ACCOUNT_WORDS );
	}

	/**
	 * Notes the words of accounts; only what differs is written.
	 *
	 * @param array<int, array<int, string>> $accounts By id, what AccountWords::of() says.
	 * @param bool                           $repair   Whether to look at the ends of words that are there, too.
	 */
	public function write( array $accounts, bool $repair ): void {
		$stored = array_fill_keys( array_keys( $accounts ), [] );
		foreach ( $this->database->rows(
			"SELECT user_id, word_id FROM {$this->accounts} WHERE user_id IN ( " . self::places( $accounts, '%d' ) . ' )',
			...array_keys( $accounts )
		) as $row ) {
			$stored[ (int) $row['user_id'] ][ (int) $row['word_id'] ] = true;
		}
		$new  = [];
		$rows = [];
		foreach ( $accounts as $id => $words ) {
			$gone = array_keys( array_diff_key( $stored[ $id ], $words ) );
			if ( [] !== $gone ) {
				$this->database->execute(
					"DELETE FROM {$this->accounts} WHERE user_id = %d AND word_id IN ( " . self::places( $gone, '%d' ) . ' )',
					$id,
					...$gone
				);
			}
			foreach ( array_diff_key( $words, $stored[ $id ] ) as $word_id => $word ) {
				$new[ $word_id ] = $word;
				$rows[]          = "($word_id,$id)";
			}
			$new += $repair ? $words : [];
		}
		$this->add_words( $new, $repair );
		sort( $rows );
		foreach ( array_chunk( $rows, self::ROWS_A_STATEMENT ) as $some ) {
			$this->database->execute( "INSERT IGNORE INTO {$this->accounts} (word_id, user_id) VALUES " . implode( ',', $some ) );
		}
	}

	/**
	 * Accounts that have a text within a word.
	 *
	 * @param string $part As AccountWords::of_search() gives it.
	 * @param int    $most How many at most.
	 * @return list<int>|null Null where there are more.
	 */
	public function with( string $part, int $most ): ?array {
		$ids = $this->database->column(
			"SELECT DISTINCT a.user_id FROM {$this->ends} w JOIN {$this->accounts} a ON a.word_id = w.word_id
			WHERE w.word_end LIKE %s LIMIT %d",
			addcslashes( $part, '_%\\' ) . '%',
			$most + 1
		);
		return count( $ids ) > $most ? null : array_map( intval( ... ), $ids );
	}

	/**
	 * @param array<int, string> $words By id.
	 */
	private function add_words( array $words, bool $repair ): void {
		$rows = [];
		foreach ( array_chunk( $words, self::ROWS_A_STATEMENT, true ) as $some ) {
			$there = $repair ? [] : array_flip(
				$this->database->column(
					"SELECT DISTINCT word_id FROM {$this->ends} WHERE word_id IN ( " . self::places( $some, '%d' ) . ' )',
					...array_keys( $some )
				)
			);
			foreach ( array_diff_key( $some, $there ) as $id => $word ) {
				foreach ( AccountWords::ends( $word ) as $end ) {
					$rows[] = "({$this->database->quoted( $end )},$id)";
				}
			}
		}
		// In one order, so that no two requests wait for each other.
		sort( $rows );
		foreach ( array_chunk( $rows, self::ROWS_A_STATEMENT ) as $some ) {
			$this->database->execute( "INSERT IGNORE INTO {$this->ends} (word_end, word_id) VALUES " . implode( ',', $some ) );
		}
	}

	/**
	 * @param array<mixed> $values At least one.
	 */
	private static function places( array $values, string $place ): string {
		return implode( ', ', array_fill( 0, count( $values ), $place ) );
	}
}
