<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Tests\Support\CompanionParallelTestCase;
use WC_Order;

/**
 * The guard of an order's status holds while somebody else writes the same order.
 */
#[Group( 'mariadb' )]
final class ParallelOrderStatusTest extends CompanionParallelTestCase {

	private int $order = 0;

	public function test_two_who_complete_an_order_at_once_complete_it_once(): void {
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
		$status = $database->value( "SELECT status FROM {$database->table( 'wc_orders' )} WHERE id = %d", $this->order );
		self::assertSame( 'wc-processing', $status );
	}

	/**
	 * @return array{string, string, array<mixed>}
	 */
	private function completion(): array {
		return [
			'PUT',
			"/storewright/v3/orders/{$this->order}",
			[
				'status'   => 'completed',
				'expected' => [ 'status' => 'processing' ],
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
		wp_cache_flush();
		$order = wc_get_order( $this->order );
		if ( $order instanceof WC_Order ) {
			$order->delete( true );
		}
		parent::close_database();
	}
}
