<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\DayTotals;
use Storewright\Shop\Reports\ReportRun;

/**
 * Finds the sums by day that say the same as the rows of orders, `s`, of a period: those of all orders, or those of orders by way to
 * pay, country or state, where conditions or groups name one of these.
 */
final class DaySums {

	/**
	 * Columns of orders that a condition may name => those of the sums.
	 */
	private const COLUMNS = [
		's.status'    => 's.status',
		's.parent_id' => 's.is_refund',
	];

	/**
	 * Those that the sums of all orders have besides.
	 */
	private const OF_ALL = [ 's.returning_customer' => 's.returning_customer' ];

	public function __construct( private readonly Context $context ) {}

	/**
	 * The sums to read, `s`.
	 *
	 * @param Period       $period
	 * @param DateType     $type      What decides when an order counts.
	 * @param Condition    $condition Which orders count, apart from their time.
	 * @param list<string> $groups    Expressions that rows are grouped by.
	 * @param bool         $by_day    Whether the sums of each day are needed; else those of whole months do.
	 * @return DaySource|null Null where there are none that say the same.
	 */
	public function source( Period $period, DateType $type, Condition $condition, array $groups, bool $by_day ): ?DaySource {
		if ( ! $period->is_of_whole_days() ) {
			return null;
		}
		foreach ( [ '' => '' ] + DayTotals::KINDS as $kind => $column ) {
			$columns = self::COLUMNS + ( '' === $kind ? self::OF_ALL : [ "s.$column" => 's.value' ] );
			$named   = [ $condition, ...array_map( static fn( string $group ) => new Condition( $group ), $groups ) ];
			$others  = array_filter( $named, static fn( Condition $one ) => ! $one->is_about( array_keys( $columns ) ) );
			if ( [] === $others && ( new ReportRun( $this->context ) )->is_complete() ) {
				$time = substr( $type->value, strlen( 'date_' ) );
				$of   = '' === $kind
					? Condition::all( new Condition( 's.date_type = %s', $time ), $period->days( 's.day' ) )
					: self::of_kind( $kind, $time, $period, $by_day );
				return new DaySource( '' === $kind ? '{days} s' : '{parts} s', Condition::all( $of, $condition->with( $columns ) ), $columns );
			}
		}
		return null;
	}

	/**
	 * The whole months of a period, and the days before and after them.
	 */
	private static function of_kind( string $kind, string $type, Period $period, bool $by_day ): Condition {
		$of     = static fn( string $prefix, Condition $days ): Condition => Condition::all(
			new Condition( 's.kind = %s AND s.date_type = %s', $prefix . $kind, $type ),
			$days
		);
		$months = $by_day ? null : $period->months();
		return null === $months ? $of( '', $period->days( 's.day' ) ) : Condition::any(
			$of( DayTotals::BY_MONTH, $months->days( 's.day' ) ),
			$of( '', new Condition( 's.day >= %s AND s.day < %s', $period->from->format( 'Y-m-d' ), $months->from->format( 'Y-m-d' ) ) ),
			$of( '', new Condition( 's.day > %s AND s.day <= %s', $months->to->format( 'Y-m-d' ), $period->to->format( 'Y-m-d' ) ) )
		);
	}
}
