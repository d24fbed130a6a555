<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use Storewright\Store\Keys\IssuedKey;

/**
 * Signs requests as a client does.
 */
trait SignedQueries {

	private static string $signed_url = 'http://shop.test/wp-json/wc/v3/orders';

	/**
	 * The query of a signed GET request to the signed address.
	 *
	 * @param array<string, string> $parameters Name => value, of the request and of the protocol.
	 * @param string                $method     HTTP method.
	 */
	private function signed_query( IssuedKey $issued, array $parameters = [], string $method = 'GET' ): string {
		$parameters += [
			'oauth_consumer_key'     => $issued->consumer_key,
			'oauth_nonce'            => bin2hex( random_bytes( 8 ) ),
			'oauth_signature_method' => 'HMAC-SHA256',
			'oauth_timestamp'        => (string) time(),
		];
		ksort( $parameters, SORT_STRING );
		$pairs = [];
		foreach ( $parameters as $name => $value ) {
			$pairs[] = rawurlencode( $name ) . '=' . rawurlencode( $value );
		}
		$query = implode( '&', $pairs );
		// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The protocol's form of a signature.
		$signature = base64_encode(
			hash_hmac(
				'sha256',
				"$method&" . rawurlencode( self::$signed_url ) . '&' . rawurlencode( $query ),
				$issued->consumer_secret . '&',
				true
			)
		);
		// phpcs:enable
		return $query . '&oauth_signature=' . rawurlencode( $signature );
	}
}
