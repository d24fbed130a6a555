<?php
declare(strict_types=1);

namespace Storewright\Companion\Shop;

use Automattic\Jetpack\Connection\Manager;
use Storewright\Kernel\Errors\Unavailable;
use Storewright\Shop\ConnectionService;
use WP_REST_Request;

/**
 * The account at WordPress.com that WooCommerce connects a store with, by the Jetpack connection it brings.
 */
final class JetpackConnection implements ConnectionService {

	/**
	 * WooCommerce's way to the account.
	 */
	private const ROUTE = '/wc-admin/onboarding/plugins/jetpack-authorization-url';

	/**
	 * Whether this WooCommerce brings it.
	 */
	public static function is_there(): bool {
		return class_exists( Manager::class );
	}

	/**
	 * WooCommerce lets those connect the store who may install plugins.
	 */
	public function is_configured(): bool {
		return current_user_can( 'install_plugins' );
	}

	public function is_connected(): bool {
		$manager = new Manager( 'woocommerce' );
		return $manager->is_connected() && $manager->has_connected_owner();
	}

	public function authorization_url( string $redirect_url, string $from ): string {
		$request = new WP_REST_Request( 'GET', self::ROUTE );
		$request->set_query_params(
			[
				'redirect_url' => $redirect_url,
				'from'         => $from,
			]
		);
		$answer = rest_do_request( $request )->get_data();
		$answer = is_array( $answer ) ? $answer : [];
		$url    = $answer['url'] ?? '';
		if ( true !== ( $answer['success'] ?? false ) || ! is_string( $url ) ) {
			$reasons = is_array( $answer['errors'] ?? null ) ? $answer['errors'] : [ $answer['message'] ?? '' ];
			$reason  = implode( ' ', array_filter( $reasons, is_string( ... ) ) );
			throw new Unavailable(
				'storewright_connection_failed',
				sprintf(
					/* translators: %s: what the service answered, such as "HTTP status 500". */
					__( 'The account service could not be reached: %s. Try again later, or continue without it.', 'storewright' ),
					rtrim( wp_strip_all_tags( $reason ), '.' )
				)
			);
		}
		return $url;
	}
}
