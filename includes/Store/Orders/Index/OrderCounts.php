<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use DateTimeImmutable;
use Storewright\Database\Connection;
use Storewright\Database\DateColumn;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Storage\RowWriter;
use Storewright\Store\Orders\Tables;

/**
 * Keeps storewright_order_counts: how many orders there are, so that nobody has to count a million of them.
 *
 * Every row counts orders of a type and a status (as stored) that …
 * - MONTH and DAY: were made in `period` (2026-11 or 2026-11-21, UTC), by `created_via` and whether a guest ordered;
 * - CHANGED_MONTH and CHANGED_DAY: last changed in `period`;
 * - PRODUCT: have the product `product_id` in them and were made in the month `period`, each once; drafts are left out.
 * Dimensions that a kind does not use are '' or 0. Rows of time are split into shards, so that orders which are made at the same
 * moment do not wait for each other.
 *
 * @internal
 */
final class OrderCounts implements OrderIndexer {

	public const MONTH = 0;

	public const DAY = 1;

	public const CHANGED_MONTH = 2;

	public const CHANGED_DAY = 3;

	public const PRODUCT = 4;

	public const SHARDS = 8;

	private readonly RowWriter $rows;

	public function __construct( Connection $database ) {
		$this->rows = new RowWriter( $database );
	}

	public function follow( ?Order $before, ?Order $after, int $customer ): void {
		$this->add( self::changes( $before, $after ) );
	}

	/**
	 * Returns the differences of the counts when an order changes: rows with how many more or less there are, by their whole key.
	 *
	 * @param Order|null $before As it was, null where it is new.
	 * @param Order|null $after  As it is now, null where it is gone.
	 * @return array<string, array<string, string|int>>
	 */
	public static function changes( ?Order $before, ?Order $after ): array {
		$less    = null === $before ? [] : self::rows( $before );
		$more    = null === $after ? [] : self::rows( $after );
		$changes = [];
		foreach ( array_diff_key( $less, $more ) as $key => $row ) {
			$changes[ $key ] = $row + [ 'orders' => -1 ];
		}
		foreach ( array_diff_key( $more, $less ) as $key => $row ) {
			$changes[ $key ] = $row + [ 'orders' => 1 ];
		}
		return $changes;
	}

	/**
	 * Adds changes of some orders to the counts.
	 *
	 * @param array<string, array<string, string|int>> ...$orders What changes() says of each.
	 */
	public function add( array ...$orders ): void {
		$sum = [];
		foreach ( $orders as $changes ) {
			foreach ( $changes as $key => $row ) {
				$sum[ $key ] = [ 'orders' => (int) $row['orders'] + (int) ( $sum[ $key ]['orders'] ?? 0 ) ] + $row;
			}
		}
		$sum = array_filter( $sum, static fn( array $row ) => 0 !== $row['orders'] );
		// Always in the same order, so that two requests can't wait for each other.
		ksort( $sum );
		$this->rows->add( Tables::COUNTS, array_values( $sum ), 'ON DUPLICATE KEY UPDATE orders = orders + VALUES( orders )' );
	}

	/**
	 * The whole key of a row as a text: whoever writes several rows sorts them by it.
	 *
	 * @param array<string|int> $row Kind, product_id, period, type, status, created_via, guest and shard.
	 */
	public static function key( array $row ): string {
		return vsprintf( '%d|%020d|%s|%s|%s|%s|%d|%d', $row );
	}

	/**
	 * The rows in which an order counts.
	 *
	 * @return array<string, array<string, string|int>> By their whole key.
	 */
	private static function rows( Order $order ): array {
		$of   = [
			'type'   => $order->type,
			'status' => RowWriter::fit( OrderStatus::stored( $order->status ), 20 ),
		];
		$by   = [
			'created_via' => RowWriter::fit( $order->created_via, 100 ),
			'guest'       => $order->customer_id > 0 ? 0 : 1,
		];
		$none = [
			'created_via' => '',
			'guest'       => 0,
		];
		$rows = [
			...self::times( self::MONTH, self::DAY, $order, $order->created, $of + $by ),
			...self::times( self::CHANGED_MONTH, self::CHANGED_DAY, $order, $order->modified, $of + $none ),
		];
		// Drafts are not in the lookup of products either, so that nobody finds them by one.
		$is_draft = OrderStatus::CHECKOUT_DRAFT === $order->status || OrderStatus::AUTO_DRAFT === $order->status;
		foreach ( $is_draft ? [] : $order->line_items() as $line ) {
			if ( $line->product_id > 0 ) {
				$rows[] = self::row(
					self::PRODUCT,
					substr( (string) DateColumn::utc( $order->created ), 0, 7 ),
					$line->product_id,
					$of + $none,
					0
				);
			}
		}
		$keyed = [];
		foreach ( $rows as $row ) {
			$keyed[ self::key( $row ) ] = $row;
		}
		return $keyed;
	}

	/**
	 * @param array{type: string, status: string, created_via: string, guest: int} $of
	 * @return list<array<string, string|int>>
	 */
	private static function times( int $month, int $day, Order $order, ?DateTimeImmutable $moment, array $of ): array {
		$date = substr( (string) DateColumn::utc( $moment ), 0, 10 );
		return [
			self::row( $month, substr( $date, 0, 7 ), 0, $of, $order->id % self::SHARDS ),
			self::row( $day, $date, 0, $of, $order->id % self::SHARDS ),
		];
	}

	/**
	 * @param array{type: string, status: string, created_via: string, guest: int} $of
	 * @return array<string, string|int>
	 */
	private static function row( int $kind, string $period, int $product_id, array $of, int $shard ): array {
		return [
			'kind'        => $kind,
			'product_id'  => $product_id,
			'period'      => $period,
			'type'        => $of['type'],
			'status'      => $of['status'],
			'created_via' => $of['created_via'],
			'guest'       => $of['guest'],
			'shard'       => $shard,
		];
	}
}
