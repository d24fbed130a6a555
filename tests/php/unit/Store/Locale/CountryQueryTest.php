<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Locale;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Countries, states and continents as the rest of the shop reads them.
 */
final class CountryQueryTest extends UnitTestCase {

	public function test_countries_are_in_the_order_of_their_names(): void {
		$names = array_map( static fn( $country ): string => $country->name, ( new CountryQuery() )->countries() );
		self::assertSame( [ 'Afghanistan', 'Åland Islands', 'Albania' ], array_slice( array_values( $names ), 0, 3 ) );
		self::assertSame( 'Germany', $names['DE'] );
		self::assertSame( 'Zimbabwe', end( $names ) );
	}

	public function test_a_country_is_found_by_its_code_in_any_case(): void {
		$countries = new CountryQuery();
		self::assertSame( [ 'FR', 'France' ], [ $countries->country( 'fr' )?->code, $countries->country( 'fr' )?->name ] );
		self::assertTrue( $countries->exists( 'Us' ) );
		self::assertNull( $countries->country( 'ZZ' ) );
		self::assertFalse( $countries->exists( '' ) );
	}

	public function test_states_are_in_the_order_of_their_names(): void {
		self::assertSame(
			[
				'ACT' => 'Australian Capital Territory',
				'NSW' => 'New South Wales',
				'NT'  => 'Northern Territory',
				'QLD' => 'Queensland',
				'SA'  => 'South Australia',
				'TAS' => 'Tasmania',
				'VIC' => 'Victoria',
				'WA'  => 'Western Australia',
			],
			( new CountryQuery() )->states( 'AU' )
		);
	}

	/**
	 * @param 'list'|'free_text'|'none' $mode
	 */
	#[DataProvider( 'modes' )]
	public function test_states_are_a_list_free_text_or_not_used( string $country, string $mode ): void {
		$countries = new CountryQuery();
		self::assertSame( $mode, $countries->state_mode( $country ) );
		self::assertSame( 'list' === $mode, [] !== $countries->states( $country ) );
	}

	/**
	 * @return array<string, array{string, 'list'|'free_text'|'none'}>
	 */
	public static function modes(): array {
		return [
			'United States'     => [ 'US', 'list' ],
			'small letters'     => [ 'us', 'list' ],
			'United Kingdom'    => [ 'GB', 'free_text' ],
			'France'            => [ 'FR', 'none' ],
			'unknown'           => [ 'ZZ', 'free_text' ],
			'path of a file'    => [ '../countries', 'free_text' ],
			'no country at all' => [ '', 'free_text' ],
		];
	}

	#[DataProvider( 'labels' )]
	public function test_a_label_names_country_and_state( string $label, string $country, string $state ): void {
		self::assertSame( $label, ( new CountryQuery() )->label( $country, $state ) );
	}

	/**
	 * @return array<string, array{string, string, string}>
	 */
	public static function labels(): array {
		return [
			'listed state'    => [ 'United States (US) — California', 'US', 'CA' ],
			'country alone'   => [ 'United Kingdom (UK)', 'GB', '' ],
			'free text'       => [ 'United Kingdom (UK) — Kent', 'GB', 'Kent' ],
			'numeric state'   => [ 'U.S. Outlying Islands — Wake Island', 'UM', '79' ],
			'unknown country' => [ 'ZZ', 'ZZ', '' ],
			'unknown state'   => [ 'Germany — XX', 'DE', 'XX' ],
		];
	}

	public function test_continents_hold_their_countries_in_the_order_of_codes(): void {
		$continents = ( new CountryQuery() )->continents();
		self::assertSame( [ 'AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA' ], array_keys( $continents ) );
		self::assertSame( 'South America', $continents['SA']->name );
		self::assertSame(
			[ 'AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'FK', 'GF', 'GY', 'PE', 'PY', 'SR', 'UY', 'VE' ],
			$continents['SA']->countries
		);
	}

	public function test_every_country_is_on_a_continent(): void {
		$countries = new CountryQuery();
		self::assertSame(
			[ 'NA', 'EU', '' ],
			[ $countries->continent_of( 'us' ), $countries->continent_of( 'FR' ), $countries->continent_of( 'ZZ' ) ]
		);
	}

	public function test_prices_and_measures_of_a_country(): void {
		$info = ( new CountryQuery() )->locale_info( 'ch' );
		self::assertNotNull( $info );
		self::assertSame( [ 'CHF', 'left_space', "'", '.', 2, 'kg', 'cm' ], array_values( get_object_vars( $info ) ) );
		self::assertNull( ( new CountryQuery() )->locale_info( 'AQ' ) );
	}
}
