<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;
use Storewright\Tests\Support\CompanionParallelTestCase;
use Storewright\Tests\Support\SharedCache;
use WC_Order;

/**
 * The guard of an order's status holds while somebody else writes the same order.
 */
#[Group( 'mariadb' )]
final class ParallelOrderStatusTest extends CompanionParallelTestCase {

	private int $order = 0;

	#[TestWith( [ false, true ] )]
	#[TestWith( [ true, true ] )]
	#[TestWith( [ false, false ] )]
	public function test_two_who_complete_an_order_at_once_complete_it_once( bool $is_cached, bool $is_in_tables ): void {
		if ( $is_cached ) {
			$this->cache();
		}
		if ( ! $is_in_tables ) {
			$this->keep_in_post();
		}
		$first  = $this->prepare(
			'rest-paused',
			self::input( $this->completion() ) + [ 'before' => '/^COMMIT$/' ]
		);
		$second = $this->prepare( 'rest', self::input( $this->completion() ) );
		$first->say( 'go' );
		$first->wait_for( 'middle' );
		$second->say( 'go' );
		$this->await_lock();
		$first->say( 'on' );

		foreach ( [ $first, $second ] as $request ) {
			$answer = $this->answer( $request );
			self::assertSame( [ 200, 'completed' ], [ $answer['status'], $answer['data']['status'] ?? '' ], (string) wp_json_encode( $answer ) );
		}
		// WooCommerce writes one right after it has told of woocommerce_order_status_completed.
		self::assertSame( 1, $this->notes_of_completion() );
	}

	public function test_nobody_is_told_of_a_status_where_the_order_stays_locked(): void {
		$database = $this->context()->database;
		$before   = did_action( 'woocommerce_order_status_completed' );
		$theirs   = $this->prepare(
			'woocommerce-writes',
			self::input( [ 'PUT', "/wc/v3/orders/{$this->order}", [ 'customer_note' => 'Ring twice' ] ] ) + [ 'holds' => true ]
		);
		$theirs->say( 'go' );
		$theirs->wait_for( 'middle' );
		$this->expect_logged( 'Lock wait timeout' );
		$database->execute( 'SET SESSION innodb_lock_wait_timeout = 1' );
		try {
			$response = $this->rest( ...$this->completion() );
		} finally {
			$database->execute( 'SET SESSION innodb_lock_wait_timeout = DEFAULT' );
		}
		$theirs->say( 'commit' );
		$this->assert_written( $theirs );

		$this->assertRestError( $response, 'storewright_database_failed', 500 );
		self::assertFalse( $database->in_transaction() );
		self::assertSame( [ $before, 0 ], [ did_action( 'woocommerce_order_status_completed' ), $this->notes_of_completion() ] );
		self::assertSame( 'wc-processing', $this->stored_status() );
	}

	public function test_a_status_that_a_persistent_cache_holds_otherwise_is_not_taken_for_the_present_one(): void {
		$this->cache();
		$path     = "/wc/v3/orders/{$this->order}";
		$database = $this->context()->database;
		self::assertSame( [ 200, 'processing' ], $this->status_answered( [ 'GET', $path, [] ] ) );
		// Somebody cancels it past WooCommerce, which still has it in its cache.
		$database->update( 'wc_orders', [ 'status' => 'wc-cancelled' ], [ 'id' => $this->order ] );
		self::assertSame( [ 200, 'processing' ], $this->status_answered( [ 'GET', $path, [] ] ) );

		self::assertSame( [ 409, '' ], $this->status_answered( $this->completion() ) );
		self::assertSame( 'wc-cancelled', $this->stored_status() );

		self::assertSame( [ 200, 'completed' ], $this->status_answered( $this->completion( 'cancelled' ) ) );
		self::assertSame( 'wc-completed', $this->stored_status() );
		self::assertSame( [ 200, 'completed' ], $this->status_answered( [ 'GET', $path, [] ] ) );
	}

	/**
	 * Has WooCommerce keep orders in posts, and makes one there.
	 */
	private function keep_in_post(): void {
		$this->delete_order( $this->order );
		update_option( 'woocommerce_custom_orders_table_enabled', 'no' );
		$order = new WC_Order();
		$order->set_status( 'processing' );
		$this->order = $order->save();
		self::assertSame( 'shop_order', get_post_type( $this->order ) );
	}

	/**
	 * Has the requests that follow share an object cache, in which WooCommerce keeps orders.
	 */
	private function cache(): void {
		update_option( 'woocommerce_hpos_datastore_caching_enabled', 'yes' );
		SharedCache::put();
	}

	/**
	 * @param array{string, string, array<mixed>} $request
	 * @return array{int, string} How a request of its own was answered, and the order's status in the answer.
	 */
	private function status_answered( array $request ): array {
		$other = $this->prepare( 'rest', self::input( $request ) );
		$other->say( 'go' );
		$answer = $this->answer( $other );
		$status = $answer['data']['status'] ?? '';
		return [ $answer['status'], is_string( $status ) ? $status : '' ];
	}

	private function stored_status(): ?string {
		$database = $this->context()->database;
		return $database->value( "SELECT status FROM {$database->table( 'wc_orders' )} WHERE id = %d", $this->order );
	}

	/**
	 * @return array{string, string, array<mixed>}
	 */
	private function completion( string $expected = 'processing' ): array {
		return [
			'PUT',
			"/storewright/v3/orders/{$this->order}",
			[
				'status'   => 'completed',
				'expected' => [ 'status' => $expected ],
			],
		];
	}

	private function notes_of_completion(): int {
		$database = $this->context()->database;
		return (int) $database->value(
			"SELECT COUNT(*) FROM {$database->table( 'comments' )} WHERE comment_post_ID = %d AND comment_content LIKE %s",
			$this->order,
			'%from Processing to Completed%'
		);
	}

	protected function open_database(): void {
		parent::open_database();
		update_option( 'woocommerce_custom_orders_table_enabled', 'yes' );
		update_option( 'woocommerce_custom_orders_table_data_sync_enabled', 'no' );
		$order = new WC_Order();
		$order->set_status( 'processing' );
		$this->order = $order->save();
	}

	protected function close_database(): void {
		SharedCache::remove();
		wp_cache_flush();
		$this->delete_order( $this->order );
		parent::close_database();
	}

	private function delete_order( int $id ): void {
		$order = wc_get_order( $id );
		if ( $order instanceof WC_Order ) {
			$order->delete( true );
		}
	}
}
