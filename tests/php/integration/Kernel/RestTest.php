<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\Forbidden;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Kernel\Errors\Unavailable;
use Storewright\Tests\Support\Doubles\ThingsController;
use Storewright\Tests\Support\IntegrationTestCase;
use TypeError;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The base of every REST resource: what it lets in, what it lets out, and how it fails.
 */
final class RestTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
	}

	public function test_an_item_has_the_fields_of_its_context_and_its_links(): void {
		$this->register();
		$response = $this->rest( 'GET', '/storewright-test/things/1' );
		self::assertSame(
			[
				'id'   => 1,
				'name' => 'One',
			],
			array_diff_key( $this->item( $response ), [ '_links' => 0 ] )
		);
		self::assertArrayHasKey( 'self', $response->get_links() );
		self::assertSame( 'x', $this->item( $this->rest( 'GET', '/storewright-test/things/1?context=edit' ) )['secret'] );
	}

	public function test_a_collection_has_the_fields_asked_for(): void {
		$this->register();
		$items = $this->items( $this->rest( 'GET', '/storewright-test/things?_fields=name' ) );
		self::assertSame( [ [ 'name' => 'One' ], [ 'name' => 'One' ] ], $items );
		self::assertArrayHasKey( '_links', $this->items( $this->rest( 'GET', '/storewright-test/things' ) )[0] );
	}

	public function test_the_route_tells_its_schema(): void {
		$this->register();
		$options = $this->item( $this->rest( 'OPTIONS', '/storewright-test/things' ) );
		self::assertSame(
			[ 'thing', [ 'id', 'name', 'secret' ] ],
			[ $options['schema']['title'], array_keys( $options['schema']['properties'] ) ]
		);
	}

	/**
	 * @param array<string, mixed> $body
	 */
	#[DataProvider( 'unknown' )]
	public function test_what_the_resource_does_not_know_is_named_and_nothing_is_done(
		string $method,
		string $path,
		array $body,
		string $name
	): void {
		$calls = 0;
		$this->register(
			static function () use ( &$calls ): array {
				++$calls;
				return [];
			}
		);
		$response = $this->rest( $method, $path, $body );
		$this->assertRestError( $response, 'rest_invalid_param', 400 );
		$error = $this->item( $response );
		self::assertStringContainsString( $name, (string) $error['message'] );
		self::assertSame( [ $name ], array_map( strval( ... ), array_keys( $error['data']['params'] ) ) );
		self::assertSame( 0, $calls );
	}

	/**
	 * @return array<string, array{string, string, array<string, mixed>, string}>
	 */
	public static function unknown(): array {
		return [
			'misspelt on creation' => [
				'POST',
				'/storewright-test/things',
				[
					'name' => 'Two',
					'nmae' => 'x',
				],
				'nmae',
			],
			'misspelt in a change' => [ 'PATCH', '/storewright-test/things/1', [ 'nmae' => 'x' ], 'nmae' ],
			'a number'             => [
				'PUT',
				'/storewright-test/things/1',
				[
					'name' => 'Two',
					'7.5'  => 'x',
				],
				'7.5',
			],
			'of an action'         => [ 'POST', '/storewright-test/things/shake', [ 'tmies' => 2 ], 'tmies' ],
			'too short'            => [ 'POST', '/storewright-test/things', [ 'name' => 'x' ], 'name' ],
			'of the wrong type'    => [ 'POST', '/storewright-test/things/shake', [ 'times' => 'two' ], 'times' ],
		];
	}

	public function test_what_must_be_given_on_creation_need_not_be_in_a_change(): void {
		$this->register();
		$this->assertRestError( $this->rest( 'POST', '/storewright-test/things' ), 'rest_missing_callback_param', 400 );
		$this->assertRestStatus( $this->rest( 'PATCH', '/storewright-test/things/1', [ 'secret' => 'y' ] ) );
	}

	/**
	 * Clients may send back what they got, links included.
	 */
	public function test_an_item_can_be_sent_back_as_it_was_answered(): void {
		$this->register();
		$item = $this->item( $this->rest( 'GET', '/storewright-test/things/1' ) );
		$this->assertRestStatus(
			$this->rest(
				'PUT',
				'/storewright-test/things/1',
				$item + [
					'_links'  => [],
					'_locale' => 'user',
				]
			)
		);
	}

	/**
	 * Who copies a thing sends its id along; what is changed is what the address names.
	 */
	public function test_the_address_says_which_item_is_meant_whatever_the_body_says(): void {
		$this->register( static fn( WP_REST_Request $request ) => [ 'id' => (int) $request['id'] ] );
		$body = [
			'id'   => 2,
			'name' => 'Two',
		];
		self::assertSame( 1, $this->item( $this->rest( 'PUT', '/storewright-test/things/1', $body ) )['id'] );
		self::assertSame( 1, $this->item( $this->rest( 'GET', '/storewright-test/things/1?id=2' ) )['id'] );
	}

	#[DataProvider( 'odd_bodies' )]
	public function test_a_body_that_is_no_object_is_refused( string $body, string $code ): void {
		$this->register();
		$request = new WP_REST_Request( 'PATCH', '/storewright-test/things/1' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( $body );
		$this->assertRestError( rest_do_request( $request ), $code, 400 );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function odd_bodies(): array {
		return [
			'broken JSON' => [ '{"name":', 'rest_invalid_json' ],
			'a text'      => [ '"name"', 'rest_invalid_param' ],
			'a number'    => [ '5', 'rest_invalid_param' ],
			'a truth'     => [ 'false', 'rest_invalid_param' ],
			'a list'      => [ '["name"]', 'rest_invalid_param' ],
		];
	}

	public function test_a_collection_may_be_replaced_by_a_list(): void {
		$this->register( static fn( WP_REST_Request $request ) => $request->get_json_params() );
		$request = new WP_REST_Request( 'PUT', '/storewright-test/things/all' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( '[{"name":"a"},{"name":"b"}]' );
		self::assertSame( [ 'a', 'b' ], array_column( $this->items( rest_do_request( $request ) ), 'name' ) );
	}

	/**
	 * @param array<string, mixed> $data
	 */
	#[DataProvider( 'failures' )]
	public function test_a_failure_of_the_domain_is_answered_by_its_code_status_and_data(
		DomainError $failure,
		int $status,
		array $data
	): void {
		$this->register( static fn() => throw $failure );
		$response = $this->rest( 'GET', '/storewright-test/things/1' );
		$this->assertRestError( $response, 'storewright_test', $status );
		self::assertSame( 'A sentence.', $this->item( $response )['message'] );
		self::assertSame( [ 'status' => $status ] + $data, $this->item( $response )['data'] );
	}

	/**
	 * @return array<string, array{DomainError, int, array<string, mixed>}>
	 */
	public static function failures(): array {
		$data = [ 'x' => [ 'y' => 1 ] ];
		return [
			'bad input'   => [
				new InvalidInput( 'storewright_test', 'A sentence.', [ 'name' => 'Why.' ], $data ),
				400,
				[ 'params' => [ 'name' => 'Why.' ] ] + $data,
			],
			'forbidden'   => [ new Forbidden( 'storewright_test', 'A sentence.', $data ), 403, $data ],
			'not found'   => [ new NotFound( 'storewright_test', 'A sentence.', $data ), 404, $data ],
			'conflict'    => [ new Conflict( 'storewright_test', 'A sentence.', $data ), 409, $data ],
			'not stored'  => [ new StorageFailed( 'storewright_test', 'A sentence.', $data ), 500, $data ],
			'unavailable' => [ new Unavailable( 'storewright_test', 'A sentence.', $data ), 503, $data ],
		];
	}

	/**
	 * @param Closure(): never $break
	 */
	#[DataProvider( 'breaks' )]
	public function test_what_only_an_engineer_understands_is_logged_and_not_shown( Closure $break ): void {
		$this->expect_logged( 'A REST request failed: password hunter2' );
		$this->register( $break );
		$response = $this->rest( 'GET', '/storewright-test/things/1' );
		$this->assertRestError( $response, 'storewright_internal_error', 500 );
		$shown = (string) wp_json_encode( $response->get_data() );
		foreach ( [ 'hunter2', '.php', 'Error\\\\', 'Exception' ] as $internal ) {
			self::assertStringNotContainsString( $internal, $shown );
		}
	}

	/**
	 * @return array<string, array{Closure(): never}>
	 */
	public static function breaks(): array {
		return [
			'an exception' => [ static fn() => throw new RuntimeException( 'password hunter2' ) ],
			'an error'     => [ static fn() => throw new TypeError( 'password hunter2' ) ],
		];
	}

	#[DataProvider( 'methods' )]
	public function test_who_may_not_is_refused_in_the_familys_words( string $method, string $path, string $code ): void {
		$this->register();
		$body = [ 'name' => 'Two' ];
		$this->as_subscriber();
		$this->assertRestError( $this->rest( $method, $path, $body ), $code, 403 );
		$this->as_visitor();
		$this->assertRestError( $this->rest( $method, $path, $body ), $code, 401 );
		$this->as_shop_manager();
		$this->assertRestStatus( $this->rest( $method, $path, $body ) );
	}

	/**
	 * @return list<array{string, string, string}>
	 */
	public static function methods(): array {
		return [
			[ 'GET', '/storewright-test/things', 'woocommerce_rest_cannot_view' ],
			[ 'POST', '/storewright-test/things', 'woocommerce_rest_cannot_create' ],
			[ 'PUT', '/storewright-test/things/1', 'woocommerce_rest_cannot_edit' ],
			[ 'DELETE', '/storewright-test/things/1', 'woocommerce_rest_cannot_delete' ],
		];
	}

	public function test_an_error_that_a_callback_returns_is_passed_on(): void {
		$this->register( static fn() => new WP_Error( 'mine', 'Mine.', [ 'status' => 418 ] ) );
		$this->assertRestError( $this->rest( 'GET', '/storewright-test/things/1' ), 'mine', 418 );
	}

	/**
	 * @param (Closure(WP_REST_Request): mixed)|null $answer
	 */
	private function register( ?Closure $answer = null ): void {
		add_action( 'rest_api_init', fn() => ( new ThingsController( $this->context(), $answer ) )->register_routes() );
	}
}
