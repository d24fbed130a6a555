<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Admin\Analytics;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Admin\Analytics\Performance\PerformancePeriod;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Which hours and days the store performance compares.
 */
final class PerformancePeriodTest extends UnitTestCase {

	public function test_today_is_compared_with_the_same_hours_of_yesterday(): void {
		$now = self::at( '2026-03-01 02:15:00' );
		self::assertSame( [ '2026-03-01 00', '2026-03-01 01', '2026-03-01 02' ], PerformancePeriod::Today->steps( $now, 1 ) );
		self::assertSame( [ '2026-02-28 00', '2026-02-28 01', '2026-02-28 02' ], PerformancePeriod::Today->steps_before( $now, 1 ) );
	}

	public function test_a_week_starts_on_the_shop_s_day_and_clocks_that_change_lose_no_day(): void {
		// A Tuesday; on the Sunday before, clocks went forward.
		$now = self::at( '2026-03-31 23:59:59' );
		self::assertSame( [ '2026-03-30', '2026-03-31' ], PerformancePeriod::Week->steps( $now, 1 ) );
		self::assertSame( [ '2026-03-23', '2026-03-24' ], PerformancePeriod::Week->steps_before( $now, 1 ) );
		self::assertSame( [ '2026-03-29', '2026-03-30', '2026-03-31' ], PerformancePeriod::Week->steps( $now, 0 ) );
		self::assertSame( [ '2026-03-31' ], PerformancePeriod::Week->steps( $now, 2 ) );
	}

	public function test_a_month_is_compared_with_the_days_that_the_one_before_has(): void {
		$now    = self::at( '2026-03-30 08:00:00' );
		$before = PerformancePeriod::Month->steps_before( $now, 1 );
		self::assertCount( 30, PerformancePeriod::Month->steps( $now, 1 ) );
		self::assertSame( [ '2026-02-01', '2026-02-28' ], [ $before[0], $before[ count( $before ) - 1 ] ] );
		self::assertCount( 28, $before );
		$january = PerformancePeriod::Month->steps_before( self::at( '2026-01-02 00:00:00' ), 1 );
		self::assertSame( [ '2025-12-01', '2025-12-02' ], $january );
	}

	private static function at( string $time ): DateTimeImmutable {
		return new DateTimeImmutable( $time, new DateTimeZone( 'Europe/Berlin' ) );
	}
}
