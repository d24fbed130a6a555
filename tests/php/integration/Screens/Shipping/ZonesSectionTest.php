<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Shipping;

use DOMElement;
use Storewright\Store\Shipping\Methods\FieldKind;
use Storewright\Store\Shipping\Methods\MethodRegistry;
use Storewright\Store\Shipping\Methods\MethodType;
use Storewright\Store\Shipping\Methods\SettingField;
use Storewright\Tests\Support\Store\SettingsPageTestCase;

/**
 * The list of shipping zones on the settings page.
 */
final class ZonesSectionTest extends SettingsPageTestCase {

	private const LIST = [ 'tab' => 'shipping' ];

	private const ZONES = '/wc/v3/shipping/zones';

	public function test_the_tab_begins_with_zones_and_has_the_settings_beside_them(): void {
		$page = $this->page( self::LIST );
		self::assertSame( [ 'Shipping zones' ], $this->texts( $page, '//h2' ) );
		self::assertSame( [ 'Shipping zones', 'Shipping settings' ], array_slice( $this->texts( $page, '//ul[contains(@class,"storewright-sections")]//a' ), 0, 2 ) );
		$this->show_all();
		$settings = $this->page( self::LIST + [ 'section' => 'options' ] );
		self::assertCount( 1, $this->elements( $settings, '//input[@name="woocommerce_shipping_hide_rates_when_free"]' ) );
	}

	public function test_zones_are_listed_in_their_order_with_regions_and_methods_and_the_rest_of_the_world_last(): void {
		$south = $this->zone( 'South', 2, [ [ 'state', 'DE:DE-BY' ] ] );
		$north = $this->zone( 'North & East', 1, [ [ 'country', 'DK' ], [ 'continent', 'EU' ], [ 'postcode', '10*' ] ] );
		$this->rest( 'POST', self::ZONES . "/$south/methods", [ 'method_id' => 'flat_rate', 'settings' => [ 'title' => 'Parcel' ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->rest( 'POST', self::ZONES . "/$south/methods", [ 'method_id' => 'local_pickup', 'enabled' => false ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound

		$page = $this->page( self::LIST );
		self::assertSame( [ 'North & East', 'South', 'Rest of the world' ], $this->texts( $page, '//tbody/tr/th' ) );
		[ $of_north, $of_south, $rest ] = $this->texts( $page, '//tbody/tr/td[1]' );
		self::assertSame( 'Denmark, Europe; postcodes 10*', $of_north );
		self::assertSame( 'Germany — Bavaria', $of_south );
		self::assertSame( 'Locations not covered by your other zones', $rest );
		[ $of_north, $of_south ] = $this->texts( $page, '//tbody/tr/td[2]' );
		self::assertStringContainsString( 'No shipping methods', $of_north );
		self::assertSame( 'Parcel, Local pickup (disabled)', $of_south );
		self::assertStringContainsString( "zone_id=$north", $this->elements( $page, '//tbody/tr/th/a' )[0]->getAttribute( 'href' ) );
	}

	public function test_buttons_name_the_zone_and_move_it(): void {
		$ids  = array_map( fn( string $name ) => $this->zone( $name, 0 ), [ 'One', 'Two', 'Three' ] );
		$page = $this->page( self::LIST );
		self::assertSame(
			[ 'Move “One” up', 'Move “One” down', 'Delete “One”' ],
			array_map( static fn( DOMElement $button ) => $button->getAttribute( 'aria-label' ), $this->elements( $page, '//tbody/tr[1]//button' ) )
		);
		self::assertTrue( $this->elements( $page, '//tbody/tr[1]//button' )[0]->hasAttribute( 'disabled' ) );

		$next = $this->send( self::LIST, [ 'zone_up' => (string) $ids[2] ] + $this->fields( $page ) );
		self::assertNotNull( $next );
		self::assertStringContainsString( 'undo=', $next );
		self::assertSame( [ 'One', 'Three', 'Two' ], $this->names() );
		$this->send( self::LIST, [ 'zone_down' => (string) $ids[0] ] + $this->fields( $this->page( self::LIST ) ) );
		self::assertSame( [ 'Three', 'One', 'Two' ], $this->names() );
	}

	/**
	 * What the dragging of rows sends.
	 */
	public function test_zones_are_put_into_an_order_as_a_whole(): void {
		[ $one, $two, $three ] = array_map( fn( string $name ) => $this->zone( $name, 0 ), [ 'One', 'Two', 'Three' ] );
		$page                  = $this->page( self::LIST );
		self::assertSame(
			[ (string) $one, (string) $two, (string) $three, '' ],
			array_map( static fn( DOMElement $row ) => $row->getAttribute( 'data-zone' ), $this->elements( $page, '//tbody/tr' ) )
		);
		$props = json_decode( $this->elements( $page, '//*[@data-island="shipping-zones"]' )[0]->getAttribute( 'data-props' ), true );
		self::assertSame( [ 'One', 'Two', 'Three' ], array_column( $props['zones'], 'name' ) );
		$form = $this->fields( $page );
		$next = $this->send( self::LIST, [ 'zones_order' => "$three.$one.$two" ] + $form );
		self::assertStringContainsString( 'undo=', (string) $next );
		self::assertSame( [ 'Three', 'One', 'Two' ], $this->names() );

		$page = $this->page_after( self::LIST, [ 'zones_order' => "$one.$two.$three" ] + $form );
		self::assertStringContainsString( 'Someone else changed the order', $this->texts( $page, '//*[@role="alert"]' )[0] );
		$form = $this->fields( $page );
		foreach ( [ "$one.$two", "$one.$two.$two", "$one.$two.x", "$one.$two.$three.0" ] as $order ) {
			$page = $this->page_after( self::LIST, [ 'zones_order' => $order ] + $form );
			self::assertStringContainsString( "“{$order}” does not name each shipping zone once.", $this->texts( $page, '//*[@role="alert"]' )[0] );
		}
		self::assertSame( [ 'Three', 'One', 'Two' ], $this->names() );
	}

	public function test_an_order_that_somebody_else_has_changed_is_not_changed_blindly(): void {
		$one  = $this->zone( 'One', 1 );
		$two  = $this->zone( 'Two', 2 );
		$form = $this->fields( $this->page( self::LIST ) );
		$this->rest( 'PUT', self::ZONES . "/$one", [ 'order' => 5 ] );
		$page = $this->page_after( self::LIST, [ 'zone_up' => (string) $two ] + $form );
		self::assertStringContainsString( 'Someone else changed the order', $this->texts( $page, '//*[@role="alert"]' )[0] );
		self::assertSame( [ 'Two', 'One' ], $this->names() );
	}

	public function test_a_zone_is_deleted_with_its_methods_and_comes_back_by_undo(): void {
		$id = $this->zone( 'Alps', 3, [ [ 'country', 'CH' ], [ 'postcode', '70...79' ] ] );
		$this->rest( 'POST', self::ZONES . "/$id/methods", [ 'method_id' => 'flat_rate', 'settings' => [ 'cost' => '7.50' ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$next = $this->send( self::LIST, [ 'zone_delete' => (string) $id ] + $this->fields( $this->page( self::LIST ) ) );
		self::assertSame( [], $this->names() );
		self::assertNotNull( $next );
		wp_parse_str( (string) wp_parse_url( $next, PHP_URL_QUERY ), $query );
		self::assertIsString( $query['undo'] );

		$this->send( self::LIST, [ 'storewright_undo' => $query['undo'] ] );
		self::assertSame( [ 'Alps' ], $this->names() );
		$page = $this->page( self::LIST );
		self::assertSame( 'Switzerland; postcodes 70...79', $this->texts( $page, '//tbody/tr/td[1]' )[0] );
		self::assertSame( 'Flat rate', $this->texts( $page, '//tbody/tr/td[2]' )[0] );

		$page = $this->page_after( self::LIST, [ 'zone_delete' => (string) $id ] );
		self::assertStringContainsString( 'This shipping zone does not exist.', $this->texts( $page, '//*[@role="alert"]' )[0] );
		$page = $this->page_after( self::LIST, [ 'zone_delete' => '0' ] );
		self::assertStringContainsString( 'can’t be changed', $this->texts( $page, '//*[@role="alert"]' )[0] );
	}

	public function test_a_zone_whose_password_would_be_lost_is_deleted_after_a_question(): void {
		$type = new MethodType( 'courier', 'Courier', '', [ new SettingField( 'key', FieldKind::Password, 'Key', '' ) ] );
		add_action( 'storewright_shipping_methods', static fn( MethodRegistry $registry ) => $registry->add( $type ) );
		$id = $this->zone( 'Town', 1 );
		$this->rest( 'POST', self::ZONES . "/$id/methods", [ 'method_id' => 'courier', 'settings' => [ 'key' => 'secret' ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$page = $this->page_after( self::LIST, [ 'zone_delete' => (string) $id ] );
		self::assertSame( [ 'Delete the shipping zone “Town”?' ], $this->texts( $page, '//h3' ) );
		self::assertSame( [ 'Town' ], $this->names() );
		self::assertNotNull( $this->send( self::LIST, [ 'zone_delete' => (string) $id ] + $this->fields( $page ) ) );
		self::assertSame( [], $this->names() );
	}

	public function test_zones_that_no_address_reaches_are_named(): void {
		$this->zone( 'Europe', 1, [ [ 'continent', 'EU' ] ] );
		$this->zone( 'Germany', 2, [ [ 'country', 'DE' ], [ 'state', 'DE:DE-BY' ] ] );
		$this->zone( 'Berlin and Boston', 3, [ [ 'country', 'DE' ], [ 'country', 'US' ], [ 'postcode', '10*' ] ] );
		$regions = $this->texts( $this->page( self::LIST ), '//tbody/tr/td[1]' );
		self::assertStringNotContainsString( 'No address', $regions[0] );
		self::assertStringContainsString( 'No address reaches this zone: “Europe” comes first and covers it.', $regions[1] );
		self::assertStringNotContainsString( 'No address', $regions[2] );
	}

	/**
	 * @param list<array{string, string}> $locations Type and code.
	 */
	private function zone( string $name, int $order, array $locations = [] ): int {
		$id = $this->item( $this->rest( 'POST', self::ZONES, compact( 'name', 'order' ) ) )['id'];
		self::assertIsInt( $id );
		$this->rest(
			'PUT',
			self::ZONES . "/$id/locations",
			array_map( static fn( array $location ) => array_combine( [ 'type', 'code' ], $location ), $locations )
		);
		return $id;
	}

	/**
	 * @return list<string>
	 */
	private function names(): array {
		$names = $this->texts( $this->page( self::LIST ), '//tbody/tr/th' );
		self::assertSame( 'Rest of the world', array_pop( $names ) );
		return $names;
	}
}
