<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

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
			[
				'PUT',
				'payment_gateways/order',
				[
					'ids'     => [ 'cod' ],
					'version' => '1',
				],
			],
			[
				'PUT',
				'payment_gateways/bacs',
				[
					'enabled' => true,
					'version' => '1',
				],
			],
			[
				'PUT',
				'shipping/zones/0/locations',
				[
					[
						'code'     => 'AT',
						'expected' => 'CH',
					],
				],
			],
			[ 'POST', 'orders', [ 'fee_lines' => [ [ 'expected' => [ 'total' => '1' ] ] ] ] ],
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
		// What a plugin keeps may have such names.
		$kept = [ [ 'key' => '_fields', 'value' => [ [ 'known' => true ] ] ] ]; // phpcs:ignore WordPress.Arrays
		$this->assertRestStatus( $this->rest( 'POST', '/storewright/v3/products', [ 'name' => 'Lamp', 'meta_data' => $kept ] ), 201 ); // phpcs:ignore WordPress.Arrays
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
