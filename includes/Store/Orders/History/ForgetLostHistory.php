<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\History;

use Storewright\Database\Connection;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;
use Storewright\Shop\OrderHistory;
use Storewright\Store\Orders\Privacy\OrderAnonymizer;
use Storewright\Store\Orders\Tables;

/**
 * Removes what was recorded of orders that others have deleted or anonymized while Storewright was switched off: former names and
 * addresses must not come back with it.
 */
final class ForgetLostHistory implements Job {

	private const AT_ONCE = 500;

	/**
	 * Its name in the queue.
	 */
	public static function name(): string {
		return 'forget_lost_order_history';
	}

	/**
	 * Does a part.
	 *
	 * @param Context     $context
	 * @param string|null $cursor  The last order that is done.
	 * @param float       $until   Unix seconds by which to come back.
	 * @return string|null Where to go on from, null when all is done.
	 */
	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$database = $context->database;
		$after    = (int) $cursor;
		do {
			$ids = self::ids(
				$database->column(
					"SELECT DISTINCT order_id FROM {$database->table( Tables::HISTORY )} WHERE order_id > %d ORDER BY order_id LIMIT %d",
					$after,
					self::AT_ONCE
				)
			);
			if ( [] === $ids ) {
				return null;
			}
			( new OrderHistory( $database ) )->forget( self::lost( $database, $ids ) );
			$after = $ids[ count( $ids ) - 1 ];
		} while ( microtime( true ) < $until );
		return (string) $after;
	}

	/**
	 * Those of some orders that are gone or were anonymized.
	 *
	 * @param Connection $database
	 * @param list<int>  $ids
	 * @return list<int>
	 */
	private static function lost( Connection $database, array $ids ): array {
		$places     = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$there      = $database->column( "SELECT id FROM {$database->table( Tables::ORDERS )} WHERE id IN ( $places )", ...$ids );
		$anonymized = $database->column(
			"SELECT order_id FROM {$database->table( Tables::META )} WHERE meta_key = %s AND order_id IN ( $places )",
			OrderAnonymizer::DONE,
			...$ids
		);
		return array_values( array_diff( $ids, array_diff( self::ids( $there ), self::ids( $anonymized ) ) ) );
	}

	/**
	 * @param list<string> $column
	 * @return list<int>
	 */
	private static function ids( array $column ): array {
		return array_map( intval( ... ), $column );
	}
}
