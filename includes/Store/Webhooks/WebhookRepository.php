<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;

/**
 * Writes webhooks.
 */
final class WebhookRepository {

	/**
	 * The topics that somebody is told of, autoloaded: most requests learn from it that there is nothing to do.
	 */
	public const TOPICS_OPTION = 'storewright_webhook_topics';

	/**
	 * The family's third version of the interface.
	 */
	private const API_VERSION = 3;

	private const LONGEST_NAME = 200;

	private const LONGEST_URL = 2000;

	private readonly WebhookQuery $query;

	public function __construct( private readonly Context $context ) {
		$this->query = new WebhookQuery( $context );
	}

	/**
	 * Adds a webhook.
	 *
	 * @param array{name?: string, status?: string, topic?: string, delivery_url?: string, secret?: string} $fields
	 * @param int                                                                                              $user_id Whose view of the shop is sent.
	 * @throws InvalidInput That names what cannot be taken.
	 */
	public function create( array $fields, int $user_id ): Webhook {
		$fields += [
			'topic'        => '',
			'delivery_url' => '',
		];
		if ( '' === trim( $fields['name'] ?? '' ) ) {
			/* translators: %s: date and time. */
			$fields['name'] = sprintf( __( 'Webhook created on %s', 'storewright' ), wp_date( 'Y-m-d H:i', $this->context->clock->now()->getTimestamp() ) );
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
		$this->refresh_topics();
		return $this->existing( $id );
	}

	/**
	 * Changes a webhook; what is not given stays as it is. One that is set active again forgets its failures, and what waits for
	 * it is sent.
	 *
	 * @param int                                                                                              $id
	 * @param array{name?: string, status?: string, topic?: string, delivery_url?: string, secret?: string} $fields
	 * @throws NotFound     If there is no such webhook.
	 * @throws InvalidInput That names what cannot be taken.
	 */
	public function update( int $id, array $fields ): Webhook {
		$webhook = $this->existing( $id );
		$columns = $this->checked( $fields );
		$now     = $this->now();
		$resumed = WebhookStatus::Active->value === ( $columns['status'] ?? '' ) && WebhookStatus::Active !== $webhook->status;
		$this->context->database->update(
			Tables::WEBHOOKS,
			[ ...$columns ] + [
				'date_modified'     => $now['site'],
				'date_modified_gmt' => $now['gmt'],
			] + ( $resumed ? [ 'failure_count' => 0 ] : [] ),
			[ 'webhook_id' => $id ]
		);
		$this->refresh_topics();
		if ( $resumed ) {
			( new Outbox( $this->context ) )->resume( $id );
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
		$this->context->database->execute( "UPDATE $table SET failure_count = failure_count + 1 WHERE webhook_id = %d AND failure_count < 30000", $webhook->id );
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
		do_action( 'storewright_webhook_paused', $webhook );
	}

	private function existing( int $id ): Webhook {
		return $this->query->find( $id )
			?? throw new NotFound( 'woocommerce_rest_webhook_invalid_id', __( 'There is no such webhook.', 'storewright' ) );
	}

	/**
	 * @param array<string, string> $fields
	 * @return array<string, string> By column.
	 */
	private function checked( array $fields ): array {
		$reasons = array_filter(
			[
				'topic'        => isset( $fields['topic'] ) && ! in_array( $fields['topic'], Topics::all(), true )
					/* translators: %s: list of topics. */
					? sprintf( __( 'A topic is needed, one of: %s', 'storewright' ), implode( ', ', Topics::all() ) )
					: null,
				'delivery_url' => isset( $fields['delivery_url'] ) ? self::refusal_of_url( $fields['delivery_url'] ) : null,
				'name'         => mb_strlen( $fields['name'] ?? '' ) > self::LONGEST_NAME
					/* translators: %d: number of characters. */
					? sprintf( __( 'A name can have at most %d characters.', 'storewright' ), self::LONGEST_NAME )
					: null,
				'secret'       => mb_strlen( $fields['secret'] ?? '' ) > self::LONGEST_NAME
					/* translators: %d: number of characters. */
					? sprintf( __( 'A secret can have at most %d characters.', 'storewright' ), self::LONGEST_NAME )
					: null,
			],
			is_string( ... )
		);
		if ( [] !== $reasons ) {
			throw new InvalidInput( 'woocommerce_rest_webhook_invalid_' . array_key_first( $reasons ), implode( ' ', $reasons ), $reasons );
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
		if ( strlen( $url ) > self::LONGEST_URL || ! Target::is_web( $url ) ) {
			return __( 'The delivery URL has to begin with https:// or http:// and to name a host.', 'storewright' );
		}
		return null !== Target::addresses( $url ) ? null : __( 'The delivery URL leads to a private network, or to a host that does not exist.', 'storewright' );
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
