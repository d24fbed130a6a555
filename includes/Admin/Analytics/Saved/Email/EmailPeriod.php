<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Email;

use DateTimeImmutable;
use Storewright\Admin\Analytics\Query\Interval;
use Storewright\Admin\Analytics\Query\Period;

/**
 * The days that an emailed report is about: those of the view. One that still runs ends with the day before, which is whole; that of the
 * first of a month is so the month before.
 */
final class EmailPeriod {

	private const OPTION = 'woocommerce_default_date_range';

	/**
	 * What counts where the shop has chosen nothing.
	 */
	private const FALLBACK = [
		'period'  => 'month',
		'compare' => EmailComparison::YEAR,
	];

	private const UNITS = [
		'today'        => [ Interval::Day, false ],
		'yesterday'    => [ Interval::Day, true ],
		'week'         => [ Interval::Week, false ],
		'last_week'    => [ Interval::Week, true ],
		'month'        => [ Interval::Month, false ],
		'last_month'   => [ Interval::Month, true ],
		'quarter'      => [ Interval::Quarter, false ],
		'last_quarter' => [ Interval::Quarter, true ],
		'year'         => [ Interval::Year, false ],
		'last_year'    => [ Interval::Year, true ],
	];

	/**
	 * What says the period and what it is compared with, as on the screen: the view where it says a period, else the shop's usual one.
	 *
	 * @param array<mixed> $query Of the view.
	 * @return array<mixed> A query that says a period.
	 */
	public static function choice( array $query ): array {
		$option = get_option( self::OPTION, '' );
		wp_parse_str( html_entity_decode( is_string( $option ) ? $option : '' ), $usual );
		foreach ( [ $query, $usual ] as $one ) {
			if ( null !== self::custom( $one ) || null !== self::name( $one ) ) {
				return $one;
			}
		}
		return self::FALLBACK;
	}

	/**
	 * The period of a choice.
	 *
	 * @param array<mixed>      $choice As `choice()` has it.
	 * @param DateTimeImmutable $due    When the email is due.
	 */
	public static function of( array $choice, DateTimeImmutable $due ): Period {
		$first_day = get_option( 'start_of_week', 1 );
		$first_day = is_numeric( $first_day ) ? (int) $first_day % 7 : 1;
		$today     = $due->setTimezone( wp_timezone() )->setTime( 0, 0 );

		[ $from, $to ] = self::custom( $choice ) ?? self::preset( self::name( $choice ) ?? self::FALLBACK['period'], $today, $first_day );
		return new Period( $from->setTime( 0, 0 ), $to->setTime( 23, 59, 59 ), $first_day );
	}

	/**
	 * The unit of a choice's period, and whether it is the whole one before the present one; null of days that somebody chose.
	 *
	 * @param array<mixed> $choice As `choice()` has it.
	 * @return array{Interval, bool}|null
	 */
	public static function unit( array $choice ): ?array {
		return null === self::custom( $choice ) ? self::UNITS[ self::name( $choice ) ?? self::FALLBACK['period'] ] : null;
	}

	/**
	 * The days that a link has chosen days compared with; null where it names none.
	 *
	 * @param array<mixed> $choice As `choice()` has it.
	 * @return array{DateTimeImmutable, DateTimeImmutable}|null First and last day.
	 */
	public static function against( array $choice ): ?array {
		$from = self::day( $choice['compare_from'] ?? null );
		$to   = self::day( $choice['compare_to'] ?? null );
		return null !== self::custom( $choice ) && null !== $from && null !== $to && $from <= $to ? [ $from, $to ] : null;
	}

	/**
	 * How long a step of a report is that has one row for each: what the view says where this makes sense, as on its screen.
	 *
	 * @param Period $period
	 * @param mixed  $asked  By the view.
	 */
	public static function interval( Period $period, mixed $asked ): Interval {
		$days  = $period->days_long();
		$usual = match ( true ) {
			$days <= 1    => Interval::Hour,
			$days <= 31   => Interval::Day,
			$days <= 92   => Interval::Week,
			$days <= 1100 => Interval::Month,
			default       => Interval::Year,
		};
		$others = match ( true ) {
			$days <= 1     => [ Interval::Hour ],
			$days <= 7     => [ Interval::Day ],
			$days <= 31    => [ Interval::Day, Interval::Week ],
			$days <= 92    => [ Interval::Day, Interval::Week, Interval::Month ],
			$days <= 366   => [ Interval::Day, Interval::Week, Interval::Month, Interval::Quarter ],
			$days <= 1100  => [ Interval::Week, Interval::Month, Interval::Quarter, Interval::Year ],
			$days <= 11000 => [ Interval::Month, Interval::Quarter, Interval::Year ],
			$days <= 33000 => [ Interval::Quarter, Interval::Year ],
			default        => [ Interval::Year ],
		};
		$wanted = is_string( $asked ) ? Interval::tryFrom( $asked ) : null;
		return null !== $wanted && in_array( $wanted, $others, true ) ? $wanted : $usual;
	}

	/**
	 * @param array<mixed> $query
	 * @return array{DateTimeImmutable, DateTimeImmutable}|null First and last day; null where the query names none.
	 */
	private static function custom( array $query ): ?array {
		$from = 'custom' === ( $query['period'] ?? null ) ? self::day( $query['after'] ?? null ) : null;
		$to   = self::day( $query['before'] ?? null );
		return null !== $from && null !== $to && $from <= $to ? [ $from, $to ] : null;
	}

	/**
	 * @param array<mixed> $query
	 * @return key-of<self::UNITS>|null The name of its period.
	 */
	private static function name( array $query ): ?string {
		$name = $query['period'] ?? null;
		return is_string( $name ) && isset( self::UNITS[ $name ] ) ? $name : null;
	}

	/**
	 * A day of an address; null where the text is none.
	 */
	public static function day( mixed $text ): ?DateTimeImmutable {
		$is_day = is_string( $text ) && 1 === preg_match( '/^((?:19[7-9]|2\d\d)\d)-(\d\d)-(\d\d)$/D', $text, $part )
			&& checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
		return $is_day ? new DateTimeImmutable( $text, wp_timezone() ) : null;
	}

	/**
	 * @param key-of<self::UNITS> $name
	 * @param DateTimeImmutable   $today
	 * @param int                 $first_day Day on which weeks start.
	 * @return array{DateTimeImmutable, DateTimeImmutable}
	 */
	private static function preset( string $name, DateTimeImmutable $today, int $first_day ): array {
		[ $unit, $is_last ] = self::UNITS[ $name ];
		$yesterday          = $today->modify( '-1 day' );
		if ( ! $is_last ) {
			return [ self::start( $unit, $yesterday, $first_day ), $yesterday ];
		}
		$last = self::start( $unit, $today, $first_day )->modify( '-1 day' );
		return [ self::start( $unit, $last, $first_day ), $last ];
	}

	private static function start( Interval $unit, DateTimeImmutable $day, int $first_day ): DateTimeImmutable {
		$month = (int) $day->format( 'n' );
		return match ( $unit ) {
			Interval::Week    => $day->modify( '-' . ( ( (int) $day->format( 'w' ) - $first_day + 7 ) % 7 ) . ' days' ),
			Interval::Month   => $day->modify( 'first day of this month' ),
			Interval::Quarter => $day->setDate( (int) $day->format( 'Y' ), $month - ( $month - 1 ) % 3, 1 ),
			Interval::Year    => $day->setDate( (int) $day->format( 'Y' ), 1, 1 ),
			default           => $day,
		};
	}
}
