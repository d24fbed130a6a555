<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Shipping;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Shipping\Zone;
use Storewright\Tests\Support\Store\ZonesRestTestCase;

/**
 * `wc/v3/shipping/zones`.
 */
final class ZonesRestTest extends ZonesRestTestCase {

	/**
	 * [A7-004] [A3-014] Zones are listed with id and name, the rest of the world first.
	 */
	public function test_zones_are_listed_with_the_rest_of_the_world_first(): void {
		$this->as_shop_manager();
		$second = $this->zone( 'Second', 2 );
		$first  = $this->zone( 'First', 1 );

		$zones = $this->items( $this->rest( 'GET', self::ZONES ) );
		self::assertSame( [ 0, $first, $second ], array_column( $zones, 'id' ) );
		self::assertSame( [ 'Rest of the world', 'First', 'Second' ], array_column( $zones, 'name' ) );
		self::assertSame( [ 0, 1, 2 ], array_column( $zones, 'order' ) );
	}

	public function test_a_zone_tells_where_it_and_its_locations_are(): void {
		$this->as_shop_manager();
		$id       = $this->zone( 'Alps' );
		$response = $this->rest( 'GET', self::ZONES . "/$id" );
		self::assertSame( rest_url( self::ZONES . "/$id" ), $this->href( $response, 'self' ) );
		self::assertSame( rest_url( self::ZONES ), $this->href( $response, 'collection' ) );
		self::assertSame( rest_url( self::ZONES . "/$id/locations" ), $this->href( $response, 'describedby' ) );
	}

	/**
	 * [A7-007] A zone is made from its name alone.
	 */
	public function test_a_zone_is_made(): void {
		$this->as_shop_manager();
		$response = $this->rest( 'POST', self::ZONES, [ 'name' => ' <b>Alps</b> ' ] );
		$this->assertRestStatus( $response, 201 );
		$item = $this->item( $response );
		self::assertSame( [ 'Alps', 0 ], [ $item['name'], $item['order'] ] );
		self::assertIsInt( $item['id'] );
		self::assertGreaterThan( 0, $item['id'] );
		self::assertSame( rest_url( self::ZONES . "/{$item['id']}" ), $response->get_headers()['Location'] );
		self::assertSame( $item, $this->item( $this->rest( 'GET', self::ZONES . "/{$item['id']}" ) ) );
	}

	public function test_a_zone_is_made_together_with_its_locations(): void {
		$this->as_shop_manager();
		$id = $this->zone(
			'West',
			0,
			[
				[ 'code' => 'ca' ],
				[
					'code' => 'US:CA',
					'type' => 'state',
				],
				[
					'code' => 'CA',
					'type' => 'country',
				],
			]
		);
		self::assertSame(
			[
				[
					'code' => 'CA',
					'type' => 'country',
				],
				[
					'code' => 'US:CA',
					'type' => 'state',
				],
			],
			$this->locations( $id )
		);
	}

	public function test_a_zone_with_a_bad_location_is_not_made_at_all(): void {
		$this->as_shop_manager();
		$response = $this->rest(
			'POST',
			self::ZONES,
			[
				'name'      => 'Nowhere',
				'locations' => [ [ 'code' => 'US' ], [ 'code' => 'ZZ' ] ],
			]
		);
		$this->assertRestError( $response, 'rest_invalid_param', 400 );
		self::assertSame( [ 'locations[1][code]' => '“ZZ” is not the code of a country.' ], $this->params( $response->get_data() ) );
		self::assertSame( [ 0 ], array_column( $this->items( $this->rest( 'GET', self::ZONES ) ), 'id' ) );
	}

	public function test_a_zone_is_not_made_where_another_has_the_place_and_that_was_asked_for(): void {
		$this->as_shop_manager();
		$us       = [
			'name'           => 'Domestic',
			'locations'      => [ [ 'code' => 'CA' ], [ 'code' => 'US' ] ],
			'unless_covered' => true,
		];
		$existing = $this->zone( 'United States', 0, [ [ 'code' => 'US' ] ] );

		$response = $this->rest( 'POST', self::ZONES, $us );
		$this->assertRestError( $response, 'storewright_rest_zone_exists', 409 );
		self::assertSame( $existing, $this->error_data( $response->get_data() )['zone_id'] );

		$this->assertRestStatus( $this->rest( 'POST', self::ZONES, [ 'unless_covered' => false ] + $us ), 201 );
		$this->assertRestStatus( $this->rest( 'POST', self::ZONES, [ 'locations' => [ [ 'code' => 'JP' ] ] ] + $us ), 201 );
	}

	/**
	 * @param array<string, mixed> $body
	 */
	#[DataProvider( 'bad_zones' )]
	public function test_bad_input_is_refused_by_name( array $body, string $code, string $param ): void {
		$this->as_shop_manager();
		$id = $this->zone( 'Alps', 3 );
		if ( 'rest_missing_callback_param' !== $code ) {
			$this->assertRestError( $this->rest( 'PUT', self::ZONES . "/$id", $body ), $code, 400 );
		}
		$response = $this->rest( 'POST', self::ZONES, $body + [ 'order' => 1 ] );
		$this->assertRestError( $response, $code, 400 );
		$params = $this->params( $response->get_data() );
		self::assertContains( $param, array_is_list( $params ) ? $params : array_keys( $params ) );
		self::assertSame( [ 'Rest of the world', 'Alps' ], array_column( $this->items( $this->rest( 'GET', self::ZONES ) ), 'name' ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string, string}>
	 */
	public static function bad_zones(): array {
		return [
			'no name'         => [ [], 'rest_missing_callback_param', 'name' ],
			'empty name'      => [ [ 'name' => '' ], 'rest_invalid_param', 'name' ],
			'only tags'       => [ [ 'name' => ' <i></i> ' ], 'rest_invalid_param', 'name' ],
			'too long'        => [ [ 'name' => str_repeat( 'ä', 201 ) ], 'rest_invalid_param', 'name' ],
			'name is a list'  => [ [ 'name' => [ 'x' ] ], 'rest_invalid_param', 'name' ],
			'negative order'  => [
				[
					'name'  => 'x',
					'order' => -1,
				],
				'rest_invalid_param',
				'order',
			],
			'huge order'      => [
				[
					'name'  => 'x',
					'order' => 1e30,
				],
				'rest_invalid_param',
				'order',
			],
			'order is a word' => [
				[
					'name'  => 'x',
					'order' => 'first',
				],
				'rest_invalid_param',
				'order',
			],
			'unknown name'    => [
				[
					'name'  => 'x',
					'ordre' => 1,
				],
				'rest_invalid_param',
				'ordre',
			],
		];
	}

	public function test_a_name_may_have_200_characters(): void {
		$this->as_shop_manager();
		$name = str_repeat( 'ä', 200 );
		$id   = $this->zone( $name );
		self::assertSame( $name, $this->item( $this->rest( 'GET', self::ZONES . "/$id" ) )['name'] );
	}

	public function test_two_managers_who_change_different_fields_do_not_undo_each_other(): void {
		$this->as_shop_manager();
		$id = $this->zone( 'Alps', 1 );
		$this->assertRestStatus( $this->rest( 'PUT', self::ZONES . "/$id", [ 'name' => 'Dolomites' ] ) );
		$item = $this->item( $this->rest( 'PUT', self::ZONES . "/$id", [ 'order' => 7 ] ) );
		self::assertSame( [ 'Dolomites', 7 ], [ $item['name'], $item['order'] ] );
		self::assertSame( $item, $this->item( $this->rest( 'GET', self::ZONES . "/$id" ) ) );
	}

	public function test_a_zone_that_does_not_exist_is_not_found(): void {
		$this->as_shop_manager();
		foreach ( [ '99999', '99999999999999999999' ] as $id ) {
			$this->assertRestError( $this->rest( 'GET', self::ZONES . "/$id" ), 'woocommerce_rest_shipping_zone_invalid', 404 );
			$this->assertRestError(
				$this->rest( 'PUT', self::ZONES . "/$id", [ 'name' => 'x' ] ),
				'woocommerce_rest_shipping_zone_invalid',
				404
			);
			$this->assertRestError(
				$this->rest( 'DELETE', self::ZONES . "/$id", [ 'force' => true ] ),
				'woocommerce_rest_shipping_zone_invalid',
				404
			);
		}
	}

	/**
	 * @param array<string, mixed> $body
	 */
	#[DataProvider( 'requests' )]
	public function test_only_those_who_manage_the_shop_may( string $method, string $path, array $body, string $code ): void {
		$this->as_visitor();
		$this->assertRestError( $this->rest( $method, $path, $body ), $code, 401 );
		$this->as_subscriber();
		$this->assertRestError( $this->rest( $method, $path, $body ), $code, 403 );
	}

	/**
	 * @return array<string, array{string, string, array<string, mixed>, string}>
	 */
	public static function requests(): array {
		return [
			'list zones'        => [ 'GET', self::ZONES, [], 'woocommerce_rest_cannot_view' ],
			'make a zone'       => [ 'POST', self::ZONES, [ 'name' => 'x' ], 'woocommerce_rest_cannot_create' ],
			'see a zone'        => [ 'GET', self::ZONES . '/0', [], 'woocommerce_rest_cannot_view' ],
			'change a zone'     => [ 'PUT', self::ZONES . '/1', [ 'name' => 'x' ], 'woocommerce_rest_cannot_edit' ],
			'remove a zone'     => [ 'DELETE', self::ZONES . '/1', [ 'force' => true ], 'woocommerce_rest_cannot_delete' ],
			'list locations'    => [ 'GET', self::ZONES . '/0/locations', [], 'woocommerce_rest_cannot_view' ],
			'replace locations' => [ 'PUT', self::ZONES . '/1/locations', [], 'woocommerce_rest_cannot_edit' ],
			'list methods'      => [ 'GET', self::ZONES . '/0/methods', [], 'woocommerce_rest_cannot_view' ],
			'add a method'      => [ 'POST', self::ZONES . '/0/methods', [ 'method_id' => 'flat_rate' ], 'woocommerce_rest_cannot_create' ],
			'see a method'      => [ 'GET', self::ZONES . '/0/methods/1', [], 'woocommerce_rest_cannot_view' ],
			'change a method'   => [ 'PUT', self::ZONES . '/0/methods/1', [ 'enabled' => false ], 'woocommerce_rest_cannot_edit' ],
			'remove a method'   => [ 'DELETE', self::ZONES . '/0/methods/1', [ 'force' => true ], 'woocommerce_rest_cannot_delete' ],
			'list ways'         => [ 'GET', '/wc/v3/shipping_methods', [], 'woocommerce_rest_cannot_view' ],
			'see a way'         => [ 'GET', '/wc/v3/shipping_methods/flat_rate', [], 'woocommerce_rest_cannot_view' ],
		];
	}

	public function test_extensions_hear_of_zones_that_are_saved_and_removed(): void {
		$this->as_shop_manager();
		$heard = [];
		foreach ( [ 'storewright_shipping_zone_saved', 'storewright_shipping_zone_deleted' ] as $hook ) {
			add_action(
				$hook,
				static function ( Zone $zone ) use ( &$heard, $hook ): void {
					$heard[] = [ $hook, $zone->name ];
				}
			);
		}
		$id = $this->zone( 'Alps' );
		$this->rest( 'PUT', self::ZONES . "/$id", [ 'name' => 'Dolomites' ] );
		$this->rest( 'PUT', self::ZONES . "/$id/locations", [ [ 'code' => 'IT' ] ] );
		$this->rest( 'PUT', self::ZONES . "/$id", [ 'name' => '' ] );
		$this->rest( 'DELETE', self::ZONES . "/$id", [ 'force' => true ] );
		self::assertSame(
			[
				[ 'storewright_shipping_zone_saved', 'Alps' ],
				[ 'storewright_shipping_zone_saved', 'Dolomites' ],
				[ 'storewright_shipping_zone_saved', 'Dolomites' ],
				[ 'storewright_shipping_zone_deleted', 'Dolomites' ],
			],
			$heard
		);
	}

	/**
	 * @return array<mixed>
	 */
	private function error_data( mixed $answer ): array {
		self::assertIsArray( $answer );
		self::assertIsArray( $answer['data'] );
		return $answer['data'];
	}

	/**
	 * @return array<mixed>
	 */
	private function params( mixed $answer ): array {
		$params = $this->error_data( $answer )['params'];
		self::assertIsArray( $params );
		return $params;
	}
}
