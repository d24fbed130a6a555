<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions;

/**
 * Which origins the setup of a way to pay may load from.
 */
final class Origins {

	/**
	 * Whether an address is one of this site.
	 *
	 * @param string $url
	 */
	public static function is_own( string $url ): bool {
		return in_array( self::of( $url ), self::own(), true );
	}

	/**
	 * Whether a script may be loaded from an address.
	 *
	 * @param string $url
	 */
	public static function may_run( string $url ): bool {
		return in_array( self::of( $url ), self::allowed(), true );
	}

	/**
	 * The origins that scripts may come from: this site, and what the owner's plugins allow.
	 *
	 * @return list<string> Such as `https://pay.example`.
	 */
	public static function allowed(): array {
		/**
		 * Filters which other origins the scripts of a way to pay may come from. Only https ones count.
		 *
		 * @param list<string> $origins Such as `https://pay.example`.
		 */
		$origins = apply_filters( 'storewright_payment_script_origins', [] );
		$allowed = self::own();
		foreach ( is_array( $origins ) ? $origins : [] as $origin ) {
			$known = is_string( $origin ) ? self::of( $origin ) : null;
			if ( null !== $known && str_starts_with( $known, 'https://' ) ) {
				$allowed[] = $known;
			}
		}
		return array_values( array_unique( $allowed ) );
	}

	/**
	 * @return list<string>
	 */
	private static function own(): array {
		return array_values( array_unique( array_filter( [ self::of( admin_url() ), self::of( home_url() ) ], is_string( ... ) ) ) );
	}

	/**
	 * As browsers write it: without the port that goes without saying.
	 */
	private static function of( string $url ): ?string {
		$parts  = wp_parse_url( $url );
		$scheme = is_array( $parts ) ? strtolower( $parts['scheme'] ?? '' ) : '';
		$host   = is_array( $parts ) ? strtolower( $parts['host'] ?? '' ) : '';
		if ( ! in_array( $scheme, [ 'http', 'https' ], true ) || '' === $host || isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return null;
		}
		$port = $parts['port'] ?? null;
		return "$scheme://$host" . ( null === $port || ( 'https' === $scheme ? 443 : 80 ) === $port ? '' : ":$port" );
	}
}
