<?php
/**
 * Changes an order several times. Arguments: `id`, `name` and `times`: adds that many entries of meta data, and adds one to the
 * quantity of its first row each time. Returns whether it came to the end.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Database\Meta\MetaEntry;
use Storewright\Kernel\Context;
use Storewright\Store\Orders\Order;
use Storewright\Store\Orders\OrderRepository;

return static function ( Context $context, array $given ): bool {
	/** @var array{id: int, name: string, times: int} $given */
	$repository = OrderRepository::of( $context );
	for ( $time = 0; $time < $given['times']; $time++ ) {
		$repository->update(
			$given['id'],
			static function ( Order $order ) use ( $given, $time ): void {
				$order->meta[] = new MetaEntry( 0, $given['name'], $time );
				++$order->line_items()[0]->quantity;
			}
		);
	}
	return true;
};
