<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Refunds;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Service\Given;

/**
 * Reads from a request which refund a client wants. Items come as a list, or as an object with the items' ids as names.
 */
final class RefundInput {

	private const LONGEST_REASON = 5000;

	/**
	 * The wish.
	 *
	 * @param Given $given
	 * @param int   $user_id Who asks.
	 * @throws InvalidInput If it can't be read.
	 */
	public static function read( Given $given, int $user_id ): RefundWish {
		$items = [];
		foreach ( [ 'line_items', 'shipping_lines', 'fee_lines' ] as $name ) {
			$objects = $given->objects( $name );
			foreach ( $objects as $key => $item ) {
				$items[] = self::item( $item, array_is_list( $objects ) ? 0 : (int) $key );
			}
		}
		return new RefundWish(
			$given->amount( 'amount' ),
			$given->text( 'reason', self::LONGEST_REASON ) ?? '',
			array_values( array_filter( $items ) ),
			$given->bool( 'api_restock' ) ?? true,
			$given->bool( 'api_refund' ) ?? true,
			$given->count( 'refunded_by', PHP_INT_MAX ) ?? $user_id,
			$given->meta()
		);
	}

	/**
	 * @param Given $item
	 * @param int   $key  The item's id, where it does not say it itself.
	 */
	private static function item( Given $item, int $key ): ?ItemWish {
		$id       = $item->count( 'id', PHP_INT_MAX ) ?? $key;
		$quantity = $item->count( 'quantity' ) ?? $item->count( 'qty' ) ?? 0;
		$total    = $item->amount( 'refund_total' );
		$taxes    = $item->has( 'refund_tax' ) ? self::taxes( $item ) : null;
		$nothing  = 0 === $quantity && ( null === $total || $total->isZero() ) && [] === ( $taxes ?? [] );
		return $nothing ? null : new ItemWish( $id, $quantity, $total, $taxes, $item->path );
	}

	/**
	 * Taxes as a list of objects with id and refund_total, or as an object of amounts by the rates' ids.
	 *
	 * @return array<int, \Brick\Math\BigDecimal>
	 */
	private static function taxes( Given $item ): array {
		$taxes  = [];
		$amount = $item->object( 'refund_tax' );
		foreach ( $amount->names() as $name ) {
			$entry = $amount->object( (string) $name );
			$rate  = $entry->has( 'refund_total' ) ? $entry->count( 'id', PHP_INT_MAX ) ?? (int) $name : (int) $name;
			$tax   = $entry->has( 'refund_total' ) ? $entry->amount( 'refund_total' ) : $amount->amount( (string) $name );
			if ( null !== $tax && ! $tax->isZero() ) {
				$taxes[ $rate ] = isset( $taxes[ $rate ] ) ? $taxes[ $rate ]->plus( $tax ) : $tax;
			}
		}
		return $taxes;
	}
}
