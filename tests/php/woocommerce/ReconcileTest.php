<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use DateTimeImmutable;
use Storewright\Admin\Tasks\SetupProgressCache;
use Storewright\Admin\Tasks\TaskLists;
use Storewright\Admin\Tasks\TaskStateStore;
use Storewright\Companion\CatchUp\Reconcile;
use Storewright\Companion\CatchUp\ReconcileModule;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Clock;
use Storewright\Shop\Reports\DayTotals;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\Dispatched;

/**
 * What raw SQL and imports write past WooCommerce's hooks is found in the background.
 */
final class ReconcileTest extends CompanionTestCase {

	use Dispatched;

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
		delete_option( ReconcileModule::OPTION );
	}

	public function test_a_product_of_raw_sql_is_in_the_badge_and_in_the_counts_once_the_background_has_looked(): void {
		$this->run_jobs();
		$badge = $this->badge();
		wp_count_posts( 'product' );
		$this->insert_product();
		self::assertSame( $badge, $this->badge(), 'not before' );

		$this->run_jobs( '+61 minutes' );

		self::assertSame( $badge - 1, $this->badge() );
		self::assertSame( 1, $this->context()->shop()->products()->count_published() );
	}

	public function test_zones_and_rates_of_raw_sql_are_found(): void {
		$this->run_jobs();
		$this->listen( 'tasks_changed' );
		$changes = [
			fn() => $this->context()->database->insert(
				'woocommerce_shipping_zone_methods',
				[
					'zone_id'      => 0,
					'method_id'    => 'flat_rate',
					'method_order' => 1,
					'is_enabled'   => 1,
				]
			),
			fn() => $this->context()->database->insert(
				'woocommerce_tax_rates',
				array_fill_keys( [ 'tax_rate_country', 'tax_rate_state', 'tax_rate_name', 'tax_rate_class' ], '' )
			),
		];
		foreach ( $changes as $at => $change ) {
			$change();
			do_action( Queue::HOOK, Reconcile::name() );
			self::assertCount( $at + 1, $this->dispatched['tasks_changed'] );
		}
	}

	public function test_categories_of_raw_sql_are_counted_anew_once(): void {
		$category = wp_insert_term( 'Mugs', 'product_cat' );
		self::assertIsArray( $category );
		$product = self::product()->get_id();
		do_action( Queue::HOOK, Reconcile::name() );
		$before = $this->changes_of_categories();
		do_action( Queue::HOOK, Reconcile::name() );
		self::assertSame( $before, $this->changes_of_categories(), 'Nothing changed.' );
		$relation = [
			'object_id'        => $product,
			'term_taxonomy_id' => (int) $category['term_taxonomy_id'],
		];
		$this->context()->database->insert( 'term_relationships', $relation );

		do_action( Queue::HOOK, Reconcile::name() );
		self::assertSame( $before + 1, $this->changes_of_categories() );
		do_action( Queue::HOOK, Reconcile::name() );
		self::assertSame( $before + 1, $this->changes_of_categories() );
	}

	/**
	 * How often reports of categories were told to count anew.
	 */
	private function changes_of_categories(): int {
		$database = $this->context()->database;
		return (int) $database->value(
			"SELECT SUM( orders ) FROM {$database->table( DayTotals::PARTS )} WHERE date_type = %s",
			DayTotals::CATEGORIES
		);
	}

	public function test_settings_that_a_cache_holds_otherwise_are_read_anew(): void {
		$settings = [ 'woocommerce_store_city', 'woocommerce_email_from_name' ];
		update_option( $settings[0], 'Graz', true );
		update_option( $settings[1], 'Graz', false );
		$this->run_jobs();
		$this->listen( 'tasks_changed' );
		foreach ( $settings as $name ) {
			self::assertSame( 'Graz', get_option( $name ) );
			$this->context()->database->update( 'options', [ 'option_value' => 'Linz' ], [ 'option_name' => $name ] );
			self::assertSame( 'Graz', get_option( $name ) );
		}

		do_action( Queue::HOOK, Reconcile::name() );

		self::assertSame( [ 'Linz', 'Linz' ], array_map( get_option( ... ), $settings ) );
		self::assertCount( 1, $this->dispatched['tasks_changed'] );
	}

	public function test_a_setting_that_raw_sql_deleted_is_found(): void {
		update_option( 'woocommerce_store_city', 'Graz', true );
		wp_load_alloptions();
		$this->context()->database->execute(
			"DELETE FROM {$this->context()->database->table( 'options' )} WHERE option_name = 'woocommerce_store_city'"
		);
		self::assertSame( 'Graz', get_option( 'woocommerce_store_city' ) );
		$this->reconcile();
		self::assertFalse( get_option( 'woocommerce_store_city' ) );
	}

	public function test_a_setting_that_a_plugin_filters_does_not_empty_the_cache(): void {
		update_option( 'woocommerce_store_city', 'Graz', true );
		add_filter( 'option_woocommerce_store_city', static fn(): string => 'Linz' );
		$this->reconcile();
		wp_cache_set( 'alloptions', [ 'storewright_test' => 'held' ] + wp_load_alloptions(), 'options' );
		$this->reconcile();
		self::assertSame( 'held', get_option( 'storewright_test' ) );
	}

	public function test_nothing_is_told_where_nothing_changed_and_it_looks_once_an_hour(): void {
		$this->run_jobs();
		$this->listen( 'tasks_changed' );
		$this->insert_product();

		$this->run_jobs( '+59 minutes' );
		self::assertSame( [], $this->dispatched['tasks_changed'] );
		$this->run_jobs( '+61 minutes' );
		self::assertCount( 1, $this->dispatched['tasks_changed'] );
		do_action( Queue::HOOK, Reconcile::name() );

		self::assertCount( 1, $this->dispatched['tasks_changed'] );
	}

	private function reconcile(): void {
		( new Reconcile() )->run( $this->context(), null, microtime( true ) + 20 );
	}

	/**
	 * As a request of WordPress's cron does: queues what is due, and works off the queue.
	 */
	private function run_jobs( string $when = 'now' ): void {
		remove_all_actions( 'init' );
		( new ReconcileModule( $this->context( new Clock( new DateTimeImmutable( $when ) ) ) ) )->register();
		do_action( 'init' );
		// A process that is older than half a minute does one action at a time: whatever else is due may come first.
		do {
			$begun = did_action( 'action_scheduler_before_execute' );
			do_action( 'action_scheduler_run_queue', 'WP Cron' );
		} while ( did_action( 'action_scheduler_before_execute' ) > $begun );
	}

	private function badge(): int {
		$context = $this->context();
		return ( new SetupProgressCache( $context, new TaskLists( $context, new TaskStateStore( $context ) ) ) )->get()->badge();
	}

	/**
	 * Writes a product as an import does that knows nothing of WooCommerce.
	 */
	private function insert_product(): void {
		$this->context()->database->insert(
			'posts',
			array_fill_keys( [ 'post_content', 'post_excerpt', 'to_ping', 'pinged', 'post_content_filtered' ], '' )
				+ [
					'post_type'   => 'product',
					'post_status' => 'publish',
					'post_title'  => 'Imported',
				]
		);
	}
}
