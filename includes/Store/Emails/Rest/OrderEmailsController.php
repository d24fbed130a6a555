<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Rest;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Store\Emails\EmailType;
use Storewright\Store\Emails\Send\SendByHand;
use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Rest\OrderPermission;
use Storewright\Store\Orders\Rest\RequestedOrder;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `wc/v3/orders/{id}/actions/send_…`: sends an email of an order.
 */
final class OrderEmailsController extends Controller {

	private const BASE = '/orders/(?P<id>[\d]+)/actions';

	public function __construct( Context $context, private readonly RequestedOrder $orders, private readonly SendByHand $sender ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'orders/(?P<id>[\d]+)/actions';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$id = [ 'id' => RequestedOrder::id( __( 'Id of the order.', 'storewright' ) ) ];
		$to = [
			'email'              => [
				'description' => __( 'Email address to send to: it becomes the order’s billing email.', 'storewright' ),
				'type'        => 'string',
				'format'      => 'email',
			],
			'force_email_update' => [
				'description' => __( 'Whether to replace another billing email that the order has.', 'storewright' ),
				'type'        => 'boolean',
				'default'     => false,
			],
		];
		$this->route(
			self::BASE . '/send_email',
			Endpoint::action(
				$this->send_email( ... ),
				OrderPermission::edit(),
				$id + $to + [
					'template_id' => [
						'description' => __( 'Id of the email.', 'storewright' ),
						'type'        => 'string',
						'enum'        => array_keys( EmailTypes::all() ),
						'required'    => true,
					],
				],
				WP_REST_Server::CREATABLE
			)
		);
		$this->route(
			self::BASE . '/send_order_details',
			Endpoint::action( $this->send_details( ... ), OrderPermission::edit(), $id + $to, WP_REST_Server::CREATABLE )
		);
	}

	protected function schema(): string {
		return SentEmailSchema::class;
	}

	private function send_email( WP_REST_Request $request ): WP_REST_Response {
		$id    = ( new Params( $request ) )->string( 'template_id' ) ?? '';
		$order = $this->orders->of( $request, 'id' );
		$type  = $this->sender->choices( $order )[ $id ] ?? throw new InvalidInput(
			'woocommerce_rest_invalid_email_template',
			/* translators: %s: id of an email. */
			sprintf( __( 'The email “%s” can’t be sent for this order.', 'storewright' ), $id )
		);
		/* translators: 1: name of an email, 2: email address. */
		return $this->sent( $request, $order, $type, __( 'The email “%1$s” was sent to %2$s.', 'storewright' ) );
	}

	private function send_details( WP_REST_Request $request ): WP_REST_Response {
		$order = $this->orders->of( $request, 'id' );
		$type  = EmailTypes::find( 'customer_invoice' ) ?? throw new InvalidInput(
			'woocommerce_rest_invalid_email_template',
			__( 'The email with order details was removed by a plugin.', 'storewright' )
		);
		/* translators: 2: email address. */
		return $this->sent( $request, $order, $type, __( 'The order details were sent to %2$s.', 'storewright' ) );
	}

	private function sent( WP_REST_Request $request, Order $order, EmailType $type, string $text ): WP_REST_Response {
		$order   = $this->with_email( $request, $order );
		$message = sprintf( $text, $type->title(), $this->sender->send( $type, $order ) );
		$user    = wp_get_current_user();
		( new OrderServices( $this->context ) )->notes()->add( $order->id, esc_html( $message ), false, 0 === $user->ID ? null : $user );
		return new WP_REST_Response( [ 'message' => $message ] );
	}

	/**
	 * The order with the address that is asked for.
	 *
	 * @throws InvalidInput If it has another one, which is not to be replaced.
	 */
	private function with_email( WP_REST_Request $request, Order $order ): Order {
		$params = new Params( $request );
		$email  = trim( $params->string( 'email' ) ?? '' );
		if ( '' === $email || $email === $order->billing->email ) {
			return $order;
		}
		$is_forced = true === $params->bool( 'force_email_update' );
		return ( new OrderServices( $this->context ) )->repository()->update(
			$order->id,
			static function ( Order $order ) use ( $email, $is_forced ): void {
				if ( '' !== $order->billing->email && $email !== $order->billing->email && ! $is_forced ) {
					throw new InvalidInput(
						'woocommerce_rest_order_billing_email_update_not_permitted',
						sprintf(
							/* translators: %s: email address. */
							__( 'This order’s billing email is %s. Send force_email_update=true to replace it.', 'storewright' ),
							$order->billing->email
						)
					);
				}
				$order->billing = $order->billing->with( [ 'email' => $email ] );
			}
		);
	}
}
