<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\Notes\NotesModule;
use Storewright\Tests\Support\CompanionTestCase;
use WC_Order;

/**
 * The inbox follows WooCommerce's orders and products, and leaves WooCommerce's own notes alone.
 */
final class ShopNotesTest extends CompanionTestCase {

	public function test_when_the_inbox_was_seen_is_kept_apart_from_woocommerces_inbox(): void {
		$this->as_administrator();
		$user = get_current_user_id();
		update_user_meta( $user, 'woocommerce_admin_activity_panel_inbox_last_read', '1900000000000' );
		delete_option( 'storewright_first_order_noted' );
		self::order();
		$module = new NotesModule( $this->context() );
		$data   = static fn(): array => array_intersect_key(
			(array) $module->add_page_data( [] ),
			[
				'hasUnreadNotes' => true,
				'inboxLastRead'  => true,
			]
		);
		$unread = [
			'hasUnreadNotes' => true,
			'inboxLastRead'  => 0,
		];
		self::assertSame( $unread, $data() );

		$see = fn( string $when ) => $this->rest( 'POST', '/wp/v2/users/me', [ 'meta' => [ 'storewright_inbox_last_read' => $when ] ] );
		$this->assertRestStatus( $see( '1800000000000' ), 200 );
		$this->assertRestError( $see( 'yesterday' ), 'rest_invalid_pattern', 400 );
		$seen = [
			'hasUnreadNotes' => false,
			'inboxLastRead'  => 1_800_000_000_000,
		];
		self::assertSame( $seen, $data() );
		self::assertSame( '1900000000000', get_user_meta( $user, 'woocommerce_admin_activity_panel_inbox_last_read', true ) );

		$this->as_subscriber();
		$this->assertRestStatus( $see( '1800000000000' ), 403 );
		self::assertSame( '', get_user_meta( get_current_user_id(), 'storewright_inbox_last_read', true ) );
	}

	public function test_a_job_that_stopped_is_told_of_by_its_name(): void {
		$this->as_administrator();
		do_action( 'storewright_job_stopped', 'reconcile_with_woocommerce' );

		$notes = array_column( $this->items( $this->rest( 'GET', '/storewright/analytics/admin/notes' ) ), 'content', 'name' );
		$note  = $notes['storewright-job-stopped-reconcile_with_woocommerce'] ?? '';
		self::assertIsString( $note );
		self::assertStringContainsString( 'why “Comparison with WooCommerce’s data” failed.', $note );
	}

	#[DataProvider( 'order_storages' )]
	public function test_the_first_order_is_told_once( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		delete_option( 'storewright_first_order_noted' );
		$theirs = $this->rows( 'wc_admin_notes' );
		self::order();
		self::assertSame( [ 'storewright-first-order' ], $this->notes() );

		self::order();
		self::assertSame( [ 'storewright-first-order' ], $this->notes() );
		self::assertSame( $theirs, $this->rows( 'wc_admin_notes' ) );
	}

	#[DataProvider( 'order_storages' )]
	public function test_a_payment_method_that_keeps_failing_is_told_until_a_payment_comes_through( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		update_option( 'storewright_first_order_noted', 'yes' );
		foreach ( [ 1, 2, 3 ] as $number ) {
			self::assertSame( [], $this->notes(), "Before failure $number." );
			self::pay( 'failed' );
		}
		self::assertSame( [ 'storewright-payments-failing-bacs' ], $this->notes() );

		self::pay( 'processing' );
		self::assertSame( [], $this->notes() );
	}

	public function test_a_product_that_an_order_sold_out_is_told_until_there_is_stock(): void {
		update_option( 'storewright_first_order_noted', 'yes' );
		$product = self::product( 'publish', 2 );
		$order   = self::order( $product );
		$order->update_status( 'processing' );
		self::assertSame( [ "storewright-sold-out-{$product->get_id()}" ], $this->notes() );

		wc_update_product_stock( $product->get_id(), 4 );
		self::assertSame( [], $this->notes() );
	}

	private static function pay( string $status ): void {
		$order = wc_create_order();
		self::assertInstanceOf( WC_Order::class, $order );
		$order->set_payment_method( 'bacs' );
		$order->save();
		$order->update_status( $status );
	}

	/**
	 * @return list<string> Names.
	 */
	private function notes(): array {
		return array_map( strval( ... ), array_column( $this->rows( 'storewright_notes' ), 'name' ) );
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function rows( string $table ): array {
		return $this->context()->database->rows( "SELECT * FROM {$this->context()->database->table( $table )} ORDER BY note_id" );
	}
}
