<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\PaymentSuggestions;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\PaymentSuggestions\Providers\ProviderList;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * What the payments settings list, and what is changed there.
 */
final class ProvidersTest extends IntegrationTestCase {

	private const ROUTE = '/wc-admin/settings/payments';

	protected function setUp(): void {
		parent::setUp();
		update_option( 'woocommerce_default_country', 'US:CA' );
		$this->as_shop_manager();
		add_filter( 'pre_http_request', static fn() => self::fail( 'Nothing is to be asked.' ) );
		add_filter(
			'storewright_payment_suggestions',
			static fn( array $entries ): array => [
				...$entries,
				[
					'id'                      => 'sun_pay',
					'title'                   => 'Sun Pay',
					'content'                 => 'Cards by day.',
					'plugins'                 => [ 'sun-pay' ],
					'recommendation_priority' => 2,
				],
				[
					'id'                      => 'moon_pay',
					'title'                   => 'Moon Pay',
					'content'                 => 'Cards by night.',
					'plugins'                 => [ 'moon-pay' ],
					'recommendation_priority' => 1,
					'transaction_processors'  => [ 'Apple Pay' => '' ],
					'incentive'               => [
						'id'    => 'first-moon',
						'title' => 'No fees for a month',
					],
				],
				[
					'id'            => 'rhein_pay',
					'title'         => 'Rhein Pay',
					'content'       => 'For Germany.',
					'external_link' => 'https://rhein.example/start',
					'countries'     => [ 'DE' ],
				],
			]
		);
	}

	/**
	 * [B2-071] [B7-021] Offline methods are a group among the providers; the most recommended suggestion is one, too.
	 */
	public function test_lists_providers_offline_methods_and_suggestions(): void {
		$lists = $this->lists();
		self::assertSame( [ ProviderList::OFFLINE_GROUP, '_wc_pes_moon_pay' ], array_column( $lists['providers'], 'id' ) );
		self::assertSame( [ 'bacs', 'cheque', 'cod' ], array_column( $lists['offline_payment_methods'], 'id' ) );
		self::assertSame( [ 'sun_pay' ], array_column( $lists['suggestions'], 'id' ) );
		self::assertSame( [ 'main', 'local', 'additional', 'other' ], array_column( $lists['suggestion_categories'], 'id' ) );
		self::assertSame( [ 'applepay' ], $lists['providers'][1]['logos'] );
		self::assertSame( 'not_installed', $lists['providers'][1]['plugin']['status'] );
		self::assertSame( 'No fees for a month', $lists['providers'][1]['_incentive']['title'] );
	}

	/**
	 * [B2-071] By the country that was asked for, or that the user chose before.
	 */
	public function test_suggests_for_the_business_location(): void {
		self::assertContains( 'rhein_pay', array_column( $this->lists( [ 'location' => 'DE' ] )['suggestions'], 'id' ) );
		self::assertNotContains( 'rhein_pay', array_column( $this->lists()['suggestions'], 'id' ) );
		update_user_meta( get_current_user_id(), 'woocommerce_payments_nox_profile', wp_slash( [ 'onboarding' => 'C:\gifts' ] ) );
		$this->assertRestStatus( $this->rest( 'POST', self::ROUTE . '/country', [ 'location' => 'DE' ] ) );
		$kept = get_user_meta( get_current_user_id(), 'woocommerce_payments_nox_profile', true );
		self::assertSame( 'C:\gifts', is_array( $kept ) ? $kept['onboarding'] : null, 'What others keep there stays as it is.' );
		self::assertContains( 'rhein_pay', array_column( $this->lists()['suggestions'], 'id' ) );
		self::assertSame( 'US:CA', get_option( 'woocommerce_default_country' ), 'The store stays where it is.' );
	}

	/**
	 * With promotions off, suggestions and incentives are gone.
	 */
	public function test_promotions_can_be_turned_off(): void {
		update_option( 'woocommerce_show_marketplace_suggestions', 'no' );
		$lists = $this->lists();
		self::assertSame( [ ProviderList::OFFLINE_GROUP ], array_column( $lists['providers'], 'id' ) );
		self::assertSame( [], $lists['suggestions'] );
	}

	public function test_puts_payment_methods_into_an_order(): void {
		$map = [
			'cod'    => 0,
			'bacs'   => 2,
			'cheque' => 1,
		];
		$this->assertRestStatus( $this->rest( 'POST', self::ROUTE . '/providers/order', [ 'order_map' => $map ] ) );
		self::assertSame( [ 'cod', 'cheque', 'bacs' ], array_column( $this->lists()['offline_payment_methods'], 'id' ) );
		self::assertSame( [ 'cod', 'cheque', 'bacs' ], array_column( $this->items( $this->rest( 'GET', '/wc/v3/payment_gateways' ) ), 'id' ) );

		$group = [
			ProviderList::OFFLINE_GROUP => 1,
			'_wc_pes_moon_pay'          => 0,
		];
		$this->assertRestStatus( $this->rest( 'POST', self::ROUTE . '/providers/order', [ 'order_map' => $group ] ) );
		self::assertSame( [ 'cod', 'cheque', 'bacs' ], array_column( $this->lists()['offline_payment_methods'], 'id' ) );
	}

	/**
	 * A recommended provider that is hidden is one of the suggestions; one that was installed from there is a provider.
	 */
	public function test_hides_and_attaches_suggestions(): void {
		$this->assertRestStatus( $this->rest( 'POST', self::ROUTE . '/suggestion/moon_pay/hide' ) );
		$this->assertRestStatus( $this->rest( 'POST', self::ROUTE . '/suggestion/sun_pay/attach' ) );
		$lists = $this->lists();
		self::assertSame( [ ProviderList::OFFLINE_GROUP, '_wc_pes_sun_pay' ], array_column( $lists['providers'], 'id' ) );
		self::assertSame( [ 'moon_pay' ], array_column( $lists['suggestions'], 'id' ) );
	}

	/**
	 * For the user who dismissed it alone.
	 */
	public function test_dismisses_an_incentive(): void {
		$path = self::ROUTE . '/suggestion/moon_pay/incentive/first-moon/dismiss';
		$this->assertRestStatus( $this->rest( 'POST', $path, [ 'context' => 'wc_settings_payments' ] ) );
		self::assertArrayNotHasKey( '_incentive', $this->lists()['providers'][1] );
		$this->as_administrator();
		self::assertArrayHasKey( '_incentive', $this->lists()['providers'][1] );
	}

	/**
	 * What is wrong is refused, named and quoted; nothing is written.
	 *
	 * @param array<string, mixed> $params
	 */
	#[DataProvider( 'bad_input' )]
	public function test_refuses_bad_input( string $path, array $params, int $status, string $quoted ): void {
		$response = $this->rest( 'POST', self::ROUTE . $path, $params );
		$this->assertRestStatus( $response, $status );
		self::assertStringContainsString( $quoted, (string) wp_json_encode( $this->data( $response ), JSON_UNESCAPED_UNICODE ) );
		self::assertSame( [ 'bacs', 'cheque', 'cod' ], array_column( $this->lists()['offline_payment_methods'], 'id' ) );
	}

	/**
	 * @return iterable<string, array{string, array<string, mixed>, int, string}>
	 */
	public static function bad_input(): iterable {
		yield 'no country' => [ '/country', [ 'location' => 'Atlantis' ], 400, '“Atlantis”' ];
		yield 'nothing' => [ '/country', [], 400, 'location' ];
		yield 'no order' => [ '/providers/order', [ 'order_map' => [] ], 400, 'order_map' ];
		yield 'no place' => [ '/providers/order', [ 'order_map' => [ 'cod' => 'first' ] ], 400, 'order_map' ];
		yield 'no method' => [ '/providers/order', [ 'order_map' => [ 'shells' => 0 ] ], 400, 'order_map' ];
		yield 'no suggestion' => [ '/suggestion/shells/attach', [], 404, '“shells”' ];
		yield 'none to hide' => [ '/suggestion/shells/hide', [], 404, '“shells”' ];
		yield 'no incentive' => [ '/suggestion/sun_pay/incentive/first-moon/dismiss', [], 404, '“first-moon”' ];
	}

	/**
	 * Who may not manage the store reads and changes nothing.
	 */
	public function test_needs_the_capability(): void {
		$roles = [
			403 => $this->as_subscriber( ... ),
			401 => $this->as_visitor( ... ),
		];
		foreach ( $roles as $status => $become ) {
			$become();
			$this->assertRestStatus( $this->rest( 'GET', self::ROUTE . '/providers' ), $status );
			$this->assertRestStatus( $this->rest( 'POST', self::ROUTE . '/country', [ 'location' => 'DE' ] ), $status );
			$this->assertRestStatus( $this->rest( 'POST', self::ROUTE . '/providers/order', [ 'order_map' => [ 'cod' => 0 ] ] ), $status );
			$this->assertRestStatus( $this->rest( 'POST', self::ROUTE . '/suggestion/moon_pay/hide' ), $status );
			$this->assertRestStatus( $this->rest( 'POST', self::ROUTE . '/suggestion/moon_pay/attach' ), $status );
		}
	}

	/**
	 * @param array<string, string> $params
	 * @return array<string, list<array<string, mixed>>>
	 */
	private function lists( array $params = [] ): array {
		$response = $this->rest( 'GET', self::ROUTE . '/providers', $params );
		$this->assertRestStatus( $response );
		/** @var array<string, list<array<string, mixed>>> */
		return $this->data( $response );
	}
}
