<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Admin\Tasks\SetupProgressCache;
use Storewright\Admin\Tasks\TaskLists;
use Storewright\Admin\Tasks\TaskStateStore;
use Storewright\Tests\Support\ParallelTestCase;
use Storewright\Tests\Support\PhpProcess;
use WC_Order;
use WP_Filesystem_Direct;
use WP_User;

/**
 * What a visitor's page has of Storewright, where it sends REST requests by itself: each page in a process of its own.
 */
#[Group( 'mariadb' )]
final class PageViewTest extends ParallelTestCase {

	public function test_a_page_that_reads_products_over_rest_loads_nothing_of_the_dashboard(): void {
		[ $before, $store, $posts ] = self::page( [ 'GET', '/wc/store/v1/products' ], [ 'GET', '/wp/v2/posts' ] );

		self::assertSame( [ '/includes/Plugin.php', '/includes/Kernel/Mode.php', '/includes/Companion/Events/Triggers.php' ], $before['files'] );
		self::assertSame( 200, $store['status'] ?? 0 );
		self::assertSame( $before['files'], $store['files'] );
		self::assertSame( 200, $posts['status'] ?? 0 );
		self::assertSame( [], preg_grep( '~^/includes/Admin/|Loader|Module~', $posts['files'] ) );
	}

	public function test_a_route_of_ours_answers_there_and_so_does_another_one_afterwards(): void {
		[ , , $tasks, $reports ] = self::page(
			[ 'GET', '/wc/store/v1/products' ],
			[ 'GET', '/storewright/admin/onboarding/tasks' ],
			[ 'GET', '/storewright/analytics/reports/orders' ]
		);

		self::assertSame( [ 401, 401 ], [ $tasks['status'] ?? 0, $reports['status'] ?? 0 ], 'It is there, and refuses who is not logged in.' );
	}

	public function test_the_index_lists_ours(): void {
		[ , $index ] = self::page( [ 'GET', '/' ] );

		$data = (array) ( $index['data'] ?? [] );
		self::assertContains( 'storewright/admin', (array) $data['namespaces'] );
		self::assertArrayHasKey( '/storewright/admin/onboarding/tasks', (array) $data['routes'] );
	}

	public function test_a_request_that_writes_has_those_who_follow_it_loaded_but_no_pages(): void {
		[ , $written, $tasks ] = self::page( [ 'POST', '/wc/v3/products' ], [ 'GET', '/storewright/admin/onboarding/tasks' ] );

		self::assertSame( 401, $written['status'] ?? 0 );
		self::assertContains( '/includes/Admin/Tasks/TasksModule.php', $written['files'] );
		self::assertNotContains( '/includes/Admin/Shell/ShellModule.php', $written['files'] );
		self::assertSame( 401, $tasks['status'] ?? 0 );
	}

	/**
	 * @dataProvider entrances
	 */
	public function test_what_visitors_and_customers_send_by_wp_admin_loads_no_more_than_a_page( string $entrance ): void {
		[ $page ]  = self::page();
		$visitor   = self::admin_request( $entrance, 'theme_search' );
		$customer  = self::factory_user( 'customer' );
		$logged_in = self::admin_request( $entrance, 'theme_search', $customer );
		wp_delete_user( $customer );

		self::assertSame( $page['files'], $visitor['files'] );
		self::assertSame( $page['files'], $logged_in['files'] );
		self::assertSame( 0, $visitor['queries'] );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function entrances(): iterable {
		yield 'AJAX' => [ 'admin-ajax.php' ];
		yield 'a form' => [ 'admin-post.php' ];
	}

	public function test_our_own_actions_the_queues_and_those_of_the_stores_people_have_the_dashboard(): void {
		$loads = static fn( array $request ): bool => in_array( '/includes/Admin/Tasks/TasksModule.php', $request['files'], true );

		$unsubscribe = self::admin_request( 'admin-post.php', 'storewright_unsubscribe_report' );
		self::assertTrue( $loads( $unsubscribe ) );
		self::assertTrue( $unsubscribe['hooked'] );
		self::assertTrue( $loads( self::admin_request( 'admin-ajax.php', 'as_async_request_queue_runner' ) ) );
		self::assertTrue( $loads( self::admin_request( 'admin-ajax.php', '' ) ), 'Services that update plugins send no action.' );
		$user = $this->as_administrator();
		self::assertTrue( $loads( self::admin_request( 'admin-ajax.php', 'theme_search', $user ) ) );
	}

	public function test_personal_data_is_exported_and_erased_with_ours_by_whoever_runs_the_site(): void {
		$eraser = '/includes/Companion/Reports/PrivacyModule.php';
		$user   = self::factory_user( 'subscriber' );
		( new WP_User( $user ) )->add_cap( 'manage_options' );
		$by_right  = self::admin_request( 'admin-ajax.php', 'theme_search', $user );
		$by_action = self::admin_request( 'admin-ajax.php', 'wp-privacy-erase-personal-data' );
		wp_delete_user( $user );

		self::assertContains( $eraser, $by_right['files'] );
		self::assertContains( $eraser, $by_action['files'] );
	}

	public function test_a_product_that_a_form_of_the_sites_own_publishes_is_in_the_progress_at_once(): void {
		$this->as_administrator();
		$context  = $this->context();
		$progress = new SetupProgressCache( $context, new TaskLists( $context, new TaskStateStore( $context ) ) );
		$progress->get();
		$known = $progress->generation();

		/** @var array{product: int} $made What vendor-form.php prints. */
		$made = PhpProcess::printed_by( 'vendor-form.php', 'draft' );
		wp_cache_flush();
		self::assertSame( $known, $progress->generation(), 'A draft completes nothing.' );
		wp_delete_post( $made['product'], true );
		// The deletion tells of itself.
		$known = $progress->generation();

		$made = PhpProcess::printed_by( 'vendor-form.php', 'publish' );
		wp_cache_flush();
		self::assertGreaterThan( $known, $progress->generation() );
		wp_delete_post( $made['product'], true );
	}

	/**
	 * @dataProvider settings_of_forms
	 */
	public function test_a_setting_that_a_page_of_the_sites_own_saves_is_in_the_progress_at_once( string $what ): void {
		$this->as_administrator();
		$context  = $this->context();
		$progress = new SetupProgressCache( $context, new TaskLists( $context, new TaskStateStore( $context ) ) );
		$known    = $progress->generation();

		PhpProcess::printed_by( 'vendor-form.php', $what );

		wp_cache_flush();
		self::assertGreaterThan( $known, $progress->generation() );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function settings_of_forms(): iterable {
		yield 'a payment provider' => [ 'payments' ];
		yield 'a tax rate' => [ 'tax' ];
	}

	public function test_a_checkout_goes_on_where_the_files_are_replaced_meanwhile(): void {
		$folder = (string) tempnam( sys_get_temp_dir(), 'storewright-files' );
		unlink( $folder );
		mkdir( $folder );
		try {
			/** @var array{id: int, status: string, logged: list<string>} $sold What checkout-without-files.php prints. */
			$sold = PhpProcess::printed_by( 'checkout-without-files.php', $folder );
			( new WC_Order( $sold['id'] ) )->delete( true );
		} finally {
			unlink( "$folder/woocommerce" );
			require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-base.php';
			require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';
			( new WP_Filesystem_Direct( null ) )->delete( $folder, true );
		}

		self::assertSame( 'completed', $sold['status'] );
		self::assertCount( 1, $sold['logged'] );
		self::assertStringStartsWith( 'What happens to the store is not followed by this request: ', $sold['logged'][0] );
	}

	/**
	 * @param array{string, string} ...$requests Method and route of each request that the page sends.
	 * @return list<array{files: list<string>, status?: int, data?: mixed}> Which files of ours were read before them and after each, and
	 *                                                                      the answers.
	 */
	private static function page( array ...$requests ): array {
		/** @var list<array{files: list<string>, status?: int, data?: mixed}> $steps What page-view.php prints. */
		$steps = PhpProcess::printed_by( 'page-view.php', (string) wp_json_encode( $requests ) );
		return $steps;
	}

	private static function factory_user( string $role ): int {
		$user = wp_insert_user(
			[
				'user_login' => uniqid( $role ),
				'user_pass'  => wp_generate_password(),
				'role'       => $role,
			]
		);
		self::assertIsInt( $user );
		return $user;
	}

	/**
	 * @param string $entrance `admin-ajax.php` or `admin-post.php`.
	 * @param string $action
	 * @param int    $user     Who is logged in, 0 for nobody.
	 * @return array{files: list<string>, queries: int, hooked: bool} What admin-request.php prints.
	 */
	private static function admin_request( string $entrance, string $action, int $user = 0 ): array {
		$cookies = 0 === $user ? [] : [ LOGGED_IN_COOKIE => wp_generate_auth_cookie( $user, time() + HOUR_IN_SECONDS, 'logged_in' ) ];
		/** @var array{files: list<string>, queries: int, hooked: bool} $request */
		$request = PhpProcess::printed_by( 'admin-request.php', $entrance, $action, (string) wp_json_encode( $cookies, JSON_FORCE_OBJECT ) );
		return $request;
	}
}
