<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Store\Orders\Model\Order;

/**
 * An effect of an order's status and rows. Runs under the order's lock and in its transaction, before it is written; a new order
 * has its id.
 */
interface StatusEffect {

	/**
	 * Does what follows, and notes in the order that it was done: what is noted is not done again.
	 *
	 * @param Order|null $before As it is stored, null where it is new.
	 * @param Order      $after  As it is to be; may be changed.
	 * @param DeferredEvents $events What is to be told once it is kept.
	 */
	public function apply( ?Order $before, Order $after, DeferredEvents $events ): void;
}
