<?php
declare(strict_types=1);

namespace Storewright\Store\Downloads;

use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Write\DeferredEvents;
use Storewright\Store\Orders\Write\StatusEffect;

/**
 * Grants the downloads of an order when it is paid, once: what the owner revokes stays revoked. Rows that come later are granted too,
 * and permissions follow a changed customer.
 */
final class GrantEffect implements StatusEffect {

	public function __construct( private readonly PermissionStore $store ) {}

	public function apply( ?Order $before, Order $after, DeferredEvents $events ): void {
		if ( $after->is_refund() ) {
			return;
		}
		if ( $after->downloads_granted && null !== $before
			&& ( $before->billing->email !== $after->billing->email || $before->customer_id !== $after->customer_id ) ) {
			$this->store->follow_customer( $after );
		}
		if ( ! in_array( $after->status, $this->store->statuses(), true ) ) {
			return;
		}
		$lines = $after->line_items();
		if ( $after->downloads_granted ) {
			$lines = array_filter( $lines, static fn( LineItem $line ) => ! $before?->item( $line->id ) instanceof LineItem );
		}
		$after->downloads_granted = true;
		$this->store->grant( $after, array_values( $lines ) );
	}
}
