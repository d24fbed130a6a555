<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Service;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Items\FeeItem;
use Storewright\Store\Orders\Order;

/**
 * The fees of an order as a client wants them.
 */
final class FeeItemChanges {

	private const LONGEST_CLASS = 200;

	/**
	 * Adds, changes and removes fees.
	 *
	 * @param array<Given> $given
	 * @throws InvalidInput If one can't be taken: `woocommerce_rest_invalid_fee_item` where it has no name.
	 */
	public function apply( Order $order, array $given ): void {
		foreach ( $given as $line ) {
			$item = ItemIdentity::existing( $order, $line, FeeItem::class );
			if ( ItemIdentity::is_to_go( $line ) ) {
				ItemIdentity::remove( $order, $item );
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

	private function change( FeeItem $item, Given $line ): void {
		$class  = $line->text( 'tax_class', self::LONGEST_CLASS );
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
