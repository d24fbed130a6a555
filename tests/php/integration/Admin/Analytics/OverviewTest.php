<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Storewright\Kernel\Money;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * All that the overview shows in one answer, on both databases: the same as the single routes say.
 *
 * @spec B2-007
 *
 * @phpstan-type Overview array{
 *     intervals: list<array{interval: string, date_start: string, date_end: string}>,
 *     intervals_before: list<array{interval: string}>,
 *     indicators: list<array{stat: string, label: string, format: string, value: string, before: string|null}>,
 *     charts: list<array{stat: string, points: list<string>, points_before: list<string>}>,
 *     leaderboards: list<array{id: string, label: string, headers: list<string>,
 *         rows: list<array{id: int|null, name: string, count: int, amount: string}>}>
 * }
 */
final class OverviewTest extends IntegrationTestCase {

	private const ROUTE = '/wc-admin/analytics/overview';

	/**
	 * What users see who have chosen nothing.
	 */
	private const USUAL = [
		'stats'        => 'revenue/total_sales,revenue/net_revenue,orders/orders_count,products/items_sold,variations/items_sold',
		'charts'       => 'revenue/net_revenue,orders/orders_count',
		'leaderboards' => 'categories,products',
	];

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'America/New_York' );
		$this->as_shop_manager();
	}

	public function test_it_says_what_the_single_routes_say(): void {
		$this->sell();
		$now    = $this->days( '-2 days', 'now' );
		$before = $this->days( '-5 days', '-3 days' );
		$all    = $this->indicators( $now );
		$then   = $this->indicators( $before );
		$names  = array_keys( $all );
		$answer = $this->overview(
			$now + [
				'compare_after'  => $before['after'],
				'compare_before' => $before['before'],
				'charts'         => implode( ',', $names ),
				'leaderboards'   => 'customers,coupons,categories,products',
				'per_page'       => '2',
			]
		);
		self::assertSame( $all, array_column( $answer['indicators'], 'value', 'stat' ) );
		self::assertSame( $then, array_column( $answer['indicators'], 'before', 'stat' ) );
		self::assertNotSame( '0', $all['orders/orders_count'] );
		foreach ( $answer['charts'] as $chart ) {
			self::assertSame( $this->steps( $chart['stat'], $now ), $chart['points'], $chart['stat'] );
			self::assertSame( $this->steps( $chart['stat'], $before ), $chart['points_before'], $chart['stat'] );
		}
		self::assertSame( $names, array_column( $answer['charts'], 'stat' ) );
		self::assertSame( [ 3, 3 ], [ count( $answer['intervals'] ), count( $answer['intervals_before'] ) ] );
		self::assertSame( substr( $now['after'], 0, 10 ) . ' 00:00:00', $answer['intervals'][0]['date_start'] );
		$boards = $this->leaderboards( $now );
		$shown  = array_map(
			static fn( array $board ) => [ $board['id'], $board['label'], array_map( self::values( ... ), $board['rows'] ) ],
			$answer['leaderboards']
		);
		self::assertSame( $boards, $shown );
		self::assertSame( 'Oak Table', $answer['leaderboards'][3]['rows'][0]['name'] );
	}

	public function test_only_what_is_asked_for_is_answered(): void {
		$answer = $this->overview( [ 'stats' => 'orders/orders_count' ] );
		self::assertSame( [ 'orders/orders_count' ], array_column( $answer['indicators'], 'stat' ) );
		self::assertNull( $answer['indicators'][0]['before'] );
		self::assertSame( [ [], [], [], [] ], [ $answer['intervals'], $answer['intervals_before'], $answer['charts'], $answer['leaderboards'] ] );
		self::assertCount( 15, $this->overview( [] )['indicators'] );
		self::assertSame( [], $this->overview( [ 'stats' => '' ] )['indicators'] );
	}

	public function test_the_number_of_queries_does_not_go_by_the_number_of_figures(): void {
		$this->sell();
		$times = $this->days( '-2 days', 'now' );
		$more  = [
			'compare_after'  => $this->days( '-5 days', '-3 days' )['after'],
			'compare_before' => $this->days( '-5 days', '-3 days' )['before'],
		];
		$run   = new ReportRun( $this->context() );
		$run->start();
		while ( $run->step( 100 ) ) {
			continue;
		}
		$this->overview( self::USUAL + $times + $more );
		$usual = $this->queries( self::USUAL + $times + $more );
		self::assertLessThanOrEqual( 12, $usual );
		$figures = self::USUAL;

		$figures['stats'] .= ',revenue/shipping,orders/avg_order_value,revenue/refunds';
		self::assertLessThanOrEqual( $usual, $this->queries( $figures + $times + $more ) );
		$whole = [
			'charts'       => implode( ',', array_keys( $this->indicators( $times ) ) ),
			'leaderboards' => 'customers,coupons,categories,products',
		];
		self::assertLessThanOrEqual( 32, $this->queries( $whole + $times + $more ) );
	}

	/**
	 * @testWith [ { "before": "2020-01-01T00:00:00", "after": "2020-01-02T00:00:00" }, "before" ]
	 *           [ { "compare_after": "2020-01-01T00:00:00" }, "compare_after" ]
	 *           [ { "compare_before": "2020-01-01T00:00:00", "compare_after": "2020-01-02T00:00:00" }, "compare_before" ]
	 *           [ { "after": "2000-01-01T00:00:00", "charts": "orders/orders_count" }, "interval" ]
	 *           [ { "after": "soon" }, "after" ]
	 *           [ { "interval": "minute" }, "interval" ]
	 *           [ { "stats": "orders/bees" }, "stats" ]
	 *           [ { "charts": "orders/bees" }, "charts" ]
	 *           [ { "leaderboards": "bees" }, "leaderboards" ]
	 *           [ { "per_page": "21" }, "per_page" ]
	 *
	 * @param array<string, string> $query
	 */
	public function test_what_makes_no_sense_is_refused( array $query, string $name ): void {
		$response = $this->rest( 'GET', self::ROUTE . '?' . http_build_query( $query ) );
		$this->assertRestError( $response, 'rest_invalid_param', 400 );
		$data   = $this->item( $response )['data'] ?? null;
		$params = is_array( $data ) && is_array( $data['params'] ?? null ) ? $data['params'] : [];
		self::assertSame( [ $name ], array_keys( $params ) );
	}

	public function test_it_is_for_who_may_see_reports(): void {
		$this->as_subscriber();
		self::assertSame( 403, $this->rest( 'GET', self::ROUTE )->get_status() );
		wp_set_current_user( 0 );
		self::assertSame( 401, $this->rest( 'GET', self::ROUTE )->get_status() );
	}

	private function sell(): void {
		$product = $this->created(
			'/wc/v3/products',
			[
				'name'          => 'Oak Table',
				'regular_price' => '40.10',
			]
		);
		$this->created(
			'/wc/v3/coupons',
			[
				'code'   => 'twoless',
				'amount' => '2.00',
			]
		);
		foreach ( [ 1, 2, 3 ] as $pieces ) {
			$this->created(
				'/wc/v3/orders',
				[
					'status'       => 'completed',
					'billing'      => [
						'first_name' => "Ada $pieces",
						'email'      => "ada$pieces@example.test",
					],
					'line_items'   => [
						[
							'product_id' => $product,
							'quantity'   => $pieces,
						],
					],
					'coupon_lines' => [ [ 'code' => 'twoless' ] ],
				]
			);
		}
	}

	/**
	 * @param array<string, mixed> $data
	 */
	private function created( string $path, array $data ): int {
		$response = $this->rest( 'POST', $path, $data );
		$this->assertRestStatus( $response, 201 );
		$id = $this->item( $response )['id'];
		return is_int( $id ) ? $id : 0;
	}

	/**
	 * @return array{after: string, before: string}
	 */
	private function days( string $from, string $to ): array {
		$now = $this->context()->clock->now()->setTimezone( wp_timezone() );
		return [
			'after'  => $now->modify( $from )->format( 'Y-m-d\T00:00:00' ),
			'before' => $now->modify( $to )->format( 'Y-m-d\T23:59:59' ),
		];
	}

	/**
	 * @param array<string, string> $query
	 * @return Overview
	 */
	private function overview( array $query ): array {
		$response = $this->rest( 'GET', self::ROUTE . '?' . http_build_query( $query ) );
		$this->assertRestStatus( $response, 200 );
		/** @var Overview $overview */
		$overview = $this->item( $response );
		return $overview;
	}

	/**
	 * @param array{after: string, before: string} $times
	 * @return array<string, string> What performance-indicators says, as the overview writes it.
	 */
	private function indicators( array $times ): array {
		$response = $this->rest( 'GET', '/wc-analytics/reports/performance-indicators?' . http_build_query( $times ) );
		/** @var list<array{stat: string, format: string, value: int|float}> $items */
		$items = $this->items( $response );
		$texts = array_map( static fn( array $one ) => 'currency' === $one['format'] ? Money::text( $one['value'], 2 ) : (string) $one['value'], $items );
		return array_combine( array_column( $items, 'stat' ), $texts );
	}

	/**
	 * @param string                               $stat
	 * @param array{after: string, before: string} $times
	 * @return list<string> What the report's own route says of each day.
	 */
	private function steps( string $stat, array $times ): array {
		[ $report, $figure ] = explode( '/', $stat );

		$query    = $times + [
			'interval' => 'day',
			'order'    => 'asc',
			'per_page' => '100',
		];
		$response = $this->rest( 'GET', "/wc-analytics/reports/$report/stats?" . http_build_query( $query ) );
		$this->assertRestStatus( $response, 200 );
		/** @var array{intervals: list<array{subtotals: array<string, int|float>}>} $stats */
		$stats    = $this->item( $response );
		$is_count = str_ends_with( $figure, '_count' ) || 'items_sold' === $figure;
		return array_map(
			static fn( array $step ) => $is_count ? (string) $step['subtotals'][ $figure ] : Money::text( $step['subtotals'][ $figure ], 2 ),
			$stats['intervals']
		);
	}

	/**
	 * @param array{after: string, before: string} $times
	 * @return list<array{string, string, list<list<string>>}> Id, label and rows, as values.
	 */
	private function leaderboards( array $times ): array {
		$response = $this->rest( 'GET', '/wc-analytics/leaderboards?' . http_build_query( $times + [ 'per_page' => '2' ] ) );
		/** @var list<array{id: string, label: string, rows: list<list<array{value: string|int|float}>>}> $items */
		$items = $this->items( $response );
		return array_map(
			static fn( array $board ) => [
				$board['id'],
				$board['label'],
				array_map(
					static fn( array $row ) => [ (string) $row[0]['value'], (string) $row[1]['value'], Money::text( $row[2]['value'], 2 ) ],
					$board['rows']
				),
			],
			$items
		);
	}

	/**
	 * @param array{name: string, count: int, amount: string} $row
	 * @return list<string>
	 */
	private static function values( array $row ): array {
		return [ $row['name'], (string) $row['count'], $row['amount'] ];
	}

	/**
	 * @param array<string, string> $query
	 */
	private function queries( array $query ): int {
		$before = get_num_queries();
		$this->overview( $query );
		return get_num_queries() - $before;
	}
}
