<?php
declare(strict_types=1);

// phpcs:disable Squiz.PHP.DisallowMultipleAssignments -- Arrow functions that change one thing.

namespace Storewright\Tests\Integration\Store\Orders;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Shop\Reports\DayDrift;
use Storewright\Shop\Reports\ItemSums;
use Storewright\Shop\Reports\ReportCheck;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Store\Orders\Model\CouponItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\TaxItem;
use Storewright\Store\Orders\Storage\OrderReader;
use Storewright\Tests\Support\Store\OrderIndexersTestCase;

/**
 * Sums by month of what was sold say the same as its rows, whatever happened to the orders.
 */
final class ItemSumsTest extends OrderIndexersTestCase {

	private const STATUSES = [ 'pending', 'processing', 'on-hold', 'completed', 'completed', 'cancelled', 'refunded' ];

	/**
	 * Periods of whole months, of months and parts of others, and with hours.
	 */
	private const PERIODS = [
		'after=2023-11-01T00:00:00&before=2024-04-30T23:59:59',
		'after=2023-11-20T00:00:00&before=2024-03-09T23:59:59',
		'after=2024-01-01T10:30:00&before=2024-03-31T11:00:00',
	];

	/**
	 * Requests that the sums answer, apart from their period.
	 */
	private const REQUESTS = [
		'products',
		'products?order=asc&categories[]=<cups>',
		'products?orderby=items_sold',
		'products?orderby=net_revenue&order=asc&per_page=2&page=2',
		'products?orderby=orders_count&extended_info=true',
		'products?orderby=product_name',
		'products?orderby=sku&products[]=11&products[]=13',
		'products?orderby=items_sold&categories[]=<cups>',
		'products?orderby=items_sold&categories[]=<cups>&products[]=13&match=any',
		'variations',
		'variations?orderby=items_sold',
		'variations?orderby=net_revenue&products[]=11',
		'variations?orderby=sku&category_excludes[]=<cups>&variations[]=21',
		'variations?orderby=orders_count&product_excludes[]=12',
		'taxes',
		'taxes?orderby=total_tax&order=asc',
		'taxes?taxes[]=3',
		'taxes?orderby=orders_count&per_page=1',
		'coupons',
		'coupons?orderby=amount&coupons[]=7',
		'coupons?orderby=orders_count&order=asc',
	];

	/**
	 * Orders and refunds that there have been.
	 *
	 * @var list<int>
	 */
	private array $ids = [];

	/**
	 * Histories of 30 steps, each with the periods that are asked for; of as many steps as STOREWRIGHT_HISTORY_STEPS says.
	 *
	 * @return array<string, array{int, list<string>}>
	 */
	public static function seeds(): array {
		return [
			'seed 3' => [ 3, [ self::PERIODS[1] ] ],
			'seed 4' => [ 4, [ self::PERIODS[2] ] ],
		];
	}

	/**
	 * @param int          $seed
	 * @param list<string> $periods
	 */
	#[DataProvider( 'seeds' )]
	public function test_after_any_history_sums_and_rows_answer_the_same( int $seed, array $periods ): void {
		$this->as_shop_manager();
		$cups = $this->category( 'Cups', [ 11, 12 ] );
		$this->category( 'Plates', [ 12, 13 ] );
		mt_srand( $seed );
		$steps = (int) getenv( 'STOREWRIGHT_HISTORY_STEPS' );
		for ( $step = 0, $all = 0 < $steps ? $steps : 30; $step < $all; ++$step ) {
			$this->step();
			$this->drift()->fold( '2024-05-01', 5 );
			if ( 0 === $step % 15 ) {
				self::assertSame( [], $this->drift()->of( '0001-01-01', '9999-12-31' ), "Seed $seed, step $step" );
			}
		}
		self::assertSame( [], $this->drift()->of( '0001-01-01', '9999-12-31' ) );
		$this->compare( str_replace( '<cups>', (string) $cups, implode( "\n", self::REQUESTS ) ), $periods );

		$sums = $this->sums();
		$this->rebuild();
		self::assertSame( $sums, $this->sums() );
	}

	public function test_what_others_have_changed_is_corrected_and_what_is_taken_out_leaves_nothing(): void {
		mt_srand( 5 );
		$order         = $this->random_order();
		$order->status = 'completed';
		$this->repository->create( $order );
		$database = $this->context()->database;
		$right    = $this->sums();
		$check    = new ReportCheck( $this->context() );
		$day      = (string) $order->created?->setTimezone( wp_timezone() )->format( 'Y-m-d' );
		self::assertNotSame( [], $right );
		self::assertSame( 0, $check->run( [ $day ] ) );

		$database->execute( "UPDATE {$database->table( ItemSums::TABLE )} SET amount = amount + 1 WHERE kind = 'product' AND id = 12" );
		$this->expect_logged( 'Sums of reports differed' );
		self::assertSame( 1, $check->run( [ $day ] ) );
		self::assertSame( $right, $this->sums() );

		( new ReportRun( $this->context() ) )->start_clearing();
		$this->finish_report_run();
		self::assertSame( [], $this->sums() );
		$this->rebuild();
		self::assertSame( $right, $this->sums() );
	}

	#[Group( 'mariadb' )]
	public function test_a_product_of_which_all_was_given_back_stays_in_the_list(): void {
		$this->as_shop_manager();
		$order          = $this->order( 0, 'completed', 11 );
		$order->total   = '10';
		$order->created = new DateTimeImmutable( '2024-01-05 12:00:00 UTC' );
		$this->ids[]    = $this->repository->create( $order )->id;
		$this->refund( $order, $order->created, '-10' );
		$this->compare( "products\nproducts?orderby=items_sold\nvariations", [ self::PERIODS[0] ] );
		[ $row ] = $this->items( $this->rest( 'GET', '/wc-analytics/reports/products?orderby=items_sold&' . self::PERIODS[0] ) );
		self::assertSame( [ 11, 0, 0, 1 ], [ $row['product_id'], $row['items_sold'], $row['net_revenue'], $row['orders_count'] ] );
	}

	/**
	 * Asks requests and leaderboards with the sums and without them.
	 *
	 * @param string       $requests One a line.
	 * @param list<string> $periods
	 */
	private function compare( string $requests, array $periods ): void {
		$paths = [];
		foreach ( $periods as $period ) {
			foreach ( explode( "\n", $requests ) as $request ) {
				$paths[] = "reports/$request" . ( str_contains( $request, '?' ) ? '&' : '?' ) . $period;
			}
			foreach ( [ 'products', 'variations', 'taxes', 'coupons' ] as $name ) {
				foreach ( [ 'month', 'quarter&fields[]=orders_count', 'year&orderby=orders_count&order=asc' ] as $interval ) {
					$paths[] = "reports/$name/stats?$period&interval=$interval";
				}
			}
			$paths[] = "leaderboards?$period&per_page=20";
		}
		$run = new ReportRun( $this->context() );
		$run->forget();
		$of_rows = array_map( fn( string $path ) => $this->answer( $path, false ), $paths );
		$this->rebuild();
		self::assertTrue( $run->is_complete() );
		foreach ( $paths as $index => $path ) {
			self::assertSame( $of_rows[ $index ], $this->answer( $path, true ), $path );
		}
	}

	/**
	 * @param string $path
	 * @param bool   $reads_sums Whether the sums are to be read.
	 * @return array{mixed, mixed} The answer, and how many rows there are.
	 */
	private function answer( string $path, bool $reads_sums ): array {
		$read = false;
		$note = static function ( string $sql ) use ( &$read ): string {
			$read = $read || 1 === preg_match( '/^\s*SELECT.*storewright_report_items/s', $sql );
			return $sql;
		};
		add_filter( 'query', $note );
		$response = $this->rest( 'GET', "/wc-analytics/$path" );
		remove_filter( 'query', $note );
		$this->assertRestStatus( $response, 200 );
		self::assertSame( $reads_sums, $read, $path );
		return [ $this->data( $response ), $response->get_headers()['X-WP-Total'] ?? null ];
	}

	private function step(): void {
		$of  = [] === $this->ids ? 0 : $this->ids[ mt_rand( 0, count( $this->ids ) - 1 ) ];
		$now = 0 === $of ? null : ( new OrderReader( $this->context()->database ) )->several( [ $of ] )[ $of ] ?? null;
		$do  = null === $now ? 0 : mt_rand( 0, 12 );
		match ( true ) {
			$do < 5 || null === $now => $this->ids[] = $this->repository->create( $this->random_order() )->id,
			$do < 7                  => $this->refund( $now, self::moment(), '-' . ( 0 === mt_rand( 0, 1 ) ? $now->total : '0.37' ) ),
			7 === $do                => $this->repository->update(
				$of,
				static fn( Order $order ) => $order->is_refund() ? null : $order->status = self::STATUSES[ mt_rand( 0, 6 ) ]
			),
			8 === $do                => $this->repository->update( $of, static fn( Order $order ) => $order->created = self::moment() ),
			9 === $do                => $this->repository->update(
				$of,
				fn( Order $order ) => $order->is_refund() ? null : $order->items = $this->random_order()->items
			),
			10 === $do               => $now->is_refund() ? null : $this->repository->trash( $of ),
			11 === $do               => $now->is_refund() ? null : $this->repository->untrash( $of ),
			default                  => $this->repository->delete( $of ),
		};
	}

	private function random_order(): Order {
		$order          = $this->order( 0, self::STATUSES[ mt_rand( 0, 6 ) ], 0 );
		$order->created = self::moment();
		$order->total   = (string) mt_rand( 1, 90 );
		foreach ( [ 11, 11, 12, 13 ] as $product ) {
			if ( 12 === $product || 0 === mt_rand( 0, 1 ) ) {
				$line               = $this->line( $product, mt_rand( 1, 3 ), '5.000001', mt_rand( 0, 5 ) . '.333333', '0.41' );
				$line->variation_id = 11 === $product ? mt_rand( 20, 22 ) : 0;
				$order->items[]     = $line;
			}
		}
		for ( $rate = 3, $last = mt_rand( 2, 4 ); $rate <= $last; ++$rate ) {
			$tax                     = new TaxItem();
			$tax->rate_id            = $rate;
			$tax->tax_total          = mt_rand( 0, 3 ) . '.07';
			$tax->shipping_tax_total = '0.' . mt_rand( 0, 9 );
			$order->items[]          = $tax;
		}
		if ( 0 === mt_rand( 0, 1 ) ) {
			$coupon            = new CouponItem();
			$coupon->coupon_id = mt_rand( 7, 8 );
			$coupon->discount  = mt_rand( 0, 9 ) . '.01';
			$order->items[]    = $coupon;
		}
		return $order;
	}

	private function refund( Order $order, DateTimeImmutable $created, string $total ): void {
		if ( $order->is_refund() ) {
			return;
		}
		$refund            = new Order();
		$refund->type      = Order::REFUND;
		$refund->parent_id = $order->id > 0 ? $order->id : $this->ids[0];
		$refund->currency  = $order->currency;
		$refund->created   = $created;
		$refund->total     = $total;
		$this->ids[]       = $this->repository->create( $refund )->id;
	}

	/**
	 * @param list<int> $products
	 */
	private function category( string $name, array $products ): int {
		$made = $this->rest( 'POST', '/wc/v3/products/categories', [ 'name' => $name ] );
		$this->assertRestStatus( $made, 201 );
		$id = $this->item( $made )['id'];
		self::assertIsInt( $id );
		foreach ( $products as $product ) {
			wp_set_object_terms( $product, [ $id ], 'product_cat', true );
		}
		return $id;
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function sums(): array {
		$plain = static fn( ?string $value ): ?string => is_numeric( $value ) ? (string) (float) $value : $value;
		return array_map(
			static fn( array $row ) => array_map( $plain, $row ),
			$this->context()->database->rows(
				"SELECT kind, day, id, variation_id, status, SUM( orders ) AS orders, SUM( items ) AS items, SUM( entries ) AS entries,
				SUM( amount ) AS amount, SUM( of_shipping ) AS of_shipping FROM {$this->context()->shop()->report_tables()->items}
				GROUP BY kind, day, id, variation_id, status HAVING SUM( entries ) <> 0 ORDER BY kind, day, id, variation_id, status"
			)
		);
	}

	private function rebuild(): void {
		( new ReportRun( $this->context() ) )->start();
		$this->finish_report_run();
	}

	private function drift(): DayDrift {
		return new DayDrift( $this->context()->database, $this->context()->shop()->report_tables() );
	}

	private static function moment(): DateTimeImmutable {
		return ( new DateTimeImmutable( '2023-11-01 UTC' ) )->modify( '+' . mt_rand( 0, 180 * 24 ) . ' hours' );
	}
}
