<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Options;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\Options\OptionsModule;
use Storewright\Admin\Options\WritableOption;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_REST_Request;

/**
 * The few options that the dashboard's client reads and writes by name.
 */
final class OptionsRestTest extends IntegrationTestCase {

	private const REMINDER = 'woocommerce_task_list_reminder_bar_hidden';

	private const LAYOUT = 'woocommerce_default_homepage_layout';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	public function test_options_are_read_by_name_and_false_where_they_are_not_stored(): void {
		update_option( 'woocommerce_default_country', 'FR' );
		update_option( 'woocommerce_task_list_hidden_lists', [ 'setup' ] );
		$answer = $this->item(
			$this->rest( 'GET', '/wc-admin/options?options=woocommerce_default_country,woocommerce_task_list_hidden_lists,' . self::LAYOUT )
		);
		self::assertSame(
			[
				'woocommerce_default_country'        => 'FR',
				'woocommerce_task_list_hidden_lists' => [ 'setup' ],
				self::LAYOUT                         => false,
			],
			$answer
		);
	}

	public function test_options_are_read_with_one_query(): void {
		wp_cache_flush();
		get_option( 'siteurl' );
		current_user_can( 'manage_woocommerce' );
		$this->rest( 'GET', '/wc-admin/options?options=woocommerce_default_country' );
		wp_cache_flush_group( 'options' );
		get_option( 'siteurl' );
		$before = get_num_queries();
		$this->assertRestStatus(
			$this->rest( 'GET', '/wc-admin/options?options=woocommerce_default_country,woocommerce_allow_tracking,' . self::LAYOUT )
		);
		self::assertSame( 1, get_num_queries() - $before );
	}

	#[DataProvider( 'writes' )]
	public function test_an_option_is_written_in_its_one_form( string $name, mixed $sent, string $stored ): void {
		$response = $this->rest( 'POST', '/wc-admin/options', [ $name => $sent ] );
		$this->assertRestStatus( $response );
		self::assertSame( [ $name => true ], $this->item( $response ) );
		wp_cache_flush();
		self::assertSame( $stored, get_option( $name ) );
	}

	/**
	 * @return list<array{string, mixed, string}>
	 */
	public static function writes(): array {
		return [
			[ self::REMINDER, 'yes', 'yes' ],
			[ self::REMINDER, false, 'no' ],
			[ self::LAYOUT, 'two_columns', 'two_columns' ],
			[ self::LAYOUT, '', '' ],
		];
	}

	public function test_a_request_without_a_body_writes_nothing(): void {
		$request = new WP_REST_Request( 'POST', '/wc-admin/options' );
		$request->set_header( 'Content-Type', 'application/json' );
		$response = rest_do_request( $request );
		$this->assertRestStatus( $response );
		self::assertSame( [], $this->item( $response ) );
	}

	public function test_a_value_may_be_written_again(): void {
		$this->rest( 'POST', '/wc-admin/options', [ self::REMINDER => 'yes' ] );
		$this->assertRestStatus( $this->rest( 'POST', '/wc-admin/options', [ self::REMINDER => 'yes' ] ) );
	}

	#[DataProvider( 'strangers' )]
	public function test_what_is_not_listed_is_not_read( string $name ): void {
		$response = $this->rest( 'GET', "/wc-admin/options?options=woocommerce_default_country,{$name}" );
		$this->assertRestError( $response, 'woocommerce_rest_cannot_view', 403 );
		self::assertSame( [ $name ], $this->item( $response )['data']['options'] );
	}

	/**
	 * @param string $name Name of an option that exists, but not for this interface.
	 */
	#[DataProvider( 'strangers' )]
	public function test_what_is_not_listed_is_not_written_and_nothing_else_is_then( string $name ): void {
		$before   = get_option( $name );
		$response = $this->rest(
			'POST',
			'/wc-admin/options',
			[
				self::REMINDER => 'yes',
				$name          => 'x',
			]
		);
		$this->assertRestError( $response, 'rest_invalid_param', 400 );
		self::assertSame( [ $name ], array_keys( $this->item( $response )['data']['params'] ) );
		self::assertSame( [ $before, 'no' ], [ get_option( $name ), get_option( self::REMINDER ) ] );
	}

	/**
	 * @return list<array{string}>
	 */
	public static function strangers(): array {
		return [ [ 'siteurl' ], [ 'admin_email' ], [ 'auth_key' ], [ 'storewright_version' ] ];
	}

	public function test_what_is_only_for_reading_is_not_written(): void {
		$response = $this->rest(
			'POST',
			'/wc-admin/options',
			[
				self::REMINDER                => 'yes',
				'woocommerce_default_country' => 'FR',
			]
		);
		$this->assertRestError( $response, 'woocommerce_rest_cannot_edit', 403 );
		self::assertSame( [ 'woocommerce_default_country' ], $this->item( $response )['data']['options'] );
		self::assertSame( [ false, 'no' ], [ get_option( 'woocommerce_default_country' ), get_option( self::REMINDER ) ] );
	}

	public function test_bad_values_are_named_and_nothing_is_written(): void {
		$response = $this->rest(
			'POST',
			'/wc-admin/options',
			[
				self::REMINDER => 'yes',
				self::LAYOUT   => 'nine_columns',
			]
		);
		$this->assertRestError( $response, 'rest_invalid_param', 400 );
		$params = $this->item( $response )['data']['params'];
		self::assertSame( [ self::LAYOUT ], array_keys( $params ) );
		self::assertStringContainsString( 'two_columns', $params[ self::LAYOUT ] );
		self::assertSame( 'no', get_option( self::REMINDER ) );
	}

	public function test_the_names_to_read_have_to_be_given(): void {
		$this->assertRestError( $this->rest( 'GET', '/wc-admin/options' ), 'rest_missing_callback_param', 400 );
	}

	public function test_only_who_manages_the_shop_may(): void {
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'GET', '/wc-admin/options?options=' . self::LAYOUT ), 'woocommerce_rest_cannot_view', 403 );
		$this->assertRestError( $this->rest( 'POST', '/wc-admin/options', [ self::LAYOUT => '' ] ), 'woocommerce_rest_cannot_edit', 403 );
		$this->as_visitor();
		$this->assertRestError( $this->rest( 'POST', '/wc-admin/options', [ self::LAYOUT => '' ] ), 'woocommerce_rest_cannot_edit', 401 );
	}

	public function test_another_plugin_lists_options_of_its_own(): void {
		add_filter( 'storewright_readable_options', static fn( array $names ) => [ ...$names, 'my_reading' ] );
		add_filter(
			'storewright_writable_options',
			static fn( array $options ) => $options + [ 'my_writing' => WritableOption::one_of( 'a', 'b' ) ]
		);
		$this->assertRestStatus( $this->rest( 'POST', '/wc-admin/options', [ 'my_writing' => 'b' ] ) );
		self::assertSame(
			[
				'my_writing' => 'b',
				'my_reading' => false,
			],
			$this->item( $this->rest( 'GET', '/wc-admin/options?options=my_reading,my_writing' ) )
		);
	}

	public function test_deleting_the_plugin_with_its_data_leaves_no_option(): void {
		update_option( self::REMINDER, 'yes' );
		( new OptionsModule( $this->context() ) )->uninstall();
		self::assertFalse( get_option( self::REMINDER ) );
	}
}
