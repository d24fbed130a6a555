<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics;

use DateTimeImmutable;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Admin\Analytics\Explain\PreparedShares;
use Storewright\Admin\Analytics\Query\BestCustomers;
use Storewright\Admin\Analytics\Query\Cohorts;
use Storewright\Admin\Analytics\Query\DayFigures;
use Storewright\Admin\Analytics\Query\DistinctCounts;
use Storewright\Admin\Analytics\Query\Interval;
use Storewright\Admin\Analytics\Query\OrderNumbers;
use Storewright\Admin\Analytics\Query\Period;
use Storewright\Admin\Analytics\Query\ReportTables;
use Storewright\Admin\Analytics\Query\StatsQuery;
use Storewright\Admin\Analytics\Query\Statuses;
use Storewright\Admin\Analytics\Reports\CategoriesReport;
use Storewright\Admin\Analytics\Reports\CouponsStats;
use Storewright\Admin\Analytics\Reports\ProductsStats;
use Storewright\Admin\Analytics\Reports\RevenueStats;
use Storewright\Admin\Analytics\Reports\TaxesStats;
use Storewright\Admin\Analytics\Reports\VariationsStats;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Background\RecurringJob;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\DayDrift;
use Storewright\Shop\Reports\SiteDay;

/**
 * Counts the different customers, products and coupons, the orders of categories, what customers spent and cohorts of all months that have
 * orders, and adds up what was sold on each of their days, the latest first, so that nobody waits for it, and of how many orders the
 * figures of the last year are made; what has not changed since is not looked at again. Once an hour.
 */
final class PrepareReports implements RecurringJob {

	/**
	 * So many months without orders are prepared like others.
	 */
	private const LONGEST_GAP = 60;

	/**
	 * How many months back it is added up which orders figures are made of: those of the year and the present one.
	 */
	private const MONTHS_EXPLAINED = 12;

	public static function name(): string {
		return 'prepare_reports';
	}

	public static function seconds(): int {
		return HOUR_IN_SECONDS;
	}

	public function run( Context $context, ?string $cursor, float $until ): ?string {
		// First of all: whatever fails below, it comes back. A part that follows at once is brought forward.
		Queue::enqueue( self::name(), self::seconds() );
		$counts  = new DistinctCounts( $context, is_patient: true );
		$orders  = new OrderNumbers( $context, is_patient: true );
		$spent   = new BestCustomers( $context, is_patient: true );
		$by_day  = new DayFigures( $context, new StatsQuery( $context->database, new ReportTables( $context ) ), is_patient: true );
		$report  = new RevenueStats();
		$sold    = [ new ProductsStats(), new VariationsStats(), new CouponsStats(), new TaxesStats() ];
		$cohorts = new Cohorts( $context );
		$shares  = new PreparedShares( $context );
		$oldest  = $context->clock->now()->setTimezone( wp_timezone() )->modify( 'first day of -' . self::MONTHS_EXPLAINED . ' months' );

		$categories = new CategoriesReport();
		$type       = DateType::of_shop();
		$from       = null === $cursor ? $context->clock->now() : new DateTimeImmutable( $cursor, wp_timezone() );
		foreach ( self::months( $context, SiteDay::of( $from ) ) as $month ) {
			if ( microtime( true ) >= $until ) {
				return $month->format( 'Y-m-d' );
			}
			$period = new Period( $month, $month->modify( 'first day of next month' )->setTime( 0, 0 )->modify( '-1 second' ), 1 );
			$column = $type->column();
			$counts->of_all( $report->parts(), $report->measures(), $period, $type, $column, Statuses::counted(), Interval::Month );
			foreach ( $sold as $one ) {
				$made   = DateType::Created;
				$column = $one->date( $made );
				$counts->of_all( $one->parts(), $one->measures(), $period, $made, $column, Statuses::counted(), Interval::Month );
				$by_day->of( $one, $one->measures(), $period, Statuses::counted(), Interval::Day );
			}
			$orders->of( $categories, $period, Statuses::counted() );
			$spent->of( $period, Statuses::counted(), 1 );
			$cohorts->prepare( $month->format( 'Y-m' ) );
			if ( $month->format( 'Y-m' ) >= $oldest->format( 'Y-m' ) ) {
				array_map( static fn( StatsReport $one ) => $shares->of( $one, $period ), [ $report, ...$sold ] );
			}
		}
		return null;
	}

	/**
	 * The month of a day, and those before it to the first one that has orders. A longer time without any, as a wrong date leaves, is left
	 * out: nobody looks at all of its months.
	 *
	 * @return list<DateTimeImmutable> The first moment of each, the latest first.
	 */
	private static function months( Context $context, string $day ): array {
		$days   = ( new DayDrift( $context->database, $context->shop()->report_tables() ) )->days_with_sums();
		$days   = array_filter( $days, static fn( string $one ) => $one <= $day );
		$known  = array_unique( array_map( static fn( string $one ) => substr( $one, 0, 7 ), [ ...$days, $day ] ) );
		$months = [];
		rsort( $known );
		foreach ( $known as $month ) {
			$first = new DateTimeImmutable( "$month-01", wp_timezone() );
			$last  = end( $months );
			$gap   = false === $last ? 0 : 12 * ( (int) $last->format( 'Y' ) - (int) $first->format( 'Y' ) )
				+ (int) $last->format( 'n' ) - (int) $first->format( 'n' ) - 1;
			for ( $gap = $gap > self::LONGEST_GAP ? 0 : $gap; $gap > 0; --$gap ) {
				$months[] = $first->modify( "+$gap months" )->setTime( 0, 0 );
			}
			$months[] = $first;
		}
		return $months;
	}
}
