<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Shipping;

use DOMXPath;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Storewright\Screens\Settings\SettingsPage;
use Storewright\Store\Shipping\Methods\FieldKind;
use Storewright\Store\Shipping\Methods\MethodRegistry;
use Storewright\Store\Shipping\Methods\MethodType;
use Storewright\Store\Shipping\Methods\SettingField;
use Storewright\Store\Shipping\Zone;
use Storewright\Tests\Support\Store\SettingsPageTestCase;

/**
 * The form of a shipping zone: what it saves equals the same over REST, all of it or nothing.
 *
 * @phpstan-type TypedMethod array{type: string, enabled?: string, settings: array<string, string>}
 */
final class ZoneSectionTest extends SettingsPageTestCase {

	private const ZONES = '/wc/v3/shipping/zones';

	private const NEW = [
		'tab'     => 'shipping',
		'zone_id' => 'new',
	];

	public function test_a_zone_is_added_with_regions_postcodes_and_methods_at_once(): void {
		$page = $this->page( self::NEW );
		self::assertSame( [ 'Add zone' ], $this->texts( $page, '//h2' ) );
		self::assertSame( 'save', $this->elements( $page, '//form//button' )[0]->getAttribute( 'value' ), 'What the Enter key presses.' );
		self::assertCount( 1, $this->elements( $page, '//optgroup[@label="Europe"]/option[@value="state:DE:DE-BY"]' ) );

		// Buttons change the form alone, and keep what was typed.
		$form = [
			'zone_name'       => 'Alps & more',
			'zone_postcodes'  => " 70* \r\n\r\n80331...80339\r\n",
			'zone_new_region' => 'country:CH',
		] + $this->fields( $page );
		$page = $this->page_after( self::NEW, [ 'do' => 'add_region' ] + $form );
		self::assertSame( 'The form has changed. Nothing is saved yet.', $this->texts( $page, '//*[@role="status"]' )[0] );
		$page = $this->page_after( self::NEW, [ 'do' => 'add_method', 'new_method' => 'flat_rate' ] + $this->fields( $page ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$page = $this->page_after( self::NEW, [ 'do' => 'add_method', 'new_method' => 'local_pickup' ] + $this->fields( $page ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertSame( 'methods[n2][enabled]', $this->elements( $page, '//*[@autofocus]' )[0]->getAttribute( 'name' ) );
		$form                                      = self::typed( $this->fields( $page ) );
		$form['methods']['n1']['settings']['cost'] = '5 + 2 * [qty]';
		$page                                      = $this->page_after( self::NEW, [ 'do' => 'up:n2' ] + $form );
		self::assertSame( [ 'Local pickup', 'Flat rate' ], $this->texts( $page, '//details/summary/strong' ) );
		self::assertSame( 'down:n2', $this->elements( $page, '//*[@autofocus]' )[0]->getAttribute( 'value' ) );
		self::assertSame( [], $this->zones(), 'Nothing is saved yet.' );

		// A region that is chosen and not added by its button is not lost.
		$next = $this->send( self::NEW, [ 'zone_new_region' => 'state:DE:DE-BY' ] + $this->fields( $page ) );
		self::assertNotNull( $next );
		self::assertMatchesRegularExpression( '/zone_id=\d+&saved=1&undo=/', $next );
		[ $zone ] = $this->zones();
		self::assertSame( 'Alps & more', $zone['name'] );
		self::assertSame( [ 'country CH', 'state DE:DE-BY', 'postcode 70*', 'postcode 80331...80339' ], $this->locations( $zone['id'] ) );
		$methods = $this->methods( $zone['id'] );
		self::assertSame( [ 'local_pickup', 'flat_rate' ], array_column( $methods, 'method_id' ) );
		self::assertSame( '5 + 2 * [qty]', $this->setting( $methods[1], 'cost' ) );

		$page = $this->page( [ 'zone_id' => (string) $zone['id'] ] + self::NEW );
		self::assertSame( [ 'Alps & more' ], $this->texts( $page, '//h2' ) );
		self::assertSame( "70*\n80331...80339", $this->texts( $page, '//textarea' )[0] );
		self::assertSame( [ 'Switzerland', 'Germany — Bavaria' ], $this->texts( $page, '//label[input[@name="zone_regions[]"]]' ) );
	}

	public function test_undo_of_an_added_zone_leads_back_to_the_list(): void {
		$next = (string) $this->send( self::NEW, [ 'zone_name' => 'Short', 'new_method' => 'free_shipping' ] + $this->fields( $this->page( self::NEW ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		wp_parse_str( (string) wp_parse_url( $next, PHP_URL_QUERY ), $query );
		self::assertIsString( $query['undo'] );
		self::assertIsString( $query['zone_id'] );
		$next = (string) $this->send( [ 'zone_id' => $query['zone_id'] ] + self::NEW, [ 'storewright_undo' => $query['undo'] ] );
		self::assertSame( [], $this->zones() );
		self::assertStringNotContainsString( 'zone_id', $next );
		$this->expectExceptionMessage( 'does not exist' );
		$this->page( [ 'zone_id' => $query['zone_id'] ] + self::NEW );
	}

	public function test_a_method_is_changed_turned_off_moved_and_removed(): void {
		$id                       = $this->zone( [ 'flat_rate', 'free_shipping', 'local_pickup' ] );
		$form                     = self::typed( $this->fields( $this->form( $id ) ) );
		[ $flat, $free, $pickup ] = array_keys( $form['methods'] );
		unset( $form['methods'][ $flat ]['enabled'], $form['methods'][ $free ] );
		$form['methods'][ $flat ]['settings']['cost'] = '4.90';
		$form['methods']                              = [ $pickup => $form['methods'][ $pickup ] ] + $form['methods'];
		self::assertNotNull( $this->send( self::at( $id ), $form ) );
		$methods = $this->methods( $id );
		self::assertSame( [ 'local_pickup', 'flat_rate' ], array_column( $methods, 'method_id' ) );
		self::assertSame( [ true, false ], array_column( $methods, 'enabled' ) );
		self::assertSame( '4.90', $this->setting( $methods[1], 'cost' ) );
		self::assertSame( "m{$methods[1]['id']}", $flat, 'It is the same one.' );
	}

	public function test_what_is_not_changed_is_not_written(): void {
		$id     = $this->zone( [ 'flat_rate' ] );
		$heard  = 0;
		$listen = static function () use ( &$heard ): void {
			++$heard;
		};
		add_action( 'storewright_shipping_zone_saved', $listen );
		add_action( 'storewright_shipping_method_saved', $listen );
		$next = (string) $this->send( self::at( $id ), $this->fields( $this->form( $id ) ) );
		self::assertStringNotContainsString( 'undo', $next );
		self::assertSame( 0, $heard );
	}

	public function test_plugins_are_told_once_all_of_it_is_stored(): void {
		$seen = [];
		add_action(
			'storewright_shipping_zone_saved',
			function ( Zone $zone ) use ( &$seen ): void {
				$seen[] = array_column( $this->methods( $zone->id ), 'method_id' );
			}
		);
		$form = [ 'zone_name' => 'Whole', 'new_method' => 'flat_rate' ] + $this->fields( $this->page( self::NEW ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertNotNull( $this->send( self::NEW, $form ) );
		self::assertSame( [ [ 'flat_rate' ] ], $seen );
	}

	public function test_a_store_with_a_comma_takes_costs_with_one(): void {
		update_option( 'woocommerce_price_decimal_sep', ',' );
		$id   = $this->zone( [ 'flat_rate' ] );
		$form = self::typed( $this->fields( $this->form( $id ) ) );
		$key  = (string) array_key_first( $form['methods'] );
		$form['methods'][ $key ]['settings']['cost'] = '4,90 + 1,5 * [qty]';
		self::assertNotNull( $this->send( self::at( $id ), $form ) );
		self::assertSame( '4.90 + 1.5 * [qty]', $this->setting( $this->methods( $id )[0], 'cost' ) );
	}

	/**
	 * @param array<string, mixed> $typed
	 */
	#[DataProvider( 'refused' )]
	public function test_wrong_input_is_quoted_at_its_field_and_nothing_is_written( array $typed, string $field, string $reason ): void {
		$id     = $this->zone( [ 'flat_rate' ] );
		$before = [ $this->zones(), $this->locations( $id ), $this->methods( $id ) ];
		$form   = self::typed( [ 'zone_name' => 'Typed' ] + $this->fields( $this->form( $id ) ) );
		$key    = (string) array_key_first( $form['methods'] );
		if ( isset( $typed['cost'] ) ) {
			$form['methods'][ $key ]['settings']['cost'] = $typed['cost'];
		}
		$page = $this->page_after( self::at( $id ), $typed + $form );
		$name = str_replace( 'KEY', $key, $field );
		self::assertStringContainsString( $reason, $this->texts( $page, '//*[@role="alert"]' )[0] );
		$control = $this->elements( $page, "//*[@name='$name']" )[0];
		self::assertSame( 'true', $control->getAttribute( 'aria-invalid' ) );
		self::assertTrue( $control->hasAttribute( 'autofocus' ) );
		$described = explode( ' ', $control->getAttribute( 'aria-describedby' ) );
		self::assertStringContainsString( $reason, $this->texts( $page, "//*[@id='" . end( $described ) . "']" )[0] );
		self::assertSame( $before, [ $this->zones(), $this->locations( $id ), $this->methods( $id ) ] );
		$again = self::typed( $this->fields( $page ) );
		self::assertSame( $typed['zone_name'] ?? 'Typed', $again['zone_name'] ?? null );
		self::assertSame( $typed['zone_postcodes'] ?? '', $again['zone_postcodes'] ?? null );
		self::assertSame( $typed['cost'] ?? '5', $again['methods'][ $key ]['settings']['cost'] );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string, string}>
	 */
	public static function refused(): array {
		return [
			'no name'        => [ [ 'zone_name' => '' ], 'zone_name', 'A shipping zone needs a name.' ],
			'no postcode'    => [ [ 'zone_postcodes' => "101\r\n1*0*" ], 'zone_postcodes', '“1*0*” is not a postcode' ],
			'reversed range' => [ [ 'zone_postcodes' => '99...11' ], 'zone_postcodes', 'The range “99...11” ends before it begins.' ],
			'no country'     => [ [ 'zone_new_region' => 'country:XX' ], 'zone_new_region', '“XX” is not the code of a country.' ],
			'no cost'        => [ [ 'cost' => '5 +' ], 'methods[KEY][settings][cost]', 'Cost: “5 +” can’t be used.' ],
			'negative cost'  => [ [ 'cost' => '-5' ], 'methods[KEY][settings][cost]', 'Cost: “-5” can’t be used.' ],
		];
	}

	/**
	 * @param array<string, mixed> $posted
	 */
	#[DataProvider( 'nonsense' )]
	public function test_nonsense_is_refused_without_a_warning( array $posted ): void {
		$id     = $this->zone( [ 'flat_rate' ] );
		$before = [ $this->zones(), $this->locations( $id ), $this->methods( $id ) ];
		$this->page_after( self::at( $id ), $posted );
		self::assertSame( $before, [ $this->zones(), $this->locations( $id ), $this->methods( $id ) ] );
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function nonsense(): array {
		return [
			'nothing'         => [ [] ],
			'cut off'         => [ [ 'zone_name' => 'New', 'zone_before' => '{"name":"Old"}' ] ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			'no JSON'         => [ [ 'zone_name' => 'New', 'zone_before' => '{', 'zone_end' => '1' ] ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			'lists for texts' => [ [ 'zone_name' => [ 'a' ], 'zone_regions' => 'x', 'methods' => [ [ 'type' => [] ] ], 'zone_before' => '{"name":[],"methods":1}', 'zone_end' => '1' ] ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		];
	}

	public function test_what_two_owners_change_is_merged_and_asked_where_it_is_the_same(): void {
		$id     = $this->zone( [ 'flat_rate', 'local_pickup' ] );
		$early  = self::typed( $this->fields( $this->form( $id ) ) );
		$key    = (string) array_key_first( $early['methods'] );
		$number = substr( $key, 1 );
		$this->rest( 'PUT', self::ZONES . "/$id", [ 'name' => 'Theirs' ] );
		$this->rest( 'PUT', self::ZONES . "/$id/methods/$number", [ 'settings' => [ 'cost' => '9', 'title' => 'Their parcel' ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->rest( 'POST', self::ZONES . "/$id/methods", [ 'method_id' => 'free_shipping' ] );

		$early['zone_postcodes']                      = '10*';
		$early['methods'][ $key ]['settings']['cost'] = '7';
		$page = $this->page_after( self::at( $id ), $early );
		self::assertStringContainsString( 'Cost: someone else changed this to “9” in the meantime.', $this->texts( $page, '//*[@role="alert"]' )[0] );
		self::assertSame( [ 'country DE' ], $this->locations( $id ), 'Nothing is half-written.' );
		$again = self::typed( $this->fields( $page ) );
		self::assertSame( 'Theirs', $again['zone_name'] ?? null, 'What only the other one has changed is shown.' );
		self::assertSame( '7', $again['methods'][ $key ]['settings']['cost'], 'What was typed stays.' );

		self::assertNotNull( $this->send( self::at( $id ), $again ), 'Saved again, it overwrites on purpose.' );
		self::assertSame( 'Theirs', $this->zones()[0]['name'] );
		self::assertSame( [ 'country DE', 'postcode 10*' ], $this->locations( $id ) );
		$methods = $this->methods( $id );
		self::assertSame( [ 'flat_rate', 'local_pickup', 'free_shipping' ], array_column( $methods, 'method_id' ) );
		self::assertSame( [ '7', 'Their parcel' ], [ $this->setting( $methods[0], 'cost' ), $this->setting( $methods[0], 'title' ) ] );
	}

	public function test_a_method_that_somebody_else_has_removed_or_changed_is_said(): void {
		$id                = $this->zone( [ 'flat_rate', 'local_pickup' ] );
		$form              = self::typed( $this->fields( $this->form( $id ) ) );
		[ $flat, $pickup ] = array_keys( $form['methods'] );
		$this->rest( 'DELETE', self::ZONES . "/$id/methods/" . substr( $flat, 1 ), [ 'force' => true ] );
		$this->rest( 'PUT', self::ZONES . "/$id/methods/" . substr( $pickup, 1 ), [ 'settings' => [ 'cost' => '3' ] ] );
		$form['methods'][ $flat ]['settings']['cost'] = '6';
		unset( $form['methods'][ $pickup ] );

		$page = $this->page_after( self::at( $id ), $form );
		self::assertStringContainsString( 'someone else changed “Local pickup”', $this->texts( $page, '//*[@role="alert"]' )[0] );
		self::assertStringContainsString( 'Someone else removed “Flat rate”', $this->texts( $page, '//*[@role="alert"]' )[0] );
		self::assertSame( [ 'local_pickup' ], array_column( $this->methods( $id ), 'method_id' ) );

		self::assertNotNull( $this->send( self::at( $id ), $this->fields( $page ) ) );
		$methods = $this->methods( $id );
		self::assertSame( [ 'flat_rate' ], array_column( $methods, 'method_id' ) );
		self::assertSame( '6', $this->setting( $methods[0], 'cost' ) );
	}

	public function test_a_zone_that_somebody_else_has_deleted_can_be_added_anew(): void {
		$id   = $this->zone( [ 'flat_rate' ] );
		$form = [ 'zone_name' => 'Still here' ] + $this->fields( $this->form( $id ) );
		$this->rest( 'DELETE', self::ZONES . "/$id", [ 'force' => true ] );
		$page = $this->page_after( self::at( $id ), $form );
		self::assertStringContainsString( 'Someone else deleted this zone', $this->texts( $page, '//*[@role="alert"]' )[0] );
		self::assertStringContainsString( 'zone_id=new', $this->elements( $page, '//form[contains(@class,"__form")]' )[0]->getAttribute( 'action' ) );
		self::assertNotNull( $this->send( self::NEW, $this->fields( $page ) ) );
		[ $zone ] = $this->zones();
		self::assertSame( 'Still here', $zone['name'] );
		self::assertSame( '5', $this->setting( $this->methods( $zone['id'] )[0], 'cost' ) );
	}

	public function test_the_rest_of_the_world_has_methods_alone(): void {
		$page = $this->form( 0 );
		self::assertSame( [ 'Rest of the world' ], $this->texts( $page, '//h2' ) );
		self::assertSame( [], $this->elements( $page, '//*[@name="zone_name"]' ) );
		self::assertNotNull( $this->send( self::at( 0 ), [ 'new_method' => 'local_pickup' ] + $this->fields( $page ) ) );
		self::assertSame( [ 'local_pickup' ], array_column( $this->methods( 0 ), 'method_id' ) );
	}

	public function test_a_plugin_s_method_has_its_own_fields_and_keeps_its_password(): void {
		$type = new MethodType(
			'courier',
			'Courier',
			'By bicycle.',
			[
				new SettingField( 'key', FieldKind::Password, 'Key', '' ),
				new SettingField( 'express', FieldKind::Checkbox, 'Express', 'Within an hour', 'no' ),
			]
		);
		add_action( 'storewright_shipping_methods', static fn( MethodRegistry $registry ) => $registry->add( $type ) );
		$id   = $this->zone( [ 'courier' ], [ 'key' => 'secret-123' ] );
		$page = $this->form( $id );
		self::assertStringNotContainsString( 'secret-123', (string) $page->document->saveHTML() );
		$form = self::typed( $this->fields( $page ) );
		$key  = (string) array_key_first( $form['methods'] );
		$form['methods'][ $key ]['settings']['express'] = 'yes';
		self::assertNotNull( $this->send( self::at( $id ), $form ) );
		$stored = get_option( 'woocommerce_courier_' . substr( $key, 1 ) . '_settings' );
		self::assertIsArray( $stored );
		self::assertSame( [ 'secret-123', 'yes' ], [ $stored['key'], $stored['express'] ] );
	}

	public function test_it_needs_the_nonce_and_the_capability(): void {
		$id   = $this->zone( [ 'flat_rate' ] );
		$form = [ 'zone_name' => 'Taken' ] + $this->fields( $this->form( $id ) );
		try {
			$_REQUEST['_wpnonce'] = 'wrong';
			( new SettingsPage( $this->context() ) )->respond( self::at( $id ), $form );
			self::fail( 'Without nonce.' );
		} catch ( RuntimeException ) {
			self::assertSame( 'Zone', $this->zones()[0]['name'] );
		}
		$this->as_subscriber();
		$this->expectExceptionMessage( 'not allowed' );
		$this->send( self::at( $id ), $form );
	}

	public function test_addresses_of_no_zone_say_so(): void {
		foreach ( [ '99999', '-1', 'x', [ '1' ] ] as $named ) {
			try {
				( new SettingsPage( $this->context() ) )->respond( [ 'zone_id' => $named ] + self::NEW, null );
				self::fail( 'There is no such zone.' );
			} catch ( RuntimeException $refusal ) {
				self::assertStringContainsString( 'does not exist', $refusal->getMessage() );
			}
		}
	}

	/**
	 * A zone with methods; the first one has the settings, a flat rate costs 5.
	 *
	 * @param list<string>          $methods
	 * @param array<string, string> $settings
	 */
	private function zone( array $methods, array $settings = [ 'cost' => '5' ] ): int {
		$id = $this->item( $this->rest( 'POST', self::ZONES, [ 'name' => 'Zone' ] ) )['id'];
		self::assertIsInt( $id );
		$this->rest( 'PUT', self::ZONES . "/$id/locations", [ [ 'type' => 'country', 'code' => 'DE' ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		foreach ( $methods as $place => $method_id ) {
			$this->assertRestStatus(
				$this->rest( 'POST', self::ZONES . "/$id/methods", [ 'method_id' => $method_id ] + ( 0 === $place ? [ 'settings' => $settings ] : [] ) ),
				200
			);
		}
		return $id;
	}

	private function form( int $id ): DOMXPath {
		return $this->page( self::at( $id ) );
	}

	/**
	 * @return array{tab: string, zone_id: string}
	 */
	private static function at( int $id ): array {
		return [ 'tab' => 'shipping', 'zone_id' => (string) $id ]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
	}

	/**
	 * The fields of a form, with those of its methods.
	 *
	 * @param array<string, mixed> $fields
	 * @return array{methods: array<string, TypedMethod>, zone_name?: string, zone_postcodes?: string}&array<string, mixed>
	 */
	private static function typed( array $fields ): array {
		/** @var array{methods: array<string, TypedMethod>}&array<string, mixed> $fields */
		return $fields;
	}

	/**
	 * @return list<array{id: int, name: string}>
	 */
	private function zones(): array {
		/** @var list<array{id: int, name: string}> $zones */
		$zones = $this->items( $this->rest( 'GET', self::ZONES ) );
		return array_values( array_filter( $zones, static fn( array $zone ) => 0 !== $zone['id'] ) );
	}

	/**
	 * @return list<string>
	 */
	private function locations( int $id ): array {
		/** @var list<array{code: string, type: string}> $locations */
		$locations = $this->items( $this->rest( 'GET', self::ZONES . "/$id/locations" ) );
		return array_map( static fn( array $location ) => "{$location['type']} {$location['code']}", $locations );
	}

	/**
	 * @return list<array{id: int, method_id: string, enabled: bool, settings: array<string, array{value: string}>}>
	 */
	private function methods( int $id ): array {
		/** @var list<array{id: int, method_id: string, enabled: bool, settings: array<string, array{value: string}>}> $methods */
		$methods = $this->items( $this->rest( 'GET', self::ZONES . "/$id/methods" ) );
		return $methods;
	}

	/**
	 * @param array{settings: array<string, array{value: string}>} $method
	 */
	private function setting( array $method, string $id ): ?string {
		return $method['settings'][ $id ]['value'] ?? null;
	}
}
