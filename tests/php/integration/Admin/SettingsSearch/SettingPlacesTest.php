<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\SettingsSearch;

use Storewright\Shop\SettingPlace;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Where each setting is changed, over REST: issue 13, point 7.
 */
final class SettingPlacesTest extends IntegrationTestCase {

	private const PLACES = '/wc-admin/setting-places';

	public function test_each_setting_has_the_address_of_its_field_and_each_further_section_its_own(): void {
		$this->as_administrator();
		$listed = $this->places();
		$places = array_column( $listed, null, 'id' );
		self::assertCount( count( $listed ), $places );
		self::assertSame(
			[
				'id'    => 'general//woocommerce_currency',
				'label' => 'Currency',
				'place' => 'General',
				'url'   => admin_url( 'admin.php?page=wc-settings&tab=general#setting-woocommerce_currency' ),
			],
			array_diff_key( $places['general//woocommerce_currency'], [ 'words' => '' ] )
		);
		self::assertSame( 'Payments > Direct bank transfer', $places['checkout/bacs/title']['place'] );
		self::assertStringContainsString( 'tab=checkout&section=bacs#setting-', $places['checkout/bacs/title']['url'] );
		self::assertStringEndsWith( 'tab=advanced&section=keys', $places['advanced/keys']['url'] );
	}

	public function test_plugins_add_places_of_their_own_and_what_is_none_is_left_out(): void {
		$this->as_administrator();
		$own = new SettingPlace( 'acme/color', 'Color of the shelf', 'Acme', admin_url( 'admin.php?page=acme#color' ) );
		add_filter( 'storewright_setting_places', static fn( array $places ) => [ ...$places, $own, 'nonsense' ] );
		self::assertContains( 'Color of the shelf', array_column( $this->places(), 'label' ) );

		add_filter( 'storewright_setting_places', '__return_false', 99 );
		self::assertSame( [], $this->places() );
	}

	public function test_only_who_may_change_settings_is_told(): void {
		$this->as_subscriber();
		self::assertSame( 403, $this->rest( 'GET', self::PLACES )->get_status() );
	}

	/**
	 * @return list<array<mixed>>
	 */
	private function places(): array {
		return $this->items( $this->rest( 'GET', self::PLACES ) );
	}
}
