<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Kernel\Context;
use Storewright\Screens\Orders\OrderText;
use Storewright\Shop\OrderUrl;
use Storewright\Store\Orders\Model\Order;

/**
 * An order on paper: a packing slip without prices, or an invoice. The style hides wp-admin where it is printed.
 */
final class PrintView {

	public const PACKING_SLIP = 'packing-slip';

	public const KINDS = [ self::PACKING_SLIP, 'invoice' ];

	public function __construct( private readonly Context $context, private readonly OrderText $texts ) {}

	/**
	 * Prints the page.
	 *
	 * @param Order  $order
	 * @param string $kind  One of KINDS.
	 */
	public function render( Order $order, string $kind ): void {
		$is_slip = self::PACKING_SLIP === $kind;
		$title   = $is_slip ? __( 'Packing slip', 'storewright' ) : __( 'Invoice', 'storewright' );
		printf(
			'<div class="wrap storewright storewright-print"><p class="storewright-print__bar"><a href="%s">%s</a> <button type="button" class="button button-primary" data-print hidden>%s</button></p><h1>%s</h1><p>%s<br>%s</p>',
			esc_url( OrderUrl::of( $this->context->mode, $order->id ) ),
			esc_html__( 'Back to the order', 'storewright' ),
			esc_html__( 'Print', 'storewright' ),
			esc_html( $title ),
			esc_html( get_bloginfo( 'name' ) ),
			/* translators: 1: number of an order, 2: date and time. */
			esc_html( sprintf( __( 'Order #%1$s, %2$s', 'storewright' ), $order->id, OrderText::moment( $order->created ) ) )
		);
		$address = $is_slip && ! $order->shipping->is_empty() ? $order->shipping : $order->billing;
		printf( '<address>%s</address>', wp_kses( implode( '<br>', array_map( esc_html( ... ), OrderText::address( $address ) ) ), [ 'br' => [] ] ) );
		$this->render_items( $order, $is_slip );
		if ( '' !== $order->customer_note ) {
			printf( '<p>%s</p>', esc_html( $order->customer_note ) );
		}
		echo '</div>';
	}

	private function render_items( Order $order, bool $is_slip ): void {
		printf( '<table><thead><tr><th scope="col">%s</th><th scope="col" class="num">%s</th>', esc_html__( 'Item', 'storewright' ), esc_html__( 'Quantity', 'storewright' ) );
		if ( ! $is_slip ) {
			printf( '<th scope="col" class="num">%s</th>', esc_html__( 'Total', 'storewright' ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $order->line_items() as $line ) {
			printf( '<tr><td>%s</td><td class="num">%s</td>', esc_html( $line->name ), esc_html( (string) $line->quantity ) );
			if ( ! $is_slip ) {
				printf( '<td class="num">%s</td>', esc_html( $this->texts->money( $order, $line->subtotal ) ) );
			}
			echo '</tr>';
		}
		foreach ( $is_slip ? [] : $order->fee_items() as $fee ) {
			printf( '<tr><td>%s</td><td></td><td class="num">%s</td></tr>', esc_html( $fee->name ), esc_html( $this->texts->money( $order, $fee->total ) ) );
		}
		echo '</tbody>';
		if ( ! $is_slip ) {
			echo '<tfoot>';
			foreach ( [
				[ __( 'Discount', 'storewright' ), '0' === $order->discount_total ? '' : '-' . $order->discount_total ],
				[ __( 'Shipping', 'storewright' ), $order->shipping_total ],
				[ __( 'Tax', 'storewright' ), (string) $order->total_tax() ],
				[ __( 'Total', 'storewright' ), $order->total ],
			] as [ $label, $amount ] ) {
				if ( '' !== $amount && '-0' !== $amount ) {
					printf( '<tr><th scope="row" colspan="2">%s</th><td class="num"><bdi>%s</bdi></td></tr>', esc_html( $label ), esc_html( $this->texts->money( $order, $amount ) ) );
				}
			}
			echo '</tfoot>';
		}
		echo '</table>';
	}
}
