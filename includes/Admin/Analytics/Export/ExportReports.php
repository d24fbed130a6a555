<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;

/**
 * Writes the exports that are not done, one after the other.
 */
final class ExportReports implements Job {

	public static function name(): string {
		return 'export_reports';
	}

	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$store = new ExportStore( $context );
		$step  = new ExportStep( $context );
		foreach ( $store->waiting() as $export ) {
			$step->run( $export->id, $until );
			if ( microtime( true ) >= $until ) {
				break;
			}
		}
		return [] === $store->waiting() ? null : 'more';
	}
}
