<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;

/**
 * Goes on with the run that writes the rows which reports read anew: see ReportRun, which knows how far it is.
 *
 * @internal
 */
final class RebuildReports implements Job {

	/**
	 * How many orders are written in one transaction: some tenths of a second, and a few megabytes.
	 */
	private const AT_ONCE = 200;

	public static function name(): string {
		return 'rebuild_reports';
	}

	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$run = new ReportRun( $context );
		do {
			if ( ! $run->step( self::AT_ONCE ) ) {
				return null;
			}
		} while ( microtime( true ) < $until );
		return 'more';
	}
}
