<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Refunds;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Write\RequestData;

/**
 * Reads from a request which refund a client wants. Items come as a list, or as an object with the items' ids as names.
 */
final class RefundInput {

	private const MAX_REASON_LENGTH = 5000;

	/**
	 * The requested refund.
	 *
	 * @param RequestData $data
	 * @param int   $user_id Who asks.
	 * @throws InvalidInput If it can't be read.
	 */
	public static function read( RequestData $data, int $user_id ): RefundRequest {
		$items = [];
		foreach ( [ 'line_items', 'shipping_lines', 'fee_lines' ] as $name ) {
			$objects = $data->objects( $name );
			foreach ( $objects as $key => $item ) {
				$items[] = self::item( $item, array_is_list( $objects ) ? 0 : (int) $key );
			}
		}
		return new RefundRequest(
			$data->amount( 'amount' ),
			$data->text( 'reason', self::MAX_REASON_LENGTH ) ?? '',
			array_values( array_filter( $items ) ),
			$data->bool( 'api_restock' ) ?? true,
			$data->bool( 'api_refund' ) ?? true,
			$data->count( 'refunded_by', PHP_INT_MAX ) ?? $user_id,
			$data->meta()
		);
	}

	/**
	 * @param RequestData $item
	 * @param int   $key  The item's id, where it does not say it itself.
	 */
	private static function item( RequestData $item, int $key ): ?RefundItem {
		$id       = $item->count( 'id', PHP_INT_MAX ) ?? $key;
		$quantity = $item->quantity( 'quantity' ) ?? $item->quantity( 'qty' ) ?? 0;
		$total    = $item->amount( 'refund_total' );
		$taxes    = $item->has( 'refund_tax' ) ? self::taxes( $item ) : null;
		$nothing  = 0 === $quantity && ( null === $total || $total->isZero() ) && [] === ( $taxes ?? [] );
		return $nothing ? null : new RefundItem( $id, $quantity, $total, $taxes, $item->path );
	}

	/**
	 * Taxes as a list of objects with id and refund_total, or as an object of amounts by the rates' ids.
	 *
	 * @return array<int, \Brick\Math\BigDecimal>
	 */
	private static function taxes( RequestData $item ): array {
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
