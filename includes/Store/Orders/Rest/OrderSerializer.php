<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Rest\Dates;
use Storewright\Rest\MetaData;
use Storewright\Store\Locale\CurrencyQuery;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Refunds\RefundQuery;
use Storewright\Store\Orders\Refunds\RefundSummary;
use Storewright\Store\Orders\Storage\ItemFieldMeta;
use Storewright\Store\Orders\Write\OrderState;
use Storewright\Store\Orders\Write\PaymentUrl;
use Storewright\Store\Orders\Write\ProductFinder;
use Storewright\Store\Products\Model\Product;

/**
 * Orders as they are answered. What is read beside the orders takes a constant number of queries.
 */
final class OrderSerializer {

	public function __construct(
		private readonly ProductFinder $products,
		private readonly RefundQuery $refunds,
		private readonly PaymentUrl $payment_url,
		private readonly ItemFieldMeta $fields
	) {}

	/**
	 * Several orders.
	 *
	 * @param list<Order>   $orders
	 * @param SerializerOptions $options
	 * @return list<array<string, mixed>>
	 */
	public function all( array $orders, SerializerOptions $options ): array {
		$products = $this->products( $orders );
		$items    = new ItemSerializer( $options, $products, $this->fields->of( $orders ) );
		$refunds  = $this->refunds->summaries( array_map( static fn( Order $order ) => $order->id, $orders ) );
		return array_map( fn( Order $order ) => $this->one( $order, $options, $items, $products, $refunds[ $order->id ] ?? [] ), $orders );
	}

	/**
	 * Answers about the items of some orders or refunds.
	 *
	 * @param list<Order>   $orders
	 * @param SerializerOptions $options
	 */
	public function items( array $orders, SerializerOptions $options ): ItemSerializer {
		return new ItemSerializer( $options, $this->products( $orders ), $this->fields->of( $orders ) );
	}

	/**
	 * The products of all lines with their parents, and their pictures in the cache.
	 *
	 * @param list<Order> $orders
	 * @return array<int, Product>
	 */
	public function products( array $orders ): array {
		$ids      = array_map(
			static fn( LineItem $item ) => [ $item->product_id, $item->variation_id ],
			array_merge( ...array_map( static fn( Order $order ) => $order->line_items(), $orders ) )
		);
		$products = $this->products->several( array_merge( ...$ids ) );
		$images   = array_filter(
			array_map( static fn( Product $product ) => $product->image_id, $products ),
			static fn( int $id ) => $id > 0
		);
		_prime_post_caches( array_values( array_unique( $images ) ), false, true );
		return $products;
	}

	/**
	 * @param array<int, Product> $products
	 * @param list<RefundSummary> $refunds
	 * @return array<string, mixed>
	 */
	private function one( Order $order, SerializerOptions $options, ItemSerializer $items, array $products, array $refunds ): array {
		$currency = ( new CurrencyQuery() )->currency( $order->currency );
		$shipping = array_diff_key( $order->shipping->fields(), [ 'email' => true ] );
		return [
			'id'                   => $order->id,
			'parent_id'            => $order->parent_id,
			'number'               => (string) $order->id,
			'order_key'            => $order->order_key,
			'created_via'          => $order->created_via,
			'version'              => $order->version,
			'status'               => $order->status,
			'currency'             => $order->currency,
			'currency_symbol'      => null === $currency ? $order->currency : $currency->symbol,
			'date_created'         => Dates::site( $order->created ),
			'date_created_gmt'     => Dates::gmt( $order->created ),
			'date_modified'        => Dates::site( $order->modified ),
			'date_modified_gmt'    => Dates::gmt( $order->modified ),
			'date_paid'            => Dates::site( $order->paid ),
			'date_paid_gmt'        => Dates::gmt( $order->paid ),
			'date_completed'       => Dates::site( $order->completed ),
			'date_completed_gmt'   => Dates::gmt( $order->completed ),
			'discount_total'       => $items->amount( $order->discount_total ),
			'discount_tax'         => $items->amount( $order->discount_tax ),
			'shipping_total'       => $items->amount( $order->shipping_total ),
			'shipping_tax'         => $items->amount( $order->shipping_tax ),
			'cart_tax'             => $items->amount( $order->cart_tax ),
			'total'                => $items->amount( $order->total ),
			'total_tax'            => $items->amount( (string) $order->total_tax() ),
			'prices_include_tax'   => $order->prices_include_tax,
			'customer_id'          => $order->customer_id,
			'customer_ip_address'  => $order->ip_address,
			'customer_user_agent'  => $order->user_agent,
			'customer_note'        => $order->customer_note,
			'billing'              => $order->billing->fields(),
			'shipping'             => $shipping,
			'payment_method'       => $order->payment_method,
			'payment_method_title' => $order->payment_method_title,
			'transaction_id'       => $order->transaction_id,
			'cart_hash'            => $order->cart_hash,
			'meta_data'            => MetaData::items( $options->wanted( $order->meta ) ),
			'line_items'           => array_map( $items->line( ... ), $order->line_items() ),
			'tax_lines'            => array_map( $items->tax( ... ), $order->tax_items() ),
			'shipping_lines'       => array_map( $items->shipping( ... ), $order->shipping_items() ),
			'fee_lines'            => array_map( $items->fee( ... ), $order->fee_items() ),
			'coupon_lines'         => array_map( $items->coupon( ... ), $order->coupon_items() ),
			'refunds'              => array_map(
				static fn( RefundSummary $refund ) => [
					'id'        => $refund->id,
					'reason'    => $refund->reason,
					'total'     => $items->amount( $refund->total ),
					'total_tax' => $items->amount( $refund->total_tax ),
				],
				$refunds
			),
			'payment_url'          => $this->payment_url->of( $order ),
			'is_editable'          => OrderState::is_editable( $order ),
			'needs_payment'        => OrderState::needs_payment( $order ),
			'needs_processing'     => OrderState::needs_processing( $order, $products ),
		];
	}
}
