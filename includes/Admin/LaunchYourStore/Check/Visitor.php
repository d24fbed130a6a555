<?php
declare(strict_types=1);

namespace Storewright\Admin\LaunchYourStore\Check;

use WP_Error;

/**
 * Somebody who was never here: asks for pages of this site over HTTP, without cookies, and follows redirects that stay on the site.
 */
final class Visitor {

	private const MOST_REDIRECTS = 3;

	/**
	 * How long a page may take, in seconds.
	 */
	private const TIMEOUT = 10;

	/**
	 * How much of a page is read, in bytes: its head and its menus are at the beginning.
	 */
	private const MOST_BYTES = 1_000_000;

	/**
	 * Asks for a page of the site.
	 *
	 * @param string $url Its address.
	 */
	public function visit( string $url ): Visit {
		$began = hrtime( true );
		for ( $redirects = 0; ; $redirects++ ) {
			if ( ! self::is_ours( $url ) ) {
				return new Visit( $url, 0, duration: self::since( $began ), leaves: $url );
			}
			$answer = $this->ask( $url );
			if ( $answer instanceof WP_Error ) {
				return new Visit( $url, 0, duration: self::since( $began ), error: $answer->get_error_message() );
			}
			$target = self::target( $answer, $url );
			if ( '' === $target || self::MOST_REDIRECTS === $redirects ) {
				$error = '' === $target ? '' : sprintf(
					/* translators: %s: address of a page. */
					__( 'The page redirects again and again, at last to %s.', 'storewright' ),
					$target
				);
				return new Visit(
					$url,
					(int) wp_remote_retrieve_response_code( $answer ),
					self::headers( $answer ),
					wp_remote_retrieve_body( $answer ),
					self::since( $began ),
					$error
				);
			}
			$url = $target;
		}
	}

	/**
	 * @return array<string, mixed>|WP_Error
	 */
	private function ask( string $url ): array|WP_Error {
		/** This filter is documented in wp-includes/class-wp-http-streams.php */
		$verify = apply_filters( 'https_local_ssl_verify', false, $url ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, for requests of a site to itself.
		return wp_remote_get(
			$url,
			[
				'redirection'         => 0,
				'timeout'             => self::TIMEOUT,
				'limit_response_size' => self::MOST_BYTES,
				'sslverify'           => true === $verify,
				'cookies'             => [],
				'headers'             => [ 'Accept' => 'text/html' ],
				'user-agent'          => 'Mozilla/5.0 (compatible; Storewright launch check)',
			]
		);
	}

	/**
	 * Whether an address is one of this site: nothing else is asked, wherever a page leads.
	 */
	private static function is_ours( string $url ): bool {
		$origin = static function ( string $address ): string {
			$parts  = wp_parse_url( $address );
			$parts  = is_array( $parts ) ? $parts : [];
			$scheme = strtolower( (string) ( $parts['scheme'] ?? '' ) );
			// A site may send visitors from one of these to the other.
			$port = $parts['port'] ?? [ 'http' => 'usual', 'https' => 'usual' ][ $scheme ] ?? ''; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short.
			return '' === $port ? '' : strtolower( (string) ( $parts['host'] ?? '' ) ) . ":$port";
		};
		return '' !== $origin( $url ) && $origin( $url ) === $origin( home_url( '/' ) );
	}

	/**
	 * Where an answer redirects to, '' where it does not.
	 *
	 * @param array<string, mixed> $answer
	 * @param string               $url    The address that was asked.
	 */
	private static function target( array $answer, string $url ): string {
		$location = self::headers( $answer )['location'] ?? '';
		$status   = (int) wp_remote_retrieve_response_code( $answer );
		return '' === $location || $status < 300 || $status > 399 ? '' : \WP_Http::make_absolute_url( $location, $url );
	}

	/**
	 * @param array<string, mixed> $answer
	 * @return array<string, string>
	 */
	private static function headers( array $answer ): array {
		$headers = [];
		foreach ( wp_remote_retrieve_headers( $answer ) as $name => $value ) {
			$headers[ strtolower( (string) $name ) ] = implode( ', ', array_filter( (array) $value, 'is_string' ) );
		}
		return $headers;
	}

	private static function since( int $began ): int {
		return (int) round( ( hrtime( true ) - $began ) / 1_000_000 );
	}
}
