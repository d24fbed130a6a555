<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Storage;

use Storewright\Database\Connection;
use Storewright\Database\Meta\MetaEntry;
use Storewright\Store\Orders\Model\CouponItem;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Tables;

/**
 * Fields of items that WooCommerce answers as meta data, with the ids of their rows: connectors read the stock that a line has
 * taken, the line that a refund gives back, and what a coupon said.
 */
final class ItemFieldMeta {

	private const KEYS = [
		LineItem::TYPE   => [ '_reduced_stock', '_refunded_item_id' ],
		CouponItem::TYPE => [ 'coupon_info' ],
	];

	public function __construct( private readonly Connection $database ) {}

	/**
	 * The entries of all items of some orders, in one query.
	 *
	 * @param list<Order> $orders
	 * @return array<int, list<MetaEntry>> By item.
	 */
	public function of( array $orders ): array {
		$types = [];
		foreach ( $orders as $order ) {
			foreach ( $order->items as $item ) {
				if ( isset( self::KEYS[ $item->type() ] ) ) {
					$types[ $item->id ] = $item->type();
				}
			}
		}
		if ( [] === $types ) {
			return [];
		}
		$keys    = array_merge( ...array_values( self::KEYS ) );
		$entries = [];
		$rows    = $this->database->rows(
			"SELECT meta_id, order_item_id, meta_key, meta_value FROM {$this->database->table( Tables::ITEM_META )}
			WHERE order_item_id IN (" . RowWriter::places( $types ) . ') AND meta_key IN (' . RowWriter::places( $keys, '%s' ) . ')
				ORDER BY meta_id',
			...[ ...array_keys( $types ), ...$keys ]
		);
		foreach ( $rows as $row ) {
			$item = (int) $row['order_item_id'];
			if ( in_array( (string) $row['meta_key'], self::KEYS[ $types[ $item ] ], true ) ) {
				$entries[ $item ][] = new MetaEntry( (int) $row['meta_id'], (string) $row['meta_key'], (string) $row['meta_value'] );
			}
		}
		return $entries;
	}
}
