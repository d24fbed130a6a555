<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel;

use PHPUnit\Framework\Attributes\TestWith;
use Storewright\Kernel\Loader;
use Storewright\Tests\Support\Doubles\WorkingModule;
use Storewright\Tests\Support\IntegrationTestCase;
use WP;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Routes are registered for the requests that ask for them.
 */
final class RoutesOnDemandTest extends IntegrationTestCase {

	protected function tearDown(): void {
		unset( self::wp()->query_vars['rest_route'] );
		parent::tearDown();
	}

	public function test_a_request_to_others_registers_none_of_ours(): void {
		self::assertSame( [], self::ours( $this->server_of( '/wp/v2/posts' ) ) );
	}

	public function test_a_request_to_ours_registers_its_namespace_alone(): void {
		$routes = self::ours( $this->server_of( '/wc/v3/orders' ) );
		self::assertContains( '/wc/v3/orders', $routes );
		self::assertContains( '/wc/v3/products', $routes );
		self::assertSame( [], array_filter( $routes, static fn( string $route ) => ! str_starts_with( $route, '/wc/v3' ) ) );
	}

	#[TestWith( [ '' ] )]
	#[TestWith( [ '/' ] )]
	#[TestWith( [ '/batch/v1' ] )]
	public function test_requests_about_all_routes_find_all( string $route ): void {
		$routes = self::ours( $this->server_of( $route ) );
		foreach ( [ '/wc/v3/orders', '/wc-admin/options', '/wc-analytics/reports', '/storewright/admin/options' ] as $ours ) {
			self::assertContains( $ours, $routes );
		}
	}

	#[TestWith( [ '/wc/v3/orders' ] )]
	#[TestWith( [ '/WC/V3/Orders' ] )]
	#[TestWith( [ '/wc-analytics/leaderboards' ] )]
	#[TestWith( [ '/storewright/analytics/reports/orders' ] )]
	public function test_another_request_inside_of_it_is_answered( string $route ): void {
		$server = $this->server_of( '/wp/v2/posts' );
		$answer = $server->dispatch( new WP_REST_Request( 'GET', $route ) );
		self::assertSame( 401, $answer->get_status(), 'It is there, and refuses who is not logged in.' );
		self::assertNotSame( 404, $server->dispatch( new WP_REST_Request( 'GET', $route ) )->get_status() );
	}

	public function test_the_index_inside_of_it_lists_ours(): void {
		$index = $this->server_of( '/wp/v2/posts' )->dispatch( new WP_REST_Request( 'GET', '/' ) )->get_data();
		self::assertIsArray( $index );
		self::assertContains( 'wc/v3', (array) $index['namespaces'] );
		self::assertArrayHasKey( '/wc-admin/options', (array) $index['routes'] );
	}

	public function test_modules_that_only_have_pages_and_routes_wait_for_a_request_to_ours(): void {
		WorkingModule::reset();
		$loader = new Loader(
			$this->context(),
			[
				'always'      => [],
				'back_office' => [ WorkingModule::class ],
				'pages'       => [ WorkingModule::class ],
			]
		);
		$loader->load_back_office( false );
		$server = $this->server_of( '/wp/v2/posts' );
		$server->dispatch( new WP_REST_Request( 'GET', '/wp/v2/types' ) );
		self::assertSame( [], WorkingModule::$calls );

		$server->dispatch( new WP_REST_Request( 'GET', '/storewright/anything' ) );
		$server->dispatch( new WP_REST_Request( 'GET', '/storewright/anything' ) );
		self::assertSame( [ 'register', 'routes' ], WorkingModule::$calls );
	}

	/**
	 * The server as it starts for a request over HTTP.
	 */
	private function server_of( string $route ): WP_REST_Server {
		self::wp()->query_vars['rest_route'] = $route;
		$GLOBALS['wp_rest_server']           = null;
		return rest_get_server();
	}

	/**
	 * @return list<string>
	 */
	private static function ours( WP_REST_Server $server ): array {
		$ours = static fn( string $route ) => 1 === preg_match( '#^/(wc|wc-admin|wc-analytics|storewright)(/|$)#', $route );
		return array_values( array_filter( array_keys( $server->get_routes() ), $ours ) );
	}

	private static function wp(): WP {
		global $wp;
		assert( $wp instanceof WP );
		return $wp;
	}
}
