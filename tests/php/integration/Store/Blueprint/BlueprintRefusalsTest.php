<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Blueprint;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Blueprint\Import\BlueprintReader;
use Storewright\Tests\Support\Store\BlueprintImportTestCase;
use ZipArchive;

/**
 * Blueprints that can't be imported: what is wrong is named and quoted.
 */
final class BlueprintRefusalsTest extends BlueprintImportTestCase {

	/**
	 * @param list<string> $parts Of the message.
	 */
	#[DataProvider( 'bad_files' )]
	public function test_bad_input_is_named_and_quoted( string $json, array $parts ): void {
		foreach ( $parts as $part ) {
			$this->refused( $part, fn() => $this->importer()->differences( $json ) );
		}
	}

	/**
	 * @return iterable<string, array{string, list<string>}>
	 */
	public static function bad_files(): iterable {
		yield 'no JSON' => [ 'hello', [ '“hello” is not JSON' ] ];
		yield 'wrong version' => [ '{"version":7,"steps":[]}', [ 'The version of the blueprint is “7”. Only version 1' ] ];
		yield 'no version' => [ '{"steps":[]}', [ '“null”' ] ];
		yield 'no steps' => [ '{"version":1,"steps":{"a":1}}', [ 'a list of steps, not “{"a":1}”' ] ];
		yield 'unknown step' => [ self::json( [ [ 'step' => 'bakeBread' ] ] ), [ 'Step 1: there is no step “bakeBread”' ] ];
		yield 'unknown key' => [
			self::json( [ self::settings( [ 'general/nonsense' => 'x' ] ) ] ),
			[ 'Step “Settings”: There is no setting “general/nonsense”.' ],
		];
		yield 'several at once' => [
			self::json(
				[
					self::settings(
						[
							'general/woocommerce_currency' => 'XXX1',
							'general/woocommerce_calc_taxes' => 'maybe',
							'general/woocommerce_store_city' => [ 'a' => 'b' ],
						]
					),
				]
			),
			[ 'Currency can’t be “XXX1”', 'Enable taxes can’t be “maybe”', 'City can’t be “{"a":"b"}”' ],
		];
		yield 'options that are none' => [ '{"version":1,"steps":[{"step":"setWCSettings","options":"all"}]}', [ 'Step “Settings”: “options” has to be an object, not “all”.' ] ];
		yield 'another option' => [
			self::json(
				[
					[
						'step'    => 'setWCTaskOptions',
						'options' => [ 'siteurl' => 'https://evil.example' ],
					],
				]
			),
			[ 'Step “Task Options”: There is no option “siteurl” in this step.' ],
		];
		yield 'gateway' => [
			self::json(
				[
					[
						'step'             => 'setWCPaymentGateways',
						'payment_gateways' => [ 'cod' => [ 'settings' => [ 'color' => 'red' ] ] ],
					],
				]
			),
			[ 'Step “Payment Gateways”: “Cash on delivery” has no setting “color”.' ],
		];
		yield 'zone' => [
			self::json( [ self::zones( [ [ 'name' => '' ] + self::zone( '' ) ] ) ] ),
			[ 'The name of a shipping zone can’t be “”' ],
		];
		yield 'location' => [
			self::json( [ self::zones( [ [ 'locations' => [ [ 'code' => 'XX', 'type' => 'country' ] ] ] + self::zone( 'Alps' ) ] ) ] ), // phpcs:ignore WordPress.Arrays
			[ 'Step “Shipping”: Alps: “XX” is not the code of a country.' ],
		];
		yield 'method' => [ self::json( [ self::zones( [ self::zone( 'Alps', 'free!' ) ] ) ] ), [ 'Alps: Flat rate: cost can’t be “free!”' ] ];
		yield 'rate' => [
			self::json(
				[
					[
						'step'    => 'setWCTaxRates',
						'classes' => [],
						'rates'   => [ self::rate( [ 'percent' => '2000' ] ) ],
					],
				]
			),
			[ 'Step “Tax rates”: percent can’t be “2000”.' ],
		];
		yield 'fields of a rate' => [
			self::json( [ [ 'step' => 'setWCTaxRates', 'rates' => [ self::rate( [ 'sum' => '2', 'kind' => 'x' ] ) ] ] ] ), // phpcs:ignore WordPress.Arrays
			[ 'Step “Tax rates”: A tax rate has no “sum”.', 'Step “Tax rates”: A tax rate has no “kind”.' ],
		];
		yield 'plugin' => [
			self::json( [ [ 'step' => 'installPlugin', 'pluginData' => [ 'resource' => 'https://evil.example/x.zip', 'slug' => '../x' ] ] ] ), // phpcs:ignore WordPress.Arrays
			[ 'A plugin can’t be “../x”', 'The source of a plugin can’t be “https://evil.example/x.zip”' ],
		];
	}

	public function test_zip_files_that_are_none_of_ours_are_refused(): void {
		$json = self::json( [ self::settings( [ 'general/woocommerce_store_city' => 'Paris' ] ) ] );
		self::assertSame( $json, BlueprintReader::json_of( self::zip( [ 'woo-blueprint.json' => $json ] ) ) );
		self::assertSame( $json, BlueprintReader::json_of( self::zip( [ 'folder/woo-blueprint.json' => $json ] ) ) );
		$this->refused( '“../woo-blueprint.json”', static fn() => BlueprintReader::json_of( self::zip( [ '../woo-blueprint.json' => $json ] ) ) );
		$this->refused( '“/etc/passwd”', static fn() => BlueprintReader::json_of( self::zip( [ 'woo-blueprint.json' => $json, '/etc/passwd' => 'x' ] ) ) ); // phpcs:ignore WordPress.Arrays
		$this->refused( 'holds no woo-blueprint.json', static fn() => BlueprintReader::json_of( self::zip( [ 'other.json' => $json ] ) ) );
		$this->refused( 'packed far more tightly', static fn() => BlueprintReader::json_of( self::zip( [ 'woo-blueprint.json' => str_repeat( ' ', 5 * 1024 * 1024 ) ] ) ) );
		$this->refused( 'has 21.0 MB. At most 20 MB', static fn() => BlueprintReader::json_of( self::zip( [ 'woo-blueprint.json' => str_repeat( ' ', 21 * 1024 * 1024 ) ] ) ) );
		$many = array_fill_keys( array_map( static fn( int $number ) => "f{$number}", range( 1, 25 ) ), 'x' );
		$this->refused( 'holds 25 files', static fn() => BlueprintReader::json_of( self::zip( $many ) ) );
		$damaged = self::file( "PK\x03\x04nothing" );
		$this->refused( 'damaged', static fn() => BlueprintReader::json_of( $damaged ) );
		$this->refused( 'empty', static fn() => BlueprintReader::json_of( self::file( '' ) ) );
	}

	/**
	 * @param array<string, string> $files
	 */
	private static function zip( array $files ): string {
		$path = self::file( '' );
		$zip  = new ZipArchive();
		self::assertTrue( $zip->open( $path, ZipArchive::OVERWRITE ) );
		foreach ( $files as $name => $text ) {
			$zip->addFromString( (string) $name, $text );
		}
		$zip->close();
		return $path;
	}

	private static function file( string $bytes ): string {
		$path = wp_tempnam( 'blueprint' );
		file_put_contents( $path, $bytes ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of this test.
		return $path;
	}
}
