<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Unpaid;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Notes\OrderNote;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Tables;

/**
 * Cancels orders that customers made in the shop and did not pay in time: those that are pending for longer than
 * `woocommerce_hold_stock_minutes`. Orders that were made by hand, over REST or by an import wait for their payment as long as
 * the owner likes.
 *
 * Runs when the next order is due, not at intervals.
 */
final class CancelUnpaidOrders implements Job {

	/**
	 * `created_via` of orders that customers made themselves.
	 */
	private const BY_CUSTOMERS = [ 'checkout', 'store-api' ];

	private const BATCH = 100;

	/**
	 * The option that holds until when orders were looked at: those that wait for good are not looked at again each time.
	 */
	public const CHECKED = 'storewright_unpaid_orders_checked';

	/**
	 * Name under which it is queued.
	 */
	public static function name(): string {
		return 'cancel_unpaid_orders';
	}

	/**
	 * Has the job run when an order that is pending from now on is due.
	 */
	public static function plan( Context $context ): void {
		$minutes = HoldTime::minutes( $context->options );
		if ( $minutes > 0 ) {
			Queue::enqueue( self::name(), $minutes * MINUTE_IN_SECONDS );
		}
	}

	/**
	 * Cancels what is due, as long as there is time.
	 *
	 * @param Context     $context The site.
	 * @param string|null $cursor  Time of change and id of the last order that was looked at, with a bar between.
	 * @param float       $until   Unix time, in seconds, by which to come back.
	 * @return string|null Where to go on from.
	 */
	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$minutes = HoldTime::minutes( $context->options );
		if ( 0 === $minutes ) {
			return null;
		}
		$limit = $context->clock->now()->modify( "-{$minutes} minutes" );
		$last  = explode( '|', $cursor ?? $context->options->string( self::CHECKED, '0000-00-00 00:00:00' ) . '|0', 2 );
		do {
			$rows = self::due( $context, $limit, $last[0], (int) ( $last[1] ?? 0 ) );
			$more = self::BATCH === count( $rows );
			foreach ( $rows as $row ) {
				if ( microtime( true ) >= $until ) {
					return implode( '|', $last );
				}
				if ( self::may_cancel( (int) $row['id'], (string) $row['created_via'] ) ) {
					$this->cancel( $context, (int) $row['id'], $limit, $minutes );
				}
				$last = [ (string) $row['date_updated_gmt'], (string) $row['id'] ];
			}
		} while ( $more );
		$context->options->set( self::CHECKED, $limit->format( 'Y-m-d H:i:s' ) );
		$this->plan_next( $context, $limit, $minutes );
		return null;
	}

	/**
	 * @return list<array<string, string|null>> The next pending orders that are due, by time of change: read along an index.
	 */
	private static function due( Context $context, DateTimeImmutable $limit, string $from, int $id ): array {
		$database = $context->database;
		return $database->rows(
			"SELECT o.id, o.date_updated_gmt, d.created_via FROM {$database->table( Tables::ORDERS )} o
			LEFT JOIN {$database->table( Tables::OPERATIONAL )} d ON d.order_id = o.id
			WHERE o.type = %s AND o.status = %s AND o.date_updated_gmt < %s AND o.date_updated_gmt >= %s
			AND ( o.date_updated_gmt > %s OR o.id > %d )
			ORDER BY o.date_updated_gmt, o.id LIMIT %d",
			Order::TYPE,
			OrderStatus::stored( OrderStatus::PENDING ),
			$limit->format( 'Y-m-d H:i:s' ),
			$from,
			$from,
			$id,
			self::BATCH
		);
	}

	private static function may_cancel( int $id, string $created_via ): bool {
		/**
		 * Filters whether an order that was not paid in time is cancelled.
		 *
		 * @param bool   $cancel      True for orders that a customer made in the shop.
		 * @param int    $id          Id of the order.
		 * @param string $created_via What made the order, such as `checkout`, `rest-api` or `admin`.
		 */
		return true === apply_filters(
			'storewright_cancel_unpaid_order',
			in_array( $created_via, self::BY_CUSTOMERS, true ),
			$id,
			$created_via
		);
	}

	/**
	 * Cancels an order unless it was paid or changed in the meantime, and gives back the stock that was reserved for it.
	 */
	private function cancel( Context $context, int $id, DateTimeImmutable $limit, int $minutes ): void {
		$services = new OrderServices( $context );
		$orders   = $services->repository();
		$notes    = $services->notes();
		$text     = sprintf(
			/* translators: %d: number of minutes. */
			_n(
				'Canceled because it was not paid within %d minute.',
				'Canceled because it was not paid within %d minutes.',
				$minutes,
				'storewright'
			),
			$minutes
		);
		try {
			$note = $orders->with_order_lock(
				$id,
				function () use ( $context, $orders, $notes, $id, $limit, $text ): ?OrderNote {
					$cancelled = false;
					$orders->update(
						$id,
						static function ( Order $order ) use ( $limit, &$cancelled ): void {
							$cancelled = OrderStatus::PENDING === $order->status && $order->modified < $limit;
							if ( $cancelled ) {
								$order->status = OrderStatus::CANCELLED;
							}
						}
					);
					if ( ! $cancelled ) {
						return null;
					}
					$context->database->delete( Tables::RESERVED_STOCK, [ 'order_id' => $id ] );
					return $notes->store( $id, $text );
				}
			);
		} catch ( NotFound ) {
			return;
		}
		if ( null !== $note ) {
			$notes->announce( $note );
		}
	}

	/**
	 * Comes back when the oldest order that is not due yet will be.
	 */
	private function plan_next( Context $context, DateTimeImmutable $limit, int $minutes ): void {
		$next = $context->database->value(
			"SELECT MIN( date_updated_gmt ) FROM {$context->database->table( Tables::ORDERS )} WHERE type = %s AND status = %s
			AND date_updated_gmt >= %s",
			Order::TYPE,
			OrderStatus::stored( OrderStatus::PENDING ),
			$limit->format( 'Y-m-d H:i:s' )
		);
		if ( null !== $next ) {
			$due = ( new DateTimeImmutable( $next, new DateTimeZone( 'UTC' ) ) )->modify( "+{$minutes} minutes" )->getTimestamp();
			Queue::enqueue( self::name(), max( 1, $due - $context->clock->now()->getTimestamp() + 1 ) );
		}
	}
}
