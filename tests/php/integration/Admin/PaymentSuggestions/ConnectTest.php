<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\PaymentSuggestions;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\PaymentSuggestions\ConnectLinks;
use Storewright\Admin\PaymentSuggestions\ConnectRedirect;
use Storewright\Admin\PaymentSuggestions\ProviderAccount;
use Storewright\Tests\Support\SetupTestCase;

/**
 * Connecting the store with a payments provider.
 */
final class ConnectTest extends SetupTestCase {

	private const ROUTE = '/wc-admin/plugins/connect-wcpay';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'storewright_suggest_woocommerce_providers', '__return_true' );
		$this->as_administrator();
	}

	/**
	 * [A7-001] [A7-002] The answer says where to go.
	 */
	public function test_the_answer_is_where_the_browser_goes(): void {
		$this->offer();
		$response = $this->rest( 'POST', self::ROUTE );
		$this->assertRestStatus( $response, 200 );
		self::assertSame( [ 'connectUrl' => ConnectLinks::url( 'connect' ) ], $this->item( $response ) );
	}

	public function test_without_a_provider_it_fails_politely(): void {
		$this->assertRestError( $this->rest( 'POST', self::ROUTE ), 'storewright_no_payments_provider', 503 );
	}

	public function test_only_those_who_run_the_store_connect_it(): void {
		$this->offer();
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'POST', self::ROUTE ), 'woocommerce_rest_cannot_edit', 403 );
	}

	/**
	 * [A2-044] [B7-022] Each variant has its own mark and its own nonce.
	 */
	public function test_links_differ_in_mark_and_nonce(): void {
		$links = ConnectLinks::all();
		self::assertSame( [ 'connect', 'test_drive', 'reset', 'disable_test_mode' ], array_keys( $links ) );
		$nonces = [];
		foreach ( $links as $variant => $link ) {
			self::assertTrue( str_starts_with( $link, admin_url( 'admin.php?wcpay-connect=1&' ) ), $link );
			$query = self::query( $link );
			self::assertSame( $variant, ConnectLinks::variant( $query ) );
			self::assertIsString( $query['_wpnonce'] );
			self::assertNotFalse( wp_verify_nonce( $query['_wpnonce'], ConnectLinks::action( $variant ) ) );
			$nonces[] = $query['_wpnonce'];
		}
		self::assertCount( 4, array_unique( $nonces ) );
		self::assertNull( ConnectLinks::variant( [ 'page' => 'wc-admin' ] ) );
	}

	#[DataProvider( 'variants' )]
	public function test_a_link_leads_to_the_provider_and_back( string $variant ): void {
		$this->offer();
		$location = $this->follow( self::query( ConnectLinks::url( $variant ) ) );
		self::assertTrue( str_starts_with( $location, admin_url( 'admin-post.php?action=fake_payments_provider' ) ), $location );
		self::assertSame( $variant, self::query( $location )['variant'] );
		self::assertSame( admin_url( 'admin.php?page=wc-admin&task=woocommerce-payments' ), self::query( $location )['back'] );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function variants(): iterable {
		foreach ( array_keys( ConnectLinks::VARIANTS ) as $variant ) {
			yield $variant => [ $variant ];
		}
	}

	public function test_a_nonce_is_good_for_its_own_variant_only(): void {
		$this->offer();
		$query = [ '_wpnonce' => self::query( ConnectLinks::url( 'connect' ) )['_wpnonce'] ] + self::query( ConnectLinks::url( 'reset' ) );
		self::assertSame( 'expired', self::query( $this->follow( $query ) )['connect-error'] );
		self::assertSame( 'expired', self::query( $this->follow( [ 'wcpay-connect' => '1' ] ) )['connect-error'] );
	}

	public function test_who_may_not_run_the_store_is_led_back(): void {
		$this->offer();
		$this->as_subscriber();
		self::assertSame( 'not-allowed', self::query( $this->follow( self::query( ConnectLinks::url( 'connect' ) ) ) )['connect-error'] );
	}

	#[DataProvider( 'failures' )]
	public function test_what_fails_leads_back_to_the_task( string $behaviour, string $logged ): void {
		$this->offer( $behaviour );
		if ( '' !== $logged ) {
			$this->expect_logged( $logged );
		}
		self::assertSame( 'failed', self::query( $this->follow( self::query( ConnectLinks::url( 'connect' ) ) ) )['connect-error'] );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function failures(): iterable {
		yield 'a refusal' => [ 'refuses', '' ];
		yield 'a defect' => [ 'breaks', 'Socket 7 is on fire.' ];
		yield 'a dangerous address' => [ 'evil', 'no http or https URL' ];
	}

	/**
	 * [A2-016] [A2-043] The task is there where a plugin offers a provider, and its button connects the account.
	 */
	public function test_the_task_is_there_with_a_provider_only(): void {
		self::assertFalse( $this->has_task() );
		$this->offer();
		$task = $this->task( 'woocommerce-payments' );
		self::assertIsArray( $task['header'] );
		self::assertSame( 'Get paid', $task['header']['title'] );
		self::assertSame( ConnectLinks::url( 'connect' ), $task['actionUrl'] );
		self::assertFalse( $task['isComplete'] );

		$this->offer( 'connected' );
		$task = $this->task( 'woocommerce-payments' );
		self::assertTrue( $task['isComplete'] );
		self::assertSame( '', $task['actionUrl'] );
	}

	/**
	 * @spec A2-012 A2-036
	 */
	public function test_payments_words_the_head_of_the_list(): void {
		$task = $this->task( 'payments' );
		self::assertIsArray( $task['header'] );
		self::assertSame( "It's time to get paid", $task['header']['title'] );
		self::assertSame( 'Get paid', $task['header']['actionLabel'] );
		self::assertTrue( $task['recordViewEvent'] );
	}

	public function test_payments_are_done_once_a_way_to_pay_is_offered(): void {
		self::assertFalse( $this->task( 'payments' )['isComplete'] );
		$received = did_action( 'storewright_tasks_changed' );
		$this->assertRestStatus( $this->rest( 'PUT', '/wc/v3/payment_gateways/cod', [ 'enabled' => true ] ), 200 );
		self::assertTrue( $this->task( 'payments' )['isComplete'] );
		self::assertGreaterThan( $received, did_action( 'storewright_tasks_changed' ) );
	}

	private function has_task(): bool {
		return in_array( 'woocommerce-payments', array_column( (array) $this->task_list()['tasks'], 'id' ), true );
	}

	private function offer( string $behaviour = '' ): void {
		update_option( 'fake_payments_provider', $behaviour );
		if ( ! has_filter( 'storewright_payments_provider' ) ) {
			require dirname( STOREWRIGHT_FILE ) . '/tests/fixtures/plugins/fake-payments-provider/fake-payments-provider.php';
		}
	}

	/**
	 * [B2-073] [B7-022] The payment methods that the owner chose go along; what is none does not.
	 */
	public function test_chosen_methods_go_along(): void {
		$this->offer();
		$query = self::query( ConnectLinks::url( 'connect' ) );
		$json  = (string) wp_json_encode(
			[
				'card'   => true,
				'klarna' => false,
				'evil'   => '<script>',
			]
		);

		$location = $this->follow( [ 'capabilities' => $json ] + $query );
		self::assertSame( '{"card":true,"klarna":false}', self::query( $location )['capabilities'] );
		foreach ( [ 'nothing', '"card"', '[]', [ 'card' => 'true' ] ] as $wrong ) {
			self::assertArrayNotHasKey( 'capabilities', self::query( $this->follow( [ 'capabilities' => $wrong ] + $query ) ) );
		}
	}

	/**
	 * @param array<mixed> $query
	 */
	private function follow( array $query ): string {
		return (string) ( new ConnectRedirect( $this->context(), new ProviderAccount( $this->context()->log ) ) )->location( $query );
	}

	/**
	 * @return array<mixed>
	 */
	private static function query( string $url ): array {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		return $query;
	}
}
