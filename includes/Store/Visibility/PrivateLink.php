<?php
declare(strict_types=1);

namespace Storewright\Store\Visibility;

/**
 * The links that let guests see a store before it opens, the owner's private one and those with names: the key is in the address
 * once, and in a cookie from then on. Those with names are for looking alone: what is sent is refused as that of any visitor.
 */
final class PrivateLink {

	/**
	 * Name in the query, and of the cookie.
	 */
	public const NAME = 'woo-share';

	/**
	 * For how many days the visitor can go on without the key in the address.
	 */
	private const DAYS = 90;

	/**
	 * @param string            $key      The private link's, '' where there is none.
	 * @param list<PreviewLink> $previews Those with names that hold.
	 */
	public function __construct( private readonly string $key, private readonly array $previews = [] ) {}

	/**
	 * Whether the visitor has a key that is good for what is asked.
	 */
	public function lets_in(): bool {
		return $this->fits( self::in_address() ) || $this->fits( self::in_cookie() ) || ( self::is_looking() && null !== $this->preview() );
	}

	/**
	 * The link with a name that the visitor has, null for none.
	 */
	public function preview(): ?PreviewLink {
		return $this->preview_of( self::in_address() ) ?? $this->preview_of( self::in_cookie() );
	}

	/**
	 * Lets the visitor go on without the key in the address, until the owner makes another key or opens the store, and sends them
	 * to the same address without it: pages would pass it on in links, and browsers to other sites. No cache may keep the answer,
	 * and no search engine the address.
	 *
	 * @return bool Whether the visitor is sent on, so that nothing else is to be answered.
	 */
	public function remember(): bool {
		$key     = self::in_address();
		$preview = $this->preview_of( $key );
		if ( ! is_string( $key ) || ( ! $this->fits( $key ) && null === $preview ) || headers_sent() ) {
			return false;
		}
		self::forbid_keeping();
		header( 'X-Robots-Tag: noindex, nofollow' );
		header( 'Referrer-Policy: no-referrer' );
		setcookie(
			self::NAME,
			$key,
			[
				'expires'  => min( time() + self::DAYS * DAY_IN_SECONDS, $preview?->expires?->getTimestamp() ?? PHP_INT_MAX ),
				'path'     => trailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) ),
				'secure'   => is_ssl(),
				'httponly' => true,
				'samesite' => 'Lax',
			]
		);
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- wp_safe_redirect() does.
		return self::is_looking() && wp_safe_redirect(
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

	/**
	 * Has neither browsers nor what stands between keep the answer, as `nocache_headers()` asks of those who are logged in alone.
	 */
	public static function forbid_keeping(): void {
		nocache_headers();
		header( 'Cache-Control: no-cache, must-revalidate, max-age=0, no-store, private' );
	}

	private static function is_looking(): bool {
		return in_array( $_SERVER['REQUEST_METHOD'] ?? '', [ 'GET', 'HEAD' ], true );
	}

	private static function in_address(): mixed {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- A link that is shared has no nonce; the key is compared, and nothing else.
		return wp_unslash( $_GET[ self::NAME ] ?? null );
	}

	private static function in_cookie(): mixed {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Compared, and nothing else.
		return wp_unslash( $_COOKIE[ self::NAME ] ?? null );
	}

	private function fits( mixed $input ): bool {
		return '' !== $this->key && is_string( $input ) && hash_equals( $this->key, $input );
	}

	private function preview_of( mixed $input ): ?PreviewLink {
		$hash = is_string( $input ) ? PreviewLinks::hash( $input ) : '';
		foreach ( $this->previews as $preview ) {
			if ( hash_equals( $preview->hash, $hash ) ) {
				return $preview;
			}
		}
		return null;
	}
}
