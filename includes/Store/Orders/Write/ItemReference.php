<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Model\Item;
use Storewright\Store\Orders\Model\Order;

/**
 * Which item of an order a client means, and whether it is to go.
 */
final class ItemReference {

	/**
	 * Whichever of them is null says that the item is to go, as in WooCommerce.
	 */
	private const REMOVING = [ 'product_id', 'method_id', 'method_title', 'name', 'code' ];

	/**
	 * The item of an id that was sent; null where none was.
	 *
	 * @template T of Item
	 * @param class-string<T> $kind
	 * @return T|null
	 * @throws InvalidInput If the order has no such item of this kind: `woocommerce_rest_invalid_item_id`.
	 */
	public static function existing( Order $order, RequestData $data, string $kind ): ?Item {
		$id = $data->count( 'id', PHP_INT_MAX ) ?? 0;
		if ( 0 === $id ) {
			return null;
		}
		$item = $order->item( $id );
		if ( ! $item instanceof $kind ) {
			throw $data->refusal(
				'id',
				/* translators: %d: id of an item. */
				sprintf( __( 'The order has no item %d of this type.', 'storewright' ), $id ),
				'woocommerce_rest_invalid_item_id'
			);
		}
		return $item;
	}

	/**
	 * Whether the client wants the item gone.
	 */
	public static function is_to_go( RequestData $data ): bool {
		return $data->is_null( ...self::REMOVING );
	}

	/**
	 * Takes an item out of an order. Null is none.
	 */
	public static function remove( Order $order, ?Item $item ): void {
		$order->items = array_values( array_filter( $order->items, static fn( Item $other ) => $other !== $item ) );
	}
}
