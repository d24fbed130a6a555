<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Kernel\Clock;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;

/**
 * Notes when an order was first paid, and when it was completed.
 *
 * @internal
 */
final class StatusDatesEffect implements StatusEffect {

	public function __construct( private readonly Clock $clock ) {}

	public function apply( ?Order $before, Order $after, DeferredEvents $events ): void {
		if ( $after->is_refund() || $before?->status === $after->status ) {
			return;
		}
		if ( null === $after->paid && in_array( $after->status, OrderStatus::PAID, true ) ) {
			$after->paid = $this->clock->now();
		}
		if (
			OrderStatus::COMPLETED === $after->status
			&& OrderStatus::TRASH !== $before?->status
			&& ( null === $after->completed || null !== $before ) ) {

			$after->completed = $this->clock->now();
		}
	}
}
