<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Days of the site's clock, which take 23 to 25 hours.
 */
final class SiteDay {

	/**
	 * The day of a moment.
	 *
	 * @return string Such as `2026-11-01`, in site time.
	 */
	public static function of( DateTimeImmutable $moment ): string {
		return $moment->setTimezone( wp_timezone() )->format( 'Y-m-d' );
	}

	/**
	 * When a day begins and ends.
	 *
	 * @param string $day Such as `2026-11-01`, in site time.
	 * @return array{string, string} Its first second, and that of the next day, in UTC: `Y-m-d H:i:s`.
	 */
	public static function in_utc( string $day ): array {
		$begin = new DateTimeImmutable( $day, wp_timezone() );
		$utc   = new DateTimeZone( 'UTC' );
		return [
			$begin->setTimezone( $utc )->format( 'Y-m-d H:i:s' ),
			$begin->modify( '+1 day' )->setTime( 0, 0 )->setTimezone( $utc )->format( 'Y-m-d H:i:s' ),
		];
	}

	/**
	 * The last day of a day's month: MySQL refuses the 31st of a month that has none.
	 *
	 * @param string $day Such as `2026-02-14`.
	 */
	public static function last_of_month( string $day ): string {
		return ( new DateTimeImmutable( $day ) )->modify( 'last day of this month' )->format( 'Y-m-d' );
	}
}
