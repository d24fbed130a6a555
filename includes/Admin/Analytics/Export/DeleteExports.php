<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;

/**
 * Deletes exports a day after they were asked for.
 */
final class DeleteExports implements Job {

	public static function name(): string {
		return 'delete_report_exports';
	}

	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$seconds = ( new ExportStore( $context ) )->delete_old();
		if ( null !== $seconds ) {
			Queue::enqueue( self::name(), $seconds );
		}
		return null;
	}
}
