<?php
declare(strict_types=1);

namespace Storewright\Kernel\Outbox;

/**
 * Where a message stands.
 */
enum MessageStatus: string {

	/**
	 * Waits for its time, or to be tried again.
	 */
	case Pending = 'pending';

	/**
	 * Is being handed over right now.
	 */
	case Sending = 'sending';

	case Sent = 'sent';

	/**
	 * Was not sent, after all attempts.
	 */
	case Failed = 'failed';

	/**
	 * The worker died, or broke, while it sent the message: nobody knows whether it went out.
	 */
	case Unconfirmed = 'unconfirmed';

	/**
	 * There was nothing to send any more when its time came.
	 */
	case Dropped = 'dropped';

	/**
	 * Whether nothing happens to it by itself any more.
	 */
	public function is_final(): bool {
		return self::Pending !== $this && self::Sending !== $this;
	}

	/**
	 * The word for it on screens.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Pending     => __( 'Pending', 'storewright' ),
			self::Sending     => __( 'Sending', 'storewright' ),
			self::Sent        => __( 'Sent', 'storewright' ),
			self::Failed      => __( 'Failed', 'storewright' ),
			self::Unconfirmed => __( 'Unconfirmed', 'storewright' ),
			self::Dropped     => __( 'Not sent', 'storewright' ),
		};
	}
}
