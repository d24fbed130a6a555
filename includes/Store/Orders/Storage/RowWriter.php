<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Storage;

use Storewright\Database\Connection;

/**
 * Writes many rows in few statements, and brings values into the form that columns take.
 *
 * @internal
 */
final class RowWriter {

	private const ROWS_A_STATEMENT = 200;

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Adds rows.
	 *
	 * @param string                                    $table  Name without prefix.
	 * @param list<array<string, string|int|null>> $rows   Column => value; every row has the same columns.
	 * @param string                                    $suffix What follows the rows, such as ON DUPLICATE KEY UPDATE.
	 * @param string                                    $verb   INSERT or INSERT IGNORE.
	 */
	public function add( string $table, array $rows, string $suffix = '', string $verb = 'INSERT' ): void {
		foreach ( array_chunk( $rows, self::ROWS_A_STATEMENT ) as $chunk ) {
			$columns = implode( ', ', array_keys( $chunk[0] ) );
			$places  = [];
			$values  = [];
			foreach ( $chunk as $row ) {
				$places[] = '(' . implode(
					', ',
					array_map( static fn( string|int|null $value ) => null === $value ? 'NULL' : ( is_int( $value ) ? '%d' : '%s' ), $row )
				) . ')';
				array_push( $values, ...array_values( array_filter( $row, static fn( string|int|null $value ) => null !== $value ) ) );
			}
			$this->database->execute(
				"$verb INTO {$this->database->table( $table )} ($columns) VALUES " . implode( ', ', $places ) . " $suffix",
				...$values
			);
		}
	}

	/**
	 * As many placeholders as there are values, for IN ( … ).
	 *
	 * @param array<mixed> $values
	 * @param string       $place  One placeholder.
	 */
	public static function places( array $values, string $place = '%d' ): string {
		return implode( ', ', array_fill( 0, count( $values ), $place ) );
	}

	/**
	 * A text as a column takes it: valid UTF-8, no null bytes, not too long.
	 *
	 * @param string $text
	 * @param int    $longest In characters.
	 */
	public static function fit( string $text, int $longest = 65_535 ): string {
		$text = str_replace( "\0", '', $text );
		$text = 1 === preg_match( '//u', $text ) ? $text : wp_check_invalid_utf8( $text, true );
		if ( $longest < 16_383 ) {
			return mb_substr( $text, 0, $longest );
		}
		return strlen( $text ) <= $longest ? $text : mb_strcut( $text, 0, $longest );
	}
}
