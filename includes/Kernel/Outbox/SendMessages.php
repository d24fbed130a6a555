<?php
declare(strict_types=1);

namespace Storewright\Kernel\Outbox;

use Storewright\Kernel\Background\ConcurrentJob;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Background\RecurringJob;
use Storewright\Kernel\Context;

/**
 * Sends what is due, and removes what is too old to keep. One row of the queue serves all messages.
 */
final class SendMessages implements ConcurrentJob, RecurringJob {

	/**
	 * It looks at least so often, in seconds: for messages whose request died right after they were kept.
	 */
	private const INTERVAL = 900;

	public static function name(): string {
		return 'send_messages';
	}

	public static function seconds(): int {
		return self::INTERVAL;
	}

	/**
	 * Sends until nothing is due or the time is up; then it waits for when the next message is due.
	 *
	 * @param Context     $context
	 * @param string|null $cursor  Not used: what is done is no longer due.
	 * @param float       $until   Unix time, in seconds.
	 */
	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$sender = new MessageSender( $context );
		if ( $sender->send_due( $until ) || ( new OldMessages( $context ) )->clean() ) {
			return 'more';
		}
		$next = $sender->next_time();
		$now  = $context->clock->now()->getTimestamp();
		Queue::enqueue( self::name(), null === $next ? self::INTERVAL : min( self::INTERVAL, max( 1, $next - $now ) ) );
		return null;
	}
}
