<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Forbidden;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Dates;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Paging;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Webhooks\Outbox;
use Storewright\Store\Webhooks\Topics;
use Storewright\Store\Webhooks\Webhook;
use Storewright\Store\Webhooks\WebhookAccess;
use Storewright\Store\Webhooks\WebhookCriteria;
use Storewright\Store\Webhooks\WebhookQuery;
use Storewright\Store\Webhooks\WebhookRepository;
use Storewright\Store\Webhooks\WebhookStatus;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/webhooks`: who is told of what.
 */
final class WebhooksController extends Controller {

	protected const STRICT = false;

	public function __construct(
		Context $context,
		private readonly WebhookQuery $query,
		private readonly WebhookRepository $repository,
		private readonly Outbox $outbox
	) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'webhooks';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$status = [
			'status' => [
				'description' => __( 'Only webhooks of this status.', 'storewright' ),
				'type'        => 'string',
				'default'     => 'all',
				'enum'        => [ 'all', ...WebhookStatus::names() ],
			],
		];
		$this->route(
			'/webhooks',
			Endpoint::read(
				$this->list( ... ),
				Permission::view( Capabilities::MANAGE ),
				Collection::args( [ 'date', 'id', 'title' ] ) + $status
			),
			Endpoint::create( $this->create( ... ), Permission::create( Capabilities::MANAGE ) )
		);
		$this->route(
			'/webhooks/(?P<id>[\d]+)',
			Endpoint::read( $this->show( ... ), Permission::view( Capabilities::MANAGE ), Collection::context() ),
			Endpoint::edit( $this->update( ... ), Permission::edit( Capabilities::MANAGE ) ),
			Endpoint::delete( $this->remove( ... ), Permission::delete( Capabilities::MANAGE ), Collection::force() )
		);
		$this->batch_route( '/webhooks', Permission::batch( Capabilities::MANAGE ) );
	}

	protected function schema(): string {
		return WebhookSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$params   = new Params( $request );
		$paging   = Paging::of( $request );
		$dates    = Dates::range( $request );
		$criteria = new WebhookCriteria(
			WebhookStatus::tryFrom( (string) $params->string( 'status' ) ),
			(string) $params->string( 'search' ),
			self::ids( $params, 'include' ),
			self::ids( $params, 'exclude' ),
			$dates->after,
			$dates->before,
			$dates->modified_after,
			$dates->modified_before,
			(string) $params->string( 'orderby' ),
			'asc' === $params->string( 'order' ),
			$paging->limit,
			$paging->offset
		);
		return $this->respond_page(
			array_map( fn( Webhook $webhook ) => $this->answer_with( $webhook, $request ), $this->query->search( $criteria ) ),
			$this->query->count( $criteria ),
			$request
		);
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->existing( $request ), $request );
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		$webhook = $this->repository->create( self::fields( $request ), get_current_user_id() );
		$this->save_additional_fields( $webhook, $request );
		if ( WebhookStatus::Active === $webhook->status ) {
			$this->outbox->note_message( [ $webhook ], Topics::PING, "webhook_id={$webhook->id}" );
		}
		return $this->created( $this->answer_with( $webhook, $request ), rest_url( "/wc/v3/webhooks/{$webhook->id}" ) );
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		$webhook = $this->existing( $request );
		$fields  = self::fields( $request );
		if ( self::redirects( $webhook, $fields ) && ! WebhookAccess::may_redirect( $webhook ) ) {
			throw new Forbidden(
				'storewright_webhook_of_another',
				__(
					'This webhook sends what another user may see, so only that user, or somebody who may edit that user, can change its topic, delivery URL, secret and payload. Create a webhook of your own instead.',
					'storewright'
				)
			);
		}
		$webhook = $this->repository->update(
			$webhook->id,
			$fields,
			WebhookAccess::has_no_user( $webhook ) ? get_current_user_id() : null
		);
		$this->save_additional_fields( $webhook, $request );
		return $this->answer_with( $webhook, $request );
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$webhook = $this->existing( $request );
		if ( true !== ( new Params( $request ) )->bool( 'force' ) ) {
			return new WP_Error(
				'woocommerce_rest_trash_not_supported',
				__( 'Webhooks have no trash. Set force to true to delete it.', 'storewright' ),
				[ 'status' => 501 ]
			);
		}
		return $this->answer_with( $this->repository->delete( $webhook->id ), $request );
	}

	private function existing( WP_REST_Request $request ): Webhook {
		return $this->query->find( (int) ( new Params( $request ) )->int( 'id' ) )
			?? throw new NotFound( 'woocommerce_rest_shop_webhook_invalid_id', __( 'This webhook does not exist.', 'storewright' ) );
	}

	/**
	 * Whether a change has other data sent, or sent elsewhere.
	 *
	 * @param Webhook               $webhook
	 * @param array<string, string> $fields  As they were sent.
	 */
	private static function redirects( Webhook $webhook, array $fields ): bool {
		$now = [
			'topic'        => $webhook->topic,
			'delivery_url' => $webhook->delivery_url,
			'secret'       => $webhook->secret,
			'payload'      => $webhook->payload->value,
		];
		return [] !== array_diff_assoc( array_intersect_key( $fields, $now ), $now );
	}

	/**
	 * @return array{name?: string, status?: string, topic?: string, delivery_url?: string, secret?: string, payload?: string}
	 */
	private static function fields( WP_REST_Request $request ): array {
		$params = new Params( $request );
		$fields = [];
		foreach ( [ 'name', 'status', 'topic', 'delivery_url', 'secret', 'payload' ] as $name ) {
			$value = $params->string( $name );
			if ( null !== $value ) {
				$fields[ $name ] = wp_check_invalid_utf8( $value );
			}
		}
		return $fields;
	}

	/**
	 * @return list<int>
	 */
	private static function ids( Params $params, string $name ): array {
		return array_map( static fn( mixed $id ) => is_numeric( $id ) ? (int) $id : 0, array_values( $params->array( $name ) ?? [] ) );
	}

	private function answer_with( Webhook $webhook, WP_REST_Request $request ): WP_REST_Response {
		return $this->respond(
			WebhookSchema::item( $webhook ),
			$request,
			[
				'self'       => [ 'href' => rest_url( "/wc/v3/webhooks/{$webhook->id}" ) ],
				'collection' => [ 'href' => rest_url( '/wc/v3/webhooks' ) ],
			]
		);
	}
}
