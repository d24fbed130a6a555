<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Brick\Math\BigDecimal;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\Part;
use Storewright\Admin\Analytics\Declaration\Segment;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Admin\Analytics\Declaration\TotalsReport;
use Storewright\Kernel\Context;

/**
 * Makes the totals and intervals of a report.
 */
final class StatsAnswer {

	private readonly StatsQuery $query;

	private readonly ReportFigures $figures;

	public function __construct( private readonly Context $context ) {
		$this->query   = new StatsQuery( $context->database, new ReportTables( $context ) );
		$this->figures = new ReportFigures( $context, $this->query );
	}

	/**
	 * Returns the totals, and the intervals of a page.
	 *
	 * @param StatsReport  $report
	 * @param StatsRequest $request
	 * @return array{totals: array<string, mixed>, intervals: list<array<string, mixed>>, count: int} `count` is the number of intervals
	 *         on all pages.
	 */
	public function of( StatsReport $report, StatsRequest $request ): array {
		$all     = $request->period->intervals( $request->interval );
		$column  = $report->date( $request->date_type );
		$segment = $request->segment;
		$where   = static fn( Period $period ): Condition => Condition::all( $period->condition( $column ), $request->condition );
		$key     = $request->interval->sql( $column, $request->period->first_day );
		$in_time = '' === $request->sort;
		if ( $in_time ) {
			$all   = $request->descending ? array_reverse( $all ) : $all;
			$shown = array_slice( $all, $request->offset, $request->limit );
			$ends  = [] === $shown ? null : [ $shown[0], $shown[ count( $shown ) - 1 ] ];
			$part  = null === $ends ? null : $request->period->part(
				min( $ends[0]['from'], $ends[1]['from'] ),
				max( $ends[0]['to'], $ends[1]['to'] )
			);
		} else {
			$shown = $all;
			$part  = $request->period;
		}
		$measures  = ReportFigures::needed(
			$report->measures(),
			null === $request->fields ? null : [ ...$request->fields, $request->sort ]
		);
		$totals    = $this->figures->of(
			$report,
			$measures,
			$request->period,
			$request->date_type,
			$request->condition,
			null
		)[''][0] ?? [];
		$intervals = null === $part ? [] : $this->figures->of(
			$report,
			self::of_intervals( $measures ),
			$part,
			$request->date_type,
			$request->condition,
			$request->interval
		);
		if ( ! $in_time ) {
			$shown = self::sorted( $shown, $intervals, $report->measures(), $request );
		}
		$labels           = [];
		$segments         = [];
		$total_by_segment = [];
		if ( null !== $segment && null !== $part ) {
			$of_segment       = self::of_segment( $segment, $request->fields );
			$total_by_segment = $this->query->figures(
				$segment->parts,
				$of_segment,
				$where( $request->period ),
				null,
				$segment->id
			)[''] ?? [];
			$segments         = $this->query->figures( $segment->parts, $of_segment, $where( $part ), $key, $segment->id );
			$labels           = $this->labels( $segment, array_keys( $total_by_segment ), $request->named );
		}
		return [
			'totals'    => self::values( $report->measures(), $totals, true, $request->fields )
				+ self::segments( $report, $segment, $labels, $total_by_segment, $request->fields ),
			'intervals' => array_map(
				static fn( array $one ) => [
					'interval'       => $one['id'],
					'date_start'     => $one['from']->format( 'Y-m-d H:i:s' ),
					'date_start_gmt' => Period::gmt( $one['from'] ),
					'date_end'       => $one['to']->format( 'Y-m-d H:i:s' ),
					'date_end_gmt'   => Period::gmt( $one['to'] ),
					'subtotals'      => self::values( $report->measures(), $intervals[ $one['key'] ][0] ?? [], false, $request->fields )
						+ self::segments( $report, $segment, $labels, $segments[ $one['key'] ] ?? [], $request->fields ),
				],
				$shown
			),
			'count'     => count( $all ),
		];
	}

	/**
	 * Returns the totals alone.
	 *
	 * @param StatsReport $report
	 * @param Period      $period
	 * @param DateType    $date_type What decides when an order counts.
	 * @param Condition   $condition Which rows count, apart from their time.
	 * @param list<string> $fields   Names of those that are wanted.
	 * @return array<string, int|float> By name.
	 */
	public function totals( StatsReport $report, Period $period, DateType $date_type, Condition $condition, array $fields ): array {
		$measures = ReportFigures::needed( $report->measures(), $fields );
		$figures  = $this->figures->of( $report, $measures, $period, $date_type, $condition, null );
		return self::values( $report->measures(), $figures[''][0] ?? [], true, $fields );
	}

	/**
	 * Returns the figures of a report of how things are now.
	 *
	 * @param TotalsReport      $report
	 * @param Condition         $condition Which rows count.
	 * @param list<string>|null $fields    Names of those that are wanted, null for all.
	 * @return array<string, int|float> By name.
	 */
	public function now( TotalsReport $report, Condition $condition, ?array $fields = null ): array {
		$source  = $report->source();
		$where   = new Condition( $condition->sql, ...$source->args, ...$condition->args );
		$figures = $this->query->figures( [ '' => new Part( $source->sql ) ], $report->measures(), $where, null, null );
		return self::values( $report->measures(), $figures[''][0] ?? [], true, $fields );
	}

	/**
	 * The figures as REST answers them.
	 *
	 * @param list<Measure>             $measures
	 * @param array<string, BigDecimal> $figures  Of the database; missing ones are 0.
	 * @param bool                      $is_total Whether it is the total of the report.
	 * @param list<string>|null         $fields   Names of those that are wanted, null for all.
	 * @return array<string, int|float>
	 */
	private static function values( array $measures, array $figures, bool $is_total, ?array $fields = null ): array {
		$all    = self::derived( $measures, $figures );
		$values = [];
		foreach ( $measures as $measure ) {
			$is_wanted = null === $fields || in_array( $measure->name, $fields, true );
			if ( '' !== $measure->description && $is_wanted && ( $is_total || ! $measure->totals_only ) ) {
				$values[ $measure->name ] = $measure->answer( $all[ $measure->name ] );
			}
		}
		return $values;
	}

	/**
	 * @param list<Measure>             $measures
	 * @param array<string, BigDecimal> $figures
	 * @return array<string, BigDecimal> Every figure.
	 */
	private static function derived( array $measures, array $figures ): array {
		foreach ( $measures as $measure ) {
			if ( null === $measure->derive ) {
				$figures[ $measure->name ] ??= BigDecimal::zero();
			}
		}
		foreach ( $measures as $measure ) {
			if ( null !== $measure->derive ) {
				$figures[ $measure->name ] = $measure->derive->of( $figures );
			}
		}
		return $figures;
	}

	/**
	 * @param Segment        $segment
	 * @param list<int>      $ids     Those that have figures.
	 * @param list<int>|null $named   Those that are wanted, null for all.
	 * @return array<int, string|null> Names by id.
	 */
	private function labels( Segment $segment, array $ids, ?array $named ): array {
		$labels = ( $segment->labels )( $this->context, $named ?? $ids );
		return null === $named ? $labels : array_intersect_key( $labels, array_flip( $named ) );
	}

	/**
	 * The figures that are read of segments: those that are wanted, or all where none of them is, so that it is known which there are.
	 *
	 * @param Segment           $segment
	 * @param list<string>|null $fields
	 * @return list<Measure>
	 */
	private static function of_segment( Segment $segment, ?array $fields ): array {
		$wanted = ReportFigures::needed( $segment->measures, $fields );
		return [] === $wanted ? $segment->measures : array_values( $wanted );
	}

	/**
	 * @param StatsReport                           $report
	 * @param Segment|null                          $segment
	 * @param array<int, string|null>               $labels
	 * @param array<int, array<string, BigDecimal>> $figures By id of the segment.
	 * @param list<string>|null                     $fields  Those that are wanted, null for all.
	 * @return array{segments?: list<array<string, mixed>>}
	 */
	private static function segments( StatsReport $report, ?Segment $segment, array $labels, array $figures, ?array $fields ): array {
		if ( [] === $report->segments() ) {
			return [];
		}
		if ( null === $segment ) {
			return [ 'segments' => [] ];
		}
		$answer = [];
		foreach ( $labels as $id => $label ) {
			$answer[] = [
				'segment_id'    => $id,
				'segment_label' => $label,
				'subtotals'     => self::values( $segment->measures, $figures[ $id ] ?? [], false, $fields ),
			];
		}
		return [ 'segments' => $answer ];
	}

	/**
	 * The intervals of a page, sorted by a figure; equal ones by time.
	 *
	 * @param list<array{key: string, id: string, from: \DateTimeImmutable, to: \DateTimeImmutable}> $all
	 * @param array<string, array<int, array<string, BigDecimal>>>                                 $figures
	 * @param list<Measure>                                                                        $measures
	 * @param StatsRequest                                                                         $request
	 * @return list<array{key: string, id: string, from: \DateTimeImmutable, to: \DateTimeImmutable}>
	 */
	private static function sorted( array $all, array $figures, array $measures, StatsRequest $request ): array {
		$by = [];
		foreach ( $all as $one ) {
			$by[ $one['key'] ] = self::derived( $measures, $figures[ $one['key'] ][0] ?? [] )[ $request->sort ];
		}
		usort(
			$all,
			static fn( array $one, array $other ) => ( $request->descending ? -1 : 1 )
				* $by[ $one['key'] ]->compareTo( $by[ $other['key'] ] )
		);
		return array_slice( $all, $request->offset, $request->limit );
	}

	/**
	 * @param list<Measure> $measures
	 * @return list<Measure>
	 */
	private static function of_intervals( array $measures ): array {
		return array_values( array_filter( $measures, static fn( Measure $one ) => ! $one->totals_only ) );
	}
}
