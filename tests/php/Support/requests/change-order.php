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
use Storewright\Store\Orders\Items\LineItem;
use Storewright\Store\Orders\Items\TaxItem;
use Storewright\Store\Orders\Order;
use Storewright\Store\Orders\OrderRepository;

return static function ( Context $context, array $given ): bool {
	/** @var array{id: int, name: string, times: int} $given */
	$repository = OrderRepository::of( $context );
	for ( $time = 0; $time < $given['times']; $time++ ) {
		$repository->update(
			$given['id'],
			static function ( Order $order ) use ( $given, $time ): void {
				if ( '' === $given['name'] ) {
					$line             = new LineItem();
					$line->product_id = 1000 + $time;
					$order->items[]   = $line;
					$order->items[]   = new TaxItem();
					$order->status    = [ 'processing', 'cancelled' ][ $time % 2 ];
					return;
				}
				$order->meta[] = new MetaEntry( 0, $given['name'], $time );
				++$order->line_items()[0]->quantity;
			}
		);
	}
	return true;
};
