<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Performance;

use Brick\Math\BigDecimal;
use DateTimeImmutable;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\Part;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Query\Interval;
use Storewright\Admin\Analytics\Query\ReportTables;
use Storewright\Admin\Analytics\Query\StatsQuery;
use Storewright\Admin\Analytics\Query\Statuses;
use Storewright\Kernel\Context;

/**
 * How the store does, in the shop's currency: sums of a period and of the one before, from one query. Days are read from the sums of
 * days, so that it does not matter how many orders there are; today's hours from the orders of two days.
 */
final class StorePerformance {

	/**
	 * Groups of the query: orders in the shop's currency, and all others.
	 */
	private const OWN    = 0;
	private const OTHERS = 1;

	/**
	 * @param Context           $context
	 * @param PerformancePeriod $period
	 * @param DateTimeImmutable $now       In the site's time zone.
	 * @param int               $first_day Day on which weeks start, 0 for Sunday.
	 */
	public function __construct(
		private readonly Context $context,
		private readonly PerformancePeriod $period,
		private readonly DateTimeImmutable $now,
		private readonly int $first_day
	) {}

	/**
	 * Returns the figures.
	 *
	 * @return array{figures: list<array{figure: PerformanceFigure, value: BigDecimal, before: BigDecimal, steps: list<BigDecimal>}>,
	 *         other_orders: int} Exact. `other_orders` are those of the period in other currencies, which are not in the figures.
	 */
	public function figures(): array {
		$steps  = $this->period->steps( $this->now, $this->first_day );
		$before = $this->period->steps_before( $this->now, $this->first_day );
		$sums   = $this->sums( $before[0], $steps[ count( $steps ) - 1 ] );
		$own    = static fn( string $step ): array => $sums[ $step ][ self::OWN ] ?? [];
		$others = array_map( static fn( string $step ): array => $sums[ $step ][ self::OTHERS ] ?? [], $steps );
		$now    = self::together( array_map( $own, $steps ) );
		$then   = self::together( array_map( $own, $before ) );
		return [
			'figures'      => array_map(
				static fn( PerformanceFigure $figure ) => [
					'figure' => $figure,
					'value'  => $figure->of( $now ),
					'before' => $figure->of( $then ),
					'steps'  => array_map( static fn( string $step ) => $figure->of( $own( $step ) ), $steps ),
				],
				PerformanceFigure::cases()
			),
			'other_orders' => PerformanceFigure::Orders->of( self::together( $others ) )->toInt(),
		];
	}

	/**
	 * The sums of each step from one to another.
	 *
	 * @return array<string, array<int, array<string, BigDecimal>>> By step, group, and name.
	 */
	private function sums( string $first, string $last ): array {
		$by_hour  = Interval::Hour === $this->period->step();
		$date     = DateType::of_shop();
		$column   = $by_hour ? $date->column() : 's.day';
		$in_time  = $by_hour
			? new Condition( "$column >= %s AND $column <= %s", "$first:00:00", "$last:59:59" )
			: new Condition( "s.date_type = %s AND $column >= %s AND $column <= %s", substr( $date->value, strlen( 'date_' ) ), $first, $last );
		$currency = $by_hour ? 's.storewright_currency' : 's.currency';
		// Orders from before currencies were noted are in the shop's.
		$code = preg_replace( '/[^A-Za-z0-9]/', '', $this->context->shop()->settings()->currency_format()->code );
		return ( new StatsQuery( $this->context->database, new ReportTables( $this->context ) ) )->figures(
			[ '' => new Part( $by_hour ? '{stats} s' : '{days} s' ) ],
			$by_hour ? self::of_orders() : self::of_days(),
			Condition::all( $in_time, Statuses::counted() ),
			$this->period->step()->sql( $column, $this->first_day ),
			"CASE WHEN $currency IN ( '$code', '' ) THEN " . self::OWN . ' ELSE ' . self::OTHERS . ' END'
		);
	}

	/**
	 * @return list<Measure> Of rows of order_stats.
	 */
	private static function of_orders(): array {
		return [
			Measure::count( 'orders', '', 'SUM( CASE WHEN s.parent_id = 0 THEN 1 ELSE 0 END )' ),
			Measure::count( 'items', '', 'SUM( s.num_items_sold )' ),
			Measure::sum( 'total', '', 's.total_sales' ),
			Measure::sum( 'net', '', 's.net_total' ),
			Measure::sum( 'orders_net', '', 'CASE WHEN s.parent_id = 0 THEN s.net_total ELSE 0 END' ),
			Measure::sum( 'refunded', '', 'CASE WHEN s.parent_id = 0 THEN 0 ELSE s.total_sales END' ),
		];
	}

	/**
	 * @return list<Measure> Of rows of the sums of days.
	 */
	private static function of_days(): array {
		return [
			Measure::count( 'orders', '', 'SUM( CASE WHEN s.is_refund = 0 THEN s.orders ELSE 0 END )' ),
			Measure::count( 'items', '', 'SUM( s.items )' ),
			Measure::sum( 'total', '', 's.total' ),
			Measure::sum( 'net', '', 's.net' ),
			Measure::sum( 'orders_net', '', 'CASE WHEN s.is_refund = 0 THEN s.net ELSE 0 END' ),
			Measure::sum( 'refunded', '', 'CASE WHEN s.is_refund = 0 THEN 0 ELSE s.total END' ),
		];
	}

	/**
	 * @param array<array<string, BigDecimal>> $all
	 * @return array<string, BigDecimal>
	 */
	private static function together( array $all ): array {
		$sums = [];
		foreach ( $all as $one ) {
			foreach ( $one as $name => $value ) {
				$sums[ $name ] = ( $sums[ $name ] ?? BigDecimal::zero() )->plus( $value );
			}
		}
		return $sums;
	}
}
