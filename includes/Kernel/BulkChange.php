<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * Work that changes many objects in one request, such as an import: what listeners compute from all of them can wait for its end.
 */
final class BulkChange {

	/**
	 * How many such pieces of work run in this request.
	 */
	private static int $running = 0;

	/**
	 * Does the work.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public static function run( callable $work ): mixed {
		++self::$running;
		try {
			return $work();
		} finally {
			--self::$running;
		}
	}

	/**
	 * Whether such work runs right now.
	 */
	public static function is_running(): bool {
		return self::$running > 0;
	}
}
