<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Locale;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Locale\AddressFormatQuery;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Locale\CurrencyQuery;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Additions of other plugins, and changes by a translation.
 */
final class LocaleFiltersTest extends IntegrationTestCase {

	public function test_an_added_country_takes_its_place_among_the_names_and_on_its_continent(): void {
		add_filter( 'storewright_countries', static fn( array $countries ): array => $countries + [ 'XX' => 'Atlantis' ] );
		add_filter(
			'storewright_continents',
			static fn( array $continents ): array => array_merge_recursive( $continents, [ 'EU' => [ 'countries' => [ 'XX' ] ] ] )
		);
		$countries = new CountryQuery();
		$codes     = array_keys( $countries->countries() );
		self::assertSame( [ 'AM', 'AW', 'XX', 'AU' ], array_slice( $codes, (int) array_search( 'AM', $codes, true ), 4 ) );
		self::assertSame( 'EU', $countries->continent_of( 'XX' ) );
		self::assertContains( 'XX', $countries->continents()['EU']->countries );
		self::assertSame( 'free_text', $countries->state_mode( 'XX' ) );
	}

	public function test_states_can_be_added_to_one_country_and_taken_from_another(): void {
		add_filter(
			'storewright_states',
			static fn( array $states, string $country ): array => match ( $country ) {
				'GB'    => [
					'WLS' => 'Wales',
					'SCT' => 'Scotland',
				],
				'US'    => [],
				default => $states,
			},
			10,
			2
		);
		$countries = new CountryQuery();
		self::assertSame(
			[
				'SCT' => 'Scotland',
				'WLS' => 'Wales',
			],
			$countries->states( 'GB' )
		);
		self::assertSame( [ 'list', 'free_text', 'list' ], array_map( $countries->state_mode( ... ), [ 'GB', 'US', 'CA' ] ) );
		self::assertSame( 'United Kingdom (UK) — Wales', $countries->label( 'GB', 'WLS' ) );
	}

	public function test_a_currency_can_be_added(): void {
		add_filter(
			'storewright_currencies',
			static fn( array $currencies ): array => $currencies + [
				'XBT' => [
					'name'     => 'Aardvark Coin',
					'symbol'   => '₿',
					'decimals' => 8,
				],
			]
		);
		$currencies = new CurrencyQuery();
		self::assertSame( '₿', $currencies->currency( 'xbt' )?->symbol );
		self::assertSame( 'XBT', array_key_first( $currencies->all() ) );
	}

	public function test_an_address_format_can_be_changed(): void {
		add_filter(
			'storewright_address_formats',
			static fn( array $formats ): array => array_replace_recursive(
				$formats,
				[
					'IE' => [
						'postcode' => [
							'required' => true,
							'priority' => 1,
						],
					],
				]
			)
		);
		$fields = ( new AddressFormatQuery() )->format( 'IE' )->fields;
		self::assertSame( 'postcode', array_key_first( $fields ) );
		self::assertTrue( $fields['postcode']->required );
		self::assertSame( 'Eircode', $fields['postcode']->label );
	}

	#[DataProvider( 'nonsense' )]
	public function test_a_filter_that_answers_nonsense_is_ignored_and_told( string $hook, mixed $answer ): void {
		$received = [];
		add_action(
			'doing_it_wrong_run',
			static function ( string $function, string $message ) use ( &$received ): void {
				$received[] = $message;
			},
			10,
			2
		);
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_filter( $hook, static fn() => $answer );
		$countries = new CountryQuery();
		self::assertCount( 250, $countries->countries() );
		self::assertCount( 54, $countries->states( 'US' ) );
		self::assertSame( 'NA', $countries->continent_of( 'US' ) );
		self::assertSame( 'Euro', ( new CurrencyQuery() )->currency( 'EUR' )?->name );
		self::assertSame( 'State', ( new AddressFormatQuery() )->format( 'US' )->fields['state']->label );
		self::assertNotSame( [], $received );
		self::assertStringContainsString( $hook, $received[0] );
	}

	/**
	 * @return array<string, array{string, mixed}>
	 */
	public static function nonsense(): array {
		return [
			'no array'                => [ 'storewright_countries', null ],
			'a country of no text'    => [ 'storewright_countries', [ 'FR' => 1 ] ],
			'a state of no text'      => [ 'storewright_states', [ 'AL' => [] ] ],
			'a nameless continent'    => [ 'storewright_continents', [ 'NA' => [ 'countries' => [] ] ] ],
			'a currency as text'      => [ 'storewright_currencies', [ 'EUR' => 'Euro' ] ],
			'a currency too much'     => [
				'storewright_currencies',
				[
					'EUR' => [
						'name'     => 'E',
						'symbol'   => 'e',
						'decimals' => 2,
						'rate'     => 1,
					],
				],
			],
			'a format without a city' => [ 'storewright_address_formats', [ 'US' => [ 'address_1' => [] ] ] ],
			'fields without a label'  => [
				'storewright_address_formats',
				[ 'US' => array_fill_keys( [ 'address_1', 'address_2', 'city', 'state', 'postcode' ], [ 'required' => true ] ) ],
			],
		];
	}

	public function test_names_are_translated_and_sorted_for_each_locale(): void {
		$english = array_keys( ( new CountryQuery() )->countries() );
		add_filter(
			'gettext_storewright',
			static fn( string $translation, string $text ): string => [ 'Austria' => 'Österreich' ][ $text ] ?? $translation,
			10,
			2
		);
		$german    = static fn(): string => 'de_DE';
		add_filter( 'determine_locale', $german );
		$countries = ( new CountryQuery() )->countries();
		self::assertSame( 'Österreich', $countries['AT']->name );
		self::assertGreaterThan(
			array_search( 'NO', array_keys( $countries ), true ),
			array_search( 'AT', array_keys( $countries ), true )
		);
		remove_filter( 'determine_locale', $german );
		self::assertSame( $english, array_keys( ( new CountryQuery() )->countries() ) );
	}
}
