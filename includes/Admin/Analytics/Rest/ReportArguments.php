<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use DateTimeImmutable;
use Storewright\Admin\Analytics\Declaration\CountsAnyStatus;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\Filter;
use Storewright\Admin\Analytics\Declaration\GoesByRequest;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Admin\Analytics\Declaration\TotalsReport;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Query\Interval;
use Storewright\Admin\Analytics\Query\Period;
use Storewright\Admin\Analytics\Query\Statuses;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Dates;
use Storewright\Rest\Params;
use Storewright\Shop\Reports\CustomerCheck;
use Storewright\Shop\Reports\ReportRun;
use WP_REST_Request;

/**
 * The arguments that reports have in common, and what a request asks for by them.
 */
final class ReportArguments {

	/**
	 * How far back a report goes if nothing is said.
	 */
	private const DEFAULT_PERIOD = '-1 week';

	/**
	 * Page, time, order and filters.
	 *
	 * @param list<string> $orderby
	 * @param string       $by      What is sorted by if nothing is said.
	 * @param list<Filter> $filters
	 * @param list<string> $more    Any of `match`, `date_type`, `fields`, `interval`, `offset`.
	 * @param list<string> $segments What it can be split by.
	 * @return array<string, array<string, mixed>>
	 */
	public static function of( array $orderby, string $by, array $filters, array $more, array $segments = [] ): array {
		$common   = Collection::args( $orderby, $by, modified: false );
		$optional = self::optional( $more ) + array_intersect_key( [ 'offset' => $common['offset'] ], array_flip( $more ) );
		unset( $common['search'], $common['exclude'], $common['include'], $common['offset'] );
		if ( [] !== $segments ) {
			$optional['segmentby'] = self::choice( __( 'What the figures are split by.', 'storewright' ), $segments );
		}
		return $common + self::optional( [ 'force_cache_refresh' ] ) + $optional + array_column(
			array_map(
				static fn( Filter $filter ) => [
					'name'   => $filter->name,
					'schema' => $filter->schema,
				],
				$filters
			),
			'schema',
			'name'
		);
	}

	/**
	 * The arguments of a report of how things are now: without a time, and sorted ascending if nothing is said.
	 *
	 * @param array<string, array<string, mixed>> $args Of a report.
	 * @return array<string, array<string, mixed>>
	 */
	public static function of_all_time( array $args ): array {
		unset( $args['after'], $args['before'], $args['force_cache_refresh'] );
		$args['order']['default'] = 'asc';
		return $args;
	}

	/**
	 * The time that a request asks for: by default the last week.
	 *
	 * @param WP_REST_Request $request
	 * @param Clock           $clock
	 * @param string          $start   Since when if nothing is said.
	 * @param string          $prefix  What the names of its arguments begin with.
	 * @throws \Storewright\Kernel\Errors\InvalidInput If a time is none.
	 */
	public static function period(
		WP_REST_Request $request,
		Clock $clock,
		string $start = self::DEFAULT_PERIOD,
		string $prefix = ''
	): Period {
		$time      = static fn( string $name ): ?DateTimeImmutable => Dates::parse( $request->get_param( $name ), null, $name );
		$first_day = get_option( 'start_of_week', 1 );
		$now       = $clock->now();
		return new Period(
			$time( $prefix . 'after' ) ?? $now->modify( $start ),
			$time( $prefix . 'before' ) ?? $now,
			is_numeric( $first_day ) ? (int) $first_day % 7 : 1
		);
	}

	/**
	 * The report for a request. Only where the request names a time is it one of orders that count.
	 *
	 * @template T of ListReport|TotalsReport
	 * @param T               $report
	 * @param WP_REST_Request $request
	 * @param Context         $context
	 * @return T
	 */
	public static function applied( ListReport|TotalsReport $report, WP_REST_Request $request, Context $context ): ListReport|TotalsReport {
		if ( ! $report instanceof GoesByRequest ) {
			return $report;
		}
		$names_time = null !== $request->get_param( 'after' ) || null !== $request->get_param( 'before' );
		$orders     = [ Statuses::counted() ];
		if ( $names_time ) {
			$orders[] = self::period( $request, $context->clock, '@0' )->condition( GoesByRequest::DATE );
		}
		/** @var array<string, mixed> $arguments */
		$arguments = $request->get_params();
		$has_sums  = ! $names_time && ( new ReportRun( $context ) )->is_complete() && ( new CustomerCheck( $context ) )->is_complete();
		return $report->for_request( $arguments, Condition::all( ...$orders ), $has_sums );
	}

	/**
	 * Which rows a request asks for, apart from their time.
	 *
	 * @param WP_REST_Request        $request
	 * @param ListReport|StatsReport|TotalsReport $report
	 * @param list<Filter>           $filters Those of its filters that the request may have.
	 */
	public static function condition( WP_REST_Request $request, ListReport|StatsReport|TotalsReport $report, array $filters ): Condition {
		$asked = array_values(
			array_filter(
				array_map( static fn( Filter $filter ) => $filter->condition( $request->get_param( $filter->name ) ), $filters )
			)
		);
		$named = static fn( string $argument ): array => ( new Params( $request ) )->array( $argument ) ?? [];
		$any   = 'any' === $request->get_param( 'match' );
		$base  = match ( true ) {
			$report instanceof CountsAnyStatus                               => [],
			[] === $named( 'status_is' ) && [] === $named( 'status_is_not' ) => [ Statuses::counted() ],
			// Another filter that matches must not bring in what is in the trash.
			$any                                                             => [ Statuses::known( $named( 'status_is' ) ) ],
			default                                                          => [],
		};
		if ( [] !== $asked ) {
			$base[] = $any ? Condition::any( ...$asked ) : Condition::all( ...$asked );
		}
		return Condition::all( ...$base );
	}

	/**
	 * What decides when an order counts, for this request.
	 */
	public static function date_type( WP_REST_Request $request ): DateType {
		return DateType::tryFrom( ( new Params( $request ) )->string( 'date_type' ) ?? '' ) ?? DateType::of_shop();
	}

	/**
	 * The arguments that only some reports have.
	 *
	 * @param list<string> $names
	 * @return array<string, array<string, mixed>>
	 */
	public static function optional( array $names ): array {
		$all = [
			'force_cache_refresh' => [
				'description' => __( 'Answers are never cached: this has no effect.', 'storewright' ),
				'type'        => 'boolean',
			],
			'interval'            => self::choice( __( 'What the time is divided into.', 'storewright' ), Interval::names() ) + [
				'default' => Interval::Week->value,
			],
			'match'               => self::choice( __( 'Whether all filters have to match, or any.', 'storewright' ), [ 'all', 'any' ] ) + [
				'default' => 'all',
			],
			'searchby'            => self::choice( __( 'Where a search looks.', 'storewright' ), [ 'name', 'username', 'email', 'all' ] ) + [
				'default' => 'name',
			],
			'date_type'           => self::choice(
				__( 'What decides when an order counts. By default, the shop’s setting does.', 'storewright' ),
				array_column( DateType::cases(), 'value' )
			),
			'fields'              => [
				'description' => __( 'Figures to answer; all if none is named.', 'storewright' ),
				'type'        => 'array',
				'items'       => [ 'type' => 'string' ],
			],
		];
		return array_intersect_key( $all, array_flip( $names ) );
	}

	/**
	 * @param string       $description
	 * @param list<string> $choices
	 * @return array<string, mixed>
	 */
	private static function choice( string $description, array $choices ): array {
		return [
			'description' => $description,
			'type'        => 'string',
			'enum'        => $choices,
		];
	}
}
