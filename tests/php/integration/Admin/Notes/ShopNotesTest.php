<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Notes;

use RuntimeException;
use Storewright\Admin\Notes\NoteType;
use Storewright\Kernel\Background\Queue;
use Storewright\Tests\Support\Doubles\ScriptedJob;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * The notes that the shop itself leaves in the inbox.
 */
final class ShopNotesTest extends OrdersTestCase {

	private const JOB = 'storewright_test_job';

	public function test_a_product_that_sells_out_is_told_of_until_it_is_back(): void {
		$lamp = $this->product(
			'9.00',
			[
				'name'           => 'Lamp “Ilse”',
				'manage_stock'   => true,
				'stock_quantity' => 2,
			]
		);
		$this->order(
			[
				'status'     => 'processing',
				'line_items' => [
					[
						'product_id' => $lamp,
						'quantity'   => 2,
					],
				],
			]
		);
		$note = $this->waiting()[ "storewright-sold-out-$lamp" ] ?? null;
		self::assertIsArray( $note );
		self::assertSame( [ '“Lamp “Ilse”” is sold out', 'warning' ], [ $note['title'], $note['type'] ] );
		self::assertIsArray( $note['actions'] );
		self::assertSame( [ admin_url( "post.php?post=$lamp&action=edit" ) ], array_column( $note['actions'], 'url' ) );

		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/products/$lamp", [ 'stock_quantity' => 5 ] ) );
		self::assertArrayNotHasKey( "storewright-sold-out-$lamp", $this->waiting() );
	}

	public function test_a_sold_out_product_that_was_dismissed_is_told_of_again_only_after_it_was_back(): void {
		$lamp = $this->product( '9.00', [ 'name' => 'Lamp', 'manage_stock' => true, 'stock_quantity' => 1 ] ); // phpcs:ignore WordPress.Arrays
		$buy  = fn() => $this->order( [ 'status' => 'processing', 'line_items' => [ [ 'product_id' => $lamp, 'quantity' => 1 ] ] ] ); // phpcs:ignore WordPress.Arrays
		$name = "storewright-sold-out-$lamp";
		$buy();
		$note = $this->waiting()[ $name ] ?? null;
		self::assertIsInt( $note['id'] ?? null );
		$this->rest( 'DELETE', "/wc-analytics/admin/notes/delete/{$note['id']}" );
		// As WooCommerce does at every order that leaves no stock.
		do_action( 'storewright_product_no_stock', $lamp, '0' );
		self::assertArrayNotHasKey( $name, $this->waiting() );

		$this->rest( 'PUT', "/wc/v3/products/$lamp", [ 'stock_quantity' => 1 ] );
		$buy();
		self::assertArrayHasKey( $name, $this->waiting() );
		$this->rest( 'DELETE', "/wc/v3/products/$lamp", [ 'force' => true ] );
		self::assertArrayNotHasKey( $name, $this->waiting() );
	}

	public function test_a_product_on_backorder_is_not_told_of(): void {
		$lamp = $this->product(
			'9.00',
			[ 'name' => 'Lamp', 'manage_stock' => true, 'stock_quantity' => 1, 'backorders' => 'yes' ] // phpcs:ignore WordPress.Arrays
		);
		$this->order( [ 'status' => 'processing', 'line_items' => [ [ 'product_id' => $lamp, 'quantity' => 1 ] ] ] ); // phpcs:ignore WordPress.Arrays
		self::assertArrayNotHasKey( "storewright-sold-out-$lamp", $this->waiting() );
	}

	public function test_a_draft_of_the_checkout_is_no_first_order(): void {
		$this->order( [ 'status' => 'checkout-draft' ] );
		self::assertArrayNotHasKey( 'storewright-first-order', $this->waiting() );
		$this->order();
		self::assertArrayHasKey( 'storewright-first-order', $this->waiting() );
	}

	public function test_the_first_order_is_told_of_and_no_other(): void {
		$this->order();
		$first = $this->waiting()['storewright-first-order'] ?? null;
		self::assertIsInt( $first['id'] ?? null );
		$this->rest( 'DELETE', "/wc-analytics/admin/notes/delete/{$first['id']}" );
		$this->order();
		self::assertArrayNotHasKey( 'storewright-first-order', $this->waiting() );
	}

	public function test_a_payment_method_that_fails_three_times_in_a_row_is_told_of(): void {
		$orders = [ $this->paid_with_cards(), $this->paid_with_cards(), $this->paid_with_cards() ];
		foreach ( $orders as $order ) {
			self::assertArrayNotHasKey( 'storewright-payments-failing-acme_cards', $this->waiting(), "Before order $order" );
			$this->change( $order, [ 'status' => 'failed' ] );
		}
		self::assertSame(
			'Payments with “Cards” keep failing',
			$this->waiting()['storewright-payments-failing-acme_cards']['title'] ?? null
		);

		$this->change( $orders[0], [ 'status' => 'processing' ] );
		self::assertArrayNotHasKey( 'storewright-payments-failing-acme_cards', $this->waiting() );
		$this->change( $orders[1], [ 'status' => 'processing' ] );
		$this->change( $orders[1], [ 'status' => 'failed' ] );
		self::assertArrayNotHasKey( 'storewright-payments-failing-acme_cards', $this->waiting(), 'It counts from the start again.' );
	}

	public function test_a_job_that_stopped_is_told_of(): void {
		$job   = new ScriptedJob( static fn() => throw new RuntimeException( 'Out of paper' ) );
		$queue = new Queue( $this->context(), [ self::JOB => $job ] );
		$this->expect_logged( 'The background job storewright_test_job failed: Out of paper' );
		foreach ( range( 1, 5 ) as $attempt ) {
			self::assertArrayNotHasKey( 'storewright-job-stopped-' . self::JOB, $this->waiting(), "Attempt $attempt" );
			$queue->run( self::JOB );
		}
		$note = $this->waiting()[ 'storewright-job-stopped-' . self::JOB ] ?? null;
		self::assertIsArray( $note );
		self::assertSame( NoteType::Error->value, $note['type'] );
		do_action( 'storewright_job_stopped', 'index_orders' );
		self::assertStringContainsString(
			'why “Order list” failed.',
			(string) wp_json_encode( $this->waiting()['storewright-job-stopped-index_orders'] ?? null, JSON_UNESCAPED_UNICODE )
		);
	}

	/**
	 * Makes an order that is paid with cards.
	 */
	private function paid_with_cards(): int {
		$order = $this->order(
			[
				'payment_method'       => 'acme_cards',
				'payment_method_title' => 'Cards',
			]
		);
		self::assertIsInt( $order['id'] );
		return $order['id'];
	}

	/**
	 * @return array<string, array<string, mixed>> The notes that wait, by name.
	 */
	private function waiting(): array {
		$notes = $this->items( $this->rest( 'GET', '/wc-analytics/admin/notes', [ 'status' => 'unactioned' ] ) );
		/** @var array<string, array<string, mixed>> $named */
		$named = array_column( $notes, null, 'name' );
		return $named;
	}
}
