<?php
/**
 * Makes paid orders of a product. Arguments: `product`, `orders` (how many) and `stop_at`: part of a statement before which it
 * says “middle” and waits, '' for none. Returns the ids; 0 for each that was refused for want of stock.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\OrderServices;

return static function ( Context $context, array $input ): array {
	/** @var array{product: int, orders: int, stop_at: string} $input */
	if ( '' !== $input['stop_at'] ) {
		add_filter(
			'query',
			static function ( string $sql ) use ( $input ): string {
				if ( str_contains( $sql, $input['stop_at'] ) ) {
					echo "middle\n";
					fgets( STDIN );
				}
				return $sql;
			}
		);
	}
	$repository = ( new OrderServices( $context ) )->repository();
	$ids        = [];
	for ( $place = 0; $place < $input['orders']; $place++ ) {
		$line             = new LineItem();
		$line->product_id = $input['product'];
		$order            = new Order();
		$order->status    = 'processing';
		$order->billing   = new OrderAddress( first_name: 'Iris', email: 'iris@example.test' );
		$order->items     = [ $line ];
		try {
			$ids[] = $repository->create( $order )->id;
		} catch ( InvalidInput ) {
			$ids[] = 0;
		}
	}
	return $ids;
};
