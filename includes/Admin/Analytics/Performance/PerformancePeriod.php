<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Performance;

use DateTimeImmutable;
use Storewright\Admin\Analytics\Query\Interval;

/**
 * The time that the store performance on Home is about: up to now, and the same part of the period before.
 */
enum PerformancePeriod: string {

	case Today = 'today';
	case Week  = 'week';
	case Month = 'month';

	/**
	 * All names.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_column( self::cases(), 'value' );
	}

	/**
	 * What a step of its chart is.
	 */
	public function step(): Interval {
		return self::Today === $this ? Interval::Hour : Interval::Day;
	}

	/**
	 * The steps so far, the present one included: hours such as `2026-11-23 07`, or days such as `2026-11-23`.
	 *
	 * @param DateTimeImmutable $now       In the site's time zone.
	 * @param int               $first_day Day on which weeks start, 0 for Sunday.
	 * @return non-empty-list<string>
	 */
	public function steps( DateTimeImmutable $now, int $first_day ): array {
		return self::Today === $this
			? self::hours( $now, (int) $now->format( 'G' ) )
			: self::days( $this->start( $now, $first_day ), self::until( $this->start( $now, $first_day ), $now ) );
	}

	/**
	 * The same steps of the period before; fewer where that was shorter.
	 *
	 * @param DateTimeImmutable $now       In the site's time zone.
	 * @param int               $first_day Day on which weeks start, 0 for Sunday.
	 * @return non-empty-list<string>
	 */
	public function steps_before( DateTimeImmutable $now, int $first_day ): array {
		if ( self::Today === $this ) {
			return self::hours( $now->modify( '-1 day' ), (int) $now->format( 'G' ) );
		}
		$start  = $this->start( $now, $first_day );
		$before = $start->modify( self::Week === $this ? '-7 days' : 'first day of last month' );
		return self::days( $before, min( self::until( $start, $now ), self::until( $before, $start ) - 1 ) );
	}

	/**
	 * The midnight that it begins with.
	 */
	private function start( DateTimeImmutable $now, int $first_day ): DateTimeImmutable {
		$midnight = $now->setTime( 0, 0 );
		return match ( $this ) {
			self::Today => $midnight,
			self::Week  => $midnight->modify( '-' . ( ( (int) $now->format( 'w' ) - $first_day + 7 ) % 7 ) . ' days' ),
			self::Month => $midnight->modify( 'first day of this month' ),
		};
	}

	/**
	 * How many days there are from one to another, both included.
	 */
	private static function until( DateTimeImmutable $from, DateTimeImmutable $to ): int {
		$first = new DateTimeImmutable( $from->format( 'Y-m-d' ) . 'Z' );
		return 1 + (int) $first->diff( new DateTimeImmutable( $to->format( 'Y-m-d' ) . 'Z' ) )->days;
	}

	/**
	 * @return non-empty-list<string>
	 */
	private static function days( DateTimeImmutable $from, int $count ): array {
		return array_map( static fn( int $more ) => $from->modify( "+$more days" )->format( 'Y-m-d' ), range( 0, max( 1, $count ) - 1 ) );
	}

	/**
	 * @return non-empty-list<string>
	 */
	private static function hours( DateTimeImmutable $day, int $last ): array {
		return array_map( static fn( int $hour ) => $day->format( 'Y-m-d ' ) . sprintf( '%02d', $hour ), range( 0, $last ) );
	}
}
