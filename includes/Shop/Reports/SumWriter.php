<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Brick\Math\BigDecimal;
use Storewright\Database\Connection;

/**
 * Adds what DayTotals has noted to its tables, many rows with each statement.
 *
 * @internal
 */
final class SumWriter {

	private const NUMBERS = [ 'is_refund', 'returning_customer', 'shard', 'id', 'variation_id' ];

	/**
	 * Adds to rows of a table, or makes them.
	 *
	 * @param Connection                                                                                                 $database
	 * @param string                                                                                                     $table
	 * @param list<array{key: array<string, string|int>, orders: int, items: int, amounts: array<string, int|BigDecimal>}> $changes
	 */
	public static function add( Connection $database, string $table, array $changes ): void {
		$columns = [ ...DayTotals::TABLES[ $table ], 'orders', 'items', ...DayTotals::AMOUNTS_OF[ $table ] ];
		$sums    = [ 'orders = orders + VALUES( orders )', 'items = items + VALUES( items )' ];
		foreach ( DayTotals::AMOUNTS_OF[ $table ] as $column ) {
			// SQLite keeps decimals as floats: rounded, each is the one that is nearest to the decimal. Servers keep decimals.
			$sums[] = $database->is_sqlite()
				? "$column = ROUND( $column + VALUES( $column ), " . DayTotals::SCALE . ' )'
				: "$column = $column + VALUES( $column )";
		}
		// The rows of an order have most of their texts and amounts in common: each is made once.
		$quoted  = [];
		$numbers = array_flip( self::NUMBERS );
		$values  = [];
		foreach ( $changes as $change ) {
			$value = '';
			foreach ( $change['key'] as $column => $part ) {
				$quoted[ $part ] ??= $database->quoted( (string) $part );
				$value            .= ( isset( $numbers[ $column ] ) ? (int) $part : $quoted[ $part ] ) . ', ';
			}
			// Numbers and decimals of our own making: placeholders would take longer than the database does.
			$value .= $change['orders'] . ', ' . $change['items'];
			foreach ( DayTotals::AMOUNTS_OF[ $table ] as $column ) {
				$value .= ", '" . Exact::text( $change['amounts'][ $column ] ) . "'";
			}
			$values[] = "($value)";
		}
		$sql = "INSERT INTO {$database->table( $table )} (" . implode( ', ', $columns ) . ') VALUES '
			. implode( ', ', $values ) . ' ON DUPLICATE KEY UPDATE ' . implode( ', ', $sums );
		$database->start( $sql );
	}
}
