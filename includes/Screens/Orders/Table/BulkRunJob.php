<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Table;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;

/**
 * Goes on with changes of many orders that a request had no time for.
 */
final class BulkRunJob implements Job {

	/**
	 * Its name in the queue.
	 */
	public static function name(): string {
		return 'order_runs';
	}

	/**
	 * Does a part of what waits.
	 *
	 * @param Context     $context
	 * @param string|null $cursor
	 * @param float       $until
	 */
	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$runs = new BulkRun( $context );
		foreach ( $runs->waiting() as $token ) {
			if ( ! $runs->go_on( $token, $until ) ) {
				return $token;
			}
		}
		return null;
	}
}
