<?php
declare(strict_types=1);

namespace Storewright\Database;

use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Kernel\Errors\Unavailable;
use Storewright\Kernel\Log;

/**
 * Work whose statements wait a second at most for rows that others have locked.
 *
 * @internal Used through Connection::with_short_wait().
 */
final class ShortWait {

	private static bool $is_on = false;

	/**
	 * Whether such work is under way.
	 */
	public static function is_on(): bool {
		return self::$is_on;
	}

	/**
	 * Does the work.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @param Connection    $database
	 * @param Log           $log
	 * @return T
	 * @throws Conflict If it took longer.
	 */
	public static function during( callable $work, Connection $database, Log $log ): mixed {
		if ( $database->is_sqlite() || self::$is_on ) {
			return $work();
		}
		$database->execute( 'SET @storewright_wait = @@SESSION.innodb_lock_wait_timeout, SESSION innodb_lock_wait_timeout = 1' );
		self::$is_on = true;
		try {
			return $work();
		} finally {
			self::$is_on = false;
			self::wait_as_before( $database, $log );
		}
	}

	/**
	 * What fails here is logged only: the work was done.
	 */
	private static function wait_as_before( Connection $database, Log $log ): void {
		try {
			// A connection made anew meanwhile does not know what was set before.
			$database->execute(
				'SET SESSION innodb_lock_wait_timeout = COALESCE( @storewright_wait, @@GLOBAL.innodb_lock_wait_timeout )'
			);
		} catch ( StorageFailed | Unavailable ) {
			// The refusal itself is logged already.
			$log->error( 'Statements go on waiting a second at most for locked rows until this request ends.' );
		}
	}
}
