<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\CompanionEventChecks;
use Storewright\Tests\Support\CompanionOrderEventChecks;
use Storewright\Tests\Support\Dispatched;

/**
 * WooCommerce's hooks arrive as events where orders are in posts, too.
 */
final class EventsWithOrdersInPostsTest extends CompanionTestCase {

	use Dispatched;
	use CompanionEventChecks;
	use CompanionOrderEventChecks;

	protected function are_orders_in_tables(): bool {
		return false;
	}
}
