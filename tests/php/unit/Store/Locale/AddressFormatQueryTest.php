<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Locale;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Shop\AddressFormat;
use Storewright\Store\Locale\AddressFormatQuery;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Which fields addresses have.
 */
final class AddressFormatQueryTest extends UnitTestCase {

	/**
	 * @spec A5-005
	 *
	 * @param list<string> $fields
	 */
	#[DataProvider( 'formats' )]
	public function test_fields_have_the_countrys_labels_and_order( string $country, array $fields ): void {
		$described = [];
		foreach ( ( new AddressFormatQuery() )->format( $country )->fields as $field ) {
			$described[] = $field->label . ( $field->required ? '!' : '' ) . ( $field->hidden ? ' (hidden)' : '' );
		}
		self::assertSame( $fields, $described );
	}

	/**
	 * @return array<string, array{string, list<string>}>
	 */
	public static function formats(): array {
		$street = [ 'Street address!', 'Apartment, suite, unit, etc.' ];
		return [
			'United States'         => [ 'US', [ ...$street, 'City!', 'State!', 'ZIP Code!' ] ],
			'code in small'         => [ 'us', [ ...$street, 'City!', 'State!', 'ZIP Code!' ] ],
			'Australia'             => [ 'AU', [ ...$street, 'Suburb!', 'State!', 'Postcode!' ] ],
			'India'                 => [ 'IN', [ ...$street, 'City!', 'PIN code!', 'State!' ] ],
			'United Kingdom'        => [ 'GB', [ ...$street, 'Town / City!', 'State / Region', 'Postcode!' ] ],
			'Japan, postcode first' => [ 'JP', [ 'Postcode!', 'Prefecture!', ...$street, 'City' ] ],
			'France, no states'     => [ 'FR', [ ...$street, 'Postcode!', 'City!', 'State / Region (hidden)' ] ],
			'Emirates, no postcode' => [ 'AE', [ ...$street, 'City', 'Emirate!', 'Postcode (hidden)' ] ],
			'no country yet'        => [ '', [ ...$street, 'City!', 'State / Region', 'Postcode' ] ],
			'unknown country'       => [ 'ZZ', [ ...$street, 'City!', 'State / Region', 'Postcode' ] ],
		];
	}

	public function test_every_country_and_the_general_case_have_every_field(): void {
		$formats = ( new AddressFormatQuery() )->all();
		self::assertCount( 251, $formats );
		self::assertArrayHasKey( 'default', $formats );
		foreach ( $formats as $country => $format ) {
			self::assertEqualsCanonicalizing( AddressFormat::FIELDS, array_keys( $format->fields ), $country );
		}
	}

	public function test_hidden_fields_are_never_required(): void {
		foreach ( ( new AddressFormatQuery() )->all() as $country => $format ) {
			foreach ( $format->fields as $name => $field ) {
				self::assertFalse( $field->hidden && $field->required, "$country $name" );
			}
		}
	}
}
