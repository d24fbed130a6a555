<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Events;

/**
 * Writes webhooks.
 */
final class WebhookRepository {

	/**
	 * The topics that somebody is told of, autoloaded: most requests learn from it that there is nothing to do.
	 */
	public const TOPICS_OPTION = 'storewright_webhook_topics';

	/**
	 * WooCommerce's third version of the interface.
	 */
	private const API_VERSION = 3;

	private const MAX_NAME_LENGTH = 200;

	private const MAX_URL_LENGTH = 2000;

	public function __construct(
		private readonly Context $context,
		private readonly WebhookQuery $query,
		private readonly Outbox $outbox,
		private readonly WebhookLeases $leases
	) {}

	/**
	 * Adds a webhook.
	 *
	 * @param array{name?: string, status?: string, topic?: string, delivery_url?: string, secret?: string, payload?: string} $fields
	 * @param int                                                                                              $user_id Whose view
	 *   of the shop is sent.
	 * @throws InvalidInput That names what cannot be taken.
	 */
	public function create( array $fields, int $user_id ): Webhook {
		$fields += [
			'topic'        => '',
			'delivery_url' => '',
		];
		if ( '' === trim( $fields['name'] ?? '' ) ) {
			$fields['name'] = sprintf(
				/* translators: %s: date and time. */
				__( 'Webhook created on %s', 'storewright' ),
				wp_date( 'Y-m-d H:i', $this->context->clock->now()->getTimestamp() )
			);
		}
		if ( '' === ( $fields['secret'] ?? '' ) ) {
			$fields['secret'] = wp_generate_password( 50, true, true );
		}
		$now = $this->now();
		$id  = $this->context->database->insert(
			Tables::WEBHOOKS,
			[ ...$this->checked( $fields ) ] + [
				'status'            => WebhookStatus::Active->value,
				'user_id'           => $user_id,
				'date_created'      => $now['site'],
				'date_created_gmt'  => $now['gmt'],
				'date_modified'     => $now['site'],
				'date_modified_gmt' => $now['gmt'],
				'api_version'       => self::API_VERSION,
			]
		);
		$this->set_payload( $id, $fields );
		$this->refresh_topics();
		return $this->existing( $id );
	}

	/**
	 * Changes a webhook; what is not given stays as it is. One that is set active again forgets its failures, and what waits for
	 * it is sent.
	 *
	 * @param int                                                                                              $id
	 * @param array{name?: string, status?: string, topic?: string, delivery_url?: string, secret?: string, payload?: string} $fields
	 * @param int|null                                                                                         $user_id Whose view
	 *   of the shop is sent from now on; null as before.
	 * @throws NotFound     If there is no such webhook.
	 * @throws InvalidInput That names what cannot be taken.
	 */
	public function update( int $id, array $fields, ?int $user_id = null ): Webhook {
		$webhook = $this->existing( $id );
		$columns = $this->checked( $fields );
		$now     = $this->now();
		$resumed = WebhookStatus::Active->value === ( $columns['status'] ?? '' ) && WebhookStatus::Active !== $webhook->status;
		$this->context->database->update(
			Tables::WEBHOOKS,
			[ ...$columns ] + [
				'date_modified'     => $now['site'],
				'date_modified_gmt' => $now['gmt'],
			] + ( $resumed ? [ 'failure_count' => 0 ] : [] ) + ( null === $user_id ? [] : [ 'user_id' => $user_id ] ),
			[ 'webhook_id' => $id ]
		);
		$this->set_payload( $id, $fields );
		$this->refresh_topics();
		if ( $resumed ) {
			$this->outbox->resume( $id );
		}
		return $this->existing( $id );
	}

	/**
	 * Removes a webhook and the log of its deliveries.
	 *
	 * @return Webhook The webhook as it was.
	 * @throws NotFound If there is no such webhook.
	 */
	public function delete( int $id ): Webhook {
		$webhook = $this->existing( $id );
		$this->context->database->transaction(
			function () use ( $id ): void {
				$this->context->database->delete( Tables::DELIVERIES, [ 'webhook_id' => $id ] );
				$this->context->database->delete( Tables::STATE, [ 'webhook_id' => $id ] );
				$this->context->database->delete( Tables::WEBHOOKS, [ 'webhook_id' => $id ] );
			}
		);
		$this->refresh_topics();
		return $webhook;
	}

	/**
	 * Notes a delivery that was taken.
	 */
	public function succeeded( Webhook $webhook ): void {
		if ( 0 !== $webhook->failure_count ) {
			$this->context->database->update( Tables::WEBHOOKS, [ 'failure_count' => 0 ], [ 'webhook_id' => $webhook->id ] );
		}
	}

	/**
	 * Notes a delivery that failed.
	 *
	 * @param Webhook $webhook
	 * @param bool    $pause   Whether it was tried often enough: then the webhook pauses until somebody sets it active again.
	 */
	public function failed( Webhook $webhook, bool $pause ): void {
		$table = $this->context->database->table( Tables::WEBHOOKS );
		$this->context->database->execute(
			"UPDATE $table SET failure_count = failure_count + 1 WHERE webhook_id = %d AND failure_count < 30000",
			$webhook->id
		);
		if ( ! $pause ) {
			return;
		}
		$this->context->database->update(
			Tables::WEBHOOKS,
			[ 'status' => WebhookStatus::Paused->value ],
			[
				'webhook_id' => $webhook->id,
				'status'     => WebhookStatus::Active->value,
			]
		);
		$this->refresh_topics();
		/**
		 * A webhook was paused, because a delivery failed at every attempt.
		 *
		 * @param Webhook $webhook The webhook as it was before.
		 */
		Events::dispatch( 'storewright_webhook_paused', $webhook );
	}

	/**
	 * Keeps how much is sent, where a request says so.
	 *
	 * @param int                  $id
	 * @param array<string, string> $fields
	 */
	private function set_payload( int $id, array $fields ): void {
		$payload = WebhookPayload::tryFrom( $fields['payload'] ?? '' );
		if ( null !== $payload ) {
			$this->leases->add( $id );
			$this->context->database->update( Tables::STATE, [ 'payload' => $payload->value ], [ 'webhook_id' => $id ] );
		}
	}

	private function existing( int $id ): Webhook {
		return $this->query->find( $id )
			?? throw new NotFound( 'woocommerce_rest_shop_webhook_invalid_id', __( 'This webhook does not exist.', 'storewright' ) );
	}

	/**
	 * @param array<string, string> $fields
	 * @return array<string, string> By column.
	 */
	private function checked( array $fields ): array {
		$reasons = array_filter(
			[
				'topic'        => isset( $fields['topic'] ) && ! Topics::exists( $fields['topic'] )
					? sprintf(
						/* translators: %s: list of topics. */
						__( 'A topic is needed, one of: %s, or action. and a hook of the shop', 'storewright' ),
						implode( ', ', Topics::all() )
					)
					: null,
				'delivery_url' => isset( $fields['delivery_url'] ) ? self::refusal_of_url( $fields['delivery_url'] ) : null,
				'name'         => mb_strlen( $fields['name'] ?? '' ) > self::MAX_NAME_LENGTH
					/* translators: %d: number of characters. */
					? sprintf( __( 'A name can have at most %d characters.', 'storewright' ), self::MAX_NAME_LENGTH )
					: null,
				'payload'      => isset( $fields['payload'] ) && null === WebhookPayload::tryFrom( $fields['payload'] )
					/* translators: %s: list of words. */
					? sprintf( __( 'A payload is one of: %s', 'storewright' ), implode( ', ', WebhookPayload::names() ) )
					: null,
				'secret'       => mb_strlen( $fields['secret'] ?? '' ) > self::MAX_NAME_LENGTH
					/* translators: %d: number of characters. */
					? sprintf( __( 'A secret can have at most %d characters.', 'storewright' ), self::MAX_NAME_LENGTH )
					: null,
			],
			is_string( ... )
		);
		if ( [] !== $reasons ) {
			throw new InvalidInput(
				'woocommerce_rest_shop_webhook_invalid_' . array_key_first( $reasons ),
				implode( ' ', $reasons ),
				$reasons
			);
		}
		$columns = array_intersect_key(
			$fields,
			[
				'name'         => true,
				'status'       => true,
				'topic'        => true,
				'delivery_url' => true,
				'secret'       => true,
			]
		);
		if ( isset( $columns['name'] ) ) {
			$columns['name'] = sanitize_text_field( $columns['name'] );
		}
		return $columns;
	}

	private static function refusal_of_url( string $url ): ?string {
		if ( strlen( $url ) > self::MAX_URL_LENGTH || ! DeliveryTarget::is_web( $url ) ) {
			return __( 'The delivery URL has to begin with https:// or http:// and to name a host.', 'storewright' );
		}
		return DeliveryTarget::may_be_stored( $url ) ? null : __(
			'The delivery URL leads to a private network, or its host is no valid name.',
			'storewright'
		);
	}

	/**
	 * Notes what somebody is told of now. In turn: of two changes at once the later one has to see both.
	 */
	private function refresh_topics(): void {
		$this->context->database->lock(
			'webhook_topics',
			function (): void {
				// What this request has cached may be what it is to be, while another one stored something else.
				$this->context->options->fresh( [ self::TOPICS_OPTION ] );
				$this->context->options->set( self::TOPICS_OPTION, $this->query->active_topics(), true );
			}
		);
	}

	/**
	 * @return array{site: string, gmt: string}
	 */
	private function now(): array {
		$now = $this->context->clock->now();
		return [
			'site' => $now->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' ),
			'gmt'  => $now->format( 'Y-m-d H:i:s' ),
		];
	}
}
