<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use DateTimeImmutable;
use Storewright\Kernel\Context;

/**
 * Corrects the sums once a run has written all rows anew.
 *
 * @internal
 */
final class RepairSums {

	private const DAYS_AT_ONCE = 30;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Corrects the sums of the next days.
	 *
	 * @param string|null $from The first one, null to begin.
	 * @return string|null The day to go on with, null where all are done.
	 */
	public function days( ?string $from ): ?string {
		$drift = new DayDrift( $this->context->database, $this->context->shop()->report_tables() );
		$days  = $drift->days();
		if ( null === $days ) {
			return null;
		}
		$from ??= $days[0];
		$until = ( new DateTimeImmutable( $from ) )->modify( '+' . self::DAYS_AT_ONCE . ' days' )->format( 'Y-m-d' );
		$drift->repair( $from, $until );
		// Each month once: with the days among which its first one is.
		$month = $from === $days[0] || str_ends_with( $from, '-01' ) ? $from : ( new DateTimeImmutable( $from ) )->modify( 'first day of next month' )->format( 'Y-m-d' );
		if ( $month <= $until ) {
			$drift->repair_items( $month, $until );
		}
		return $until < $days[1] ? ( new DateTimeImmutable( $until ) )->modify( '+1 day' )->format( 'Y-m-d' ) : null;
	}

	/**
	 * Corrects the sums of the next customers.
	 *
	 * @param int    $after The number of the last one that is done, 0 to begin.
	 * @param string $by    By what the first ones were added up, as CustomerCheck::current().
	 * @return int|null The number of the last one, null where all are done.
	 */
	public function customers( int $after, string $by ): ?int {
		$check = new CustomerCheck( $this->context );
		$last  = $check->step( $after );
		// Where other statuses count by now, SumCustomers looks at all of them once more.
		if ( null === $last && $check->current() === $by ) {
			$check->complete();
		}
		return $last;
	}
}
