<?php
declare(strict_types=1);

namespace Storewright\Database;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Texts of datetime columns.
 *
 * @internal
 */
final class DateColumn {

	/**
	 * A moment for a column in UTC, null where there is none; those that a column can't hold become the first or the last that it can.
	 */
	public static function utc( ?DateTimeImmutable $moment ): ?string {
		return self::text( $moment, new DateTimeZone( 'UTC' ) );
	}

	/**
	 * A moment for a column that holds the site's time, see utc().
	 */
	public static function site( ?DateTimeImmutable $moment ): ?string {
		return self::text( $moment, wp_timezone() );
	}

	private static function text( ?DateTimeImmutable $moment, DateTimeZone $zone ): ?string {
		$moment = $moment?->setTimezone( $zone );
		return match ( true ) {
			null === $moment                    => null,
			(int) $moment->format( 'Y' ) > 9999 => '9999-12-31 23:59:59',
			(int) $moment->format( 'Y' ) < 1    => '0001-01-01 00:00:00',
			default                             => $moment->format( 'Y-m-d H:i:s' ),
		};
	}
}
