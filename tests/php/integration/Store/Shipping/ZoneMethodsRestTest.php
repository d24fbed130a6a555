<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Shipping;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Shipping\MethodInstance;
use Storewright\Store\Shipping\Methods\FieldKind;
use Storewright\Store\Shipping\Methods\MethodRegistry;
use Storewright\Store\Shipping\Methods\MethodType;
use Storewright\Store\Shipping\Methods\SettingField;
use Storewright\Store\Shipping\Tables;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Tests\Support\Store\ZoneMethodsRestTestCase;

/**
 * `wc/v3/shipping/zones/{zone_id}/methods`.
 */
final class ZoneMethodsRestTest extends ZoneMethodsRestTestCase {

	public function test_a_method_is_not_added_where_the_zone_has_others_than_expected(): void {
		$flat_rate = [
			'method_id'        => 'flat_rate',
			'expected_methods' => [],
		];
		$first     = $this->item( $this->rest( 'POST', $this->path, $flat_rate ) );

		$response = $this->rest( 'POST', $this->path, $flat_rate );
		$this->assertRestError( $response, 'storewright_rest_zone_methods_changed', 409 );
		self::assertSame( [ $first['id'] ], $response->get_data()['data']['instance_ids'] ?? null );
		self::assertCount( 1, $this->items( $this->rest( 'GET', $this->path ) ) );

		$this->assertRestStatus( $this->rest( 'POST', $this->path, [ 'expected_methods' => [ $first['id'], 999 ] ] + $flat_rate ) );
		$this->assertRestError(
			$this->rest( 'POST', $this->path, [ 'expected_methods' => 'none' ] + $flat_rate ),
			'rest_invalid_param',
			400
		);
	}

	/**
	 * [A7-009] [A7-006] [A3-014] A method is added with its cost and read back.
	 */
	public function test_a_flat_rate_is_added_with_its_cost(): void {
		$response = $this->rest(
			'POST',
			$this->path,
			[
				'method_id' => 'flat_rate',
				'enabled'   => true,
				'settings'  => [ 'cost' => '5.00' ],
			]
		);
		$this->assertRestStatus( $response );
		$method = $this->item( $response );
		self::assertSame( $method['id'], $method['instance_id'] );
		self::assertSame(
			[
				'title'              => 'Flat rate',
				'order'              => 1,
				'enabled'            => true,
				'method_id'          => 'flat_rate',
				'method_title'       => 'Flat rate',
				'method_description' => 'Charge a fixed amount for shipping.',
			],
			array_diff_key( $method, array_flip( [ 'id', 'instance_id', 'settings', '_links' ] ) )
		);
		self::assertIsArray( $method['settings'] );
		self::assertSame( [ 'title', 'tax_status', 'cost' ], array_keys( $method['settings'] ) );
		self::assertIsArray( $method['settings']['cost'] );
		self::assertSame(
			[
				'id'          => 'cost',
				'label'       => 'Cost',
				'type'        => 'text',
				'value'       => '5.00',
				'default'     => '',
				'placeholder' => '',
			],
			array_diff_key( $method['settings']['cost'], array_flip( [ 'description', 'tip' ] ) )
		);
		self::assertIsArray( $method['settings']['tax_status'] );
		self::assertSame(
			[
				'taxable' => 'Taxable',
				'none'    => 'None',
			],
			$method['settings']['tax_status']['options']
		);
		self::assertSame( [ $method ], self::plain( $this->items( $this->rest( 'GET', $this->path ) ) ) );
		self::assertSame( $method, $this->item( $this->rest( 'GET', "$this->path/{$this->id( $method )}" ) ) );
	}

	/**
	 * Clients may send back what they got, changed.
	 */
	public function test_a_method_can_be_sent_back_as_it_was_answered(): void {
		$path   = "$this->path/{$this->id( $this->add( 'flat_rate', [ 'settings' => [ 'cost' => '5.00' ] ] ) )}";
		$method = $this->item( $this->rest( 'GET', $path ) );
		self::assertIsArray( $method['settings'] );
		self::assertIsArray( $method['settings']['title'] );
		$method['settings']['title']['value'] = 'Post';

		$this->assertRestStatus( $this->rest( 'PUT', $path, $method ) );
		$changed = $this->item( $this->rest( 'GET', $path ) );
		self::assertIsArray( $changed['settings'] );
		self::assertSame( [ 'Post', 'taxable', '5.00' ], array_column( $changed['settings'], 'value' ) );
		self::assertSame( 'Post', $changed['title'] );
	}

	public function test_there_is_a_place_behind_the_last(): void {
		self::assertSame( 2147483647, $this->add( 'flat_rate', [ 'order' => 2147483647 ] )['order'] );
		self::assertSame( 2147483647, $this->add( 'free_shipping' )['order'] );
		self::assertSame(
			[ 'flat_rate', 'free_shipping' ],
			array_column( $this->items( $this->rest( 'GET', $this->path ) ), 'method_id' )
		);
	}

	/**
	 * [A4-026] [A7-009] Clients repeat the rate of 0 for which they chose free shipping.
	 */
	public function test_free_shipping_is_added_with_a_rate_of_zero(): void {
		$method = $this->add( 'free_shipping', [ 'settings' => [ 'cost' => '0.00' ] ] );
		self::assertIsArray( $method['settings'] );
		self::assertSame( [ 'title', 'requires', 'min_amount', 'ignore_discounts' ], array_keys( $method['settings'] ) );
		self::assertIsArray( $method['settings']['min_amount'] );
		self::assertSame( [ '', '0' ], [ $method['settings']['min_amount']['default'], $method['settings']['min_amount']['value'] ] );
	}

	public function test_a_method_may_begin_disabled_and_at_a_place(): void {
		$method = $this->add(
			'local_pickup',
			[
				'enabled' => false,
				'order'   => 9,
			]
		);
		self::assertSame( [ false, 9 ], [ $method['enabled'], $method['order'] ] );
		self::assertSame( 10, $this->add( 'flat_rate' )['order'] );
		$this->add( 'free_shipping', [ 'order' => 1 ] );
		self::assertSame(
			[ 'free_shipping', 'local_pickup', 'flat_rate' ],
			array_column( $this->items( $this->rest( 'GET', $this->path ) ), 'method_id' )
		);
	}

	/**
	 * @param array<string, mixed> $body
	 */
	#[DataProvider( 'bad_methods' )]
	public function test_bad_input_is_refused_by_name_and_nothing_is_written( array $body, string $code, string $param ): void {
		$added  = $this->add( 'flat_rate', [ 'settings' => [ 'cost' => '5.00' ] ] );
		$before = $this->items( $this->rest( 'GET', $this->path ) );
		$this->assert_refused( $this->rest( 'POST', $this->path, $body + [ 'method_id' => 'flat_rate' ] )->get_data(), $code, $param );
		$this->assert_refused(
			$this->rest( 'PUT', "$this->path/{$this->id( $added )}", $body + [ 'enabled' => false ] )->get_data(),
			$code,
			$param
		);
		self::assertSame( $before, $this->items( $this->rest( 'GET', $this->path ) ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string, string}>
	 */
	public static function bad_methods(): array {
		return [
			'unknown way of shipping' => [ [ 'method_id' => 'pigeon' ], 'rest_invalid_param', 'method_id' ],
			'way of shipping: a list' => [ [ 'method_id' => [ 'flat_rate' ] ], 'rest_invalid_param', 'method_id' ],
			'negative cost'           => [ [ 'settings' => [ 'cost' => '-5' ] ], 'rest_setting_value_invalid', 'settings.cost' ],
			'cost of words'           => [ [ 'settings' => [ 'cost' => 'five' ] ], 'rest_setting_value_invalid', 'settings.cost' ],
			'good and bad setting'    => [
				[
					'settings' => [
						'title'      => 'Post',
						'tax_status' => 'some',
					],
				],
				'rest_setting_value_invalid',
				'settings.tax_status',
			],
			'title that is a list'    => [ [ 'settings' => [ 'title' => [] ] ], 'rest_setting_value_invalid', 'settings.title' ],
			'unknown setting'         => [ [ 'settings' => [ 'costs' => '5' ] ], 'rest_setting_value_invalid', 'settings.costs' ],
			'settings without names'  => [ [ 'settings' => [ '5' ] ], 'rest_setting_value_invalid', 'settings.0' ],
			'settings that are text'  => [ [ 'settings' => 'cost' ], 'rest_invalid_param', 'settings' ],
			'enabled: a word'         => [ [ 'enabled' => 'perhaps' ], 'rest_invalid_param', 'enabled' ],
			'negative order'          => [ [ 'order' => -1 ], 'rest_invalid_param', 'order' ],
			'huge order'              => [ [ 'order' => 1e30 ], 'rest_invalid_param', 'order' ],
			'unknown field'           => [ [ 'cost' => '5' ], 'rest_invalid_param', 'cost' ],
		];
	}

	public function test_a_way_of_shipping_has_to_be_named(): void {
		$this->assert_refused(
			$this->rest( 'POST', $this->path, [ 'enabled' => true ] )->get_data(),
			'rest_missing_callback_param',
			'method_id'
		);
	}

	public function test_a_method_stays_what_it_is(): void {
		$id = $this->id( $this->add( 'flat_rate' ) );
		$this->assert_refused(
			$this->rest( 'PUT', "$this->path/$id", [ 'method_id' => 'free_shipping' ] )->get_data(),
			'rest_invalid_param',
			'method_id'
		);
	}

	public function test_a_method_whose_settings_cannot_be_stored_is_not_added(): void {
		$body = [
			'method_id' => 'flat_rate',
			'settings'  => [ 'cost' => '5.00' ],
		];
		$this->expect_logged( 'The disk is full.' );
		$response = $this->with_failing_query(
			[ 'INSERT', 'woocommerce_flat_rate_', '_settings' ],
			fn() => $this->rest( 'POST', $this->path, $body )
		);
		$this->assertRestError( $response, 'storewright_internal_error', 500 );
		self::assertSame( [], $this->items( $this->rest( 'GET', $this->path ) ) );
		self::assertSame(
			'0',
			$this->context()->database->value( "SELECT COUNT(*) FROM {$this->context()->database->table( Tables::METHODS )}" )
		);
	}

	public function test_a_method_is_removed_with_its_settings(): void {
		$id   = $this->id( $this->add( 'flat_rate', [ 'settings' => [ 'cost' => '5.00' ] ] ) );
		$path = "$this->path/$id";
		$this->assertRestError( $this->rest( 'DELETE', $path ), 'rest_trash_not_supported', 501 );
		$response = $this->rest( 'DELETE', $path, [ 'force' => true ] );
		$this->assertRestStatus( $response );
		self::assertSame( '5.00', $this->setting( $this->item( $response ), 'cost' ) );
		$this->assertRestError( $this->rest( 'GET', $path ), 'woocommerce_rest_shipping_zone_method_invalid', 404 );
		self::assertFalse( get_option( MethodInstance::option( 'flat_rate', $id ) ) );
	}

	public function test_a_method_is_found_in_its_own_zone_only(): void {
		$id = $this->id( $this->add( 'flat_rate' ) );
		foreach ( [ "/wc/v3/shipping/zones/0/methods/$id", "$this->path/99999" ] as $path ) {
			$this->assertRestError( $this->rest( 'GET', $path ), 'woocommerce_rest_shipping_zone_method_invalid', 404 );
			$this->assertRestError(
				$this->rest( 'PUT', $path, [ 'enabled' => false ] ),
				'woocommerce_rest_shipping_zone_method_invalid',
				404
			);
			$this->assertRestError(
				$this->rest( 'DELETE', $path, [ 'force' => true ] ),
				'woocommerce_rest_shipping_zone_method_invalid',
				404
			);
		}
		$this->assertRestError(
			$this->rest( 'GET', '/wc/v3/shipping/zones/99999/methods' ),
			'woocommerce_rest_shipping_zone_invalid',
			404
		);
		$this->assertRestError(
			$this->rest( 'POST', '/wc/v3/shipping/zones/99999/methods', [ 'method_id' => 'flat_rate' ] ),
			'woocommerce_rest_shipping_zone_invalid',
			404
		);
	}

	public function test_the_rest_of_the_world_has_methods_too(): void {
		$this->path = '/wc/v3/shipping/zones/0/methods';
		$method     = $this->add( 'flat_rate', [ 'settings' => [ 'cost' => '20' ] ] );
		$response   = $this->rest( 'GET', "$this->path/{$this->id( $method )}" );
		self::assertSame( rest_url( "$this->path/{$this->id( $method )}" ), $this->href( $response, 'self' ) );
		self::assertSame( rest_url( $this->path ), $this->href( $response, 'collection' ) );
		self::assertSame( rest_url( '/wc/v3/shipping/zones/0' ), $this->href( $response, 'describes' ) );
	}

	public function test_whether_anything_can_be_shipped_depends_on_enabled_methods(): void {
		$query = new ZoneQuery( $this->context() );
		self::assertFalse( $query->has_enabled_methods() );
		$id = $this->id( $this->add( 'flat_rate', [ 'enabled' => false ] ) );
		self::assertFalse( $query->has_enabled_methods() );
		$this->rest( 'PUT', "$this->path/$id", [ 'enabled' => true ] );
		self::assertTrue( $query->has_enabled_methods() );
	}

	public function test_a_plugins_way_of_shipping_is_offered_and_forgotten_with_the_plugin(): void {
		$register                  = static fn( MethodRegistry $registry ) => $registry->add(
			new MethodType( 'pigeon', 'Pigeon', 'By air.', [ new SettingField( 'grains', FieldKind::Amount, 'Grains', '', '3' ) ] )
		);
		add_action( 'storewright_shipping_methods', $register );
		$GLOBALS['wp_rest_server'] = null;
		self::assertContains( 'pigeon', array_column( $this->items( $this->rest( 'GET', '/wc/v3/shipping_methods' ) ), 'id' ) );
		$method = $this->add( 'pigeon' );
		self::assertSame( [ 'Pigeon', '3' ], [ $method['title'], $this->setting( $method, 'grains' ) ] );

		remove_action( 'storewright_shipping_methods', $register );
		$GLOBALS['wp_rest_server'] = null;
		self::assertSame( [], $this->items( $this->rest( 'GET', $this->path ) ) );
	}

	public function test_the_ways_of_shipping_are_told(): void {
		$types = $this->items( $this->rest( 'GET', '/wc/v3/shipping_methods' ) );
		self::assertSame( [ 'flat_rate', 'free_shipping', 'local_pickup' ], array_column( $types, 'id' ) );
		self::assertSame( [ 'Flat rate', 'Free shipping', 'Local pickup' ], array_column( $types, 'title' ) );

		$response = $this->rest( 'GET', '/wc/v3/shipping_methods/local_pickup' );
		self::assertSame( 'Local pickup', $this->item( $response )['title'] );
		self::assertSame( rest_url( '/wc/v3/shipping_methods/local_pickup' ), $this->href( $response, 'self' ) );
		$this->assertRestError( $this->rest( 'GET', '/wc/v3/shipping_methods/pigeon' ), 'woocommerce_rest_shipping_method_invalid', 404 );
	}

	public function test_extensions_hear_of_methods_that_are_saved_and_removed(): void {
		$heard = [];
		foreach ( [ 'storewright_shipping_method_saved', 'storewright_shipping_method_deleted' ] as $hook ) {
			add_action(
				$hook,
				static function ( MethodInstance $method ) use ( &$heard, $hook ): void {
					$heard[] = [ $hook, $method->settings['cost'] ];
				}
			);
		}
		$id = $this->id( $this->add( 'flat_rate', [ 'settings' => [ 'cost' => '5' ] ] ) );
		$this->rest( 'PUT', "$this->path/$id", [ 'settings' => [ 'cost' => '7' ] ] );
		$this->rest( 'PUT', "$this->path/$id", [ 'settings' => [ 'cost' => '-7' ] ] );
		$this->rest( 'DELETE', "$this->path/$id", [ 'force' => true ] );
		self::assertSame(
			[
				[ 'storewright_shipping_method_saved', '5' ],
				[ 'storewright_shipping_method_saved', '7' ],
				[ 'storewright_shipping_method_deleted', '7' ],
			],
			$heard
		);
	}

	private function assert_refused( mixed $answer, string $code, string $param ): void {
		self::assertIsArray( $answer );
		self::assertSame( $code, $answer['code'], (string) wp_json_encode( $answer ) );
		self::assertIsArray( $answer['data'] );
		self::assertSame( 400, $answer['data']['status'] );
		self::assertIsArray( $answer['data']['params'] );
		self::assertSame(
			[ $param ],
			array_is_list( $answer['data']['params'] ) ? $answer['data']['params'] : array_keys( $answer['data']['params'] )
		);
	}

	/**
	 * @param list<array<string, mixed>> $items
	 * @return list<array<string, mixed>>
	 */
	private static function plain( array $items ): array {
		return array_map( static fn( array $item ) => array_diff_key( $item, [ '_links' => 0 ] ), $items );
	}
}
