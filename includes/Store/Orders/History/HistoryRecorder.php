<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\History;

use Storewright\Kernel\ChangeOrigin;
use Storewright\Kernel\Money;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Write\DeferredEvents;
use Storewright\Store\Orders\Write\StatusEffect;

/**
 * Records who changed what of an order, and who made or deleted a refund, whichever way it is saved: one row for a save, kept with it or
 * not at all. Kept as long as the order. The last of all effects: others may change the order before it is written.
 *
 * @internal
 */
final class HistoryRecorder implements StatusEffect {

	/**
	 * Before it is placed, an order changes with each step of the checkout.
	 */
	private const NOT_PLACED = [ OrderStatus::CHECKOUT_DRAFT, OrderStatus::AUTO_DRAFT ];

	public function __construct( private readonly HistoryWriter $writer ) {}

	public function apply( ?Order $before, Order $after, DeferredEvents $events ): void {
		if ( $after->is_refund() ) {
			$this->record_refund( $before, $after );
			return;
		}
		if ( null === $before || in_array( $before->status, self::NOT_PLACED, true ) ) {
			return;
		}
		$changes = OrderChanges::between( $before, $after );
		if ( self::is_unsigned_status( $before, $after ) ) {
			$changes[] = new OrderChange( 'status', '', '', $before->status, $after->status );
		}
		$this->writer->add( $after->id, $changes );
	}

	/**
	 * Records at the order that a refund was made, or that it is deleted: a deletion goes by way of the trash.
	 */
	private function record_refund( ?Order $before, Order $after ): void {
		$is_deleted = OrderStatus::TRASH === $after->status;
		if ( null !== $before && ! $is_deleted ) {
			return;
		}
		$amount = $after->refund->amount ?? (string) Money::of( $after->total )->negated();
		$reason = $after->refund->reason ?? '';
		$this->writer->add(
			$after->parent_id,
			[ new OrderChange( OrderChange::REFUND, $reason, '', $is_deleted ? $amount : null, $is_deleted ? null : $amount ) ]
		);
	}

	/**
	 * Whether somebody changed the status and no note says who: as in WooCommerce, the system signs those of clients, and what is put
	 * into the trash has none.
	 */
	private static function is_unsigned_status( Order $before, Order $after ): bool {
		$has_note = ! in_array( $after->status, OrderStatus::INTERNAL, true );
		return $before->status !== $after->status && ChangeOrigin::user() > 0 && ! ( $has_note && $after->changed_by > 0 );
	}
}
