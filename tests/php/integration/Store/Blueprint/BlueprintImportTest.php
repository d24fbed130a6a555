<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Blueprint;

use DateTimeImmutable;
use Storewright\Kernel\Clock;
use Storewright\Screens\Blueprint\BlueprintSection;
use Storewright\Store\Blueprint\BlueprintFile;
use Storewright\Store\Blueprint\Export;
use Storewright\Store\Blueprint\Import\Difference;
use Storewright\Store\Blueprint\Import\ForgetImport;
use Storewright\Store\Blueprint\Import\Importer;
use Storewright\Store\Blueprint\Import\LastImport;
use Storewright\Store\Blueprint\Import\Upload;
use Storewright\Store\Blueprint\Step;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Shipping\LocationType;
use Storewright\Store\Shipping\MethodRepository;
use Storewright\Store\Shipping\ZoneLocation;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Store\Shipping\ZoneRepository;
use Storewright\Store\Tax\Rate;
use Storewright\Store\Tax\TaxRateCriteria;
use Storewright\Store\Tax\TaxServices;
use Storewright\Tests\Support\Store\BlueprintImportTestCase;

/**
 * The import of blueprints: what would change is shown first, what is chosen is changed as a whole, and can be taken back.
 */
final class BlueprintImportTest extends BlueprintImportTestCase {

	/**
	 * What a store has that was set up.
	 */
	private const OPTIONS = [
		'woocommerce_store_city'                => 'Lyon',
		'woocommerce_currency'                  => 'EUR',
		'woocommerce_calc_taxes'                => 'yes',
		'woocommerce_default_country'           => 'FR',
		'woocommerce_cod_settings'              => [
			'enabled' => 'yes',
			'title'   => 'Cash at the door',
		],
		'woocommerce_new_order_settings'        => [ 'subject' => 'Grüße 🎉' ],
		'woocommerce_task_list_dismissed_tasks' => [ 'tax', 'shipping' ],
		'woocommerce_onboarding_profile'        => [
			'industry'  => [ 'food' ],
			'completed' => true,
		],
		'blogname'                              => 'The “Shop”',
	];

	public function test_the_round_trip_on_an_empty_site_gives_the_same_settings(): void {
		$empty = $this->export();
		$this->set_up_a_store();
		$full = $this->export();
		self::assertNotSame( $empty, $full );

		// The site is empty again: what the set up store has is gone.
		$this->clear_the_store();
		self::assertSame( $empty, $this->export() );

		self::assertGreaterThan( 8, $this->import( $full ) );
		self::assertSame( $full, $this->export() );
		self::assertSame( [], $this->importer()->differences( $full ), 'A second import has nothing left to do.' );
	}

	public function test_each_difference_is_told_by_label_with_old_and_new_and_nothing_is_written(): void {
		update_option( 'woocommerce_store_city', 'Lyon' );
		$differences = $this->importer()->differences(
			self::json(
				[
					self::settings(
						[
							'general/woocommerce_store_city' => 'Paris',
							'general/woocommerce_calc_taxes' => 'yes',
							'general/woocommerce_currency' => 'EUR',
							'general/woocommerce_store_address' => '',
						]
					),
				]
			)
		);
		self::assertSame(
			[
				[ 'General: City', 'Lyon', 'Paris' ],
				[ 'General: Enable taxes', 'off', 'on' ],
			],
			array_map(
				static fn( Difference $difference ) => [ $difference->label, $difference->old_text, $difference->new_text ],
				array_slice( $differences, 0, 2 )
			)
		);
		self::assertCount( 3, $differences );
		self::assertStringContainsString( 'Euro', $differences[2]->new_text );
		self::assertSame( 'Lyon', get_option( 'woocommerce_store_city' ) );
	}

	public function test_secrets_are_never_shown(): void {
		update_option( 'woocommerce_store_address', 'sk_live_51Held' );
		$difference = $this->importer()->differences( self::json( [ self::settings( [ 'general/woocommerce_store_address' => 'sk_live_51Brought' ] ) ] ) )[0];
		self::assertStringNotContainsString( 'sk_live', $difference->old_text . $difference->new_text );
		self::assertNotSame( '', $difference->old_text );

		add_action(
			'storewright_settings',
			static function ( SettingsRegistry $registry ): void {
				$registry->add_group( new SettingsGroup( 'vault', 'Vault' ) );
				$registry->add( new Setting( 'vault_word', 'vault', SettingType::Password, 'Vault word' ) );
			}
		);
		$this->refused( '“Vault word” is a secret', fn() => $this->importer()->differences( self::json( [ self::settings( [ 'vault/vault_word' => 'x' ] ) ] ) ) );
	}

	public function test_what_is_not_accepted_stays(): void {
		$json = self::json(
			[
				self::settings(
					[
						'general/woocommerce_store_city' => 'Paris',
						'general/woocommerce_store_postcode' => '75002',
					]
				),
			]
		);
		$all  = $this->importer()->differences( $json );
		self::assertSame( 1, $this->importer()->import( $json, [ $all[1]->id() ], Importer::mark( $all ) ) );
		self::assertSame( [ '', '75002' ], [ (string) get_option( 'woocommerce_store_city', '' ), get_option( 'woocommerce_store_postcode' ) ] );
		$this->refused( 'Choose at least one change', fn() => $this->importer()->import( $json, [], Importer::mark( $this->importer()->differences( $json ) ) ) );
	}

	public function test_all_or_nothing(): void {
		$json = self::json(
			[
				self::settings( [ 'general/woocommerce_store_city' => 'Paris' ] ),
				self::zones( [ self::zone( 'Alps' ) ] ),
				[
					'step'    => 'setWCTaxRates',
					'classes' => [ 'Books' ],
					'rates'   => [ self::rate( [ 'tax_class' => 'books' ] ) ],
				],
			]
		);
		$all  = $this->importer()->differences( $json );
		// The rate without its class can't be.
		$without = array_filter( $all, static fn( Difference $difference ) => 'class/books' !== $difference->key );
		$this->refused( 'rates of the tax class “books”', fn() => $this->importer()->import( $json, self::ids( $without ), Importer::mark( $all ) ) );
		self::assertSame( '', (string) get_option( 'woocommerce_store_city', '' ) );
		self::assertCount( 1, ( new ZoneQuery( $this->context() ) )->zones() );
		self::assertNull( $this->importer()->last()->about() );
	}

	public function test_somebody_else_in_between_is_noticed(): void {
		$json  = self::json( [ self::settings( [ 'general/woocommerce_store_city' => 'Paris' ] ) ] );
		$shown = $this->importer()->differences( $json );
		update_option( 'woocommerce_store_city', 'Nice' );
		$this->refused( 'have changed since this list was made', fn() => $this->importer()->import( $json, self::ids( $shown ), Importer::mark( $shown ) ) );
		self::assertSame( 'Nice', get_option( 'woocommerce_store_city' ) );
	}

	public function test_the_last_import_can_be_taken_back_for_a_day(): void {
		$this->set_up_a_store();
		$before = $this->export();
		$this->import(
			self::json(
				[
					self::settings( [ 'general/woocommerce_store_city' => 'Oslo' ] ),
					[
						'step'             => 'setWCPaymentGateways',
						'payment_gateways' => [
							'cod' => [
								'id'       => 'cod',
								'enabled'  => false,
								'settings' => [ 'title' => 'At the door' ],
							],
						],
					],
					self::zones( [ self::zone( 'Alps', '99' ), self::zone( 'Norway' ) ] ),
					[
						'step'    => 'setWCTaxRates',
						'classes' => [ 'Fish' ],
						'rates'   => [ self::rate( [ 'percent' => '25.0000' ] ), self::rate( [ 'country' => 'NO', 'tax_class' => 'fish' ] ) ], // phpcs:ignore WordPress.Arrays
					],
					[
						'step'    => 'setWCTaskOptions',
						'options' => [ 'woocommerce_task_list_dismissed_tasks' => [ 'tax' ] ],
					],
					[
						'step'    => 'setWCCoreProfilerOptions',
						'options' => [ 'woocommerce_onboarding_profile' => [ 'industry' => [ 'food' ] ] ],
					],
				]
			)
		);
		self::assertNotSame( $before, $this->export() );
		$this->importer()->roll_back();
		self::assertSame( $before, $this->export() );
		$this->refused( 'There is no import to undo', fn() => $this->importer()->roll_back() );

		$this->import( self::json( [ self::settings( [ 'general/woocommerce_store_city' => 'Oslo' ] ) ] ) );
		$later = $this->context( new Clock( new DateTimeImmutable( '+25 hours' ) ) );
		$this->refused( 'for a day', static fn() => ( new Importer( $later ) )->roll_back() );
		( new ForgetImport() )->run( $this->context(), null, 0 );
		self::assertNotNull( $this->importer()->last()->about() );
		( new ForgetImport() )->run( $later, null, 0 );
		self::assertFalse( get_option( LastImport::OPTION ) );
	}

	public function test_what_was_changed_after_an_import_is_not_overwritten_by_taking_it_back(): void {
		$this->import(
			self::json(
				[
					self::settings(
						[
							'general/woocommerce_store_city'     => 'Oslo',
							'general/woocommerce_store_postcode' => '0150',
						]
					),
				]
			)
		);
		update_option( 'woocommerce_store_city', 'Bergen' );
		$this->refused( 'changed after the import: General: City.', fn() => $this->importer()->roll_back() );
		self::assertSame( [ 'Bergen', '0150' ], [ get_option( 'woocommerce_store_city' ), get_option( 'woocommerce_store_postcode' ) ] );
	}

	public function test_no_plugin_is_installed_and_none_activated_unless_chosen(): void {
		$json = self::json(
			[
				[
					'step'       => 'installPlugin',
					'pluginData' => [
						'resource' => 'wordpress.org/plugins',
						'slug'     => 'not-here',
					],
				],
				[
					'step'      => 'installTheme',
					'themeData' => [
						'resource' => 'wordpress.org/themes',
						'slug'     => 'nor-here',
					],
				],
			]
		);
		$all  = $this->importer()->differences( $json );
		self::assertSame( [ true, true ], array_map( static fn( Difference $difference ) => $difference->is_final, $all ) );
		self::assertStringContainsString( 'Install it first', $all[0]->refusal );
		$this->refused( 'Choose at least one change', fn() => $this->importer()->import( $json, self::ids( $all ), Importer::mark( $all ) ) );
	}

	public function test_a_plugin_that_is_here_is_activated_last_and_deactivated_again(): void {
		$folder = WP_PLUGIN_DIR . '/blueprint-guest';
		wp_mkdir_p( $folder );
		file_put_contents( "{$folder}/blueprint-guest.php", "<?php\n/* Plugin Name: Guest */\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A plugin of this test.
		wp_cache_delete( 'plugins', 'plugins' );
		try {
			$this->import(
				self::json(
					[
						[
							'step'       => 'installPlugin',
							'pluginData' => [
								'resource' => 'wordpress.org/plugins',
								'slug'     => 'blueprint-guest',
							],
						],
					]
				)
			);
			self::assertTrue( is_plugin_active( 'blueprint-guest/blueprint-guest.php' ) );
			$this->importer()->roll_back();
			self::assertFalse( is_plugin_active( 'blueprint-guest/blueprint-guest.php' ) );
		} finally {
			unlink( "{$folder}/blueprint-guest.php" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			wp_cache_delete( 'plugins', 'plugins' );
		}
	}

	public function test_the_form_imports_what_is_chosen_and_asks_for_the_file_again_where_it_is_gone(): void {
		$json    = self::json( [ self::settings( [ 'general/woocommerce_store_city' => 'Paris <b>' ] ) ] );
		$all     = $this->importer()->differences( $json );
		$posted  = [
			'blueprint_action' => 'import',
			'blueprint_token'  => Upload::keep( $json ),
			'blueprint_shown'  => 'stale',
			'accept'           => self::ids( $all ),
			'storewright_end'  => '1',
		];
		$section = new BlueprintSection( $this->context() );
		$this->refused( 'have changed since', static fn() => $section->handle( $posted ) );
		ob_start();
		$section->render();
		self::assertMatchesRegularExpression( '/type="checkbox" name="accept\[\]" value="' . $all[0]->id() . '"\s+checked/', (string) ob_get_clean() );

		self::assertTrue( $section->handle( [ 'blueprint_shown' => Importer::mark( $all ) ] + $posted ) );
		self::assertStringStartsWith( 'Paris', (string) get_option( 'woocommerce_store_city' ) );
		$this->refused( 'Upload it again', static fn() => $section->handle( $posted ) );
		self::assertTrue( $section->handle( [ 'blueprint_action' => 'rollback' ] ) );
		self::assertSame( '', (string) get_option( 'woocommerce_store_city', '' ) );
	}

	private function export(): string {
		return BlueprintFile::json( ( new Export( $this->context() ) )->blueprint( Step::cases() ) );
	}

	private function set_up_a_store(): void {
		foreach ( self::OPTIONS as $name => $value ) {
			update_option( $name, $value );
		}
		$query = new ZoneQuery( $this->context() );
		$zone  = ( new ZoneRepository( $this->context(), $query ) )->create(
			'Alps',
			3,
			[ new ZoneLocation( 'FR', LocationType::Country ), new ZoneLocation( '73*', LocationType::Postcode ) ]
		);
		$ways  = new MethodRepository( $this->context(), $query );
		$ways->create( $zone->id, 'flat_rate', [ 'cost' => '5 * [qty]' ] );
		$ways->create( $zone->id, 'flat_rate', [ 'title' => 'Express' ], false );
		$ways->create( 0, 'free_shipping' );
		$taxes = new TaxServices( $this->context() );
		$taxes->class_repository()->create( 'Books' );
		$taxes->rate_repository()->create( new Rate( 0, 'FR', '', [], [], '20.0000', 'TVA' ) );
		$taxes->rate_repository()->create( new Rate( 0, 'FR', '', [ '75*' ], [ 'PARIS' ], '5.5000', 'TVA', 1, false, false, 2, 'books' ) );
	}

	private function clear_the_store(): void {
		$query = new ZoneQuery( $this->context() );
		$zones = new ZoneRepository( $this->context(), $query );
		foreach ( $query->zones( false ) as $zone ) {
			$zones->delete( $zone->id );
		}
		foreach ( $query->methods( 0 ) as $method ) {
			( new MethodRepository( $this->context(), $query ) )->delete( 0, $method->instance_id );
		}
		$taxes = new TaxServices( $this->context() );
		$taxes->class_repository()->delete( 'books' );
		foreach ( $taxes->rates()->rates( new TaxRateCriteria( null, 'id', true, 10, 0 ) ) as $rate ) {
			$taxes->rate_repository()->delete( $rate->id );
		}
		array_map( delete_option( ... ), array_diff( array_keys( self::OPTIONS ), [ 'blogname' ] ) );
		update_option( 'blogname', 'Storewright tests' );
	}
}
