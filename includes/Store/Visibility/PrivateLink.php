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
		return $this->is_in_address() || $this->fits( wp_unslash( $_COOKIE[ self::NAME ] ?? null ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Compared, and nothing else.
	}

	/**
	 * Lets the visitor go on without the key in the address, until the owner makes another key or opens the store. No cache may
	 * keep a page that does so.
	 */
	public function remember(): void {
		if ( ! $this->is_in_address() || headers_sent() ) {
			return;
		}
		nocache_headers();
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
	}

	private function is_in_address(): bool {
		return $this->fits( wp_unslash( $_GET[ self::NAME ] ?? null ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- A link that is shared has no nonce; the key is compared, and nothing else.
	}

	private function fits( mixed $given ): bool {
		return is_string( $given ) && hash_equals( $this->key, $given );
	}
}
