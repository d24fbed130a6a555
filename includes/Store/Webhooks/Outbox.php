<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use DateInterval;
use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;

/**
 * Deliveries that are pending, in the order in which they happened, and those that were sent.
 */
final class Outbox {

	/**
	 * The option that says for how long deliveries are kept, in days, counted from what they tell of.
	 */
	public const RETENTION_OPTION = 'storewright_webhook_log_days';

	private const RETENTION_DAYS = 30;

	private const CLEANED_AT_ONCE = 500;

	private readonly string $table;

	public function __construct( private readonly Context $context ) {
		$this->table = $context->database->table( Tables::DELIVERIES );
	}

	/**
	 * Notes that webhooks are to be told of something. What was noted and is not being sent yet is not noted twice; what is noted
	 * while an earlier delivery waits to be tried again waits as long, so that nothing overtakes.
	 *
	 * @param list<Webhook> $webhooks
	 * @param string        $topic
	 * @param int           $resource_id Of the order, product and so on.
	 */
	public function note( array $webhooks, string $topic, int $resource_id ): void {
		foreach ( $webhooks as $webhook ) {
			if ( ! $this->waits( $webhook, $topic, $resource_id ) ) {
				$this->add( $webhook, $topic, [ 'resource_id' => $resource_id ] );
			}
		}
		if ( [] !== $webhooks ) {
			Queue::enqueue( DeliverWebhooks::name() );
		}
	}

	/**
	 * The webhooks to whose address another webhook is not yet to send the same resource, as the same user sees it.
	 *
	 * @param list<Webhook> $webhooks
	 * @param list<Webhook> $others      Webhooks of another topic.
	 * @param string        $topic       That topic.
	 * @param int           $resource_id Of the order, product and so on.
	 * @return list<Webhook>
	 */
	public function without_pending( array $webhooks, array $others, string $topic, int $resource_id ): array {
		$received = array_filter( $others, fn( Webhook $other ) => $this->waits( $other, $topic, $resource_id ) );
		$reader   = static fn( Webhook $webhook ): array => [ $webhook->delivery_url, $webhook->user_id, $webhook->payload ];
		return array_values(
			array_filter(
				$webhooks,
				static fn( Webhook $webhook ) => ! in_array( $reader( $webhook ), array_map( $reader, $received ), true )
			)
		);
	}

	/**
	 * Whether a delivery waits for its first attempt, which will read how the resource is then.
	 */
	private function waits( Webhook $webhook, string $topic, int $resource_id ): bool {
		return null !== $this->context->database->value(
			"SELECT id FROM {$this->table} WHERE webhook_id = %d AND status = %s AND topic = %s AND resource_id = %d
			AND attempts = 0 LIMIT 1",
			$webhook->id,
			DeliveryStatus::Pending->value,
			$topic,
			$resource_id
		);
	}

	/**
	 * Notes a message whose body is settled now.
	 *
	 * @param list<Webhook> $webhooks
	 * @param string        $topic    `ping` or `action.{hook}`.
	 * @param string        $body
	 */
	public function note_message( array $webhooks, string $topic, string $body ): void {
		foreach ( $webhooks as $webhook ) {
			$this->add(
				$webhook,
				$topic,
				[
					'resource_id'  => 0,
					'request_body' => $body,
				]
			);
		}
		if ( [] !== $webhooks ) {
			Queue::enqueue( DeliverWebhooks::name() );
		}
	}

	/**
	 * @param array<string, int|string> $columns
	 */
	private function add( Webhook $webhook, string $topic, array $columns ): void {
		$now = self::text( $this->context->clock->now() );
		$this->context->database->insert(
			Tables::DELIVERIES,
			$columns + [
				'webhook_id'  => $webhook->id,
				'topic'       => $topic,
				'status'      => DeliveryStatus::Pending->value,
				'created_gmt' => $now,
				'due_gmt'     => max(
					$now,
					(string) $this->context->database->value(
						"SELECT MAX( due_gmt ) FROM {$this->table} WHERE webhook_id = %d AND status = %s",
						$webhook->id,
						DeliveryStatus::Pending->value
					)
				),
			]
		);
	}

	/**
	 * The next delivery of a webhook that is due.
	 */
	public function next( int $webhook_id ): ?Delivery {
		$row = $this->context->database->row(
			"SELECT * FROM {$this->table} WHERE webhook_id = %d AND status = %s AND due_gmt <= %s ORDER BY due_gmt, id LIMIT 1",
			$webhook_id,
			DeliveryStatus::Pending->value,
			self::text( $this->context->clock->now() )
		);
		return null === $row ? null : Delivery::of( $row );
	}

	/**
	 * When the next delivery to an active webhook will be or was due, null where none waits.
	 */
	public function next_time(): ?DateTimeImmutable {
		$webhooks = $this->context->database->table( Tables::WEBHOOKS );
		$time     = $this->context->database->value(
			"SELECT MIN( ( SELECT MIN( d.due_gmt ) FROM {$this->table} d WHERE d.webhook_id = w.webhook_id AND d.status = %s ) )
			FROM $webhooks w WHERE w.status = %s",
			DeliveryStatus::Pending->value,
			WebhookStatus::Active->value
		);
		return null === $time ? null : new DateTimeImmutable( $time, new DateTimeZone( 'UTC' ) );
	}

	/**
	 * Notes that an attempt begins. What happens from now on may come too late for it, and is noted anew.
	 */
	public function begin_attempt( Delivery $delivery ): void {
		$this->context->database->execute( "UPDATE {$this->table} SET attempts = attempts + 1 WHERE id = %d", $delivery->id );
	}

	/**
	 * Notes how an attempt ended.
	 *
	 * @param Delivery               $delivery
	 * @param DeliveryAttempt                $attempt
	 * @param DeliveryStatus         $status   What it is now.
	 * @param DateTimeImmutable|null $again    When to try it again, UTC. All that waits for the webhook waits as long, so that
	 *   nothing overtakes.
	 */
	public function note_attempt( Delivery $delivery, DeliveryAttempt $attempt, DeliveryStatus $status, ?DateTimeImmutable $again ): void {
		$this->context->database->update(
			Tables::DELIVERIES,
			// A message that was settled before is kept, sent or not.
			[ 'status' => $status->value ] + ( $delivery->is_message() ? array_diff_key(
				$attempt->columns(),
				[ 'request_body' => true ]
			) : $attempt->columns() ),
			[ 'id' => $delivery->id ]
		);
		if ( null !== $again ) {
			$time = self::text( $again );
			$this->context->database->execute(
				"UPDATE {$this->table} SET due_gmt = %s WHERE webhook_id = %d AND status = %s AND due_gmt < %s",
				$time,
				$delivery->webhook_id,
				DeliveryStatus::Pending->value,
				$time
			);
		}
	}

	/**
	 * When there will be something too old to keep, null where nothing is kept.
	 */
	public function expiry(): ?DateTimeImmutable {
		$time = $this->context->database->value( "SELECT MIN( created_gmt ) FROM {$this->table}" );
		return null === $time ? null : ( new DateTimeImmutable( $time, new DateTimeZone( 'UTC' ) ) )->add(
			new DateInterval( "P{$this->retention_days()}DT1M" )
		);
	}

	/**
	 * Makes due what waits for a webhook, with all its attempts before it.
	 *
	 * @param int $webhook_id
	 */
	public function resume( int $webhook_id ): void {
		$this->context->database->execute(
			"UPDATE {$this->table} SET due_gmt = %s, attempts = 0 WHERE webhook_id = %d AND status = %s",
			self::text( $this->context->clock->now() ),
			$webhook_id,
			DeliveryStatus::Pending->value
		);
		Queue::enqueue( DeliverWebhooks::name() );
	}

	/**
	 * The log of a webhook, newest first.
	 *
	 * @param int $webhook_id
	 * @param int $limit
	 * @param int $offset
	 * @return list<Delivery>
	 */
	public function of_webhook( int $webhook_id, int $limit, int $offset ): array {
		return array_map(
			Delivery::of( ... ),
			$this->context->database->rows(
				"SELECT * FROM {$this->table} WHERE webhook_id = %d ORDER BY id DESC LIMIT %d OFFSET %d",
				$webhook_id,
				$limit,
				$offset
			)
		);
	}

	/**
	 * How long the log of a webhook is.
	 *
	 * @param int $webhook_id
	 */
	public function count( int $webhook_id ): int {
		return (int) $this->context->database->value( "SELECT COUNT(*) FROM {$this->table} WHERE webhook_id = %d", $webhook_id );
	}

	/**
	 * A delivery of a webhook, null where it has none of that id.
	 *
	 * @param int $webhook_id
	 * @param int $id
	 */
	public function find( int $webhook_id, int $id ): ?Delivery {
		$row = $this->context->database->row( "SELECT * FROM {$this->table} WHERE id = %d AND webhook_id = %d", $id, $webhook_id );
		return null === $row ? null : Delivery::of( $row );
	}

	/**
	 * Removes what is too old, a part at a time.
	 *
	 * @return bool Whether there is more to remove.
	 */
	public function clean(): bool {
		$limit = self::text( $this->context->clock->now()->sub( new DateInterval( "P{$this->retention_days()}D" ) ) );
		$ids   = $this->context->database->column(
			"SELECT id FROM {$this->table} WHERE created_gmt < %s ORDER BY created_gmt LIMIT %d",
			$limit,
			self::CLEANED_AT_ONCE
		);
		if ( [] !== $ids ) {
			$this->context->database->execute(
				"DELETE FROM {$this->table} WHERE id IN ( " . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ' )',
				...$ids
			);
		}
		return count( $ids ) === self::CLEANED_AT_ONCE;
	}

	private function retention_days(): int {
		$days = $this->context->options->string( self::RETENTION_OPTION, (string) self::RETENTION_DAYS );
		return is_numeric( $days ) ? max( 1, (int) $days ) : self::RETENTION_DAYS;
	}

	private static function text( DateTimeImmutable $time ): string {
		return $time->format( 'Y-m-d H:i:s' );
	}
}
