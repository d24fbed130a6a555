<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Reports;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Reports\ReportPeriod;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Which days a report is about.
 */
final class ReportPeriodTest extends UnitTestCase {

	#[DataProvider( 'names' )]
	public function test_a_period_has_its_days( string $name, string $first, string $until, string $key, int $intervals ): void {
		$period = ReportPeriod::named( $name, self::day( '2026-03-31' ) );
		self::assertSame( [ "$first 00:00:00", "$until 00:00:00" ], [ $period->from(), $period->until() ] );
		self::assertSame( $key, array_key_first( $period->intervals() ) );
		self::assertCount( $intervals, $period->intervals() );
	}

	/**
	 * @return iterable<string, array{string, string, string, string, int}>
	 */
	public static function names(): iterable {
		yield 'week' => [ 'week', '2026-03-25', '2026-04-01', '2026-03-25', 7 ];
		yield 'month' => [ 'month', '2026-03-01', '2026-04-01', '2026-03-01', 31 ];
		yield 'last month, shorter than this day' => [ 'last_month', '2026-02-01', '2026-03-01', '2026-02-01', 28 ];
		yield 'year' => [ 'year', '2026-01-01', '2026-04-01', '2026-01', 3 ];
	}

	public function test_from_four_months_on_it_goes_by_month(): void {
		self::assertFalse( ReportPeriod::between( self::day( '2025-01-15' ), self::day( '2025-05-14' ) )->monthly );
		$months = ReportPeriod::between( self::day( '2025-01-15' ), self::day( '2025-05-15' ) );
		self::assertTrue( $months->monthly );
		self::assertSame( [ '2025-01', '2025-02', '2025-03', '2025-04', '2025-05' ], array_keys( $months->intervals() ) );
		self::assertSame(
			[ '2025-05-01', '2025-05-16' ],
			array_map( static fn( DateTimeImmutable $moment ) => $moment->format( 'Y-m-d' ), $months->intervals()['2025-05'] )
		);
	}

	public function test_days_are_whole_where_clocks_change(): void {
		$period = ReportPeriod::between( self::day( '2025-03-09' ), self::day( '2025-03-10' ) );
		$hours  = array_map(
			static fn( array $day ) => ( $day[1]->getTimestamp() - $day[0]->getTimestamp() ) / 3600,
			$period->intervals()
		);
		self::assertSame(
			[
				'2025-03-09' => 23,
				'2025-03-10' => 24,
			],
			$hours
		);
	}

	public function test_twenty_years_are_the_longest(): void {
		self::assertSame( '2006-11-22 00:00:00', ReportPeriod::between( self::day( '1950-01-01' ), self::day( '2026-11-22' ) )->from() );
	}

	public function test_days_the_wrong_way_round_are_refused(): void {
		$this->expectException( InvalidInput::class );
		$this->expectExceptionMessage( 'date_max (2026-10-01) is before date_min (2026-10-05)' );
		ReportPeriod::between( self::day( '2026-10-05' ), self::day( '2026-10-01' ) );
	}

	private static function day( string $day ): DateTimeImmutable {
		return new DateTimeImmutable( $day, new DateTimeZone( 'America/New_York' ) );
	}
}
