<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\TestWith;
use Storewright\Admin\PaymentSuggestions\ConnectLinks;
use Storewright\Admin\PaymentSuggestions\ConnectRedirect;
use Storewright\Admin\PaymentSuggestions\PaymentSuggestionsModule;
use Storewright\Admin\PaymentSuggestions\ProviderAccount;
use Storewright\Companion\Shop\JetpackConnection;
use Storewright\Tests\Support\CompanionTestCase;

/**
 * Extensions of WooCommerce that are suggested on its store, and the account that it connects the store with.
 */
final class PartnersTest extends CompanionTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
		update_option( 'woocommerce_default_country', 'US:NY' );
	}

	/**
	 * [A2-028] [A2-038] [A2-051] [A2-059] Nobody has to turn them on.
	 */
	public function test_they_are_suggested_where_woocommerce_runs_the_shop(): void {
		self::assertSame(
			[
				'woocommerce-tax' => false,
				'stripe-tax'      => false,
			],
			array_column( $this->tax_data()['taxPartners'], 'isExcluded', 'id' )
		);
		self::assertSame( 30, $this->items( $this->rest( 'GET', '/storewright/admin/shipping-partner-suggestions' ) )[0]['trial_days'] ?? null );
		self::assertContains(
			'woocommerce_payments',
			array_column( $this->items( $this->rest( 'GET', '/storewright/admin/payment-gateway-suggestions' ) ), 'id' )
		);

		update_option( 'woocommerce_show_marketplace_suggestions', 'no' );
		self::assertSame( [], $this->items( $this->rest( 'GET', '/storewright/admin/shipping-partner-suggestions' ) ) );
	}

	/**
	 * [A2-031] [A2-049] The way to the account at WordPress.com begins with a request that the owner asked for.
	 */
	public function test_the_store_is_connected_by_woocommerces_own_connection(): void {
		self::assertSame( [ true, false ], [ $this->connection()['isConfigured'], $this->connection()['isConnected'] ] );
		$asked = [];
		add_filter(
			'pre_http_request',
			static function ( mixed $ignored, array $request, string $url ) use ( &$asked ): array {
				$asked[] = wp_parse_url( $url, PHP_URL_PATH );
				return [
					'headers'  => [],
					'cookies'  => [],
					'response' => [
						'code'    => 200,
						'message' => 'OK',
					],
					'body'     => (string) wp_json_encode(
						[
							'jetpack_id'     => 7,
							'jetpack_secret' => 'key.secret',
							'jetpack_public' => 1,
						]
					),
				];
			},
			10,
			3
		);

		$answer = $this->authorization();

		self::assertSame( [ true, [] ], [ $answer['success'], $answer['errors'] ] );
		self::assertStringStartsWith( 'https://jetpack.wordpress.com/jetpack.authorize/', $answer['url'] );
		self::assertContains( '/jetpack.register/1/', $asked );
	}

	public function test_why_the_account_cannot_be_reached_is_said(): void {
		add_filter( 'pre_http_request', static fn() => new \WP_Error( 'http_request_failed', 'The line is dead.' ) );

		$answer = $this->authorization();

		self::assertSame( [ false, '' ], [ $answer['success'], $answer['url'] ] );
		self::assertStringContainsString( 'The line is dead. Try again later', $answer['errors'][0] );
	}

	/**
	 * WooPayments follows them itself, whatever provider another plugin offers.
	 *
	 * @param string                $action Action of the nonce.
	 * @param array<string, string> $marks  Further query arguments.
	 */
	#[TestWith( [ 'wcpay-connect', [] ] )]
	#[TestWith( [ 'wcpay-reset-account', [ 'wcpay-reset-account' => '1' ] ] )]
	public function test_links_of_woopayments_are_left_alone( string $action, array $marks ): void {
		$this->offer_provider();
		$query = [
			'wcpay-connect' => '1',
			'_wpnonce'      => wp_create_nonce( $action ),
		] + $marks;

		self::assertNull( $this->location( $query ) );
	}

	#[TestWith( [ 'connect' ] )]
	#[TestWith( [ 'reset' ] )]
	public function test_links_of_our_own_lead_to_the_provider_of_another_plugin( string $variant ): void {
		$this->offer_provider();
		wp_parse_str( (string) wp_parse_url( ConnectLinks::url( $variant ), PHP_URL_QUERY ), $query );

		self::assertStringContainsString( "variant=$variant", (string) $this->location( $query ) );
		self::assertStringContainsString( 'connect-error=expired', (string) $this->location( [ '_wpnonce' => '' ] + $query ) );
		self::assertSame( [], array_filter( array_keys( $query ), static fn( int|string $name ) => str_contains( (string) $name, 'wcpay' ) ) );
	}

	public function test_who_may_not_install_plugins_is_not_offered_a_connection_that_woocommerce_would_refuse(): void {
		self::assertTrue( ( new JetpackConnection() )->is_configured() );
		add_filter( 'user_has_cap', static fn( array $caps ): array => array_diff_key( $caps, [ 'install_plugins' => true ] ) );
		self::assertFalse( ( new JetpackConnection() )->is_configured() );
	}

	public function test_other_pages_do_not_ask_the_provider_anything(): void {
		add_filter( 'storewright_payments_provider', static fn() => self::fail( 'It was asked.' ) );
		$_GET = [ 'page' => 'storewright' ];
		( new PaymentSuggestionsModule( $this->context() ) )->follow_link();
		self::assertNull( $this->location( $_GET ) );
	}

	private function offer_provider(): void {
		update_option( 'fake_payments_provider', '' );
		if ( false === has_filter( 'storewright_payments_provider' ) ) {
			require dirname( STOREWRIGHT_FILE ) . '/tests/fixtures/plugins/fake-payments-provider/fake-payments-provider.php';
		}
	}

	/**
	 * @param array<mixed> $query
	 */
	private function location( array $query ): ?string {
		return ( new ConnectRedirect( $this->context(), new ProviderAccount( $this->context()->log ) ) )->location( $query );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function authorization(): array {
		return $this->item(
			$this->rest(
				'GET',
				'/storewright/admin/onboarding/plugins/jetpack-authorization-url',
				[ 'redirect_url' => admin_url( 'admin.php?page=storewright&task=tax' ) ]
			)
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function connection(): array {
		return apply_filters( 'storewright_page_data', [] )['connection'];
	}

	/**
	 * @return array<string, mixed>
	 */
	private function tax_data(): array {
		return apply_filters( 'storewright_tax_task_data', [] );
	}
}
