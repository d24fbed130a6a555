<?php
declare(strict_types=1);

namespace Storewright\Screens\Coupons;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Screens\Orders\OrderText;
use Storewright\Shop\OrderUrl;
use Storewright\Store\Coupons\Coupon;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Tables;

/**
 * Which orders a coupon was used in.
 *
 * @internal
 */
final class CouponUses {

	/**
	 * How many orders are listed, the newest ones.
	 */
	private const LISTED = 10;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Prints the card.
	 */
	public function render( Coupon $coupon ): void {
		printf( '<section class="storewright-catalog__card" id="storewright-coupon-uses"><h2>%s</h2>', esc_html__( 'Usage', 'storewright' ) );
		$times = 0 === $coupon->usage_count
			? __( 'The coupon has not been used yet.', 'storewright' )
			/* translators: %s: a number. */
			: sprintf( _n( 'Used %s time.', 'Used %s times.', $coupon->usage_count, 'storewright' ), number_format_i18n( $coupon->usage_count ) );
		if ( null !== $coupon->usage_limit ) {
			/* translators: %s: a number. */
			$times .= ' ' . sprintf( __( 'The limit is %s.', 'storewright' ), number_format_i18n( $coupon->usage_limit ) );
		}
		printf( '<p>%s</p>', esc_html( $times ) );
		if ( OrderUrl::may_open( $this->context->mode ) ) {
			$this->render_orders( $coupon );
		}
		if ( current_user_can( Capabilities::VIEW_REPORTS ) ) {
			printf(
				'<p><a href="%s">%s</a></p>',
				esc_url(
					$this->context->app_url(
						[
							'path'    => '/analytics/coupons',
							'filter'  => 'single_coupon',
							'coupons' => (string) $coupon->id,
						]
					)
				),
				esc_html__( 'Coupons report', 'storewright' )
			);
		}
		echo '</section>';
	}

	private function render_orders( Coupon $coupon ): void {
		$rows = $this->context->database->rows(
			"SELECT order_id, discount_amount FROM {$this->context->database->table( Tables::COUPON_LOOKUP )} WHERE coupon_id = %d ORDER BY date_created DESC, order_id DESC LIMIT %d",
			$coupon->id,
			self::LISTED
		);
		$off  = array_column( $rows, 'discount_amount', 'order_id' );
		if ( [] === $off ) {
			return;
		}
		$texts = new OrderText( $this->context );
		echo '<ul class="storewright-coupon__orders">';
		$orders = ( new OrderServices( $this->context ) )->query()->several( array_map( intval( ... ), array_keys( $off ) ) );
		foreach ( $orders as $order ) {
			printf(
				'<li><a href="%s">#%d %s</a> <span>%s</span> <span>%s</span></li>',
				esc_url( OrderUrl::of( $this->context->mode, $order->id ) ),
				absint( $order->id ),
				esc_html( OrderText::customer( $order ) ),
				esc_html( OrderText::moment( $order->created ) ),
				esc_html( $texts->money( $order, "-{$off[ $order->id ]}" ) )
			);
		}
		echo '</ul>';
		if ( self::LISTED === count( $off ) ) {
			/* translators: %s: number of orders. */
			printf( '<p class="description">%s</p>', esc_html( sprintf( __( 'The newest %s orders.', 'storewright' ), number_format_i18n( self::LISTED ) ) ) );
		}
	}
}
