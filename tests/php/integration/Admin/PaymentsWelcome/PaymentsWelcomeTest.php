<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\PaymentsWelcome;

use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The welcome page of the recommended payment provider over REST.
 */
final class PaymentsWelcomeTest extends IntegrationTestCase {

	private const PATH = '/wc-admin/payments-welcome';

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
		add_filter( 'pre_http_request', static fn( mixed $ignored, array $also, string $url ) => self::fail( "$url is not to be asked." ), 10, 3 );
		add_filter( 'storewright_suggest_woocommerce_providers', '__return_true' );
		update_option( 'woocommerce_default_country', 'US:CA' );
	}

	/**
	 * @spec B2-020
	 * @spec B9-011
	 */
	public function test_the_recommended_provider_comes_with_its_benefits_and_nobody_is_asked(): void {
		$welcome = $this->welcome();
		self::assertSame( [ 'woocommerce_payments', 'WooPayments' ], [ $welcome['provider'], $welcome['title'] ] );
		self::assertSame( [ 135, 20 ], [ $welcome['currencies'], $welcome['methods'] ] );
		self::assertSame( [ [ 'woocommerce-payments' ], [ 'woocommerce-payments' ], false ], [ $welcome['plugins'], $welcome['missing_plugins'], $welcome['is_dismissed'] ] );

		update_option( 'active_plugins', [ 'woocommerce-payments/woocommerce-payments.php' ] );
		self::assertSame( [], $this->welcome()['missing_plugins'] );
	}

	public function test_one_that_was_dismissed_says_so_and_can_be_seen_again(): void {
		update_option( 'storewright_payments_banner_dismissed', 'yes' );
		self::assertSame( [ true, 'WooPayments' ], [ $this->welcome()['is_dismissed'], $this->welcome()['title'] ] );
	}

	/**
	 * @dataProvider reasons
	 * @param array<string, string> $options
	 */
	public function test_where_no_provider_is_suggested_there_is_none( array $options, bool $with_woocommerce ): void {
		foreach ( $options as $name => $value ) {
			update_option( $name, $value );
		}
		if ( ! $with_woocommerce ) {
			remove_filter( 'storewright_suggest_woocommerce_providers', '__return_true' );
		}
		self::assertSame( [ '', '', [], 0 ], array_map( fn( string $field ) => $this->welcome()[ $field ], [ 'provider', 'title', 'plugins', 'currencies' ] ) );
	}

	/**
	 * @return iterable<string, array{array<string, string>, bool}>
	 */
	public static function reasons(): iterable {
		yield 'suggestions are off' => [ [ 'woocommerce_show_marketplace_suggestions' => 'no' ], true ];
		yield 'it does not serve the country' => [ [ 'woocommerce_default_country' => 'IN:KA' ], true ];
		yield 'it can’t be set up on this shop' => [ [], false ];
	}

	public function test_who_does_not_run_the_store_is_told_nothing(): void {
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'GET', self::PATH ), 'woocommerce_rest_cannot_view', 403 );
		$this->as_visitor();
		$this->assertRestError( $this->rest( 'GET', self::PATH ), 'woocommerce_rest_cannot_view', 401 );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function welcome(): array {
		return $this->item( $this->rest( 'GET', self::PATH ) );
	}
}
