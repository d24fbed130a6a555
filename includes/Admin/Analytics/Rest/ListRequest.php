<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Generator;
use Storewright\Admin\Analytics\Declaration\AddsFields;
use Storewright\Admin\Analytics\Declaration\Filter;
use Storewright\Admin\Analytics\Declaration\GoesByRequest;
use Storewright\Admin\Analytics\Declaration\HasExportRows;
use Storewright\Admin\Analytics\Declaration\HasNamedRows;
use Storewright\Admin\Analytics\Declaration\HasSource;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\OfAllTime;
use Storewright\Admin\Analytics\Query\BestCustomers;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Query\DaySource;
use Storewright\Admin\Analytics\Query\DaySums;
use Storewright\Admin\Analytics\Query\ListQuery;
use Storewright\Admin\Analytics\Query\NamedRows;
use Storewright\Admin\Analytics\Query\ReportOfDays;
use Storewright\Admin\Analytics\Query\ReportOfMonths;
use Storewright\Admin\Analytics\Query\RowsAfter;
use Storewright\Admin\Analytics\Query\Statuses;
use Storewright\Kernel\Context;
use Storewright\Rest\Params;
use Storewright\Shop\Reports\IdSums;
use WP_REST_Request;

/**
 * The rows of a report that a request asks for.
 */
final class ListRequest {

	private readonly ListReport $report;

	/**
	 * What is read for the report: itself, or the sums by day or month.
	 */
	private readonly ListReport $read;

	private readonly Condition $condition;

	private readonly ListQuery $query;

	/**
	 * See spent(); null before it was asked for, false where it says nothing.
	 */
	private IdSums|false|null $spent = null;

	public function __construct(
		private readonly Context $context,
		private readonly ListReport $declared,
		private readonly WP_REST_Request $request
	) {
		$this->report = ReportArguments::applied( $declared, $request, $context );
		$this->query  = new ListQuery( $context );

		[ $this->read, $this->condition ] = $this->read();
	}

	/**
	 * The arguments of a report's requests.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function arguments( Context $context, ListReport $report ): array {
		$orderby  = array_keys( $report->orderby() );
		$extended = null === $report->extended( $context, [] ) ? [] : [
			'extended_info' => [
				'description' => __( 'Whether to add what else is known of each.', 'storewright' ),
				'type'        => 'boolean',
				'default'     => false,
			],
		];
		$args     = ReportArguments::of( $orderby, $orderby[0], $report->filters(), $report->arguments() ) + $extended;
		return $report instanceof OfAllTime ? ReportArguments::of_all_time( $args ) : $args;
	}

	/**
	 * Some of the rows, as REST answers them.
	 *
	 * @param int $limit  At most so many.
	 * @param int $offset Rows to pass over.
	 * @return list<array<string, mixed>>
	 */
	public function rows( int $limit, int $offset ): array {
		$named = $this->named();
		if ( null !== $named ) {
			return $this->with_more( array_slice( $named, $offset, $limit ) );
		}
		$read = fn( ListReport $report ): array => $this->query->rows(
			$report,
			$this->condition,
			$this->orderby(),
			$this->descends(),
			$limit,
			$offset
		);
		$best = $this->of_best_customers( $limit + $offset );
		$rows = null === $best ? [] : $read( $best );
		// Where there are fewer, or one of them is no customer any more, it is not known who follows.
		return $this->with_more( count( $rows ) < $limit ? $read( $this->read ) : $rows );
	}

	/**
	 * All rows of what the request names, where it asks for nothing else but their time, and what they are within.
	 *
	 * @return list<array<string, bool|int|float|string|null>>|null Null where it does not, or names a great many.
	 */
	private function named(): ?array {
		if ( ! $this->report instanceof HasNamedRows ) {
			return null;
		}
		$params = new Params( $this->request );
		$ids_of = static fn( string $name ): array => array_values(
			array_unique( array_map( intval( ... ), array_filter( $params->array( $name ) ?? [], is_numeric( ... ) ) ) )
		);
		$ids    = $ids_of( $this->report->named_by() );
		$within = [];
		foreach ( $this->report->named_within() as $name => $column ) {
			$within[] = [ $column, $ids_of( $name ) ];
		}
		$within = array_values( array_filter( $within, static fn( array $one ) => [] !== $one[1] ) );
		$asked  = array_filter(
			$this->report->filters(),
			fn( Filter $filter ): bool => null !== $filter->condition( $this->request->get_param( $filter->name ) )
		);
		if ( [] === $ids || count( $ids ) > NamedRows::MOST || 1 + count( $within ) !== count( $asked ) || 'any' === $params->string( 'match' ) ) {
			return null;
		}
		$rows = new NamedRows( $this->context, $this->report, $ids, $within );
		// A variation may have been sold below more than one product.
		$sold = $this->query->rows( $this->read, $this->condition, $this->orderby(), $this->descends(), 2 * NamedRows::MOST, 0 );
		return $rows->with( $sold, $this->orderby(), $this->descends() );
	}

	/**
	 * The report of those customers who spent most in the time that the request names: of nobody else orders have to be added up.
	 *
	 * @param int $number How many.
	 * @return ListReport|null Null where the request asks for others.
	 */
	private function of_best_customers( int $number ): ?ListReport {
		if ( BestCustomers::ORDERBY !== $this->orderby() || ! $this->descends() || $number > BestCustomers::MOST ) {
			return null;
		}
		$best = $this->spent()?->best( $number );
		if ( null === $best || ! $this->declared instanceof GoesByRequest ) {
			return null;
		}
		$period = ReportArguments::period( $this->request, $this->context->clock );
		/** @var array<string, mixed> $arguments */
		$arguments = $this->request->get_params();
		$theirs    = Condition::in( 's.customer_id', $best );
		$orders    = Condition::all( $theirs, Statuses::counted(), $period->condition( GoesByRequest::DATE ) );
		return $this->declared->for_request( $arguments, $orders, false );
	}

	/**
	 * What each customer spent in the time that the request names.
	 *
	 * @return IdSums|null Null where it names none or asks for some of them, or where orders have to be added up.
	 */
	private function spent(): ?IdSums {
		$names_time = null !== $this->request->get_param( 'after' ) && null !== $this->request->get_param( 'before' );
		$is_asked   = fn( Filter $filter ): bool => null !== $filter->condition( $this->request->get_param( $filter->name ) );
		if ( ! $this->declared instanceof GoesByRequest || ! $names_time || [] !== array_filter( $this->report->filters(), $is_asked ) ) {
			return null;
		}
		$period        = ReportArguments::period( $this->request, $this->context->clock );
		$this->spent ??= ( new BestCustomers( $this->context ) )->all( $period, Statuses::counted() ) ?? false;
		return false === $this->spent ? null : $this->spent;
	}

	/**
	 * Many rows for an export, one after the other: they are found at once, and what else is known of them is asked of some at a time.
	 *
	 * @param int               $limit   At most so many.
	 * @param int               $at_once How many are asked about at a time.
	 * @param list<string|null> $after   The place of the row after which they begin, [] for the first: see RowsAfter.
	 * @return Generator<int, array<string, mixed>>
	 */
	public function many( int $limit, int $at_once, array $after = [] ): Generator {
		$named = $this->named();
		if ( null !== $named ) {
			yield from [] === $after ? $this->with_more( array_slice( $named, 0, $limit ) ) : [];
			return;
		}
		$reader = new RowsAfter( $this->context );
		$names  = $this->report instanceof HasExportRows ? $this->report->exported_columns() : null;
		$found  = $reader->of( $this->read, $this->condition, $this->orderby(), $this->descends(), $limit, $after, $names );
		foreach ( array_chunk( $found, max( 1, $at_once ) ) as $rows ) {
			if ( ! $this->report instanceof HasExportRows ) {
				yield from $this->with_more( $rows );
				continue;
			}
			foreach ( $this->report->exported( $this->context, $rows ) as $index => $more ) {
				yield $rows[ $index ] + $more;
			}
		}
	}

	private function descends(): bool {
		return 'asc' !== ( new Params( $this->request ) )->string( 'order' );
	}

	private function orderby(): string {
		return self::sort( $this->report, $this->request );
	}

	/**
	 * What a request has the rows of a report sorted by: one of the keys of its orderby().
	 */
	public static function sort( ListReport $report, WP_REST_Request $request ): string {
		return ( new Params( $request ) )->string( 'orderby' ) ?? array_keys( $report->orderby() )[0];
	}

	/**
	 * @param list<array<string, bool|int|float|string|null>> $rows
	 * @return list<array<string, mixed>>
	 */
	private function with_more( array $rows ): array {
		$params = new Params( $this->request );
		$more   = true === $params->bool( 'extended_info' ) ? $this->report->extended( $this->context, $rows ) : null;
		$added  = $this->report instanceof AddsFields ? $this->report->added( $this->context, $rows ) : null;
		// Where rows are sums, WooCommerce answers an empty one that was not asked for.
		$empty = [] === $this->report->measures() || null === $this->report->extended( $this->context, [] ) ? [] : [ 'extended_info' => (object) [] ];
		$items = [];
		foreach ( $rows as $index => $row ) {
			$row    += $added[ $index ] ?? [];
			$items[] = $row + ( null === $more ? $empty : [ 'extended_info' => (object) $more[ $index ] ] );
		}
		return $items;
	}

	/**
	 * How many rows there are.
	 */
	public function count(): int {
		$named = $this->named();
		if ( null !== $named ) {
			return count( $named );
		}
		$days = $this->days();
		return null === $days
			? $this->spent()?->count() ?? $this->count_but_excluded() ?? $this->query->count( $this->read, $this->condition )
			: $this->query->count_orders( $days );
	}

	/**
	 * How many orders are without something: all, which the sums by day know, but those with it, which are fewer.
	 *
	 * @return int|null Null where they do not know it, or the request excludes nothing, or several things.
	 */
	private function count_but_excluded(): ?int {
		$params   = new Params( $this->request );
		$is_asked = static fn( string $name ): bool => [] !== ( $params->array( $name ) ?? [] );
		$names    = array_map( static fn( Filter $filter ) => $filter->name, $this->report->filters() );
		$excludes = array_values( array_filter( $names, static fn( string $name ) => str_ends_with( $name, '_excludes' ) && $is_asked( $name ) ) );
		$includes = str_replace( '_excludes', '_includes', $excludes[0] ?? '' );
		if ( 1 !== count( $excludes ) || $is_asked( $includes ) || 'any' === $params->string( 'match' ) ) {
			return null;
		}
		$without = clone $this->request;
		$without->set_param( $excludes[0], [] );
		$days = ( new self( $this->context, $this->declared, $without ) )->days();
		if ( null === $days ) {
			return null;
		}
		$with = clone $without;
		$with->set_param( $includes, $params->array( $excludes[0] ) );
		$those = new self( $this->context, $this->declared, $with );
		return $this->query->count_orders( $days ) - $this->query->count( $those->read, $those->condition );
	}

	/**
	 * The sums by day that know how many rows there are, where each row is an order or a refund.
	 */
	private function days(): ?DaySource {
		if ( $this->report instanceof HasSource || '{stats} s' !== $this->report->from() || [] !== $this->report->measures() ) {
			return null;
		}
		return ( new DaySums( $this->context ) )->source(
			ReportArguments::period( $this->request, $this->context->clock ),
			ReportArguments::date_type( $this->request ),
			ReportArguments::condition( $this->request, $this->report, $this->report->filters() ),
			[],
			false
		);
	}

	/**
	 * @return array{ListReport, Condition} What is read, and which rows count.
	 */
	private function read(): array {
		$condition = ReportArguments::condition( $this->request, $this->report, $this->report->filters() );
		if ( $this->report instanceof HasSource ) {
			return [ $this->report, $condition ];
		}
		$period = ReportArguments::period( $this->request, $this->context->clock );
		$months = ReportOfMonths::of( $this->context, $this->report, $period, $condition, $this->orderby() );
		return null !== $months ? [ $months, Condition::all() ] : ReportOfDays::of(
			$this->context,
			$this->report,
			$period,
			ReportArguments::date_type( $this->request ),
			$condition
		);
	}
}
