<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

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
use Storewright\Store\Orders\Storage\RowWriter;
use Storewright\Store\Orders\Tables;

/**
 * Reads of many orders only what reports need: the same as ReportFacts::of() says of an order that was read whole, in a fraction of the
 * time.
 *
 * @internal
 */
final class ReportReader {

	/**
	 * Fields of items that reports need: each kind of item has one of each line at most.
	 */
	private const FIELDS = [
		'subject'   => [ '_product_id', 'rate_id', 'coupon_info' ],
		'variation' => [ '_variation_id' ],
		'pieces'    => [ '_qty' ],
		'amount'    => [ '_line_total', 'tax_amount', 'discount_amount' ],
		'tax'       => [ '_line_tax', 'shipping_tax_amount' ],
		'subtotal'  => [ '_line_subtotal' ],
		'refunded'  => [ '_refunded_item_id' ],
	];

	public function __construct( private readonly Connection $database ) {}

	/**
	 * The facts of orders and refunds; those that do not exist are missing.
	 *
	 * @param list<int> $ids
	 * @return array<int, OrderFacts> By id.
	 */
	public function facts( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$items = [];
		$whole = [];
		foreach ( $this->items( $ids ) as $item ) {
			$items[ (int) $item['order_id'] ][ (int) $item['order_item_id'] ] = $item;
			if ( count( array_filter( array_intersect_key( $item, self::FIELDS ), is_string( ... ) ) ) !== (int) $item['texts'] ) {
				$whole[ (int) $item['order_id'] ] = (int) $item['order_id'];
			}
		}
		$facts = array_map( ReportFacts::of( ... ), ( new OrderReader( $this->database ) )->several( array_values( $whole ) ) );
		foreach ( $this->database->rows(
			"SELECT o.id, o.parent_order_id, o.type, o.status, o.currency, o.tax_amount, o.total_amount, o.date_created_gmt,
			o.payment_method, p.date_paid_gmt, p.date_completed_gmt, p.shipping_tax_amount, p.shipping_total_amount, a.country, a.state
			FROM {$this->database->table( Tables::ORDERS )} o
			LEFT JOIN {$this->database->table( Tables::OPERATIONAL )} p ON p.order_id = o.id
			LEFT JOIN {$this->database->table( Tables::ADDRESSES )} a ON a.order_id = o.id AND a.address_type = 'billing'
			WHERE o.id IN (" . RowWriter::places( $ids ) . ')',
			...$ids
		) as $row ) {
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
			WHERE o.id IN (" . RowWriter::places( $ids ) . ')',
			...$ids
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
			if ( LineItem::TYPE === $item['order_item_type'] ) {
				$lines[] = new ItemFacts(
					$id,
					(int) $item['subject'],
					(int) $item['variation'],
					Quantity::stored( $item['pieces'] ?? '1' ),
					ColumnValues::readable( $item['subtotal'] ?? '0' ),
					ColumnValues::readable( $item['amount'] ?? '0' ),
					ColumnValues::readable( $item['tax'] ?? '0' ),
					(int) $item['refunded']
				);
			} elseif ( TaxItem::TYPE === $item['order_item_type'] ) {
				$rate           = (int) $item['subject'];
				$taxes[ $rate ] = [
					'order_tax'    => self::sum( $item['amount'], $taxes[ $rate ]['order_tax'] ?? '0' ),
					'shipping_tax' => self::sum( $item['tax'], $taxes[ $rate ]['shipping_tax'] ?? '0' ),
				];
			} else {
				$coupon = new CouponItem();
				CouponInfo::read( (string) $item['subject'], $coupon );
				$coupons[ $coupon->coupon_id ] = self::sum( $item['amount'], $coupons[ $coupon->coupon_id ] ?? '0' );
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

	private static function sum( ?string $amount, string $before ): string {
		return Exact::text( Exact::plus( Exact::of( ColumnValues::readable( (string) $amount ) ), Exact::of( $before ) ) );
	}

	/**
	 * A row of each item. One of which a field is there twice has another number of `texts` than there are texts.
	 *
	 * @param non-empty-list<int> $ids Of orders.
	 * @return list<array<string, string|null>>
	 */
	private function items( array $ids ): array {
		$texts = [];
		foreach ( self::FIELDS as $name => $keys ) {
			$texts[] = "MAX( CASE WHEN m.meta_key IN ('" . implode( "', '", $keys ) . "') THEN m.meta_value END ) AS $name";
		}
		$keys  = array_merge( ...array_values( self::FIELDS ) );
		$types = [ LineItem::TYPE, TaxItem::TYPE, CouponItem::TYPE ];
		// Item by item: a database that knows little of its tables would else begin with the fields of all orders.
		return $this->database->rows(
			'SELECT i.order_id, i.order_item_id, i.order_item_type, COUNT( m.meta_id ) AS texts, ' . implode( ', ', $texts ) . "
			FROM {$this->database->table( Tables::ITEMS )} i LEFT JOIN {$this->database->table( Tables::ITEM_META )} m
			ON m.order_item_id = i.order_item_id AND m.meta_key IN (" . RowWriter::places( $keys, '%s' ) . ')
			WHERE i.order_id IN (' . RowWriter::places( $ids ) . ') AND i.order_item_type IN (' . RowWriter::places( $types, '%s' ) . ')
			GROUP BY i.order_id, i.order_item_id',
			...[ ...$keys, ...$ids, ...$types ]
		);
	}
}
