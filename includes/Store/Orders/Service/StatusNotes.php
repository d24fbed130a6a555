<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Service;

use Storewright\Store\Orders\Notes\NoteRepository;
use Storewright\Store\Orders\OrderStatus;
use WP_User;

/**
 * Writes at an order when its status changes.
 */
final class StatusNotes {

	/**
	 * Who changes orders by hand at the moment; null while the system does.
	 */
	private ?WP_User $user = null;

	public function __construct( private readonly NoteRepository $notes ) {}

	/**
	 * Notes a change: for the hook `storewright_order_status_changed`.
	 *
	 * @param int    $order_id
	 * @param string $from     Status without prefix.
	 * @param string $to       Status without prefix.
	 */
	public function note( int $order_id, string $from, string $to ): void {
		/* translators: 1: name of a status, 2: name of a status. */
		$text = sprintf( __( 'Order status changed from %1$s to %2$s.', 'storewright' ), OrderStatus::label( $from ), OrderStatus::label( $to ) );
		$this->notes->add( $order_id, $text, false, $this->user );
	}

	/**
	 * Has a user sign the notes of what the work changes.
	 *
	 * @template T
	 * @param WP_User       $user
	 * @param callable(): T $work
	 * @return T
	 */
	public function signed_by( WP_User $user, callable $work ): mixed {
		$before     = $this->user;
		$this->user = $user;
		try {
			return $work();
		} finally {
			$this->user = $before;
		}
	}
}
