<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Shipping;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Shipping\Tables;
use Storewright\Tests\Support\FailingQueries;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/shipping/zones/{id}/locations`.
 */
final class ZoneLocationsRestTest extends IntegrationTestCase {

	use FailingQueries;

	private int $zone_id;

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		$id = $this->item( $this->rest( 'POST', '/wc/v3/shipping/zones', [ 'name' => 'Zone' ] ) )['id'];
		self::assertIsInt( $id );
		$this->zone_id = $id;
	}

	/**
	 * [A7-005] [A7-008] [A3-014] A list of codes and types is written as a whole and read back.
	 */
	public function test_locations_are_replaced_as_a_whole(): void {
		$first = [
			[
				'code' => 'US',
				'type' => 'country',
			],
			[
				'code' => 'CA',
				'type' => 'country',
			],
		];
		$this->assertRestStatus( $this->send( 'POST', $first ) );
		self::assertSame( $first, $this->stored() );

		$second   = [
			[
				'code' => 'EU',
				'type' => 'continent',
			],
			[
				'code' => 'US:NY',
				'type' => 'state',
			],
			[
				'code' => 'MA:maagd',
				'type' => 'state',
			],
			[
				'code' => '100*',
				'type' => 'postcode',
			],
			[
				'code' => 'AB1 2CD',
				'type' => 'postcode',
			],
			[
				'code' => '10000...10099',
				'type' => 'postcode',
			],
		];
		$response = $this->send( 'PUT', $second );
		$this->assertRestStatus( $response );
		self::assertSame( $second, self::plain( $this->items( $response ) ) );
		self::assertSame( $second, $this->stored() );

		$this->assertRestStatus( $this->send( 'PUT', [] ) );
		self::assertSame( [], $this->stored() );
	}

	public function test_a_location_tells_of_which_zone_it_is(): void {
		$this->send( 'PUT', [ [ 'code' => 'US' ] ] );
		/** @var array{_links: array<string, list<array{href: string}>>} $location */
		$location = ( (array) $this->rest( 'GET', $this->path() )->get_data() )[0];
		self::assertSame( rest_url( $this->path() ), $location['_links']['collection'][0]['href'] );
		self::assertSame( rest_url( "/wc/v3/shipping/zones/{$this->zone_id}" ), $location['_links']['describes'][0]['href'] );
	}

	/**
	 * Clients read the list, add to it, and send it back.
	 */
	public function test_locations_can_be_sent_back_as_they_were_answered(): void {
		$this->send( 'PUT', [ [ 'code' => 'US' ] ] );
		$locations = $this->items( $this->rest( 'GET', $this->path() ) );
		self::assertArrayHasKey( '_links', $locations[0] );

		$this->assertRestStatus( $this->send( 'PUT', [ ...$locations, [ 'code' => 'CA' ] ] ) );
		self::assertSame( [ 'US', 'CA' ], array_column( $this->stored(), 'code' ) );
	}

	public function test_codes_are_brought_to_one_form_and_repeated_ones_dropped(): void {
		$this->send(
			'PUT',
			[
				[ 'code' => ' us ' ],
				[ 'code' => 'US' ],
				[
					'code' => 'eu',
					'type' => 'continent',
				],
				[
					'code' => 'us:CA',
					'type' => 'state',
				],
				[
					'code' => ' cb23   1aa ',
					'type' => 'postcode',
				],
			]
		);
		self::assertSame( [ 'US', 'EU', 'US:CA', 'CB23 1AA' ], array_column( $this->stored(), 'code' ) );
	}

	public function test_a_lone_text_is_refused_and_the_old_ones_stay(): void {
		$this->send( 'PUT', [ [ 'code' => 'US' ] ] );
		$this->assertRestError( $this->send( 'PUT', 'US' ), 'rest_invalid_param', 400 );
		self::assertSame( [ 'US' ], array_column( $this->stored(), 'code' ) );
	}

	#[DataProvider( 'bad_locations' )]
	public function test_a_bad_location_is_refused_by_name_and_the_old_ones_stay( mixed $locations, string $param ): void {
		$this->send( 'PUT', [ [ 'code' => 'US' ] ] );
		$response = $this->send( 'PUT', $locations );
		$this->assertRestError( $response, 'rest_invalid_param', 400 );
		$error = $response->as_error();
		self::assertNotNull( $error );
		$data = $error->get_error_data();
		self::assertIsArray( $data );
		self::assertIsArray( $data['params'] );
		self::assertSame( [ $param ], array_keys( $data['params'] ) );
		self::assertSame( [ 'US' ], array_column( $this->stored(), 'code' ) );
	}

	/**
	 * @return array<string, array{mixed, string}>
	 */
	public static function bad_locations(): array {
		$one = static fn( string $code, string $type ) => [
			[ 'code' => 'CA' ],
			[
				'code' => $code,
				'type' => $type,
			],
		];
		return [
			'unknown country'        => [ $one( 'ZZ', 'country' ), 'locations[1][code]' ],
			'name of a country'      => [ $one( 'France', 'country' ), 'locations[1][code]' ],
			'empty country'          => [ $one( '', 'country' ), 'locations[1][code]' ],
			'state without country'  => [ $one( 'CA', 'state' ), 'locations[1][code]' ],
			'unknown state'          => [ $one( 'US:ZZ', 'state' ), 'locations[1][code]' ],
			'state of no list'       => [ $one( 'GB:KENT', 'state' ), 'locations[1][code]' ],
			'empty state'            => [ $one( 'US:', 'state' ), 'locations[1][code]' ],
			'unknown continent'      => [ $one( 'XX', 'continent' ), 'locations[1][code]' ],
			'empty postcode'         => [ $one( ' ', 'postcode' ), 'locations[1][code]' ],
			'wildcard in the middle' => [ $one( '9*10', 'postcode' ), 'locations[1][code]' ],
			'two wildcards'          => [ $one( '90**', 'postcode' ), 'locations[1][code]' ],
			'SQL wildcard'           => [ $one( '90%', 'postcode' ), 'locations[1][code]' ],
			'range of one end'       => [ $one( '90000...', 'postcode' ), 'locations[1][code]' ],
			'range of three ends'    => [ $one( '1...2...3', 'postcode' ), 'locations[1][code]' ],
			'range with a wildcard'  => [ $one( '90*...91*', 'postcode' ), 'locations[1][code]' ],
			'reversed range'         => [ $one( '90099...90000', 'postcode' ), 'locations[1][code]' ],
			'too long'               => [ $one( str_repeat( '1', 201 ), 'postcode' ), 'locations[1][code]' ],
			'unknown type'           => [ $one( 'US', 'planet' ), 'locations' ],
			'code is missing'        => [ [ [ 'type' => 'country' ] ], 'locations' ],
			'code is a list'         => [ [ [ 'code' => [ 'US' ] ] ], 'locations' ],
			'location is text'       => [ [ 'US' ], 'locations' ],
			'unknown field'          => [
				[
					[
						'code' => 'US',
						'name' => 'x',
					],
				],
				'locations',
			],
			'one location, no list'  => [ [ 'code' => 'US' ], 'locations' ],
			'nothing'                => [ null, 'locations' ],
		];
	}

	public function test_a_failure_half_way_leaves_the_old_locations(): void {
		$this->send( 'PUT', [ [ 'code' => 'US' ] ] );
		$this->expect_logged( 'The disk is full.' );
		$response = $this->with_failing_query(
			[ 'INSERT INTO', $this->context()->database->table( Tables::LOCATIONS ) ],
			fn() => $this->send( 'PUT', [ [ 'code' => 'CA' ] ] )
		);
		$this->assertRestError( $response, 'storewright_internal_error', 500 );
		self::assertStringNotContainsString( 'disk', (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( [ 'US' ], array_column( $this->stored(), 'code' ) );
	}

	public function test_the_rest_of_the_world_has_no_locations_and_gets_none(): void {
		$this->zone_id = 0;
		self::assertSame( [], $this->stored() );
		$this->assertRestError(
			$this->send( 'PUT', [ [ 'code' => 'US' ] ] ),
			'woocommerce_rest_shipping_zone_locations_invalid_zone',
			403
		);
	}

	public function test_a_zone_that_does_not_exist_is_not_found(): void {
		$this->zone_id = 99999;
		$this->assertRestError( $this->rest( 'GET', $this->path() ), 'woocommerce_rest_shipping_zone_invalid', 404 );
		$this->assertRestError( $this->send( 'PUT', [ [ 'code' => 'US' ] ] ), 'woocommerce_rest_shipping_zone_invalid', 404 );
	}

	private function path(): string {
		return "/wc/v3/shipping/zones/{$this->zone_id}/locations";
	}

	private function send( string $method, mixed $body ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $this->path() );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function stored(): array {
		return self::plain( $this->items( $this->rest( 'GET', $this->path() ) ) );
	}

	/**
	 * @param list<array<string, mixed>> $locations
	 * @return list<array<string, mixed>>
	 */
	private static function plain( array $locations ): array {
		return array_map( static fn( array $location ) => array_diff_key( $location, [ '_links' => 0 ] ), $locations );
	}
}
