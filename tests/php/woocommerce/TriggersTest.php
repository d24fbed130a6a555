<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Storewright\Companion\Events\Triggers;
use Storewright\Kernel\Module;
use Storewright\Plugin;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_Hook;

/**
 * A visitor's page loads modules when something happens to the shop, and not before.
 */
final class TriggersTest extends IntegrationTestCase {

	public function test_they_are_on_every_hook_that_the_modules_of_each_request_listen_to(): void {
		$triggers = [ ...self::sales_hooks(), ...Triggers::HOOKS, Triggers::COMMENT_HOOK, ...Triggers::OPTION_HOOKS ];
		self::assertEqualsCanonicalizing( $this->hooks_of( 'always' ), $triggers );
	}

	public function test_an_order_and_a_product_load_those_modules_that_listen_to_them_and_no_others(): void {
		$of_sales = $this->hooks_of( 'sales' );
		self::assertSame( [], array_diff( self::sales_hooks(), $of_sales ) );
		// What they listen to besides loads all.
		self::assertSame( [], array_diff( $of_sales, [ ...self::sales_hooks(), ...Triggers::HOOKS ] ) );

		self::assertSame( [], array_intersect( self::sales_hooks(), $this->hooks_of( 'always', 'sales' ) ) );
	}

	/**
	 * @return list<string>
	 */
	private static function sales_hooks(): array {
		return [ ...Triggers::SALES_HOOKS, ...array_keys( Triggers::POST_HOOKS ), ...array_keys( Triggers::TERM_HOOKS ) ];
	}

	/**
	 * Hooks of others that the modules of a list of each part beside WooCommerce add a listener to.
	 *
	 * @param string $list
	 * @param string $but  The list of those that are left out.
	 * @return list<string>
	 */
	private function hooks_of( string $list, string $but = '' ): array {
		/** @var array<string, array<string, list<class-string<Module>>>> $lists */
		$lists = require dirname( __DIR__, 3 ) . '/includes/modules.php';
		/** @var array<string, WP_Hook> $wp_filter */
		global $wp_filter;
		$wp_filter = []; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back after the test.
		foreach ( [ 'companion', 'dashboard' ] as $of ) {
			foreach ( array_diff( $lists[ $of ][ $list ], $lists[ $of ][ $but ] ?? [] ) as $class ) {
				( new $class( $this->context() ) )->register();
			}
		}
		return array_values( array_filter( array_keys( $wp_filter ), static fn( string $hook ) => ! self::is_told_by_us( $hook ) ) );
	}

	/**
	 * @dataProvider comments
	 */
	public function test_a_note_at_an_order_loads_nothing( bool $is_loading, string $type ): void {
		$is_loaded = false;
		Triggers::add(
			static function () use ( &$is_loaded ): void {
				$is_loaded = true;
			}
		);

		wp_insert_comment(
			[
				'comment_type'    => $type,
				'comment_content' => 'Anything',
			]
		);

		self::assertSame( $is_loading, $is_loaded );
	}

	/**
	 * @return iterable<string, array{bool, string}>
	 */
	public static function comments(): iterable {
		yield 'a note' => [ false, 'order_note' ];
		yield 'a review' => [ true, 'review' ];
	}

	/**
	 * @dataProvider posts
	 */
	public function test_posts_load_modules_where_they_are_orders_or_products( bool $is_loading, string $type, string $taxonomy ): void {
		$hooks = array_keys( Triggers::POST_HOOKS + Triggers::TERM_HOOKS );
		array_map( remove_all_actions( ... ), $hooks );
		$asked = [];
		Triggers::add(
			static function ( bool $for_sales ) use ( &$asked ): void {
				$asked[ (string) current_action() ] = $for_sales;
			}
		);
		$term = wp_insert_term( 'Outdoor', $taxonomy );
		self::assertIsArray( $term );

		$id = wp_insert_post(
			[
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_title'   => 'Anything',
				'post_content' => 'Anything',
			]
		);
		wp_set_object_terms( $id, [ (int) $term['term_id'] ], $taxonomy );
		wp_remove_object_terms( $id, [ (int) $term['term_id'] ], $taxonomy );
		wp_trash_post( $id );
		wp_untrash_post( $id );
		wp_delete_post( $id, true );

		foreach ( $hooks as $hook ) {
			self::assertSame( $is_loading ? true : null, $asked[ $hook ] ?? null, $hook );
		}
	}

	/**
	 * @return iterable<string, array{bool, string, string}>
	 */
	public static function posts(): iterable {
		yield 'a product' => [ true, 'product', 'product_cat' ];
		yield 'a product’s tag' => [ false, 'post', 'product_tag' ];
		yield 'what WordPress keeps of embeds' => [ false, 'oembed_cache', 'category' ];
		yield 'a page' => [ false, 'page', 'category' ];
	}

	public function test_those_that_an_order_has_loaded_are_not_loaded_again(): void {
		$asked  = [];
		$loaded = function () use ( &$asked ): void {
			$asked[] = func_get_args();
		};
		Triggers::add( $loaded );

		do_action( 'woocommerce_update_order', 7 );
		do_action( 'woocommerce_tax_rate_added', 7 );
		self::assertSame( [ [ true ], [ false ] ], $asked );

		unset( $GLOBALS['wp_filter']['woocommerce_update_order'], $GLOBALS['wp_filter']['woocommerce_tax_rate_added'] );
		$loader = Plugin::loader( $this->context() );
		$loader->load_always( true );
		self::assertFalse( has_action( 'woocommerce_tax_rate_added' ) );
		$of_orders = self::listeners( 'woocommerce_update_order' );
		self::assertNotSame( 0, $of_orders );
		$loader->load_always();
		self::assertTrue( has_action( 'woocommerce_tax_rate_added' ) );
		self::assertSame( $of_orders, self::listeners( 'woocommerce_update_order' ) );
	}

	private static function listeners( string $hook ): int {
		/** @var array<string, WP_Hook> $wp_filter */
		global $wp_filter;
		return isset( $wp_filter[ $hook ] ) ? array_sum( array_map( count( ... ), $wp_filter[ $hook ]->callbacks ) ) : 0;
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
			&& ! in_array(
				$hook,
				[ 'storewright_tasks_changed', 'storewright_add_note', 'storewright_remove_note', 'storewright_job_stopped' ],
				true
			);
	}
}
