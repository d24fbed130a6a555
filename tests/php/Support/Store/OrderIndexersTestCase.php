<?php
declare(strict_types=1);

// phpcs:disable Squiz.PHP.DisallowMultipleAssignments -- Arrow functions that change one thing.

namespace Storewright\Tests\Support\Store;

use DateTimeImmutable;
use Storewright\Kernel\Clock;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Write\OrderRepository;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Base of OrderIndexersTest and of the tests beside it.
 */
abstract class OrderIndexersTestCase extends IntegrationTestCase {

	protected OrderRepository $repository;

	/**
	 * Orders are paid and completed about when they were made, not now: reports are put right 30 days at a time, from the first day to the
	 * last one.
	 */
	protected function setUp(): void {
		parent::setUp();
		$then             = $this->context( new Clock( new DateTimeImmutable( '2024-02-01 12:00:00 UTC' ) ) );
		$this->repository = ( new OrderServices( $then ) )->repository();
	}

	final protected function order( int $day, string $status, int $product ): Order {
		$order          = new Order();
		$order->status  = $status;
		$order->created = ( new DateTimeImmutable( '2024-01-01 12:00:00 UTC' ) )->modify( "+$day days" );
		$order->billing = new OrderAddress( first_name: 'Iris', email: 'iris@example.test' );
		if ( $product > 0 ) {
			$order->items = [ $this->line( $product ), $this->line( $product ) ];
		}
		return $order;
	}

	final protected function line(
		int $product,
		int $quantity = 1,
		string $subtotal = '5',
		string $total = '5',
		string $tax = '0'
	): LineItem {
		$line             = new LineItem();
		$line->product_id = $product;
		$line->quantity   = $quantity;
		$line->subtotal   = $subtotal;
		$line->total      = $total;
		$line->total_tax  = $tax;
		return $line;
	}
}
