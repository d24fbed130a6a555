<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Admin\Analytics\Declaration\CountsAnyStatus;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\Indicator;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Kernel\Context;

/**
 * The figures of a period that the overview shows: totals of some indicators, and the steps of some. Reports that read the same rows
 * are asked once, so that the number of queries goes by the tables, not by the figures.
 */
final class OverviewFigures {

	private readonly StatsAnswer $answer;

	private readonly DateType $date_type;

	/**
	 * @param Context         $context
	 * @param list<Indicator> $totals   Those whose total is wanted.
	 * @param list<Indicator> $charts   Those whose steps are.
	 * @param Interval        $interval How long a step is.
	 */
	public function __construct(
		Context $context,
		private readonly array $totals,
		private readonly array $charts,
		private readonly Interval $interval
	) {
		$this->answer    = new StatsAnswer( $context );
		$this->date_type = DateType::of_shop();
	}

	/**
	 * Returns the figures of a period.
	 *
	 * @return array{totals: array<string, int|float>, charts: array<string, list<int|float>>} By the indicator's name.
	 */
	public function of( Period $period ): array {
		$answers = [];
		foreach ( $this->sources() as $source => [ 'report' => $report, 'totals' => $totals, 'charts' => $charts ] ) {
			$answers[ $source ] = [] === $charts
				? [
					'totals'    => $this->answer->totals( $report, $period, $this->date_type, self::condition( $report ), $totals ),
					'intervals' => [],
				]
				: $this->steps( $report, $period, array_values( array_unique( [ ...$totals, ...$charts ] ) ) );
		}
		$figures = [
			'totals' => [],
			'charts' => [],
		];
		foreach ( $this->totals as $one ) {
			$figures['totals'][ $one->stat() ] = self::number( $answers[ $this->source( $one->report ) ]['totals'][ $one->figure ] ?? 0 );
		}
		foreach ( $this->charts as $one ) {
			$figures['charts'][ $one->stat() ] = array_map(
				static fn( array $step ) => self::number( $step[ $one->figure ] ?? 0 ),
				$answers[ $this->source( $one->report ) ]['intervals']
			);
		}
		return $figures;
	}

	/**
	 * @return array<string, array{report: StatsReport, totals: list<string>, charts: list<string>}> What is asked of each source.
	 */
	private function sources(): array {
		$sources = [];
		foreach ( [ ...$this->totals, ...$this->charts ] as $one ) {
			$source               = $this->source( $one->report );
			$sources[ $source ] ??= [
				'report' => $one->report,
				'totals' => $this->figures( $this->totals, $source ),
				'charts' => $this->figures( $this->charts, $source ),
			];
		}
		return $sources;
	}

	/**
	 * @param list<Indicator> $indicators
	 * @param string          $source
	 * @return list<string> Names of those figures that come from a source.
	 */
	private function figures( array $indicators, string $source ): array {
		$of_source = array_filter( $indicators, fn( Indicator $one ) => $this->source( $one->report ) === $source );
		return array_values( array_map( static fn( Indicator $one ) => $one->figure, $of_source ) );
	}

	/**
	 * What a report reads: equal for reports whose figures come from the same rows, by the same date, under the same names.
	 */
	private function source( StatsReport $report ): string {
		$measures = array_map( static fn( $measure ) => "{$measure->name} {$measure->sql}", $report->measures() );
		$parts    = array_map( static fn( $part ) => "{$part->from} {$part->distinct}", $report->parts() );
		return implode( "\n", [ $report->date( $this->date_type ), self::condition( $report )->sql, ...$parts, ...$measures ] );
	}

	private static function condition( StatsReport $report ): Condition {
		return Condition::all( ...( $report instanceof CountsAnyStatus ? [] : [ Statuses::counted() ] ) );
	}

	/**
	 * @param StatsReport  $report
	 * @param Period       $period
	 * @param list<string> $fields
	 * @return array{totals: array<string, mixed>, intervals: list<array<mixed>>} Totals, and the figures of each step.
	 */
	private function steps( StatsReport $report, Period $period, array $fields ): array {
		$count  = count( $period->intervals( $this->interval ) );
		$answer = $this->answer->of(
			$report,
			new StatsRequest( $period, $this->interval, $this->date_type, self::condition( $report ), null, '', false, $count, 0, $fields )
		);
		return [
			'totals'    => $answer['totals'],
			'intervals' => array_map(
				static fn( array $step ): array => is_array( $step['subtotals'] ?? null ) ? $step['subtotals'] : [],
				$answer['intervals']
			),
		];
	}

	private static function number( mixed $value ): int|float {
		return is_int( $value ) || is_float( $value ) ? $value : 0;
	}
}
