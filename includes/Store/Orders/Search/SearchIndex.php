<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Search;

use Storewright\Database\Connection;
use Storewright\Store\Orders\Lookups\Follower;
use Storewright\Store\Orders\Order;
use Storewright\Store\Orders\OrderStatus;
use Storewright\Store\Orders\Storage\Rows;
use Storewright\Store\Orders\Storage\Values;
use Storewright\Store\Orders\Tables;

/**
 * Keeps storewright_order_search: a row for each word of an order. Refunds are not searched.
 *
 * `listed` is 0 for orders in a status that lists leave out, such as those in the trash; `created` is the order's time in UTC, so
 * that the newest are found first without looking at the orders.
 *
 * @internal
 */
final class SearchIndex implements Follower {

	private readonly Rows $rows;

	public function __construct( private readonly Connection $database ) {
		$this->rows = new Rows( $database );
	}

	public function follow( ?Order $before, ?Order $after, int $customer ): void {
		$old = null === $before ? [] : self::rows( $before );
		$new = null === $after ? [] : self::rows( $after );
		if ( $old === $new ) {
			return;
		}
		if ( [] !== $old ) {
			// By the whole key of each row. All of them, as the database may take two words for the same.
			$this->database->execute(
				"DELETE FROM {$this->database->table( Tables::SEARCH )} WHERE token IN (" . Rows::places( $old, '%s' ) . ') AND listed = %d AND created = %s AND order_id = %d',
				...[ ...array_column( $old, 'token' ), $old[0]['listed'], $old[0]['created'], $old[0]['order_id'] ]
			);
		}
		$this->rows->add( Tables::SEARCH, $new, '', 'INSERT IGNORE' );
	}

	/**
	 * The rows of an order.
	 *
	 * @return list<array{token: string, listed: int, created: string, order_id: int}>
	 */
	public static function rows( Order $order ): array {
		if ( $order->is_refund() ) {
			return [];
		}
		$rows = [];
		foreach ( Tokens::of( $order ) as $token ) {
			$rows[] = [
				'token'    => $token,
				'listed'   => in_array( $order->status, OrderStatus::UNLISTED, true ) ? 0 : 1,
				'created'  => (string) Values::stamp( $order->created ),
				'order_id' => $order->id,
			];
		}
		return $rows;
	}
}
