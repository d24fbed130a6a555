<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Lookups;

use Storewright\Database\Connection;
use Storewright\Kernel\Options;
use Storewright\Store\Orders\Counts\OrderCounts;
use Storewright\Store\Orders\Order;
use Storewright\Store\Orders\Search\SearchIndex;

/**
 * Every table that is kept in step with orders.
 *
 * @internal
 */
final class Followers implements Follower {

	/**
	 * @param list<Follower>     $followers
	 * @param ReturningCustomers $returning
	 */
	public function __construct( private readonly array $followers, private readonly ReturningCustomers $returning ) {}

	/**
	 * Those of a shop.
	 */
	public static function of( Connection $database, Options $options ): self {
		$returning = new ReturningCustomers( $database, $options );
		return new self( [ new ReportLookups( $database, $returning ), new OrderCounts( $database ), new SearchIndex( $database ) ], $returning );
	}

	public function follow( ?Order $before, ?Order $after, int $customer ): void {
		foreach ( $this->followers as $follower ) {
			$follower->follow( $before, $after, $customer );
		}
	}

	/**
	 * Looks again whether an order is the customer's first, once it is kept: of those that are made at the same moment, none
	 * sees the others before.
	 *
	 * @param Order $order    A new order.
	 * @param int   $customer The number of whoever ordered, 0 if unknown.
	 */
	public function settle( Order $order, int $customer ): void {
		if ( $customer > 0 && ! $order->is_refund() ) {
			$this->returning->follow( [ $customer ], $order->id );
		}
	}
}
