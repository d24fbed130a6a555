<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks\Rest;

use Storewright\Rest\Dates;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;
use Storewright\Store\Webhooks\Delivery;

/**
 * A delivery on the wire.
 */
final class DeliverySchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'webhook_delivery';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		$headers = [ 'additionalProperties' => [ 'type' => [ 'string', 'array' ] ] ];
		return [
			'id'               => Field::integer( __( 'Id of the delivery.', 'storewright' ), readonly: true ),
			'topic'            => Field::text( __( 'What it tells of.', 'storewright' ), readonly: true ),
			'resource_id'      => Field::integer( __( 'Id of the order, product and so on.', 'storewright' ), readonly: true ),
			'status'           => Field::choice(
				__(
					'Whether it waits, was taken, or was dropped because there was nothing to send. A ping that nobody took is dropped, too.',
					'storewright'
				),
				[ 'pending', 'sent', 'dropped' ],
				readonly: true
			),
			'attempts'         => Field::integer( __( 'How often it was tried.', 'storewright' ), readonly: true ),
			'duration'         => Field::text( __( 'How long the last attempt took, in seconds.', 'storewright' ), readonly: true ),
			'request_url'      => Field::text( __( 'Where the last attempt went.', 'storewright' ), readonly: true ),
			'request_headers'  => Field::object( __( 'Headers of the last attempt.', 'storewright' ), [], ...$headers, readonly: true ),
			'request_body'     => Field::text(
				__( 'Body of the last attempt. Empty for those who may not see the shop as the webhook’s user does.', 'storewright' ),
				readonly: true
			),
			'response_code'    => Field::integer( __( 'Status of the answer, 0 where there was none.', 'storewright' ), readonly: true ),
			'response_message' => Field::text( __( 'What the status means, or why there was no answer.', 'storewright' ), readonly: true ),
			'response_headers' => Field::object( __( 'Headers of the answer.', 'storewright' ), [], ...$headers, readonly: true ),
			'response_body'    => Field::text( __( 'Start of the answer.', 'storewright' ), readonly: true ),
			'date_created'     => Field::date( __( 'When it happened, in the site’s time zone.', 'storewright' ), readonly: true ),
			'date_created_gmt' => Field::date( __( 'When it happened, UTC.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * A delivery as it is answered.
	 *
	 * @param Delivery $delivery
	 * @param bool     $with_payload Whether who asks may see what was sent.
	 * @return array<string, mixed>
	 */
	public static function item( Delivery $delivery, bool $with_payload ): array {
		$object = static function ( ?string $json ): object {
			$decoded = json_decode( (string) $json, true );
			return (object) ( is_array( $decoded ) ? $decoded : [] );
		};
		return [
			'id'               => $delivery->id,
			'topic'            => $delivery->topic,
			'resource_id'      => $delivery->resource_id,
			'status'           => $delivery->status->value,
			'attempts'         => $delivery->attempts,
			'duration'         => sprintf( '%.3F', (int) ( $delivery->last['duration_ms'] ?? 0 ) / 1000 ),
			'request_url'      => (string) ( $delivery->last['request_url'] ?? '' ),
			'request_headers'  => $object( $delivery->last['request_headers'] ?? '' ),
			'request_body'     => $with_payload ? (string) ( $delivery->last['request_body'] ?? '' ) : '',
			'response_code'    => (int) ( $delivery->last['response_code'] ?? 0 ),
			'response_message' => (string) ( $delivery->last['response_message'] ?? '' ),
			'response_headers' => $object( $delivery->last['response_headers'] ?? '' ),
			'response_body'    => (string) ( $delivery->last['response_body'] ?? '' ),
			'date_created'     => Dates::site( $delivery->created ),
			'date_created_gmt' => Dates::gmt( $delivery->created ),
		];
	}
}
