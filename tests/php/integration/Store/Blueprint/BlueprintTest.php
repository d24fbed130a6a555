<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Blueprint;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Screens\Blueprint\BlueprintSection;
use Storewright\Store\Blueprint\BlueprintFile;
use Storewright\Store\Blueprint\Export;
use Storewright\Store\Blueprint\Secrets;
use Storewright\Store\Blueprint\Step;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Store\Shipping\ZoneRepository;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\TaxServices;
use Storewright\Tests\Support\IntegrationTestCase;
use ZipArchive;

/**
 * Blueprints: what of a store's setup is in the file, and what must not be.
 *
 * @spec B2-077 B3-025 B3-026 B7-006
 */
final class BlueprintTest extends IntegrationTestCase {

	public function test_it_has_eight_steps_all_chosen_at_first(): void {
		self::assertSame(
			[
				'setWCSettings'            => 'Settings',
				'setWCCoreProfilerOptions' => 'Core Profiler Options',
				'setWCPaymentGateways'     => 'Payment Gateways',
				'setWCShipping'            => 'Shipping',
				'setWCTaxRates'            => 'Tax rates',
				'installPlugin'            => 'Plugins',
				'installTheme'             => 'Themes',
				'setWCTaskOptions'         => 'Task Options',
			],
			array_combine( Step::names(), array_map( static fn( Step $step ) => $step->label(), Step::cases() ) )
		);
		ob_start();
		( new BlueprintSection( $this->context() ) )->render();
		self::assertSame( 8, substr_count( (string) ob_get_clean(), '" checked>' ) );
	}

	public function test_settings_gateways_zones_and_rates_are_in_it(): void {
		update_option( 'woocommerce_store_city', 'Lyon' );
		update_option( 'woocommerce_cod_settings', [ 'enabled' => 'yes' ] );
		( new ZoneRepository( $this->context(), new ZoneQuery( $this->context() ) ) )->create( 'France' );
		( new TaxServices( $this->context() ) )->rate_repository()->create( new Rate( 0, 'FR', '', [], [], '20.0000', 'TVA' ) );
		$json = $this->json();

		self::assertStringContainsString( '"general/woocommerce_store_city": "Lyon"', $json );
		/** @var array{steps: list<array<string, mixed>>} $file */
		$file  = json_decode( $json, true );
		$steps = array_column( $file['steps'], null, 'step' );
		self::assertSame( [], array_diff( [ 'setWCSettings', 'setWCPaymentGateways', 'setWCShipping', 'setWCTaxRates', 'installTheme' ], array_keys( $steps ) ) );
		/** @var array<string, array{id: string, enabled: bool}> $gateways */
		$gateways = $steps['setWCPaymentGateways']['payment_gateways'] ?? [];
		self::assertSame( [ 'cod', true ], [ $gateways['cod']['id'], $gateways['cod']['enabled'] ] );
		self::assertFalse( $gateways['bacs']['enabled'] );
		self::assertStringContainsString( '"name": "France"', $json );
		self::assertStringContainsString( '"percent": "20.0000"', $json );
	}

	/**
	 * Twenty secrets, planted where owners and plugins put them; the first ones are well hidden in texts that are exported.
	 */
	public function test_no_secret_is_in_it(): void {
		$hex     = str_repeat( 'a1b2c3d4e5', 4 );
		$secrets = [
			'sk_test_51Planted1',
			'rk_test_Planted2',
			'whsec_Planted3',
			"ck_$hex",
			"cs_$hex",
			'-----BEGIN PRIVATE KEY-----Planted6',
			'AKIAPLANTED7ABCDEFGH',
			'AIza' . str_repeat( 'Planted8', 4 ),
			'eyJhbGciOi.Planted9',
			'xoxb-Planted10',
			'ghp_' . str_repeat( 'Planted11', 4 ),
			'SG.Planted12Planted12Planted12',
			'https://user:Planted13@example.org/',
			'Bearer Planted14',
			'DE89 3704 0044 0532 0130 00',
		];
		$named   = [
			'api_key'       => 'Planted16',
			'password'      => 'Planted17',
			'access_token'  => 'Planted18',
			'client_secret' => 'Planted19',
			'license'       => 'Planted20',
		];
		update_option( 'woocommerce_onboarding_profile', [ 'texts' => $secrets ] + $named + [ 'industry' => 'toys' ] );
		update_option( 'woocommerce_task_list_dismissed_tasks', [ 'kept', ...$secrets ] );
		update_option( 'woocommerce_store_address', $secrets[0] );
		update_option( 'woocommerce_bacs_settings', [ 'instructions' => $secrets[3] ] );
		update_option( 'woocommerce_share_key', 'Planted21' );
		$json = $this->json();

		foreach ( [ ...$secrets, ...array_values( $named ), 'Planted' ] as $secret ) {
			self::assertStringNotContainsString( $secret, $json );
		}
		self::assertStringContainsString( '"industry": "toys"', $json );
		self::assertStringContainsString( '"kept"', $json );
		// The owner is told what is missing, by its name.
		self::assertStringContainsString( '"woocommerce_onboarding_profile/api_key"', $json );
		self::assertStringContainsString( '"general/woocommerce_store_address"', $json );
	}

	public function test_plain_values_stay(): void {
		$secrets = new Secrets();
		$values  = [
			'title'   => 'Pay by bank transfer',
			'cost'    => '5 * [qty]',
			'list'    => [ 'DE', 'FR' ],
			'on'      => true,
			'limit'   => 3,
			'address' => 'https://example.org/path?x=1',
			'api_key' => '',
		];
		self::assertSame( $values, $secrets->without( 'option', $values ) );
		self::assertSame( [], $secrets->left_out() );
		self::assertNull( $secrets->without( 'option', new \stdClass() ) );
	}

	public function test_an_archive_holds_the_same_file(): void {
		$blueprint = ( new Export( $this->context() ) )->blueprint( [ Step::Themes ] );
		$path      = wp_tempnam( 'blueprint' );
		file_put_contents( $path, BlueprintFile::zip( $blueprint ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of this test.
		$zip = new ZipArchive();
		self::assertTrue( $zip->open( $path ) );
		self::assertSame( BlueprintFile::json( $blueprint ), $zip->getFromName( 'woo-blueprint.json' ) );
		$zip->close();
		wp_delete_file( $path );
	}

	public function test_a_step_that_is_none_is_quoted(): void {
		foreach ( [
			'There is no step “bake”.'  => [ 'setWCSettings', 'bake' ],
			'Choose at least one step.' => [],
		] as $reason => $names ) {
			try {
				Export::steps( $names );
				self::fail( 'Taken.' );
			} catch ( InvalidInput $refusal ) {
				self::assertStringStartsWith( $reason, $refusal->getMessage() );
			}
		}
	}

	private function json(): string {
		return BlueprintFile::json( ( new Export( $this->context() ) )->blueprint( Step::cases() ) );
	}
}
