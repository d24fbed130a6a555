<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Notes\NoteRepository;
use WP_User;

/**
 * Writes a note at an order when its status changes: kept with the change, or not at all.
 *
 * @internal
 */
final class StatusNotes implements StatusEffect {

	public function __construct( private readonly NoteRepository $notes ) {}

	public function apply( ?Order $before, Order $after, DeferredEvents $events ): void {
		if ( null === $before || $after->is_refund() || $before->status === $after->status || in_array(
			$after->status,
			OrderStatus::INTERNAL,
			true
		) ) {
			return;
		}
		$text = sprintf(
			/* translators: 1: name of a status, 2: name of a status. */
			__( 'Order status changed from %1$s to %2$s.', 'storewright' ),
			OrderStatus::label( $before->status ),
			OrderStatus::label( $after->status )
		);
		$user = 0 === $after->changed_by ? null : get_userdata( $after->changed_by );
		$note = $this->notes->store( $after->id, $text, false, $user instanceof WP_User ? $user : null );
		$events->defer( fn() => $this->notes->announce( $note ) );
	}
}
