<?php
declare(strict_types=1);

namespace Storewright\Rest;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use Storewright\Kernel\Errors\InvalidInput;
use WP_REST_Request;

/**
 * Times between the wire and the code: UTC inside, the site's time zone outside unless a field's name ends in `_gmt`.
 */
final class Dates {

	private const WIRE = 'Y-m-d\TH:i:s';

	/**
	 * The range of years that a column of type DATETIME can hold.
	 */
	private const FIRST_YEAR = 1000;

	private const LAST_YEAR = 9999;

	/**
	 * A time as the site shows it, null where there is none.
	 */
	public static function site( ?DateTimeImmutable $utc ): ?string {
		return $utc?->setTimezone( wp_timezone() )->format( self::WIRE );
	}

	/**
	 * A time in UTC, null where there is none.
	 */
	public static function gmt( ?DateTimeImmutable $utc ): ?string {
		return $utc?->setTimezone( self::utc() )->format( self::WIRE );
	}

	/**
	 * The time that a client sent, null where it sent none or an empty one. A time zone in the text prevails.
	 *
	 * @param mixed $site In the site's time zone, such as `2026-11-21T14:49:32` or `2026-11-21`.
	 * @param mixed $gmt  In UTC; prevails.
	 * @param string $name Name of the argument in a refusal; `_gmt` is appended to it for the second.
	 * @throws InvalidInput If it is no date.
	 */
	public static function parse( mixed $site, mixed $gmt = null, string $name = 'date' ): ?DateTimeImmutable {
		$input = static fn( mixed $value ): bool => null !== $value && '' !== $value;
		if ( $input( $gmt ) ) {
			return self::read( $gmt, self::utc(), $name . '_gmt' );
		}
		return $input( $site ) ? self::read( $site, wp_timezone(), $name ) : null;
	}

	/**
	 * The times that a request with the arguments of Collection asks for.
	 *
	 * @throws InvalidInput If one of them is no date.
	 */
	public static function range( WP_REST_Request $request ): DateRange {
		$zone = true === ( new Params( $request ) )->bool( 'dates_are_gmt' ) ? self::utc() : wp_timezone();
		$time = static function ( string $name ) use ( $request, $zone ): ?DateTimeImmutable {
			$value = $request->get_param( $name );
			return null === $value || '' === $value ? null : self::read( $value, $zone, $name );
		};
		return new DateRange( $time( 'after' ), $time( 'before' ), $time( 'modified_after' ), $time( 'modified_before' ) );
	}

	private static function read( mixed $value, DateTimeZone $zone, string $name ): DateTimeImmutable {
		// What PHP reads beyond dates, such as "tomorrow", is no date of a client's.
		if ( is_string( $value ) && 1 === preg_match(
			'/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})?)?$/D',
			$value
		) ) {
			try {
				$time     = new DateTimeImmutable( $value, $zone );
				$warnings = DateTimeImmutable::getLastErrors();
				$utc      = $time->setTimezone( self::utc() );
				$year     = (int) $utc->format( 'Y' );
				if (
					( false === $warnings || 0 === $warnings['warning_count'] )
					&& $year >= self::FIRST_YEAR
					&& $year <= self::LAST_YEAR ) {

					return $utc;
				}
			} catch ( Exception ) {
				$utc = null;
			}
		}
		/* translators: %s: name of a parameter. */
		$reason = sprintf( __( '%s is not a date such as 2026-11-21T14:49:32.', 'storewright' ), $name );
		throw new InvalidInput( 'rest_invalid_param', $reason, [ $name => $reason ] );
	}

	private static function utc(): DateTimeZone {
		return new DateTimeZone( 'UTC' );
	}
}
