<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

use Closure;
use Storewright\Database\Connection;

/**
 * Rows that are added thousands at a time.
 *
 * They are put together as text: placeholders would cost more than the database does. What is no number goes through text().
 */
final class BulkInsert {

	/**
	 * Bytes of a statement: well below what any server takes at once.
	 */
	private const BYTES = 1_000_000;

	/**
	 * On SQLite, where each statement is taken apart in PHP, which takes memory.
	 */
	private const BYTES_SQLITE = 60_000;

	/**
	 * @var array<string, list<string>> Table and columns => rows in brackets.
	 */
	private array $rows = [];

	/**
	 * @var array<string, int> Table and columns => bytes of its rows.
	 */
	private array $bytes = [];

	private readonly int $limit;

	/**
	 * @param Connection             $database The database.
	 * @param Closure(string): mixed $run      What runs a statement.
	 */
	public function __construct( private readonly Connection $database, private readonly Closure $run ) {
		$this->limit = $database->is_sqlite() ? self::BYTES_SQLITE : self::BYTES;
	}

	/**
	 * Adds rows to a table; they are written when there are enough of them, and on flush().
	 *
	 * @param string $into Table without prefix and its columns, as `things (id, name)`.
	 * @param string $rows Values in brackets, separated by commas.
	 */
	public function add( string $into, string $rows ): void {
		$this->rows[ $into ][] = $rows;
		$bytes                 = ( $this->bytes[ $into ] ?? 0 ) + strlen( $rows );
		$this->bytes[ $into ]  = $bytes;
		if ( $bytes > $this->limit ) {
			$this->write( $into );
		}
	}

	/**
	 * Writes what was added.
	 */
	public function flush(): void {
		array_map( $this->write( ... ), array_keys( $this->rows ) );
	}

	/**
	 * A statement that adds rows or changes those that are there.
	 *
	 * @param string $into   Table without prefix and its columns.
	 * @param string $rows   Values in brackets, separated by commas.
	 * @param string $change What becomes of a row that is there.
	 */
	public function upsert( string $into, string $rows, string $change ): string {
		return "INSERT INTO {$this->database->table( $into )} VALUES $rows ON DUPLICATE KEY UPDATE $change";
	}

	/**
	 * Text as SQL.
	 */
	public function text( string $text ): string {
		return $this->database->quoted( $text );
	}

	/**
	 * Cents as a decimal number.
	 */
	public static function money( int $cents ): string {
		$whole = intdiv( $cents, 100 );
		$rest  = abs( $cents % 100 );
		return ( $cents < 0 && 0 === $whole ? '-0' : $whole ) . ( $rest < 10 ? '.0' : '.' ) . $rest;
	}

	private function write( string $into ): void {
		$rows = $this->rows[ $into ];
		unset( $this->rows[ $into ], $this->bytes[ $into ] );
		( $this->run )( "INSERT INTO {$this->database->table( $into )} VALUES " . implode( ',', $rows ) );
	}
}
