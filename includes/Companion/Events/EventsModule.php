<?php
declare(strict_types=1);

namespace Storewright\Companion\Events;

use Storewright\Kernel\Context;
use Storewright\Kernel\Module;

/**
 * Turns what WooCommerce tells into the events that the dashboard listens to: see docs/companion.md.
 *
 * Runs on every request, since customers buy on the front end: it only adds hooks.
 */
final class EventsModule implements Module {

	public function __construct( private readonly Context $context ) {}

	public function register(): void {
		( new OrderEvents() )->register();
		( new RefundEvents() )->register();
		( new ProductEvents() )->register();
		( new SettingEvents( $this->context ) )->register();
		( new CustomerEvents() )->register();
		( new ReviewEvents() )->register();
	}
}
