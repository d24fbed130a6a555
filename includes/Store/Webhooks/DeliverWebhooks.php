<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use DateTimeImmutable;
use Storewright\Kernel\Background\ConcurrentJob;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Throwable;

/**
 * Delivers what is due, to each webhook in the order in which it happened, and removes what is too old.
 *
 * Webhooks have a queue each: a worker takes one at a time and serves the quick endpoints before the slow ones, and several workers
 * can be at work, each on other webhooks.
 */
final class DeliverWebhooks implements ConcurrentJob {

	/**
	 * After how many minutes a delivery is tried again, attempt by attempt. After the last one the webhook pauses.
	 */
	private const BACK_OFF = [ 1, 5, 30, 120, 360 ];

	/**
	 * An attempt takes at most so long, in seconds.
	 */
	private const MAX_ATTEMPT_LENGTH = 11;

	/**
	 * How many deliveries a webhook gets before others have their turn.
	 */
	private const DELIVERIES_A_TURN = 10;

	/**
	 * Name under which it is queued.
	 */
	public static function name(): string {
		return 'deliver_webhooks';
	}

	/**
	 * Delivers until nothing is due or the time is up; then it is queued again for when the next delivery is due, or the oldest one
	 * in the log too old to keep.
	 *
	 * @param Context     $context
	 * @param string|null $cursor  Not used: what is done is no longer due.
	 * @param float       $until   Unix time, in seconds.
	 */
	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$services = new WebhookServices( $context );
		$outbox   = $services->outbox();
		$leases   = $services->leases();
		$has_time = static fn() => microtime( true ) + self::MAX_ATTEMPT_LENGTH < $until;
		do {
			$is_done = ! $this->round( $context, $outbox, $leases, $has_time );
		} while ( ! $is_done && $has_time() );
		if ( ! $is_done || $outbox->clean() ) {
			return 'more';
		}
		$now   = $context->clock->now()->getTimestamp();
		$due   = $outbox->next_time()?->getTimestamp();
		$times = array_filter(
			[
				// What is due already is in another worker's hands. If that one dies, its lease ends.
				null !== $due && $due <= $now ? $now + WebhookLeases::SECONDS : $due,
				$outbox->expiry()?->getTimestamp(),
			],
			is_int( ... )
		);
		if ( [] !== $times ) {
			Queue::enqueue( self::name(), max( 1, min( $times ) - $now ) );
		}
		return null;
	}

	/**
	 * Gives each quick webhook a turn, or else one slow webhook one delivery.
	 *
	 * @param Context          $context
	 * @param Outbox           $outbox
	 * @param WebhookLeases    $leases
	 * @param callable(): bool $has_time
	 * @return bool Whether there was something to deliver.
	 */
	private function round( Context $context, Outbox $outbox, WebhookLeases $leases, callable $has_time ): bool {
		$has_delivered = false;
		foreach ( $leases->free() as $webhook ) {
			if ( ( $webhook['is_slow'] && $has_delivered ) || ! $has_time() ) {
				break;
			}
			if ( null !== $outbox->next( $webhook['id'] ) && $leases->take( $webhook['id'] ) ) {
				$this->turn( $context, $outbox, $leases, $webhook['id'], $has_time );
				$has_delivered = true;
			}
		}
		return $has_delivered;
	}

	/**
	 * Delivers to one webhook until its turn is over: it has nothing due, was slow, or had its share.
	 *
	 * @param Context          $context
	 * @param Outbox           $outbox
	 * @param WebhookLeases    $leases
	 * @param int              $webhook_id
	 * @param callable(): bool $has_time
	 */
	private function turn( Context $context, Outbox $outbox, WebhookLeases $leases, int $webhook_id, callable $has_time ): void {
		$latency = null;
		try {
			for ( $count = 0; $count < self::DELIVERIES_A_TURN; $count++ ) {
				$webhook  = ( new WebhookServices( $context ) )->query()->find( $webhook_id );
				$delivery = $outbox->next( $webhook_id );
				if ( WebhookStatus::Active !== $webhook?->status || null === $delivery || ! $leases->take( $webhook_id ) ) {
					return;
				}
				$latency = $this->deliver( $context, $outbox, $webhook, $delivery ) ?? $latency;
				if ( (int) $latency > WebhookLeases::SLOW_MS || ! $has_time() ) {
					return;
				}
			}
		} finally {
			$leases->release( $webhook_id, $latency );
		}
	}

	/**
	 * @return int|null How long the endpoint took, in milliseconds; null where there was nothing to send.
	 */
	private function deliver( Context $context, Outbox $outbox, Webhook $webhook, Delivery $delivery ): ?int {
		if ( $delivery->attempts > count( self::BACK_OFF ) ) {
			// PHP died in every attempt, and would in this one, before the other webhooks had their turn.
			$outbox->note_attempt(
				$delivery,
				DeliveryAttempt::nothing_sent(
					$webhook->delivery_url,
					__( 'PHP stopped before the request was sent. Details are in the server’s error log.', 'storewright' )
				),
				DeliveryStatus::Pending,
				$this->again( $context, $delivery )
			);
			( new WebhookServices( $context ) )->repository()->failed( $webhook, true );
			return null;
		}
		$outbox->begin_attempt( $delivery );
		$attempt = $this->attempt( $context, $webhook, $delivery );
		if ( null === $attempt ) {
			$outbox->note_attempt(
				$delivery,
				DeliveryAttempt::nothing_sent(
					$webhook->delivery_url,
					__( 'The item was deleted, or the webhook’s user can’t view it.', 'storewright' )
				),
				DeliveryStatus::Dropped,
				null
			);
			return null;
		}
		$repository = ( new WebhookServices( $context ) )->repository();
		if ( $attempt->succeeded() ) {
			$outbox->note_attempt( $delivery, $attempt, DeliveryStatus::Sent, null );
			$repository->succeeded( $webhook );
		} elseif ( Topics::PING === $delivery->topic ) {
			// A test message: the log shows that it failed, and the first real delivery is what counts.
			$outbox->note_attempt( $delivery, $attempt, DeliveryStatus::Dropped, null );
		} else {
			$outbox->note_attempt( $delivery, $attempt, DeliveryStatus::Pending, $this->again( $context, $delivery ) );
			$repository->failed( $webhook, $delivery->attempts + 1 > count( self::BACK_OFF ) );
		}
		return $attempt->milliseconds;
	}

	/**
	 * @return DeliveryAttempt|null Null where there is nothing to send. What breaks is a failed attempt: it must not hold back
	 *   other webhooks.
	 */
	private function attempt( Context $context, Webhook $webhook, Delivery $delivery ): ?DeliveryAttempt {
		$sender = new Sender( $context );
		try {
			$body = $sender->payload( $webhook, $delivery );
			return null === $body ? null : $sender->send( $webhook, $delivery, $body );
		} catch ( Throwable $error ) {
			$context->log->error(
				"A delivery of the webhook {$webhook->id} could not be sent: {$error->getMessage()}",
				[
					'topic'    => $delivery->topic,
					'resource' => $delivery->resource_id,
					'at'       => $error->getFile() . ':' . $error->getLine(),
				]
			);
			return DeliveryAttempt::nothing_sent(
				$webhook->delivery_url,
				__( 'The payload could not be built. Details are in the site’s error log.', 'storewright' )
			);
		}
	}

	private function again( Context $context, Delivery $delivery ): DateTimeImmutable {
		$minutes = self::BACK_OFF[ $delivery->attempts ] ?? self::BACK_OFF[ count( self::BACK_OFF ) - 1 ];
		return $context->clock->now()->modify( "+$minutes minutes" );
	}
}
