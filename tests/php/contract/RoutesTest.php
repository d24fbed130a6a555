<?php
declare(strict_types=1);

namespace Storewright\Tests\Contract;

use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\RestFixture;
use Storewright\Tests\Support\RestRoutes;
use Storewright\Tests\Support\RouteExamples;
use Storewright\Tests\Support\SchemaCheck;

/**
 * Goes through every route of the plugin: asks, compares the answer with the route's schema, and keeps it as a fixture.
 *
 * A route with parameters in its path needs an example: a file in examples/ that returns, by route, a function which
 * prepares what the request needs, as the administrator, and answers with the parameters.
 */
final class RoutesTest extends IntegrationTestCase {

	/**
	 * Routes whose answer goes by the machine or its themes, has as many steps as the week has days so far, or a nonce: it is not kept.
	 */
	private const CHANGING = [
		'/wc/v3/system_status',
		'/wc-admin/home/performance',
		'/wc-admin/customize-store',
		'/wc-admin/customize-store/preview',
		'/wc-analytics/reports/(?P<type>[a-z][a-z0-9/-]*)/export/(?P<export_id>[a-z0-9]+)/status',
	];

	/**
	 * @dataProvider readable
	 */
	public function test_answer_matches_schema( string $route ): void {
		$this->as_administrator();
		$path     = RouteExamples::path( $route );
		$response = $this->rest( 'GET', $path );
		$this->assertRestStatus( $response );

		$schema = $this->schema( $route );
		$data   = $this->data( $response );
		$items  = is_array( $data ) && array_is_list( $data ) && 'array' !== $schema['type'] ? $data : [ $data ];
		foreach ( $items as $index => $item ) {
			self::assertSame(
				[],
				SchemaCheck::problems( $schema, $item ),
				"Item {$index} of {$path} is not what the schema “{$this->title( $schema )}” says."
			);
		}
		if ( ! in_array( $route, self::CHANGING, true ) ) {
			$this->check_fixture( new RestFixture( $path, $data ) );
		}
	}

	/**
	 * Every route describes itself to clients, whatever the method. All of a namespace: to register them takes longer than to ask them.
	 *
	 * @dataProvider namespaces
	 * @group database-independent
	 * @param list<string> $routes
	 */
	public function test_routes_have_a_schema( array $routes ): void {
		foreach ( $routes as $route ) {
			self::assertNotSame( '', $this->title( $this->schema( $route ) ), $route );
		}
	}

	/**
	 * No fixture is left of a route that is gone. Fixtures come from SQLite alone.
	 *
	 * @group database-independent
	 */
	public function test_fixtures_belong_to_routes(): void {
		$this->as_administrator();
		$expected = array_map( $this->fixture_file( ... ), RestRoutes::answering( 'GET' ) );
		$root     = dirname( STOREWRIGHT_FILE );
		$files    = glob( $root . '/tests/fixtures/rest/*.json' );
		$stored   = array_map( static fn( string $file ) => substr( $file, strlen( $root ) + 1 ), false === $files ? [] : $files );
		self::assertSame( [], array_values( array_diff( $stored, $expected ) ), 'Delete these fixtures: their routes are gone.' );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function readable(): iterable {
		foreach ( RestRoutes::answering( 'GET' ) as $route ) {
			yield $route => [ $route ];
		}
	}

	/**
	 * @return array<string, array{list<string>}>
	 */
	public static function namespaces(): array {
		return RestRoutes::by_namespace(
			array_unique( array_merge( ...array_map( RestRoutes::answering( ... ), [ 'GET', 'POST', 'PUT', 'DELETE' ] ) ) )
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function schema( string $route ): array {
		$server = RestRoutes::server_for( $route );
		RestRoutes::endpoints( $route );
		$schema = $server->get_route_options( $route )['schema'] ?? null;
		self::assertIsCallable( $schema, "The route {$route} has no schema." );
		/** @var array<string, mixed> $described */
		$described = $schema();
		return $described;
	}

	/**
	 * @param array<string, mixed> $schema
	 */
	private function title( array $schema ): string {
		return is_string( $schema['title'] ?? null ) ? $schema['title'] : '';
	}

	/**
	 * Where the route's fixture lies. The example is undone, so that ids are those of a test that has the site to itself.
	 */
	private function fixture_file( string $route ): string {
		$this->context()->database->begin();
		$path = RouteExamples::path( $route );
		$this->context()->database->roll_back();
		wp_cache_flush();
		return ( new RestFixture( $path, null ) )->file();
	}

	/**
	 * Fixtures come from SQLite, where ids begin anew with each test.
	 */
	private function check_fixture( RestFixture $fixture ): void {
		if ( ! $this->context()->database->is_sqlite() ) {
			return;
		}
		$file = dirname( STOREWRIGHT_FILE ) . '/' . $fixture->file();
		if ( '1' === getenv( 'STOREWRIGHT_UPDATE_FIXTURES' ) ) {
			wp_mkdir_p( dirname( $file ) );
			file_put_contents( $file, $fixture->content() );
		}
		self::assertFileExists( $file, 'Write it with: npm run test:php -- --update-fixtures' );
		self::assertSame(
			file_get_contents( $file ),
			$fixture->content(),
			"{$fixture->file()} is not what the server answers. If the server is right: npm run test:php -- --update-fixtures"
		);
	}
}
