<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Closure;
use ReflectionFunction;
use Storewright\Admin\EmbeddedIslands\EmbeddedIslandsModule;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Installer;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Mode;
use Storewright\Plugin;
use Storewright\Rest\Controller;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The parts of Storewright that load where WooCommerce runs the shop, and those that don't.
 */
final class CompanionModeTest extends IntegrationTestCase {

	public function test_the_dashboard_answers_without_a_class_of_the_shop(): void {
		$this->as_administrator();

		foreach ( [
			'admin/onboarding/tasks',
			'admin/payment-gateway-suggestions',
			'admin/shipping-partner-suggestions',
			'admin/onboarding/free-extensions',
			'admin/onboarding/product-types',
			'admin/onboarding/tasks/import_sample_products',
			'analytics/data/countries',
		] as $path ) {
			$this->assertRestStatus( $this->rest( 'GET', "/storewright/$path" ), 200 );
		}

		$loaded = array_filter(
			get_declared_classes(),
			static fn( string $class_name ) => str_starts_with( $class_name, 'Storewright\Store\\' ) || str_starts_with(
				$class_name,
				'Storewright\Screens\\'
			)
		);
		self::assertSame( [], array_values( $loaded ) );
	}

	public function test_products_from_a_file_are_left_to_woocommerce(): void {
		$this->as_administrator();
		$lists = $this->rest( 'GET', '/storewright/admin/onboarding/tasks' )->get_data();
		self::assertIsArray( $lists );
		$tasks = array_merge( ...array_column( $lists, 'tasks' ) );
		$data  = array_column( $tasks, 'additionalData', 'id' )['products'] ?? null;

		self::assertIsObject( $data );
		self::assertFalse( get_object_vars( $data )['canImport'] );
		$this->assertRestStatus( $this->rest( 'POST', '/storewright/v3/products/import', [ 'rows' => [] ] ), 404 );
	}

	public function test_settings_pages_of_woocommerce_get_no_script_of_ours(): void {
		$this->as_administrator();
		( new EmbeddedIslandsModule( $this->context() ) )->register();
		foreach ( [ '', 'general', 'tax', 'shipping', 'checkout', 'email', 'advanced', 'site-visibility' ] as $tab ) {
			$_GET['page'] = 'wc-settings';
			$_GET['tab']  = $tab;
			self::assertFalse( apply_filters( 'storewright_has_islands', false ), $tab );
		}
	}

	public function test_its_routes_are_all_in_namespaces_of_its_own(): void {
		$ours = [];
		/** @var array<string, list<array{callback?: mixed}>> $routes */
		$routes = rest_get_server()->get_routes();
		foreach ( $routes as $route => $endpoints ) {
			foreach ( $endpoints as $endpoint ) {
				$callback = $endpoint['callback'] ?? null;
				if ( $callback instanceof Closure && ( new ReflectionFunction( $callback ) )->getClosureThis() instanceof Controller ) {
					$ours[] = $route;
				}
			}
		}

		self::assertContains( '/storewright/admin/onboarding/tasks', $ours );
		self::assertSame(
			[],
			array_values( array_filter( $ours, static fn( string $route ) => ! str_starts_with( $route, '/storewright/' ) ) )
		);
	}

	public function test_it_makes_no_tables_but_those_of_the_inbox_the_outbox_and_reports_no_roles_and_no_jobs(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$tables = $wpdb->get_col( 'SHOW TABLES' );

		self::assertEqualsCanonicalizing(
			array_map(
				static fn( string $name ) => "{$wpdb->prefix}storewright_$name",
				[
					'notes',
					'note_actions',
					'outbox',
					'saved_reports',
					'customer_lookup',
					'order_coupon_lookup',
					'order_product_lookup',
					'order_stats',
					'order_tax_lookup',
					'report_customers',
					'report_days',
					'report_items',
					'report_kept',
					'report_parts',
				]
			),
			array_values(
				array_filter(
					$tables,
					static fn( mixed $table ) => is_string( $table ) && str_starts_with( $table, "{$wpdb->prefix}storewright_" )
				)
			)
		);
		self::assertFalse( get_option( Installer::VERSION_OPTION ) );
		self::assertSame( STOREWRIGHT_VERSION, get_option( Installer::COMPANION_VERSION_OPTION ) );
		$setting_up = array_map(
			static fn( object $module ): string => $module::class,
			Plugin::loader( $this->context() )->all( Installs::class )
		);
		self::assertNotContains( Capabilities::class, $setting_up );
		$jobs = [];
		foreach ( _get_cron_array() as $hooks ) {
			array_push(
				$jobs,
				...array_filter( array_keys( $hooks ), static fn( string $hook ) => str_starts_with( $hook, 'storewright' ) )
			);
		}
		self::assertSame( [], $jobs );
	}

	public function test_it_writes_no_option_of_woocommerces_when_it_is_set_up(): void {
		delete_option( 'woocommerce_admin_install_timestamp' );
		delete_option( Installer::COMPANION_VERSION_OPTION );

		( new Installer( $this->context(), Plugin::loader( $this->context() ) ) )->install();

		self::assertSame( STOREWRIGHT_VERSION, get_option( Installer::COMPANION_VERSION_OPTION ) );
		self::assertFalse( get_option( 'woocommerce_admin_install_timestamp' ) );
	}

	public function test_a_job_of_the_shop_waits_until_the_shop_is_back(): void {
		do_action( Queue::HOOK, 'index_orders' );

		self::assertSame( [ 'index_orders' ], get_option( Queue::SUSPENDED ) );
	}

	public function test_uninstalling_removes_what_is_ours_and_nothing_of_woocommerces(): void {
		$context = $this->context();
		update_option( 'storewright_remove_data_on_uninstall', 'yes' );
		update_option( 'storewright_theme_chosen', 'yes' );
		update_option( 'woocommerce_coming_soon', 'yes' );
		update_user_meta( 1, 'storewright_something', '1' );
		update_user_meta( 1, 'woocommerce_admin_homepage_layout', 'two_columns' );
		$before = get_option( 'wp_user_roles' );
		$this->as_administrator();
		$this->assertRestStatus( $this->rest( 'POST', '/storewright/admin/onboarding/tasks/import_sample_products' ), 200 );
		$samples = $this->samples();
		self::assertContains( '_storewright_sample', array_merge( ...array_values( $samples ) ) );

		( new Installer( $context, Plugin::loader( $context ) ) )->uninstall();

		wp_cache_flush();
		self::assertFalse( get_option( 'storewright_theme_chosen' ) );
		self::assertFalse( get_option( Installer::COMPANION_VERSION_OPTION ) );
		self::assertSame( '', get_user_meta( 1, 'storewright_something', true ) );
		self::assertSame( 'yes', get_option( 'woocommerce_coming_soon' ) );
		self::assertSame( 'two_columns', get_user_meta( 1, 'woocommerce_admin_homepage_layout', true ) );
		self::assertSame( $before, get_option( 'wp_user_roles' ) );
		$left = $this->samples();
		self::assertSame( array_keys( $samples ), array_keys( $left ) );
		self::assertSame( [], array_merge( ...array_values( $left ) ) );
	}

	/**
	 * @return array<string, list<mixed>> Keys of the meta data that WooCommerce answers of sample products, by their names.
	 */
	private function samples(): array {
		$found = [];
		foreach ( (array) $this->rest( 'GET', '/wc/v3/products', [ 'per_page' => 100 ] )->get_data() as $product ) {
			if ( is_array( $product ) && str_starts_with( (string) $product['sku'], 'storewright-sample-' ) ) {
				$found[ (string) $product['name'] ] = array_column( json_decode( (string) wp_json_encode( $product['meta_data'] ), true ), 'key' );
			}
		}
		return $found;
	}
}
