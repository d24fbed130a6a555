<?php
declare(strict_types=1);

namespace Storewright\Store\Keys\Authorize;

use Storewright\Kernel\ConditionalModule;
use Storewright\Kernel\Context;
use Storewright\Store\Keys\KeyServices;

/**
 * Answers `wc-auth/v1/authorize`, by which apps ask for a consumer key. It needs no rewrite rule: a site whose rules are not written
 * anew, or has none (`/index.php/wc-auth/…`), answers all the same.
 */
final class AuthorizeModule implements ConditionalModule {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed on that address alone: other page views pay for one comparison.
	 */
	public static function is_needed( Context $context ): bool {
		return str_contains( AuthorizationEndpoint::current_path(), '/wc-auth/v1/authorize' );
	}

	/**
	 * Answers once WordPress knows who asks, before it looks for a page of that address.
	 */
	public function register(): void {
		add_action(
			'parse_request',
			function (): void {
				$path = wp_parse_url( AuthorizationEndpoint::current_path(), PHP_URL_PATH );
				$home = wp_parse_url( home_url( '/' ), PHP_URL_PATH );
				if ( is_string( $path ) && is_string( $home ) && 1 === preg_match(
					'~^' . preg_quote( $home, '~' ) . '(index\.php/)?wc-auth/v1/authorize/?$~D',
					$path
				) ) {
					// phpcs:ignore WordPress.Security.NonceVerification -- Checked where something is decided.
					$endpoint = new AuthorizationEndpoint( new KeyServices( $this->context ), wp_unslash( $_GET ), wp_unslash( $_POST ) );
					$endpoint->answer();
					exit;
				}
			},
			0
		);
	}
}
