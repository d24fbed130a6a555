<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Store\Orders\Model\CouponItem;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\Item;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\Model\ShippingItem;
use Storewright\Store\Orders\Model\TaxItem;

/**
 * The orders of the golden shop.
 */
final class GoldenOrders {

	/**
	 * @param array<mixed> $row
	 */
	private function __construct( private readonly array $row ) {}

	/**
	 * All of them, in the order of the file.
	 *
	 * @return list<Order>
	 */
	public static function all(): array {
		$rows = json_decode(
			(string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/golden/orders.json' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		return array_map( static fn( self $row ) => $row->order(), ( new self( [ 'all' => $rows ] ) )->rows( 'all' ) );
	}

	private function order(): Order {
		$order                       = new Order();
		$order->id                   = $this->number( 'id' );
		$order->parent_id            = $this->number( 'parent_id' );
		$order->status               = $this->text( 'status' );
		$order->currency             = $this->text( 'currency' );
		$order->version              = $this->text( 'version' );
		$order->prices_include_tax   = $this->truth( 'prices_include_tax' );
		$order->discount_total       = $this->text( 'discount_total' );
		$order->discount_tax         = $this->text( 'discount_tax' );
		$order->shipping_total       = $this->text( 'shipping_total' );
		$order->shipping_tax         = $this->text( 'shipping_tax' );
		$order->cart_tax             = $this->text( 'cart_tax' );
		$order->total                = $this->text( 'total' );
		$order->customer_id          = $this->number( 'customer_id' );
		$order->order_key            = $this->text( 'order_key' );
		$order->payment_method       = $this->text( 'payment_method' );
		$order->payment_method_title = $this->text( 'payment_method_title' );
		$order->created              = $this->moment( 'date_created_gmt' );
		$order->modified             = $this->moment( 'date_modified_gmt' );
		$order->paid                 = $this->moment( 'date_paid_gmt' );
		$order->completed            = $this->moment( 'date_completed_gmt' );
		$order->billing              = OrderAddress::of( $this->texts( 'billing' ) );
		$order->shipping             = OrderAddress::of( $this->texts( 'shipping' ) );
		if ( 'trash' === $order->status ) {
			$order->status_before_trash = 'pending';
			$order->trashed             = $order->modified;
		}
		$items = [
			...array_map( static fn( self $row ) => $row->line(), $this->rows( 'line_items' ) ),
			...array_map( static fn( self $row ) => $row->fee(), $this->rows( 'fee_lines' ) ),
			...array_map( static fn( self $row ) => $row->shipping(), $this->rows( 'shipping_lines' ) ),
			...array_map( static fn( self $row ) => $row->coupon(), $this->rows( 'coupon_lines' ) ),
			...array_map( static fn( self $row ) => $row->tax(), $this->rows( 'tax_lines' ) ),
		];
		usort( $items, static fn( Item $one, Item $other ) => $one->id <=> $other->id );
		$order->items = $items;
		return $order;
	}

	private function line(): LineItem {
		$item                 = new LineItem();
		$item->id             = $this->number( 'id' );
		$item->name           = $this->text( 'name' );
		$item->product_id     = $this->number( 'product_id' );
		$item->variation_id   = $this->number( 'variation_id' );
		$item->quantity       = $this->number( 'quantity' );
		$item->tax_class      = $this->text( 'tax_class' );
		$item->subtotal       = $this->text( 'subtotal' );
		$item->subtotal_tax   = $this->text( 'subtotal_tax' );
		$item->total          = $this->text( 'total' );
		$item->total_tax      = $this->text( 'total_tax' );
		$item->taxes          = $this->taxes( 'total' );
		$item->subtotal_taxes = $this->taxes( 'subtotal' );
		return $item;
	}

	private function fee(): FeeItem {
		$item             = new FeeItem();
		$item->id         = $this->number( 'id' );
		$item->name       = $this->text( 'name' );
		$item->tax_class  = $this->text( 'tax_class' );
		$item->tax_status = $this->text( 'tax_status' );
		$item->amount     = $this->text( 'amount' );
		$item->total      = $this->text( 'total' );
		$item->total_tax  = $this->text( 'total_tax' );
		$item->taxes      = $this->taxes( 'total' );
		return $item;
	}

	private function shipping(): ShippingItem {
		$item              = new ShippingItem();
		$item->id          = $this->number( 'id' );
		$item->name        = $this->text( 'method_title' );
		$item->method_id   = $this->text( 'method_id' );
		$item->instance_id = $this->text( 'instance_id' );
		$item->total       = $this->text( 'total' );
		$item->total_tax   = $this->text( 'total_tax' );
		$item->taxes       = $this->taxes( 'total' );
		return $item;
	}

	private function coupon(): CouponItem {
		$item                 = new CouponItem();
		$item->id             = $this->number( 'id' );
		$item->name           = $this->text( 'code' );
		$item->discount       = $this->text( 'discount' );
		$item->discount_tax   = $this->text( 'discount_tax' );
		$item->discount_type  = $this->text( 'discount_type' );
		$item->nominal_amount = $this->text( 'nominal_amount' );
		$item->free_shipping  = $this->truth( 'free_shipping' );
		$info                 = json_decode( $this->rows( 'meta_data' )[0]->text( 'value' ), true );
		$item->coupon_id      = is_array( $info ) && is_int( $info[0] ) ? $info[0] : 0;
		return $item;
	}

	private function tax(): TaxItem {
		$item                     = new TaxItem();
		$item->id                 = $this->number( 'id' );
		$item->name               = $this->text( 'rate_code' );
		$item->rate_id            = $this->number( 'rate_id' );
		$item->label              = $this->text( 'label' );
		$item->compound           = $this->truth( 'compound' );
		$item->tax_total          = $this->text( 'tax_total' );
		$item->shipping_tax_total = $this->text( 'shipping_tax_total' );
		$item->rate_percent       = $this->text( 'rate_percent' );
		return $item;
	}

	/**
	 * @return array<int, string> Rate => amount.
	 */
	private function taxes( string $of ): array {
		$taxes = [];
		foreach ( $this->rows( 'taxes' ) as $tax ) {
			$taxes[ $tax->number( 'id' ) ] = $tax->text( $of );
		}
		return $taxes;
	}

	private function text( string $name ): string {
		$value = $this->row[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	private function number( string $name ): int {
		return (int) $this->text( $name );
	}

	private function truth( string $name ): bool {
		return true === ( $this->row[ $name ] ?? false );
	}

	/**
	 * @return array<string, string>
	 */
	private function texts( string $name ): array {
		$row = $this->row[ $name ] ?? [];
		/** @var array<string, string> $texts */
		$texts = is_array( $row ) ? array_filter( $row, 'is_string' ) : [];
		return $texts;
	}

	/**
	 * @return list<self>
	 */
	private function rows( string $name ): array {
		$rows = $this->row[ $name ] ?? [];
		return array_map(
			static fn( array $row ) => new self( $row ),
			array_values( array_filter( is_array( $rows ) ? $rows : [], 'is_array' ) )
		);
	}

	private function moment( string $name ): ?DateTimeImmutable {
		$gmt = $this->text( $name );
		return '' === $gmt ? null : new DateTimeImmutable( $gmt, new DateTimeZone( 'UTC' ) );
	}
}
