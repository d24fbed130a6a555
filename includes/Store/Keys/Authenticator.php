<?php
declare(strict_types=1);

namespace Storewright\Store\Keys;

use Storewright\Kernel\Context;
use Storewright\Store\Keys\OAuth\Nonces;
use Storewright\Store\Keys\OAuth\SignedRequest;

/**
 * Finds out with which consumer key a request comes, in any of the three ways to send one.
 */
final class Authenticator {

	/**
	 * Every consumer key begins so; another user name of Basic authentication is none of ours.
	 */
	private const PREFIX = 'ck_';

	public function __construct(
		private readonly Context $context,
		private readonly KeyRepository $keys,
		private readonly Nonces $nonces
	) {}

	/**
	 * The consumer key that a request names, '' where it names none.
	 */
	public function named_by( IncomingRequest $request ): string {
		$basic = str_starts_with( $request->basic_user, self::PREFIX ) ? $request->basic_user : '';
		$named = [
			(string) SignedRequest::of( $request )?->parameter( 'oauth_consumer_key' ),
			$basic,
			$request->query_parameter( 'consumer_key' ),
		];
		return array_values( array_filter( $named, static fn( string $key ) => '' !== $key ) )[0] ?? '';
	}

	/**
	 * The key that lets a request in. A signed request can be asked for once.
	 *
	 * @return Key|null Null where it comes with none.
	 * @throws AuthenticationFailed If it comes with one that does not let it in.
	 */
	public function key_of( IncomingRequest $request ): ?Key {
		$name   = $this->named_by( $request );
		$signed = SignedRequest::of( $request );
		if ( null !== $signed ) {
			if ( $request->has_unsigned_body && ! $request->secure && self::requires_signed_body() ) {
				throw new AuthenticationFailed(
					__(
						'A signature does not cover this body, so it may be sent over HTTPS only. Use an address that begins with https, or send the body as a form.',
						'storewright'
					),
					false
				);
			}
			return $this->by_signature( $signed, $name );
		}
		if ( '' === $name ) {
			return null;
		}
		if ( ! $request->secure && $this->requires_https() ) {
			throw new AuthenticationFailed(
				__(
					'A consumer key and its secret may be sent over HTTPS only. Use an address that begins with https, or sign the request with OAuth 1.0a.',
					'storewright'
				),
				false
			);
		}
		$secret             = $name === $request->basic_user ? $request->basic_secret : $request->query_parameter( 'consumer_secret' );
		[ $key, $expected ] = $this->known( $name );
		if ( ! hash_equals( $expected, $secret ) ) {
			throw new AuthenticationFailed( __( 'The consumer secret is wrong.', 'storewright' ) );
		}
		return $this->of_a_user( $key );
	}

	/**
	 * @throws AuthenticationFailed If the signature is not right.
	 */
	private function by_signature( SignedRequest $signed, string $name ): Key {
		$missing = array_filter(
			[ 'oauth_consumer_key', 'oauth_timestamp', 'oauth_nonce', 'oauth_signature', 'oauth_signature_method' ],
			static fn( string $parameter ) => '' === $signed->parameter( $parameter )
		);
		if ( [] !== $missing ) {
			throw new AuthenticationFailed(
				/* translators: %s: names of parameters. */
				sprintf( __( 'Parameters of OAuth are missing: %s.', 'storewright' ), implode( ', ', $missing ) ),
				false
			);
		}
		if ( ! isset( SignedRequest::METHODS[ $signed->parameter( 'oauth_signature_method' ) ] ) ) {
			throw new AuthenticationFailed(
				sprintf(
					/* translators: %s: names of methods. */
					__( 'The signature method is unknown. Use one of: %s.', 'storewright' ),
					implode( ', ', array_keys( SignedRequest::METHODS ) )
				),
				false
			);
		}
		[ $key, $secret ] = $this->known( $name );
		$timestamp        = $signed->parameter( 'oauth_timestamp' );
		if ( 1 !== preg_match( '/^\d{1,12}$/D', $timestamp ) || abs(
			$this->context->clock->now()->getTimestamp() - (int) $timestamp
		) > Nonces::WINDOW ) {
			throw new AuthenticationFailed(
				__( 'The timestamp is more than 15 minutes off. Please check the clocks of both servers.', 'storewright' ),
				false
			);
		}
		if ( ! $signed->is_signed_with( $secret ) ) {
			throw new AuthenticationFailed( __( 'The signature does not match the request.', 'storewright' ) );
		}
		if ( ! $this->nonces->take( $key->id, (int) $timestamp, $signed->parameter( 'oauth_nonce' ) ) ) {
			// Whoever replays a request had the right secret or listened: nothing is guessed, and nobody is to be locked out by it.
			throw new AuthenticationFailed( __( 'The nonce has already been used. Each request needs a new one.', 'storewright' ), false );
		}
		return $this->of_a_user( $key );
	}

	/**
	 * @return array{Key, string} The key and its secret.
	 * @throws AuthenticationFailed If there is no such key.
	 */
	private function known( string $name ): array {
		return $this->keys->by_consumer_key( $name ) ?? throw new AuthenticationFailed(
			__( 'The consumer key is invalid. It may have been revoked.', 'storewright' )
		);
	}

	/**
	 * @throws AuthenticationFailed If nobody owns the key any more.
	 */
	private function of_a_user( Key $key ): Key {
		return false === get_userdata( $key->user_id ) ? throw new AuthenticationFailed(
			__( 'The user of this consumer key no longer exists.', 'storewright' )
		) : $key;
	}

	private static function requires_signed_body(): bool {
		/**
		 * Filters whether signed requests over plain HTTP may only have bodies that the signature covers, which are forms.
		 *
		 * @param bool $required True where the site's own address begins with https. A site without HTTPS has nothing else to offer to
		 *                       clients that send JSON, and who can change a request there can also listen to passwords.
		 */
		return (bool) apply_filters( 'storewright_rest_require_signed_body', 'https' === wp_parse_url( home_url(), PHP_URL_SCHEME ) );
	}

	private function requires_https(): bool {
		/**
		 * Filters whether consumer keys and secrets that are not signed have to come over HTTPS.
		 *
		 * @param bool $required True, except where WordPress is told that the site is a local one.
		 */
		return (bool) apply_filters( 'storewright_rest_require_https', 'local' !== wp_get_environment_type() );
	}
}
