<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Indexing;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;
use Storewright\Store\Orders\Counts\CountsRebuild;

/**
 * Brings the orders of a shop that had some before into our own tables, and into the family's for reports where they are missing
 * there. Orders may be made and changed meanwhile.
 *
 * @internal
 */
final class IndexOrders implements Job {

	private const ORDERS = 'orders';

	private const MONTHS = 'months';

	private const CHANGED = 'changed';

	public static function name(): string {
		return 'index_orders';
	}

	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$cursor ??= self::ORDERS . ' 0';
		while ( null !== $cursor && microtime( true ) < $until ) {
			$cursor = $this->step( $context, $cursor );
		}
		if ( null === $cursor ) {
			( new Readiness( $context ) )->ready();
		}
		return $cursor;
	}

	/**
	 * @return string|null Where to go on from.
	 */
	private function step( Context $context, string $cursor ): ?string {
		[ $stage, $from ] = explode( ' ', $cursor, 2 ) + [ '', '' ];

		$counts = new CountsRebuild( $context->database );
		$to     = match ( $stage ) {
			self::ORDERS  => ( new OrderWords( $context ) )->after( (int) $from ),
			self::MONTHS  => $counts->month_after( $from, false ),
			default       => $counts->month_after( $from, true ),
		};
		if ( null !== $to ) {
			return "$stage $to";
		}
		return match ( $stage ) {
			self::ORDERS  => self::MONTHS . ' 0000-00',
			self::MONTHS  => self::CHANGED . ' 0000-00',
			default       => null,
		};
	}
}
