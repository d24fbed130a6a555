<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Storewright\Database\Connection;

/**
 * Statements that add rows, many with each.
 *
 * @internal
 */
final class RowInsertion {

	private const ROWS_A_STATEMENT = 1000;

	/**
	 * The same on SQLite, where statements are taken apart in PHP.
	 */
	private const ROWS_ON_SQLITE = 200;

	/**
	 * The statements for rows of one table.
	 *
	 * @param Connection                           $database
	 * @param string                               $verb     Such as `INSERT`.
	 * @param string                               $table    Its full name.
	 * @param list<array<string, string|int|null>> $rows     With the same columns, in the same order.
	 * @return list<string>
	 */
	public static function statements( Connection $database, string $verb, string $table, array $rows ): array {
		return array_map(
			static fn( array $some ): string => self::statement( $database, "$verb INTO $table", $some ),
			array_chunk( $rows, $database->is_sqlite() ? self::ROWS_ON_SQLITE : self::ROWS_A_STATEMENT )
		);
	}

	/**
	 * @param Connection                                     $database
	 * @param string                                         $begin
	 * @param non-empty-list<array<string, string|int|null>> $rows
	 */
	private static function statement( Connection $database, string $begin, array $rows ): string {
		$columns = array_keys( $rows[0] );
		$values  = [];
		foreach ( $rows as $row ) {
			$value = '';
			foreach ( $columns as $column ) {
				$cell   = $row[ $column ];
				$value .= ( null === $cell ? 'NULL' : ( is_int( $cell ) ? $cell : $database->quoted( $cell ) ) ) . ',';
			}
			$values[] = '(' . substr( $value, 0, -1 ) . ')';
		}
		return "$begin (" . implode( ', ', $columns ) . ') VALUES ' . implode( ',', $values );
	}
}
