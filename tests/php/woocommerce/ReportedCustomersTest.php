<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Storewright\Companion\CatchUp\Reconcile;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\Dispatched;
use WC_Customer;
use WC_Order;

/**
 * Who ordered, as reports know them beside WooCommerce.
 */
final class ReportedCustomersTest extends CompanionTestCase {

	use Dispatched;

	public function test_an_account_whose_first_orders_come_at_once_is_one_customer(): void {
		$user  = self::account();
		$order = self::order_of( $user );
		$table = $this->table();
		$asked = 0;
		// Another request makes the customer once this one has found none.
		$other = static function ( string $sql ) use ( $table, $user, &$asked ): string {
			/** @var \wpdb $wpdb */
			global $wpdb;
			if ( str_contains( $sql, $table ) && 2 === ++$asked ) {
				$wpdb->insert(
					$table,
					[
						'user_id'    => $user,
						'first_name' => '',
						'last_name'  => '',
					]
				);
			}
			return $sql;
		};
		add_filter( 'query', $other );
		self::end_request();
		remove_filter( 'query', $other );

		self::assertSame( [ '1' ], $this->context()->database->column( "SELECT COUNT(*) FROM $table WHERE user_id = $user" ) );
		self::assertNotNull( $this->customer_of( $order ) );
	}

	public function test_of_a_deleted_account_only_the_customer_of_its_orders_stays(): void {
		$user  = self::account();
		$order = self::order_of( $user );
		self::end_request();
		self::assertSame( (string) $user, $this->customer_of( $order )['user_id'] ?? null );

		wp_delete_user( $user );
		self::end_request();

		$customer = $this->customer_of( $order );
		self::assertSame( [ null, '', null ], [ $customer['user_id'] ?? null, $customer['username'] ?? null, $customer['date_registered'] ?? null ] );
	}

	public function test_of_a_deleted_account_without_orders_nothing_stays(): void {
		$user  = self::account();
		$order = self::order_of( $user );
		self::end_request();
		// As an order that was deleted leaves it; ids of orders come again in one process of tests, and each is followed once.
		$this->context()->database->execute(
			"DELETE FROM {$this->context()->shop()->report_tables()->order_stats} WHERE order_id = %d",
			$order->get_id()
		);
		$table = $this->table();
		self::assertSame( [ '1' ], $this->context()->database->column( "SELECT COUNT(*) FROM $table WHERE user_id = $user" ) );

		wp_delete_user( $user );
		self::assertSame( [ '0' ], $this->context()->database->column( "SELECT COUNT(*) FROM $table WHERE email = 'bea@example.test'" ) );
	}

	public function test_an_account_without_orders_is_a_customer_and_follows_what_it_says(): void {
		$user = self::account();
		self::end_request();
		self::assertSame( [ 'bea', '', '', 'bea@example.test' ], $this->known( $user ) );

		$customer = new WC_Customer( $user );
		$customer->set_first_name( 'Bea' );
		$customer->set_last_name( 'Lund' );
		$customer->set_email( 'Bea.Lund@example.test' );
		$customer->set_billing_country( 'AT' );
		$customer->set_billing_city( 'Graz' );
		$customer->save();
		self::end_request();
		self::assertSame( [ 'bea', 'Bea', 'Lund', 'bea.lund@example.test' ], $this->known( $user ) );
		self::assertSame(
			[ 'AT', 'Graz' ],
			array_values( $this->context()->database->row( "SELECT country, city FROM {$this->table()} WHERE user_id = %d", $user ) ?? [] )
		);

		wp_update_user(
			[
				'ID'         => $user,
				'first_name' => 'Beatrix',
			]
		);
		self::end_request();
		self::assertSame( [ 'bea', 'Beatrix', 'Lund', 'bea.lund@example.test' ], $this->known( $user ) );

		wp_delete_user( $user );
		self::end_request();
		self::assertNull( $this->known( $user ) );
	}

	public function test_accounts_that_a_request_changes_are_written_at_once(): void {
		$old = [ self::account(), self::account( 'cem' ) ];
		self::end_request();
		$order = wc_get_order( self::order_of( $old[1] )->get_id() );
		self::assertInstanceOf( WC_Order::class, $order );
		$order->set_billing_city( 'Izmir' );
		$order->save();
		self::end_request();

		$new = self::account( 'dora' );
		wp_update_user(
			[
				'ID'         => $old[0],
				'first_name' => 'Bea',
			]
		);
		wp_update_user(
			[
				'ID'         => $old[1],
				'first_name' => 'Cem',
			]
		);
		$written = [];
		$table   = $this->table();
		add_filter(
			'query',
			static function ( string $sql ) use ( $table, &$written ): string {
				if ( str_contains( $sql, $table ) && ! str_starts_with( $sql, 'SELECT' ) ) {
					$written[] = $sql;
				}
				return $sql;
			}
		);
		self::end_request();

		self::assertCount( 1, $written, implode( "\n", $written ) );
		self::assertSame( [ 'bea', 'Bea', '', 'bea@example.test' ], $this->known( $old[0] ) );
		self::assertSame( [ 'cem', 'Cem', '', 'cem@example.test' ], $this->known( $old[1] ) );
		self::assertSame( [ 'dora', '', '', 'dora@example.test' ], $this->known( $new ) );
		// What only the order says of a customer stays.
		self::assertSame( 'Izmir', $this->customer_of( $order )['city'] ?? null );
		self::assertSame( [ null, get_userdata( $new )->user_registered ?? '' ], $this->dates( $new ) );
	}

	public function test_who_runs_the_shop_is_no_customer_before_an_order(): void {
		$user = wp_insert_user(
			[
				'user_login' => 'owner',
				'user_pass'  => 'a long enough password',
				'user_email' => 'owner@example.test',
				'role'       => 'shop_manager',
			]
		);
		self::assertIsInt( $user );
		wp_update_user(
			[
				'ID'         => $user,
				'first_name' => 'Ada',
			]
		);
		self::end_request();
		self::assertNull( $this->known( $user ) );

		self::order_of( $user );
		self::end_request();
		wp_update_user(
			[
				'ID'         => $user,
				'first_name' => 'Adele',
			]
		);
		self::end_request();
		self::assertSame( 'Adele', $this->known( $user )[1] ?? null );
	}

	public function test_accounts_of_before_those_that_raw_sql_changed_and_those_that_are_gone_are_found_within_the_hour(): void {
		$users = [ self::account(), self::account( 'cem' ), self::account( 'dora' ), self::account( 'ed' ) ];
		$order = self::order_of( $users[2] );
		self::end_request();
		$database = $this->context()->database;
		$database->execute( "DELETE FROM {$this->table()} WHERE user_id = %d", $users[0] );
		$database->update( 'users', [ 'user_email' => 'new@example.test' ], [ 'ID' => $users[1] ] );
		// Far from the others: what lies between is skipped.
		$far = 4_000_000_000;
		foreach ( [ 2, 3 ] as $gone ) {
			$database->delete( 'users', [ 'ID' => $users[ $gone ] ] );
		}
		$database->update( 'storewright_customer_lookup', [ 'user_id' => $far ], [ 'user_id' => $users[3] ] );
		array_map( clean_user_cache( ... ), $users );

		$ranges = [];
		$listen = static function ( string $sql ) use ( &$ranges ): string {
			if ( 1 === preg_match( '/\bu\.ID BETWEEN (\d+) AND (\d+)/', $sql, $range ) ) {
				$ranges[] = (int) $range[2] - (int) $range[1];
			}
			return $sql;
		};
		add_filter( 'query', $listen );
		$cursor = null;
		$parts  = 0;
		do {
			$cursor = ( new Reconcile() )->run( $this->context(), $cursor, 0.0 );
			self::assertLessThan( 10, ++$parts );
		} while ( null !== $cursor );
		remove_filter( 'query', $listen );

		self::assertSame( 'bea@example.test', $this->known( $users[0] )[3] ?? null );
		self::assertSame( 'new@example.test', $this->known( $users[1] )[3] ?? null );
		self::assertSame( [ null, '', 'dora@example.test' ], [ ...$this->account_of( $order ), $this->customer_of( $order )['email'] ?? null ] );
		self::assertNull( $this->known( $far ) );
		self::assertSame( [ 4999, 4999 ], $ranges, 'However many accounts there are, a query compares some.' );
	}

	/**
	 * @return array{string|null, string|null} The account of who ordered, and its name.
	 */
	private function account_of( WC_Order $order ): array {
		$customer = $this->customer_of( $order );
		return [ $customer['user_id'] ?? null, $customer['username'] ?? null ];
	}

	/**
	 * @return list<string|null>|null
	 */
	private function known( int $user ): ?array {
		$row = $this->context()->database->row( "SELECT username, first_name, last_name, email FROM {$this->table()} WHERE user_id = %d", $user );
		return null === $row ? null : array_values( $row );
	}

	/**
	 * @return list<string|null>|null
	 */
	private function dates( int $user ): ?array {
		$row = $this->context()->database->row( "SELECT date_last_active, date_registered FROM {$this->table()} WHERE user_id = %d", $user );
		return null === $row ? null : array_values( $row );
	}

	private static function account( string $name = 'bea' ): int {
		$user = wc_create_new_customer( "$name@example.test", $name, 'a long enough password' );
		self::assertIsInt( $user );
		return $user;
	}

	private static function order_of( int $user ): WC_Order {
		$order = self::order();
		$order->set_customer_id( $user );
		$order->set_status( 'processing' );
		$order->save();
		return $order;
	}

	private function table(): string {
		return $this->context()->shop()->report_tables()->customer_lookup;
	}

	/**
	 * @return array<string, string|null>|null
	 */
	private function customer_of( WC_Order $order ): ?array {
		return $this->context()->database->row(
			"SELECT c.* FROM {$this->table()} c
			JOIN {$this->context()->shop()->report_tables()->order_stats} s ON s.customer_id = c.customer_id
			WHERE s.order_id = %d",
			$order->get_id()
		);
	}
}
