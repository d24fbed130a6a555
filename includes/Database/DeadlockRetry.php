<?php
declare(strict_types=1);

namespace Storewright\Database;

use Storewright\Kernel\Errors\StorageFailed;

/**
 * Does transactions again that the database undid to end a deadlock with another request, or that found what they go by changed.
 */
final class DeadlockRetry {

	/**
	 * How often at most.
	 */
	private const RETRIES = 4;

	/**
	 * Does work that is one transaction. Within another transaction it is done once: all of that one is undone.
	 *
	 * @template T
	 * @param callable(): T $work Begins anew each time: nothing of a failed attempt may be left in memory.
	 * @return T
	 * @throws StorageFailed If it failed for another reason, or each time.
	 * @throws StaleRead     If it was thrown each time.
	 */
	public static function run( callable $work ): mixed {
		for ( $retries = self::RETRIES; ; --$retries ) {
			try {
				return $work();
			} catch ( StorageFailed | StaleRead $failure ) {
				$is_again = $failure instanceof StaleRead || Transactions::was_deadlock();
				if ( 0 === $retries || Transactions::is_open() || ! $is_again ) {
					throw $failure;
				}
			}
		}
	}
}
