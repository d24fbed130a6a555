<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Brick\Math\BigDecimal;
use DateTimeImmutable;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\Part;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\IdSet;
use Storewright\Shop\Reports\KeptFigures;
use Storewright\Shop\Reports\KeptValue;
use Storewright\Shop\Reports\ReportRun;

/**
 * Counts different customers, products and coupons: from the ids that are kept of days and months, so that only days whose orders have
 * changed since are looked at again. Of two months together they are put together, not added up.
 */
final class DistinctCounts {

	/**
	 * @param Context $context
	 * @param bool    $is_patient Whether to look at all that is not known yet, however long that takes.
	 */
	public function __construct( private readonly Context $context, private readonly bool $is_patient = false ) {}

	/**
	 * Returns the numbers of those measures that count different ones.
	 *
	 * @param array<string, Part> $parts     Where the ids come from; order statistics are `s` in each.
	 * @param list<Measure>       $measures
	 * @param Period              $period
	 * @param DateType            $type      What decides when an order counts.
	 * @param string              $column    The column of the rows that says so.
	 * @param Condition           $condition Which rows count, apart from their time.
	 * @param Interval|null       $interval  Null for the total.
	 * @return array<string, array<string, BigDecimal>> By the measure's name, then by the interval's key, '' for the total; of intervals that
	 *         have any. Measures that have to be counted of the rows themselves are missing.
	 */
	public function of_all(
		array $parts,
		array $measures,
		Period $period,
		DateType $type,
		string $column,
		Condition $condition,
		?Interval $interval
	): array {
		$distinct = array_filter( $measures, static fn( Measure $one ) => null !== $one->id );
		if (
			[] === $distinct || Interval::Hour === $interval || ! $period->is_of_whole_days()
			|| ! $condition->is_about( [ 's.status', 's.parent_id', 's.returning_customer' ] ) || ! ( new ReportRun( $this->context ) )->is_complete()
		) {
			return [];
		}
		$changes = ( new KeptFigures( $this->context->database ) )->changes(
			substr( $type->value, strlen( 'date_' ) ),
			$period->from->format( 'Y-m-d' ),
			$period->to->format( 'Y-m-d' )
		);
		$numbers = [];
		foreach ( $distinct as $one ) {
			$numbers[ $one->name ] = $this->of( $parts[ $one->part ], $one, $period, $column, $condition, $interval, $changes );
		}
		return array_filter( $numbers, is_array( ... ) );
	}

	/**
	 * @param Part               $part
	 * @param Measure            $measure
	 * @param Period             $period
	 * @param string             $column
	 * @param Condition          $condition
	 * @param Interval|null      $interval
	 * @param array<string, int> $changes   By day.
	 * @return array<string, BigDecimal>|null By the interval's key, '' for the total; of those that have any. Null where too much is not
	 *         known yet.
	 */
	private function of(
		Part $part,
		Measure $measure,
		Period $period,
		string $column,
		Condition $condition,
		?Interval $interval,
		array $changes
	): ?array {
		$tables = ( new ReportTables( $this->context ) )->name( $part->from );
		// The same condition may stand in parentheses.
		$source = [ $tables, (string) $measure->id, $column, trim( $condition->sql, '() ' ), ...$condition->args ];
		$look   = fn( string $from, string $until ): array => $this->look( $part, $measure, $column, $condition, $from, $until );
		$days   = new KeptDays( $this->context, sha1( implode( "\0", $source ) ), IdSet::class, $look, $this->is_patient );
		try {
			if ( Interval::Day === $interval ) {
				return self::numbers( $days->counts( $changes ) );
			}
			if ( Interval::Week === $interval ) {
				return self::numbers( self::of_weeks( $days, $period, $changes ) );
			}
			$known = $days->of_period( $period, $changes );
		} catch ( TooMuchUnknown ) {
			return null;
		}
		$sets = [];
		foreach ( $known as $one ) {
			$day            = new DateTimeImmutable( $one['day'], wp_timezone() );
			$key            = null === $interval ? '' : $interval->key( $day, $period->first_day );
			$sets[ $key ][] = $one['value'];
		}
		return self::numbers( array_map( static fn( array $of ) => IdSet::together( ...$of )->count(), $sets ) );
	}

	/**
	 * Week by week: the sets of all days of some years are too much to be held at once.
	 *
	 * @param KeptDays           $days
	 * @param Period             $period
	 * @param array<string, int> $changes
	 * @return array<string, int> By the interval's key.
	 * @throws TooMuchUnknown If nobody should wait for it.
	 */
	private static function of_weeks( KeptDays $days, Period $period, array $changes ): array {
		// All that is not known is looked at, or refused, before.
		$days->counts( $changes );
		$weeks = [];
		foreach ( $changes as $day => $number ) {
			$weeks[ Interval::Week->key( new DateTimeImmutable( $day, wp_timezone() ), $period->first_day ) ][ $day ] = $number;
		}
		return array_map(
			static fn( array $of ) => IdSet::together( ...array_column( $days->of_days( $of ), 'value' ) )->count(),
			$weeks
		);
	}

	/**
	 * @param array<array-key, int> $counts
	 * @return array<string, BigDecimal>
	 */
	private static function numbers( array $counts ): array {
		$numbers = [];
		foreach ( array_filter( $counts, static fn( int $count ) => $count > 0 ) as $key => $count ) {
			$numbers[ (string) $key ] = BigDecimal::of( $count );
		}
		return $numbers;
	}

	/**
	 * @return array<string, KeptValue> The ids of each day that has any.
	 */
	private function look( Part $part, Measure $measure, string $column, Condition $condition, string $from, string $until ): array {
		$where = Condition::all( new Condition( "$column >= %s AND $column <= %s", "$from 00:00:00", "$until 23:59:59" ), $condition );
		$ids   = [];
		foreach ( $this->context->database->rows(
			( new ReportTables( $this->context ) )->name(
				"SELECT DISTINCT SUBSTR( $column, 1, 10 ) AS day, {$measure->id} AS id FROM {$part->from} WHERE {$where->sql}"
			),
			...$where->args
		) as $row ) {
			if ( null !== $row['id'] ) {
				$ids[ (string) $row['day'] ][] = (int) $row['id'];
			}
		}
		return array_map( IdSet::of( ... ), $ids );
	}
}
