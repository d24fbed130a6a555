<?php
declare(strict_types=1);

namespace Storewright\Store\Visibility;

/**
 * The link that lets guests see a store before it opens: its key is in the address once, and in a cookie from then on.
 */
final class PrivateLink {

	/**
	 * Name in the query, and of the cookie.
	 */
	public const NAME = 'woo-share';

	public function __construct( private readonly string $key ) {}

	/**
	 * Whether the visitor has the key.
	 */
	public function lets_in(): bool {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Compared, and nothing else.
		return $this->is_in_address() || $this->fits( wp_unslash( $_COOKIE[ self::NAME ] ?? null ) );
	}

	/**
	 * Lets the visitor go on without the key in the address, until the owner makes another key or opens the store, and sends them
	 * to the same address without it: pages would pass it on in links, and browsers to other sites. No cache may keep the answer,
	 * and no search engine the address.
	 *
	 * @return bool Whether the visitor is sent on, so that nothing else is to be answered.
	 */
	public function remember(): bool {
		if ( ! $this->is_in_address() || headers_sent() ) {
			return false;
		}
		nocache_headers();
		header( 'X-Robots-Tag: noindex, nofollow' );
		header( 'Referrer-Policy: no-referrer' );
		setcookie(
			self::NAME,
			$this->key,
			[
				'expires'  => time() + 90 * DAY_IN_SECONDS,
				'path'     => trailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) ),
				'secure'   => is_ssl(),
				'httponly' => true,
				'samesite' => 'Lax',
			]
		);
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- wp_safe_redirect() does.
		return in_array(
			$_SERVER['REQUEST_METHOD'] ?? '',
			[ 'GET', 'HEAD' ],
			true
		) && wp_safe_redirect(
			self::without_key( $_SERVER['REQUEST_URI'] ?? '' ),
			302,
			'Storewright'
		);
		// phpcs:enable
	}

	/**
	 * The address on this site without the key.
	 *
	 * @param mixed $requested Path and query as they were asked for.
	 */
	public static function without_key( mixed $requested ): string {
		$home   = (array) wp_parse_url( home_url() );
		$origin = sprintf( '%s://%s%s', $home['scheme'] ?? 'http', $home['host'] ?? '', isset( $home['port'] ) ? ":{$home['port']}" : '' );
		// More than one slash in front would name another host.
		return remove_query_arg( self::NAME, $origin . '/' . ltrim( is_string( $requested ) ? $requested : '', '/\\' ) );
	}

	private function is_in_address(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- A link that is shared has no nonce; the key is compared, and nothing else.
		return $this->fits( wp_unslash( $_GET[ self::NAME ] ?? null ) );
	}

	private function fits( mixed $input ): bool {
		return is_string( $input ) && hash_equals( $this->key, $input );
	}
}
