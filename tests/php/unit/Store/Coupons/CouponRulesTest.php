<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Coupons;

use Brick\Math\BigDecimal;
use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Calculation\Line;
use Storewright\Store\Coupons\Coupon;
use Storewright\Store\Coupons\CouponContext;
use Storewright\Store\Coupons\CouponRules;
use Storewright\Tests\Support\UnitTestCase;

final class CouponRulesTest extends UnitTestCase {

	public function test_a_plain_coupon_can_be_used(): void {
		self::assertNull( self::reason( self::coupon() ) );
	}

	public function test_only_published_coupons_can_be_used(): void {
		self::assertSame( 'missing', self::reason( self::coupon( status: 'draft' ) ) );
	}

	public function test_a_coupon_ends_at_its_moment(): void {
		self::assertNull( self::reason( self::coupon( expires: self::time( '2026-11-21 12:00:01' ) ) ) );
		self::assertSame( 'expired', self::reason( self::coupon( expires: self::time( '2026-11-21 12:00:00' ) ) ) );
	}

	public function test_limits_of_usage_hold(): void {
		self::assertNull( self::reason( self::coupon( usage_count: 4, usage_limit: 5 ) ) );
		self::assertSame( 'used_up', self::reason( self::coupon( usage_count: 5, usage_limit: 5 ) ) );
		self::assertNull( self::reason( self::coupon( usage_limit_per_user: 2 ), uses: 1 ) );
		self::assertSame( 'used_up_by_customer', self::reason( self::coupon( usage_limit_per_user: 2 ), uses: 2 ) );
	}

	public function test_least_and_most_of_the_basket_are_included(): void {
		$coupon = self::coupon( minimum: '20', maximum: '30' );

		self::assertSame( 'too_little', self::reason( $coupon, '19.99' ) );
		self::assertNull( self::reason( $coupon, '20.00' ) );
		self::assertNull( self::reason( $coupon, '30' ) );
		self::assertSame( 'too_much', self::reason( $coupon, '30.01' ) );
	}

	/**
	 * @return array<string, array{list<string>, list<string>, bool}>
	 */
	public static function addresses(): array {
		return [
			'the address'            => [ [ 'ann@example.com' ], [ 'Ann@Example.com' ], true ],
			'another'                => [ [ 'ann@example.com' ], [ 'bob@example.com' ], false ],
			'one of the customer’s'  => [ [ 'ann@example.com' ], [ 'bob@example.com', 'ann@example.com' ], true ],
			'any of a domain'        => [ [ '*@example.com' ], [ 'bob@example.com' ], true ],
			'of a domain within'     => [ [ '*@example.com' ], [ 'bob@example.com.test' ], false ],
			'a dot is a dot'         => [ [ '*@example.com' ], [ 'bob@exampleXcom' ], false ],
			'nobody known'           => [ [ '*@example.com' ], [], false ],
			'a line break is no end' => [ [ '*@example.com' ], [ "bob@example.com\nbob@other.test" ], false ],
		];
	}

	/**
	 * @dataProvider addresses
	 * @param list<string> $allowed
	 * @param list<string> $emails
	 */
	public function test_a_coupon_may_be_for_some_customers( array $allowed, array $emails, bool $can ): void {
		self::assertSame( $can ? null : 'other_customers', self::reason( self::coupon( emails: $allowed ), emails: $emails ) );
	}

	public function test_a_coupon_may_have_to_be_used_alone(): void {
		self::assertNull( self::reason( self::coupon(), others: [ self::coupon() ] ) );
		self::assertSame( 'alone', self::reason( self::coupon( alone: true ), others: [ self::coupon() ] ) );
		self::assertSame( 'another_alone', self::reason( self::coupon(), others: [ self::coupon( alone: true ) ] ) );
	}

	public function test_a_coupon_off_pieces_needs_one_that_it_is_for(): void {
		foreach ( [ 'percent', 'fixed_product' ] as $type ) {
			self::assertNull( self::reason( self::coupon( $type, products: [ 1 ] ) ) );
			self::assertSame( 'other_products', self::reason( self::coupon( $type, products: [ 9 ] ) ) );
			self::assertNull( self::reason( self::coupon( $type, excluded: [ 1 ] ) ), 'The other line is left.' );
			self::assertSame( 'other_products', self::reason( self::coupon( $type, excluded: [ 1, 2 ] ) ) );
			self::assertNull( self::reason( self::coupon( $type, no_sale: true ) ) );
			self::assertSame( 'other_products', self::reason( self::coupon( $type, categories: [ 9 ] ) ) );
		}
	}

	public function test_a_coupon_off_the_basket_is_refused_with_what_it_is_not_for(): void {
		self::assertNull( self::reason( self::coupon( products: [ 1 ] ) ) );
		self::assertSame( 'other_products', self::reason( self::coupon( products: [ 9 ] ) ) );
		self::assertNull( self::reason( self::coupon( categories: [ 5 ] ) ) );
		self::assertSame( 'excluded_products', self::reason( self::coupon( excluded: [ 1 ] ) ) );
		self::assertSame( 'excluded_products', self::reason( self::coupon( excluded_categories: [ 5 ] ) ) );
		self::assertSame( 'sale_items', self::reason( self::coupon( no_sale: true ) ) );
	}

	public function test_a_refusal_names_the_coupon_and_the_reason(): void {
		try {
			( new CouponRules( self::time( '2026-11-21 12:00:00' ) ) )->check(
				self::coupon( status: 'draft' ),
				new CouponContext( [], BigDecimal::zero() )
			);
			self::fail( 'The coupon was not refused.' );
		} catch ( InvalidInput $refusal ) {
			self::assertSame(
				[ 'woocommerce_rest_invalid_coupon', 400, 'missing' ],
				[ $refusal->error_code, $refusal->status, $refusal->data['reason'] ?? '' ]
			);
			self::assertStringContainsString( 'tenoff', $refusal->getMessage() );
		}
	}

	/**
	 * @param list<string> $emails
	 * @param list<Coupon> $others
	 */
	private static function reason(
		Coupon $coupon,
		string $subtotal = '25',
		array $emails = [],
		int $uses = 0,
		array $others = []
	): ?string {
		$lines = [
			Line::at_amount( 'a', 1, 1, BigDecimal::of( 15 ), category_ids: [ 5 ] ),
			Line::at_amount( 'b', 2, 1, BigDecimal::of( 10 ), category_ids: [ 6 ], on_sale: true ),
		];
		return ( new CouponRules( self::time( '2026-11-21 12:00:00' ) ) )->refusal(
			$coupon,
			new CouponContext( $lines, BigDecimal::of( $subtotal ), $emails, $uses, $others )
		)?->reason;
	}

	/**
	 * @param list<int>    $products
	 * @param list<int>    $excluded
	 * @param list<int>    $categories
	 * @param list<int>    $excluded_categories
	 * @param list<string> $emails
	 */
	private static function coupon(
		string $type = 'fixed_cart',
		string $status = 'publish',
		?DateTimeImmutable $expires = null,
		int $usage_count = 0,
		?int $usage_limit = null,
		?int $usage_limit_per_user = null,
		bool $alone = false,
		array $products = [],
		array $excluded = [],
		array $categories = [],
		array $excluded_categories = [],
		bool $no_sale = false,
		?string $minimum = null,
		?string $maximum = null,
		array $emails = []
	): Coupon {
		return new Coupon(
			1,
			'tenoff',
			$status,
			'',
			$type,
			BigDecimal::of( 10 ),
			expires: $expires,
			usage_count: $usage_count,
			individual_use: $alone,
			product_ids: $products,
			excluded_product_ids: $excluded,
			usage_limit: $usage_limit,
			usage_limit_per_user: $usage_limit_per_user,
			category_ids: $categories,
			excluded_category_ids: $excluded_categories,
			exclude_sale_items: $no_sale,
			minimum_amount: null === $minimum ? null : BigDecimal::of( $minimum ),
			maximum_amount: null === $maximum ? null : BigDecimal::of( $maximum ),
			email_restrictions: $emails
		);
	}

	private static function time( string $time ): DateTimeImmutable {
		return new DateTimeImmutable( $time, new DateTimeZone( 'UTC' ) );
	}
}
