<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Rest;

use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Store\Emails\Send\SendByHand;
use Storewright\Store\Orders\Rest\OrderPermission;
use Storewright\Store\Orders\Rest\RequestedOrder;
use Storewright\Store\Settings\SettingsRegistry;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/orders/{id}/actions/email_templates`: which emails can be sent of an order.
 */
final class EmailTemplatesController extends Controller {

	public function __construct( Context $context, private readonly RequestedOrder $orders, private readonly SendByHand $sender ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'orders/(?P<id>[\d]+)/actions/email_templates';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			'/orders/(?P<id>[\d]+)/actions/email_templates',
			Endpoint::read(
				$this->list( ... ),
				OrderPermission::view(),
				[ 'id' => RequestedOrder::id( __( 'Id of the order.', 'storewright' ) ) ]
			)
		);
	}

	protected function schema(): string {
		return OrderEmailSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$descriptions = array_column( ( new SettingsRegistry() )->groups(), 'description', 'id' );
		$items        = [];
		foreach ( $this->sender->choices( $this->orders->of( $request, 'id' ) ) as $type ) {
			$items[] = $this->respond(
				[
					'id'          => $type->id,
					'title'       => $type->title(),
					'description' => $descriptions[ "email_{$type->id}" ] ?? '',
				],
				$request
			);
		}
		return $this->respond_whole( $items );
	}
}
