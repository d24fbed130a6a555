<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Email;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Background\RecurringJob;
use Storewright\Kernel\Context;

/**
 * Has saved reports sent when they are due. It looks each hour, also where none is scheduled.
 */
final class EmailSavedReports implements RecurringJob {

	public static function name(): string {
		return 'email_saved_reports';
	}

	public static function seconds(): int {
		return HOUR_IN_SECONDS;
	}

	/**
	 * The next look is queued first, so that one that fails is not the last.
	 */
	public function run( Context $context, ?string $cursor, float $until ): ?string {
		Queue::enqueue( self::name(), self::seconds() );
		$due = new DueReports( $context );
		if ( ! $due->add_messages( $until ) ) {
			return 'more';
		}
		$seconds = $due->seconds_to_next();
		if ( null !== $seconds && $seconds < HOUR_IN_SECONDS ) {
			Queue::enqueue( self::name(), max( 1, $seconds ) );
		}
		return null;
	}
}
