<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\History;

use Storewright\Kernel\ChangeOrigin;
use Storewright\Kernel\Context;
use Storewright\Kernel\Installer;
use Storewright\Shop\OrderHistory;
use Storewright\Store\Orders\Tables;

/**
 * Writes what one save has changed of an order, and who did it.
 */
final class HistoryWriter {

	/**
	 * Changes of one save that are kept one by one.
	 */
	public const KEPT = 50;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Records changes in the caller's transaction; none where there are none. Until an updated plugin has its table, nothing is recorded:
	 * orders are sold meanwhile.
	 *
	 * @param int               $order_id
	 * @param list<OrderChange> $changes
	 */
	public function add( int $order_id, array $changes ): void {
		if (
			[] === $changes
			|| ( ! Installer::is_done( $this->context ) && ! ( new OrderHistory( $this->context->database ) )->is_there() )
		) {
			return;
		}
		$this->context->database->insert(
			Tables::HISTORY,
			[
				'order_id' => $order_id,
				'user_id'  => ChangeOrigin::user(),
				'date_gmt' => $this->context->clock->now()->format( 'Y-m-d H:i:s' ),
				'cause'    => ChangeOrigin::way(),
				'client'   => ChangeOrigin::client(),
				'changes'  => (string) wp_json_encode(
					array_map( static fn( OrderChange $change ) => $change->stored(), self::kept( $changes ) ),
					JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE
				),
			]
		);
	}

	/**
	 * Of many changes, such as those of a coupon on 200 items, the most telling ones, and how many more there were: first what changed of
	 * the order, then items that were added or removed, then what changed of items.
	 *
	 * @param list<OrderChange> $changes
	 * @return list<OrderChange>
	 */
	private static function kept( array $changes ): array {
		if ( count( $changes ) <= self::KEPT ) {
			return $changes;
		}
		$ranks = array_map(
			static fn( OrderChange $change ) => match ( true ) {
				! in_array( $change->part, OrderChange::ITEMS, true ) => 0,
				'' === $change->field => 1,
				default => 2,
			},
			$changes
		);
		asort( $ranks );
		$kept = array_intersect_key( $changes, array_slice( $ranks, 0, self::KEPT, true ) );
		$more = (string) ( count( $changes ) - self::KEPT );
		return [ ...array_values( $kept ), new OrderChange( OrderChange::MORE, '', '', null, $more ) ];
	}
}
