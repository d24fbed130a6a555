<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Storewright\Companion\Events\Triggers;
use Storewright\Kernel\Module;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_Hook;

/**
 * A visitor's page loads modules when something happens to the shop, and not before.
 */
final class TriggersTest extends IntegrationTestCase {

	public function test_they_are_on_every_hook_that_the_modules_of_each_request_listen_to(): void {
		/** @var array<string, array{always: list<class-string<Module>>}> $lists */
		$lists = require dirname( __DIR__, 3 ) . '/includes/modules.php';
		/** @var array<string, WP_Hook> $wp_filter */
		global $wp_filter;
		$wp_filter = []; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back after the test.

		foreach ( [ ...$lists['companion']['always'], ...$lists['dashboard']['always'] ] as $class ) {
			( new $class( $this->context() ) )->register();
		}

		$hooks    = array_filter( array_keys( $wp_filter ), static fn( string $hook ) => ! self::is_told_by_us( $hook ) );
		$triggers = [ ...Triggers::HOOKS, ...Triggers::OPTION_HOOKS ];
		self::assertEqualsCanonicalizing( array_values( $hooks ), $triggers );
	}

	/**
	 * @dataProvider others
	 */
	public function test_who_is_loaded_by_an_action_is_told_of_it_once( bool $has_others ): void {
		$fired = [];
		remove_all_actions( 'woocommerce_order_status_changed' );
		if ( $has_others ) {
			add_action( 'woocommerce_order_status_changed', '__return_null' );
		}
		$is_loaded = false;
		Triggers::add(
			function () use ( &$is_loaded, &$fired ): void {
				if ( ! $is_loaded ) {
					$is_loaded = true;
					add_action(
						'woocommerce_order_status_changed',
						static function ( mixed ...$args ) use ( &$fired ): void {
							$fired[] = $args;
						},
						10,
						3
					);
				}
			}
		);

		do_action( 'woocommerce_order_status_changed', 7, 'pending', 'processing' );
		do_action( 'woocommerce_order_status_changed', 8, 'processing', 'completed' );

		self::assertSame( [ [ 7, 'pending', 'processing' ], [ 8, 'processing', 'completed' ] ], $fired );
	}

	/**
	 * @return iterable<string, array{bool}>
	 */
	public static function others(): iterable {
		yield 'nobody else listens' => [ false ];
		yield 'somebody else listens' => [ true ];
	}

	public function test_what_is_filtered_stays_as_it_is(): void {
		Triggers::add( static fn() => null );

		self::assertTrue( apply_filters( 'woocommerce_pre_delete_order_refund', true, null ) );
		self::assertNull( apply_filters( 'woocommerce_pre_delete_order_refund', null, null ) );
	}

	/**
	 * @dataProvider changes
	 */
	public function test_options_load_modules_where_they_are_the_shops( bool $is_loading, string $option ): void {
		$is_loaded = false;
		Triggers::add(
			static function () use ( &$is_loaded ): void {
				$is_loaded = true;
			}
		);

		update_option( $option, 'anything' );

		self::assertSame( $is_loading, $is_loaded );
	}

	/**
	 * @return iterable<string, array{bool, string}>
	 */
	public static function changes(): iterable {
		yield 'of a setting' => [ true, 'woocommerce_store_city' ];
		yield 'of something that WordPress keeps for a while' => [ false, '_transient_storewright_test' ];
		yield 'of something else' => [ false, 'blogname' ];
	}

	public function test_what_an_orders_save_goes_without_follows_nothing_of_the_shop(): void {
		/** @var array<string, array{back_office: list<class-string<Module>>, pages?: list<class-string<Module>>}> $lists */
		$lists = require dirname( __DIR__, 3 ) . '/includes/modules.php';
		/** @var array<string, WP_Hook> $wp_filter */
		global $wp_filter;
		$wp_filter = []; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back after the test.

		foreach ( [ 'companion', 'dashboard' ] as $of ) {
			$pages = $lists[ $of ]['pages'] ?? [];
			self::assertSame( [], array_diff( $pages, $lists[ $of ]['back_office'] ) );
			foreach ( $pages as $class ) {
				( new $class( $this->context() ) )->register();
			}
		}

		$of_pages = '/^(admin_|personal_options|in_admin_|storewright_(page_data|preload_chunks|setting_places|setting_readers|extensions|has_islands|order_attribution|settings_header|settings_has_own_links|(before|after)_settings_section)$)/';
		/** @var array<string, WP_Hook> $hooks */
		$hooks = $GLOBALS['wp_filter'];
		foreach ( array_keys( $hooks ) as $hook ) {
			self::assertMatchesRegularExpression( $of_pages, $hook );
		}
		self::assertArrayHasKey( 'storewright_page_data', $hooks );
	}

	/**
	 * Whether only our own modules fire an action. The others plugins fire as well.
	 */
	private static function is_told_by_us( string $hook ): bool {
		return str_starts_with( $hook, 'storewright_' )
			&& ! in_array( $hook, [ 'storewright_add_note', 'storewright_remove_note', 'storewright_job_stopped' ], true );
	}
}
