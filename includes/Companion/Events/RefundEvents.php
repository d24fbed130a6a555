<?php
declare(strict_types=1);

namespace Storewright\Companion\Events;

use Storewright\Kernel\Events;
use Storewright\Kernel\SwitchedSite;
use WC_Order_Refund;
use WP_Post;

/**
 * Refunds, in WooCommerce's tables and in posts.
 *
 * WooCommerce tells of a deleted refund only where its order page deleted it. So those that are about to be deleted are noted,
 * and the deletion is told as soon as somebody says that he has deleted something, at the latest when the request ends.
 */
final class RefundEvents {

	private const TYPE = 'shop_order_refund';

	/**
	 * @var array<int, int> Refund => order, of those that are about to be deleted.
	 */
	private array $leaving = [];

	public function register(): void {
		Bridge::add( 'woocommerce_order_refunded', 'storewright_order_refunded' );
		add_filter( 'woocommerce_pre_delete_order_refund', $this->note( ... ), PHP_INT_MAX, 2 );
		Bridge::listen( 'woocommerce_rest_delete_' . self::TYPE . '_object', $this->tell_of_gone( ... ), 10, 0 );
		Bridge::listen( 'woocommerce_refund_deleted', $this->tell_of_gone( ... ), 10, 0 );
		Bridge::listen( 'deleted_post', $this->follow_post( ... ), 10, 2 );
	}

	/**
	 * @param mixed $answer Null unless somebody keeps the refund from being deleted.
	 * @param mixed $refund The refund.
	 */
	private function note( mixed $answer, mixed $refund ): mixed {
		if ( null === $answer && $refund instanceof WC_Order_Refund && ! SwitchedSite::is_another() ) {
			$this->leaving[ $refund->get_id() ] = $refund->get_parent_id();
			Bridge::listen( 'shutdown', $this->tell_of_gone( ... ), 5, 0, 'storewright_refund_deleted' );
		}
		return $answer;
	}

	private function tell_of_gone(): void {
		foreach ( $this->leaving as $refund => $order ) {
			if ( false === wc_get_order( $refund ) ) {
				$this->tell( $refund, $order );
			}
		}
	}

	private function follow_post( mixed $id, mixed $post ): void {
		if ( $post instanceof WP_Post && self::TYPE === $post->post_type ) {
			$this->tell( $id, $post->post_parent );
		}
	}

	private function tell( mixed $refund, mixed $order ): void {
		$refund = is_numeric( $refund ) ? (int) $refund : 0;
		unset( $this->leaving[ $refund ] );
		/** This action is documented in includes/Store/Orders/Refunds/RefundWriter.php */
		Events::dispatch( 'storewright_refund_deleted', $order, $refund );
	}
}
