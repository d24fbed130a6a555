<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Store\Orders\Write\Receipt;
use Storewright\Store\Orders\Write\Receipts;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `wc/v3/orders/{id}/receipt`: an address at which the order's receipt can be read for a while.
 */
final class ReceiptController extends Controller {

	public function __construct( Context $context, private readonly RequestedOrder $orders, private readonly Receipts $receipts ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'orders/(?P<id>[\d]+)/receipt';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$id = [ 'id' => RequestedOrder::id( __( 'Id of the order.', 'storewright' ) ) ];
		$this->route(
			'/orders/(?P<id>[\d]+)/receipt',
			Endpoint::read( $this->show( ... ), OrderPermission::view(), $id ),
			Endpoint::action(
				$this->make( ... ),
				OrderPermission::edit(),
				$id + [
					'expiration_date' => [
						'description' => __( 'Last day on which it can be read, such as 2026-11-21.', 'storewright' ),
						'type'        => 'string',
					],
					'expiration_days' => [
						'description' => __( 'For how many days from today it can be read, where no date is given.', 'storewright' ),
						'type'        => 'integer',
						'default'     => 1,
					],
					'force_new'       => [
						'description' => __( 'Whether to make a new one though there is one that can be read.', 'storewright' ),
						'type'        => 'boolean',
						'default'     => false,
					],
				],
				WP_REST_Server::CREATABLE
			)
		);
	}

	protected function schema(): string {
		return ReceiptSchema::class;
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		$receipt = $this->receipts->existing( $this->orders->of( $request, 'id' ) )
			?? throw new NotFound( 'woocommerce_rest_not_found', __( 'The order has no receipt that can be read.', 'storewright' ) );
		return $this->answer_with( $receipt, $request );
	}

	private function make( WP_REST_Request $request ): WP_REST_Response {
		$params   = new Params( $request );
		$order    = $this->orders->of( $request, 'id' );
		$existing = true === $params->bool( 'force_new' ) ? null : $this->receipts->existing( $order );
		$last_day = $params->string( 'expiration_date' ) ?? '';
		return $this->answer_with(
			$existing ?? $this->receipts->make(
				$order,
				'' === $last_day ? $this->receipts->day( $params->int( 'expiration_days' ) ?? 1 ) : $last_day
			),
			$request
		);
	}

	private function answer_with( Receipt $receipt, WP_REST_Request $request ): WP_REST_Response {
		return $this->respond(
			[
				'receipt_url'     => $receipt->url,
				'expiration_date' => $receipt->last_day,
			],
			$request
		);
	}
}
