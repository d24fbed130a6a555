<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Kernel\Options;
use Storewright\Store\Orders\Model\Order;

/**
 * Where a customer can pay an order: an endpoint of the checkout page, as in WooCommerce. The page is the theme's or another
 * plugin's.
 */
final class PaymentUrl {

	public function __construct( private readonly Options $options ) {}

	/**
	 * The address, with the order's key, so that it is for whoever was given it.
	 */
	public function of( Order $order ): string {
		$page      = (int) $this->options->string( 'woocommerce_checkout_page_id' );
		$permalink = 0 < $page ? get_permalink( $page ) : false;
		$checkout  = false === $permalink ? home_url( '/' ) : $permalink;
		$endpoint  = sanitize_title( $this->options->string( 'woocommerce_checkout_pay_endpoint', 'order-pay' ) );
		$endpoint  = '' === $endpoint ? 'order-pay' : $endpoint;
		$pretty    = '' !== $this->options->string( 'permalink_structure' ) && ! str_contains( $checkout, '?' );
		$base      = $pretty
			? trailingslashit( $checkout ) . user_trailingslashit( "{$endpoint}/{$order->id}" )
			: add_query_arg( $endpoint, $order->id, $checkout );

		$url = add_query_arg(
			[
				'pay_for_order' => 'true',
				'key'           => rawurlencode( $order->order_key ),
			],
			$base
		);
		/**
		 * Filters where a customer can pay an order.
		 *
		 * @param string $url   Address with the order's key.
		 * @param Order  $order The order.
		 */
		$filtered = apply_filters( 'storewright_order_payment_url', $url, $order );
		return is_string( $filtered ) ? $filtered : $url;
	}
}
