<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Coupons;

use Brick\Math\BigDecimal;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\Coupons\Coupon;
use Storewright\Store\Coupons\CouponCriteria;
use Storewright\Store\Coupons\CouponQuery;
use Storewright\Store\Coupons\CouponRepository;
use Storewright\Store\Coupons\CouponServices;
use Storewright\Store\Coupons\Tables;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Several requests that make and use coupons at the same moment.
 */
final class ParallelCouponsTest extends ParallelTestCase {

	private CouponQuery $query;

	private CouponRepository $coupons;

	protected function setUp(): void {
		parent::setUp();
		$this->query   = ( new CouponServices( $this->context() ) )->query();
		$this->coupons = ( new CouponServices( $this->context() ) )->repository();
	}

	protected function tearDown(): void {
		foreach ( $this->query->page( new CouponCriteria() ) as $coupon ) {
			$this->coupons->delete( $coupon->id, true );
		}
		parent::tearDown();
	}

	public function test_one_code_is_given_once(): void {
		$order   = [
			'user'   => 1,
			'method' => 'POST',
			'path'   => '/wc/v3/coupons',
			'body'   => [ 'code' => 'tenoff' ],
		];
		$answers = OtherRequest::run_together( OtherRequest::prepare( 'rest', $order, $order, $order ) );

		self::assertEqualsCanonicalizing( [ 201, 400, 400 ], array_column( $answers, 'status' ) );
		self::assertCount( 1, $this->query->page( new CouponCriteria() ) );
	}

	/**
	 * SQLite has one writer at a time.
	 */
	#[Group( 'mariadb' )]
	public function test_coupons_with_other_codes_do_not_wait(): void {
		[ $slow ] = OtherRequest::prepare(
			'rest-held',
			[
				'user'   => 1,
				'method' => 'POST',
				'path'   => '/wc/v3/coupons',
				'body'   => [ 'code' => 'slow' ],
				'after'  => 'usage_count',
			]
		);
		$slow->say( 'go' );
		$slow->wait_for( 'middle' );
		$started = microtime( true );
		$id      = $this->coupon();
		self::assertSame(
			'twentyoff',
			$this->coupons->update(
				$id,
				static fn( Coupon $coupon ) => new Coupon( $id, 'twentyoff', 'publish', '', $coupon->type, $coupon->amount )
			)->code
		);
		self::assertLessThan( 9, microtime( true ) - $started );
		$slow->say( 'go on' );
		self::assertSame( 201, ( (array) $slow->answer() )['status'] );
	}

	/**
	 * @return array<string, array{bool}>
	 */
	public static function transactions(): array {
		return [
			'by itself'                => [ false ],
			'in a greater transaction' => [ true ],
		];
	}

	#[DataProvider( 'transactions' )]
	#[Group( 'mariadb' )]
	public function test_a_limit_is_not_passed_and_each_order_counts_once( bool $in_transaction ): void {
		$id      = $this->coupon( usage_limit: 5 );
		$answers = $this->use_together(
			$id,
			[ [ 1, 2, 3 ], [ 3, 2, 1 ], [ 4, 5, 6 ], [ 7, 8, 9 ] ],
			[ 'ann', 'ann', 'bob', 'cid' ],
			$in_transaction
		);

		self::assertCount( 5, array_keys( $answers, true, true ) );
		self::assertSame( [ 5, 5, 5 ], $this->counted( $id ) );
	}

	#[DataProvider( 'transactions' )]
	#[Group( 'mariadb' )]
	public function test_a_customers_limit_is_not_passed( bool $in_transaction ): void {
		$id      = $this->coupon( usage_limit_per_user: 2 );
		$answers = $this->use_together( $id, [ [ 1, 2 ], [ 3, 4 ], [ 5, 6 ] ], [ 'ann', 'ann', 'ann' ], $in_transaction );

		self::assertCount( 2, array_keys( $answers, true, true ) );
		self::assertSame( [ 2, 2, 2 ], $this->counted( $id ) );
	}

	#[Group( 'mariadb' )]
	public function test_every_use_that_is_taken_back_at_once_leaves_the_list(): void {
		$id     = $this->coupon();
		$orders = [ range( 1, 12 ), range( 13, 24 ), range( 25, 36 ) ];
		$this->use_together( $id, $orders, [ 'ann', 'ann', 'ann' ], false );
		self::assertSame( [ 36, 36, 36 ], $this->counted( $id ) );

		$release = static fn( array $of ) => [
			'coupon' => $id,
			'orders' => $of,
		];
		self::assertSame(
			array_fill( 0, 36, true ),
			// @phpstan-ignore argument.type (each request answers a list)
			array_merge( ...OtherRequest::run_together( OtherRequest::prepare( 'release-coupon', ...array_map( $release, $orders ) ) ) )
		);
		self::assertSame( [ 0, 0, 0 ], $this->counted( $id ) );
	}

	private function coupon( ?int $usage_limit = null, ?int $usage_limit_per_user = null ): int {
		return $this->coupons->create(
			new Coupon(
				0,
				'tenoff',
				'publish',
				'',
				'percent',
				BigDecimal::of( 10 ),
				usage_limit: $usage_limit,
				usage_limit_per_user: $usage_limit_per_user
			)
		)->id;
	}

	/**
	 * @param list<list<int>> $orders    Each request's orders.
	 * @param list<string>    $customers Each request's customer.
	 * @return list<bool|string> What each use was answered.
	 */
	private function use_together( int $id, array $orders, array $customers, bool $in_transaction ): array {
		$input = array_map(
			static fn( array $of, string $customer ) => [
				'coupon'         => $id,
				'orders'         => $of,
				'customer'       => $customer,
				'in_transaction' => $in_transaction,
			],
			$orders,
			$customers
		);
		/** @var list<list<bool|string>> $answers */
		$answers = OtherRequest::run_together( OtherRequest::prepare( 'use-coupon', ...$input ) );
		foreach ( array_merge( ...$answers ) as $answer ) {
			self::assertContains( $answer, [ true, false, 'woocommerce_coupon_usage_limit_reached' ] );
		}
		return array_merge( ...$answers );
	}

	/**
	 * @return array{int, int, int} By the count, by the list of uses, by the orders.
	 */
	private function counted( int $id ): array {
		$coupon = $this->query->full( [ $id ] )[0];
		return [
			$coupon->usage_count,
			count( $coupon->used_by ),
			(int) $this->context()->database->value(
				"SELECT COUNT(*) FROM {$this->context()->database->table( Tables::USES )} WHERE coupon_id = %d",
				$id
			),
		];
	}
}
