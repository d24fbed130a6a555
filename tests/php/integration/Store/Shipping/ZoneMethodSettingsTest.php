<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Shipping;

use Storewright\Store\Shipping\MethodInstance;
use Storewright\Kernel\SecretMask;
use Storewright\Store\Shipping\Methods\FieldKind;
use Storewright\Store\Shipping\Methods\MethodRegistry;
use Storewright\Store\Shipping\Methods\MethodType;
use Storewright\Store\Shipping\Methods\SettingField;
use Storewright\Store\Shipping\Tables;
use Storewright\Tests\Support\Store\ZoneMethodsRestTestCase;

/**
 * Settings of a zone’s shipping methods.
 */
final class ZoneMethodSettingsTest extends ZoneMethodsRestTestCase {

	public function test_settings_are_stored_in_the_familys_option_and_not_autoloaded(): void {
		$method = $this->add( 'flat_rate', [ 'settings' => [ 'cost' => '5.00' ] ] );
		$option = MethodInstance::option( 'flat_rate', $this->id( $method ) );
		self::assertSame( "woocommerce_flat_rate_{$this->id( $method )}_settings", $option );
		self::assertSame(
			[
				'title'      => 'Flat rate',
				'tax_status' => 'taxable',
				'cost'       => '5.00',
			],
			get_option( $option )
		);
		self::assertArrayNotHasKey( $option, wp_load_alloptions( true ) );
	}

	/**
	 * [A7-010] A method's cost is changed, and it is disabled, each without touching the rest.
	 */
	public function test_a_method_is_changed_in_parts(): void {
		$path = $this->path . '/' . $this->id(
			$this->add(
				'flat_rate',
				[
					'settings' => [
						'cost'  => '5.00',
						'title' => 'Post',
					],
				]
			)
		);

		$changed = $this->item(
			$this->rest(
				'POST',
				$path,
				[
					'method_id' => 'flat_rate',
					'enabled'   => true,
					'settings'  => [ 'cost' => '7.50' ],
				]
			)
		);
		self::assertSame( [ '7.50', 'Post', true ], [ $this->setting( $changed, 'cost' ), $changed['title'], $changed['enabled'] ] );

		$disabled = $this->item( $this->rest( 'POST', $path, [ 'enabled' => false ] ) );
		self::assertSame( [ '7.50', 'Post', false ], [ $this->setting( $disabled, 'cost' ), $disabled['title'], $disabled['enabled'] ] );

		$moved = $this->item( $this->rest( 'PUT', $path, [ 'order' => 4 ] ) );
		self::assertSame( [ 4, false ], [ $moved['order'], $moved['enabled'] ] );
		self::assertSame( $moved, $this->item( $this->rest( 'GET', $path ) ) );
	}

	public function test_a_title_is_plain_text_and_an_empty_one_is_the_methods_own(): void {
		$method = $this->add( 'flat_rate', [ 'settings' => [ 'title' => "<b>Post</b>\n & more" ] ] );
		self::assertSame( 'Post & more', $method['title'] );
		$method = $this->item( $this->rest( 'PUT', "$this->path/{$this->id( $method )}", [ 'settings' => [ 'title' => '' ] ] ) );
		self::assertSame( 'Flat rate', $method['title'] );
	}

	/**
	 * Another request changes the option after this one has read it into its cache.
	 */
	public function test_a_change_made_elsewhere_meanwhile_is_not_lost(): void {
		$id     = $this->id( $this->add( 'flat_rate', [ 'settings' => [ 'cost' => '5.00' ] ] ) );
		$option = MethodInstance::option( 'flat_rate', $id );
		$stored = get_option( $option );
		self::assertIsArray( $stored );
		// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions -- As WordPress stores options.
		$this->context()->database->update(
			'options',
			[ 'option_value' => serialize( [ 'title' => 'Post' ] + $stored ) ],
			[ 'option_name' => $option ]
		);
		// phpcs:enable

		$changed = $this->item( $this->rest( 'PUT', "$this->path/$id", [ 'settings' => [ 'cost' => '7.50' ] ] ) );
		self::assertSame( [ 'Post', '7.50' ], [ $changed['title'], $this->setting( $changed, 'cost' ) ] );
	}

	public function test_settings_that_a_plugin_stored_beside_ours_stay(): void {
		$id     = $this->id( $this->add( 'flat_rate' ) );
		$option = MethodInstance::option( 'flat_rate', $id );
		update_option( $option, [ 'class_cost_5' => '2' ], false );
		$this->rest( 'PUT', "$this->path/$id", [ 'settings' => [ 'cost' => '7.50' ] ] );
		$stored = get_option( $option );
		self::assertIsArray( $stored );
		self::assertSame( [ '2', '7.50' ], [ $stored['class_cost_5'], $stored['cost'] ] );
	}

	public function test_a_change_that_cannot_be_stored_as_a_whole_is_not_made(): void {
		$method = $this->add( 'flat_rate', [ 'settings' => [ 'cost' => '5.00' ] ] );
		$body   = [
			'enabled'  => false,
			'settings' => [ 'cost' => '7.50' ],
		];
		$this->expect_logged( 'The disk is full.' );
		$response = $this->with_failing_query(
			[ 'UPDATE', $this->context()->database->table( Tables::METHODS ) ],
			fn() => $this->rest( 'PUT', "$this->path/{$this->id( $method )}", $body )
		);
		$this->assertRestError( $response, 'storewright_internal_error', 500 );
		self::assertSame( $method, $this->item( $this->rest( 'GET', "$this->path/{$this->id( $method )}" ) ) );
	}

	public function test_passwords_are_masked_and_a_mask_leaves_them_as_they_are(): void {
		add_action(
			'storewright_shipping_methods',
			static fn( MethodRegistry $registry ) => $registry->add(
				new MethodType( 'pigeon', 'Pigeon', 'By air.', [ new SettingField( 'key', FieldKind::Password, 'Key', '' ) ] )
			)
		);
		$GLOBALS['wp_rest_server'] = null;
		$method                    = $this->add( 'pigeon', [ 'settings' => [ 'key' => 'sk_123' ] ] );
		$path                      = "$this->path/{$this->id( $method )}";
		$mask                      = $this->setting( $method, 'key' );
		$stored                    = fn(): mixed => get_option( "woocommerce_pigeon_{$this->id( $method )}_settings" )['key'] ?? null;
		self::assertTrue( SecretMask::is_mask( $mask ) );
		self::assertStringNotContainsString( 'sk_123', (string) wp_json_encode( $this->rest( 'GET', $this->path )->get_data() ) );

		$this->assertRestStatus( $this->rest( 'PUT', $path, [ 'settings' => [ 'key' => $mask ] ] ) );
		self::assertSame( 'sk_123', $stored() );
		$change = static fn( string $key ): array => [
			'settings'          => [ 'key' => $key ],
			'expected_settings' => [ 'key' => $mask ],
		]; // phpcs:ignore WordPress.Arrays
		$this->assertRestStatus( $this->rest( 'PUT', $path, $change( 'sk_456' ) ) );
		self::assertSame( 'sk_456', $stored() );
		$late = $this->rest( 'PUT', $path, $change( 'sk_789' ) );
		$this->assertRestError( $late, 'storewright_rest_zone_method_conflict', 409 );
		self::assertStringNotContainsString( 'sk_456', (string) wp_json_encode( $late->get_data() ) );
	}
}
