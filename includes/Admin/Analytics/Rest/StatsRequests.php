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
	 * What figures are split by => the arguments that name some of it.
	 */
	private const NAMED_BY = [
		'product'     => [ 'products', 'product_includes' ],
		'variation'   => [ 'variations', 'variation_includes' ],
		'category'    => [ 'categories', 'category_includes' ],
		'coupon'      => [ 'coupons', 'coupon_includes' ],
		'tax_rate_id' => [ 'taxes', 'tax_rate_includes' ],
	];

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
			[] === $fields ? null : $fields,
			self::named( $params )
		);
	}

	/**
	 * The segments that a request is about: where it names products, they are split by these alone.
	 *
	 * @return list<int>|null Null for all.
	 */
	private static function named( Params $params ): ?array {
		$segment = $params->string( 'segmentby' ) ?? '';
		$named   = self::ids( $params, self::NAMED_BY[ $segment ] ?? [] );
		if ( [] === $named && 'variation' === $segment ) {
			$named = self::variations( self::ids( $params, self::NAMED_BY['product'] ) );
		}
		return [] === $named || 'any' === $params->string( 'match' ) ? null : $named;
	}

	/**
	 * @param Params       $params
	 * @param list<string> $arguments
	 * @return list<int> The ids in all of them.
	 */
	private static function ids( Params $params, array $arguments ): array {
		$ids = [];
		foreach ( $arguments as $argument ) {
			array_push( $ids, ...array_filter( $params->array( $argument ) ?? [], 'is_int' ) );
		}
		return array_values( array_unique( $ids ) );
	}

	/**
	 * @param list<int> $products
	 * @return list<int> The variations of a product; none of several.
	 */
	private static function variations( array $products ): array {
		return 1 !== count( $products ) ? [] : array_values(
			get_posts(
				[
					'post_type'   => 'product_variation',
					'post_parent' => $products[0],
					'post_status' => [ 'publish', 'private' ],
					'fields'      => 'ids',
					'numberposts' => -1,
				]
			)
		);
	}

	/**
	 * What a request wants the time to be divided into.
	 */
	public static function interval( WP_REST_Request $request ): Interval {
		return Interval::from( ( new Params( $request ) )->string( 'interval' ) ?? Interval::Week->value );
	}
}
