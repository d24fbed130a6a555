<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use DateTimeImmutable;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Throwable;

/**
 * Delivers what is due, in the order in which it happened, and removes what is too old.
 */
final class DeliverWebhooks implements Job {

	/**
	 * After how many minutes a delivery is tried again, attempt by attempt. After the last one the webhook pauses.
	 */
	private const BACK_OFF = [ 1, 5, 30, 120, 360 ];

	/**
	 * An attempt takes at most so long, in seconds.
	 */
	private const LONGEST_ATTEMPT = 11;

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
		$outbox = new Outbox( $context );
		$next   = $outbox->next();
		while ( null !== $next && microtime( true ) + self::LONGEST_ATTEMPT < $until ) {
			$this->deliver( $context, $outbox, $next );
			$next = $outbox->next();
		}
		if ( null !== $next || $outbox->clean() ) {
			return 'more';
		}
		$times = array_filter( [ $outbox->next_time(), $outbox->expiry() ] );
		$time  = [] === $times ? null : min( $times );
		if ( null !== $time ) {
			Queue::enqueue( self::name(), max( 1, $time->getTimestamp() - $context->clock->now()->getTimestamp() ) );
		}
		return null;
	}

	private function deliver( Context $context, Outbox $outbox, Delivery $delivery ): void {
		$webhook = ( new WebhookQuery( $context ) )->find( $delivery->webhook_id );
		if ( null === $webhook ) {
			return;
		}
		$outbox->begin_attempt( $delivery );
		$attempt = $this->attempt( $context, $webhook, $delivery );
		if ( null === $attempt ) {
			$outbox->note_attempt( $delivery, Attempt::nothing_sent( $webhook->delivery_url, __( 'It is gone, or the webhook’s user may not see it.', 'storewright' ) ), DeliveryStatus::Dropped, null );
			return;
		}
		$repository = new WebhookRepository( $context );
		if ( $attempt->succeeded() ) {
			$outbox->note_attempt( $delivery, $attempt, DeliveryStatus::Sent, null );
			$repository->succeeded( $webhook );
			return;
		}
		$outbox->note_attempt( $delivery, $attempt, DeliveryStatus::Pending, $this->again( $context, $delivery ) );
		$repository->failed( $webhook, $delivery->attempts + 1 > count( self::BACK_OFF ) );
	}

	/**
	 * @return Attempt|null Null where there is nothing to send. What breaks is a failed attempt: it must not hold back other webhooks.
	 */
	private function attempt( Context $context, Webhook $webhook, Delivery $delivery ): ?Attempt {
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
			return Attempt::nothing_sent( $webhook->delivery_url, __( 'The shop could not put it together. The cause is in the site’s error log.', 'storewright' ) );
		}
	}

	private function again( Context $context, Delivery $delivery ): DateTimeImmutable {
		$minutes = self::BACK_OFF[ $delivery->attempts ] ?? self::BACK_OFF[ count( self::BACK_OFF ) - 1 ];
		return $context->clock->now()->modify( "+$minutes minutes" );
	}
}
