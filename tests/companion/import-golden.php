<?php
/**
 * Has WooCommerce make the golden shop of tests/fixtures/golden by its own API: products, customers, coupons, tax rates, orders, refunds.
 * WordPress and WooCommerce are loaded.
 *
 * @package Storewright
 */

declare(strict_types=1);

namespace Storewright\Tests\Companion;

use Storewright\Tests\Support\WooCommerceEmails;
use WC_Coupon;
use WC_Customer;
use WC_Order;
use WC_Order_Item;
use WC_Order_Item_Coupon;
use WC_Order_Item_Fee;
use WC_Order_Item_Product;
use WC_Order_Item_Shipping;
use WC_Order_Item_Tax;
use WC_Order_Refund;
use WC_Product_Attribute;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;
use WC_Tax;

require_once dirname( __DIR__ ) . '/php/Support/WooCommerceEmails.php';

/**
 * Takes over the files of the golden shop. WooCommerce gives ids of its own.
 */
final class GoldenShop {

	/**
	 * Those of the file => WooCommerce's.
	 *
	 * @var array<string, array<int, int>>
	 */
	private array $ids = [
		'products'  => [ 0 => 0 ],
		'customers' => [ 0 => 0 ],
		'taxes'     => [ 0 => 0 ],
	];

	/**
	 * Makes everything.
	 *
	 * @param int $every One order in how many is made: 1 for all.
	 */
	public function import( int $every ): void {
		WooCommerceEmails::leave_out();
		foreach ( self::read( 'settings' )['settings'] as $settings ) {
			array_map( 'update_option', array_keys( $settings ), $settings );
		}
		array_map( $this->tax( ... ), self::read( 'taxes' ) );
		array_map( $this->product( ... ), self::read( 'products' ) );
		array_map( $this->customer( ... ), self::read( 'customers' ) );
		array_map( $this->coupon( ... ), self::read( 'coupons' ) );
		$refunds = self::read( 'refunds' );
		foreach ( self::read( 'orders' ) as $place => $row ) {
			if ( 0 !== ( $place + 2 ) % $every ) {
				continue;
			}
			$order = $this->order( $row );
			foreach ( $refunds[ $row['id'] ] ?? [] as $refund ) {
				$this->refund( $order, $refund );
			}
			if ( 'trash' === $row['status'] ) {
				$order->delete( false );
			}
		}
	}

	/**
	 * @param string $name Of a file.
	 * @return array<mixed>
	 */
	private static function read( string $name ): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__ ) . "/fixtures/golden/$name.json" ), true, 512, JSON_THROW_ON_ERROR );
	}

	private function tax( array $row ): void {
		$this->ids['taxes'][ $row['id'] ] = WC_Tax::_insert_tax_rate(
			[
				'tax_rate_country'  => $row['country'],
				'tax_rate_state'    => $row['state'],
				'tax_rate'          => $row['rate'],
				'tax_rate_name'     => $row['name'],
				'tax_rate_priority' => $row['priority'],
				'tax_rate_compound' => (int) $row['compound'],
				'tax_rate_shipping' => (int) $row['shipping'],
				'tax_rate_order'    => $row['order'],
				'tax_rate_class'    => 'standard' === $row['class'] ? '' : $row['class'],
			]
		);
	}

	private function product( array $row ): void {
		$product = 'variable' === $row['type'] ? new WC_Product_Variable() : new WC_Product_Simple();
		$product->set_props( self::props( $row ) );
		if ( 'variable' === $row['type'] ) {
			$product->set_attributes( array_map( self::attribute( ... ), $row['attributes'] ) );
		}
		$this->ids['products'][ $row['id'] ] = $product->save();
		foreach ( self::read( 'variations' )[ $row['id'] ] ?? [] as $of ) {
			$variation = new WC_Product_Variation();
			$variation->set_props( self::props( $of ) );
			$variation->set_parent_id( $product->get_id() );
			$variation->set_attributes( array_column( array_map( self::lower( ... ), $of['attributes'] ), 'option', 'name' ) );
			$this->ids['products'][ $of['id'] ] = $variation->save();
		}
	}

	private static function lower( array $attribute ): array {
		return [ 'name' => sanitize_title( $attribute['name'] ) ] + $attribute;
	}

	private static function attribute( array $row ): WC_Product_Attribute {
		$attribute = new WC_Product_Attribute();
		$attribute->set_name( $row['name'] );
		$attribute->set_options( $row['options'] );
		$attribute->set_variation( true );
		return $attribute;
	}

	/**
	 * @return array<string, mixed> What products and variations both have.
	 */
	private static function props( array $row ): array {
		$names = [ 'name', 'status', 'sku', 'virtual', 'downloadable', 'tax_status', 'tax_class', 'manage_stock', 'stock_status' ];
		$names = [ ...$names, 'regular_price', 'sale_price', ...( $row['manage_stock'] ? [ 'stock_quantity' ] : [] ) ];
		return [ 'date_created' => self::time( $row ) ] + array_intersect_key( $row, array_flip( $names ) );
	}

	private function customer( array $row ): void {
		if ( 'administrator' === $row['role'] ) {
			$this->ids['customers'][ $row['id'] ] = 1;
			return;
		}
		$customer = new WC_Customer();
		$customer->set_props( array_intersect_key( $row, array_flip( [ 'email', 'first_name', 'last_name', 'username' ] ) ) );
		$customer->set_password( 'password' );
		self::addresses( $customer, $row );
		$this->ids['customers'][ $row['id'] ] = $customer->save();
	}

	private function coupon( array $row ): void {
		$coupon = new WC_Coupon();
		$coupon->set_props( array_intersect_key( $row, array_flip( [ 'code', 'amount', 'discount_type' ] ) ) );
		$coupon->save();
	}

	private function order( array $row ): WC_Order {
		$order = new WC_Order();
		$names = [ 'currency', 'prices_include_tax', 'discount_total', 'discount_tax', 'shipping_total', 'shipping_tax', 'cart_tax', 'total' ];
		$order->set_props( array_intersect_key( $row, array_flip( [ ...$names, 'payment_method', 'payment_method_title' ] ) ) );
		$order->set_customer_id( $this->ids['customers'][ $row['customer_id'] ] );
		$order->set_date_created( self::time( $row ) );
		self::addresses( $order, $row );
		foreach ( $row['line_items'] as $of ) {
			$item = self::item( new WC_Order_Item_Product(), $of, [ 'name', 'quantity', 'tax_class', 'subtotal', 'total' ] );
			$item->set_product_id( $this->ids['products'][ $of['product_id'] ] ?? 0 );
			$item->set_variation_id( $this->ids['products'][ $of['variation_id'] ] ?? 0 );
			$item->set_taxes( $this->taxes( $of ) );
			$order->add_item( $item );
		}
		foreach ( $row['shipping_lines'] as $of ) {
			$item = self::item( new WC_Order_Item_Shipping(), $of, [ 'method_title', 'method_id', 'instance_id', 'total' ] );
			$item->set_taxes( $this->taxes( $of ) );
			$order->add_item( $item );
		}
		foreach ( $row['fee_lines'] as $of ) {
			$item = self::item( new WC_Order_Item_Fee(), $of, [ 'name', 'tax_class', 'tax_status', 'amount', 'total' ] );
			$item->set_taxes( $this->taxes( $of ) );
			$order->add_item( $item );
		}
		foreach ( $row['coupon_lines'] as $of ) {
			$order->add_item( self::item( new WC_Order_Item_Coupon(), $of, [ 'code', 'discount', 'discount_tax' ] ) );
		}
		foreach ( $row['tax_lines'] as $of ) {
			$item = self::item( new WC_Order_Item_Tax(), $of, [ 'rate_code', 'label', 'compound', 'tax_total', 'shipping_tax_total', 'rate_percent' ] );
			$item->set_rate_id( $this->ids['taxes'][ $of['rate_id'] ] ?? 0 );
			$order->add_item( $item );
		}
		$order->set_status( 'trash' === $row['status'] ? 'pending' : $row['status'] );
		$order->set_date_paid( $row['date_paid_gmt'] ? $row['date_paid_gmt'] . '+00:00' : null );
		$order->set_date_completed( $row['date_completed_gmt'] ? $row['date_completed_gmt'] . '+00:00' : null );
		$order->save();
		return $order;
	}

	private function refund( WC_Order $order, array $row ): void {
		$refund = new WC_Order_Refund();
		$refund->set_parent_id( $order->get_id() );
		$refund->set_date_created( self::time( $row ) );
		$refund->set_currency( $order->get_currency() );
		$refund->set_amount( $row['amount'] );
		$refund->set_total( '-' . $row['amount'] );
		$refund->set_reason( $row['reason'] );
		foreach ( $row['line_items'] as $of ) {
			$item = self::item( new WC_Order_Item_Product(), $of, [ 'name', 'quantity', 'tax_class', 'subtotal', 'total' ] );
			$item->set_product_id( $this->ids['products'][ $of['product_id'] ] ?? 0 );
			$item->set_variation_id( $this->ids['products'][ $of['variation_id'] ] ?? 0 );
			$item->set_taxes( $this->taxes( $of ) );
			$refund->add_item( $item );
		}
		$refund->save();
	}

	/**
	 * @template T of WC_Order_Item
	 * @param T            $item
	 * @param array<mixed> $row
	 * @param list<string> $names Properties to take from the row.
	 * @return T
	 */
	private static function item( WC_Order_Item $item, array $row, array $names ): WC_Order_Item {
		$item->set_props( array_intersect_key( $row, array_flip( $names ) ) );
		return $item;
	}

	/**
	 * @return array{total: array<int, string>, subtotal: array<int, string>}
	 */
	private function taxes( array $row ): array {
		$taxes = [
			'total'    => [],
			'subtotal' => [],
		];
		foreach ( $row['taxes'] as $tax ) {
			$rate                       = $this->ids['taxes'][ $tax['id'] ] ?? 0;
			$taxes['total'][ $rate ]    = $tax['total'];
			$taxes['subtotal'][ $rate ] = $tax['subtotal'] ?? $tax['total'];
		}
		return $taxes;
	}

	private static function addresses( WC_Customer|WC_Order $of, array $row ): void {
		foreach ( [ 'billing', 'shipping' ] as $kind ) {
			foreach ( $row[ $kind ] as $name => $value ) {
				if ( '' !== $value ) {
					$of->{"set_{$kind}_$name"}( $value );
				}
			}
		}
	}

	private static function time( array $row ): string {
		return $row['date_created_gmt'] . '+00:00';
	}
}

( new GoldenShop() )->import( $storewright_every ?? 1 );
