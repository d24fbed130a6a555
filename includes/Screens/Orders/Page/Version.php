<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Database\DateColumn;
use Storewright\Screens\Orders\OrderText;
use Storewright\Store\Orders\Model\Item;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;

/**
 * Which state of an order a form was made of. The time of the last change alone would not tell two changes of the same second apart.
 */
final class Version {

	/**
	 * A state as a text.
	 *
	 * @param Order       $order
	 * @param list<Order> $refunds Its refunds.
	 */
	public static function of( Order $order, array $refunds ): string {
		$ids = array_map( static fn( Order $refund ) => $refund->id, $refunds );
		return (string) wp_json_encode(
			[ DateColumn::utc( $order->modified ), array_map( md5( ... ), self::facts( $order ) ), md5( implode( ',', $ids ) ) ]
		);
	}

	/**
	 * What differs between a state and the order as it is, in words.
	 *
	 * @param string      $version
	 * @param Order       $order
	 * @param list<Order> $refunds
	 * @return list<string>
	 */
	public static function changes( string $version, Order $order, array $refunds ): array {
		$then  = json_decode( $version, true );
		$facts = is_array( $then ) && is_array( $then[1] ?? null ) ? $then[1] : [];
		$texts = [];
		foreach ( self::facts( $order ) as $name => $fact ) {
			if ( ( $facts[ $name ] ?? '' ) !== md5( $fact ) ) {
				$texts[] = match ( $name ) {
					/* translators: %s: name of a status. */
					'status'   => sprintf( __( 'Status: now %s', 'storewright' ), OrderStatus::label( $order->status ) ),
					'items'    => __( 'Items', 'storewright' ),
					/* translators: %s: an amount. */
					'total'    => sprintf( __( 'Total: now %s', 'storewright' ), $order->total ),
					'billing'  => __( 'Billing address', 'storewright' ),
					'shipping' => __( 'Shipping address', 'storewright' ),
					'payment'  => __( 'Payment', 'storewright' ),
					'customer' => __( 'Customer', 'storewright' ),
					default    => __( 'Note or custom fields', 'storewright' ),
				};
			}
		}
		$ids = array_map( static fn( Order $refund ) => $refund->id, $refunds );
		if ( is_array( $then ) && ( $then[2] ?? '' ) !== md5( implode( ',', $ids ) ) ) {
			$texts[] = __( 'Refunds', 'storewright' );
		}
		return $texts;
	}

	/**
	 * @return array<string, string>
	 */
	private static function facts( Order $order ): array {
		$items = array_map( static fn( Item $item ) => get_object_vars( $item ), $order->items );
		return [
			'status'   => $order->status,
			'items'    => (string) wp_json_encode( $items ),
			'total'    => $order->total,
			'billing'  => implode( "\n", $order->billing->fields() ),
			'shipping' => implode( "\n", $order->shipping->fields() ),
			'payment'  => "$order->payment_method\n$order->transaction_id",
			'customer' => (string) $order->customer_id,
			'more'     => $order->customer_note . wp_json_encode( $order->meta ),
		];
	}
}
