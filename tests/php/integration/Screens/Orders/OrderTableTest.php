<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Orders;

use DateTimeImmutable;
use Storewright\Screens\Orders\Table\OrderListPage;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\OrderServices;
use Storewright\Tests\Support\OrdersTestCase;
use Storewright\Tests\Support\ParsedPage;

/**
 * What the list of orders counts, how it sorts, and what its columns say.
 */
final class OrderTableTest extends OrdersTestCase {

	private const SCREEN = 'storewright_page_wc-orders';

	protected function setUp(): void {
		parent::setUp();
		set_current_screen( self::SCREEN );
		// Where lists look which screen it is.
		$GLOBALS['hook_suffix'] = self::SCREEN; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'], $GLOBALS['hook_suffix'] );
		parent::tearDown();
	}

	public function test_each_status_is_counted_and_what_a_bulk_action_changes_as_well(): void {
		$ids = [];
		foreach ( [ 'processing', 'processing', 'completed', 'processing' ] as $status ) {
			$ids[] = $this->id( $this->order( [ 'status' => $status, 'fee_lines' => [ [ 'name' => 'Work', 'total' => '10' ] ] ] ) ); // phpcs:ignore WordPress.Arrays
		}
		// A refund is no order.
		$this->assertRestStatus( $this->rest( 'POST', self::ORDERS . "/$ids[2]/refunds", [ 'amount' => '1.00', 'api_refund' => false ] ), 201 ); // phpcs:ignore WordPress.Arrays
		self::assertSame( [ 'All (4)', 'Processing (3)', 'Completed (1)' ], $this->page( [] )->texts( '//ul[@class="subsubsub"]//a' ) );

		$this->act( 'mark_on-hold', $ids[0] );
		$this->act( 'trash', $ids[1] );
		$page = $this->page( [ 'status' => 'on-hold' ] );
		self::assertSame(
			[ 'All (3)', 'Processing (1)', 'On hold (1)', 'Completed (1)', 'Trash (1)' ],
			$page->texts( '//ul[@class="subsubsub"]//a' )
		);
		self::assertSame( [ 'On hold (1)' ], $page->texts( '//ul[@class="subsubsub"]//a[@aria-current="page"]' ) );
		self::assertSame( [ $ids[0] ], $this->ids( [ 'status' => 'on-hold' ] ) );
		self::assertSame( [ $ids[0] ], $this->ids( [ 'status' => 'wc-on-hold' ] ) );
		$page = $this->page( [ 'status' => 'wc-trash' ] );
		self::assertSame( [ (string) $ids[1] ], $page->attributes( '//tr[@data-id]', 'data-id' ) );
		self::assertSame( [ 'Trash (1)' ], $page->texts( '//ul[@class="subsubsub"]//a[@aria-current="page"]' ) );
		self::assertContains( 'untrash', $page->attributes( '//select[@name="action"]/option', 'value' ) );
	}

	public function test_sorts_by_date_and_by_number_in_both_directions(): void {
		$ids = [];
		foreach ( [ '2026-03-05 12:00:00', '2026-03-07 12:00:00', '2026-03-06 12:00:00' ] as $date ) {
			$ids[] = $this->id( $this->order() );
			( new OrderServices( $this->context() ) )->repository()->update(
				end( $ids ),
				static function ( Order $order ) use ( $date ): void {
					$order->created = new DateTimeImmutable( "$date UTC" );
				}
			);
		}
		[ $first, $third, $second ] = $ids;
		self::assertSame( [ $third, $second, $first ], $this->ids( [] ), 'The newest come first.' );
		self::assertSame( [ $first, $second, $third ], $this->ids( [ 'orderby' => 'date', 'order' => 'asc' ] ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( $ids, $this->ids( [ 'orderby' => 'id', 'order' => 'asc' ] ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( array_reverse( $ids ), $this->ids( [ 'orderby' => 'id', 'order' => 'desc' ] ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( [ $third, $second, $first ], $this->ids( [ 'orderby' => 'drop table' ] ) );
	}

	public function test_columns_say_what_is_in_an_order_and_are_shown_as_the_user_chooses(): void {
		$lamp  = $this->product( '10' );
		$chair = $this->product( '20', [ 'name' => 'Chair' ] );
		$this->order(
			[
				'status'               => 'on-hold',
				'payment_method'       => 'bacs',
				'payment_method_title' => 'Bank transfer',
				'billing'              => [ 'email' => 'ann@example.org' ] + self::NEW_YORK,
				'shipping'             => [ 'city' => 'Albany' ] + self::NEW_YORK,
				'line_items'           => [ [ 'product_id' => $lamp, 'quantity' => 2 ], [ 'product_id' => $chair ] ], // phpcs:ignore WordPress.Arrays
				'meta_data'            => [
					[ 'key' => '_wc_order_attribution_source_type', 'value' => 'organic' ], // phpcs:ignore WordPress.Arrays
					[ 'key' => '_wc_order_attribution_utm_source', 'value' => 'google' ], // phpcs:ignore WordPress.Arrays
				],
			]
		);
		$page = $this->page( [] );
		foreach ( [
			'status'  => 'On hold',
			'items'   => 'Lamp and 1 more',
			'payment' => 'Bank transfer',
			'origin'  => 'Organic: google',
			'email'   => 'ann@example.org',
			'billing' => 'Ann Kay, 10001 New York, United States (US) — New York',
			'ship_to' => 'Ann Kay, 10001 Albany, United States (US) — New York',
			'total'   => '$40.00',
		] as $column => $text ) {
			self::assertSame( [ $text ], $page->texts( "//tbody//td[contains(concat(' ',@class,' '),' column-$column ')]" ), $column );
		}
		self::assertSame( [ 'Email', 'Billing address', 'Ship to' ], $this->hidden( $page ) );

		// What Screen Options keep.
		update_user_meta( get_current_user_id(), 'manage' . self::SCREEN . 'columnshidden', [ 'origin', 'billing', 'ship_to' ] );
		self::assertSame( [ 'Origin', 'Billing address', 'Ship to' ], $this->hidden( $this->page( [] ) ) );
	}

	/**
	 * @return list<string> Names of the columns that are not shown.
	 */
	private function hidden( ParsedPage $page ): array {
		return $page->texts( "//thead//th[contains(concat(' ',@class,' '),' hidden ')]" );
	}

	private function act( string $action, int $id ): void {
		$_REQUEST['_wpnonce'] = wp_create_nonce( 'bulk-orders' );
		$posted               = [ 'action' => $action, 'ids' => [ (string) $id ] ]; // phpcs:ignore WordPress.Arrays
		self::assertNotNull( ( new OrderListPage( $this->context() ) )->respond( [], $posted ) );
	}

	/**
	 * @param array<string, string> $query
	 * @return list<int> Ids of the rows, in their order.
	 */
	private function ids( array $query ): array {
		return array_map( intval( ... ), $this->page( $query )->attributes( '//tr[@data-id]', 'data-id' ) );
	}

	/**
	 * @param array<string, string> $query
	 */
	private function page( array $query ): ParsedPage {
		$page = new OrderListPage( $this->context() );
		self::assertNull( $page->respond( $query, null ) );
		ob_start();
		$page->render( $query );
		return new ParsedPage( (string) ob_get_clean() );
	}
}
