<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Products;

use DateTimeImmutable;
use Storewright\Store\Products\Model\Prices;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Prices of a product at a moment.
 */
final class PricesTest extends UnitTestCase {

	/**
	 * @dataProvider prices
	 */
	public function test_the_sale_price_holds_where_it_is_lower_and_the_time_is_right(
		string $regular,
		string $sale,
		?string $from,
		?string $to,
		string $expected
	): void {
		$time   = static fn( ?string $text ): ?DateTimeImmutable => null === $text ? null : new DateTimeImmutable( $text );
		$prices = new Prices( '', $regular, $sale, $time( $from ), $time( $to ) );
		$now    = new DateTimeImmutable( '2026-11-27 12:00:00 UTC' );
		self::assertSame( $expected, $prices->at( $now ) );
		self::assertSame( '' !== $sale && $expected === $sale, $prices->on_sale( $now ) );
	}

	/**
	 * @return iterable<string, array{string, string, string|null, string|null, string}>
	 */
	public static function prices(): iterable {
		yield 'no price' => [ '', '', null, null, '' ];
		yield 'no sale' => [ '10.00', '', null, null, '10.00' ];
		yield 'always on sale' => [ '10.00', '9', null, null, '9' ];
		yield 'free on sale' => [ '10', '0', null, null, '0' ];
		yield 'lower as a number, not as a text' => [ '10', '9.5', null, null, '9.5' ];
		yield 'not lower' => [ '10', '11', null, null, '10' ];
		yield 'a sale without a regular price' => [ '', '5', null, null, '' ];
		yield 'before it begins' => [ '10', '9', '2026-11-27 12:00:01 UTC', null, '10' ];
		yield 'as it begins' => [ '10', '9', '2026-11-27 12:00:00 UTC', null, '9' ];
		yield 'its last moment' => [ '10', '9', null, '2026-11-27 12:00:00 UTC', '9' ];
		yield 'after it ended' => [ '10', '9', null, '2026-11-27 11:59:59 UTC', '10' ];
		yield 'not a number' => [ 'ten', 'nine', null, null, 'ten' ];
	}
}
