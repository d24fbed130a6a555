<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Generator;
use Storewright\Database\Connection;
use Storewright\Store\Orders\Model\CouponItem;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\Item;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Storage\ColumnValues;
use Storewright\Store\Orders\Storage\RowWriter;
use Storewright\Store\Orders\Tables;

/**
 * Reads of orders what they are found by and nothing else: an order as a whole takes several times as long.
 *
 * @internal
 */
final class SearchFieldsReader {

	private const ADDRESS = [ 'first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'postcode', 'phone' ];

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Locks orders and returns the columns that of() reads, and their times.
	 *
	 * @param non-empty-list<int> $ids
	 * @return array<int, array<string, string|null>> By id, refunds too.
	 */
	public function lock( array $ids ): array {
		$rows = [];
		foreach ( $this->rows(
			'SELECT id, type, status, date_created_gmt, date_updated_gmt, billing_email, transaction_id FROM {orders} WHERE id IN (%) FOR UPDATE',
			$ids
		) as $row ) {
			$rows[ (int) $row['id'] ] = $row;
		}
		return $rows;
	}

	/**
	 * Orders with id, status, time of making, and what SearchTokens reads; refunds are missing. All is read before the first one is
	 * made, and each is made when it is asked for.
	 *
	 * @param array<int, array<string, string|null>> $rows What lock() returned.
	 * @return Generator<Order>
	 */
	public function of( array $rows ): Generator {
		$rows = array_filter( $rows, static fn( array $row ) => Order::TYPE === $row['type'] );
		if ( [] === $rows ) {
			return;
		}
		$ids       = array_keys( $rows );
		$addresses = $this->by_order(
			'SELECT order_id, address_type, ' . implode( ', ', self::ADDRESS ) . ' FROM {addresses} WHERE order_id IN (%)',
			$ids
		);
		$items     = $this->by_order(
			'SELECT order_id, order_item_id, order_item_type, order_item_name FROM {items} WHERE order_id IN (%) ORDER BY order_item_id',
			$ids
		);
		$products  = $this->products( $ids, array_merge( ...array_values( $items ) ) );
		foreach ( $rows as $id => $row ) {
			$order                 = new Order();
			$order->id             = $id;
			$order->status         = OrderStatus::plain( (string) $row['status'] );
			$order->created        = ColumnValues::moment( $row['date_created_gmt'] );
			$order->transaction_id = (string) $row['transaction_id'];

			[ $order->billing, $order->shipping ] = self::addresses( $addresses[ $id ] ?? [], (string) $row['billing_email'] );

			$order->items = self::items( $items[ $id ] ?? [], $products );
			yield $order;
		}
	}

	/**
	 * @param list<array<string, string|null>> $rows  Of an order.
	 * @param string                           $email
	 * @return array{OrderAddress, OrderAddress} Billing and shipping.
	 */
	private static function addresses( array $rows, string $email ): array {
		$fields = [
			'billing'  => [ 'email' => $email ],
			'shipping' => [],
		];
		foreach ( $rows as $row ) {
			foreach ( self::ADDRESS as $field ) {
				$fields[ (string) $row['address_type'] ][ $field ] = (string) $row[ $field ];
			}
		}
		return [ new OrderAddress( ...$fields['billing'] ), new OrderAddress( ...$fields['shipping'] ) ];
	}

	/**
	 * @param list<array<string, string|null>>  $rows     Of an order.
	 * @param array<int, array<string, int>> $products Of all items, by item and key of meta data.
	 * @return list<Item>
	 */
	private static function items( array $rows, array $products ): array {
		$items = [];
		foreach ( $rows as $row ) {
			$item = match ( $row['order_item_type'] ) {
				LineItem::TYPE   => self::line( $products[ (int) $row['order_item_id'] ] ?? [] ),
				FeeItem::TYPE    => new FeeItem(),
				CouponItem::TYPE => new CouponItem(),
				default          => null,
			};
			if ( null !== $item ) {
				$item->name = (string) $row['order_item_name'];
				$items[]    = $item;
			}
		}
		return $items;
	}

	/**
	 * The products of items, from the lookup of reports, and from the items' meta data where that has none of an item: that takes
	 * several times as long.
	 *
	 * @param non-empty-list<int>              $ids   Of orders.
	 * @param list<array<string, string|null>> $items Their items.
	 * @return array<int, array<string, int>> By item and key of meta data.
	 */
	private function products( array $ids, array $items ): array {
		$products = [];
		foreach ( $this->rows( 'SELECT order_item_id, product_id, variation_id FROM {lookup} WHERE order_id IN (%)', $ids ) as $row ) {
			$products[ (int) $row['order_item_id'] ] = [
				'_product_id'   => (int) $row['product_id'],
				'_variation_id' => (int) $row['variation_id'],
			];
		}
		$without = [];
		foreach ( $items as $item ) {
			if ( LineItem::TYPE === $item['order_item_type'] && ! isset( $products[ (int) $item['order_item_id'] ] ) ) {
				$without[] = (int) $item['order_item_id'];
			}
		}
		// phpcs:disable WordPress.DB.SlowDBQuery -- By the items of these orders.
		foreach ( [] === $without ? [] : $this->rows(
			"SELECT order_item_id, meta_key, meta_value FROM {item_meta}
			WHERE order_item_id IN (%) AND meta_key IN ( '_product_id', '_variation_id' ) ORDER BY meta_id",
			$without
		) as $row ) {
			$products[ (int) $row['order_item_id'] ][ (string) $row['meta_key'] ] = (int) $row['meta_value'];
		}
		// phpcs:enable
		return $products;
	}

	/**
	 * @param array<string, int> $products By key of meta data.
	 */
	private static function line( array $products ): LineItem {
		$line               = new LineItem();
		$line->product_id   = $products['_product_id'] ?? 0;
		$line->variation_id = $products['_variation_id'] ?? 0;
		return $line;
	}

	/**
	 * @param string              $sql As of rows().
	 * @param non-empty-list<int> $ids
	 * @return array<int, list<array<string, string|null>>> By order.
	 */
	private function by_order( string $sql, array $ids ): array {
		$rows = [];
		foreach ( $this->rows( $sql, $ids ) as $row ) {
			$rows[ (int) $row['order_id'] ][] = $row;
		}
		return $rows;
	}

	/**
	 * @param string              $sql Names of tables in braces, % for the ids.
	 * @param non-empty-list<int> $ids
	 * @return list<array<string, string|null>>
	 */
	private function rows( string $sql, array $ids ): array {
		$names = [
			'{orders}'    => $this->database->table( Tables::ORDERS ),
			'{addresses}' => $this->database->table( Tables::ADDRESSES ),
			'{items}'     => $this->database->table( Tables::ITEMS ),
			'{item_meta}' => $this->database->table( Tables::ITEM_META ),
			'{lookup}'    => $this->database->table( Tables::PRODUCT_LOOKUP ),
			'(%)'         => '(' . RowWriter::places( $ids ) . ')',
		];
		return $this->database->rows( strtr( $sql, $names ), ...$ids );
	}
}
