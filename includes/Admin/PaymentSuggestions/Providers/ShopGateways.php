<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions\Providers;

use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\StorageFailed;
use WP_REST_Request;

/**
 * The shop's ways to pay, read and put into order as any client does, over `wc/v3/payment_gateways`.
 *
 * @phpstan-type GatewayItem array{id: string, enabled: bool, method_title: string, method_description: string,
 *   method_supports: list<string>, needs_setup: bool, connection_url: string|null}
 */
final class ShopGateways {

	private const PATH = '/wc/v3/payment_gateways';

	/**
	 * Ways to pay that need no provider.
	 */
	public const OFFLINE = [ 'bacs', 'cheque', 'cod' ];

	/**
	 * Every way to pay, in the owner's order.
	 *
	 * @return list<GatewayItem>
	 * @throws StorageFailed If they can't be read.
	 */
	public function all(): array {
		$response = rest_do_request( new WP_REST_Request( 'GET', self::PATH ) );
		$items    = $response->get_data();
		if ( $response->is_error() || ! is_array( $items ) ) {
			throw new StorageFailed( 'storewright_payment_methods_unreadable', __( 'Your payment methods could not be loaded. Try again.', 'storewright' ) );
		}
		/** @var list<GatewayItem> */
		return array_values( $items );
	}

	/**
	 * Puts ways to pay into an order; those that are left out keep their places.
	 *
	 * @param list<string> $ids
	 * @throws InvalidInput  If they are not ways to pay, each once.
	 * @throws Conflict      If somebody else put them into another order meanwhile.
	 * @throws StorageFailed If they can't be saved.
	 */
	public function arrange( array $ids ): void {
		$request = new WP_REST_Request( 'PUT', self::PATH . '/order' );
		$request->set_body_params( [ 'ids' => $ids ] );
		$error = rest_do_request( $request )->as_error();
		if ( null === $error ) {
			return;
		}
		$message = $error->get_error_message();
		$data    = $error->get_error_data();
		throw match ( is_array( $data ) ? $data['status'] ?? 500 : 500 ) {
			400 => new InvalidInput( 'rest_invalid_param', $message, [ 'order_map' => $message ] ),
			409 => new Conflict( (string) $error->get_error_code(), $message ),
			default => new StorageFailed( (string) $error->get_error_code(), $message ),
		};
	}
}
