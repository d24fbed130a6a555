<?php
declare(strict_types=1);

namespace Storewright\Kernel\Maintenance;

use Closure;

/**
 * Goes through ids in ascending order, some at a time, until there is no more time or nothing left.
 */
final class IdWalk {

	/**
	 * @param Closure(int): list<int>  $ids  The next ids after one, ascending; none at the end.
	 * @param Closure(non-empty-list<int>): void $work What is done with them.
	 */
	public function __construct( private readonly Closure $ids, private readonly Closure $work ) {}

	/**
	 * A step of a tool; see Tool::in_parts().
	 *
	 * @param string|null $cursor The last id that is done.
	 * @param float       $until  Unix seconds by which to come back.
	 */
	public function step( ?string $cursor, float $until ): ToolStep {
		$last = (int) $cursor;
		$done = 0;
		do {
			$ids = ( $this->ids )( $last );
			if ( [] === $ids ) {
				return new ToolStep( null, $done );
			}
			( $this->work )( $ids );
			$last  = max( $ids );
			$done += count( $ids );
		} while ( microtime( true ) < $until );
		return new ToolStep( (string) $last, $done );
	}
}
