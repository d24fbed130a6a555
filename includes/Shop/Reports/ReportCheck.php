<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use DateTimeImmutable;
use Storewright\Kernel\Context;

/**
 * Looks whether the sums of days are those of their orders, and keeps what it found.
 */
final class ReportCheck {

	/**
	 * The option that holds the last check.
	 */
	public const OPTION = 'storewright_reports_check';

	private const LAST_MONTHS = 2;

	private const OTHER_MONTHS = 2;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Recomputes some days, corrects those that differ, and notes it.
	 *
	 * @param list<string> $days Such as `2026-11-01`, in site time.
	 * @return int How many sums differed: 0, unless others have written.
	 */
	public function run( array $days ): int {
		$drift       = new DayDrift( $this->context->database, $this->context->shop()->report_tables() );
		$customers   = new CustomerCheck( $this->context );
		$months      = self::months( $days );
		$differences = array_sum( array_map( static fn( string $day ) => $drift->repair( $day, $day ), $days ) )
			+ array_sum( array_map( static fn( string $month ) => $drift->repair_items( $month, $month ), $months ) )
			+ ( $customers->is_complete() ? $customers->repair( $days ) : 0 );
		if ( $differences > 0 ) {
			$this->context->log->error( "Sums of reports differed from their orders and were corrected: $differences.", [ 'days' => $days ] );
		}
		$this->context->options->set(
			self::OPTION,
			[
				'checked'     => $this->context->clock->now()->format( 'Y-m-d\TH:i:s' ),
				'days'        => $days,
				'differences' => $differences,
			]
		);
		return $differences;
	}

	/**
	 * The months of some days whose sums of items are checked: adding up a month takes as long as many days.
	 *
	 * @param list<string> $days
	 * @return list<string> The last two and some others by chance.
	 */
	private static function months( array $days ): array {
		$months = array_values( array_unique( array_map( static fn( string $day ) => substr( $day, 0, 7 ) . '-01', $days ) ) );
		rsort( $months );
		$others = array_slice( $months, self::LAST_MONTHS );
		shuffle( $others );
		return [ ...array_slice( $months, 0, self::LAST_MONTHS ), ...array_slice( $others, 0, self::OTHER_MONTHS ) ];
	}

	/**
	 * The last check.
	 *
	 * @return array{checked: string, days: list<string>, differences: int}|null `checked` is UTC; null where there was none yet.
	 */
	public function last(): ?array {
		$last = $this->context->options->array( self::OPTION );
		return is_string( $last['checked'] ?? null ) && is_array( $last['days'] ?? null ) && is_int( $last['differences'] ?? null ) ? [
			'checked'     => $last['checked'],
			'days'        => array_values( array_filter( $last['days'], is_string( ... ) ) ),
			'differences' => $last['differences'],
		] : null;
	}

	/**
	 * Days to look at: the last ones of which anything is known, and some others by chance.
	 *
	 * @param int $recent How many of the last ones.
	 * @param int $others How many others.
	 * @return list<string>
	 */
	public function choose( int $recent, int $others ): array {
		$drift = new DayDrift( $this->context->database, $this->context->shop()->report_tables() );
		$known = $drift->days();
		if ( null === $known ) {
			return [];
		}
		$first = new DateTimeImmutable( $known[0] );
		$count = (int) $first->diff( new DateTimeImmutable( $known[1] ) )->days + 1;
		$days  = range( max( 0, $count - $recent ), $count - 1 );
		for ( $i = 0; $i < $others; ++$i ) {
			$days[] = random_int( 0, $count - 1 );
		}
		sort( $days );
		return array_map( static fn( int $day ) => $first->modify( "+$day days" )->format( 'Y-m-d' ), array_values( array_unique( $days ) ) );
	}
}
