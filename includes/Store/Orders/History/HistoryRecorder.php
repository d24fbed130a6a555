<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\History;

use Storewright\Kernel\ChangeOrigin;
use Storewright\Kernel\Context;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Tables;
use Storewright\Store\Orders\Write\DeferredEvents;
use Storewright\Store\Orders\Write\StatusEffect;

/**
 * Records who changed what of an order, whichever way it is saved: one row for a save, kept with it or not at all. Kept as long as the
 * order.
 *
 * @internal
 */
final class HistoryRecorder implements StatusEffect {

	/**
	 * Before it is placed, an order changes with each step of the checkout.
	 */
	private const NOT_PLACED = [ OrderStatus::CHECKOUT_DRAFT, OrderStatus::AUTO_DRAFT ];

	public function __construct( private readonly Context $context ) {}

	public function apply( ?Order $before, Order $after, DeferredEvents $events ): void {
		if ( null === $before || $after->is_refund() || in_array( $before->status, self::NOT_PLACED, true ) ) {
			return;
		}
		$changes = OrderChanges::between( $before, $after );
		if ( self::is_unsigned_status( $before, $after ) ) {
			$changes[] = new OrderChange( 'status', '', '', $before->status, $after->status );
		}
		if ( [] === $changes ) {
			return;
		}
		$this->context->database->insert(
			Tables::HISTORY,
			[
				'order_id' => $after->id,
				'user_id'  => get_current_user_id(),
				'date_gmt' => $this->context->clock->now()->format( 'Y-m-d H:i:s' ),
				'cause'    => ChangeOrigin::way(),
				'client'   => ChangeOrigin::client(),
				'changes'  => (string) wp_json_encode(
					array_map( static fn( OrderChange $change ) => $change->stored(), $changes ),
					JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE
				),
			]
		);
	}

	/**
	 * Whether somebody changed the status and no note says who: as in WooCommerce, the system signs those of clients, and what is put
	 * into the trash has none.
	 */
	private static function is_unsigned_status( Order $before, Order $after ): bool {
		$has_note = ! in_array( $after->status, OrderStatus::INTERNAL, true );
		return $before->status !== $after->status && get_current_user_id() > 0 && ! ( $has_note && $after->changed_by > 0 );
	}
}
