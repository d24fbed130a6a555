<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Declaration\Kind;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Rest\Field;

/**
 * The fields of an answer with figures by time, made of a report's declaration.
 */
final class StatsFields {

	/**
	 * Totals and intervals.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function of( StatsReport $report ): array {
		$subtotals = array_values( array_filter( $report->measures(), static fn( Measure $one ) => ! $one->totals_only ) );
		return [
			'totals'    => Field::object(
				__( 'Figures of the whole time.', 'storewright' ),
				self::figures( $report, $report->measures() ),
				readonly: true
			),
			'intervals' => Field::objects(
				__( 'Figures by interval.', 'storewright' ),
				[
					'interval'       => Field::text( __( 'Name of the interval, such as 2026-11.', 'storewright' ), readonly: true ),
					'date_start'     => self::time( __( 'Its first second, in the site’s time zone.', 'storewright' ) ),
					'date_start_gmt' => self::time( __( 'Its first second, in UTC.', 'storewright' ) ),
					'date_end'       => self::time( __( 'Its last second, in the site’s time zone.', 'storewright' ) ),
					'date_end_gmt'   => self::time( __( 'Its last second, in UTC.', 'storewright' ) ),
					'subtotals'      => Field::object( __( 'Its figures.', 'storewright' ), self::figures( $report, $subtotals ), readonly: true ),
				],
				readonly: true
			),
		];
	}

	/**
	 * Totals alone.
	 *
	 * @param list<Measure> $measures
	 * @return array<string, array<string, mixed>>
	 */
	public static function totals( array $measures ): array {
		return [ 'totals' => Field::object( __( 'The figures.', 'storewright' ), self::numbers( $measures ), readonly: true ) ];
	}

	/**
	 * @param StatsReport   $report
	 * @param list<Measure> $measures
	 * @return array<string, array<string, mixed>>
	 */
	private static function figures( StatsReport $report, array $measures ): array {
		$segments = $report->segments();
		if ( [] === $segments ) {
			return self::numbers( $measures );
		}
		$of_segments = self::numbers( array_merge( ...array_values( array_map( static fn( $one ) => $one->measures, $segments ) ) ) );
		return self::numbers( $measures ) + [
			'segments' => Field::objects(
				__( 'The figures split by what the request asks for.', 'storewright' ),
				[
					'segment_id'    => Field::integer( __( 'Id of the segment.', 'storewright' ), readonly: true ),
					'segment_label' => [ 'type' => [ 'string', 'null' ] ] + Field::text( __( 'Its name.', 'storewright' ), readonly: true ),
					'subtotals'     => Field::object( __( 'Its figures.', 'storewright' ), $of_segments, readonly: true ),
				],
				readonly: true
			),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function time( string $description ): array {
		return Field::text( $description, readonly: true, format: 'date-time' );
	}

	/**
	 * @param array<Measure> $measures
	 * @return array<string, array<string, mixed>>
	 */
	private static function numbers( array $measures ): array {
		$fields = [];
		foreach ( $measures as $measure ) {
			if ( '' !== $measure->description ) {
				$fields[ $measure->name ] = match ( $measure->kind ) {
					Kind::Count => Field::integer( $measure->description, readonly: true ),
					Kind::Money => Field::number( $measure->description, format: 'currency', readonly: true ),
					default     => Field::number( $measure->description, readonly: true ),
				} + [ 'optional' => true ];
			}
		}
		return $fields;
	}
}
