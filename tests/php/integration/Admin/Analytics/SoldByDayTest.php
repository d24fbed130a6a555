<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Closure;
use DateTimeImmutable;
use Storewright\Admin\Analytics\PrepareReports;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\OrderServices;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_REST_Response;

/**
 * What was sold by day and week: kept of each day until its orders change, and the same as the rows of the orders say.
 *
 * @spec B9-002
 */
final class SoldByDayTest extends IntegrationTestCase {

	private const QUARTER = 'after=2026-03-01T00:00:00&before=2026-05-31T23:59:59&per_page=100&order=asc';

	private const REPORTS = [ 'products', 'variations', 'coupons', 'taxes' ];

	/**
	 * @var list<int>
	 */
	private array $orders = [];

	/**
	 * @var list<int>
	 */
	private array $products = [];

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		update_option( 'start_of_week', 1 );
		update_option( 'woocommerce_calc_taxes', 'yes' );
		$this->created( '/wc/v3/taxes', [ 'rate' => '10' ] );
		$this->created( '/wc/v3/coupons', [ 'code' => 'ten' ] + [ 'discount_type' => 'percent' ] + [ 'amount' => '10' ] );
		foreach ( [ '10', '0.30' ] as $price ) {
			$this->products[] = $this->created( '/wc/v3/products', [ 'regular_price' => $price ] + [ 'name' => "Thing for $price" ] );
		}
		$parent           = $this->created( '/wc/v3/products', [ 'type' => 'variable' ] + [ 'name' => 'Shirt' ] );
		$this->products[] = $parent;
		$shirt            = $this->created( "/wc/v3/products/$parent/variations", [ 'regular_price' => '7' ] );
		$this->sell( '2026-03-01 00:00:00', [ [ 'product_id' => $this->products[0] ], [ 'variation_id' => $shirt ] + [ 'product_id' => $parent ] ], 'ten' );
		$this->sell( '2026-03-29 23:59:59', [ [ 'product_id' => $this->products[0] ] + [ 'quantity' => 3 ] ], 'ten' );
		$this->sell( '2026-03-30 10:00:00', [ [ 'product_id' => $this->products[1] ] ], null );
		$this->sell( '2026-05-31 23:59:59', [ [ 'variation_id' => $shirt ] + [ 'product_id' => $parent ] ], null );
		$this->sell( '2026-06-01 00:00:00', [ [ 'product_id' => $this->products[0] ] ], null );
		self::assertNull( ( new PrepareReports() )->run( $this->context(), null, INF ) );
	}

	public function test_kept_figures_are_those_of_the_rows(): void {
		$asked = $this->asked(
			function () use ( &$kept ): void {
				$kept = $this->answers();
			}
		);
		foreach ( [ 'product', 'coupon', 'tax' ] as $of ) {
			self::assertSame( [], preg_grep( "/wc_order_{$of}_lookup/", explode( ";;\n", $asked ) ) );
		}
		( new ReportRun( $this->context() ) )->forget();
		self::assertSame( $this->answers(), $kept );
		self::assertStringContainsString( '"orders_count":2', (string) wp_json_encode( $kept ), 'There is something to compare.' );
	}

	public function test_an_order_that_changes_changes_its_day_alone(): void {
		self::assertSame( [ 3, 27, 1 ], $this->day( 'products', '2026-03-29', [ 'items_sold', 'net_revenue', 'orders_count' ] ) );
		self::assertSame( [ 1, 1 ], $this->day( 'taxes', '2026-03-29', [ 'orders_count', 'tax_codes' ] ) );
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/orders/{$this->orders[1]}", [ 'status' => 'cancelled' ] ), 200 );
		self::assertSame( [ 0, 0, 0 ], $this->day( 'products', '2026-03-29', [ 'items_sold', 'net_revenue', 'orders_count' ] ) );
		self::assertSame( [ 0, 0 ], $this->day( 'taxes', '2026-03-29', [ 'orders_count', 'tax_codes' ] ) );
		self::assertSame( [ 1, 0.3, 1 ], $this->day( 'products', '2026-03-30', [ 'items_sold', 'net_revenue', 'orders_count' ] ) );
		$kept = $this->answers();
		( new ReportRun( $this->context() ) )->forget();
		self::assertSame( $this->answers(), $kept );
	}

	public function test_pages_of_lists_by_whatever_they_are_sorted_are_those_of_the_rows(): void {
		$this->sell( '2026-04-10 12:00:00', [ [ 'product_id' => $this->products[1] ] + [ 'quantity' => 2 ] ], null );
		$sums = '';
		$kept = [];
		foreach ( $this->lists() as $list ) {
			$sums .= $this->asked(
				function () use ( $list, &$kept ): void {
					$kept[ $list ] = $this->pages( $list );
				}
			);
		}
		self::assertStringContainsString( 'storewright_report_items', $sums );
		( new ReportRun( $this->context() ) )->forget();
		foreach ( $kept as $list => $pages ) {
			self::assertSame( $this->pages( $list ), $pages, $list );
			self::assertNotEmpty( $pages[1], $list );
		}
	}

	/**
	 * @return list<string> Reports with whole months, and with days before and after them, sorted by all that there is.
	 */
	private function lists(): array {
		$lists = [];
		$sorts = [
			'products'   => [ 'date', 'net_revenue', 'orders_count', 'items_sold', 'product_name', 'variations', 'sku' ],
			'variations' => [ 'date', 'net_revenue', 'orders_count', 'items_sold', 'sku' ],
			'coupons'    => [ 'code', 'amount', 'orders_count' ],
		];
		foreach ( [ [ '2026-03-01', '2026-05-31' ], [ '2026-02-20', '2026-04-12' ], [ '2026-03-29', '2026-06-30' ] ] as [ $from, $until ] ) {
			foreach ( $sorts as $report => $all ) {
				foreach ( $all as $orderby ) {
					foreach ( [ 'asc', 'desc' ] as $order ) {
						$lists[] = "$report?after={$from}T00:00:00&before={$until}T23:59:59&orderby=$orderby&order=$order";
					}
				}
			}
		}
		return $lists;
	}

	/**
	 * @return array{string, list<mixed>} How many rows the first of its pages says that there are, and the rows of two pages of two.
	 */
	private function pages( string $list ): array {
		$pages = array_map( fn( int $page ) => $this->rest( 'GET', "/wc-analytics/reports/$list&per_page=2&page=$page" ), [ 1, 2 ] );
		array_map( fn( WP_REST_Response $page ) => $this->assertRestStatus( $page, 200 ), $pages );
		return [
			(string) ( $pages[0]->get_headers()['X-WP-Total'] ?? '' ),
			array_merge( ...array_map( fn( WP_REST_Response $page ) => $this->items( $page ), $pages ) ),
		];
	}

	/**
	 * @return list<mixed> Of each report by day, by week and by month, in all figures.
	 */
	private function answers(): array {
		$answers = [];
		foreach ( self::REPORTS as $report ) {
			foreach ( [ 'day', 'week', 'month' ] as $interval ) {
				$response = $this->rest( 'GET', "/wc-analytics/reports/$report/stats?interval=$interval&" . self::QUARTER );
				$this->assertRestStatus( $response, 200 );
				$answers[] = $this->data( $response );
			}
		}
		return $answers;
	}

	/**
	 * @param string       $report
	 * @param string       $day
	 * @param list<string> $figures
	 * @return list<mixed> Their values.
	 */
	private function day( string $report, string $day, array $figures ): array {
		$answer = $this->item( $this->rest( 'GET', "/wc-analytics/reports/$report/stats?interval=day&" . self::QUARTER ) );
		self::assertIsArray( $answer['intervals'] );
		$found = array_column( $answer['intervals'], 'subtotals', 'interval' )[ $day ] ?? [];
		self::assertIsArray( $found );
		return array_map( static fn( string $name ): mixed => $found[ $name ] ?? null, $figures );
	}

	/**
	 * @param string                     $time   In site time.
	 * @param list<array<string, mixed>> $items
	 * @param string|null                $coupon
	 */
	private function sell( string $time, array $items, ?string $coupon ): void {
		$order = $this->created(
			'/wc/v3/orders',
			[
				'status'       => 'completed',
				'line_items'   => $items,
				'coupon_lines' => null === $coupon ? [] : [ [ 'code' => $coupon ] ],
			]
		);
		// As an import does.
		( new OrderServices( $this->context() ) )->repository()->update(
			$order,
			static function ( Order $one ) use ( $time ): void {
				$one->created = new DateTimeImmutable( $time, wp_timezone() );
			}
		);
		$this->orders[] = $order;
	}

	/**
	 * @param string               $path
	 * @param array<string, mixed> $body
	 */
	private function created( string $path, array $body ): int {
		$response = $this->rest( 'POST', $path, $body );
		$this->assertRestStatus( $response, 201 );
		$id = $this->item( $response )['id'];
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * @param Closure(): mixed $work
	 * @return string The queries it makes.
	 */
	private function asked( Closure $work ): string {
		$queries = '';
		$note    = static function ( string $sql ) use ( &$queries ): string {
			$queries .= "$sql;;\n";
			return $sql;
		};
		add_filter( 'query', $note );
		$work();
		remove_filter( 'query', $note );
		return $queries;
	}
}
