<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Locale;

use Storewright\Shop\AddressFormat;
use Storewright\Store\Locale\AddressLabels;
use Storewright\Store\Locale\LocaleData;
use Storewright\Tests\Support\UnitTestCase;

require_once __DIR__ . '/ContractCodes.php';

/**
 * The generated files hold exactly the codes that stored data and clients rely on, and a name for each.
 */
final class GeneratedDataTest extends UnitTestCase {

	public function test_countries_are_those_of_the_contract(): void {
		$codes = array_keys( ContractCodes::countries() );
		self::assertCount( 250, $codes );
		self::assertEqualsCanonicalizing( $codes, array_keys( LocaleData::countries() ) );
		self::assertSame( [], array_filter( LocaleData::countries(), static fn( string $name ): bool => trim( $name ) === '' ) );
	}

	public function test_states_are_those_of_the_contract_under_the_same_codes(): void {
		$states = [];
		foreach ( array_keys( LocaleData::state_modes(), 'list', true ) as $country ) {
			$states[ $country ] = array_map( 'strval', array_keys( LocaleData::states( $country ) ) );
			sort( $states[ $country ], SORT_STRING );
		}
		ksort( $states );
		$contract = ContractCodes::states();
		ksort( $contract );
		self::assertSame( 2040, array_sum( array_map( 'count', $contract ) ) );
		self::assertSame( $contract, $states );
	}

	public function test_every_country_with_states_has_the_number_that_the_contract_gives(): void {
		foreach ( ContractCodes::countries() as $code => $row ) {
			$expected = is_numeric( $row['states'] ) ? 'list' : str_replace( ' ', '_', $row['states'] );
			self::assertSame( $expected, LocaleData::state_modes()[ $code ], $code );
			if ( 'list' === $expected ) {
				self::assertCount( (int) $row['states'], LocaleData::states( $code ), $code );
			}
		}
	}

	public function test_no_two_states_of_a_country_have_the_same_name(): void {
		foreach ( array_keys( LocaleData::state_modes(), 'list', true ) as $country ) {
			$names = LocaleData::states( $country );
			self::assertSame( $names, array_unique( $names ), $country );
			self::assertNotContains( '', $names, $country );
		}
	}

	public function test_every_country_lies_on_the_continent_of_the_contract_and_on_no_other(): void {
		$continents = [];
		foreach ( LocaleData::continents() as $code => $continent ) {
			foreach ( $continent['countries'] as $country ) {
				$continents[] = "$country $code";
			}
		}
		$contract = array_map(
			static fn( array $row ): string => "{$row['country']} {$row['continent']}",
			array_values( ContractCodes::countries() )
		);
		self::assertEqualsCanonicalizing( $contract, $continents );
	}

	public function test_prices_and_measures_are_those_of_the_contract(): void {
		$currencies = LocaleData::currencies();
		foreach ( ContractCodes::countries() as $code => $row ) {
			$info = LocaleData::locale_info()[ $code ] ?? null;
			if ( '' === $row['currency'] ) {
				self::assertNull( $info, $code );
				continue;
			}
			$expected = [
				$row['currency'],
				$row['currency_pos'],
				trim( $row['thousand_sep'], '"' ),
				trim( $row['decimal_sep'], '"' ),
				(int) $row['decimals'],
				$row['weight_unit'],
				$row['dimension_unit'],
			];
			self::assertSame( $expected, array_values( $info ?? [] ), $code );
			self::assertArrayHasKey( $row['currency'], $currencies, $code );
		}
	}

	public function test_symbols_of_currencies_can_be_seen(): void {
		foreach ( LocaleData::currencies() as $code => $currency ) {
			self::assertMatchesRegularExpression( '/^[A-Z]{3}$/', $code );
			self::assertNotSame( '', $currency['name'], $code );
			self::assertMatchesRegularExpression( '/^[^\p{C}\p{Z}]+(\p{Zs}[^\p{C}\p{Z}]+)*$/u', $currency['symbol'], $code );
		}
	}

	public function test_address_formats_hide_the_state_exactly_where_the_contract_does(): void {
		$formats = LocaleData::address_formats();
		self::assertEqualsCanonicalizing( array_keys( ContractCodes::countries() ), array_keys( $formats ) );
		foreach ( ContractCodes::countries() as $code => $row ) {
			self::assertSame( 'none' !== $row['states'], isset( $formats[ $code ]['state'] ), $code );
			self::assertSame( [], array_diff( array_keys( $formats[ $code ] ), AddressFormat::FIELDS ), $code );
			self::assertSame(
				[ 'address_1', 'address_2', 'city' ],
				array_values(
					array_intersect(
						AddressFormat::FIELDS,
						array_keys(
							array_diff_key(
								$formats[ $code ],
								[
									'state'    => 1,
									'postcode' => 1,
								]
							)
						)
					)
				),
				$code
			);
		}
	}

	public function test_there_is_a_text_for_every_label_and_no_text_too_many(): void {
		$used = [ 'state_or_region', 'postcode' ];
		foreach ( LocaleData::address_formats() as $format ) {
			array_push( $used, ...array_column( $format, 0 ) );
		}
		self::assertEqualsCanonicalizing( array_values( array_unique( $used ) ), array_keys( AddressLabels::all() ) );
	}

	public function test_the_data_is_small(): void {
		$files = array_merge(
			(array) glob( dirname( __DIR__, 5 ) . '/includes/Store/Locale/data/*.php' ),
			(array) glob( dirname( __DIR__, 5 ) . '/includes/Store/Locale/data/states/*.php' )
		);
		self::assertGreaterThan( 60, count( $files ) );
		self::assertLessThan( 450_000, array_sum( array_map( static fn( $file ): int => (int) filesize( (string) $file ), $files ) ) );
	}
}
