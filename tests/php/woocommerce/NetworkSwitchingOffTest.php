<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Companion\CatchUp\Reconcile;
use Storewright\Kernel\Background\Queue;
use Storewright\Tests\Support\Network;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Storewright is switched off, and on again, for all sites of a network by one request to its main site.
 */
#[Group( 'mariadb' )]
final class NetworkSwitchingOffTest extends ParallelTestCase {

	private Network $network;

	protected function setUp(): void {
		parent::setUp();
		$this->network = Network::install( $this->context()->database );
	}

	protected function tearDown(): void {
		$this->network->remove();
		parent::tearDown();
	}

	public function test_no_site_keeps_a_job_while_it_is_off_and_each_has_its_own_back_afterwards(): void {
		$this->network->activate_everywhere();
		// Storewright runs the shop on the main site, WooCommerce on the second one.
		$this->network->activate_woocommerce( Network::SECOND_PATH );
		$this->network->rest( [ 'admin', 'POST', '/wc/v3/products', [ 'name' => 'Mug' ] ] ); // phpcs:ignore WordPress.Arrays
		$main = $this->events( '' );
		self::assertNotSame( [], $main );
		self::assertSame( [], $this->actions( '' ) );
		$second = [ ...$this->actions( '2_' ), ...$this->events( '2_' ) ];
		self::assertContains( Reconcile::name(), $this->actions( '2_' ) );

		self::assertSame(
			[ "SHOW TABLES LIKE 'network\\\\_2\\\\_actionscheduler\\\\_actions'" ],
			OtherRequest::run_in_network( 'switch-off-network', [] ),
			'Looked for once per site, not among all tables of the network.'
		);

		foreach ( [
			''   => $main,
			'2_' => $second,
		] as $prefix => $jobs ) {
			self::assertSame( [ [], [] ], [ $this->events( $prefix ), $this->actions( $prefix ) ] );
			self::assertEqualsCanonicalizing( array_values( array_unique( $jobs ) ), $this->option( $prefix, Queue::SUSPENDED ) );
		}
		self::assertNotNull( $this->option( '', 'storewright_woocommerce_was_active' ), 'WooCommerce may come and go there.' );

		$this->network->activate_everywhere();

		self::assertSame( [], array_diff( $main, $this->events( '' ) ) );
		self::assertSame( [], array_diff( $second, $this->events( '2_' ) ) );
		self::assertNull( $this->option( '2_', Queue::SUSPENDED ) );
	}

	public function test_what_ended_stays_on_sites_that_are_not_reached_in_time(): void {
		$this->network->activate_everywhere();
		$this->network->activate_woocommerce( Network::SECOND_PATH );
		$this->context()->database->execute(
			"UPDATE network_2_actionscheduler_actions SET status = 'complete' WHERE hook = %s AND args = %s",
			Queue::HOOK,
			(string) wp_json_encode( [ Reconcile::name() ] )
		);
		self::assertContains( Reconcile::name(), $this->actions( '2_' ) );

		self::assertTrue( OtherRequest::run_in_network( 'suspend-network', [ 'seconds' => 0 ] ) );
		self::assertSame( [ Reconcile::name() ], array_values( array_unique( $this->actions( '2_' ) ) ), 'What waited is set aside.' );

		OtherRequest::run_in_network( 'switch-off-network', [] );
		self::assertSame( [], $this->actions( '2_' ) );
	}

	/**
	 * @return list<string> The jobs in WordPress's cron of a site.
	 */
	private function events( string $site ): array {
		$jobs  = [];
		$crons = $this->option( $site, 'cron' );
		foreach ( is_array( $crons ) ? $crons : [] as $hooks ) {
			$events = is_array( $hooks ) ? (array) ( $hooks[ Queue::HOOK ] ?? [] ) : [];
			array_push( $jobs, ...array_column( array_column( $events, 'args' ), 0 ) );
		}
		return array_values( array_filter( $jobs, is_string( ... ) ) );
	}

	/**
	 * @return list<string> The jobs in Action Scheduler's tables of a site, if it has these.
	 */
	private function actions( string $site ): array {
		$database = $this->context()->database;
		$table    = "network_{$site}actionscheduler_actions";
		if ( ! in_array( $table, $database->column( 'SHOW TABLES' ), true ) ) {
			return [];
		}
		$jobs = array_map(
			static fn( ?string $args ): mixed => ( (array) json_decode( (string) $args, true ) )[0] ?? null,
			$database->column( "SELECT args FROM $table WHERE hook = %s", Queue::HOOK )
		);
		return array_values( array_filter( $jobs, is_string( ... ) ) );
	}

	/**
	 * @return mixed An option of a site, null where it is not stored.
	 */
	private function option( string $site, string $name ): mixed {
		$value = $this->context()->database->value( "SELECT option_value FROM network_{$site}options WHERE option_name = %s", $name );
		return null === $value ? null : maybe_unserialize( $value );
	}
}
