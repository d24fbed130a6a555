<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Store\Orders\Refunds\RefundInput;
use Storewright\Store\Orders\Refunds\RefundWriter;
use Storewright\Store\Orders\Write\RequestData;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/orders/{order_id}/refunds`: what was given back of an order.
 */
final class RefundsController extends Controller {

	protected const STRICT = false;

	public function __construct(
		Context $context,
		private readonly RequestedOrder $orders,
		private readonly OrderQuery $query,
		private readonly RefundWriter $writer,
		private readonly RefundSerializer $answers
	) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'orders/(?P<order_id>[\d]+)/refunds';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$order  = [ 'order_id' => RequestedOrder::id( __( 'Id of the order.', 'storewright' ) ) ];
		$refund = $order + [ 'id' => RequestedOrder::id( __( 'Id of the refund.', 'storewright' ) ) ];
		$this->route(
			'/orders/(?P<order_id>[\d]+)/refunds',
			Endpoint::read( $this->list( ... ), OrderPermission::view(), $order + OrderFilters::common() ),
			Endpoint::create( $this->create( ... ), OrderPermission::create(), $order )
		);
		$this->route(
			'/orders/(?P<order_id>[\d]+)/refunds/(?P<id>[\d]+)',
			Endpoint::read( $this->show( ... ), OrderPermission::view(), $refund + Collection::context() ),
			Endpoint::delete( $this->remove( ... ), OrderPermission::delete(), $refund + Collection::force( true ) )
		);
	}

	protected function schema(): string {
		return RefundSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		// Of an order that is gone there are none: connectors that walk through a list go on.
		$order   = ( new Params( $request ) )->int( 'order_id' ) ?? 0;
		$page    = $this->query->page( OrderFilters::of( $request, Order::REFUND, $order ) );
		$refunds = array_values( $this->query->several( $page->ids ) );
		$items   = $this->answers->all( $refunds, SerializerOptions::of( $request ) );
		return $this->respond_page(
			array_map( fn( array $item, Order $refund ) => $this->respond_with( $item, $refund, $request ), $items, $refunds ),
			$page->total,
			$request
		);
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		$order  = $this->orders->of( $request, code: 'woocommerce_rest_invalid_order_id' );
		$refund = $this->writer->create(
			$order->id,
			RefundInput::read( new RequestData( $request->get_params() ), get_current_user_id() )
		);
		$this->save_additional_fields( $refund, $request );
		return $this->created( $this->answer_with( $refund, $request ), self::href( $refund ) );
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->existing( $request ), $request );
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$refund = $this->existing( $request );
		if ( true !== ( new Params( $request ) )->bool( 'force' ) ) {
			return RequestedOrder::no_trash();
		}
		$answer = $this->answer_with( $refund, $request );
		$this->writer->delete( $refund );
		return $answer;
	}

	private function existing( WP_REST_Request $request ): Order {
		$order  = $this->orders->of( $request );
		$id     = ( new Params( $request ) )->int( 'id' ) ?? 0;
		$refund = $this->query->find_refund( $id );
		if ( null === $refund || $refund->parent_id !== $order->id ) {
			throw new NotFound(
				'woocommerce_rest_shop_order_refund_invalid_id',
				__( 'The order has no refund with this id.', 'storewright' )
			);
		}
		return $refund;
	}

	private function answer_with( Order $refund, WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_with( $this->answers->all( [ $refund ], SerializerOptions::of( $request ) )[0], $refund, $request );
	}

	/**
	 * @param array<string, mixed> $item
	 */
	private function respond_with( array $item, Order $refund, WP_REST_Request $request ): WP_REST_Response {
		unset( $item['parent_id'] );
		$order = rest_url( "/wc/v3/orders/{$refund->parent_id}" );
		return $this->respond(
			$item,
			$request,
			[
				'self'       => [ 'href' => self::href( $refund ) ],
				'collection' => [ 'href' => "$order/refunds" ],
				'up'         => [ 'href' => $order ],
			]
		);
	}

	private static function href( Order $refund ): string {
		return rest_url( "/wc/v3/orders/{$refund->parent_id}/refunds/{$refund->id}" );
	}
}
