<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Params;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Query\OrderQuery;
use WP_Error;
use WP_REST_Request;

/**
 * The order that an address names.
 */
final class RequestedOrder {

	public function __construct( private readonly OrderQuery $query ) {}

	/**
	 * The order.
	 *
	 * @param WP_REST_Request $request
	 * @param string          $param   Name of the argument that holds its id.
	 * @param string          $code    WooCommerce's code where there is none.
	 * @throws NotFound If there is none; a refund is none.
	 */
	public function of( WP_REST_Request $request, string $param = 'order_id', string $code = 'woocommerce_rest_order_invalid_id' ): Order {
		$id    = ( new Params( $request ) )->int( $param ) ?? 0;
		$order = $this->query->find( $id );
		if ( null === $order ) {
			throw new NotFound( $code, __( 'There is no order with this id.', 'storewright' ) );
		}
		return $order;
	}

	/**
	 * The argument that holds an id.
	 *
	 * @param string $description
	 * @return array<string, mixed>
	 */
	public static function id( string $description ): array {
		return [
			'description' => $description,
			'type'        => 'integer',
		];
	}

	/**
	 * The refusal to put something into a trash that it does not have.
	 */
	public static function no_trash(): WP_Error {
		return new WP_Error(
			'woocommerce_rest_trash_not_supported',
			__( 'This can’t be moved to the trash. Send force=true to delete it permanently.', 'storewright' ),
			[ 'status' => 501 ]
		);
	}
}
