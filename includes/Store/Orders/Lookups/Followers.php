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
	 * @param list<Follower> $followers
	 */
	public function __construct( private readonly array $followers ) {}

	/**
	 * Those of a shop.
	 */
	public static function of( Connection $database, Options $options ): self {
		return new self( [ new ReportLookups( $database, new ReturningCustomers( $database, $options ) ), new OrderCounts( $database ), new SearchIndex( $database ) ] );
	}

	public function follow( ?Order $before, ?Order $after, int $customer ): void {
		foreach ( $this->followers as $follower ) {
			$follower->follow( $before, $after, $customer );
		}
	}
}
