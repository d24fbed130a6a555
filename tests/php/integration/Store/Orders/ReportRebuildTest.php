<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Tests\Support\Store\OrderIndexersTestCase;

/**
 * What a run over all orders reads and locks, where there are more of them than one query reads.
 *
 * @spec B3-001
 */
final class ReportRebuildTest extends OrderIndexersTestCase {

	private const TABLES = [ 'wc_order_stats', 'wc_order_product_lookup', 'wc_order_tax_lookup', 'wc_order_coupon_lookup' ];

	/**
	 * More than are read with one query, and less than two queries read.
	 */
	private const ORDERS = 130;

	public function test_orders_of_several_queries_have_their_refunds_and_first_orders(): void {
		$ids = [];
		foreach ( range( 1, self::ORDERS ) as $number ) {
			$order          = $this->order( intdiv( $number, 10 ), 1 === $number ? 'trash' : 'completed', 11 );
			$order->total   = '10';
			$order->billing = $order->billing->with( [ 'email' => 'guest' . $number % 40 . '@example.test' ] );
			$ids[]          = $this->repository->create( $order )->id;
		}
		foreach ( [ 1, 124, 125, self::ORDERS - 1 ] as $index ) {
			$this->refund( $ids[ $index ], '-4' );
			$this->refund( $ids[ $index ], '-6' );
		}
		$right    = $this->everything();
		$database = $this->context()->database;
		self::assertCount( self::ORDERS + 8, $right['wc_order_stats'] );
		foreach ( self::TABLES as $table ) {
			$database->execute( "DELETE FROM {$database->table( $table )}" );
		}
		( new ReportRun( $this->context() ) )->start();
		$this->finish_report_run();
		self::assertSame( $right, $this->everything() );
		// Of each guest one order that counts is the first: of the one whose first one is in the trash, the next.
		$firsts = array_filter(
			$right['wc_order_stats'],
			static fn( array $row ): bool => '0' === $row['parent_id'] && 'wc-trash' !== $row['status'] && '0' === $row['returning_customer']
		);
		self::assertCount( 40, $firsts );
		self::assertContains( (string) $ids[40], array_column( $firsts, 'order_id' ) );
	}

	public function test_orders_of_nobody_who_is_known_say_nothing_of_each_other(): void {
		$ids = [];
		foreach ( [ 0, 1 ] as $day ) {
			$order          = $this->order( $day, 'completed', 11 );
			$order->billing = new OrderAddress();
			$ids[]          = $this->repository->create( $order )->id;
		}
		$database = $this->context()->database;
		$stats    = $database->table( 'wc_order_stats' );
		$database->execute( "UPDATE $stats SET returning_customer = 1 WHERE order_id = %d", $ids[0] );
		foreach ( self::TABLES as $table ) {
			$database->delete( $table, [ 'order_id' => $ids[1] ] );
		}
		( new ReportRun( $this->context() ) )->start( true );
		$this->finish_report_run();
		self::assertSame( [ '1', '0' ], $database->column( "SELECT returning_customer FROM $stats ORDER BY order_id" ) );
	}

	/**
	 * By the index of types, the database would look at, and lock, the refunds of all orders.
	 */
	#[Group( 'mariadb' )]
	public function test_a_step_asks_for_refunds_by_their_orders_alone(): void {
		$id    = $this->repository->create( $this->order( 0, 'completed', 11 ) )->id;
		$asked = [];
		$note  = static function ( string $sql ) use ( &$asked ): string {
			if ( str_contains( $sql, 'parent_order_id IN' ) ) {
				$asked[] = $sql;
			}
			return $sql;
		};
		add_filter( 'query', $note );
		$this->context()->shop()->report_writer()->rewrite( [ $id ] );
		remove_filter( 'query', $note );
		self::assertCount( 1, $asked );
		self::assertStringContainsString( 'FOR UPDATE', $asked[0] );
		self::assertSame( 'parent_order_id', $this->context()->database->row( "EXPLAIN {$asked[0]}" )['possible_keys'] ?? null );
	}

	/**
	 * Plugins that tune WordPress's tables take away the index that it has for that, and the name with it.
	 */
	#[Group( 'mariadb' )]
	public function test_a_run_reads_accounts_one_by_one_without_naming_an_index_of_wordpress(): void {
		$order              = $this->order( 0, 'completed', 11 );
		$order->customer_id = self::account();
		$this->repository->create( $order );
		$database = $this->context()->database;
		$database->execute( "DELETE FROM {$database->table( 'wc_order_stats' )}" );
		$database->execute( "DELETE FROM {$database->table( 'wc_customer_lookup' )}" );
		$asked = [];
		$note  = static function ( string $sql ) use ( &$asked ): string {
			if ( str_contains( $sql, 'usermeta m' ) ) {
				$asked[] = $sql;
			}
			return $sql;
		};
		add_filter( 'query', $note );
		( new ReportRun( $this->context() ) )->start();
		$this->finish_report_run();
		remove_filter( 'query', $note );

		self::assertCount( 1, $asked );
		self::assertStringNotContainsString( 'INDEX', $asked[0] );
		self::assertSame( [ 'u', 'm' ], array_column( $database->rows( "EXPLAIN {$asked[0]}" ), 'table' ) );
		self::assertSame(
			'Graz',
			$database->value( "SELECT city FROM {$database->table( 'wc_customer_lookup' )} WHERE user_id = %d", $order->customer_id )
		);
	}

	private static function account(): int {
		$id = wp_insert_user(
			[
				'user_login' => 'run-buyer',
				'user_email' => 'run-buyer@example.test',
				'user_pass'  => 'password',
				'role'       => 'customer',
			]
		);
		self::assertIsInt( $id );
		update_user_meta( $id, 'billing_city', 'Graz' );
		return $id;
	}

	private function refund( int $order, string $total ): void {
		$refund            = new Order();
		$refund->type      = Order::REFUND;
		$refund->parent_id = $order;
		$refund->total     = $total;
		$refund->created   = new DateTimeImmutable( '2024-02-01 12:00:00 UTC' );
		$this->repository->create( $refund );
	}

	/**
	 * @return array<string, list<array<string, string|null>>>
	 */
	private function everything(): array {
		$database = $this->context()->database;
		$all      = [];
		foreach ( self::TABLES as $table ) {
			$all[ $table ] = $database->rows( "SELECT * FROM {$database->table( $table )} ORDER BY 1, 2" );
		}
		return $all;
	}
}
