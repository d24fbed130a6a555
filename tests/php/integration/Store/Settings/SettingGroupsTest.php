<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Settings;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Settings\SettingsQuery;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Values that the settings of each group take and refuse. General, tax and shipping are in SettingsRestTest; the list of settings
 * is compared with WooCommerce in SettingsContractTest.
 */
final class SettingGroupsTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	public function test_the_group_of_integrations_is_listed_and_has_no_settings(): void {
		self::assertContains( 'integration', array_column( $this->items( $this->rest( 'GET', '/wc/v3/settings' ) ), 'id' ) );
		self::assertSame( [], $this->items( $this->rest( 'GET', '/wc/v3/settings/integration' ) ) );
	}

	/**
	 * Whatever the type, values that no setting can hold are refused by name, and nothing is stored.
	 */
	#[DataProvider( 'each_group' )]
	public function test_nonsense_is_refused_by_name( string $group ): void {
		$nonsense = static fn( string $type ): mixed => match ( $type ) {
			'checkbox'                            => 'maybe',
			'select', 'radio'                     => 'no such choice',
			'multiselect'                         => [ 'no such choice' ],
			'number', 'email', 'color'            => 'twelve',
			default                               => [ 'a' => 'b' ],
		};
		foreach ( $this->settings( $group ) as $id => $setting ) {
			self::assertIsString( $setting['type'] );
			self::assertNotSame( '', $setting['label'], $id );
			$response = $this->rest( 'PUT', "/wc/v3/settings/{$group}/{$id}", [ 'value' => $nonsense( $setting['type'] ) ] );
			$this->assertRestError( $response, 'rest_setting_value_invalid', 400 );
			self::assertSame( [ $id ], array_keys( (array) $this->item( $response )['data']['params'] ) );
			$stored = $this->item( $this->rest( 'GET', "/wc/v3/settings/{$group}/{$id}" ) );
			self::assertSame( $setting['value'], $stored['value'], $id );
		}
	}

	/**
	 * Every choice of each setting can be saved and is read back.
	 */
	#[DataProvider( 'each_group' )]
	public function test_what_a_setting_offers_can_be_saved( string $group ): void {
		$wanted = static fn( array $setting ): array => match ( $setting['type'] ) {
			'checkbox'        => [ 'yes', 'no' ],
			'select', 'radio' => array_map( strval( ... ), array_keys( (array) $setting['options'] ) ),
			'multiselect'     => [ array_map( strval( ... ), array_keys( (array) $setting['options'] ) ), [] ],
			'number'          => [ '7' ],
			'email'           => [ 'shop@example.org' ],
			'color'           => [ '#abcdef' ],
			default           => [ '' ],
		};
		foreach ( $this->settings( $group ) as $id => $setting ) {
			foreach ( $wanted( $setting ) as $value ) {
				$response = $this->rest( 'PUT', "/wc/v3/settings/{$group}/{$id}", [ 'value' => $value ] );
				$this->assertRestStatus( $response );
				self::assertSame( $value, $this->item( $response )['value'], $id );
				self::assertSame( $value, ( new SettingsQuery( $this->context() ) )->group( $group )[ $id ], $id );
			}
		}
	}

	/**
	 * Groups of the contract that have settings here.
	 *
	 * @return array<string, array{string}>
	 */
	public static function each_group(): array {
		$lines  = file( dirname( __DIR__, 4 ) . '/fixtures/contract/settings.tsv', FILE_IGNORE_NEW_LINES );
		$groups = array_unique(
			array_map( static fn( string $line ) => explode( "\t", $line )[0], array_slice( is_array( $lines ) ? $lines : [], 1 ) )
		);
		$groups = array_diff( $groups, [ 'general', 'tax', 'shipping', 'point-of-sale' ] );
		return array_combine( $groups, array_map( static fn( string $group ) => [ $group ], $groups ) );
	}

	/**
	 * @return array<string, array<array-key, mixed>> The group's settings by id.
	 */
	private function settings( string $group ): array {
		$settings = [];
		foreach ( $this->items( $this->rest( 'GET', "/wc/v3/settings/$group" ) ) as $setting ) {
			self::assertIsString( $setting['id'] );
			$settings[ $setting['id'] ] = $setting;
		}
		self::assertNotSame( [], $settings );
		return $settings;
	}

	public function test_each_e_mail_is_held_by_the_group_of_e_mails(): void {
		$groups = array_column( $this->items( $this->rest( 'GET', '/wc/v3/settings' ) ), null, 'id' );
		self::assertIsArray( $groups['email']['sub_groups'] );
		self::assertCount( 17, $groups['email']['sub_groups'] );
		foreach ( array_filter( $groups['email']['sub_groups'], is_string( ... ) ) as $id ) {
			self::assertSame( 'email', $groups[ $id ]['parent_id'] );
		}
	}

	public function test_reports_settings_are_answered_to_the_dashboard(): void {
		$items = $this->items( $this->rest( 'GET', '/wc-analytics/settings/wc_admin' ) );
		self::assertSame( [ 'pending', 'cancelled', 'failed' ], $items[0]['value'] );
	}

	public function test_a_page_setting_offers_published_pages_and_takes_nothing_else(): void {
		$published = self::page( 'Terms & conditions', 'publish' );
		$draft     = self::page( 'Draft', 'draft' );
		$path      = '/wc/v3/settings/advanced/woocommerce_terms_page_id';
		$options   = (array) $this->item( $this->rest( 'GET', $path ) )['options'];
		self::assertSame( 'Terms & conditions', $options[ $published ] );
		self::assertArrayNotHasKey( $draft, $options );
		self::assertSame( (string) $published, $this->item( $this->rest( 'PUT', $path, [ 'value' => $published ] ) )['value'] );
		foreach ( [ $draft, 'terms', 0, -1, 999999999, '9999999999999999999999' ] as $bad ) {
			$this->assertRestError( $this->rest( 'PUT', $path, [ 'value' => $bad ] ), 'rest_setting_value_invalid', 400 );
		}
		self::assertSame( (string) $published, get_option( 'woocommerce_terms_page_id' ) );
		self::assertSame( '', $this->item( $this->rest( 'PUT', $path, [ 'value' => '' ] ) )['value'] );
	}

	public function test_the_tax_classes_of_the_shop_are_the_choices_of_shippings_class(): void {
		add_filter( 'storewright_tax_class_choices', static fn( array $classes ) => [ 'books' => 'Books' ] + $classes );
		$path    = '/wc/v3/settings/tax/woocommerce_shipping_tax_class';
		$options = (array) $this->item( $this->rest( 'GET', $path ) )['options'];
		self::assertSame( [ 'inherit', '', 'books', 'reduced-rate', 'zero-rate' ], array_map( strval( ... ), array_keys( $options ) ) );
		self::assertSame( 'books', $this->item( $this->rest( 'PUT', $path, [ 'value' => 'books' ] ) )['value'] );
	}

	#[DataProvider( 'forms' )]
	public function test_text_is_stored_in_its_clean_form( string $path, string $sent, string $stored ): void {
		$response = $this->rest( 'PUT', "/wc/v3/settings/{$path}", [ 'value' => $sent ] );
		$this->assertRestStatus( $response );
		self::assertSame( $stored, $this->item( $response )['value'] );
	}

	/**
	 * @return array<string, array{string, string, string}>
	 */
	public static function forms(): array {
		return [
			'markup without scripts' => [
				'email/woocommerce_email_footer_text',
				"<b>Hi</b><script>alert(1)</script>\r\n<a href=\"javascript:x\" onclick=\"y\">z</a>\0",
				"<b>Hi</b>alert(1)\n<a href=\"x\">z</a>",
			],
			'several addresses'      => [ 'email_new_order/cc', ' a@example.org,,b@example.org ', 'a@example.org, b@example.org' ],
			'a part of an address'   => [ 'advanced/woocommerce_logout_endpoint', '/bye-bye/', 'bye-bye' ],
			'stock held for good'    => [ 'products/woocommerce_hold_stock_minutes', '', '' ],
		];
	}

	#[DataProvider( 'refused' )]
	public function test_what_a_rule_forbids_is_refused( string $path, string $sent ): void {
		$this->assertRestError( $this->rest( 'PUT', "/wc/v3/settings/{$path}", [ 'value' => $sent ] ), 'rest_setting_value_invalid', 400 );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function refused(): array {
		return [
			'no address among them' => [ 'email_new_order/recipient', 'a@example.org, nobody' ],
			'a question mark'       => [ 'advanced/woocommerce_logout_endpoint', 'bye?x=1' ],
			'half a minute'         => [ 'products/woocommerce_hold_stock_minutes', '0.5' ],
			'below nothing'         => [ 'products/woocommerce_notify_low_stock_amount', '-1' ],
			'too wide'              => [ 'email/woocommerce_email_header_image_width', '1000000' ],
		];
	}

	private static function page( string $title, string $status ): int {
		return wp_insert_post(
			[
				'post_type'   => 'page',
				'post_title'  => $title,
				'post_status' => $status,
			]
		);
	}
}
