<?php
declare(strict_types=1);

namespace Storewright\Companion\Events;

use Storewright\Kernel\Module;

/**
 * Turns what WooCommerce tells of orders, refunds, products and their stock into the events that the dashboard listens to: see
 * docs/companion.md. EventsModule does so with everything else.
 */
final class SalesEventsModule implements Module {

	public function register(): void {
		( new OrderEvents() )->register();
		( new RefundEvents() )->register();
		( new ProductEvents() )->register();
	}
}
