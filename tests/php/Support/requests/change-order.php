<?php
/**
 * Changes an order several times. Arguments: `id`, `name` and `times`: adds that many entries of meta data, and adds one to the
 * quantity of its first row each time, or with `name` '' adds a row to it and gives it another status. Returns whether it came to the end.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Database\Meta\MetaEntry;
use Storewright\Kernel\Context;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\TaxItem;
use Storewright\Store\Orders\OrderServices;

return static function ( Context $context, array $input ): bool {
	/** @var array{id: int, name: string, times: int} $input */
	$repository = ( new OrderServices( $context ) )->repository();
	for ( $time = 0; $time < $input['times']; $time++ ) {
		$repository->update(
			$input['id'],
			static function ( Order $order ) use ( $input, $time ): void {
				if ( '' === $input['name'] ) {
					$line             = new LineItem();
					$line->product_id = 1000 + $time;
					$order->items[]   = $line;
					$order->items[]   = new TaxItem();
					$order->status    = [ 'processing', 'cancelled' ][ $time % 2 ];
					return;
				}
				$order->meta[] = new MetaEntry( 0, $input['name'], $time );
				++$order->line_items()[0]->quantity;
			}
		);
	}
	return true;
};
