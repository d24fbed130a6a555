<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Kernel\Events;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Throwable;

/**
 * Tells of orders once what is told is kept: nothing is told of what was undone.
 *
 * @internal Used by OrderRepository.
 */
final class DeferredEvents {

	/**
	 * How many works are open that what happens in them waits for.
	 */
	private int $open = 0;

	/**
	 * @var list<callable(): void>
	 */
	private array $waiting = [];

	/**
	 * Does work whose events are made when it, and all work around it, has ended well. What it did is kept by then, so that
	 * everybody is told, and a failure of whoever is told is logged and changes nothing.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Throwable What the work threw.
	 */
	public function after( callable $work ): mixed {
		$before = count( $this->waiting );
		++$this->open;
		$done = false;
		try {
			$result = $work();
			$done   = true;
		} finally {
			--$this->open;
			if ( ! $done ) {
				$this->waiting = array_slice( $this->waiting, 0, $before );
			}
		}
		if ( 0 === $this->open ) {
			$this->dispatch();
		}
		return $result;
	}

	private function dispatch(): void {
		while ( null !== ( $announce = array_shift( $this->waiting ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition
			Events::attempt( $announce );
		}
	}

	/**
	 * Tells something when all is kept.
	 *
	 * @param callable(): void $announce
	 */
	public function defer( callable $announce ): void {
		$this->waiting[] = $announce;
	}

	/**
	 * An order was made.
	 */
	public function created( Order $order ): void {
		$this->defer(
			static function () use ( $order ): void {
				/**
				 * An order or a refund was made and is stored.
				 *
				 * @param int   $id    Its id.
				 * @param Order $order The order as it is now.
				 */
				Events::dispatch( 'storewright_order_created', $order->id, $order );
			}
		);
		$this->status( '', $order );
	}

	/**
	 * An order of another shop was brought in.
	 */
	public function imported( Order $order ): void {
		$this->defer(
			static function () use ( $order ): void {
				/**
				 * An order or a refund was taken over from elsewhere: nobody needs to be told, and nothing follows from its status.
				 *
				 * @param int   $id    Its id.
				 * @param Order $order The order as it is now.
				 */
				Events::dispatch( 'storewright_order_imported', $order->id, $order );
			}
		);
	}

	/**
	 * An order was changed.
	 */
	public function changed( Order $before, Order $after ): void {
		$this->defer(
			static function () use ( $before, $after ): void {
				/**
				 * An order or a refund was changed and is stored.
				 *
				 * @param int   $id     Its id.
				 * @param Order $order  The order as it is now.
				 * @param Order $before The order as it was.
				 */
				Events::dispatch( 'storewright_order_updated', $after->id, $after, $before );
			}
		);
		if ( OrderStatus::TRASH === $before->status && OrderStatus::TRASH !== $after->status ) {
			$this->untrashed( $after );
		}
		if ( $before->status !== $after->status ) {
			$this->status( $before->status, $after );
		}
		if ( null === $before->paid && null !== $after->paid ) {
			$this->paid( $after );
		}
	}

	/**
	 * An order was put into the trash.
	 */
	public function trashed( Order $order ): void {
		$this->defer(
			static function () use ( $order ): void {
				/**
				 * An order was put into the trash.
				 *
				 * @param int   $id    Its id.
				 * @param Order $order The order as it is now.
				 */
				Events::dispatch( 'storewright_order_trashed', $order->id, $order );
			}
		);
	}

	/**
	 * An order was taken out of the trash, by whatever changed its status.
	 */
	private function untrashed( Order $order ): void {
		$this->defer(
			static function () use ( $order ): void {
				/**
				 * An order was taken out of the trash, into the status that it had.
				 *
				 * @param int   $id    Its id.
				 * @param Order $order The order as it is now.
				 */
				Events::dispatch( 'storewright_order_untrashed', $order->id, $order );
			}
		);
	}

	/**
	 * An order is gone.
	 */
	public function deleted( Order $order ): void {
		$this->defer(
			static function () use ( $order ): void {
				/**
				 * An order or a refund was removed for good.
				 *
				 * @param int   $id    The id that it had.
				 * @param Order $order The order as it was.
				 */
				Events::dispatch( 'storewright_order_deleted', $order->id, $order );
			}
		);
	}

	private function status( string $from, Order $order ): void {
		if ( $order->is_refund() || in_array( $order->status, OrderStatus::INTERNAL, true ) ) {
			return;
		}
		$this->defer(
			static function () use ( $from, $order ): void {
				/**
				 * An order came into this status, which is the end of the hook's name, such as `completed`; new orders too.
				 *
				 * @param int   $id    Its id.
				 * @param Order $order The order as it is now.
				 */
				Events::dispatch( "storewright_order_status_{$order->status}", $order->id, $order );
				if ( '' !== $from ) {
					/**
					 * An order came from one status into another.
					 *
					 * @param int    $id    Its id.
					 * @param string $from  The status that it had, without prefix.
					 * @param string $to    The status that it has.
					 * @param Order  $order The order as it is now.
					 */
					Events::dispatch( 'storewright_order_status_changed', $order->id, $from, $order->status, $order );
				}
			}
		);
		if ( '' === $from && null !== $order->paid ) {
			$this->paid( $order );
		}
	}

	private function paid( Order $order ): void {
		if ( $order->is_refund() ) {
			return;
		}
		$this->defer(
			static function () use ( $order ): void {
				/**
				 * An order was paid; once an order.
				 *
				 * @param int   $id    Its id.
				 * @param Order $order The order as it is now.
				 */
				Events::dispatch( 'storewright_order_paid', $order->id, $order );
			}
		);
	}

}
