<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Companion\CatchUp\ForgetOrdersAndProducts;
use Storewright\Companion\CatchUp\Reconcile;
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

	public function test_reports_have_no_order_of_a_site_that_a_plugin_has_switched_to(): void {
		$this->network->activate_woocommerce();
		self::assertSame( [], $this->reported() );

		[ $first ] = $this->buy_on_both( 0, true );
		self::assertSame( [ [ $first, 'here' ] ], $this->reported() );

		// The order there has the id of one that reports have lost here: nothing is looked up by it.
		$this->context()->database->execute( 'DELETE FROM network_storewright_order_stats WHERE order_id = %d', $first );
		[ $second, $there ] = $this->buy_on_both( $first, true );
		self::assertSame( [ $first, [ [ $second, 'here' ] ] ], [ $there, $this->reported() ] );

		// A plugin that forgets to switch back: no table of the other site is asked.
		[ $third ] = $this->buy_on_both( 0, false );
		self::assertSame( [ [ $second, 'here' ] ], $this->reported() );

		self::assertTrue( OtherRequest::run_in_network( 'run-job', [ 'job' => Reconcile::name() ] ) );
		self::assertSame( [ [ $first, 'here' ], [ $second, 'here' ], [ $third, 'here' ] ], $this->reported() );
	}

	public function test_what_a_plugin_does_on_a_site_that_it_has_switched_to_is_noted_nowhere_there(): void {
		$this->network->activate_woocommerce();

		// What is logged fails the request: there are no tables of ours.
		self::assertSame( [], OtherRequest::run_in_network( 'sell-elsewhere', [ 'site' => Network::SECOND ] ) );
	}

	public function test_an_account_that_is_deleted_while_a_plugin_has_switched_to_another_site_is_forgotten(): void {
		$this->network->activate_woocommerce();
		$mia   = $this->network->users['mia'];
		$known = fn(): ?array => $this->context()->database->row(
			'SELECT user_id, username, email FROM network_storewright_customer_lookup WHERE email = %s',
			'mia@example.org'
		);
		$this->network->rest( [ 'admin', 'POST', '/wc/v3/orders', [ 'customer_id' => $mia ] ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( [ (string) $mia, 'mia', 'mia@example.org' ], array_values( $known() ?? [] ) );
		$deletion = [
			'user' => $mia,
			'site' => Network::SECOND,
		];
		self::assertTrue( OtherRequest::run_in_network( 'delete-account-elsewhere', $deletion ) );

		// The order is a guest's now, and stays so.
		self::assertSame( [ null, '', 'mia@example.org' ], array_values( $known() ?? [] ) );
		self::assertTrue( OtherRequest::run_in_network( 'run-job', [ 'job' => Reconcile::name() ] ) );
		self::assertSame( [ null, '', 'mia@example.org' ], array_values( $known() ?? [] ) );
	}

	public function test_who_is_removed_from_the_site_is_no_customer_of_it_any_more(): void {
		$this->network->activate_everywhere();
		$this->network->activate_woocommerce();
		$hourly = static fn() => self::assertTrue( OtherRequest::run_in_network( 'run-job', [ 'job' => Reconcile::name() ] ) );
		$known  = fn(): array => $this->context()->database->rows(
			'SELECT user_id, username, email, storewright_orders FROM network_storewright_customer_lookup ORDER BY email'
		);
		$both   = $this->network->users['both'];
		$mia    = $this->network->users['mia'];
		$this->network->rest(
			[
				'admin',
				'POST',
				'/wc/v3/orders',
				[
					'customer_id' => $mia,
					'status'      => 'processing',
					'billing'     => [ 'email' => 'mia@example.org' ],
				],
			]
		);
		$hourly();
		self::assertEqualsCanonicalizing( [ (string) $both, (string) $mia ], array_column( $known(), 'user_id' ) );

		// In the list of users of this site; in another site's request, which knows nothing of this one.
		foreach ( [ '/' => $mia, Network::SECOND_PATH => $both ] as $path => $user ) { // phpcs:ignore WordPress.Arrays
			$removal = [
				'user' => $user,
				'site' => 1,
			];
			self::assertTrue( OtherRequest::run_in_network( 'remove-from-site', $removal, $path ) );
		}
		$left = [
			'user_id'            => null,
			'username'           => '',
			'email'              => 'mia@example.org',
			'storewright_orders' => '1',
		];
		self::assertContains( $left, $known(), 'The order stays a guest’s.' );
		self::assertContains( (string) $both, array_column( $known(), 'user_id' ) );

		$hourly();
		self::assertSame( [ $left ], $known() );
	}

	/**
	 * Has a request make an order on this site, then one on the other.
	 *
	 * @param int  $from          The id that the other one has at least.
	 * @param bool $switches_back Whether the request does, before it ends.
	 * @return array{int, int} Their ids.
	 */
	private function buy_on_both( int $from, bool $switches_back ): array {
		/** @var array{int, int} $orders What requests/orders-on-two-sites.php returns. */
		$orders = OtherRequest::run_in_network(
			'orders-on-two-sites',
			[
				'site'          => Network::SECOND,
				'from'          => $from,
				'switches_back' => $switches_back,
			]
		);
		return $orders;
	}

	/**
	 * @return list<array{int, string}> The orders that reports know, and whose they are.
	 */
	private function reported(): array {
		return array_map(
			static fn( array $row ) => [ (int) $row['order_id'], (string) $row['first_name'] ],
			$this->context()->database->rows(
				'SELECT s.order_id, c.first_name FROM network_storewright_order_stats s
				LEFT JOIN network_storewright_customer_lookup c ON c.customer_id = s.customer_id ORDER BY s.order_id'
			)
		);
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
		return [ (int) $product, (int) $order['id'], (int) $order['line_items'][0]['id'] ];
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
