<?php
declare(strict_types=1);

namespace Storewright\Companion\Events;

use Storewright\Kernel\Context;
use Storewright\Kernel\Module;

/**
 * Turns what WooCommerce tells of settings, customers and reviews into the events that the dashboard listens to: see docs/companion.md.
 * SalesEventsModule does so with orders and products.
 *
 * Both run on every request, since customers buy on the front end: they only add hooks.
 */
final class EventsModule implements Module {

	public function __construct( private readonly Context $context ) {}

	public function register(): void {
		( new SettingEvents( $this->context ) )->register();
		( new CustomerEvents() )->register();
		( new ReviewEvents() )->register();
	}
}
