<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use WC_Shipping_Zone;
use WC_Shipping_Zones;
use WP_REST_Response;

/**
 * The dashboard's own routes keep their promises beyond `wc/v3` on WooCommerce's shop.
 */
trait CompanionWriteChecks {

	private static string $settings = '/storewright/v3/settings/general/batch';

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
	}

	public function test_settings_are_saved(): void {
		$response = $this->save( [ $this->change( 'woocommerce_store_city', 'Bern', '' ) ] );

		$this->assertRestStatus( $response, 200 );
		self::assertSame( 'Bern', get_option( 'woocommerce_store_city' ) );
		self::assertSame( 'Bern', $this->item( $response )['update'][0]['value'] );
	}

	public function test_settings_that_somebody_else_changed_are_not_overwritten(): void {
		update_option( 'woocommerce_store_city', 'Basel' );

		$response = $this->save(
			[ $this->change( 'woocommerce_store_postcode', '3000', '' ), $this->change( 'woocommerce_store_city', 'Bern', '' ) ]
		);

		$this->assertRestError( $response, 'storewright_rest_setting_conflict', 409 );
		self::assertSame( [ 'woocommerce_store_city' => 'Basel' ], $response->as_error()?->get_error_data()['conflicts'] );
		self::assertSame( 'Basel', get_option( 'woocommerce_store_city' ) );
		self::assertSame( '', (string) get_option( 'woocommerce_store_postcode' ) );
	}

	public function test_a_change_past_the_cache_is_seen(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		update_option( 'woocommerce_store_city', '' );
		get_option( 'woocommerce_store_city' );
		$wpdb->update( $wpdb->options, [ 'option_value' => 'Basel' ], [ 'option_name' => 'woocommerce_store_city' ] );

		$this->assertRestError(
			$this->save( [ $this->change( 'woocommerce_store_city', 'Bern', '' ) ] ),
			'storewright_rest_setting_conflict',
			409
		);
	}

	public function test_what_is_wished_already_is_no_conflict(): void {
		update_option( 'woocommerce_store_city', 'Bern' );

		$this->assertRestStatus( $this->save( [ $this->change( 'woocommerce_store_city', 'Bern', 'Basel' ) ] ), 200 );
	}

	public function test_all_settings_are_saved_or_none(): void {
		update_option( 'woocommerce_currency', 'EUR' );

		$response = $this->save(
			[ $this->change( 'woocommerce_store_city', 'Bern', '' ), $this->change( 'woocommerce_currency', 'none such', 'EUR' ) ]
		);

		$this->assertRestError( $response, 'storewright_rest_batch_refused', 400 );
		self::assertSame( '', (string) get_option( 'woocommerce_store_city' ) );
		self::assertSame( 'EUR', get_option( 'woocommerce_currency' ) );
	}

	public function test_settings_of_several_groups_are_saved_together_or_not_at_all(): void {
		update_option( 'woocommerce_currency', 'USD' );
		update_option( 'woocommerce_weight_unit', 'kg' );
		$changes = [
			[ 'group_id' => 'products' ] + $this->change( 'woocommerce_weight_unit', 'lbs', 'kg' ),
			[ 'group_id' => 'general' ] + $this->change( 'woocommerce_currency', 'EUR', 'USD' ),
		];

		$response = $this->rest(
			'POST',
			'/storewright/v3/settings/batch',
			[
				'update' => $changes,
				'atomic' => true,
			]
		);

		$this->assertRestStatus( $response, 200 );
		self::assertSame( [ 'lbs', 'EUR' ], array_column( $this->item( $response )['update'], 'value' ) );
		$changes[0]['value']    = 'g';
		$changes[0]['expected'] = 'lbs';
		$response               = $this->rest(
			'POST',
			'/storewright/v3/settings/batch',
			[
				'update' => $changes,
				'atomic' => true,
			]
		);
		$this->assertRestStatus( $response, 200 );
		$changes[1]['value'] = 'CHF';
		$response            = $this->rest(
			'POST',
			'/storewright/v3/settings/batch',
			[
				'update' => $changes,
				'atomic' => true,
			]
		);
		$this->assertRestError( $response, 'storewright_rest_setting_conflict', 409 );
		self::assertSame( [ 'g', 'EUR' ], [ get_option( 'woocommerce_weight_unit' ), get_option( 'woocommerce_currency' ) ] );
	}

	public function test_what_is_usual_in_a_country_is_told_until_the_shop_is_in_use(): void {
		update_option( 'woocommerce_currency', 'USD' );
		update_option( 'woocommerce_weight_unit', 'lbs' );

		$defaults = $this->item( $this->rest( 'GET', '/storewright/analytics/data/country-defaults/de' ) );

		$settings = array_column( (array) $defaults['settings'], null, 'id' );
		self::assertSame( [ 'EUR', 'USD', false ], array_slice( array_values( $settings['woocommerce_currency'] ), 2 ) );
		self::assertSame( [ 'kg', 'lbs', true ], array_slice( array_values( $settings['woocommerce_weight_unit'] ), 2 ) );
		self::assertSame( 0, array_column( (array) $defaults['currencies'], 'decimals', 'code' )['JPY'] );
		$this->assertRestStatus( $this->rest( 'GET', '/storewright/analytics/data/country-defaults/xx' ), 404 );

		$this->rest(
			'POST',
			'/wc/v3/products',
			[
				'name'          => 'Mug',
				'regular_price' => '5',
			]
		);
		$defaults = $this->item( $this->rest( 'GET', '/storewright/analytics/data/country-defaults/de' ) );
		self::assertNotContains( false, array_column( (array) $defaults['settings'], 'is_chosen' ) );
	}

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

	public function test_gateways_are_put_into_another_order(): void {
		$arrange = fn( array $ids, array $known ): WP_REST_Response => $this->rest(
			'PUT',
			'/storewright/v3/payment_gateways/order',
			[
				'ids'   => $ids,
				'known' => $known,
			]
		);

		$response = $arrange( [ 'cod', 'bacs' ], [ 'bacs', 'cod' ] );

		$this->assertRestStatus( $response, 200 );
		$ids = array_values(
			array_filter(
				array_column( $this->items( $response ), 'id' ),
				static fn( mixed $id ) => in_array( $id, [ 'bacs', 'cod' ], true )
			)
		);
		self::assertSame( [ 'cod', 'bacs' ], $ids );
		$this->assertRestError(
			$arrange( [ 'bacs', 'cheque', 'cod' ], [ 'bacs', 'cheque', 'cod' ] ),
			'storewright_payment_order_changed',
			409
		);
		$this->assertRestStatus( $arrange( [ 'cod', 'bacs' ], [ 'bacs', 'cod' ] ), 200 );
		$this->assertRestError( $arrange( [ 'none' ], [] ), 'rest_invalid_param', 400 );
	}

	public function test_gateways_are_reordered_among_what_woocommerce_itself_notes_with_them(): void {
		// As its page of payments stores it at the first visit.
		update_option(
			'woocommerce_gateway_order',
			[
				'_wc_pes_woopayments'               => 0,
				'_wc_pes_paypal_full_stack'         => 1,
				'_wc_offline_payment_methods_group' => 2,
				'bacs'                              => 3,
				'cheque'                            => 4,
				'cod'                               => 5,
			]
		);
		$ours = static fn( array $ids ): array => array_values( array_intersect( $ids, [ 'bacs', 'cheque', 'cod' ] ) );
		foreach ( [ [ 'cod', 'cheque', 'bacs' ], [ 'bacs', 'cod', 'cheque' ], [ 'cheque', 'bacs', 'cod' ] ] as $wished ) {
			$response = $this->rest( 'PUT', '/storewright/v3/payment_gateways/order', [ 'ids' => $wished ] );

			$this->assertRestStatus( $response, 200 );
			self::assertSame( $wished, $ours( array_column( $this->items( $response ), 'id' ) ) );
			// As the next request makes them.
			WC()->payment_gateways()->init();
			self::assertSame( $wished, $ours( array_column( WC()->payment_gateways()->payment_gateways(), 'id' ) ) );
			$order = (array) get_option( 'woocommerce_gateway_order' );
			self::assertSame( $order, array_unique( $order ) );
			self::assertSame( [ 0, 1, 2 ], array_values( array_slice( $order, 0, 3 ) ) );
			self::assertArrayHasKey( '_wc_offline_payment_methods_group', $order );
		}
	}

	public function test_gateways_of_plugins_that_are_switched_off_keep_a_place_of_their_own(): void {
		update_option(
			'woocommerce_gateway_order',
			[
				'cheque'  => 0,
				'away'    => 1,
				'bacs'    => 2,
				'cod'     => 3,
				'removed' => 3,
			]
		);
		$filtered = 0;
		$count    = static function ( mixed $gateways ) use ( &$filtered ): mixed {
			++$filtered;
			return $gateways;
		};
		WC()->payment_gateways()->init();
		add_filter( 'woocommerce_payment_gateways', $count );

		$response = $this->rest( 'PUT', '/storewright/v3/payment_gateways/order', [ 'ids' => [ 'cod', 'cheque', 'bacs' ] ] );

		$this->assertRestStatus( $response, 200 );
		$order  = (array) get_option( 'woocommerce_gateway_order' );
		$places = array_filter( $order, static fn( string $id ) => 'paypal' !== $id, ARRAY_FILTER_USE_KEY );
		self::assertSame( [ 'cod', 'away', 'cheque', 'bacs', 'removed' ], array_keys( $places ) );
		self::assertSame( $order, array_unique( $order ), 'WooCommerce makes one gateway of two that have one number.' );
		$ids = array_column( $this->items( $response ), 'id' );
		self::assertSame( [ 'cod', 'cheque', 'bacs' ], array_values( array_intersect( $ids, [ 'cod', 'cheque', 'bacs' ] ) ) );
		self::assertSame( 0, $filtered, 'No gateway is made a second time.' );
	}

	public function test_bank_accounts(): void {
		$path    = '/storewright/v3/payment_gateways/bacs/accounts';
		$version = $this->item( $this->rest( 'GET', $path ) )['version'];
		$account = array_fill_keys( [ 'account_number', 'bank_name', 'sort_code', 'iban', 'bic' ], '' ) + [ 'account_name' => 'Main' ];

		$this->assertRestStatus(
			$this->rest(
				'PUT',
				$path,
				[
					'accounts' => [ $account ],
					'version'  => $version,
				]
			),
			200
		);
		$response = $this->rest(
			'PUT',
			$path,
			[
				'accounts' => [ [ 'account_name' => 'Other' ] + $account ],
				'version'  => $version,
			]
		);

		$this->assertRestError( $response, 'storewright_bank_accounts_changed', 409 );
		self::assertSame( 'Main', ( new \WC_Gateway_BACS() )->account_details[0]['account_name'] );
	}

	public function test_other_writes_are_woocommerces_with_its_permissions(): void {
		$made = $this->rest( 'POST', '/storewright/v3/products', [ 'name' => 'Mug' ] );
		$this->assertRestStatus( $made, 201 );
		$id = (int) $this->item( $made )['id'];
		$this->assertRestStatus( $this->rest( 'PUT', "/storewright/v3/products/$id", [ 'regular_price' => '14' ] ), 200 );
		self::assertSame( '14', get_post_meta( $id, '_regular_price', true ) );
		$this->assertRestStatus( $this->rest( 'POST', '/storewright/v3/taxes/batch', [ 'create' => [ [ 'rate' => '19' ] ] ] ), 200 );
		$this->assertRestStatus( $this->rest( 'DELETE', "/storewright/v3/products/$id", [ 'force' => true ] ), 200 );

		$this->as_subscriber();
		$this->assertRestStatus( $this->rest( 'POST', '/storewright/v3/products', [ 'name' => 'Mug' ] ), 403 );
		$this->assertRestStatus( $this->save( [ $this->change( 'woocommerce_store_city', 'Bern', '' ) ] ), 403 );
		$this->as_visitor();
		$this->assertRestStatus( $this->rest( 'POST', '/storewright/v3/products', [ 'name' => 'Mug' ] ), 401 );
	}

	public function test_no_guard_is_ignored(): void {
		$settings = [ 'update' => [ $this->change( 'woocommerce_store_city', 'Ulm', '' ) ] ];
		foreach ( [
			[ 'POST', 'products/batch', [ 'expected' => 1 ] ],
			[ 'POST', 'products/batch', [ 'update' => [ [ 'expected' => 1 ] ] ] ],
			[ 'POST', 'products/batch', [ 'atomic' => true ] ],
			[ 'POST', 'products/batch', [ 'unless_covered' => true ] ],
			[ 'POST', 'settings/general/batch', $settings + [ 'expected' => '' ] ],
			[
				'POST',
				'shipping/zones',
				[
					'name'   => 'Here',
					'atomic' => true,
				],
			],
			[
				'POST',
				'shipping/zones/0/methods',
				[
					'method_id'         => 'flat_rate',
					'expected_settings' => [ 'cost' => '1' ],
				],
			],
			[
				'PUT',
				'payment_gateways/order',
				[
					'ids'      => [ 'cod' ],
					'expected' => [ 'cod' ],
				],
			],
		] as [ $method, $path, $body ] ) {
			$this->assertRestError(
				$this->rest( $method, "/storewright/v3/$path", $body ),
				'storewright_guard_not_supported',
				400
			);
		}
		$this->assertRestError(
			$this->rest( 'POST', '/storewright/v3/products?expected=1', [ 'name' => 'Lamp' ] ),
			'storewright_guard_not_supported',
			400
		);
		self::assertStringContainsString(
			'“atomic” can’t be checked here. Leave it out',
			(string) $this->rest( 'POST', '/storewright/v3/products/batch', [ 'atomic' => true ] )->as_error()?->get_error_message()
		);
		self::assertNotSame( 'Ulm', get_option( 'woocommerce_store_city' ) );
		self::assertSame( [], $this->rest( 'GET', '/wc/v3/shipping/zones/0/methods' )->get_data() );
	}

	/**
	 * @return array<string, string>
	 */
	private function change( string $id, string $value, string $expected ): array {
		return compact( 'id', 'value', 'expected' );
	}

	/**
	 * @param list<array<string, string>> $changes
	 */
	private function save( array $changes ): WP_REST_Response {
		return $this->rest(
			'POST',
			self::$settings,
			[
				'update' => $changes,
				'atomic' => true,
			]
		);
	}
}
