<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\PaymentSuggestions;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\PaymentSuggestions\PaymentSuggestion;
use Storewright\Admin\PaymentSuggestions\Rest\SuggestionSchema;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The suggested ways to pay.
 */
final class SuggestionsTest extends IntegrationTestCase {

	private const ROUTE = '/wc-admin/payment-gateway-suggestions';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'storewright_suggest_woocommerce_providers', '__return_true' );
		$this->as_administrator();
		add_filter( 'pre_http_request', static fn() => self::fail( 'Nothing is to be asked.' ) );
	}

	/**
	 * Suggestions that could not be set up here are left out: the plugins of these providers need WooCommerce.
	 */
	public function test_a_shop_without_woocommerce_is_suggested_what_works_there(): void {
		remove_filter( 'storewright_suggest_woocommerce_providers', '__return_true' );
		update_option( 'woocommerce_default_country', 'US:CA' );
		self::assertSame( [ 'bacs', 'cheque', 'cod' ], array_column( $this->suggestions(), 'id' ) );
	}

	/**
	 * [A2-037] Chosen by the store's country, from the catalog that comes with the plugin.
	 */
	public function test_the_plugin_suggests_ways_to_pay_by_country(): void {
		update_option( 'woocommerce_default_country', 'US:CA' );
		$us = $this->suggestions();
		self::assertContains( 'woocommerce_payments', array_column( $us, 'id' ) );
		self::assertNotContains( 'razorpay', array_column( $us, 'id' ) );
		self::assertSame( 'other', array_column( $us, 'category', 'id' )['stripe'] );

		update_option( 'woocommerce_default_country', 'IN' );
		$india = $this->suggestions();
		self::assertNotContains( 'woocommerce_payments', array_column( $india, 'id' ) );
		self::assertSame( 'local', array_column( $india, 'category', 'id' )['razorpay'] );

		update_option( 'woocommerce_default_country', 'BR' );
		self::assertSame( 'main', array_column( $this->suggestions(), 'category', 'id' )['stripe'] );
	}

	public function test_every_entry_of_the_catalogue_is_sound(): void {
		$catalog = require dirname( STOREWRIGHT_FILE ) . '/includes/Admin/PaymentSuggestions/catalog.php';

		self::assertIsArray( $catalog );
		self::assertContainsOnlyInstancesOf( PaymentSuggestion::class, array_map( [ PaymentSuggestion::class, 'of' ], $catalog ) );
	}

	/**
	 * [A3-012] [A3-013] Every field of a suggestion, and what the shop adds.
	 */
	public function test_a_suggestion_has_every_field(): void {
		$this->fake( 'fake-payment-suggestions' );
		$this->fake( 'fake-gateway' );
		$moon = array_column( $this->suggestions(), null, 'id' )['moon_pay'];

		self::assertSame(
			[
				'id',
				'title',
				'content',
				'plugins',
				'missing_plugins',
				'image',
				'image_72x72',
				'recommendation_priority',
				'is_visible',
				'category',
				'category_other',
				'category_additional',
				'is_offline',
				'is_local_partner',
				'external_link',
				'transaction_processors',
				'postInstallScripts',
				'state',
				'onboarding',
			],
			array_keys( $moon )
		);
		self::assertSame( [ 'fake-gateway' ], $moon['missing_plugins'] );
		self::assertSame( 1, $moon['recommendation_priority'] );
		// phpcs:ignore WordPress.Arrays -- One line.
		self::assertEquals( (object) [ 'Visa'       => '', 'Mastercard' => '' ], (object) $moon['transaction_processors'] );
		// phpcs:ignore WordPress.Arrays -- One line.
		self::assertSame( [ 'test_mode'   => true, 'needs_setup' => true, 'dev_mode'    => false ], $moon['state'] );
		self::assertSame( [ 'recommended_payment_methods' => [ 'Cards', 'Moonlight' ] ], $moon['onboarding'] );
		$schema = [
			'type'       => 'object',
			'properties' => SuggestionSchema::properties(),
		];
		self::assertTrue( rest_validate_value_from_schema( $moon, $schema, 'suggestion' ) );

		update_option( 'active_plugins', [ 'fake-gateway/fake-gateway.php' ] );
		self::assertSame( [], array_column( $this->suggestions(), null, 'id' )['moon_pay']['missing_plugins'] );
	}

	/**
	 * [A7-013] Scripts come from this site, or an https origin that a plugin allows.
	 */
	public function test_scripts_of_other_origins_are_left_out(): void {
		$this->fake( 'fake-payment-suggestions' );
		$handles = fn(): array => array_column(
			(array) array_column( $this->suggestions(), 'postInstallScripts', 'id' )['moon_pay'],
			'handle'
		);
		self::assertSame( [ 'moon-pay' ], $handles() );

		add_filter( 'storewright_payment_script_origins', static fn() => [ 'https://evil.example/path', 'http://plain.example' ] );
		self::assertSame( [ 'moon-pay', 'evil' ], $handles() );
		self::assertSame( [ 'http://localhost', 'https://evil.example' ], $this->task_data( 'payments' )['scriptOrigins'] );
	}

	public function test_only_offline_ways_that_the_shop_has_are_suggested(): void {
		self::assertSame( [ 'bacs', 'cheque', 'cod' ], $this->offline() );
		add_filter( 'storewright_payment_gateways', static fn( array $gateways ) => array_slice( $gateways, 0, 1 ) );
		self::assertSame( [ 'bacs' ], $this->offline() );
	}

	public function test_bank_transfers_need_an_account_first(): void {
		$needs = fn(): bool => (bool) ( (array) array_column( $this->suggestions(), 'state', 'id' )['bacs'] )['needs_setup'];
		self::assertTrue( $needs() );
		update_option( 'woocommerce_bacs_accounts', [ [ 'iban' => 'DE02' ] ] );
		self::assertFalse( $needs() );
		self::assertFalse( ( (array) array_column( $this->suggestions(), 'state', 'id' )['cod'] )['needs_setup'] );
	}

	public function test_with_promotions_off_no_provider_is_suggested_and_nobody_asked(): void {
		update_option( 'woocommerce_allow_tracking', 'yes' );
		add_filter( 'storewright_payment_suggestions_source', static fn() => 'https://catalog.example/' );
		update_option( 'woocommerce_show_marketplace_suggestions', 'no' );

		self::assertSame( [ 'bacs', 'cheque', 'cod' ], array_column( $this->suggestions(), 'id' ) );
		self::assertContains( 'woocommerce_payments', array_column( $this->suggestions( [ 'force_default_suggestions' => true ] ), 'id' ) );
	}

	public function test_without_opt_in_no_other_server_is_asked(): void {
		add_filter( 'storewright_payment_suggestions_source', static fn() => 'https://catalog.example/' );
		update_option( 'woocommerce_allow_tracking', 'no' );

		self::assertContains( 'woocommerce_payments', array_column( $this->suggestions(), 'id' ) );
	}

	public function test_after_opt_in_another_catalogue_may_take_its_place(): void {
		$asked = 0;
		remove_all_filters( 'pre_http_request' );
		add_filter(
			'pre_http_request',
			static function () use ( &$asked ): array {
				++$asked;
				return [
					'response' => [ 'code' => 200 ],
					'body'     => '[{"id":"remote","title":"Remote","content":"From afar.","plugins":["remote"],"image":"https://catalog.example/spy.png"}]',
				];
			}
		);
		update_option( 'woocommerce_allow_tracking', 'yes' );
		add_filter( 'storewright_payment_suggestions_source', static fn() => 'https://catalog.example/' );

		self::assertSame( [ 'remote' ], array_column( $this->suggestions(), 'id' ) );
		self::assertSame( '', $this->suggestions()[0]['image'] );
		self::assertSame( 1, $asked );
	}

	public function test_a_catalogue_that_does_not_answer_is_not_missed(): void {
		remove_all_filters( 'pre_http_request' );
		add_filter( 'pre_http_request', static fn() => [ 'response' => [ 'code' => 500 ] ] );
		update_option( 'woocommerce_allow_tracking', 'yes' );
		add_filter( 'storewright_payment_suggestions_source', static fn() => 'https://catalog.example/' );
		$this->expect_logged( 'could not be read' );

		self::assertContains( 'woocommerce_payments', array_column( $this->suggestions(), 'id' ) );
	}

	public function test_providers_can_be_taken_off_the_list_and_put_back(): void {
		$left = $this->items( $this->rest( 'POST', self::ROUTE . '/dismiss' ) );
		self::assertSame( [ 'bacs', 'cheque', 'cod' ], array_column( $left, 'id' ) );
		self::assertSame( [ 'bacs', 'cheque', 'cod' ], array_column( $this->suggestions(), 'id' ) );
		self::assertTrue( $this->task_data( 'payments' )['areSuggestionsHidden'] );

		$back = $this->items( $this->rest( 'POST', self::ROUTE . '/dismiss', [ 'dismissed' => false ] ) );
		self::assertContains( 'woocommerce_payments', array_column( $back, 'id' ) );
		self::assertFalse( $this->task_data( 'payments' )['areSuggestionsHidden'] );
	}

	#[DataProvider( 'bad_entries' )]
	public function test_an_entry_that_is_none_is_left_out_with_the_reason_in_the_log( mixed $entry, string $reason ): void {
		$this->expect_logged( "A payment suggestion was left out: $reason" );
		add_filter( 'storewright_payment_suggestions', static fn( array $entries ) => [ $entry, ...$entries ] );

		self::assertContains( 'bacs', array_column( $this->suggestions(), 'id' ) );
	}

	/**
	 * @return iterable<string, array{mixed, string}>
	 */
	public static function bad_entries(): iterable {
		$good = [
			'id'      => 'good',
			'title'   => 'Good',
			'content' => 'Good.',
			'plugins' => [ 'good' ],
		];
		yield 'a text' => [ 'good', 'A payment suggestion is an array.' ];
		yield 'no title' => [ [ 'title' => '' ] + $good, 'title of a payment suggestion has to be a text.' ];
		yield 'an id with a path' => [ [ 'id' => '../x' ] + $good, 'An id of a payment suggestion has letters' ];
		yield 'plugins as text' => [ [ 'plugins' => 'good' ] + $good, 'plugins of a payment suggestion has to be a list of texts.' ];
		yield 'no way to get it' => [ [ 'plugins' => [] ] + $good, 'A payment suggestion needs plugins or external_link.' ];
		yield 'a script as its link' => [
			[ 'external_link' => 'javascript:alert(1)' ] + $good,
			'A link of a payment suggestion has to be an http or https URL.',
		];
		yield 'a script that is a text' => [
			[ 'postInstallScripts' => [ 'x' ] ] + $good,
			'A script of a payment suggestion has a handle and a src.',
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
		$this->assertRestError( $this->rest( 'POST', self::ROUTE . '/dismiss' ), 'woocommerce_rest_cannot_edit', 403 );
	}

	/**
	 * @return list<mixed>
	 */
	private function offline(): array {
		return array_column(
			array_filter( $this->suggestions(), static fn( array $suggestion ): bool => 'offline' === $suggestion['category'] ),
			'id'
		);
	}

	private function fake( string $plugin ): void {
		require dirname( STOREWRIGHT_FILE ) . "/tests/fixtures/plugins/$plugin/$plugin.php";
	}

	/**
	 * @return array<mixed>
	 */
	private function task_data( string $id ): array {
		foreach ( $this->items( $this->rest( 'GET', '/wc-admin/onboarding/tasks' ) ) as $list ) {
			$tasks = array_column( (array) $list['tasks'], null, 'id' );
			if ( isset( $tasks[ $id ] ) ) {
				return (array) $tasks[ $id ]['additionalData'];
			}
		}
		self::fail( "There is no task $id." );
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
