<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Send;

use Storewright\Store\Orders\Model\OrderStatus;

/**
 * Which emails are due when an order comes from one status into another.
 */
final class StatusEmails {

	private const UNPAID = [ OrderStatus::PENDING, OrderStatus::FAILED, OrderStatus::CANCELLED ];

	private const PLACED = [ OrderStatus::PROCESSING, OrderStatus::COMPLETED, OrderStatus::ON_HOLD ];

	/**
	 * Ids of the emails. Whether the store was told of the order before is not asked here.
	 *
	 * @param string $from Without prefix; a new order comes from `pending`.
	 * @param string $to   Without prefix.
	 * @return list<string>
	 */
	public static function of( string $from, string $to ): array {
		if ( $from === $to || in_array( $from, [ OrderStatus::TRASH, OrderStatus::REFUNDED ], true ) ) {
			return [];
		}
		$was_unpaid = in_array( $from, self::UNPAID, true );
		$is_new     = $was_unpaid && in_array( $to, self::PLACED, true ) ? [ 'new_order' ] : [];
		$was_placed = in_array( $from, [ OrderStatus::PROCESSING, OrderStatus::ON_HOLD ], true );
		$was_open   = in_array( $from, [ OrderStatus::PENDING, OrderStatus::ON_HOLD ], true );
		return [
			...$is_new,
			...match ( $to ) {
				OrderStatus::PROCESSING => ( $was_unpaid || OrderStatus::ON_HOLD === $from ) ? [ 'customer_processing_order' ] : [],
			OrderStatus::ON_HOLD => $was_unpaid ? [ 'customer_on_hold_order' ] : [],
			OrderStatus::COMPLETED => [ 'customer_completed_order' ],
			OrderStatus::CANCELLED => $was_placed ? [ 'cancelled_order', 'customer_cancelled_order' ] : [],
			OrderStatus::FAILED => $was_open ? [ 'failed_order', 'customer_failed_order' ] : [],
			default => [],
			},
		];
	}
}
