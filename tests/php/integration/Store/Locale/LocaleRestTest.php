<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Locale;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Continents, countries, currencies and address formats over REST.
 */
final class LocaleRestTest extends IntegrationTestCase {

	#[DataProvider( 'paths' )]
	public function test_only_those_who_manage_the_shop_may_read( string $path ): void {
		$this->as_visitor();
		$this->assertRestError( $this->rest( 'GET', $path ), 'woocommerce_rest_cannot_view', 401 );
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'GET', $path ), 'woocommerce_rest_cannot_view', 403 );
		$this->as_shop_manager();
		$this->assertRestStatus( $this->rest( 'GET', $path ) );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function paths(): array {
		$paths = [
			'/wc/v3/data',
			'/wc/v3/data/continents',
			'/wc/v3/data/continents/eu',
			'/wc/v3/data/countries',
			'/wc/v3/data/countries/US',
			'/wc/v3/data/currencies',
			'/wc/v3/data/currencies/current',
			'/wc/v3/data/currencies/EUR',
			'/wc-analytics/data',
			'/wc-analytics/data/countries',
			'/wc-analytics/data/countries/us',
			'/wc-analytics/data/countries/locales',
		];
		return array_combine( $paths, array_map( static fn( string $path ): array => [ $path ], $paths ) );
	}

	#[DataProvider( 'unknown' )]
	public function test_what_there_is_not_is_told( string $path, string $code ): void {
		$this->as_shop_manager();
		$this->assertRestError( $this->rest( 'GET', $path ), $code, 404 );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function unknown(): array {
		return [
			'continent'         => [ '/wc/v3/data/continents/XX', 'woocommerce_rest_data_invalid_location' ],
			'country'           => [ '/wc/v3/data/countries/ZZ', 'woocommerce_rest_data_invalid_location' ],
			'analytics country' => [ '/wc-analytics/data/countries/ZZ', 'woocommerce_rest_data_invalid_location' ],
			'currency'          => [ '/wc/v3/data/currencies/XXX', 'woocommerce_rest_data_invalid_currency' ],
		];
	}

	public function test_the_index_lists_what_the_namespace_has(): void {
		$this->as_shop_manager();
		self::assertSame(
			[ 'continents', 'countries', 'currencies' ],
			array_column( $this->items( $this->rest( 'GET', '/wc/v3/data' ) ), 'slug' )
		);
		$items = $this->items( $this->rest( 'GET', '/wc-analytics/data' ) );
		self::assertSame( [ 'countries' ], array_column( $items, 'slug' ) );
		self::assertSame( [ [ 'href' => rest_url( 'wc-analytics/data/countries' ) ] ], self::links( $items[0] )['self'] );
	}

	public function test_a_country_has_its_states(): void {
		$this->as_shop_manager();
		$country = $this->item( $this->rest( 'GET', '/wc/v3/data/countries/br' ) );
		self::assertSame( [ 'code', 'name', 'states' ], array_keys( $country ) );
		self::assertSame( [ 'BR', 'Brazil' ], [ $country['code'], $country['name'] ] );
		self::assertIsArray( $country['states'] );
		self::assertCount( 27, $country['states'] );
		self::assertContains(
			[
				'code' => 'SP',
				'name' => 'São Paulo',
			],
			$country['states']
		);
	}

	public function test_a_states_code_that_has_digits_alone_is_a_number(): void {
		$this->as_shop_manager();
		$states = $this->item( $this->rest( 'GET', '/wc/v3/data/countries/UM' ) )['states'];
		self::assertIsArray( $states );
		self::assertSame( [ 67, 71, 76, 79, 81, 84, 86, 89, 95 ], self::sorted( array_column( $states, 'code' ) ) );
	}

	public function test_both_namespaces_list_the_same_countries(): void {
		$this->as_shop_manager();
		$countries = $this->items( $this->rest( 'GET', '/wc/v3/data/countries' ) );
		self::assertCount( 250, $countries );
		self::assertSame( [ [ 'href' => rest_url( 'wc/v3/data/countries/af' ) ] ], self::links( $countries[0] )['self'] );
		$of_analytics = $this->items( $this->rest( 'GET', '/wc-analytics/data/countries' ) );
		self::assertSame( array_column( $countries, 'states', 'code' ), array_column( $of_analytics, 'states', 'code' ) );
	}

	public function test_countries_of_a_continent_are_in_the_order_of_their_codes(): void {
		$this->as_shop_manager();
		foreach ( $this->items( $this->rest( 'GET', '/wc/v3/data/continents', [ '_fields' => 'code,countries' ] ) ) as $continent ) {
			self::assertIsArray( $continent['countries'] );
			$codes = array_column( $continent['countries'], 'code' );
			self::assertSame( self::sorted( $codes ), $codes );
		}
	}

	public function test_currencies_that_are_not_used_any_more_are_listed_and_can_be_chosen(): void {
		$this->as_shop_manager();
		$old     = [ 'BGN', 'BTC', 'BYR', 'GGP', 'HRK', 'IMP', 'IRT', 'JEP', 'PRB', 'VEF' ];
		$setting = $this->item( $this->rest( 'GET', '/wc/v3/settings/general/woocommerce_currency' ) );
		self::assertIsArray( $setting['options'] );
		$listed = array_column( $this->items( $this->rest( 'GET', '/wc/v3/data/currencies' ) ), 'code' );
		self::assertSame( [], array_filter( $old, static fn( string $code ): bool => ! in_array( $code, $listed, true ) ) );
		self::assertSame( [], array_diff( $old, array_keys( $setting['options'] ) ) );
	}

	public function test_symbols_of_currencies_are_html_in_rest_and_text_elsewhere(): void {
		$this->as_administrator();
		update_option( 'woocommerce_currency', 'AED' );
		$currencies = $this->items( $this->rest( 'GET', '/wc/v3/data/currencies' ) );
		$codes      = array_column( $currencies, 'code' );
		self::assertSame( self::sorted( $codes ), $codes );
		$symbols = array_column( $currencies, 'symbol', 'code' );
		self::assertSame(
			[ '&#x62f;.&#x625;', '&#36;', '&euro;', '&#107;&#114;', '&fnof;', 'Kz' ],
			[ $symbols['AED'], $symbols['USD'], $symbols['EUR'], $symbols['SEK'], $symbols['ANG'], $symbols['AOA'] ]
		);
		self::assertSame( $symbols['AED'], $this->item( $this->rest( 'GET', '/wc/v3/data/currencies/current' ) )['symbol'] );
		$options = $this->item( $this->rest( 'GET', '/wc/v3/settings/general/woocommerce_currency' ) )['options'];
		self::assertIsArray( $options );
		self::assertSame( 'United Arab Emirates Dirham (&#x62f;.&#x625;) — AED', $options['AED'] );
		$status = $this->item( $this->rest( 'GET', '/wc/v3/system_status', [ '_fields' => 'settings' ] ) );
		self::assertIsArray( $status['settings'] );
		self::assertSame( '&#x62f;.&#x625;', $status['settings']['currency_symbol'] );
		self::assertSame( 'د.إ', $this->item( $this->rest( 'POST', '/wc/v3/orders' ) )['currency_symbol'] );
	}

	public function test_fields_can_be_chosen(): void {
		$this->as_shop_manager();
		$countries = $this->items( $this->rest( 'GET', '/wc/v3/data/countries', [ '_fields' => 'code' ] ) );
		self::assertSame( [ 'code' => 'AF' ], $countries[0] );
	}

	public function test_a_continents_countries_tell_how_prices_are_written(): void {
		$this->as_shop_manager();
		self::assertSame(
			[ 'AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA' ],
			array_column( $this->items( $this->rest( 'GET', '/wc/v3/data/continents' ) ), 'code' )
		);
		$countries = $this->item( $this->rest( 'GET', '/wc/v3/data/continents/EU' ) )['countries'];
		self::assertIsArray( $countries );
		self::assertSame(
			[
				'code'           => 'FR',
				'name'           => 'France',
				'states'         => [],
				'currency_code'  => 'EUR',
				'currency_pos'   => 'right_space',
				'decimal_sep'    => ',',
				'dimension_unit' => 'cm',
				'num_decimals'   => 2,
				'thousand_sep'   => ' ',
				'weight_unit'    => 'kg',
			],
			array_column( $countries, null, 'code' )['FR']
		);
	}

	public function test_a_country_without_a_currency_has_no_such_fields(): void {
		$this->as_shop_manager();
		$countries = $this->item( $this->rest( 'GET', '/wc/v3/data/continents/AN' ) )['countries'];
		self::assertIsArray( $countries );
		self::assertContains(
			[
				'code'   => 'AQ',
				'name'   => 'Antarctica',
				'states' => [],
			],
			$countries
		);
	}

	public function test_the_current_currency_is_the_shops(): void {
		$this->as_shop_manager();
		delete_option( 'woocommerce_currency' );
		self::assertSame( 'USD', $this->item( $this->rest( 'GET', '/wc/v3/data/currencies/current' ) )['code'] );
		update_option( 'woocommerce_currency', 'PLN' );
		$expected = [
			'code'   => 'PLN',
			'name'   => 'Polish Zloty',
			'symbol' => '&#122;&#322;',
		];
		self::assertSame( $expected, $this->item( $this->rest( 'GET', '/wc/v3/data/currencies/current' ) ) );
		self::assertSame( $expected, $this->item( $this->rest( 'GET', '/wc/v3/data/currencies/pln' ) ) );
		update_option( 'woocommerce_currency', 'XXX' );
		$this->assertRestError( $this->rest( 'GET', '/wc/v3/data/currencies/current' ), 'woocommerce_rest_data_invalid_currency', 404 );
	}

	/**
	 * @spec A5-004
	 * @spec A5-005
	 */
	public function test_address_formats_are_answered_by_country(): void {
		$this->as_shop_manager();
		$formats = $this->item( $this->rest( 'GET', '/wc-analytics/data/countries/locales' ) );
		self::assertCount( 251, $formats );
		self::assertArrayHasKey( 'default', $formats );
		$france = $this->item( $this->rest( 'GET', '/wc-analytics/data/countries/locales', [ '_fields' => 'FR' ] ) );
		self::assertSame( [ 'FR' ], array_keys( $france ) );
		self::assertSame( $formats['FR'], $france['FR'] );
		self::assertIsArray( $france['FR'] );
		self::assertSame( [ 'address_1', 'address_2', 'postcode', 'city', 'state' ], array_keys( $france['FR'] ) );
		self::assertSame(
			[
				'label'    => 'State / Region',
				'required' => false,
				'hidden'   => true,
				'priority' => 90,
			],
			$france['FR']['state']
		);
	}

	/**
	 * @param array<string, mixed> $item
	 * @return array<mixed>
	 */
	private static function links( array $item ): array {
		self::assertIsArray( $item['_links'] ?? null );
		return array_map(
			static fn( mixed $links ): array => array_map(
				static fn( mixed $link ): array => is_array( $link ) ? array_intersect_key( $link, [ 'href' => 1 ] ) : [],
				is_array( $links ) ? $links : []
			),
			$item['_links']
		);
	}

	/**
	 * @param array<mixed> $values
	 * @return array<mixed>
	 */
	private static function sorted( array $values ): array {
		sort( $values );
		return $values;
	}
}
