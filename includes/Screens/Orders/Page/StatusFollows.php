<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Store\Emails\Send\FollowingEmails;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Write\StockReductionEffect;

/**
 * What follows when an order gets a status, in sentences.
 */
final class StatusFollows {

	/**
	 * The sentences.
	 *
	 * @param Order        $order
	 * @param list<string> $statuses Without prefix.
	 * @param FollowingEmails $emails Says which emails are sent.
	 * @return array<string, list<string>> By status; those that nothing follows from are missing.
	 */
	public static function all( Order $order, array $statuses, FollowingEmails $emails ): array {
		$products = count( array_unique( array_map( static fn( LineItem $line ) => $line->stock_product_id(), $order->line_items() ) ) );
		$follows  = [];
		foreach ( array_diff( $statuses, [ $order->status ] ) as $status ) {
			$texts = [];
			if ( 0 < $products && ! $order->stock_reduced && in_array( $status, StockReductionEffect::HELD_IN, true ) ) {
				/* translators: %s: number of products. */
				$texts[] = sprintf( _n( 'Stock of %s product is reduced.', 'Stock of %s products is reduced.', $products, 'storewright' ), number_format_i18n( $products ) );
			}
			if ( 0 < $products && $order->stock_reduced && in_array( $status, StockReductionEffect::PUT_BACK_IN, true ) ) {
				/* translators: %s: number of products. */
				$texts[] = sprintf( _n( 'Stock of %s product is put back.', 'Stock of %s products is put back.', $products, 'storewright' ), number_format_i18n( $products ) );
			}
			if ( OrderStatus::REFUNDED === $status ) {
				$texts[] = __( 'All that is left is recorded as refunded; no money is moved.', 'storewright' );
			}
			array_push( $texts, ...$emails->texts( $order, $status ) );
			/**
			 * Filters what an order's page says of a status before it is chosen, such as what a plugin does then.
			 *
			 * @param list<string> $texts    Sentences.
			 * @param string       $status   Status without prefix.
			 * @param int          $order_id Id of the order, 0 for a new one.
			 */
			$filtered = apply_filters( 'storewright_order_status_follows', $texts, $status, $order->id );
			$texts    = array_values( array_filter( is_array( $filtered ) ? $filtered : $texts, is_string( ... ) ) );
			if ( [] !== $texts ) {
				$follows[ $status ] = $texts;
			}
		}
		return $follows;
	}
}
