<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Effects;

use Storewright\Store\Orders\Announcements;
use Storewright\Store\Orders\Order;

/**
 * What has to follow from an order's status and rows. Runs under the order's lock and in its transaction, before it is written; a new
 * order has its id.
 */
interface Effect {

	/**
	 * Does what follows, and notes in the order that it was done: what is noted is not done again.
	 *
	 * @param Order|null $before As it is stored, null where it is new.
	 * @param Order      $after  As it is to be; may be changed.
	 * @param Announcements $announcements What is to be told once it is kept.
	 */
	public function apply( ?Order $before, Order $after, Announcements $announcements ): void;
}
