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
	 *
	 * @param DateTimeImmutable|null $moment
	 * @param DateTimeZone|null      $zone   The site's, where it is known already: WordPress looks at two options for it.
	 */
	public static function site( ?DateTimeImmutable $moment, ?DateTimeZone $zone = null ): ?string {
		return null === $moment ? null : self::text( $moment, $zone ?? wp_timezone() );
	}

	private static function text( ?DateTimeImmutable $moment, DateTimeZone $zone ): ?string {
		if ( null === $moment ) {
			return null;
		}
		$text = $moment->setTimezone( $zone )->format( 'Y-m-d H:i:s' );
		// Years below 1 have a sign or are 0000, those above 9999 have more digits.
		return match ( true ) {
			str_starts_with( $text, '-' ), str_starts_with( $text, '0000' ) => '0001-01-01 00:00:00',
			strlen( $text ) > 19                                            => '9999-12-31 23:59:59',
			default                                                         => $text,
		};
	}
}
