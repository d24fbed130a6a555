<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Storewright\Tests\Support\CompanionConflictChecks;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\CompanionPaymentWriteChecks;
use Storewright\Tests\Support\CompanionShippingWriteChecks;
use Storewright\Tests\Support\CompanionWriteChecks;

/**
 * The dashboard's own routes keep their promises where orders are in posts, too.
 */
final class WritesWithOrdersInPostsTest extends CompanionTestCase {

	use CompanionConflictChecks;
	use CompanionPaymentWriteChecks;
	use CompanionShippingWriteChecks;
	use CompanionWriteChecks;

	protected function are_orders_in_tables(): bool {
		return false;
	}
}
