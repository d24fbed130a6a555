<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;

/**
 * What is to be delivered, in the order in which it happened, and what was.
 */
final class Outbox {

	/**
	 * For how long deliveries are kept, in days, counted from what they tell of.
	 */
	public const RETENTION_DAYS = 30;

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
		$now = self::text( $this->context->clock->now() );
		foreach ( $webhooks as $webhook ) {
			$waits = $this->context->database->value( "SELECT id FROM {$this->table} WHERE webhook_id = %d AND status = %s AND topic = %s AND resource_id = %d AND attempts = 0 LIMIT 1", $webhook->id, DeliveryStatus::Pending->value, $topic, $resource_id );
			if ( null === $waits ) {
				$this->context->database->insert(
					Tables::DELIVERIES,
					[
						'webhook_id'  => $webhook->id,
						'topic'       => $topic,
						'resource_id' => $resource_id,
						'status'      => DeliveryStatus::Pending->value,
						'created_gmt' => $now,
						'due_gmt'     => max( $now, (string) $this->context->database->value( "SELECT MAX( due_gmt ) FROM {$this->table} WHERE webhook_id = %d AND status = %s", $webhook->id, DeliveryStatus::Pending->value ) ),
					]
				);
			}
		}
		if ( [] !== $webhooks ) {
			Queue::enqueue( DeliverWebhooks::name() );
		}
	}

	/**
	 * The next delivery that is due, of a webhook that is active.
	 */
	public function next(): ?Delivery {
		$webhooks = $this->context->database->table( Tables::WEBHOOKS );
		$row      = $this->context->database->row(
			"SELECT d.* FROM {$this->table} d JOIN $webhooks w ON w.webhook_id = d.webhook_id WHERE d.status = %s AND d.due_gmt <= %s AND w.status = %s ORDER BY d.due_gmt, d.id LIMIT 1",
			DeliveryStatus::Pending->value,
			self::text( $this->context->clock->now() ),
			WebhookStatus::Active->value
		);
		return null === $row ? null : Delivery::of( $row );
	}

	/**
	 * When the next delivery will be due, null where none waits.
	 */
	public function next_time(): ?DateTimeImmutable {
		$webhooks = $this->context->database->table( Tables::WEBHOOKS );
		$time     = $this->context->database->value( "SELECT MIN( d.due_gmt ) FROM {$this->table} d JOIN $webhooks w ON w.webhook_id = d.webhook_id WHERE d.status = %s AND w.status = %s", DeliveryStatus::Pending->value, WebhookStatus::Active->value );
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
	 * @param Attempt                $attempt
	 * @param DeliveryStatus         $status   What it is now.
	 * @param DateTimeImmutable|null $again    When to try it again, UTC. All that waits for the webhook waits as long, so that nothing overtakes.
	 */
	public function note_attempt( Delivery $delivery, Attempt $attempt, DeliveryStatus $status, ?DateTimeImmutable $again ): void {
		$this->context->database->update(
			Tables::DELIVERIES,
			$attempt->columns() + [ 'status' => $status->value ],
			[ 'id' => $delivery->id ]
		);
		if ( null !== $again ) {
			$time = self::text( $again );
			$this->context->database->execute( "UPDATE {$this->table} SET due_gmt = %s WHERE webhook_id = %d AND status = %s AND due_gmt < %s", $time, $delivery->webhook_id, DeliveryStatus::Pending->value, $time );
		}
	}

	/**
	 * When there will be something too old to keep, null where nothing is kept.
	 */
	public function expiry(): ?DateTimeImmutable {
		$time = $this->context->database->value( "SELECT MIN( created_gmt ) FROM {$this->table}" );
		return null === $time ? null : ( new DateTimeImmutable( $time, new DateTimeZone( 'UTC' ) ) )->modify( '+' . self::RETENTION_DAYS . ' days +1 minute' );
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
		return array_map( Delivery::of( ... ), $this->context->database->rows( "SELECT * FROM {$this->table} WHERE webhook_id = %d ORDER BY id DESC LIMIT %d OFFSET %d", $webhook_id, $limit, $offset ) );
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
		$limit = self::text( $this->context->clock->now()->modify( '-' . self::RETENTION_DAYS . ' days' ) );
		$ids   = $this->context->database->column( "SELECT id FROM {$this->table} WHERE created_gmt < %s ORDER BY created_gmt LIMIT %d", $limit, self::CLEANED_AT_ONCE );
		if ( [] !== $ids ) {
			$this->context->database->execute( "DELETE FROM {$this->table} WHERE id IN ( " . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ' )', ...$ids );
		}
		return count( $ids ) === self::CLEANED_AT_ONCE;
	}

	private static function text( DateTimeImmutable $time ): string {
		return $time->format( 'Y-m-d H:i:s' );
	}
}
