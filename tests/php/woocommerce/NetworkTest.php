<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Companion\CatchUp\ForgetOrdersAndProducts;
use Storewright\Kernel\Background\Queue;
use Storewright\Tests\Support\Network;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;
use Storewright\Tests\Support\SharedCache;

/**
 * A shop in a network keeps to its own site.
 */
#[Group( 'mariadb' )]
final class NetworkTest extends ParallelTestCase {

	private Network $network;

	protected function setUp(): void {
		parent::setUp();
		$this->network = Network::install( $this->context()->database );
	}

	protected function tearDown(): void {
		SharedCache::remove();
		$this->network->remove();
		parent::tearDown();
	}

	public function test_woocommerce_forgets_what_it_cached_of_this_shop_and_of_no_other_site(): void {
		SharedCache::put();
		[ $product, $order, $item ] = $this->sell();

		$orders   = [ 'orders', "order-items-$order" ];
		$stale    = [
			[ 1, ...$orders ],
			[ 1, 'order-items', "item-$item" ],
			[ 1, 'order_item_meta', (string) $item ],
			[ 1, "object_$product", 'lookup_table' ],
			[ 1, '', 'order-count_shop_order_wc-processing' ],
			[ 1, 'counts', 'woocommerce_hpos_pending_sync_count' ],
		];
		$saved    = [
			[ 1, 'another-plugin', 'figures' ],
			[ Network::SECOND, ...$orders ],
			[ Network::SECOND, "object_$product", 'lookup_table' ],
			[ Network::SECOND, 'another-plugin', 'figures' ],
		];
		$statuses = [ 1, '', 'order-count_shop_order_statuses', [ 'wc-processing' ] ];
		self::cached( array_map( static fn( array $place ) => [ ...$place, 'old' ], [ ...$stale, ...$saved ] ), [] );
		self::cached( [ $statuses ], [] );

		$this->network->activate_woocommerce();
		$database = $this->context()->database;
		self::assertNotNull(
			$database->value(
				'SELECT action_id FROM network_actionscheduler_actions WHERE hook = %s AND args = %s',
				Queue::HOOK,
				(string) wp_json_encode( [ ForgetOrdersAndProducts::name() ] )
			)
		);
		self::assertTrue( OtherRequest::run_in_network( 'run-job', [ 'job' => ForgetOrdersAndProducts::name() ] ) );

		self::assertSame( array_fill( 0, count( $stale ), null ), self::cached( [], $stale ) );
		self::assertSame( array_fill( 0, count( $saved ), 'old' ), self::cached( [], $saved ) );
		$seen = $this->network->rest( [ 'admin', 'GET', "/wc/v3/orders/$order" ] )[0];
		self::assertSame( [ 200, $item ], [ $seen['status'], $seen['data']['line_items'][0]['id'] ?? null ] );
	}

	/**
	 * Storewright, alone, takes an order.
	 *
	 * @return array{int, int, int} The product, the order and its item.
	 */
	private function sell(): array {
		$product = $this->network->rest(
			[
				'admin',
				'POST',
				'/wc/v3/products',
				[
					'name'          => 'Mug',
					'regular_price' => '14',
				],
			]
		)[0]['data']['id'];
		$order   = $this->network->rest( [ 'admin', 'POST', '/wc/v3/orders', [ 'line_items' => [ [ 'product_id' => $product ] ] ] ] )[0]['data']; // phpcs:ignore WordPress.Arrays
		return [ $product, $order['id'], $order['line_items'][0]['id'] ];
	}

	/**
	 * Writes to the cache in a request of its own, and reads.
	 *
	 * @param list<array{int, string, string, mixed}> $set Site, group, key and value.
	 * @param list<array{int, string, string}>        $get Site, group and key.
	 * @return list<mixed> What is there, null for nothing.
	 */
	private static function cached( array $set, array $get ): array {
		/** @var list<mixed> $values What requests/cached.php returns. */
		$values = OtherRequest::run_in_network(
			'cached',
			[
				'set' => $set,
				'get' => $get,
			]
		);
		return $values;
	}
}
