<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks\Rest;

use Storewright\Rest\Dates;
use Storewright\Rest\Field;
use Storewright\Rest\Schema;
use Storewright\Store\Webhooks\Topics;
use Storewright\Store\Webhooks\Webhook;
use Storewright\Store\Webhooks\WebhookPayload;
use Storewright\Store\Webhooks\WebhookStatus;

/**
 * A webhook on the wire. Its secret can be written and is never shown.
 */
final class WebhookSchema implements Schema {

	/**
	 * The resource's name in REST schemas.
	 */
	public static function title(): string {
		return 'webhook';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'                => Field::integer( __( 'Id of the webhook.', 'storewright' ), readonly: true ),
			'name'              => Field::text( __( 'Name for the owner.', 'storewright' ) ),
			'status'            => Field::choice(
				__( 'Whether it delivers.', 'storewright' ),
				WebhookStatus::names(),
				default: WebhookStatus::Active->value
			),
			'topic'             => Field::text( __( 'What it is told of, such as order.created.', 'storewright' ) ),
			'resource'          => Field::text( __( 'The kind of thing: the first part of the topic.', 'storewright' ), readonly: true ),
			'event'             => Field::text( __( 'What happens to it: the second part of the topic.', 'storewright' ), readonly: true ),
			'hooks'             => Field::list(
				__(
					'The hooks that WooCommerce names for the topic.',
					'storewright'
				),
				[ 'type' => 'string' ],
				readonly: true
			),
			'delivery_url'      => Field::text( __( 'Where it is sent.', 'storewright' ) ),
			'secret'            => Field::text(
				__( 'What deliveries are signed with. Made up where none is given.', 'storewright' ),
				context: []
			),
			'payload'           => Field::choice(
				__( 'How much is sent: all that its user sees over REST, or the id alone, without personal data.', 'storewright' ),
				WebhookPayload::names(),
				default: WebhookPayload::Full->value
			),
			'date_created'      => Field::date( __( 'When it was made, in the site’s time zone.', 'storewright' ), readonly: true ),
			'date_created_gmt'  => Field::date( __( 'When it was made, UTC.', 'storewright' ), readonly: true ),
			'date_modified'     => Field::date( __( 'When it was last changed, in the site’s time zone.', 'storewright' ), readonly: true ),
			'date_modified_gmt' => Field::date( __( 'When it was last changed, UTC.', 'storewright' ), readonly: true ),
		];
	}

	/**
	 * A webhook as it is answered.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( Webhook $webhook ): array {
		[ $resource, $event ] = explode( '.', $webhook->topic, 2 ) + [ '', '' ];
		return [
			'id'                => $webhook->id,
			'name'              => $webhook->name,
			'status'            => $webhook->status->value,
			'topic'             => $webhook->topic,
			'resource'          => $resource,
			'event'             => $event,
			'hooks'             => Topics::hooks( $webhook->topic ),
			'delivery_url'      => $webhook->delivery_url,
			'payload'           => $webhook->payload->value,
			'date_created'      => Dates::site( $webhook->created ),
			'date_created_gmt'  => Dates::gmt( $webhook->created ),
			'date_modified'     => Dates::site( $webhook->modified ),
			'date_modified_gmt' => Dates::gmt( $webhook->modified ),
		];
	}
}
