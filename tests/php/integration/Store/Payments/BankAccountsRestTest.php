<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Payments;

use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Bank accounts over REST.
 */
final class BankAccountsRestTest extends IntegrationTestCase {

	private const PATH = '/wc/v3/payment_gateways/bacs/accounts';

	/**
	 * [A3-017] [A4-034] Stored as WooCommerce stores them.
	 */
	public function test_accounts_are_replaced_as_a_whole(): void {
		$this->as_shop_manager();
		$before  = $this->item( $this->rest( 'GET', self::PATH ) );
		$account = self::account( 'DE02' );
		self::assertSame( [], $before['accounts'] );
		// phpcs:ignore WordPress.Arrays -- One line.
		$after = $this->item( $this->rest( 'PUT', self::PATH, [ 'accounts' => [ $account ], 'version'  => $before['version'] ] ) );
		self::assertSame( [ $account ], $after['accounts'] );
		self::assertSame( [ $account ], get_option( 'woocommerce_bacs_accounts' ) );
		self::assertNotSame( $before['version'], $after['version'] );
	}

	public function test_nobodys_change_is_lost(): void {
		$this->as_shop_manager();
		$seen = $this->item( $this->rest( 'GET', self::PATH ) )['version'];
		$this->rest( 'PUT', self::PATH, [ 'accounts' => [ self::account( 'DE02' ) ] ] );
		// phpcs:ignore WordPress.Arrays -- One line.
		$response = $this->rest( 'PUT', self::PATH, [ 'accounts' => [ self::account( 'FR76' ) ], 'version'  => $seen ] );
		$this->assertRestError( $response, 'storewright_bank_accounts_changed', 409 );
		self::assertSame( [ self::account( 'DE02' ) ], get_option( 'woocommerce_bacs_accounts' ) );
	}

	public function test_what_is_no_account_is_refused(): void {
		$this->as_shop_manager();
		$this->assertRestError( $this->rest( 'PUT', self::PATH, [ 'accounts' => [ [ 'iban' => 'DE02' ] ] ] ), 'rest_invalid_param', 400 );
		$this->assertRestError(
			$this->rest( 'PUT', self::PATH, [ 'accounts' => [ self::account( str_repeat( 'x', 201 ) ) ] ] ),
			'rest_invalid_param',
			400
		);
		self::assertFalse( get_option( 'woocommerce_bacs_accounts' ) );
	}

	public function test_only_those_who_run_the_store_see_them(): void {
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'GET', self::PATH ), 'woocommerce_rest_cannot_view', 403 );
		$this->assertRestError( $this->rest( 'PUT', self::PATH, [ 'accounts' => [] ] ), 'woocommerce_rest_cannot_edit', 403 );
	}

	/**
	 * @return array<string, string>
	 */
	private static function account( string $iban ): array {
		return [
			'account_name'   => 'Corner Shop',
			'account_number' => '',
			'bank_name'      => 'Village Bank',
			'sort_code'      => '',
			'iban'           => $iban,
			'bic'            => '',
		];
	}
}
