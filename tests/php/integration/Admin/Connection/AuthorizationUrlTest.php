<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Connection;

use Storewright\Admin\Connection\ConnectionModule;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The way to the account service, with none and with a fake one.
 *
 * @spec A2-049
 */
final class AuthorizationUrlTest extends IntegrationTestCase {

	private const ROUTE = '/wc-admin/onboarding/plugins/jetpack-authorization-url';

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
	}

	public function test_without_a_service_the_owner_is_told_politely(): void {
		update_user_option( get_current_user_id(), 'admin_color', 'ocean', true );
		$answer = $this->ask( admin_url( 'admin.php?page=wc-admin' ) );

		self::assertFalse( $answer['success'] );
		self::assertSame( '', $answer['url'] );
		self::assertSame(
			[ 'No account service is set up on this site, so there is nothing to connect to. You can continue without it.' ],
			$answer['errors']
		);
		self::assertSame( 'ocean', $answer['color_scheme'] );
	}

	public function test_a_service_that_is_not_configured_counts_as_none(): void {
		$this->add_service( 'unconfigured' );

		self::assertSame(
			[ 'No account service is set up on this site, so there is nothing to connect to. You can continue without it.' ],
			$this->ask( admin_url() )['errors']
		);
	}

	public function test_a_service_is_asked_for_the_way(): void {
		$this->add_service();
		$answer = $this->ask( admin_url( 'admin.php?page=wc-admin&task=shipping' ), 'woocommerce-services' );

		self::assertTrue( $answer['success'] );
		self::assertSame( [], $answer['errors'] );
		self::assertIsString( $answer['url'] );
		parse_str( (string) wp_parse_url( $answer['url'], PHP_URL_QUERY ), $query );
		self::assertSame( admin_url( 'admin.php?page=wc-admin&task=shipping' ), $query['back'] );
		self::assertSame( 'woocommerce-services', $query['from'] );
	}

	public function test_who_asks_without_a_reason_comes_from_onboarding(): void {
		$this->add_service();

		self::assertStringContainsString( 'from=woocommerce-onboarding', (string) wp_json_encode( $this->ask( admin_url() ) ) );
	}

	public function test_the_services_own_words_reach_the_owner(): void {
		$this->add_service( 'refuses' );

		self::assertSame( [ 'The account service is closed today.' ], $this->ask( admin_url() )['errors'] );
	}

	public function test_what_breaks_is_logged_and_not_shown(): void {
		$this->expect_logged( 'The connection service broke: Socket 7 is on fire.' );
		$this->add_service( 'breaks' );
		$answer = $this->ask( admin_url() );

		self::assertFalse( $answer['success'] );
		self::assertSame( [ 'The account service could not be reached. Try again later, or continue without it.' ], $answer['errors'] );
	}

	public function test_a_dangerous_address_is_not_passed_on(): void {
		$this->expect_logged( 'The connection service gave an address that is no http or https URL.' );
		$this->add_service( 'evil' );

		self::assertSame( '', $this->ask( admin_url() )['url'] );
	}

	/**
	 * @dataProvider foreign_addresses
	 */
	public function test_the_way_back_leads_to_this_site( string $address ): void {
		$this->add_service();
		$response = $this->rest(
			'GET',
			self::ROUTE,
			[ 'redirect_url' => str_replace( 'HOST', (string) wp_parse_url( home_url(), PHP_URL_HOST ), $address ) ]
		);

		$this->assertRestError( $response, 'rest_invalid_param', 400 );
		self::assertStringContainsString( 'redirect_url', (string) wp_json_encode( $this->data( $response ) ) );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function foreign_addresses(): array {
		return [
			'another site'              => [ 'https://evil.example/wp-admin/' ],
			'another site by user info' => [ 'http://HOST@evil.example/' ],
			'user info'                 => [ 'http://admin:password@HOST/' ],
			'another port'              => [ 'http://HOST:4444/' ],
			'a site that begins alike'  => [ 'http://HOST.evil.example/' ],
			'no scheme'                 => [ '//evil.example/' ],
			'a script'                  => [ 'javascript:alert(1)' ],
			'a backslash'               => [ 'http://HOST\\.evil.example/' ],
			'a line break'              => [ "http://HOST/\r\nX-Evil: 1" ],
			'no address'                => [ 'wp-admin' ],
			'nothing'                   => [ '' ],
		];
	}

	public function test_the_way_back_has_to_be_given(): void {
		$this->assertRestError( $this->rest( 'GET', self::ROUTE ), 'rest_missing_callback_param', 400 );
	}

	/**
	 * @spec A6-001
	 */
	public function test_only_those_who_run_the_store_may_connect_it(): void {
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'GET', self::ROUTE, [ 'redirect_url' => admin_url() ] ), 'woocommerce_rest_cannot_view', 403 );
		$this->as_visitor();
		$this->assertRestError( $this->rest( 'GET', self::ROUTE, [ 'redirect_url' => admin_url() ] ), 'woocommerce_rest_cannot_view', 401 );
	}

	/**
	 * @dataProvider states
	 */
	public function test_the_app_is_told_whether_the_store_is_connected( ?string $behaviour, bool $configured, bool $connected ): void {
		if ( null !== $behaviour ) {
			$this->add_service( $behaviour );
		}
		$data = apply_filters( 'storewright_page_data', [ 'siteTitle' => 'Shop' ] );

		self::assertIsArray( $data );
		self::assertSame( 'Shop', $data['siteTitle'] );
		self::assertSame(
			[
				'isConfigured'     => $configured,
				'isConnected'      => $connected,
				'areTermsAccepted' => false,
			],
			$data['connection']
		);
	}

	/**
	 * @return array<string, array{string|null, bool, bool}>
	 */
	public static function states(): array {
		return [
			'no service'     => [ null, false, false ],
			'not configured' => [ 'unconfigured', false, false ],
			'not connected'  => [ '', true, false ],
			'connected'      => [ 'connected', true, true ],
		];
	}

	public function test_who_goes_to_connect_agrees_to_the_terms_and_is_not_told_of_them_again(): void {
		$this->add_service();
		$accepted = static fn(): mixed => ( (array) ( (array) apply_filters( 'storewright_page_data', [] ) )['connection'] )['areTermsAccepted'];
		self::assertFalse( $accepted() );
		$this->ask( admin_url() );
		self::assertTrue( $accepted() );
		self::assertSame( '1', get_option( 'woocommerce_setup_jetpack_opted_in' ) );
		( new ConnectionModule( $this->context() ) )->uninstall();
		self::assertFalse( $accepted() );
	}

	public function test_terms_that_a_plugin_of_the_service_asked_for_are_not_noted_twice(): void {
		$this->add_service();
		update_option( 'wc_connect_options', [ 'tos_accepted' => true ] );
		$this->ask( admin_url() );
		self::assertFalse( get_option( 'woocommerce_setup_jetpack_opted_in' ) );
		self::assertSame( [ 'tos_accepted' => true ], get_option( 'wc_connect_options' ) );
	}

	public function test_who_could_not_be_led_to_the_service_has_agreed_to_nothing(): void {
		$this->add_service( 'refuses' );
		$this->ask( admin_url() );
		self::assertFalse( get_option( 'woocommerce_setup_jetpack_opted_in' ) );
	}

	public function test_the_fake_service_connects_and_leads_back(): void {
		$this->add_service();
		$_GET['back'] = admin_url( 'admin.php?page=wc-admin' );
		add_filter( 'wp_redirect', static fn( string $location ) => throw new \RuntimeException( $location ) );
		try {
			do_action( 'admin_post_fake_connection' );
			self::fail( 'There was no redirect.' );
		} catch ( \RuntimeException $redirect ) {
			self::assertSame( admin_url( 'admin.php?page=wc-admin' ), $redirect->getMessage() );
		}

		self::assertSame( 'connected', get_option( 'fake_connection' ) );
	}

	private function add_service( string $behaviour = '' ): void {
		update_option( 'fake_connection', $behaviour );
		require dirname( STOREWRIGHT_FILE ) . '/tests/fixtures/plugins/fake-connection/fake-connection.php';
	}

	/**
	 * @return array<string, mixed>
	 */
	private function ask( string $redirect_url, ?string $from = null ): array {
		$response = $this->rest( 'GET', self::ROUTE, [ 'redirect_url' => $redirect_url ] + ( null === $from ? [] : [ 'from' => $from ] ) );
		$this->assertRestStatus( $response, 200 );
		return $this->item( $response );
	}
}
