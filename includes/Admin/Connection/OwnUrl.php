<?php
declare(strict_types=1);

namespace Storewright\Admin\Connection;

/**
 * Tells this site's pages from others', so that no foreign page is reached by way of a service.
 */
final class OwnUrl {

	/**
	 * Whether the URL is absolute and leads to this site, its dashboard or its front.
	 *
	 * @param string $url A URL as the client gave it.
	 */
	public static function is_own( string $url ): bool {
		return wp_sanitize_redirect( $url ) === $url && in_array(
			self::origin( $url ),
			[ self::origin( admin_url() ), self::origin( home_url() ) ],
			true
		);
	}

	/**
	 * Scheme, host and port in one comparable text; null for what is no plain http or https URL.
	 */
	private static function origin( string $url ): ?string {
		$parts  = wp_parse_url( $url );
		$scheme = is_array( $parts ) ? strtolower( $parts['scheme'] ?? '' ) : '';
		if (
			! is_array( $parts )
			|| ! in_array( $scheme, [ 'http', 'https' ], true )
			|| isset( $parts['user'] )
			|| isset( $parts['pass'] ) ) {

			return null;
		}
		return strtolower( $parts['host'] ?? '' ) . ':' . ( $parts['port'] ?? ( 'https' === $scheme ? 443 : 80 ) );
	}
}
