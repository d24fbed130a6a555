<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Payments;

use Storewright\Screens\Payments\AccountsSection;
use Storewright\Screens\Settings\SettingsPage;
use Storewright\Store\Settings\SettingsUrl;
use Storewright\Shop\BankAccounts;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Ways to pay on the settings page.
 */
final class PaymentPagesTest extends IntegrationTestCase {

	public function test_the_first_page_lists_the_ways_to_pay(): void {
		$this->as_shop_manager();
		$page = $this->page( '' );
		foreach ( [ 'bacs', 'cheque', 'cod', 'bacs_accounts' ] as $section ) {
			self::assertStringContainsString( esc_url( SettingsUrl::of( 'checkout', $section ) ), $page );
		}
	}

	public function test_the_order_is_changed_by_buttons(): void {
		$this->as_shop_manager();
		$page = $this->page( '' );
		self::assertStringContainsString( 'name="known" value="bacs,cheque,cod"', $page );
		self::assertStringContainsString( 'name="up" value="cod" aria-label="Move Cash on delivery up"', $page );
		self::assertStringNotContainsString( 'name="up" value="bacs"', $page );
		self::assertStringNotContainsString( 'name="down" value="cod"', $page );

		$_REQUEST['_wpnonce'] = wp_create_nonce( 'storewright-settings' );
		$send                 = fn( array $form ): ?string => ( new SettingsPage( $this->context() ) )->respond( [ 'tab' => 'checkout' ], $form );
		$known                = [ 'known' => 'bacs,cheque,cod' ];
		self::assertStringContainsString( 'saved=1', (string) $send( [ 'up' => 'cod' ] + $known ) );
		self::assertStringContainsString( 'name="known" value="bacs,cod,cheque"', $this->page( '' ) );
		// Who saw the old order is told so, and nothing changes; neither does it by what is no order.
		foreach ( [
			[ 'down' => 'bacs' ] + $known,
			[
				'up'    => 'bacs',
				'known' => 'bacs,cod',
			],
			[ 'up' => [ 'x' ] ] + $known,
			[],
		] as $form ) { // phpcs:ignore WordPress.Arrays -- One line.
			self::assertNull( $send( $form ) );
		}
		self::assertStringContainsString( 'name="known" value="bacs,cod,cheque"', $this->page( '' ) );
	}

	public function test_settings_are_saved_by_a_plain_form(): void {
		$this->as_shop_manager();
		$page = $this->page( 'cod' );
		self::assertSame( 1, preg_match( '/name="storewright_expected" value="([^"]*)"/', $page, $expected ) );
		self::assertStringContainsString( 'name="woocommerce_cod_settings[title]"', $page );
		$_REQUEST['_wpnonce'] = wp_create_nonce( 'storewright-settings' );
		$next                 = ( new SettingsPage( $this->context() ) )->respond(
			[
				'tab'     => 'checkout',
				'section' => 'cod',
			],
			[
				'storewright_expected'     => html_entity_decode( $expected[1], ENT_QUOTES ),
				'storewright_end'          => '1',
				'woocommerce_cod_settings' => [
					'enabled'            => 'yes',
					'title'              => 'At the door',
					'description'        => 'Pay on delivery.',
					'instructions'       => 'Pay on delivery.',
					'enable_for_virtual' => 'yes',
				],
			]
		);
		self::assertStringContainsString( 'saved=1', (string) $next );
		$cod = $this->item( $this->rest( 'GET', '/wc/v3/payment_gateways/cod' ) );
		self::assertSame( [ 'At the door', true ], [ $cod['title'], $cod['enabled'] ] );
	}

	public function test_accounts_are_added_changed_and_removed_by_rows(): void {
		$this->as_shop_manager();
		$section = new AccountsSection( $this->context() );
		self::assertTrue(
			$section->handle(
				$this->form( [ $this->account( 'Main & <b>first</b>', 'DE02 1203' ), $this->account(), $this->account( 'Second', '' ) ] )
			)
		);
		self::assertSame( [ 'Main & first', 'Second' ], array_column( ( new BankAccounts( $this->context() ) )->all(), 'account_name' ) );
		self::assertSame( 'DE02 1203', get_option( 'woocommerce_bacs_accounts' )[0]['iban'] ?? null );
		self::assertStringContainsString( 'Main &amp; first', self::printed( $section ) );

		self::assertTrue(
			( new AccountsSection( $this->context() ) )->handle( $this->form( [ $this->account(), $this->account( 'Second', 'X' ) ] ) )
		);
		self::assertSame( [ 'Second' ], array_column( ( new BankAccounts( $this->context() ) )->all(), 'account_name' ) );
		$audited = $this->context()->database->value(
			"SELECT COUNT(*) FROM {$this->context()->database->table( 'storewright_settings_audit' )}
			WHERE setting = 'woocommerce_bacs_accounts'"
		);
		self::assertSame( '2', $audited );
	}

	public function test_nobody_overwrites_accounts_that_somebody_else_has_changed(): void {
		$this->as_shop_manager();
		$late = $this->form( [ $this->account( 'Mine', '' ) ] );
		( new BankAccounts( $this->context() ) )->replace( [ $this->account( 'Theirs', '' ) ] );
		$section = new AccountsSection( $this->context() );
		self::assertFalse( $section->handle( $late ) );
		$page = self::printed( $section );
		self::assertStringContainsString( 'role="alert"', $page );
		self::assertStringContainsString( 'value="Mine"', $page );
		self::assertSame( [ 'Theirs' ], array_column( ( new BankAccounts( $this->context() ) )->all(), 'account_name' ) );
	}

	public function test_bad_forms_change_nothing(): void {
		$this->as_shop_manager();
		$forms = [
			[],
			[ 'accounts' => 'x' ],
			array_diff_key( $this->form( [ $this->account( 'A', '' ) ] ), [ 'accounts_end' => 1 ] ),
			$this->form( [ $this->account( str_repeat( 'x', 201 ), '' ) ] ),
			$this->form( array_fill( 0, 51, $this->account( 'A', '' ) ) ),
		];
		foreach ( $forms as $form ) {
			$section = new AccountsSection( $this->context() );
			self::assertFalse( $section->handle( $form ) );
			self::assertStringContainsString( 'role="alert"', self::printed( $section ) );
		}
		self::assertSame( [], ( new BankAccounts( $this->context() ) )->all() );
		self::assertTrue( ( new AccountsSection( $this->context() ) )->handle( $this->form( [ [ 'account_name' => [ 'x' ] ], 'y' ] ) ) );
		self::assertSame( [], ( new BankAccounts( $this->context() ) )->all() );
	}

	/**
	 * @param array<mixed> $accounts
	 * @return array<string, mixed>
	 */
	private function form( array $accounts ): array {
		return [
			'accounts'       => $accounts,
			'accounts_known' => ( new BankAccounts( $this->context() ) )->version(),
			'accounts_end'   => '1',
		];
	}

	/**
	 * @return array<string, string>
	 */
	private function account( string $name = '', string $iban = '' ): array {
		return [
			'account_name' => $name,
			'iban'         => $iban,
		] + array_fill_keys( BankAccounts::FIELDS, '' );
	}

	private function page( string $section ): string {
		$page = new SettingsPage( $this->context() );
		$page->respond(
			[
				'tab'     => 'checkout',
				'section' => $section,
			],
			null
		);
		ob_start();
		$page->render();
		return (string) ob_get_clean();
	}

	private static function printed( AccountsSection $section ): string {
		ob_start();
		$section->render();
		return (string) ob_get_clean();
	}
}
