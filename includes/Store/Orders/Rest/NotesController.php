<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Dates;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Store\Orders\Notes\NoteRepository;
use Storewright\Store\Orders\Notes\OrderNote;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/orders/{order_id}/notes`: what is written at an order.
 */
final class NotesController extends Controller {

	protected const STRICT = false;

	public function __construct( Context $context, private readonly RequestedOrder $orders, private readonly NoteRepository $notes ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'orders/(?P<order_id>[\d]+)/notes';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$order = [ 'order_id' => RequestedOrder::id( __( 'Id of the order.', 'storewright' ) ) ];
		$note  = $order + [ 'id' => RequestedOrder::id( __( 'Id of the note.', 'storewright' ) ) ];
		$type  = [
			'type' => [
				'description' => __( 'Only notes that the customer reads, or only the others.', 'storewright' ),
				'type'        => 'string',
				'enum'        => [ 'any', 'customer', 'internal' ],
				'default'     => 'any',
			],
		];
		$this->route(
			'/orders/(?P<order_id>[\d]+)/notes',
			Endpoint::read( $this->list( ... ), OrderPermission::view(), $order + $type + Collection::context() ),
			Endpoint::create( $this->create( ... ), OrderPermission::create(), $order )
		);
		$this->route(
			'/orders/(?P<order_id>[\d]+)/notes/(?P<id>[\d]+)',
			Endpoint::read( $this->show( ... ), OrderPermission::view(), $note + Collection::context() ),
			Endpoint::delete( $this->remove( ... ), OrderPermission::delete(), $note + Collection::force() )
		);
	}

	protected function schema(): string {
		return NoteSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$order = $this->orders->of( $request, code: 'woocommerce_rest_shop_order_invalid_id' );
		$for   = match ( ( new Params( $request ) )->string( 'type' ) ) {
			'customer' => true,
			'internal' => false,
			default    => null,
		};
		return $this->respond_all(
			array_map( fn( OrderNote $note ) => $this->answer_with( $note, $request ), $this->notes->of_order( $order->id, $for ) )
		);
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		$order  = $this->orders->of( $request, code: 'woocommerce_rest_shop_order_invalid_id' );
		$text   = trim( wp_kses_post( wp_check_invalid_utf8( str_replace( "\0", '', $params->string( 'note' ) ?? '' ) ) ) );
		if ( '' === $text ) {
			$reason = __( 'A note has to say something.', 'storewright' );
			throw new InvalidInput(
				$request->has_param( 'note' ) ? 'rest_invalid_param' : 'rest_missing_callback_param',
				$reason,
				[ 'note' => $reason ]
			);
		}
		$author = true === $params->bool( 'added_by_user' ) ? wp_get_current_user() : null;
		$note   = $this->notes->add( $order->id, $text, true === $params->bool( 'customer_note' ), $author );
		$this->save_additional_fields( $note, $request );
		return $this->created( $this->answer_with( $note, $request ), self::href( $note ) );
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->existing( $request ), $request );
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$note = $this->existing( $request );
		if ( true !== ( new Params( $request ) )->bool( 'force' ) ) {
			return RequestedOrder::no_trash();
		}
		$this->notes->delete( $note );
		return $this->answer_with( $note, $request );
	}

	private function existing( WP_REST_Request $request ): OrderNote {
		$order = $this->orders->of( $request, code: 'woocommerce_rest_shop_order_invalid_id' );
		return $this->notes->find( $order->id, ( new Params( $request ) )->int( 'id' ) ?? 0 )
			?? throw new NotFound( 'woocommerce_rest_invalid_id', __( 'The order has no note with this id.', 'storewright' ) );
	}

	private function answer_with( OrderNote $note, WP_REST_Request $request ): WP_REST_Response {
		$order = rest_url( "/wc/v3/orders/{$note->order_id}" );
		return $this->respond(
			[
				'id'               => $note->id,
				'author'           => '' === $note->author ? 'system' : $note->author,
				'date_created'     => Dates::site( $note->date_created ),
				'date_created_gmt' => Dates::gmt( $note->date_created ),
				'note'             => $note->text,
				'customer_note'    => $note->for_customer,
				'added_by_user'    => '' !== $note->author,
			],
			$request,
			[
				'self'       => [ 'href' => self::href( $note ) ],
				'collection' => [ 'href' => "$order/notes" ],
				'up'         => [ 'href' => $order ],
			]
		);
	}

	private static function href( OrderNote $note ): string {
		return rest_url( "/wc/v3/orders/{$note->order_id}/notes/{$note->id}" );
	}
}
