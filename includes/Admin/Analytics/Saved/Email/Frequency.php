<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Email;

use DateTimeImmutable;

/**
 * How often a saved report is sent by email: at six in the morning of the site, each day, on the day that weeks start on, or on the
 * first of the month, so that the period that just ended is whole.
 */
enum Frequency: string {

	case Never   = '';
	case Daily   = 'daily';
	case Weekly  = 'weekly';
	case Monthly = 'monthly';

	private const HOUR = 6;

	/**
	 * All names.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_column( self::cases(), 'value' );
	}

	/**
	 * When it is due next after a moment, in the site's time zone; null for never.
	 */
	public function next( DateTimeImmutable $after ): ?DateTimeImmutable {
		if ( self::Never === $this ) {
			return null;
		}
		$due = $this->first( $after );
		while ( $due <= $after ) {
			$due = self::morning( $due->modify( $this->step( '+' ) ) );
		}
		return $due;
	}

	/**
	 * When it was due last, a moment itself included; null for never.
	 */
	public function latest( DateTimeImmutable $until ): ?DateTimeImmutable {
		$next = $this->next( $until );
		return null === $next ? null : self::morning( $next->modify( $this->step( '-' ) ) );
	}

	/**
	 * A time at which it is due, not after the next one.
	 */
	private function first( DateTimeImmutable $moment ): DateTimeImmutable {
		$today = self::morning( $moment->setTimezone( wp_timezone() ) );
		return match ( $this ) {
			self::Weekly  => self::morning( $today->modify( '-' . self::days_into_week( $today ) . ' days' ) ),
			self::Monthly => self::morning( $today->modify( 'first day of this month' ) ),
			default       => $today,
		};
	}

	/**
	 * Each time it is set anew: where a clock change moved it, the next day's is in its place again.
	 */
	private static function morning( DateTimeImmutable $day ): DateTimeImmutable {
		return $day->setTime( self::HOUR, 0 );
	}

	private static function days_into_week( DateTimeImmutable $day ): int {
		$first = get_option( 'start_of_week', 1 );
		return ( (int) $day->format( 'w' ) - ( is_numeric( $first ) ? (int) $first % 7 : 1 ) + 7 ) % 7;
	}

	private function step( string $sign ): string {
		return $sign . match ( $this ) {
			self::Weekly  => '7 days',
			self::Monthly => '1 month',
			default       => '1 day',
		};
	}
}
