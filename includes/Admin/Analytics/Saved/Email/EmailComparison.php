<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Email;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use DateTimeImmutable;
use Storewright\Admin\Analytics\Query\Interval;
use Storewright\Admin\Analytics\Query\Period;

/**
 * What the days of an emailed report are compared with: what the screen compares them with that its link opens.
 */
final class EmailComparison {

	public const YEAR = 'previous_year';

	public const PERIOD = 'previous_period';

	/**
	 * @param string $by       One of the two, as it stands in addresses.
	 * @param Period $period   The days.
	 * @param bool   $is_usual Whether the email's days would be compared with these if somebody chose them on the screen.
	 */
	private function __construct( public readonly string $by, public readonly Period $period, private readonly bool $is_usual ) {}

	/**
	 * Makes the comparison of a view: the counterpart of `compared()` in client/analytics/period/period.ts.
	 *
	 * @param array<mixed> $choice What says its period, as `EmailPeriod::choice()` has it.
	 * @param Period       $period Of the email, in whole days.
	 */
	public static function of( array $choice, Period $period ): self {
		$by    = self::PERIOD === ( $choice['compare'] ?? '' ) ? self::PERIOD : self::YEAR;
		$from  = $period->from->setTime( 0, 0 );
		$to    = $period->to->setTime( 0, 0 );
		$unit  = EmailPeriod::unit( $choice );
		$usual = self::YEAR === $by
			? [ self::year_before( $from ), self::year_before( $to ) ]
			: [ $from->modify( "-{$period->days_long()} days" ), $from->modify( '-1 day' ) ];
		$days  = match ( true ) {
			null === $unit     => EmailPeriod::against( $choice ) ?? $usual,
			self::YEAR === $by => self::year_before_unit( $unit, $from, $to ),
			default            => self::unit_before( $unit, $from, $period->days_long() ),
		};
		$text = static fn( DateTimeImmutable $one, DateTimeImmutable $other ): string => $one->format( 'Y-m-d ' ) . $other->format( 'Y-m-d' );
		return new self(
			$by,
			new Period( $days[0]->setTime( 0, 0 ), $days[1]->setTime( 23, 59, 59 ), $period->first_day ),
			$text( ...$days ) === $text( ...$usual )
		);
	}

	/**
	 * What says the comparison in the address of the email's days, chosen one by one.
	 *
	 * @return array<string, string>
	 */
	public function query(): array {
		return [ 'compare' => $this->by ] + ( $this->is_usual ? [] : [
			'compare_from' => $this->period->from->format( 'Y-m-d' ),
			'compare_to'   => $this->period->to->format( 'Y-m-d' ),
		] );
	}

	/**
	 * Its name within a sentence.
	 */
	public function name(): string {
		return self::YEAR === $this->by ? __( 'previous year', 'storewright' ) : __( 'previous period', 'storewright' );
	}

	/**
	 * How a figure has changed, in the words of the screen.
	 */
	public function change( BigDecimal $now, BigDecimal $before ): string {
		$difference = $now->minus( $before );
		if ( $difference->isZero() ) {
			/* translators: %s: “previous year” or “previous period”. */
			return sprintf( __( 'same as %s', 'storewright' ), $this->name() );
		}
		if ( $before->isZero() ) {
			/* translators: %s: “previous year” or “previous period”. */
			return sprintf( __( 'none in %s', 'storewright' ), $this->name() );
		}
		$percent = (string) $difference->abs()->multipliedBy( 100 )->dividedBy( $before->abs(), 0, RoundingMode::HALF_UP );
		return $difference->isPositive()
			/* translators: 1: whole number. 2: “previous year” or “previous period”. */
			? sprintf( __( '%1$s%% more than %2$s', 'storewright' ), $percent, $this->name() )
			/* translators: 1: whole number. 2: “previous year” or “previous period”. */
			: sprintf( __( '%1$s%% less than %2$s', 'storewright' ), $percent, $this->name() );
	}

	/**
	 * The unit before: the whole one before a whole one, of one that still runs as many days as it has so far.
	 *
	 * @param array{Interval, bool} $unit As `EmailPeriod::unit()` has it.
	 * @param DateTimeImmutable     $from First day of the unit.
	 * @param int                   $days How many it has so far.
	 * @return array{DateTimeImmutable, DateTimeImmutable}
	 */
	private static function unit_before( array $unit, DateTimeImmutable $from, int $days ): array {
		$start = match ( $unit[0] ) {
			Interval::Week    => $from->modify( '-7 days' ),
			Interval::Month   => $from->modify( '-1 month' ),
			Interval::Quarter => $from->modify( '-3 months' ),
			Interval::Year    => $from->modify( '-1 year' ),
			default           => $from->modify( '-1 day' ),
		};
		$end = $from->modify( '-1 day' );
		return [ $start, $unit[1] ? $end : min( $end, $start->modify( '+' . ( $days - 1 ) . ' days' ) ) ];
	}

	/**
	 * The same days of the year before: months, quarters and years that are over stay whole ones, whatever February does.
	 *
	 * @param array{Interval, bool} $unit As `EmailPeriod::unit()` has it.
	 * @param DateTimeImmutable     $from First day.
	 * @param DateTimeImmutable     $to   Last day.
	 * @return array{DateTimeImmutable, DateTimeImmutable}
	 */
	private static function year_before_unit( array $unit, DateTimeImmutable $from, DateTimeImmutable $to ): array {
		$is_whole = $unit[1] && in_array( $unit[0], [ Interval::Month, Interval::Quarter, Interval::Year ], true );
		return [
			self::year_before( $from ),
			$is_whole ? self::year_before( $to->modify( '+1 day' ) )->modify( '-1 day' ) : self::year_before( $to ),
		];
	}

	/**
	 * The same day a year before: the last of February in place of a day that there is not.
	 */
	private static function year_before( DateTimeImmutable $day ): DateTimeImmutable {
		$year  = (int) $day->format( 'Y' ) - 1;
		$month = (int) $day->format( 'n' );
		$last  = (int) $day->setDate( $year, $month, 1 )->format( 't' );
		return $day->setDate( $year, $month, min( $last, (int) $day->format( 'j' ) ) );
	}
}
