<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\ShippingPartners;

use Storewright\Admin\ShippingPartners\Rest\SuggestionSchema;
use Storewright\Admin\ShippingPartners\ShippingPartner;
use Storewright\Admin\ShippingPartners\ShippingPartnersModule;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The suggested services that print shipping labels.
 *
 * @spec A3-016 A2-048
 */
final class SuggestionsTest extends IntegrationTestCase {

	private const ROUTE = '/wc-admin/shipping-partner-suggestions';

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
	}

	public function test_the_plugin_itself_suggests_nobody_it_does_not_know_to_work(): void {
		self::assertSame( [], $this->suggestions() );
	}

	/**
	 * @spec A2-051
	 */
	public function test_a_service_with_a_trial_is_offered_where_its_plugin_can_run(): void {
		add_filter( 'storewright_suggest_woocommerce_providers', '__return_true' );
		update_option( 'woocommerce_default_country', 'US:CA' );
		[ $shipstation ] = $this->suggestions();

		self::assertSame( [ 'ShipStation', 30 ], [ $shipstation['name'], $shipstation['trial_days'] ] );
		update_option( 'woocommerce_default_country', 'DE' );
		self::assertSame( [], $this->suggestions() );
	}

	public function test_every_entry_of_the_catalogue_is_sound(): void {
		$catalog = require dirname( STOREWRIGHT_FILE ) . '/includes/Admin/ShippingPartners/catalog.php';

		self::assertIsArray( $catalog );
		self::assertContainsOnlyInstancesOf( ShippingPartner::class, array_map( [ ShippingPartner::class, 'of' ], $catalog ) );
	}

	public function test_partners_are_chosen_by_the_stores_country(): void {
		$this->add_partners();
		update_option( 'woocommerce_default_country', 'US:CA' );
		self::assertSame( [ 'parcel-pigeon', 'liberty-labels' ], array_column( $this->suggestions(), 'id' ) );

		update_option( 'woocommerce_default_country', 'DE' );
		self::assertSame( [ 'parcel-pigeon' ], array_column( $this->suggestions(), 'id' ) );
	}

	public function test_a_partner_has_every_field(): void {
		$this->add_partners();
		[ $pigeon, $liberty ] = $this->suggestions();

		self::assertSame(
			[
				'id',
				'name',
				'slug',
				'dependencies',
				'description',
				'trial_days',
				'layout_column',
				'layout_row',
				'learn_more_link',
				'is_visible',
				'available_layouts',
				'is_installed',
				'is_active',
				'install_url',
			],
			array_keys( $pigeon )
		);
		self::assertSame( [ 'column', 'row' ], $pigeon['available_layouts'] );
		self::assertSame( [], $pigeon['dependencies'] );
		self::assertSame( [ 'liberty-core' ], $liberty['dependencies'] );
		self::assertSame( [ 'row' ], $liberty['available_layouts'] );
		self::assertNull( $liberty['layout_column'] );
		self::assertIsArray( $liberty['layout_row'] );
		self::assertCount( 2, (array) $liberty['layout_row']['features'] );
		$schema = [
			'type'       => 'object',
			'properties' => SuggestionSchema::properties(),
		];
		self::assertTrue( rest_validate_value_from_schema( $pigeon, $schema, 'partner' ) );
		self::assertTrue( rest_validate_value_from_schema( $liberty, $schema, 'partner' ) );
	}

	public function test_the_owner_can_turn_suggestions_off(): void {
		$this->add_partners();
		update_option( 'woocommerce_show_marketplace_suggestions', 'no' );

		self::assertSame( [], $this->suggestions() );
		self::assertCount( 2, $this->suggestions( [ 'force_default_suggestions' => true ] ) );
	}

	public function test_who_may_install_plugins_is_led_to_the_installer(): void {
		$this->add_partners();
		self::assertSame(
			admin_url( 'plugin-install.php?tab=plugin-information&plugin=parcel-pigeon' ),
			$this->suggestions()[0]['install_url']
		);

		$this->as_shop_manager();
		self::assertSame( '', $this->suggestions()[0]['install_url'] );
	}

	public function test_an_installed_plugin_is_not_installed_again(): void {
		$this->add_partners();
		wp_cache_set( 'plugins', [ '' => [ 'parcel-pigeon/pigeon.php' => [ 'Name' => 'Parcel Pigeon' ] ] ], 'plugins' );
		$pigeon = $this->suggestions()[0];
		self::assertTrue( $pigeon['is_installed'] );
		self::assertFalse( $pigeon['is_active'] );
		self::assertSame( '', $pigeon['install_url'] );

		update_option( 'active_plugins', [ 'parcel-pigeon/pigeon.php' ] );
		self::assertTrue( $this->suggestions()[0]['is_active'] );
	}

	/**
	 * @dataProvider bad_entries
	 */
	public function test_an_entry_that_is_no_partner_is_left_out_with_the_reason_in_the_log( mixed $entry, string $reason ): void {
		$this->expect_logged( "A shipping partner was left out: $reason" );
		$this->add_partners();
		add_filter( 'storewright_shipping_partners', static fn( array $entries ) => [ $entry, ...$entries ] );

		self::assertSame( [ 'parcel-pigeon', 'liberty-labels' ], array_column( $this->suggestions(), 'id' ) );
	}

	/**
	 * @return array<string, array{mixed, string}>
	 */
	public static function bad_entries(): array {
		$layout = [
			'image'    => '',
			'features' => [ [ 'description' => 'Good.' ] ],
		];
		$good   = [
			'id'              => 'good',
			'name'            => 'Good',
			'description'     => 'Good.',
			'learn_more_link' => 'https://good.example/',
			'layout_row'      => $layout,
		];
		return [
			'a text'                    => [ 'good', 'A shipping partner is an array.' ],
			'no name'                   => [ [ 'name' => '' ] + $good, 'name of a shipping partner has to be a text.' ],
			'a script as its link'      => [
				[ 'learn_more_link' => 'javascript:alert(1)' ] + $good,
				'A link of a shipping partner has to be an http or https URL.',
			],
			'countries as text'         => [
				[ 'countries' => 'US' ] + $good,
				'countries of a shipping partner has to be a list of texts.',
			],
			'a trial without end'       => [
				[ 'trial_days' => 'forever' ] + $good,
				'trial_days of a shipping partner has to be a number of days.',
			],
			'no layout'                 => [ [ 'layout_row' => null ] + $good, 'A shipping partner needs layout_column or layout_row.' ],
			'a layout without features' => [
				[ 'layout_row' => [ 'image' => '' ] ] + $good,
				'layout_row of a shipping partner needs an image and features.',
			],
			'a feature without text'    => [
				[ 'layout_row' => [ 'features' => [ [ 'title' => 'x' ] ] ] ] + $good,
				'description of a shipping partner has to be a text.',
			],
		];
	}

	/**
	 * @spec A6-001
	 */
	public function test_only_those_who_run_the_store_get_suggestions(): void {
		$this->as_shop_manager();
		$this->assertRestStatus( $this->rest( 'GET', self::ROUTE ), 200 );
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'GET', self::ROUTE ), 'woocommerce_rest_cannot_view', 403 );
		$this->as_visitor();
		$this->assertRestError( $this->rest( 'GET', self::ROUTE ), 'woocommerce_rest_cannot_view', 401 );
	}

	public function test_the_shipping_task_starts_with_them_in_the_document(): void {
		$module = new ShippingPartnersModule( $this->context() );

		self::assertSame( [ self::ROUTE ], $module->preloads( '/', 'shipping' ) );
		self::assertSame( [], $module->preloads( '/', '' ) );
	}

	private function add_partners(): void {
		require dirname( STOREWRIGHT_FILE ) . '/tests/fixtures/plugins/fake-shipping-partners/fake-shipping-partners.php';
	}

	/**
	 * @param array<string, mixed> $params
	 * @return list<array<string, mixed>>
	 */
	private function suggestions( array $params = [] ): array {
		$response = $this->rest( 'GET', self::ROUTE, $params );
		$this->assertRestStatus( $response, 200 );
		return $this->items( $response );
	}
}
