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

	public static function name(): string {
		return 'rebuild_reports';
	}

	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$run   = new ReportRun( $context );
		$limit = $context->shop()->report_writer()->at_once();
		do {
			if ( ! $run->step( $limit ) ) {
				return null;
			}
		} while ( microtime( true ) < $until );
		return 'more';
	}
}
