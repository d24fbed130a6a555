<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use DateTimeImmutable;
use Storewright\Kernel\Context;

/**
 * Looks whether the rows and sums of days are what their orders say, and keeps what it found.
 */
final class ReportCheck {

	/**
	 * The option that holds the last check.
	 */
	public const OPTION = 'storewright_reports_check';

	private const LAST_MONTHS = 2;

	private const OTHER_MONTHS = 2;

	private const ORDERS_AT_ONCE = 200;

	/**
	 * When so many orders were looked at, no other day begins.
	 */
	private const ORDERS_A_RUN = 20000;

	/**
	 * The log names so many orders at most.
	 */
	private const ORDERS_LOGGED = 20;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Recomputes days from their orders: first the rows of these, then the sums of the rows. What differs is corrected and logged.
	 *
	 * @param list<string> $days  Such as `2026-11-01`, in site time. Those first that matter most.
	 * @param float        $until Unix time, in seconds, after which no other day begins; one is always checked.
	 * @return int How many orders and sums differed: 0, unless others have written.
	 */
	public function run( array $days, float $until = INF ): int {
		$rows      = new RowDrift( $this->context );
		$checked   = [];
		$orders    = 0;
		$differing = [];
		$touched   = [];
		foreach ( $days as $day ) {
			if ( [] !== $checked && ( microtime( true ) >= $until || $orders >= self::ORDERS_A_RUN ) ) {
				break;
			}
			for ( $after = 0, $ids = null; [] !== $ids; $after = (int) max( [ 0, ...$ids ] ) ) {
				$ids       = $this->context->shop()->report_writer()->of_day( $day, $after, self::ORDERS_AT_ONCE );
				$found     = $rows->of( $ids );
				$touched   = [ ...$touched, ...$rows->mend( $found ) ];
				$differing = [ ...$differing, ...$found ];
				$orders   += count( $ids );
			}
			$checked[] = $day;
		}
		sort( $checked );
		$sums = $this->repair_sums( array_values( array_unique( [ ...$checked, ...$touched ] ) ), $touched );
		$this->log( $checked, array_values( array_unique( $differing ) ), $sums );
		$differences = count( array_unique( $differing ) ) + $sums;
		$this->context->options->set(
			self::OPTION,
			[
				'checked'     => $this->context->clock->now()->format( 'Y-m-d\TH:i:s' ),
				'days'        => $checked,
				'orders'      => $orders,
				'differences' => $differences,
			]
		);
		return $differences;
	}

	/**
	 * Corrects the sums of days, of some of their months, and of who ordered then.
	 *
	 * @param list<string> $days
	 * @param list<string> $touched Those of which rows were corrected: the sums of all of their months are looked at.
	 * @return int How many differed.
	 */
	private function repair_sums( array $days, array $touched ): int {
		$drift     = new DayDrift( $this->context->database, $this->context->shop()->report_tables() );
		$customers = new CustomerCheck( $this->context );
		$months    = array_unique( [ ...self::months( $days ), ...self::months_of( $touched ) ] );
		return array_sum( array_map( static fn( string $day ) => $drift->repair( $day, $day ), $days ) )
			+ array_sum( array_map( static fn( string $month ) => $drift->repair_items( $month, $month ), $months ) )
			+ ( $customers->is_complete() ? $customers->repair( $days ) : 0 );
	}

	/**
	 * @param list<string> $days
	 * @param list<int>    $orders
	 * @param int          $sums
	 */
	private function log( array $days, array $orders, int $sums ): void {
		if ( [] !== $orders ) {
			$this->context->log->error(
				'Rows of reports differed from their orders and were corrected: ' . count( $orders ) . '.',
				[
					'days'   => $days,
					'orders' => array_slice( $orders, 0, self::ORDERS_LOGGED ),
				]
			);
		}
		if ( $sums > 0 ) {
			$this->context->log->error( "Sums of reports differed from their orders and were corrected: $sums.", [ 'days' => $days ] );
		}
	}

	/**
	 * The months of some days whose sums of items are checked: adding up a month takes as long as many days.
	 *
	 * @param list<string> $days
	 * @return list<string> The last two and some others by chance.
	 */
	private static function months( array $days ): array {
		$months = self::months_of( $days );
		rsort( $months );
		$others = array_slice( $months, self::LAST_MONTHS );
		shuffle( $others );
		return [ ...array_slice( $months, 0, self::LAST_MONTHS ), ...array_slice( $others, 0, self::OTHER_MONTHS ) ];
	}

	/**
	 * @param list<string> $days
	 * @return list<string> The first days of their months.
	 */
	private static function months_of( array $days ): array {
		return array_values( array_unique( array_map( static fn( string $day ) => substr( $day, 0, 7 ) . '-01', $days ) ) );
	}

	/**
	 * The last check.
	 *
	 * @return array{checked: string, days: list<string>, orders: int, differences: int}|null `checked` is UTC; null where there was none yet.
	 */
	public function last(): ?array {
		$last = $this->context->options->array( self::OPTION );
		return is_string( $last['checked'] ?? null ) && is_array( $last['days'] ?? null ) && is_int( $last['differences'] ?? null ) ? [
			'checked'     => $last['checked'],
			'days'        => array_values( array_filter( $last['days'], is_string( ... ) ) ),
			'orders'      => is_int( $last['orders'] ?? null ) ? $last['orders'] : 0,
			'differences' => $last['differences'],
		] : null;
	}

	/**
	 * Days to look at: the last ones, up to today, and some others by chance that have orders. A wrong date, however far away, is one of
	 * these, and makes no other day less likely.
	 *
	 * @param int $recent How many of the last ones.
	 * @param int $others How many others.
	 * @return list<string> In turn one of the last ones, the latest first, and another one: where not all are done, some of both are.
	 */
	public function choose( int $recent, int $others ): array {
		$known = ( new DayDrift( $this->context->database, $this->context->shop()->report_tables() ) )->days_with_orders();
		if ( [] === $known ) {
			return [];
		}
		$last   = new DateTimeImmutable( min( end( $known ), SiteDay::of( $this->context->clock->now() ) ) );
		$latest = array_map( static fn( int $back ) => $last->modify( "-$back days" )->format( 'Y-m-d' ), $recent > 0 ? range( 0, $recent - 1 ) : [] );
		$latest = array_filter( $latest, static fn( string $day ) => $day >= $known[0] );
		shuffle( $known );
		$days = [];
		for ( $i = 0, $most = max( $recent, $others ); $i < $most; ++$i ) {
			$days[] = $latest[ $i ] ?? null;
			$days[] = $i < $others ? $known[ $i ] ?? null : null;
		}
		return array_values( array_unique( array_filter( $days, is_string( ... ) ) ) );
	}
}
