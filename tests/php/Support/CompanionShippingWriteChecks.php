<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use WC_Shipping_Zone;
use WC_Shipping_Zones;
use WP_REST_Response;

/**
 * The routes of zones and their methods keep their promises beyond `wc/v3` on WooCommerce's shop.
 */
trait CompanionShippingWriteChecks {

	public function test_a_zone_is_made_whole_and_once(): void {
		$zone = [
			'name'           => 'Alps',
			'locations'      => [
				[
					'code' => 'CH',
					'type' => 'country',
				],
			],
			'unless_covered' => true,
		];

		$first  = $this->rest( 'POST', '/storewright/v3/shipping/zones', $zone );
		$second = $this->rest( 'POST', '/storewright/v3/shipping/zones', $zone );

		$this->assertRestStatus( $first, 201 );
		$id = $this->item( $first )['id'];
		self::assertSame( 'CH', ( new WC_Shipping_Zone( $id ) )->get_zone_locations()[0]->code );
		$this->assertRestError( $second, 'storewright_rest_zone_exists', 409 );
		self::assertSame( $id, $second->as_error()?->get_error_data()['zone_id'] );
		self::assertCount( 1, WC_Shipping_Zones::get_zones() );
	}

	public function test_a_zone_whose_locations_woocommerce_refuses_is_not_made(): void {
		$response = $this->rest(
			'POST',
			'/storewright/v3/shipping/zones',
			[
				'name'      => 'Nowhere',
				'locations' => [
					[
						'code' => 'CH',
						'type' => 'planet',
					],
				],
			]
		);

		$this->assertRestStatus( $response, 400 );
		self::assertCount( 0, WC_Shipping_Zones::get_zones() );
	}

	public function test_a_method_is_added_where_no_other_has_been(): void {
		$add = fn( array $known ): WP_REST_Response => $this->rest(
			'POST',
			'/storewright/v3/shipping/zones/0/methods',
			[
				'method_id'        => 'flat_rate',
				'settings'         => [ 'cost' => '5' ],
				'expected_methods' => $known,
			]
		);

		$first = $add( [] );
		$this->assertRestStatus( $first, 200 );
		$this->assertRestError( $add( [] ), 'storewright_rest_zone_methods_changed', 409 );
		$this->assertRestStatus( $add( [ $this->item( $first )['instance_id'] ] ), 200 );
		self::assertSame( '5', $this->item( $first )['settings']['cost']['value'] );
		self::assertCount( 2, ( new WC_Shipping_Zone( 0 ) )->get_shipping_methods() );
	}

	public function test_a_method_is_changed_where_it_is_as_it_was_seen(): void {
		$instance = ( new WC_Shipping_Zone( 0 ) )->add_shipping_method( 'flat_rate' );
		$change   = fn( string $cost, string $seen ): WP_REST_Response => $this->rest(
			'PUT',
			"/storewright/v3/shipping/zones/0/methods/$instance",
			[
				'settings'          => [ 'cost' => $cost ],
				'expected_settings' => [ 'cost' => $seen ],
			]
		);

		$this->assertRestStatus( $change( '5', '0' ), 200 );
		$this->assertRestError( $change( '6', '0' ), 'storewright_rest_zone_method_conflict', 409 );
		$this->assertRestStatus( $change( '6', '5' ), 200 );
	}

	public function test_settings_that_a_method_lacks_are_refused_and_numbers_compared_as_text(): void {
		$instance = ( new WC_Shipping_Zone( 0 ) )->add_shipping_method( 'flat_rate' );
		$change   = fn( array $expected ): WP_REST_Response => $this->rest(
			'PUT',
			"/storewright/v3/shipping/zones/0/methods/$instance",
			[
				'settings'          => [ 'cost' => '9' ],
				'expected_settings' => $expected,
			]
		);

		$this->assertRestStatus( $change( [ 'cost' => 0 ] ), 200 );
		$this->assertRestStatus( $change( [ 'cost' => 9 ] ), 200 );
		$refusal = $change( [ 'bogus' => '9' ] );
		$this->assertRestError( $refusal, 'rest_invalid_param', 400 );
		self::assertStringContainsString( '“bogus”', (string) $refusal->as_error()?->get_error_message() );
	}

	public function test_a_cost_that_can_not_be_read_is_refused_and_a_dry_run_saves_nothing(): void {
		$instance = ( new WC_Shipping_Zone( 0 ) )->add_shipping_method( 'flat_rate' );
		$change   = fn( mixed $cost, bool $dry_run ): WP_REST_Response => $this->rest(
			'PUT',
			"/storewright/v3/shipping/zones/0/methods/$instance",
			[
				'settings' => compact( 'cost' ),
				'dry_run'  => $dry_run,
			]
		);
		$held     = static fn(): mixed => get_option( "woocommerce_flat_rate_{$instance}_settings" );
		$before   = $held();

		foreach ( [ 'abc', '5 +', '1.2.3', [ '5' ] ] as $cost ) {
			[ $dry, $real ] = [ $change( $cost, true ), $change( $cost, false ) ];
			$this->assertRestError( $dry, 'rest_setting_value_invalid', 400 );
			self::assertSame( $real->get_data(), $dry->get_data() );
			$quoted = is_string( $cost ) ? "Cost: “{$cost}” can’t be used. " : 'Cost: ';
			self::assertStringStartsWith( $quoted, (string) $dry->as_error()?->get_error_message() );
		}
		self::assertSame( '5 + [qty]', $this->item( $change( ' 5 + [qty] ', true ) )['settings']['cost']['value'] );
		self::assertSame( $before, $held() );
		$this->assertRestStatus( $change( '5 + [qty]', false ), 200 );
		self::assertSame( '5 + [qty]', $held()['cost'] );
	}

	public function test_zones_of_places_that_there_are_not_are_refused(): void {
		foreach ( [
			[ 'country', 'ZZZZ' ],
			[ 'country', '<script>' ],
			[ 'continent', 'US' ],
			[ 'state', 'US' ],
			[ 'state', 'US:Nowhere' ],
			[ 'postcode', ' ' ],
		] as [ $type, $code ] ) {
			$refusal = $this->rest(
				'POST',
				'/storewright/v3/shipping/zones',
				[
					'name'      => 'Nowhere',
					'locations' => [ compact( 'type', 'code' ) ],
				]
			);
			$this->assertRestError( $refusal, 'rest_invalid_param', 400 );
			self::assertStringContainsString( "“{$code}”", (string) $refusal->as_error()?->get_error_message() );
		}
		self::assertCount( 0, WC_Shipping_Zones::get_zones() );
	}

	public function test_a_method_is_not_added_with_a_cost_that_is_none(): void {
		$before   = count( ( new WC_Shipping_Zone( 0 ) )->get_shipping_methods() );
		$added    = did_action( 'woocommerce_shipping_zone_method_added' );
		$response = $this->rest(
			'POST',
			'/storewright/v3/shipping/zones/0/methods',
			[
				'method_id'        => 'flat_rate',
				'settings'         => [ 'cost' => '5 EUR or so' ],
				'expected_methods' => array_keys( ( new WC_Shipping_Zone( 0 ) )->get_shipping_methods() ),
			]
		);

		$this->assertRestError( $response, 'rest_setting_value_invalid', 400 );
		self::assertCount( $before, ( new WC_Shipping_Zone( 0 ) )->get_shipping_methods() );
		self::assertSame( $added, did_action( 'woocommerce_shipping_zone_method_added' ), 'Nobody is told of a method that is not there.' );
	}

	public function test_who_was_told_of_a_method_is_told_that_it_is_gone_where_only_its_own_settings_show_that_one_is_none(): void {
		// As of a kind whose settings are other ones once it is in a zone.
		$added = did_action( 'woocommerce_shipping_zone_method_added' );
		add_filter(
			'woocommerce_shipping_instance_form_fields_flat_rate',
			static fn( array $fields ): array => did_action( 'woocommerce_shipping_zone_method_added' ) > $added ? $fields : []
		);
		$heard = [];
		foreach ( [ 'added', 'deleted' ] as $what ) {
			add_action(
				"woocommerce_shipping_zone_method_$what",
				static function ( int $instance ) use ( &$heard, $what ): void {
					$heard[ $instance ][] = $what;
				}
			);
		}

		$response = $this->rest(
			'POST',
			'/storewright/v3/shipping/zones/0/methods',
			[
				'method_id' => 'flat_rate',
				'settings'  => [ 'cost' => 'a lot' ],
			]
		);

		$this->assertRestError( $response, 'rest_setting_value_invalid', 400 );
		self::assertSame( [ [ 'added', 'deleted' ] ], array_values( $heard ) );
		self::assertCount( 0, ( new WC_Shipping_Zone( 0 ) )->get_shipping_methods() );
	}
}
