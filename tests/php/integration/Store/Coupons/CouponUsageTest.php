<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Coupons;

use Brick\Math\BigDecimal;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Store\Coupons\Coupon;
use Storewright\Store\Coupons\CouponQuery;
use Storewright\Store\Coupons\CouponServices;
use Storewright\Store\Coupons\CouponUsage;
use Storewright\Tests\Support\IntegrationTestCase;

#[Group( 'object-cache' )]
final class CouponUsageTest extends IntegrationTestCase {

	private CouponQuery $query;

	private CouponUsage $usage;

	protected function setUp(): void {
		parent::setUp();
		$this->query = ( new CouponServices( $this->context() ) )->query();
		$this->usage = ( new CouponServices( $this->context() ) )->usage();
	}

	public function test_an_order_counts_once(): void {
		$id = $this->coupon();

		self::assertTrue( $this->usage->count( $id, 7, '12' ) );
		self::assertFalse( $this->usage->count( $id, 7, '12' ) );
		self::assertTrue( $this->usage->count( $id, 8, 'Ann@Example.com' ) );
		self::assertSame( [ 2, [ '12', 'ann@example.com' ] ], $this->counted( $id ) );
		self::assertSame(
			[ 1, 1, 2 ],
			[
				$this->query->uses_by( $id, [ '12' ] ),
				$this->query->uses_by( $id, [ 'ann@example.com' ] ),
				$this->query->uses_by( $id, [ '12', 'ann@example.com' ] ),
			]
		);
	}

	public function test_uses_of_several_coupons_are_read_at_once(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$ids = array_map( fn( string $code ) => $this->coupon( code: $code ), [ 'one', 'two', 'unused' ] );
		foreach ( [ [ 0, 'bob' ], [ 1, 'ann' ], [ 0, 'ann' ], [ 1, 'cid' ] ] as $order => [ $coupon, $customer ] ) {
			$this->usage->count( $ids[ $coupon ], 1 + $order, $customer );
		}
		$before = $wpdb->num_queries;
		$used   = array_map( static fn( Coupon $coupon ) => $coupon->used_by, $this->query->full( $ids ) );
		self::assertSame( 4, $wpdb->num_queries - $before );
		self::assertSame( [ [ 'bob', 'ann' ], [ 'ann', 'cid' ], [] ], $used );
	}

	public function test_a_use_is_taken_back_once(): void {
		$id = $this->coupon();
		$this->usage->count( $id, 7, '12' );
		$this->usage->count( $id, 8, '12' );

		self::assertTrue( $this->usage->release( $id, 7 ) );
		self::assertFalse( $this->usage->release( $id, 7 ) );
		self::assertFalse( $this->usage->release( $id, 99 ) );
		self::assertSame( [ 1, [ '12' ] ], $this->counted( $id ) );
		self::assertTrue( $this->usage->count( $id, 7, '12' ), 'An order that comes back counts again.' );
	}

	public function test_a_limit_is_not_passed(): void {
		$id = $this->coupon( usage_limit: 2 );
		$this->usage->count( $id, 1, '' );
		$this->usage->count( $id, 2, '' );

		$this->assertUsedUp( fn() => $this->usage->count( $id, 3, '5' ) );
		self::assertSame( [ 2, [] ], $this->counted( $id ) );
		$this->usage->release( $id, 1 );
		self::assertTrue( $this->usage->count( $id, 3, '5' ) );
	}

	public function test_a_customers_limit_counts_whatever_the_customer_is_known_by(): void {
		$id = $this->coupon( usage_limit_per_user: 2 );
		$this->usage->count( $id, 1, 'ann@example.com' );
		$this->usage->count( $id, 2, '5' );

		$this->assertUsedUp( fn() => $this->usage->count( $id, 3, '5', [ 'Ann@example.com' ] ) );
		self::assertTrue( $this->usage->count( $id, 3, '5' ) );
		self::assertTrue( $this->usage->count( $id, 4, '6', [ 'bob@example.com' ] ) );
	}

	public function test_uses_that_a_shop_brings_along_can_be_taken_back(): void {
		$id = $this->coupon();
		update_post_meta( $id, 'usage_count', '41' );
		add_post_meta( $id, '_used_by', '5' );

		self::assertTrue( $this->usage->note( $id, 900, '5' ) );
		self::assertFalse( $this->usage->count( $id, 900, '5' ) );
		self::assertTrue( $this->usage->release( $id, 900 ) );
		self::assertSame( [ 40, [] ], $this->counted( $id ) );
	}

	public function test_uses_of_a_shop_that_was_there_before_are_taken_back_where_the_order_says_so(): void {
		$id = $this->coupon();
		update_post_meta( $id, 'usage_count', '2' );
		add_post_meta( $id, '_used_by', '5' );
		add_post_meta( $id, '_used_by', 'ann@example.com' );

		self::assertTrue( $this->usage->release( $id, 900, 'Ann@example.com' ) );
		self::assertSame( [ 1, [ '5' ] ], $this->counted( $id ) );
	}

	public function test_a_coupon_without_a_count_gets_one_and_a_missing_coupon_none(): void {
		$id = $this->coupon();
		delete_post_meta( $id, 'usage_count' );

		self::assertTrue( $this->usage->count( $id, 1, '' ) );
		self::assertSame( [ 1, [] ], $this->counted( $id ) );
		self::assertFalse( $this->usage->count( 999_999, 1, '' ) );
	}

	public function test_a_use_within_a_transaction_that_fails_did_not_happen(): void {
		$id = $this->coupon();
		try {
			$this->context()->database->transaction(
				function () use ( $id ): void {
					$this->usage->count( $id, 1, '5' );
					throw new Conflict( 'test', 'The order could not be saved.' );
				}
			);
		} catch ( Conflict ) {
			self::assertSame( [ 0, [] ], $this->counted( $id ) );
		}
		self::assertTrue( $this->usage->count( $id, 1, '5' ) );
	}

	private function coupon( ?int $usage_limit = null, ?int $usage_limit_per_user = null, string $code = 'tenoff' ): int {
		return ( new CouponServices( $this->context() ) )->repository()->create(
			new Coupon(
				0,
				$code,
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
	 * @return array{int, list<string>}
	 */
	private function counted( int $id ): array {
		$coupon = $this->query->full( [ $id ] )[0];
		return [ $coupon->usage_count, $coupon->used_by ];
	}

	/**
	 * @param callable(): mixed $use
	 */
	private function assertUsedUp( callable $use ): void {
		try {
			$use();
			self::fail( 'The use was not refused.' );
		} catch ( Conflict $refusal ) {
			self::assertSame( 'woocommerce_coupon_usage_limit_reached', $refusal->error_code );
		}
	}
}
