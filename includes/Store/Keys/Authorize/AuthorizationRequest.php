<?php
declare(strict_types=1);

namespace Storewright\Store\Keys\Authorize;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Http\PublicHost;
use Storewright\Store\Keys\KeyPermission;

/**
 * Request of an app at `wc-auth/v1/authorize`: a key of some scope, sent to its callback URL.
 */
final class AuthorizationRequest {

	private const MAX_NAME = 100;

	private const MAX_USER_ID = 255;

	private const MAX_URL = 2000;

	/**
	 * @param string        $app_name     What the app calls itself.
	 * @param KeyPermission $scope        What the key may do.
	 * @param string        $user_id      The app's own id of its user, passed back as it came.
	 * @param string        $return_url   Where the browser goes afterwards.
	 * @param string        $callback_url Where the key is sent.
	 */
	private function __construct(
		public readonly string $app_name,
		public readonly KeyPermission $scope,
		public readonly string $user_id,
		public readonly string $return_url,
		public readonly string $callback_url
	) {}

	/**
	 * Reads a request.
	 *
	 * @param array<mixed> $query Its query, without slashes.
	 * @throws InvalidInput That names each parameter that is missing or cannot be taken.
	 */
	public static function of( array $query ): self {
		$text  = static fn( string $name ): string => is_string( $query[ $name ] ?? null ) ? trim(
			wp_check_invalid_utf8( $query[ $name ] )
		) : '';
		$name  = sanitize_text_field( $text( 'app_name' ) );
		$scope = KeyPermission::tryFrom( $text( 'scope' ) );
		$user  = sanitize_text_field( $text( 'user_id' ) );
		/* translators: 1: name of a parameter, 2: what it is. */
		$wrong   = __( '%1$s can’t be “%2$s”.', 'storewright' );
		$reasons = array_filter(
			[
				'app_name'     => '' === $name || mb_strlen( $name ) > self::MAX_NAME ? sprintf(
					$wrong,
					'app_name',
					$text( 'app_name' )
				) : null,
				'scope'        => null === $scope ? sprintf( $wrong, 'scope', $text( 'scope' ) ) . ' ' . __(
					'Use read, write or read_write.',
					'storewright'
				) : null,
				'user_id'      => '' === $user || mb_strlen( $user ) > self::MAX_USER_ID ? sprintf(
					$wrong,
					'user_id',
					$text( 'user_id' )
				) : null,
				'return_url'   => self::is_web(
					$text( 'return_url' ),
					[ 'http', 'https' ]
				) ? null : sprintf( $wrong, 'return_url', $text( 'return_url' ) ),
				'callback_url' => self::may_be_called( $text( 'callback_url' ) ) ? null : sprintf(
					$wrong,
					'callback_url',
					$text( 'callback_url' )
				) . ' ' . __( 'It has to begin with https, as the key is sent there.', 'storewright' ),
			],
			is_string( ... )
		);
		if ( [] !== $reasons || null === $scope ) {
			throw new InvalidInput( 'storewright_authorization_invalid', implode( ' ', $reasons ), $reasons );
		}
		return new self( $name, $scope, $user, $text( 'return_url' ), $text( 'callback_url' ) );
	}

	/**
	 * The IP addresses that the key may be sent to.
	 *
	 * @return list<string>|null None where something else than the public internet was allowed; null where nothing may be sent there.
	 */
	public function addresses(): ?array {
		$addresses = PublicHost::addresses( self::host( $this->callback_url ) );
		return self::is_allowed(
			[] !== $addresses && self::is_web( $this->callback_url, [ 'https' ] ),
			$this->callback_url
		) ? $addresses : null;
	}

	/**
	 * Where the browser goes afterwards.
	 *
	 * @param bool $success Whether the app has its key.
	 */
	public function return_url( bool $success ): string {
		return add_query_arg(
			[
				'success' => $success ? '1' : '0',
				'user_id' => rawurlencode( $this->user_id ),
			],
			$this->return_url
		);
	}

	/**
	 * Returns a digest of all parameters, which a decision is bound to.
	 */
	public function fingerprint(): string {
		return hash( 'sha256', (string) wp_json_encode( get_object_vars( $this ) ) );
	}

	/**
	 * The host of an address.
	 */
	public static function host( string $url ): string {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		return is_string( $host ) ? strtolower( $host ) : '';
	}

	/**
	 * Whether an address can be that of a callback at all; its host is looked up only once somebody who may decide has logged in.
	 */
	private static function may_be_called( string $url ): bool {
		return self::is_web( $url, [ 'https' ] ) || ( self::is_web( $url, [ 'http' ] ) && self::is_allowed( false, $url ) );
	}

	private static function is_allowed( bool $allowed, string $url ): bool {
		/**
		 * Filters whether a new consumer key may be sent to an app's callback URL, for development with an app on the same machine.
		 *
		 * @param bool   $allowed Whether it begins with https and leads to the public internet.
		 * @param string $url     The callback URL.
		 */
		return true === apply_filters( 'storewright_authorize_callback_allowed', $allowed, $url );
	}

	/**
	 * @param string       $url
	 * @param list<string> $schemes
	 */
	private static function is_web( string $url, array $schemes ): bool {
		$parts = wp_parse_url( $url );
		return is_array( $parts )
			&& strlen( $url ) <= self::MAX_URL
			&& in_array( strtolower( $parts['scheme'] ?? '' ), $schemes, true )
			&& '' !== ( $parts['host'] ?? '' )
			&& ! isset( $parts['user'] )
			&& 1 !== preg_match( '/[\x00-\x20\x7F<>"\\\\]/', $url );
	}
}
