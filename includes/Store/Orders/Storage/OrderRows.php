<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Storage;

use DateTimeImmutable;
use Storewright\Database\DateColumn;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Model\RefundDetails;

/**
 * Between an order and its rows in the tables of WooCommerce.
 *
 * @internal
 */
final class OrderRows {

	private const BILLING_INDEX = '_billing_address_index';

	private const SHIPPING_INDEX = '_shipping_address_index';

	private const REFUND_AMOUNT = '_refund_amount';

	private const REFUND_REASON = '_refund_reason';

	private const REFUNDED_BY = '_refunded_by';

	private const REFUNDED_PAYMENT = '_refunded_payment';

	private const TRASH_STATUS = '_wp_trash_meta_status';

	private const TRASH_TIME = '_wp_trash_meta_time';

	/**
	 * The keys of meta data that are fields.
	 */
	public const FIELDS = [
		self::BILLING_INDEX,
		self::SHIPPING_INDEX,
		self::REFUND_AMOUNT,
		self::REFUND_REASON,
		self::REFUNDED_BY,
		self::REFUNDED_PAYMENT,
		self::TRASH_STATUS,
		self::TRASH_TIME,
	];

	/**
	 * The row of wc_orders, without its id.
	 *
	 * @return array<string, string|int|null>
	 */
	public static function order( Order $order ): array {
		return [
			'status'               => RowWriter::fit( OrderStatus::stored( $order->status ), 20 ),
			'currency'             => RowWriter::fit( $order->currency, 10 ),
			'type'                 => $order->type,
			'tax_amount'           => ColumnValues::amount( $order->cart_tax ),
			'total_amount'         => ColumnValues::amount( $order->total ),
			'customer_id'          => max( 0, $order->customer_id ),
			'billing_email'        => self::text( $order->billing->email, 320 ),
			'date_created_gmt'     => DateColumn::utc( $order->created ),
			'date_updated_gmt'     => DateColumn::utc( $order->modified ),
			'parent_order_id'      => max( 0, $order->parent_id ),
			'payment_method'       => self::text( $order->payment_method, 100 ),
			'payment_method_title' => self::text( $order->payment_method_title ),
			'transaction_id'       => self::text( $order->transaction_id, 100 ),
			'ip_address'           => self::text( $order->ip_address, 100 ),
			'user_agent'           => self::text( $order->user_agent ),
			'customer_note'        => self::text( $order->customer_note ),
		];
	}

	/**
	 * The row of wc_order_operational_data, without ids.
	 *
	 * @return array<string, string|int|null>
	 */
	public static function operational( Order $order ): array {
		return [
			'created_via'                 => self::text( $order->created_via, 100 ),
			'woocommerce_version'         => self::text( $order->version, 20 ),
			'prices_include_tax'          => (int) $order->prices_include_tax,
			'coupon_usages_are_counted'   => (int) $order->coupons_counted,
			'download_permission_granted' => (int) $order->downloads_granted,
			'cart_hash'                   => self::text( $order->cart_hash, 100 ),
			'new_order_email_sent'        => (int) $order->new_order_email_sent,
			'order_key'                   => self::text( $order->order_key, 100 ),
			'order_stock_reduced'         => (int) $order->stock_reduced,
			'date_paid_gmt'               => DateColumn::utc( $order->paid ),
			'date_completed_gmt'          => DateColumn::utc( $order->completed ),
			'shipping_tax_amount'         => ColumnValues::amount( $order->shipping_tax ),
			'shipping_total_amount'       => ColumnValues::amount( $order->shipping_total ),
			'discount_tax_amount'         => ColumnValues::amount( $order->discount_tax ),
			'discount_total_amount'       => ColumnValues::amount( $order->discount_total ),
			'recorded_sales'              => (int) $order->sales_recorded,
		];
	}

	/**
	 * The rows of wc_order_addresses by type, without ids; refunds have none.
	 *
	 * @return array<string, array<string, string|null>>
	 */
	public static function addresses( Order $order ): array {
		if ( $order->is_refund() ) {
			return [];
		}
		$rows = [];
		foreach ( [
			'billing'  => $order->billing,
			'shipping' => $order->shipping,
		] as $type => $address ) {
			$rows[ $type ] = [];
			foreach ( $address->fields() as $field => $text ) {
				// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
				$rows[ $type ][ $field ] = self::text( $text, [ 'email' => 320, 'phone' => 100 ][ $field ] ?? 65_535 );
			}
		}
		return $rows;
	}

	/**
	 * The fields that are kept as meta data.
	 *
	 * @return array<string, string> Key => stored text.
	 */
	public static function meta( Order $order ): array {
		$meta = [];
		if ( ! $order->is_refund() ) {
			$meta[ self::BILLING_INDEX ]  = self::index( $order->billing );
			$meta[ self::SHIPPING_INDEX ] = self::index( $order->shipping );
		}
		if ( null !== $order->refund ) {
			$meta[ self::REFUND_AMOUNT ]    = $order->refund->amount;
			$meta[ self::REFUND_REASON ]    = ColumnValues::meta_text( $order->refund->reason );
			$meta[ self::REFUNDED_BY ]      = (string) $order->refund->by;
			$meta[ self::REFUNDED_PAYMENT ] = $order->refund->by_gateway ? '1' : '';
		}
		if ( OrderStatus::TRASH === $order->status ) {
			$meta[ self::TRASH_STATUS ] = OrderStatus::stored( $order->status_before_trash );
			$meta[ self::TRASH_TIME ]   = (string) ( $order->trashed?->getTimestamp() ?? 0 );
		}
		return $meta;
	}

	/**
	 * An order without its rows and the meta data of others.
	 *
	 * @param array<string, string|null>                $row       Of wc_orders and wc_order_operational_data.
	 * @param array<string, array<string, string|null>> $addresses By type.
	 * @param array<string, string>                     $meta      Key => stored text, of the keys that are fields.
	 */
	public static function read( array $row, array $addresses, array $meta ): Order {
		$order                       = new Order();
		$order->id                   = (int) $row['id'];
		$order->parent_id            = (int) $row['parent_order_id'];
		$order->type                 = (string) $row['type'];
		$order->status               = OrderStatus::plain( (string) $row['status'] );
		$order->currency             = (string) $row['currency'];
		$order->version              = (string) $row['woocommerce_version'];
		$order->prices_include_tax   = 1 === (int) $row['prices_include_tax'];
		$order->cart_tax             = ColumnValues::plain( $row['tax_amount'] );
		$order->total                = ColumnValues::plain( $row['total_amount'] );
		$order->discount_total       = ColumnValues::plain( $row['discount_total_amount'] );
		$order->discount_tax         = ColumnValues::plain( $row['discount_tax_amount'] );
		$order->shipping_total       = ColumnValues::plain( $row['shipping_total_amount'] );
		$order->shipping_tax         = ColumnValues::plain( $row['shipping_tax_amount'] );
		$order->customer_id          = (int) $row['customer_id'];
		$order->billing              = self::address( [ 'email' => $row['billing_email'] ] + ( $addresses['billing'] ?? [] ) );
		$order->shipping             = self::address( $addresses['shipping'] ?? [] );
		$order->payment_method       = (string) $row['payment_method'];
		$order->payment_method_title = (string) $row['payment_method_title'];
		$order->transaction_id       = (string) $row['transaction_id'];
		$order->ip_address           = (string) $row['ip_address'];
		$order->user_agent           = (string) $row['user_agent'];
		$order->customer_note        = (string) $row['customer_note'];
		$order->created_via          = (string) $row['created_via'];
		$order->order_key            = (string) $row['order_key'];
		$order->cart_hash            = (string) $row['cart_hash'];
		$order->created              = ColumnValues::moment( $row['date_created_gmt'] );
		$order->modified             = ColumnValues::moment( $row['date_updated_gmt'] );
		$order->paid                 = ColumnValues::moment( $row['date_paid_gmt'] );
		$order->completed            = ColumnValues::moment( $row['date_completed_gmt'] );
		$order->stock_reduced        = 1 === (int) $row['order_stock_reduced'];
		$order->coupons_counted      = 1 === (int) $row['coupon_usages_are_counted'];
		$order->sales_recorded       = 1 === (int) $row['recorded_sales'];
		$order->downloads_granted    = 1 === (int) $row['download_permission_granted'];
		$order->new_order_email_sent = 1 === (int) $row['new_order_email_sent'];
		if ( OrderStatus::TRASH === $order->status ) {
			$time                       = (int) ( $meta[ self::TRASH_TIME ] ?? 0 );
			$order->status_before_trash = OrderStatus::plain( $meta[ self::TRASH_STATUS ] ?? '' );
			$order->trashed             = $time > 0 ? new DateTimeImmutable( "@$time" ) : null;
		}
		if ( $order->is_refund() ) {
			$order->refund = new RefundDetails(
				ColumnValues::plain( $meta[ self::REFUND_AMOUNT ] ?? '0' ),
				ColumnValues::read_meta_text( $meta[ self::REFUND_REASON ] ?? '' ),
				(int) ( $meta[ self::REFUNDED_BY ] ?? 0 ),
				! in_array( $meta[ self::REFUNDED_PAYMENT ] ?? '', [ '', '0' ], true )
			);
		}
		return $order;
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private static function address( array $row ): OrderAddress {
		return OrderAddress::of( array_map( 'strval', $row ) );
	}

	/**
	 * Everything that an address says, for WooCommerce's own search.
	 */
	private static function index( OrderAddress $address ): string {
		return ColumnValues::meta_text( implode( ' ', $address->fields() ) );
	}

	private static function text( string $text, int $longest = 65_535 ): ?string {
		return '' === $text ? null : RowWriter::fit( $text, $longest );
	}
}
