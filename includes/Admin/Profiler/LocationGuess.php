<?php
declare(strict_types=1);

namespace Storewright\Admin\Profiler;

use DateTimeZone;
use Exception;

/**
 * Where the store may be, from what is known without asking anybody: time zones, whose places PHP knows, and the site's language.
 */
final class LocationGuess {

	/**
	 * The language that WordPress has by itself: it says nothing of a place.
	 */
	private const USUAL_LOCALE = 'en_US';

	/**
	 * The likeliest place: the country's code, names of the region and the city. Parts that nothing is known of are ''.
	 *
	 * @param string $browser_zone Time zone of the owner's browser, '' for unknown: the owner is where the store is rather than the site.
	 * @return array{country_short: string, region: string, city: string}
	 */
	public static function of( string $browser_zone ): array {
		$site_zone = get_option( 'timezone_string' );
		foreach ( [ $browser_zone, is_string( $site_zone ) ? $site_zone : '' ] as $zone ) {
			$place = self::of_zone( $zone );
			if ( null !== $place ) {
				return $place;
			}
		}
		$locale = get_locale();
		$parts  = explode( '_', $locale );
		$code   = self::USUAL_LOCALE === $locale ? '' : $parts[1] ?? '';
		return [
			'country_short' => 1 === preg_match( '/^[A-Z]{2}$/D', $code ) ? $code : '',
			'region'        => '',
			'city'          => '',
		];
	}

	/**
	 * @return array{country_short: string, region: string, city: string}|null Null where the zone is of no country.
	 */
	private static function of_zone( string $zone ): ?array {
		try {
			$place = '' === $zone ? false : ( new DateTimeZone( $zone ) )->getLocation();
		} catch ( Exception ) {
			// An unknown zone says nothing of a place.
			return null;
		}
		$country = false === $place ? '' : (string) $place['country_code'];
		if ( false === $place || 1 !== preg_match( '/^[A-Z]{2}$/D', $country ) ) {
			return null;
		}
		$names = explode( '/', $zone );
		return [
			'country_short' => $country,
			'region'        => trim( (string) preg_replace( '/\([^)]*\)|^most of .*/', '', (string) $place['comments'] ) ),
			'city'          => str_replace( '_', ' ', (string) end( $names ) ),
		];
	}
}
