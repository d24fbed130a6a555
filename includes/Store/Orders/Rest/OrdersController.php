<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Shop\Rest\ExpectedStatus;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Store\Orders\Write\OrderRepository;
use Storewright\Store\Orders\Write\OrderWriter;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/orders`.
 */
final class OrdersController extends Controller {

	protected const STRICT = false;

	public function __construct(
		Context $context,
		private readonly RequestedOrder $requested,
		private readonly OrderQuery $query,
		private readonly OrderRepository $orders,
		private readonly OrderWriter $writer,
		private readonly OrderSerializer $answers
	) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'orders';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$id = [ 'id' => RequestedOrder::id( __( 'Id of the order.', 'storewright' ) ) ];
		$this->route(
			'/orders',
			Endpoint::read( $this->list( ... ), OrderPermission::view(), OrderFilters::args() ),
			Endpoint::create( $this->create( ... ), OrderPermission::create(), self::addresses() + self::check_stock() )
		);
		$this->route(
			'/orders/(?P<id>[\d]+)',
			Endpoint::read( $this->show( ... ), OrderPermission::view(), $id + Collection::context() ),
			Endpoint::edit(
				$this->update( ... ),
				OrderPermission::edit(),
				$id + self::addresses() + self::check_stock() + ExpectedStatus::argument()
			),
			Endpoint::delete( $this->remove( ... ), OrderPermission::delete(), $id + Collection::force() )
		);
		$this->batch_route( '/orders', OrderPermission::batch() );
	}

	protected function schema(): string {
		return OrderSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$page   = $this->query->page( OrderFilters::of( $request ) );
		$orders = array_values( $this->query->several( $page->ids ) );
		$items  = $this->answers->all( $orders, SerializerOptions::of( $request ) );
		return $this->respond_page(
			array_map( fn( array $item, Order $order ) => $this->respond( $item, $request, self::links( $order ) ), $items, $orders ),
			$page->total,
			$request
		);
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->existing( $request ), $request );
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		if ( 0 < ( ( new Params( $request ) )->int( 'id' ) ?? 0 ) ) {
			throw new InvalidInput(
				'woocommerce_rest_shop_order_exists',
				__( 'A new order gets its id from the shop. To change an order, send it to the order’s own address.', 'storewright' )
			);
		}
		$order = $this->writer->create( $request->get_params() );
		$this->save_additional_fields( $order, $request );
		return $this->created( $this->answer_with( $order, $request ), self::href( $order ) );
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		try {
			$order = $this->writer->update(
				( new Params( $request ) )->int( 'id' ) ?? 0,
				$request->get_params(),
				ExpectedStatus::of( $request )
			);
		} catch ( NotFound $missing ) {
			// 400, where reading answers 404: as WooCommerce does.
			throw OrderRepository::MISSING === $missing->error_code ? new InvalidInput(
				$missing->error_code,
				$missing->getMessage()
			) : $missing;
		}
		$this->save_additional_fields( $order, $request );
		return $this->answer_with( $order, $request );
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$order = $this->existing( $request );
		if ( true === ( new Params( $request ) )->bool( 'force' ) ) {
			$answer = $this->answer_with( $order, $request );
			$this->orders->delete( $order->id );
			return $answer;
		}
		if ( OrderStatus::TRASH === $order->status ) {
			return new WP_Error(
				'woocommerce_rest_already_trashed',
				__( 'The order is in the trash already.', 'storewright' ),
				[ 'status' => 410 ]
			);
		}
		// As it was before, which is what WooCommerce answers.
		$answer = $this->answer_with( $order, $request );
		$this->orders->trash( $order->id );
		return $answer;
	}

	private function existing( WP_REST_Request $request ): Order {
		return $this->requested->of( $request, 'id', 'woocommerce_rest_shop_order_invalid_id' );
	}

	private function answer_with( Order $order, WP_REST_Request $request ): WP_REST_Response {
		return $this->respond( $this->answers->all( [ $order ], SerializerOptions::of( $request ) )[0], $request, self::links( $order ) );
	}

	/**
	 * @return array<string, array{href: string, embeddable?: bool}>
	 */
	private static function links( Order $order ): array {
		$links = [
			'self'            => [ 'href' => self::href( $order ) ],
			'collection'      => [ 'href' => rest_url( '/wc/v3/orders' ) ],
			'email_templates' => [
				'href'       => self::href( $order ) . '/actions/email_templates',
				'embeddable' => true,
			],
		];
		if ( 0 < $order->customer_id ) {
			$links['customer'] = [ 'href' => rest_url( "/wc/v3/customers/{$order->customer_id}" ) ];
		}
		if ( 0 < $order->parent_id ) {
			$links['up'] = [ 'href' => rest_url( "/wc/v3/orders/{$order->parent_id}" ) ];
		}
		return $links;
	}

	private static function href( Order $order ): string {
		return rest_url( "/wc/v3/orders/{$order->id}" );
	}

	/**
	 * Whether stock is asked first, as an argument. WooCommerce's clients don't know it and may oversell; the dashboard sends it.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function check_stock(): array {
		return [
			OrderWriter::CHECK_STOCK => [
				'description' => __(
					'Whether the order is refused where it takes more than is in stock of a product without back-orders.',
					'storewright'
				),
				'type'        => 'boolean',
				'default'     => false,
			],
		];
	}

	/**
	 * The addresses as arguments. An empty e-mail address is none, though WordPress takes it for a bad one: guests of a till have
	 * none, and what was answered can be sent back.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function addresses(): array {
		$billing = OrderSchema::properties()['billing'];
		return [
			'billing' => [
				'validate_callback' => static function (
					mixed $value,
					WP_REST_Request $request,
					string $name
				) use ( $billing ): bool|WP_Error {
					if ( is_array( $value ) && '' === ( $value['email'] ?? null ) ) {
						$value['email'] = null;
					}
					return rest_validate_value_from_schema( $value, $billing, $name );
				},
				// Each field is cleaned where it is read.
				'sanitize_callback' => static fn( mixed $value ): mixed => $value,
			] + $billing,
		];
	}
}
