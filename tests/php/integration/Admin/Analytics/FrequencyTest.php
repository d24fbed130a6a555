<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\Analytics\Query\Period;
use Storewright\Admin\Analytics\Saved\Email\EmailComparison;
use Storewright\Admin\Analytics\Saved\Email\EmailPeriod;
use Storewright\Admin\Analytics\Saved\Email\Frequency;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * When saved reports are sent, and which days they are about, also where the clock changes.
 */
final class FrequencyTest extends IntegrationTestCase {

	/**
	 * @return iterable<string, array{Frequency, string, string, string}> Moment, when it is due next, when it was due last: all UTC.
	 */
	public static function moments(): iterable {
		// Berlin is an hour ahead of UTC until 2026-03-29 01:00 UTC, then two until 2026-10-25 01:00 UTC.
		yield 'before six' => [ Frequency::Daily, '2026-01-10 04:59:59', '2026-01-10 05:00:00', '2026-01-09 05:00:00' ];
		yield 'at six' => [ Frequency::Daily, '2026-01-10 05:00:00', '2026-01-11 05:00:00', '2026-01-10 05:00:00' ];
		yield 'the clock goes forward' => [ Frequency::Daily, '2026-03-28 12:00:00', '2026-03-29 04:00:00', '2026-03-28 05:00:00' ];
		yield 'it went forward' => [ Frequency::Daily, '2026-03-29 03:59:59', '2026-03-29 04:00:00', '2026-03-28 05:00:00' ];
		yield 'the clock goes back' => [ Frequency::Daily, '2026-10-24 12:00:00', '2026-10-25 05:00:00', '2026-10-24 04:00:00' ];
		yield 'it went back' => [ Frequency::Daily, '2026-10-25 04:30:00', '2026-10-25 05:00:00', '2026-10-24 04:00:00' ];
		yield 'weekly over the change' => [ Frequency::Weekly, '2026-03-25 12:00:00', '2026-03-30 04:00:00', '2026-03-23 05:00:00' ];
		yield 'weekly on its day' => [ Frequency::Weekly, '2026-03-30 04:00:00', '2026-04-06 04:00:00', '2026-03-30 04:00:00' ];
		yield 'monthly over the change' => [ Frequency::Monthly, '2026-03-31 12:00:00', '2026-04-01 04:00:00', '2026-03-01 05:00:00' ];
		yield 'monthly at the end of a year' => [ Frequency::Monthly, '2026-12-31 23:30:00', '2027-01-01 05:00:00', '2026-12-01 05:00:00' ];
	}

	#[DataProvider( 'moments' )]
	public function test_it_is_due_at_six_of_the_sites_clock( Frequency $frequency, string $moment, string $next, string $latest ): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		update_option( 'start_of_week', 1 );
		$utc = new DateTimeZone( 'UTC' );
		$now = new DateTimeImmutable( $moment, $utc );
		self::assertSame( $next, $frequency->next( $now )?->setTimezone( $utc )->format( 'Y-m-d H:i:s' ) );
		self::assertSame( $latest, $frequency->latest( $now )?->setTimezone( $utc )->format( 'Y-m-d H:i:s' ) );
	}

	public function test_six_that_the_clock_leaves_out_is_later_that_day_alone(): void {
		// Apia left out 2011-12-30: the next morning after the 29th is the 31st.
		update_option( 'timezone_string', 'Pacific/Apia' );
		$due = Frequency::Daily->next( new DateTimeImmutable( '2011-12-29 12:00:00', wp_timezone() ) );
		self::assertSame( '2011-12-31 06:00', $due?->format( 'Y-m-d H:i' ) );
	}

	public function test_never_is_never(): void {
		self::assertNull( Frequency::Never->next( new DateTimeImmutable() ) );
		self::assertNull( Frequency::Never->latest( new DateTimeImmutable() ) );
	}

	/**
	 * @return iterable<string, array{array<string, string>, string, string, string}> Query, day on which it is due, first and last day.
	 */
	public static function periods(): iterable {
		yield 'today is yesterday' => [ [ 'period' => 'today' ], '2026-03-01', '2026-02-28', '2026-02-28' ];
		yield 'yesterday' => [ [ 'period' => 'yesterday' ], '2026-03-01', '2026-02-28', '2026-02-28' ];
		yield 'a week that has just ended' => [ [ 'period' => 'week' ], '2026-11-23', '2026-11-16', '2026-11-22' ];
		yield 'the last week' => [ [ 'period' => 'last_week' ], '2026-11-25', '2026-11-16', '2026-11-22' ];
		yield 'a month that has just ended' => [ [ 'period' => 'month' ], '2026-03-01', '2026-02-01', '2026-02-28' ];
		yield 'a month that runs' => [ [ 'period' => 'month' ], '2026-03-31', '2026-03-01', '2026-03-30' ];
		yield 'the last month' => [ [ 'period' => 'last_month' ], '2026-03-31', '2026-02-01', '2026-02-28' ];
		yield 'the last quarter' => [ [ 'period' => 'last_quarter' ], '2026-05-31', '2026-01-01', '2026-03-31' ];
		yield 'a year that has just ended' => [ [ 'period' => 'year' ], '2027-01-01', '2026-01-01', '2026-12-31' ];
		yield 'typed days' => [
			[
				'period' => 'custom',
				'after'  => '2026-02-03',
				'before' => '2026-02-05',
			],
			'2026-11-25',
			'2026-02-03',
			'2026-02-05',
		];
		yield 'days that are none' => [
			[
				'period' => 'custom',
				'after'  => '2026-02-30',
				'before' => '2026-03-05',
			],
			'2026-11-25',
			'2026-11-01',
			'2026-11-24',
		];
		yield 'the usual one' => [ [], '2026-11-25', '2026-11-01', '2026-11-24' ];
	}

	/**
	 * @param array<string, string> $query
	 */
	#[DataProvider( 'periods' )]
	public function test_it_is_about_days_that_are_over( array $query, string $due, string $from, string $to ): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		update_option( 'start_of_week', 1 );
		$period = EmailPeriod::of( EmailPeriod::choice( $query ), new DateTimeImmutable( "$due 06:00", wp_timezone() ) );
		self::assertSame( [ "$from 00:00:00", "$to 23:59:59" ], [ $period->from->format( 'Y-m-d H:i:s' ), $period->to->format( 'Y-m-d H:i:s' ) ] );
	}

	/**
	 * What the screen shows on a day, as its own test reads it too.
	 *
	 * @return iterable<string, array{string, string, string, string, string}> Period, comparison, day, both periods.
	 */
	public static function compared_days(): iterable {
		/** @var list<array{string, string, string, string, string}> $cases */
		$cases = json_decode( (string) file_get_contents( __DIR__ . '/../../../../fixtures/analytics/compared-days.json' ), true );
		foreach ( $cases as $case ) {
			yield "$case[0] and $case[1] on $case[2]" => $case;
		}
	}

	#[DataProvider( 'compared_days' )]
	public function test_days_are_compared_as_on_the_screen( string $name, string $by, string $day, string $days, string $compared ): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		update_option( 'start_of_week', 1 );
		$choice = [
			'period'  => $name,
			'compare' => $by,
		];
		// An email is about days that are over.
		$is_over = 'yesterday' === $name || str_starts_with( $name, 'last_' );
		$due     = new DateTimeImmutable( $day . ( $is_over ? ' 06:00' : ' 06:00 +1 day' ), wp_timezone() );
		$period  = EmailPeriod::of( $choice, $due );
		$found   = EmailComparison::of( $choice, $period );
		self::assertSame( $days, self::days( $period ) );
		self::assertSame( $compared, self::days( $found->period ) );

		$linked = [
			'period' => 'custom',
			'after'  => $period->from->format( 'Y-m-d' ),
			'before' => $period->to->format( 'Y-m-d' ),
		] + $found->query();
		self::assertSame( $compared, self::days( EmailComparison::of( $linked, $period )->period ), 'Of a view saved from the link.' );
	}

	/**
	 * @return iterable<string, array{string, string, string, string}> Comparison, first and last day, days compared with.
	 */
	public static function chosen_days(): iterable {
		yield 'year' => [ 'previous_year', '2026-03-01', '2026-03-31', '2025-03-01 2025-03-31' ];
		yield 'leap day' => [ '', '2024-02-29', '2024-02-29', '2023-02-28 2023-02-28' ];
		yield 'days' => [ 'previous_period', '2026-03-01', '2026-03-07', '2026-02-22 2026-02-28' ];
		yield 'one day' => [ 'previous_period', '2026-03-01', '2026-03-01', '2026-02-28 2026-02-28' ];
		yield 'as many days as a year has' => [ 'previous_period', '2024-01-01', '2024-12-31', '2022-12-31 2023-12-31' ];
	}

	#[DataProvider( 'chosen_days' )]
	public function test_chosen_days_are_compared_with_as_many( string $by, string $after, string $before, string $compared ): void {
		$choice = [
			'period'  => 'custom',
			'compare' => $by,
			'after'   => $after,
			'before'  => $before,
		];
		$found  = EmailComparison::of( $choice, EmailPeriod::of( $choice, new DateTimeImmutable( '2026-11-25 06:00', wp_timezone() ) ) );
		self::assertSame( $compared, self::days( $found->period ) );
		self::assertSame( [ 'compare' => '' === $by ? 'previous_year' : $by ], $found->query() );
	}

	private static function days( Period $period ): string {
		self::assertSame( '00:00:00 23:59:59', $period->from->format( 'H:i:s ' ) . $period->to->format( 'H:i:s' ) );
		return $period->from->format( 'Y-m-d ' ) . $period->to->format( 'Y-m-d' );
	}
}
