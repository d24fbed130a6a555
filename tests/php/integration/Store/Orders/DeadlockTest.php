<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Store\Orders\Write\OrderRepository;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * An order whose transaction the database undoes to end a deadlock with another request is written again.
 */
#[Group( 'mariadb' )]
final class DeadlockTest extends ParallelTestCase {

	/**
	 * @var list<int>
	 */
	private array $orders = [];

	/**
	 * How many deadlocks are to come.
	 */
	private int $deadlocks = 0;

	protected function close_database(): void {
		foreach ( $this->orders as $id ) {
			$this->repository()->delete( $id );
		}
		$database = $this->context()->database;
		foreach ( [ 'storewright_order_counts', 'storewright_report_days', 'wc_customer_lookup' ] as $table ) {
			$database->execute( "DELETE FROM {$database->table( $table )}" );
		}
		parent::close_database();
	}

	public function test_a_new_order_is_made_once_and_announced_once(): void {
		$this->deadlock_in( 'woocommerce_order_items', 2 );
		$made = $this->order();
		self::assertSame( 0, $this->deadlocks );
		self::assertSame( [ 1, 1 ], [ did_action( 'storewright_order_created' ), count( $made->items ) ] );
		$database = $this->context()->database;
		self::assertSame( 1, (int) $database->value( "SELECT COUNT(*) FROM {$database->table( 'wc_orders' )}" ) );
		self::assertSame( 3, $this->stored( $made->id )->line_items()[0]->quantity );
	}

	public function test_a_change_is_made_once_and_announced_once(): void {
		$made    = $this->order();
		$changes = 0;
		$this->deadlock_in( 'woocommerce_order_itemmeta', 2 );
		$this->repository()->update(
			$made->id,
			static function ( Order $order ) use ( &$changes ): void {
				++$changes;
				$order->status                     = 'completed';
				$order->line_items()[0]->quantity += 4;
			}
		);
		$stored = $this->stored( $made->id );
		self::assertSame( [ 'completed', 7 ], [ $stored->status, $stored->line_items()[0]->quantity ] );
		self::assertSame(
			[ 0, 1, 1, 1 ],
			[ $this->deadlocks, $changes, did_action( 'storewright_order_updated' ), did_action( 'storewright_order_status_completed' ) ]
		);
	}

	public function test_an_order_is_deleted(): void {
		$made = $this->order();
		$this->deadlock_in( 'wc_order_stats', 1 );
		$this->repository()->delete( $made->id );
		self::assertNull( ( new OrderQuery( $this->context() ) )->find( $made->id ) );
		self::assertSame( [ 0, 1 ], [ $this->deadlocks, did_action( 'storewright_order_deleted' ) ] );
		$this->orders = [];
	}

	public function test_it_is_given_up_after_five_attempts_and_nothing_is_kept(): void {
		$made = $this->order();
		$this->deadlock_in( 'woocommerce_order_itemmeta', 5 );
		try {
			$this->repository()->update(
				$made->id,
				static function ( Order $order ): void {
					$order->line_items()[0]->quantity = 9;
				}
			);
			self::fail( 'It should have failed.' );
		} catch ( StorageFailed ) {
			self::assertSame( 0, $this->deadlocks );
		}
		self::assertSame( 3, $this->stored( $made->id )->line_items()[0]->quantity );
		self::assertSame( 0, did_action( 'storewright_order_updated' ) );
	}

	/**
	 * Has WordPress note a deadlock, once a transaction, in the first query that names a table, as it does when the database reports one.
	 */
	private function deadlock_in( string $table, int $times ): void {
		$this->deadlocks = $times;
		$done            = false;
		add_filter(
			'query',
			function ( string $query ) use ( $table, &$done ): string {
				$done = 'START TRANSACTION' !== $query && $done;
				if ( ! $done && $this->deadlocks > 0 && 1 === preg_match( "/^\s*(INSERT|UPDATE|DELETE)\b.+$table\b/s", $query ) ) {
					$done = true;
					--$this->deadlocks;
					$noted                  = $GLOBALS['EZSQL_ERROR'] ?? [];
					$GLOBALS['EZSQL_ERROR'] = [
						...( is_array( $noted ) ? $noted : [] ),
						[
							'query'     => $query,
							'error_str' => 'Deadlock found when trying to get lock; try restarting transaction',
						],
					];
				}
				return $query;
			}
		);
	}

	private function order(): Order {
		$line           = new LineItem();
		$line->quantity = 3;
		$order          = new Order();
		$order->items   = [ $line ];
		$made           = $this->repository()->create( $order );
		$this->orders[] = $made->id;
		self::assertSame( $order, $made );
		return $made;
	}

	private function stored( int $id ): Order {
		$order = ( new OrderQuery( $this->context() ) )->find( $id );
		self::assertNotNull( $order );
		return $order;
	}

	private function repository(): OrderRepository {
		return ( new OrderServices( $this->context() ) )->repository();
	}
}
