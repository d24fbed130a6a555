<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use RuntimeException;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Http\PinnedAddress;
use WP_REST_Request;

/**
 * Sends a delivery: what the webhook's user sees of the resource over REST at this moment, signed.
 */
final class Sender {

	private const SECONDS = 10;

	public function __construct( private readonly Context $context ) {}

	/**
	 * The request's body.
	 *
	 * @param Webhook  $webhook
	 * @param Delivery $delivery
	 * @return string|null JSON; null where the resource is gone, or the webhook's user may not see it.
	 * @throws RuntimeException If the shop could not read it just now.
	 */
	public function payload( Webhook $webhook, Delivery $delivery ): ?string {
		if ( ! self::may_deliver( $webhook, $delivery ) ) {
			return null;
		}
		if ( $delivery->is_message() ) {
			return (string) ( $delivery->last['request_body'] ?? '' );
		}
		if ( str_ends_with( $delivery->topic, '.deleted' ) ) {
			return (string) wp_json_encode( [ 'id' => $delivery->resource_id ] );
		}
		$data = $this->resource( $webhook, $delivery );
		$data = null !== $data && WebhookPayload::Id === $webhook->payload ? [ 'id' => $delivery->resource_id ] : $data;
		/**
		 * Filters what a webhook is sent.
		 *
		 * @param array<mixed>|null $data    Null where there is nothing to send.
		 * @param Webhook           $webhook Who is told.
		 * @param string            $topic   Such as `order.created`.
		 * @param int               $id      Of the order, product and so on.
		 */
		$data = apply_filters( 'storewright_webhook_payload', $data, $webhook, $delivery->topic, $delivery->resource_id );
		return is_array( $data ) ? (string) wp_json_encode( $data ) : null;
	}

	/**
	 * Whether the webhook has a user, in whose name it is sent. What hooks were given is only for who manages the shop.
	 */
	private static function may_deliver( Webhook $webhook, Delivery $delivery ): bool {
		return ! WebhookAccess::has_no_user( $webhook )
			&& ( ! str_starts_with( $delivery->topic, Topics::ACTION . '.' ) || user_can( $webhook->user_id, Capabilities::MANAGE ) );
	}

	/**
	 * @return array<mixed>|null
	 * @throws RuntimeException If the shop could not read it just now.
	 */
	private function resource( Webhook $webhook, Delivery $delivery ): ?array {
		$before = get_current_user_id();
		wp_set_current_user( $webhook->user_id );
		try {
			$response = rest_do_request( new WP_REST_Request( 'GET', Topics::path( $delivery->topic, $delivery->resource_id ) ) );
			if ( $response->get_status() >= 500 ) {
				throw new RuntimeException( (string) $response->as_error()?->get_error_message() );
			}
			$data = $response->is_error() ? null : rest_get_server()->response_to_data( $response, false );
		} finally {
			wp_set_current_user( $before );
		}
		return is_array( $data ) ? $data : null;
	}

	/**
	 * Sends it, and waits for the answer: at most ten seconds.
	 *
	 * @param Webhook  $webhook
	 * @param Delivery $delivery
	 * @param string   $body     As payload() made it.
	 */
	public function send( Webhook $webhook, Delivery $delivery, string $body ): DeliveryAttempt {
		$addresses = DeliveryTarget::addresses( $webhook->delivery_url );
		if ( null === $addresses ) {
			return DeliveryAttempt::nothing_sent(
				$webhook->delivery_url,
				__( 'The delivery URL leads to a private network, or to a host that does not exist.', 'storewright' )
			);
		}
		$headers  = Topics::PING === $delivery->topic ? [
			'Content-Type' => 'application/x-www-form-urlencoded',
		] : self::headers( $webhook, $delivery, $body );
		$start    = hrtime( true );
		$response = PinnedAddress::during(
			$webhook->delivery_url,
			$addresses,
			// Redirections are not followed: they would lead past the look at the address.
			fn() => wp_remote_post(
				$webhook->delivery_url,
				[
					'timeout'             => self::SECONDS,
					'redirection'         => 0,
					'user-agent'          => "Storewright/{$this->context->version} webhooks",
					'headers'             => $headers,
					'body'                => $body,
					'limit_response_size' => 100_000,
				]
			)
		);
		return new DeliveryAttempt( $webhook->delivery_url, $headers, $body, (int) ( ( hrtime( true ) - $start ) / 1_000_000 ), $response );
	}

	/**
	 * @return array<string, string>
	 */
	private static function headers( Webhook $webhook, Delivery $delivery, string $body ): array {
		[ $resource, $event ] = explode( '.', $delivery->topic, 2 ) + [ '', '' ];
		return [
			'Content-Type'             => 'application/json',
			'X-WC-Webhook-Source'      => home_url( '/' ),
			'X-WC-Webhook-Topic'       => $delivery->topic,
			'X-WC-Webhook-Resource'    => $resource,
			'X-WC-Webhook-Event'       => $event,
			'X-WC-Webhook-Signature'   => $webhook->sign( $body ),
			'X-WC-Webhook-ID'          => (string) $webhook->id,
			'X-WC-Webhook-Delivery-ID' => (string) $delivery->id,
		];
	}
}
