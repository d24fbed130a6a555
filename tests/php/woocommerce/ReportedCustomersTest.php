<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\Dispatched;
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

	private static function account(): int {
		$user = wc_create_new_customer( 'bea@example.test', 'bea', 'a long enough password' );
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
			"SELECT c.* FROM {$this->table()} c JOIN {$this->context()->shop()->report_tables()->order_stats} s ON s.customer_id = c.customer_id
			WHERE s.order_id = %d",
			$order->get_id()
		);
	}
}
