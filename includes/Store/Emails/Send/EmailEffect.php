<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Send;

use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Write\DeferredEvents;
use Storewright\Store\Orders\Write\StatusEffect;

/**
 * Puts the emails that follow from an order's status, or from a refund, into the outbox: kept with the change, or not at all.
 */
final class EmailEffect implements StatusEffect {

	public function __construct( private readonly EmailQueue $queue ) {}

	public function apply( ?Order $before, Order $after, DeferredEvents $events ): void {
		if ( $after->is_refund() ) {
			if ( null === $before ) {
				$this->queue->add_refund( $after );
			}
			return;
		}
		foreach ( StatusEmails::of( $before->status ?? OrderStatus::PENDING, $after->status ) as $id ) {
			if ( 'new_order' !== $id ) {
				$this->queue->add_order( $id, $after );
			} elseif ( ! $after->new_order_email_sent ) {
				$after->new_order_email_sent = $this->queue->add_order( $id, $after );
			}
		}
	}
}
