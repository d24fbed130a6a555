<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Errors\InvalidInput;

/**
 * The time that a report is about, first and last second included, in the site's time zone.
 */
final class Period {

	/**
	 * Most intervals that a report has, about: the hours of two years or so. They are made one by one.
	 */
	private const MOST = 20_000;

	public readonly DateTimeImmutable $from;

	public readonly DateTimeImmutable $to;

	/**
	 * @param DateTimeImmutable $from      The first second.
	 * @param DateTimeImmutable $to        The last second; where it is before the first, there is nothing in between.
	 * @param int               $first_day Day on which weeks start, 0 for Sunday.
	 */
	public function __construct( DateTimeImmutable $from, DateTimeImmutable $to, public readonly int $first_day ) {
		$this->from = $from->setTimezone( wp_timezone() );
		$this->to   = $to->setTimezone( wp_timezone() );
	}

	/**
	 * That a column of times in the site's time zone is within the period.
	 */
	public function condition( string $column ): Condition {
		return new Condition(
			"$column >= %s AND $column <= %s",
			$this->from->format( 'Y-m-d H:i:s' ),
			$this->to->format( 'Y-m-d H:i:s' )
		);
	}

	/**
	 * That a column of days in the site's time zone is within the period: only where it is of whole days.
	 */
	public function days( string $column ): Condition {
		return new Condition( "$column >= %s AND $column <= %s", $this->from->format( 'Y-m-d' ), $this->to->format( 'Y-m-d' ) );
	}

	/**
	 * Whether it begins with the first second of a day, and ends with the last one of a day.
	 */
	public function is_of_whole_days(): bool {
		return self::begins_a_day( $this->from ) && '23:59:59' === $this->to->format( 'H:i:s' );
	}

	/**
	 * Whether a time is the first second of its day: 01:00:00 where the clock goes forward at midnight.
	 */
	private static function begins_a_day( DateTimeImmutable $time ): bool {
		return $time->format( 'H:i:s' ) === $time->setTime( 0, 0 )->format( 'H:i:s' );
	}

	/**
	 * How many days it has, its first and its last one included.
	 */
	public function days_long(): int {
		return 1 + (int) $this->from->setTime( 12, 0 )->diff( $this->to->setTime( 12, 0 ) )->days;
	}

	/**
	 * The whole months of the period; null where it has none.
	 */
	public function months(): ?self {
		$from = '01' === $this->from->format( 'd' ) && self::begins_a_day( $this->from )
			? $this->from
			: $this->from->modify( 'first day of next month midnight' );
		$next = $this->to->modify( '+1 second' );
		$to   = $next->modify( 'first day of this month midnight' )->modify( '-1 second' );
		return $from < $to ? $this->part( $from, $to ) : null;
	}

	/**
	 * That a column of times in the site's time zone is within the period, but not within its whole months; null where there is no such
	 * time.
	 */
	public function edges( string $column ): ?Condition {
		$months = $this->months();
		if ( null === $months ) {
			return $this->condition( $column );
		}
		$edges = [];
		if ( $this->from < $months->from ) {
			$edges[] = new Condition( "$column >= %s AND $column < %s", self::site( $this->from ), self::site( $months->from ) );
		}
		if ( $months->to < $this->to ) {
			$edges[] = new Condition( "$column > %s AND $column <= %s", self::site( $months->to ), self::site( $this->to ) );
		}
		return [] === $edges ? null : Condition::any( ...$edges );
	}

	private static function site( DateTimeImmutable $time ): string {
		return $time->format( 'Y-m-d H:i:s' );
	}

	/**
	 * The intervals of the period, the earliest first; the first and the last may be shorter than the others.
	 *
	 * @return list<array{key: string, id: string, from: DateTimeImmutable, to: DateTimeImmutable}> First and last second of each.
	 * @throws InvalidInput If there are too many.
	 */
	public function intervals( Interval $interval ): array {
		// Not by making them: that takes seconds.
		if ( intdiv( $this->to->getTimestamp() - $this->from->getTimestamp(), $interval->seconds() ) >= self::MOST ) {
			$reason = __( 'The time from after to before has too many intervals.', 'storewright' );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'interval' => $reason ] );
		}
		$all = [];
		for ( $from = $this->from; $from <= $this->to; $from = $next ) {
			$next  = $interval->next( $from, $this->first_day );
			$all[] = [
				'key'  => $interval->key( $from, $this->first_day ),
				'id'   => $interval->id( $from, $this->first_day ),
				'from' => $from,
				'to'   => min( $next->setTimestamp( $next->getTimestamp() - 1 ), $this->to ),
			];
		}
		return $all;
	}

	/**
	 * The part of the period from one time to another.
	 */
	public function part( DateTimeImmutable $from, DateTimeImmutable $to ): self {
		return new self( $from, $to, $this->first_day );
	}

	/**
	 * A time in UTC, `Y-m-d H:i:s`.
	 */
	public static function gmt( DateTimeImmutable $time ): string {
		return $time->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}
}
