<?php
declare(strict_types=1);

namespace Storewright\Store\Keys\OAuth;

use Storewright\Store\Keys\IncomingRequest;

/**
 * A request that is signed as OAuth 1.0a has it (RFC 5849), by two parties: the client and the shop.
 */
final class SignedRequest {

	public const METHODS = [
		'HMAC-SHA1'   => 'sha1',
		'HMAC-SHA256' => 'sha256',
	];

	private const PREFIX = 'oauth_';

	/**
	 * @param array<string, string>        $oauth      Parameters of the protocol, by name.
	 * @param list<array{string, string}> $parameters All that is signed: name and value of each, decoded.
	 */
	private function __construct(
		private readonly IncomingRequest $request,
		private readonly array $oauth,
		private readonly array $parameters
	) {}

	/**
	 * The signed request, null where it carries no signature at all.
	 */
	public static function of( IncomingRequest $request ): ?self {
		$parameters = [
			...self::header_pairs( $request->authorization ),
			...IncomingRequest::pairs( $request->query ),
			...IncomingRequest::pairs( $request->form ),
		];
		$oauth      = [];
		foreach ( $parameters as [ $name, $value ] ) {
			if ( str_starts_with( $name, self::PREFIX ) ) {
				$oauth[ $name ] ??= $value;
			}
		}
		$signed = array_values( array_filter( $parameters, static fn( array $pair ) => 'oauth_signature' !== $pair[0] ) );
		return [] === $oauth ? null : new self( $request, $oauth, $signed );
	}

	/**
	 * A parameter of the protocol, '' where it is missing.
	 *
	 * @param string $name Such as `oauth_nonce`.
	 */
	public function parameter( string $name ): string {
		return $this->oauth[ $name ] ?? '';
	}

	/**
	 * The HTTP method that the signature covers: that of the request's first line, or of the query's `_method`, which is signed with
	 * the query. The header `X-HTTP-Method-Override` is not signed.
	 */
	public function method(): string {
		$override = $this->request->query_parameter( '_method' );
		return '' === $override ? $this->request->method : strtoupper( $override );
	}

	/**
	 * Whether the signature was made with this secret, over exactly this request.
	 *
	 * @param string $consumer_secret The secret of the key that the request names.
	 */
	public function is_signed_with( string $consumer_secret ): bool {
		$algorithm = self::METHODS[ $this->parameter( 'oauth_signature_method' ) ] ?? null;
		// A plus sign that nobody encoded arrives as a space.
		$input = str_replace( ' ', '+', $this->parameter( 'oauth_signature' ) );
		$is    = false;
		if ( null === $algorithm ) {
			return false;
		}
		foreach ( $this->base_strings() as $base ) {
			// Both parts of the key are percent-encoded; there is no token, so the second one is empty.
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The protocol's form of a signature.
			$expected = base64_encode( hash_hmac( $algorithm, $base, rawurlencode( $consumer_secret ) . '&', true ) );
			$is       = hash_equals( $expected, $input ) || $is;
		}
		return $is;
	}

	/**
	 * Returns the base strings that the client may have signed: with either address of the site, with the elements of an array in
	 * the order of their names, as the protocol has it, or as they were sent, as clients of WooCommerce do; and what it sent twice,
	 * as WooCommerce's own client does, may have been signed once.
	 *
	 * @return list<string>
	 */
	private function base_strings(): array {
		$pairs    = array_map( static fn( array $pair ) => [ rawurlencode( $pair[0] ), rawurlencode( $pair[1] ) ], $this->parameters );
		$sorted   = $pairs;
		$in_order = $pairs;
		usort(
			$sorted,
			static fn( array $one, array $other ) => [ strcmp( $one[0], $other[0] ), strcmp( $one[1], $other[1] ) ] <=> [ 0, 0 ]
		);
		usort( $in_order, static fn( array $one, array $other ) => strcmp( explode( '%5B', $one[0] )[0], explode( '%5B', $other[0] )[0] ) );
		$lists   = array_unique(
			[
				$sorted,
				$in_order,
				array_values( array_unique( $sorted, SORT_REGULAR ) ),
				array_values( array_unique( $in_order, SORT_REGULAR ) ),
			],
			SORT_REGULAR
		);
		$strings = [];
		foreach ( $this->request->urls as $url ) {
			foreach ( $lists as $list ) {
				$text      = implode( '&', array_map( static fn( array $pair ) => $pair[0] . '=' . $pair[1], $list ) );
				$strings[] = $this->request->method
					. '&'
					. rawurlencode( self::without_default_port( $url ) )
					. '&'
					. rawurlencode( $text );

			}
		}
		return $strings;
	}

	private static function without_default_port( string $url ): string {
		return (string) preg_replace( '~^(http://[^/]*):80(?=/|$)|^(https://[^/]*):443(?=/|$)~', '$1$2', $url );
	}

	/**
	 * The parameters of an `Authorization: OAuth …` header.
	 *
	 * @return list<array{string, string}>
	 */
	private static function header_pairs( string $header ): array {
		if ( 1 !== preg_match( '/^OAuth\s+(.*)$/is', $header, $match ) ) {
			return [];
		}
		$pairs = [];
		preg_match_all( '/([A-Za-z0-9_%.~-]+)="([^"]*)"/', $match[1], $found, PREG_SET_ORDER );
		foreach ( $found as [ , $name, $value ] ) {
			if ( 'realm' !== $name ) {
				$pairs[] = [ rawurldecode( $name ), rawurldecode( $value ) ];
			}
		}
		return $pairs;
	}
}
