<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Query\OrderQuery;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/refunds`: what was given back of any order.
 */
final class AllRefundsController extends Controller {

	public function __construct( Context $context, private readonly OrderQuery $query, private readonly RefundSerializer $answers ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'refunds';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route( '/refunds', Endpoint::read( $this->list( ... ), OrderPermission::view(), OrderFilters::common() ) );
	}

	protected function schema(): string {
		return AllRefundsSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$page    = $this->query->page( OrderFilters::of( $request, Order::REFUND ) );
		$refunds = array_values( $this->query->several( $page->ids ) );
		$items   = $this->answers->all( $refunds, SerializerOptions::of( $request ) );
		return $this->respond_page(
			array_map( fn( array $item, Order $refund ) => $this->respond( $item, $request, self::links( $refund ) ), $items, $refunds ),
			$page->total,
			$request
		);
	}

	/**
	 * @return array<string, array{href: string}>
	 */
	private static function links( Order $refund ): array {
		$order = rest_url( "/wc/v3/orders/{$refund->parent_id}" );
		return [
			'self'       => [ 'href' => "$order/refunds/{$refund->id}" ],
			'collection' => [ 'href' => "$order/refunds" ],
			'up'         => [ 'href' => $order ],
		];
	}
}
