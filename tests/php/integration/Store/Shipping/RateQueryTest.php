<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Shipping;

use Brick\Math\BigDecimal;
use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Shipping\Address;
use Storewright\Store\Shipping\MethodInstance;
use Storewright\Store\Shipping\Methods\CommonFields;
use Storewright\Store\Shipping\Methods\MethodRegistry;
use Storewright\Store\Shipping\Methods\MethodType;
use Storewright\Store\Shipping\Parcel;
use Storewright\Store\Shipping\ParcelItem;
use Storewright\Store\Shipping\Rate;
use Storewright\Store\Shipping\RateQuery;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * How a parcel can be sent, by where it goes.
 */
final class RateQueryTest extends IntegrationTestCase {

	private int $alps;

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		$this->alps = $this->id( 'POST', '/wc/v3/shipping/zones', [ 'name' => 'Alps' ] );
		$this->rest(
			'PUT',
			"/wc/v3/shipping/zones/{$this->alps}/locations",
			[
				[
					'code' => 'AT',
					'type' => 'country',
				],
				[
					'code' => '6*',
					'type' => 'postcode',
				],
			]
		);
	}

	public function test_the_zone_of_the_destination_offers_its_methods_in_order(): void {
		$second = $this->method(
			$this->alps,
			'local_pickup',
			[
				'cost'       => '1.5',
				'tax_status' => 'none',
				'title'      => 'Fetch it',
			],
			2
		);
		$first  = $this->method( $this->alps, 'flat_rate', [ 'cost' => '5 + [qty]' ], 1 );
		$this->method(
			$this->alps,
			'free_shipping',
			[
				'requires'   => 'min_amount',
				'min_amount' => '100',
			],
			3
		);
		$world = $this->method( 0, 'flat_rate', [ 'cost' => '20' ] );

		$rates = $this->rates( new Address( 'AT', '', '6020' ) );
		self::assertEquals(
			[ new Rate( 'flat_rate', $first, 'Flat rate', '7.00', true ), new Rate( 'local_pickup', $second, 'Fetch it', '1.50', false ) ],
			$rates
		);
		self::assertSame( [ "flat_rate:$first", "local_pickup:$second" ], array_column( $rates, 'id' ) );
		self::assertSame( [ "flat_rate:$world" ], array_column( $this->rates( new Address( 'AT', '', '1010' ) ), 'id' ) );
		self::assertSame( [ "flat_rate:$world" ], array_column( $this->rates( new Address( '' ) ), 'id' ) );
	}

	public function test_nothing_is_offered_where_nothing_can_be(): void {
		$this->method( 0, 'flat_rate', [ 'cost' => '20' ] );
		$this->method( 0, 'flat_rate', [] );
		$off = $this->method( 0, 'flat_rate', [ 'cost' => '1' ] );
		$this->rest( 'PUT', "/wc/v3/shipping/zones/0/methods/$off", [ 'enabled' => false ] );
		self::assertSame( [ '20.00' ], array_column( $this->rates( new Address( 'US' ) ), 'cost' ) );
		self::assertSame( [], $this->query()->rates( new Parcel( new Address( 'US' ), [] ) ) );
		self::assertSame(
			[],
			$this->query()->rates(
				new Parcel( new Address( 'US' ), [ new ParcelItem( 1, 1, '5', needs_shipping: false ), new ParcelItem( 1, 0, '0' ) ] )
			)
		);
		update_option( 'woocommerce_ship_to_countries', 'disabled' );
		self::assertSame( [], $this->rates( new Address( 'US' ) ) );
	}

	/**
	 * @param array<string, string|list<string>> $settings
	 * @param list<string>                       $to       The countries of four that get rates.
	 */
	#[DataProvider( 'destinations' )]
	public function test_only_countries_that_the_shop_ships_to_get_rates( array $settings, array $to ): void {
		$this->method( 0, 'flat_rate', [ 'cost' => '20' ] );
		array_map(
			update_option( ... ),
			array_map( static fn( string $id ) => "woocommerce_$id", array_keys( $settings ) ),
			array_values( $settings )
		);
		self::assertSame(
			$to,
			array_values(
				array_filter( [ 'FR', 'US', 'DE', '' ], fn( string $country ) => [] !== $this->rates( new Address( $country ) ) )
			)
		);
	}

	/**
	 * @return array<string, array{array<string, string|list<string>>, list<string>}>
	 */
	public static function destinations(): array {
		$only = [
			'allowed_countries'          => 'specific',
			'specific_allowed_countries' => [ 'FR', 'US' ],
		];
		$some = [
			'ship_to_countries'          => 'specific',
			'specific_ship_to_countries' => [ 'DE' ],
		];
		$but  = [
			'allowed_countries'    => 'all_except',
			'all_except_countries' => [ 'US' ],
		];
		return [
			'where it sells'               => [ $only, [ 'FR', 'US', '' ] ],
			'all but where it sells not'   => [ $but, [ 'FR', 'DE', '' ] ],
			'everywhere'                   => [ $only + [ 'ship_to_countries' => 'all' ], [ 'FR', 'US', 'DE', '' ] ],
			'some, wherever it sells'      => [ $only + $some, [ 'DE', '' ] ],
			'lists that are not asked for' => [
				[ 'allowed_countries' => 'all' ] + $only + [ 'specific_ship_to_countries' => [ 'DE' ] ],
				[ 'FR', 'US', 'DE', '' ],
			],
		];
	}

	public function test_rates_can_be_hidden_where_shipping_is_free(): void {
		$this->method( 0, 'flat_rate', [ 'cost' => '20' ] );
		$this->method( 0, 'local_pickup', [ 'cost' => '1' ] );
		$this->method( 0, 'free_shipping', [ 'requires' => 'coupon' ] );
		$items   = [ new ParcelItem( 1, 1, '5' ) ];
		$methods = fn( bool $coupon ) => array_column(
			$this->query()->rates( new Parcel( new Address( 'US' ), $items, '0', $coupon ) ),
			'method_id'
		);
		self::assertSame( [ 'flat_rate', 'local_pickup', 'free_shipping' ], $methods( true ) );
		update_option( 'woocommerce_shipping_hide_rates_when_free', 'yes' );
		self::assertSame( [ 'local_pickup', 'free_shipping' ], $methods( true ) );
		self::assertSame( [ 'flat_rate', 'local_pickup' ], $methods( false ) );
	}

	public function test_costs_have_the_decimals_of_prices(): void {
		$this->method( 0, 'flat_rate', [ 'cost' => '10 / 3' ] );
		update_option( 'woocommerce_price_num_decimals', '0' );
		self::assertSame( [ '3' ], array_column( $this->rates( new Address( 'US' ) ), 'cost' ) );
		update_option( 'woocommerce_price_num_decimals', '4' );
		self::assertSame( [ '3.3333' ], array_column( $this->rates( new Address( 'US' ) ), 'cost' ) );
	}

	public function test_shipping_classes_have_costs_of_their_own(): void {
		$bulky  = $this->id( 'POST', '/wc/v3/products/shipping_classes', [ 'name' => 'Bulky & heavy' ] );
		$id     = $this->method(
			0,
			'flat_rate',
			[
				'cost'              => '5',
				"class_cost_$bulky" => '2 * [qty]',
				'no_class_cost'     => '1',
				'type'              => 'class',
			]
		);
		$path   = "/wc/v3/shipping/zones/0/methods/$id";
		$method = $this->item( $this->rest( 'GET', $path ) );
		self::assertIsArray( $method['settings'] );
		self::assertSame(
			[ '2 * [qty]', '1', 'class' ],
			array_map(
				static fn( string $setting ) => $method['settings'][ $setting ]['value'] ?? null,
				[ "class_cost_$bulky", 'no_class_cost', 'type' ]
			)
		);
		self::assertSame( '“Bulky & heavy” shipping class cost', $method['settings'][ "class_cost_$bulky" ]['label'] ?? null );

		$items = [ new ParcelItem( 1, 3, '30', $bulky ), new ParcelItem( 2, 1, '5' ) ];
		$cost  = fn() => array_column( $this->query()->rates( new Parcel( new Address( 'US' ), $items ) ), 'cost' );
		self::assertSame( [ '12.00' ], $cost() );
		$this->assertRestStatus( $this->rest( 'PUT', $path, [ 'settings' => [ 'type' => 'order' ] ] ) );
		self::assertSame( [ '11.00' ], $cost() );
		$this->assertRestError(
			$this->rest( 'PUT', $path, [ 'settings' => [ "class_cost_$bulky" => 'a lot' ] ] ),
			'rest_setting_value_invalid',
			400
		);
		$this->assertRestError(
			$this->rest( 'PUT', $path, [ 'settings' => [ 'class_cost_999999' => '5' ] ] ),
			'rest_setting_value_invalid',
			400
		);

		$this->rest( 'DELETE', "/wc/v3/products/shipping_classes/$bulky", [ 'force' => true ] );
		self::assertSame( [ '5.00' ], $cost(), 'Without classes there are no costs of theirs.' );
	}

	public function test_of_two_owners_who_saw_the_same_one_is_told(): void {
		$id    = $this->method( 0, 'flat_rate', [ 'cost' => '5' ] );
		$path  = "/wc/v3/shipping/zones/0/methods/$id";
		$seen  = [ 'expected_settings' => [ 'cost' => '5' ] ];
		$saves = fn( string $cost ) => $this->rest( 'PUT', $path, [ 'settings' => [ 'cost' => $cost ] ] + $seen );
		$this->assertRestStatus( $saves( '6' ) );
		$this->assertRestStatus( $saves( '6' ) );
		$response = $saves( '7' );
		$this->assertRestError( $response, 'storewright_rest_zone_method_conflict', 409 );
		$data = $response->as_error()?->get_error_data();
		self::assertIsArray( $data );
		self::assertSame( [ 'cost' => '6' ], $data['current'] );
		$this->assertRestError( $this->rest( 'PUT', $path, [ 'expected_settings' => 'all' ] ), 'rest_invalid_param', 400 );
		$this->assertRestError(
			$this->rest(
				'PUT',
				$path,
				[
					'expected_settings' => [
						'cost'    => [ '6' ],
						'unknown' => 1,
					],
				]
			),
			'storewright_rest_zone_method_conflict',
			409
		);
		self::assertSame( '6.00', $this->rates( new Address( 'US' ) )[0]->cost );
	}

	public function test_a_dry_run_answers_what_would_be_refuses_as_the_change_would_and_saves_nothing(): void {
		$id             = $this->method( 0, 'flat_rate', [ 'cost' => '5' ] );
		$change         = fn( string $cost, bool $dry_run ) => $this->rest(
			'PUT',
			"/wc/v3/shipping/zones/0/methods/$id",
			[
				'settings'          => [ 'cost' => $cost ],
				'enabled'           => false,
				'expected_settings' => [ 'cost' => '5' ],
				'dry_run'           => $dry_run,
			]
		);
		[ $dry, $real ] = [ $change( 'abc', true ), $change( 'abc', false ) ];
		$this->assertRestError( $dry, 'rest_setting_value_invalid', 400 );
		self::assertSame( $real->get_data(), $dry->get_data() );
		self::assertSame(
			'Cost: “abc” can’t be used. Enter an amount such as 5.00, or a formula such as 5 + 2 * [qty].',
			$dry->as_error()?->get_error_message()
		);

		$answer = $this->item( $change( ' 6 ', true ) );
		self::assertSame( [ '6', false ], [ $answer['settings']['cost']['value'], $answer['enabled'] ] );
		self::assertSame( '5.00', $this->rates( new Address( 'US' ) )[0]->cost );
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/shipping/zones/0/methods/$id", [ 'settings' => [ 'cost' => '7' ] ] ) );
		$this->assertRestError( $change( '6', true ), 'storewright_rest_zone_method_conflict', 409 );
	}

	public function test_plugins_bring_methods_and_change_rates(): void {
		add_action(
			'storewright_shipping_methods',
			static fn( MethodRegistry $registry ) => $registry->add(
				new MethodType(
					'bike',
					'By bike',
					'',
					[ CommonFields::title( 'By bike' ) ],
					[],
					static fn( MethodInstance $method, Parcel $parcel ): ?BigDecimal =>
						'AT' === $parcel->destination->country ? BigDecimal::of( '2.345' ) : null
				)
			)
		);
		$id = $this->method( 0, 'bike', [] );
		self::assertEquals( [ new Rate( 'bike', $id, 'By bike', '2.35', false ) ], $this->rates( new Address( 'AT' ) ) );
		self::assertSame( [], $this->rates( new Address( 'DE' ) ) );
		add_filter(
			'storewright_shipping_rates',
			static fn( array $rates ) => [ ...$rates, 'nonsense', new Rate( 'pigeon', 1, 'Pigeon', '0.10', true ) ]
		);
		self::assertSame( [ 'bike', 'pigeon' ], array_column( $this->rates( new Address( 'AT' ) ), 'method_id' ) );
	}

	/**
	 * The rates of two things of 30 in all.
	 *
	 * @return list<Rate>
	 */
	private function rates( Address $destination ): array {
		return $this->query()->rates( new Parcel( $destination, [ new ParcelItem( 1, 2, '30' ) ] ) );
	}

	private function query(): RateQuery {
		return new RateQuery( $this->context(), new ZoneQuery( $this->context() ) );
	}

	/**
	 * @param array<string, string> $settings
	 */
	private function method( int $zone, string $type, array $settings, ?int $order = null ): int {
		return $this->id(
			'POST',
			"/wc/v3/shipping/zones/$zone/methods",
			[
				'method_id' => $type,
				'settings'  => $settings,
			] + ( null === $order ? [] : [ 'order' => $order ] )
		);
	}

	/**
	 * @param array<string, mixed> $body
	 */
	private function id( string $method, string $path, array $body ): int {
		$response = $this->rest( $method, $path, $body );
		$id       = $this->item( $response )['id'] ?? null;
		self::assertIsInt( $id, (string) wp_json_encode( $response->get_data() ) );
		return $id;
	}
}
