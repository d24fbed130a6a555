<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Brick\Math\BigDecimal;
use Storewright\Database\Connection;

/**
 * SQL of customers with what is to be added to them.
 *
 * @internal
 * @phpstan-type Change array{orders: int, spent: BigDecimal, came: string, went: string}
 */
final class CustomerChanges {

	/**
	 * Of several, a server joins them to a list of that: with an expression that names each of them every row would cost as much as there
	 * are.
	 *
	 * @param Connection                     $database
	 * @param string                         $customers Full name of the table.
	 * @param non-empty-array<int, Change> $changes   By customer.
	 * @return array{string, string, string, string, string} Tables, a condition, and expressions of the orders, of what was spent and of
	 *   the time of the latest order.
	 */
	public static function sql( Connection $database, string $customers, array $changes ): array {
		$came = array_map( static fn( array $one ): string => '' === $one['came'] ? 'NULL' : "'{$one['came']}'", $changes );
		if ( 1 < count( $changes ) && ! $database->is_sqlite() ) {
			$rows = [];
			foreach ( $changes as $id => $one ) {
				$rows[] = "SELECT $id AS customer, {$one['orders']} AS orders, {$one['spent']} AS spent, {$came[ $id ]} AS came";
			}
			$list = '( ' . implode( ' UNION ALL ', $rows ) . ' ) n';
			return [ "$customers c JOIN $list ON n.customer = c.customer_id", '', 'n.orders', 'n.spent', 'n.came' ];
		}
		return [
			$customers,
			'WHERE customer_id IN ( ' . implode( ', ', array_keys( $changes ) ) . ' )',
			self::by_customer( array_map( static fn( array $one ): string => (string) $one['orders'], $changes ) ),
			self::by_customer( array_map( static fn( array $one ): string => (string) $one['spent'], $changes ) ),
			self::by_customer( $came ),
		];
	}

	/**
	 * @param non-empty-array<int, string> $values SQL by customer.
	 */
	private static function by_customer( array $values ): string {
		if ( 1 === count( $values ) ) {
			return '( ' . current( $values ) . ' )';
		}
		$cases = array_map( static fn( int $id, string $one ): string => "WHEN $id THEN $one", array_keys( $values ), $values );
		return '( CASE customer_id ' . implode( ' ', $cases ) . ' END )';
	}
}
