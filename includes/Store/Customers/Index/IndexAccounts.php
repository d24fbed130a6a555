<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Index;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;
use Storewright\Store\Customers\Tables;

/**
 * Brings accounts that are there already into AccountIndex, and forgets those that are gone. Accounts may be made and changed meanwhile.
 *
 * @internal
 */
final class IndexAccounts implements Job {

	private const AT_ONCE = 500;

	public static function name(): string {
		return 'index_accounts';
	}

	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$after = (int) $cursor;
		do {
			$ids = self::after( $context, $after );
			if ( [] === $ids ) {
				( new AccountIndexStatus( $context ) )->ready();
				return null;
			}
			( new AccountIndex( $context->database ) )->follow( $ids );
			$after = max( $ids );
		} while ( microtime( true ) < $until );
		return (string) $after;
	}

	/**
	 * The next accounts, those that only the index knows among them.
	 *
	 * @param Context $context
	 * @param int     $id      The last one that is done.
	 * @return list<int> In order; none at the end.
	 */
	public static function after( Context $context, int $id ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$database = $context->database;
		$ids      = [];
		foreach ( [
			"SELECT ID FROM {$wpdb->users} WHERE ID > %d ORDER BY ID LIMIT %d",
			"SELECT user_id FROM {$database->table( Tables::ACCOUNTS )} WHERE role = '' AND user_id > %d ORDER BY user_id LIMIT %d",
		] as $sql ) {
			array_push( $ids, ...array_map( intval( ... ), $database->column( $sql, $id, self::AT_ONCE ) ) );
		}
		$ids = array_values( array_unique( $ids ) );
		sort( $ids );
		return array_slice( $ids, 0, self::AT_ONCE );
	}
}
