<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Admin\Analytics\Query\Interval;
use Storewright\Admin\Analytics\Query\StatsRequest;
use Storewright\Kernel\Clock;
use Storewright\Rest\Params;
use WP_REST_Request;

/**
 * The figures of a report that a request asks for.
 */
final class StatsRequests {

	/**
	 * The arguments of a report's requests.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function arguments( StatsReport $report ): array {
		return ReportArguments::of(
			array_keys( $report->orderby() ),
			'date',
			$report->filters(),
			[ 'interval', ...$report->arguments() ],
			array_keys( $report->segments() )
		);
	}

	/**
	 * What a request asks for.
	 *
	 * @param WP_REST_Request $request
	 * @param StatsReport     $report
	 * @param Clock           $clock
	 * @param int             $limit   At most so many intervals.
	 * @param int             $offset  Intervals to pass over.
	 */
	public static function of( WP_REST_Request $request, StatsReport $report, Clock $clock, int $limit, int $offset ): StatsRequest {
		$params = new Params( $request );
		$fields = array_values( array_filter( $params->array( 'fields' ) ?? [], 'is_string' ) );
		return new StatsRequest(
			ReportArguments::period( $request, $clock ),
			self::interval( $request ),
			ReportArguments::date_type( $request ),
			ReportArguments::condition( $request, $report, $report->filters() ),
			$report->segments()[ $params->string( 'segmentby' ) ?? '' ] ?? null,
			$report->orderby()[ $params->string( 'orderby' ) ?? 'date' ],
			'asc' !== $params->string( 'order' ),
			$limit,
			$offset,
			[] === $fields ? null : $fields
		);
	}

	/**
	 * What a request wants the time to be divided into.
	 */
	public static function interval( WP_REST_Request $request ): Interval {
		return Interval::from( ( new Params( $request ) )->string( 'interval' ) ?? Interval::Week->value );
	}
}
