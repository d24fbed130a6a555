<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Effects;

use Storewright\Kernel\Clock;
use Storewright\Store\Orders\Announcements;
use Storewright\Store\Orders\Order;
use Storewright\Store\Orders\OrderStatus;

/**
 * Notes when an order was first paid, and when it was completed.
 *
 * @internal
 */
final class StatusDates implements Effect {

	public function __construct( private readonly Clock $clock ) {}

	public function apply( ?Order $before, Order $after, Announcements $announcements ): void {
		if ( $after->is_refund() || $before?->status === $after->status ) {
			return;
		}
		if ( null === $after->paid && in_array( $after->status, OrderStatus::PAID, true ) ) {
			$after->paid = $this->clock->now();
		}
		if ( OrderStatus::COMPLETED === $after->status && OrderStatus::TRASH !== $before?->status && ( null === $after->completed || null !== $before ) ) {
			$after->completed = $this->clock->now();
		}
	}
}
