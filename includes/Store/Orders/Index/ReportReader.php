<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Generator;
use Storewright\Database\Connection;
use Storewright\Shop\Reports\Exact;
use Storewright\Shop\Reports\ItemFacts;
use Storewright\Shop\Reports\OrderFacts;
use Storewright\Store\Orders\Model\CouponItem;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Model\Quantity;
use Storewright\Store\Orders\Model\TaxItem;
use Storewright\Store\Orders\Storage\ColumnValues;
use Storewright\Store\Orders\Storage\CouponInfo;
use Storewright\Store\Orders\Storage\OrderReader;
use Storewright\Store\Orders\Tables;

/**
 * Reads of many orders only what reports need: the same as ReportFacts::of() says of an order that was read whole, in a fraction of the
 * time.
 *
 * @internal
 */
final class ReportReader {

	/**
	 * Fields of items that reports need => what they are called here: each kind of item has one of each name at most.
	 */
	private const FIELDS = [
		'_product_id'         => 'subject',
		'rate_id'             => 'subject',
		'coupon_info'         => 'subject',
		'_variation_id'       => 'variation',
		'_qty'                => 'pieces',
		'_line_total'         => 'amount',
		'tax_amount'          => 'amount',
		'discount_amount'     => 'amount',
		'_line_tax'           => 'tax',
		'shipping_tax_amount' => 'tax',
		'_line_subtotal'      => 'subtotal',
		'_refunded_item_id'   => 'refunded',
	];

	/**
	 * How many are read with one query.
	 */
	private const AT_ONCE = 500;

	public function __construct( private readonly Connection $database ) {}

	/**
	 * The facts of orders and refunds; those that do not exist are missing.
	 *
	 * @param list<int> $ids
	 * @return array<int, OrderFacts> By id.
	 */
	public function facts( array $ids ): array {
		$facts = [];
		foreach ( $this->each( array_chunk( $ids, self::AT_ONCE ) ) as $some ) {
			$facts += $some;
		}
		return $facts;
	}

	/**
	 * The facts of many orders and refunds, some after others: in a transaction the server reads the next ones meanwhile.
	 *
	 * @param list<non-empty-list<int>> $several Ids of those that are to come together.
	 * @return Generator<int, array<int, OrderFacts>> As facts(), of each of these.
	 */
	public function each( array $several ): Generator {
		$sent = [];
		foreach ( $several as $ids ) {
			$sent[] = [ $this->database->send( $this->orders( $ids ) ), $this->database->send( $this->items( $ids ) ) ];
		}
		foreach ( $sent as [ $orders, $items ] ) {
			yield $this->of_rows( $orders->rows(), $items->rows() );
		}
	}

	/**
	 * @param list<array<string, string|null>> $rows   Of orders().
	 * @param list<array<string, string|null>> $fields Of items().
	 * @return array<int, OrderFacts>
	 */
	private function of_rows( array $rows, array $fields ): array {
		$items = [];
		$whole = [];
		$found = [];
		foreach ( $fields as $row ) {
			$id   = (int) $row['order_item_id'];
			$name = self::FIELDS[ $row['meta_key'] ?? '' ] ?? null;

			$found[ $id ] ??= [
				'type'  => $row['order_item_type'],
				'order' => $row['order_id'],
			];
			if ( null !== $name ) {
				if ( isset( $found[ $id ][ $name ] ) || null === $row['meta_value'] ) {
					$whole[ (int) $row['order_id'] ] = (int) $row['order_id'];
				}
				$found[ $id ][ $name ] = $row['meta_value'];
			}
		}
		foreach ( $found as $id => $item ) {
			$items[ (int) $item['order'] ][ $id ] = $item;
		}
		$facts = [] === $whole ? [] : array_map(
			ReportFacts::of( ... ),
			( new OrderReader( $this->database ) )->several( array_values( $whole ) )
		);
		foreach ( $rows as $row ) {
			$id             = (int) $row['id'];
			$facts[ $id ] ??= self::of( $row, $items[ $id ] ?? [] );
		}
		return $facts;
	}

	/**
	 * Who placed orders, in the order of their ids.
	 *
	 * @param list<int> $ids
	 * @return array<int, array<string, string|null>> By order: `customer_id` of their account, `email`, the columns of a name and an
	 *   address, and `date_created_gmt`.
	 */
	public function people( array $ids ): array {
		$people = [];
		foreach ( [] === $ids ? [] : $this->database->rows(
			"SELECT o.id, o.customer_id, o.billing_email, o.date_created_gmt, a.email, a.first_name, a.last_name, a.country, a.postcode,
			a.city, a.state
			FROM {$this->database->table( Tables::ORDERS )} o
			LEFT JOIN {$this->database->table( Tables::ADDRESSES )} a ON a.order_id = o.id AND a.address_type = 'billing'
			WHERE o.id IN ( " . implode( ', ', $ids ) . ' )'
		) as $row ) {
			$people[ (int) $row['id'] ] = [ 'email' => $row['billing_email'] ] + $row;
		}
		ksort( $people );
		return $people;
	}

	/**
	 * @param array<string, string|null>             $row
	 * @param array<int, array<string, string|null>> $items By id.
	 */
	private static function of( array $row, array $items ): OrderFacts {
		ksort( $items );
		$lines   = [];
		$taxes   = [];
		$coupons = [];
		foreach ( $items as $id => $item ) {
			if ( LineItem::TYPE === $item['type'] ) {
				$lines[] = new ItemFacts(
					$id,
					(int) ( $item['subject'] ?? 0 ),
					(int) ( $item['variation'] ?? 0 ),
					Quantity::stored( $item['pieces'] ?? '1' ),
					ColumnValues::readable( $item['subtotal'] ?? '0' ),
					ColumnValues::readable( $item['amount'] ?? '0' ),
					ColumnValues::readable( $item['tax'] ?? '0' ),
					(int) ( $item['refunded'] ?? 0 )
				);
			} elseif ( TaxItem::TYPE === $item['type'] ) {
				$rate           = (int) ( $item['subject'] ?? 0 );
				$taxes[ $rate ] = [
					'order_tax'    => self::sum( $item['amount'] ?? '', $taxes[ $rate ]['order_tax'] ?? '0' ),
					'shipping_tax' => self::sum( $item['tax'] ?? '', $taxes[ $rate ]['shipping_tax'] ?? '0' ),
				];
			} else {
				$coupon = new CouponItem();
				CouponInfo::read( $item['subject'] ?? '', $coupon );
				$coupons[ $coupon->coupon_id ] = self::sum( $item['amount'] ?? '', $coupons[ $coupon->coupon_id ] ?? '0' );
			}
		}
		$shipping_tax = ColumnValues::plain( $row['shipping_tax_amount'] );
		return new OrderFacts(
			(int) $row['id'],
			(int) $row['parent_order_id'],
			Order::REFUND === $row['type'],
			OrderStatus::plain( (string) $row['status'] ),
			(string) $row['currency'],
			ColumnValues::moment( $row['date_created_gmt'] ),
			ColumnValues::moment( $row['date_paid_gmt'] ),
			ColumnValues::moment( $row['date_completed_gmt'] ),
			ColumnValues::plain( $row['total_amount'] ),
			Exact::text( Exact::plus( Exact::of( ColumnValues::plain( $row['tax_amount'] ) ), Exact::of( $shipping_tax ) ) ),
			ColumnValues::plain( $row['shipping_total_amount'] ),
			$shipping_tax,
			$lines,
			$taxes,
			$coupons,
			(string) $row['payment_method'],
			(string) $row['country'],
			(string) $row['state']
		);
	}

	private static function sum( string $amount, string $before ): string {
		return Exact::text( Exact::plus( Exact::of( ColumnValues::readable( $amount ) ), Exact::of( $before ) ) );
	}

	/**
	 * A query of what tables of orders have of them.
	 *
	 * @param non-empty-list<int> $ids
	 */
	private function orders( array $ids ): string {
		return "SELECT o.id, o.parent_order_id, o.type, o.status, o.currency, o.tax_amount, o.total_amount, o.date_created_gmt,
			o.payment_method, p.date_paid_gmt, p.date_completed_gmt, p.shipping_tax_amount, p.shipping_total_amount, a.country, a.state
			FROM {$this->database->table( Tables::ORDERS )} o
			LEFT JOIN {$this->database->table( Tables::OPERATIONAL )} p ON p.order_id = o.id
			LEFT JOIN {$this->database->table( Tables::ADDRESSES )} a ON a.order_id = o.id AND a.address_type = 'billing'
			WHERE o.id IN ( " . implode( ', ', $ids ) . ' )';
	}

	/**
	 * A query of the fields of items: grouping them would take the server longer than PHP takes to read them.
	 *
	 * @param non-empty-list<int> $ids Of orders.
	 */
	private function items( array $ids ): string {
		$keys  = implode( "', '", array_keys( self::FIELDS ) );
		$types = implode( "', '", [ LineItem::TYPE, TaxItem::TYPE, CouponItem::TYPE ] );
		// Order by order, and item by item: a database that knows little of its tables would else read the items of all orders.
		$index = $this->database->is_sqlite() ? '' : 'FORCE INDEX ( order_id )';
		return "SELECT i.order_id, i.order_item_id, i.order_item_type, m.meta_key, m.meta_value
			FROM {$this->database->table( Tables::ITEMS )} i $index LEFT JOIN {$this->database->table( Tables::ITEM_META )} m
			ON m.order_item_id = i.order_item_id AND m.meta_key IN ( '$keys' )
			WHERE i.order_id IN ( " . implode( ', ', $ids ) . " ) AND i.order_item_type IN ( '$types' )";
	}
}
