<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Storewright\Companion\CatchUp\Reconcile;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\Dispatched;
use WC_Customer;
use WC_Order;

/**
 * WordPress's tools for personal data, on what reports know of customers.
 */
final class ReportsPrivacyTest extends CompanionTestCase {

	use Dispatched;

	private const EMAIL = 'bea@example.test';

	public function test_of_an_account_whose_data_is_erased_nothing_personal_stays_and_nothing_brings_it_back(): void {
		update_option( 'woocommerce_erasure_request_removes_order_data', 'yes' );
		$user = self::account();
		self::order_of( $user );
		self::end_request();
		self::assertContains( 'Lund', $this->known( $user ) );

		$this->erase();
		$texts   = [ 'username', 'first_name', 'last_name', 'email', 'country', 'postcode', 'city', 'state' ];
		$nothing = array_fill_keys( $texts, '' ) + [ 'date_registered' => null ];
		self::assertSame( $nothing, $this->known( $user ) );
		self::end_request();
		( new Reconcile() )->run( $this->context(), null, PHP_INT_MAX );
		wp_update_user(
			[
				'ID'         => $user,
				'first_name' => 'Beatrix',
			]
		);
		self::end_request();
		self::assertSame( $nothing, $this->known( $user ) );
		self::assertSame( [], $this->export() );
		self::assertSame( '0', $this->mentions() );

		// An order is new data, which they give themselves.
		self::order_of( $user );
		self::end_request();
		self::assertSame( 'Lund', $this->known( $user )['last_name'] );
	}

	public function test_of_a_guest_whose_data_is_erased_nothing_stays(): void {
		update_option( 'woocommerce_erasure_request_removes_order_data', 'yes' );
		self::order_of( 0 );
		self::end_request();
		self::assertSame( '1', $this->mentions() );
		self::assertNotSame( [], $this->export() );

		$this->erase();

		self::assertSame( '0', $this->mentions() );
		self::end_request();
		self::assertSame( '0', $this->mentions() );
	}

	public function test_what_orders_keep_is_kept_said_and_exported_but_no_address_that_the_account_alone_had(): void {
		update_option( 'woocommerce_erasure_request_removes_order_data', 'no' );
		$user = self::account();
		self::order_of( $user );
		self::end_request();
		$customer = new WC_Customer( $user );
		$customer->set_billing_city( 'Linz' );
		$customer->save();
		self::end_request();
		self::assertSame( 'Linz', $this->known( $user )['city'] );

		$messages = $this->erase();

		self::assertContains( 'Reports keep the customer’s name and address because their orders keep them.', $messages );
		self::assertSame( [ 'Lund', 'Graz' ], [ $this->known( $user )['last_name'], $this->known( $user )['city'] ] );
		$exported = $this->export();
		foreach (
			[
				'Username'      => 'bea',
				'First name'    => 'Bea',
				'Last name'     => 'Lund',
				'Email address' => self::EMAIL,
				'Country'       => 'AT',
				'Postcode'      => '8010',
				'City'          => 'Graz',
			] as $name => $value
		) {
			self::assertSame( $value, $exported[ $name ] ?? null );
		}
	}

	public function test_an_account_keeps_nothing_of_an_erased_order_that_had_another_address(): void {
		update_option( 'woocommerce_erasure_request_removes_order_data', 'yes' );
		$user  = self::account();
		$order = self::order_of( $user );
		$order->set_billing_email( 'cem@example.test' );
		$order->set_billing_last_name( 'Aydin' );
		$order->save();
		self::end_request();
		self::assertSame( 'Aydin', $this->known( $user )['last_name'] );

		$this->erase( 'cem@example.test' );

		$known = $this->known( $user );
		self::assertSame( [ 'bea', self::EMAIL, '', '' ], [ $known['username'], $known['email'], $known['last_name'], $known['city'] ] );
	}

	/**
	 * Runs every eraser page by page, as WordPress does.
	 *
	 * @return list<string> What they say.
	 */
	private function erase( string $email = self::EMAIL ): array {
		$messages = [];
		foreach ( (array) apply_filters( 'wp_privacy_personal_data_erasers', [] ) as $eraser ) {
			self::assertIsArray( $eraser );
			self::assertIsCallable( $eraser['callback'] );
			$page = 0;
			do {
				$answer = $eraser['callback']( $email, ++$page );
				self::assertIsArray( $answer );
				foreach ( (array) $answer['messages'] as $message ) {
					self::assertIsString( $message );
					$messages[] = $message;
				}
			} while ( true !== $answer['done'] );
		}
		return $messages;
	}

	/**
	 * @return array<string, string> What our exporter says, by name.
	 */
	private function export(): array {
		$exporters = (array) apply_filters( 'wp_privacy_personal_data_exporters', [] );
		self::assertIsCallable( $exporters['storewright-reported-customer']['callback'] ?? null );
		$answer = $exporters['storewright-reported-customer']['callback']( self::EMAIL, 1 );
		$said   = [];
		foreach ( (array) $answer['data'] as $item ) {
			foreach ( is_array( $item ) ? (array) $item['data'] : [] as $line ) {
				self::assertIsArray( $line );
				$said[ (string) $line['name'] ] = (string) $line['value'];
			}
		}
		return $said;
	}

	/**
	 * @return array<string, string|null>
	 */
	private function known( int $user ): array {
		return $this->context()->database->row(
			"SELECT username, first_name, last_name, email, country, postcode, city, state, date_registered FROM {$this->table()} WHERE user_id = %d",
			$user
		) ?? [];
	}

	private function mentions(): ?string {
		return $this->context()->database->value(
			"SELECT COUNT(*) FROM {$this->table()} WHERE username = 'bea' OR email = %s OR first_name = 'Bea' OR last_name = 'Lund' OR city = 'Graz'",
			self::EMAIL
		);
	}

	private function table(): string {
		return $this->context()->shop()->report_tables()->customer_lookup;
	}

	private static function account(): int {
		$user = wc_create_new_customer( self::EMAIL, 'bea', 'a long enough password' );
		self::assertIsInt( $user );
		return $user;
	}

	private static function order_of( int $user ): WC_Order {
		$order = self::order();
		$order->set_customer_id( $user );
		$order->set_billing_email( self::EMAIL );
		$order->set_billing_first_name( 'Bea' );
		$order->set_billing_last_name( 'Lund' );
		$order->set_billing_country( 'AT' );
		$order->set_billing_postcode( '8010' );
		$order->set_billing_city( 'Graz' );
		// Whatever second the account was last active in.
		$order->set_date_created( time() + 60 );
		$order->set_status( 'processing' );
		$order->save();
		return $order;
	}
}
