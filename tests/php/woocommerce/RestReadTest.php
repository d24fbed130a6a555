<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Companion\CatchUp\Reconcile;
use Storewright\Companion\CatchUp\ReconcileModule;
use Storewright\Kernel\Background\Queue;
use Storewright\Tests\Support\ParallelTestCase;
use Storewright\Tests\Support\PhpProcess;

/**
 * What requests over HTTP to others' routes have of Storewright: each in a process of its own.
 */
#[Group( 'mariadb' )]
final class RestReadTest extends ParallelTestCase {

	#[DataProvider( 'reads' )]
	public function test_a_visitors_read_loads_nothing_of_the_dashboard( string $method, string $route, int $status ): void {
		foreach ( [ false, true ] as $is_early ) {
			$read = self::over_http( $method, $route, [], 0, $is_early );

			self::assertSame( $status, self::status_of( $read['answer'] ) );
			self::assertSame( [], preg_grep( '~^/includes/(Admin|Database)/|Loader|Module~', $read['files'] ) );
			self::assertSame( 0, $read['queries'] );
		}
	}

	/**
	 * @return iterable<string, array{string, string, int}>
	 */
	public static function reads(): iterable {
		yield 'posts' => [ 'GET', '/wp/v2/posts', 200 ];
		yield 'authors' => [ 'GET', '/wp/v2/users', 200 ];
		yield 'what a route takes' => [ 'OPTIONS', '/wp/v2/posts', 200 ];
		yield 'products' => [ 'GET', '/wc/v3/products', 401 ];
		yield 'a plugin with forms' => [ 'GET', '/form-plugin/v1/entries', 200 ];
	}

	/**
	 * @param string                $method
	 * @param string                $route
	 * @param array<string, string> $sent
	 * @param bool                  $early
	 */
	#[DataProvider( 'writes' )]
	public function test_a_write_loads_those_who_follow_it_but_no_pages( string $method, string $route, array $sent, bool $early ): void {
		$files = self::over_http( $method, $route, $sent, 0, $early )['files'];

		self::assertContains( '/includes/Admin/Tasks/TasksModule.php', $files );
		self::assertNotContains( '/includes/Admin/Shell/ShellModule.php', $files );
	}

	/**
	 * @return iterable<string, array{string, string, array<string, string>, bool}>
	 */
	public static function writes(): iterable {
		yield 'products' => [ 'POST', '/wc/v3/products', [ 'name' => 'Mug' ], false ];
		yield 'products, where the REST server was started early' => [ 'POST', '/wc/v3/products', [ 'name' => 'Mug' ], true ];
		yield 'users' => [ 'POST', '/wp/v2/users', [ 'username' => 'ann' ], false ];
		yield 'where a server lets only GET through' => [ 'GET', '/wp/v2/posts/1', [ '_method' => 'DELETE' ], false ];
	}

	#[DataProvider( 'starts' )]
	public function test_a_users_own_settings_are_kept_whenever_the_rest_server_is_started( bool $is_early ): void {
		$user = $this->as_administrator();
		$sent = [
			'storewright_report_columns' => [ 'stock' => [ 'sku' ] ],
			'meta'                       => [ 'storewright_inbox_last_read' => '1700000000000' ],
		];
		$send = static fn( string $method, array $parameters ): array =>
			self::over_http( $method, '/wp/v2/users/me', $parameters, $user, $is_early )['answer'];
		try {
			self::assertSame( $sent, self::settings( $send( 'POST', $sent ) ) );
			self::assertSame( $sent, self::settings( $send( 'GET', [ 'context' => 'edit' ] ) ) );
			self::assertSame(
				400,
				self::status_of( $send( 'POST', [ 'storewright_report_columns' => [ 'stock' => [ [ 'sku' ] ] ] ] ) ) // phpcs:ignore WordPress.Arrays
			);
			self::assertSame( $sent, self::settings( $send( 'GET', [ 'context' => 'edit' ] ) ) );
			self::assertArrayHasKey( 'storewright_report_columns', $send( 'OPTIONS', [] )['schema']['properties'] ?? [] );
		} finally {
			delete_user_meta( $user, 'storewright_stock_report_columns' );
			delete_user_meta( $user, 'storewright_inbox_last_read' );
		}
	}

	#[DataProvider( 'starts' )]
	public function test_what_assistants_may_do_is_listed( bool $is_early ): void {
		$user = $this->as_administrator();

		$listed = self::over_http( 'GET', '/wp-abilities/v1/abilities', [ 'per_page' => 100 ], $user, $is_early )['answer'];

		$names = array_column( $listed, 'name' );
		self::assertContains( 'storewright/preview-settings', $names );
		self::assertContains( 'storewright/read-report', $names );
	}

	/**
	 * @return iterable<string, array{bool}>
	 */
	public static function starts(): iterable {
		yield 'as WordPress does' => [ false ];
		yield 'early, by another plugin' => [ true ];
	}

	public function test_a_service_that_has_the_queue_run_by_reading_a_route_has_our_jobs_run(): void {
		delete_option( ReconcileModule::OPTION );
		Queue::enqueue( Reconcile::name() );

		$run = self::over_http( 'GET', '/form-plugin/v1/queue', [], 0 );

		self::assertGreaterThanOrEqual( 1, $run['answer']['run'] ?? 0 );
		self::assertSame( [], $run['logged'] );
		wp_cache_flush();
		self::assertArrayHasKey( 'facts', (array) get_option( ReconcileModule::OPTION ) );
	}

	/**
	 * @param array<mixed> $parameters
	 * @param int          $user     Who is logged in, 0 for nobody.
	 * @param bool         $is_early Whether another plugin has started the REST server before WordPress knew the route.
	 * @return array{answer: array<mixed>, files: list<string>, queries: int, logged: list<string>} What http-request.php prints.
	 */
	private static function over_http( string $method, string $route, array $parameters, int $user, bool $is_early = false ): array {
		/** @var array{answer: array<mixed>, files: list<string>, queries: int, logged: list<string>} $request */
		$request = PhpProcess::printed_by(
			'http-request.php',
			$method,
			$route,
			(string) wp_json_encode( $parameters, JSON_FORCE_OBJECT ),
			(string) $user,
			$is_early ? 'early' : ''
		);
		return $request;
	}

	/**
	 * @param array<mixed> $answer
	 * @return mixed An error's status, 200 where it is none.
	 */
	private static function status_of( array $answer ): mixed {
		return is_array( $answer['data'] ?? null ) ? $answer['data']['status'] ?? 200 : 200;
	}

	/**
	 * @param array<mixed> $answer
	 * @return array<string, mixed> What it has of ours.
	 */
	private static function settings( array $answer ): array {
		return [
			'storewright_report_columns' => $answer['storewright_report_columns'] ?? null,
			'meta'                       => array_intersect_key( (array) ( $answer['meta'] ?? [] ), [ 'storewright_inbox_last_read' => true ] ),
		];
	}
}
