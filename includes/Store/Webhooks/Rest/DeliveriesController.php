<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Paging;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Webhooks\Delivery;
use Storewright\Store\Webhooks\Outbox;
use Storewright\Store\Webhooks\Webhook;
use Storewright\Store\Webhooks\WebhookAccess;
use Storewright\Store\Webhooks\WebhookQuery;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/webhooks/{webhook_id}/deliveries`: what was and is to be delivered, newest first.
 */
final class DeliveriesController extends Controller {

	public function __construct( Context $context, private readonly WebhookQuery $query, private readonly Outbox $outbox ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'webhooks';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$view = Permission::view( Capabilities::MANAGE );
		$this->route(
			'/webhooks/(?P<webhook_id>[\d]+)/deliveries',
			Endpoint::read( $this->list( ... ), $view, Collection::context() + Collection::pages() )
		);
		$this->route(
			'/webhooks/(?P<webhook_id>[\d]+)/deliveries/(?P<id>[\d]+)',
			Endpoint::read( $this->show( ... ), $view, Collection::context() )
		);
	}

	protected function schema(): string {
		return DeliverySchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$webhook = $this->webhook( $request );
		$paging  = Paging::of( $request );
		$items   = array_map(
			fn( Delivery $delivery ) => $this->answer_with( $webhook, $delivery, $request ),
			$this->outbox->of_webhook( $webhook->id, $paging->limit, $paging->offset )
		);
		return $this->respond_page( $items, $this->outbox->count( $webhook->id ), $request );
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		$webhook  = $this->webhook( $request );
		$delivery = $this->outbox->find( $webhook->id, (int) ( new Params( $request ) )->int( 'id' ) )
			?? throw new NotFound(
				'woocommerce_rest_webhook_delivery_invalid_id',
				__( 'The webhook has no such delivery.', 'storewright' )
			);
		return $this->answer_with( $webhook, $delivery, $request );
	}

	private function webhook( WP_REST_Request $request ): Webhook {
		return $this->query->find( (int) ( new Params( $request ) )->int( 'webhook_id' ) )
			?? throw new NotFound( 'woocommerce_rest_shop_webhook_invalid_id', __( 'This webhook does not exist.', 'storewright' ) );
	}

	private function answer_with( Webhook $webhook, Delivery $delivery, WP_REST_Request $request ): WP_REST_Response {
		$href = rest_url( "/wc/v3/webhooks/{$webhook->id}" );
		return $this->respond(
			DeliverySchema::item( $delivery, WebhookAccess::may_redirect( $webhook ) ),
			$request,
			[
				'self'       => [ 'href' => "$href/deliveries/{$delivery->id}" ],
				'collection' => [ 'href' => "$href/deliveries" ],
				'up'         => [ 'href' => $href ],
			]
		);
	}
}
