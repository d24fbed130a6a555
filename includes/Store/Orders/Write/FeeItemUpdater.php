<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\Order;

/**
 * The fees of an order as a client wants them.
 */
final class FeeItemUpdater {

	private const MAX_CLASS_LENGTH = 200;

	/**
	 * Adds, changes and removes fees.
	 *
	 * @param array<RequestData> $input
	 * @throws InvalidInput If one can't be taken: `woocommerce_rest_invalid_fee_item` where it has no name.
	 */
	public function apply( Order $order, array $input ): void {
		foreach ( $input as $line ) {
			$item = ItemReference::existing( $order, $line, FeeItem::class );
			if ( ItemReference::is_to_go( $line ) ) {
				ItemReference::remove( $order, $item );
				continue;
			}
			$name = $line->text( 'name' );
			if ( null === $item ) {
				if ( null === $name || '' === $name ) {
					throw $line->refusal( 'name', __( 'A fee needs a name.', 'storewright' ), 'woocommerce_rest_invalid_fee_item' );
				}
				$item           = new FeeItem();
				$order->items[] = $item;
			}
			$this->change( $item, $line );
		}
	}

	private function change( FeeItem $item, RequestData $line ): void {
		$class  = $line->text( 'tax_class', self::MAX_CLASS_LENGTH );
		$status = $line->text( 'tax_status' );
		$total  = $line->amount( 'total' );

		$item->name      = $line->text( 'name' ) ?? $item->name;
		$item->tax_class = 'standard' === $class ? '' : $class ?? $item->tax_class;
		if ( 'none' === $status || 'taxable' === $status ) {
			$item->tax_status = $status;
		}
		if ( null !== $total ) {
			$item->total  = (string) $total;
			$item->amount = (string) $total;
		}
		$item->meta = MetaList::of_item( $item, $line->meta() );
	}
}
