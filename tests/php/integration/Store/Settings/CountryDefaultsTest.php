<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Settings;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Screens\Settings\PostedSettings;
use Storewright\Screens\Settings\Sections;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Settings that follow from the store's country.
 */
final class CountryDefaultsTest extends IntegrationTestCase {

	private const COUNTRY = 'woocommerce_default_country';

	/**
	 * @param array<string, string> $usual
	 */
	#[DataProvider( 'countries' )]
	public function test_a_country_has_what_is_usual_in_it( string $country, array $usual, int $week_start ): void {
		$this->as_administrator();
		$answer = $this->item( $this->rest( 'GET', "/wc-analytics/data/country-defaults/$country" ) );
		self::assertEquals( $usual, array_intersect_key( array_column( $answer['settings'], 'usual', 'id' ), $usual ) );
		self::assertSame( $week_start, $answer['week_start'] );
		self::assertSame( [ false ], array_values( array_unique( array_column( $answer['settings'], 'is_chosen' ), SORT_REGULAR ) ) );
		self::assertContains( $usual['woocommerce_currency'], array_column( $answer['currencies'], 'code' ) );
	}

	/**
	 * @return array<string, array{string, array<string, string>, int}>
	 */
	public static function countries(): array {
		$europe = [
			'woocommerce_currency'           => 'EUR',
			'woocommerce_currency_pos'       => 'right_space',
			'woocommerce_price_thousand_sep' => '.',
			'woocommerce_price_decimal_sep'  => ',',
			'woocommerce_price_num_decimals' => '2',
			'woocommerce_weight_unit'        => 'kg',
			'woocommerce_dimension_unit'     => 'cm',
			'woocommerce_prices_include_tax' => 'yes',
			'woocommerce_tax_display_shop'   => 'incl',
			'woocommerce_tax_display_cart'   => 'incl',
		];
		$states = [
			'woocommerce_currency'           => 'USD',
			'woocommerce_weight_unit'        => 'lbs',
			'woocommerce_prices_include_tax' => 'no',
			'woocommerce_tax_display_cart'   => 'excl',
		];
		return [
			'Germany'       => [ 'de', $europe, 1 ],
			'United States' => [ 'US', $states, 0 ],
		];
	}

	public function test_what_the_owner_stored_is_chosen_even_where_it_is_the_default(): void {
		$this->as_shop_manager();
		update_option( 'woocommerce_currency', 'USD' );
		update_option( 'start_of_week', 6 );
		$answer = $this->item( $this->rest( 'GET', '/wc-analytics/data/country-defaults/DE' ) );
		self::assertIsArray( $answer['settings'] );
		$chosen = array_filter(
			$answer['settings'],
			static fn( mixed $setting ): bool => is_array( $setting ) && true === $setting['is_chosen']
		);
		self::assertSame( [ 'woocommerce_currency' ], array_column( $chosen, 'id' ) );
		self::assertSame( 6, $answer['week_start'] );
	}

	public function test_a_country_that_does_not_exist_is_named(): void {
		$this->as_shop_manager();
		$response = $this->rest( 'GET', '/wc-analytics/data/country-defaults/ZZ' );
		$this->assertRestError( $response, 'woocommerce_rest_data_invalid_location', 404 );
		self::assertStringContainsString( '“ZZ”', $this->item( $response )['message'] );
	}

	public function test_the_address_on_the_settings_page_makes_the_shop_where_nothing_was_chosen(): void {
		$this->as_administrator();
		update_option( 'woocommerce_currency_pos', 'left_space' );
		self::assertTrue( $this->save_country( 'DE:DE-BE', [ 'woocommerce_price_num_decimals' => '3' ] ) );
		$stored = static fn( string ...$names ) => array_map( 'get_option', $names );
		self::assertSame(
			[ 'EUR', 'left_space', '.', ',' ],
			$stored( 'woocommerce_currency', 'woocommerce_currency_pos', 'woocommerce_price_thousand_sep', 'woocommerce_price_decimal_sep' )
		);
		self::assertSame(
			[ '3', 'kg', 'yes', 'incl' ],
			$stored(
				'woocommerce_price_num_decimals',
				'woocommerce_weight_unit',
				'woocommerce_prices_include_tax',
				'woocommerce_tax_display_cart'
			)
		);
		self::assertTrue( $this->save_country( 'US:NY', [] ) );
		self::assertSame( 'EUR', get_option( 'woocommerce_currency' ), 'By now it is stored: a second country changes nothing.' );
	}

	public function test_the_week_begins_as_in_the_country_while_nobody_chose_it(): void {
		$this->as_administrator();
		update_option( 'start_of_week', 1 );
		$this->rest( 'PUT', '/wc/v3/settings/general/' . self::COUNTRY, [ 'value' => 'EG' ] );
		self::assertEquals( 6, get_option( 'start_of_week' ) );
		$this->rest( 'PUT', '/wc/v3/settings/general/' . self::COUNTRY, [ 'value' => 'JP' ] );
		self::assertEquals( 6, get_option( 'start_of_week' ) );
	}

	public function test_a_shop_manager_does_not_change_the_week_of_wordpress(): void {
		$this->as_shop_manager();
		update_option( 'start_of_week', 1 );
		$this->rest( 'PUT', '/wc/v3/settings/general/' . self::COUNTRY, [ 'value' => 'EG' ] );
		self::assertEquals( 1, get_option( 'start_of_week' ) );
	}

	/**
	 * @param array<string, string> $others Other fields that were changed.
	 */
	private function save_country( string $country, array $others ): bool {
		$registry = new SettingsRegistry();
		$sections = new Sections( $this->context(), $registry );
		$section  = $sections->of( $sections->tabs()['general'] )[''];
		$expected = [ self::COUNTRY => get_option( self::COUNTRY, 'US:CA' ) ] + array_map( static fn() => '2', $others );
		return $section->handle(
			[
				self::COUNTRY            => $country,
				PostedSettings::EXPECTED => (string) wp_json_encode( $expected ),
				PostedSettings::END      => '1',
			] + $others
		);
	}
}
