<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Storewright\Tests\Support\CompanionOrderEventChecks;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\Dispatched;

/**
 * Each event of an order comes once where WooCommerce keeps orders in tables and writes a post of each as well (compatibility mode).
 */
final class EventsWithSyncedOrdersTest extends CompanionTestCase {

	use Dispatched;
	use CompanionOrderEventChecks;

	protected function are_orders_in_both(): bool {
		return true;
	}

	public function test_an_order_is_a_post_as_well_and_in_reports_once(): void {
		$this->listen( 'order_created' );
		$order = self::order();
		self::end_request();
		self::assertSame( 'shop_order', get_post_type( $order->get_id() ) );
		self::assertCount( 1, $this->dispatched['order_created'] );
		self::assertSame(
			[ '1' ],
			$this->context()->database->column(
				"SELECT COUNT(*) FROM {$this->context()->shop()->report_tables()->order_stats} WHERE order_id = %d",
				$order->get_id()
			)
		);
	}
}
