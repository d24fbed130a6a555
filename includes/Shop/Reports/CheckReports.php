<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Background\RecurringJob;
use Storewright\Kernel\Context;

/**
 * Adds the shards of past days together and recomputes the last days and some others from their orders, once a day.
 *
 * @internal
 */
final class CheckReports implements RecurringJob {

	private const RECENT = 7;

	private const OTHERS = 20;

	private const FOLDED_AT_ONCE = 500;

	public static function name(): string {
		return 'check_reports';
	}

	public static function seconds(): int {
		return DAY_IN_SECONDS;
	}

	public function run( Context $context, ?string $cursor, float $until ): ?string {
		// First of all: whatever fails below, it comes back. A part that follows at once is brought forward.
		Queue::enqueue( self::name(), self::seconds() );
		$drift  = new DayDrift( $context->database, $context->shop()->report_tables() );
		$before = wp_date( 'Y-m-d', $context->clock->now()->getTimestamp() );
		while ( false !== $before && $drift->fold( $before, self::FOLDED_AT_ONCE ) > 0 ) {
			if ( microtime( true ) >= $until ) {
				return 'more';
			}
		}
		( new KeptFigures( $context->database ) )->tidy();
		$run = new ReportRun( $context );
		$run->renew_outdated( true );
		// A run that writes all rows finds the same.
		if ( $run->is_complete() && ! $run->progress()['running'] ) {
			$check = new ReportCheck( $context );
			$check->run( $check->choose( self::RECENT, self::OTHERS ), $until );
		}
		$run->ensure();
		return null;
	}
}
