<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use DateTimeImmutable;

/**
 * What the time of a report is divided into.
 */
enum Interval: string {

	case Hour    = 'hour';
	case Day     = 'day';
	case Week    = 'week';
	case Month   = 'month';
	case Quarter = 'quarter';
	case Year    = 'year';

	/**
	 * All names.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_column( self::cases(), 'value' );
	}

	/**
	 * How long an interval is at least, an hour or a day that clocks shorten aside.
	 */
	public function seconds(): int {
		return match ( $this ) {
			self::Hour    => HOUR_IN_SECONDS,
			self::Day     => DAY_IN_SECONDS,
			self::Week    => WEEK_IN_SECONDS,
			self::Month   => 28 * DAY_IN_SECONDS,
			self::Quarter => 90 * DAY_IN_SECONDS,
			self::Year    => 365 * DAY_IN_SECONDS,
		};
	}

	/**
	 * The first moment of the next interval.
	 *
	 * @param DateTimeImmutable $time       Within this one, in the site's time zone.
	 * @param int               $first_day  Day on which weeks start, 0 for Sunday.
	 */
	public function next( DateTimeImmutable $time, int $first_day ): DateTimeImmutable {
		$day = match ( $this ) {
			self::Hour    => null,
			self::Day     => $time->modify( '+1 day' ),
			self::Week    => $time->modify( '+' . ( 7 - ( (int) $time->format( 'w' ) - $first_day + 7 ) % 7 ) . ' days' ),
			self::Month   => $time->modify( 'first day of next month' ),
			self::Quarter => $time->setDate( (int) $time->format( 'Y' ), 3 * self::quarter( $time ) + 1, 1 ),
			self::Year    => $time->setDate( (int) $time->format( 'Y' ) + 1, 1, 1 ),
		};
		// Not before: where the clock goes forward at midnight, a day begins at one, and the next one does not.
		return $day?->setTime( 0, 0 ) ?? self::next_hour( $time );
	}

	/**
	 * What the interval of a time is called: `2026-11-21 14`, `2026-11-21`, `2026-47`, `2026-11`, `2026-4`, `2026`.
	 *
	 * @param DateTimeImmutable $time       In the site's time zone.
	 * @param int               $first_day  Day on which weeks start, 0 for Sunday. Weeks from Monday on are those of ISO 8601.
	 */
	public function id( DateTimeImmutable $time, int $first_day ): string {
		return match ( $this ) {
			self::Hour    => $time->format( 'Y-m-d H' ),
			self::Day     => $time->format( 'Y-m-d' ),
			self::Week    => 1 === $first_day ? $time->format( 'o-W' ) : $time->format( 'Y-' ) . self::week( $time, $first_day ),
			self::Month   => $time->format( 'Y-m' ),
			self::Quarter => $time->format( 'Y-' ) . self::quarter( $time ),
			self::Year    => $time->format( 'Y' ),
		};
	}

	/**
	 * An expression that is the same for all times of an interval, and for no others: see key().
	 *
	 * @param string $column    Of times in the site's time zone.
	 * @param int    $first_day Day on which weeks start, 0 for Sunday.
	 */
	public function sql( string $column, int $first_day ): string {
		return match ( $this ) {
			self::Hour    => "SUBSTR( $column, 1, 13 )",
			self::Day     => "SUBSTR( $column, 1, 10 )",
			self::Week    => "FLOOR( DATEDIFF( $column, '" . self::anchor( $first_day ) . "' ) / 7 )",
			self::Month   => "SUBSTR( $column, 1, 7 )",
			self::Quarter => "CONCAT( SUBSTR( $column, 1, 5 ), CASE WHEN SUBSTR( $column, 6, 2 ) < '04' THEN '1'
				WHEN SUBSTR( $column, 6, 2 ) < '07' THEN '2' WHEN SUBSTR( $column, 6, 2 ) < '10' THEN '3' ELSE '4' END )",
			self::Year    => "SUBSTR( $column, 1, 4 )",
		};
	}

	/**
	 * What sql() is of a time.
	 *
	 * @param DateTimeImmutable $time      In the site's time zone.
	 * @param int               $first_day Day on which weeks start, 0 for Sunday.
	 */
	public function key( DateTimeImmutable $time, int $first_day ): string {
		if ( self::Week !== $this ) {
			return $this->id( $time, $first_day );
		}
		$days = ( new DateTimeImmutable( self::anchor( $first_day ) ) )->diff( new DateTimeImmutable( $time->format( 'Y-m-d' ) ) );
		return (string) (int) floor( ( 1 === $days->invert ? -1 : 1 ) * (int) $days->days / 7 );
	}

	/**
	 * The hour that clocks show twice when they are put back is one interval: shops store what the clock shows.
	 */
	private static function next_hour( DateTimeImmutable $time ): DateTimeImmutable {
		$shown = $time->format( 'Y-m-d H' );
		$next  = $time->setTimestamp( $time->getTimestamp() - $time->getTimestamp() % 60 - 60 * (int) $time->format( 'i' ) + 3600 );
		return $next->format( 'Y-m-d H' ) === $shown ? $next->setTimestamp( $next->getTimestamp() + 3600 ) : $next;
	}

	private static function quarter( DateTimeImmutable $time ): int {
		return intdiv( (int) $time->format( 'n' ) + 2, 3 );
	}

	/**
	 * The number of a week in its year: the first one ends before the year's second first day of a week.
	 */
	private static function week( DateTimeImmutable $time, int $first_day ): string {
		$before = ( (int) $time->modify( 'first day of January' )->format( 'w' ) - $first_day + 7 ) % 7;
		return sprintf( '%02d', intdiv( (int) $time->format( 'z' ) + $before, 7 ) + 1 );
	}

	/**
	 * A day with which a week started. 1995-01-01 was a Sunday.
	 */
	private static function anchor( int $first_day ): string {
		return sprintf( '1995-01-%02d', 1 + $first_day );
	}
}
