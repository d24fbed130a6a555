<?php
declare(strict_types=1);

namespace Storewright\Store\Keys;

/**
 * The parts of an HTTP request that say who sends it.
 */
final class IncomingRequest {

	/**
	 * Length of a form that may be signed, in bytes: sorting the parameters of a stranger's request has to stay cheap.
	 */
	private const MAX_FORM_LENGTH = 262_144;

	/**
	 * @param string       $method        HTTP method, as it was sent.
	 * @param list<string> $urls          Addresses without query that the client may have signed.
	 * @param string       $query         Query string, as it was sent.
	 * @param string       $form          Body, where it is a form's; else ''.
	 * @param string       $authorization The header of that name.
	 * @param string       $basic_user    User name of Basic authentication.
	 * @param string       $basic_secret  Password of Basic authentication.
	 * @param bool         $secure        Whether it came over HTTPS.
	 * @param string       $address       The client's IP address.
	 * @param bool         $has_unsigned_body Whether it has a body that no signature covers: JSON, files, or a form that is too long.
	 */
	public function __construct(
		public readonly string $method,
		public readonly array $urls,
		public readonly string $query = '',
		public readonly string $form = '',
		public readonly string $authorization = '',
		public readonly string $basic_user = '',
		public readonly string $basic_secret = '',
		public readonly bool $secure = false,
		public readonly string $address = '',
		public readonly bool $has_unsigned_body = false
	) {}

	/**
	 * The request that PHP is answering.
	 */
	public static function current(): self {
		$uri    = explode( '?', self::server( 'REQUEST_URI' ), 2 );
		$body   = self::form();
		$scheme = is_ssl() ? 'https' : 'http';

		/**
		 * Filters the IP address by which failed attempts with consumer keys are counted; a site behind a proxy can tell the client's.
		 *
		 * @param string $address The address that the connection came from.
		 */
		$address = apply_filters( 'storewright_rest_client_address', self::server( 'REMOTE_ADDR' ) );
		return new self(
			strtoupper( self::server( 'REQUEST_METHOD' ) ),
			array_values(
				array_unique(
					[ self::origin_of_home( $scheme ) . $uri[0], $scheme . '://' . strtolower( self::server( 'HTTP_HOST' ) ) . $uri[0] ]
				)
			),
			$uri[1] ?? '',
			(string) $body,
			self::authorization_header(),
			self::server( 'PHP_AUTH_USER' ),
			self::server( 'PHP_AUTH_PW' ),
			is_ssl(),
			is_string( $address ) ? $address : '',
			null === $body && ( (int) self::server( 'CONTENT_LENGTH' ) > 0 || '' !== self::server( 'HTTP_TRANSFER_ENCODING' ) )
		);
	}

	/**
	 * A parameter of the query, '' where it is missing or no text.
	 *
	 * @param string $name Such as `consumer_key`.
	 */
	public function query_parameter( string $name ): string {
		foreach ( self::pairs( $this->query ) as [ $input, $value ] ) {
			if ( $name === $input ) {
				return $value;
			}
		}
		return '';
	}

	/**
	 * The parameters of a query or a form: name and value of each, decoded, in the order in which they were sent.
	 *
	 * @param string $encoded As it was sent.
	 * @return list<array{string, string}>
	 */
	public static function pairs( string $encoded ): array {
		$pairs = [];
		foreach ( array_filter( explode( '&', $encoded ), static fn( string $part ) => '' !== $part ) as $part ) {
			[ $name, $value ] = explode( '=', $part, 2 ) + [ '', '' ];
			$pairs[]          = [ urldecode( $name ), urldecode( $value ) ];
		}
		return $pairs;
	}

	private static function origin_of_home( string $scheme ): string {
		$home = wp_parse_url( home_url() );
		$home = is_array( $home ) ? $home : [];
		return $scheme . '://' . strtolower( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ':' . $home['port'] : '' );
	}

	/**
	 * The body where it is a form that can be signed, else null.
	 */
	private static function form(): ?string {
		if ( ! str_starts_with(
			strtolower( self::server( 'CONTENT_TYPE' ) ),
			'application/x-www-form-urlencoded'
		) || (int) self::server( 'CONTENT_LENGTH' ) > self::MAX_FORM_LENGTH ) {
			return null;
		}
		$form = (string) file_get_contents( 'php://input', length: self::MAX_FORM_LENGTH + 1 );
		return strlen( $form ) > self::MAX_FORM_LENGTH ? null : $form;
	}

	/**
	 * Some servers hand the header over under another name, or only on demand.
	 */
	private static function authorization_header(): string {
		foreach ( [ 'HTTP_AUTHORIZATION', 'REDIRECT_HTTP_AUTHORIZATION' ] as $name ) {
			if ( '' !== self::server( $name ) ) {
				return self::server( $name );
			}
		}
		foreach ( function_exists( 'getallheaders' ) ? getallheaders() : [] as $name => $value ) {
			if ( 'authorization' === strtolower( (string) $name ) && is_string( $value ) ) {
				return $value;
			}
		}
		return '';
	}

	private static function server( string $name ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Signatures and secrets are compared as they were sent.
		$value = $_SERVER[ $name ] ?? '';
		return is_string( $value ) ? wp_unslash( $value ) : '';
	}
}
