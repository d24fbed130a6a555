<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Orders;

use Storewright\Kernel\ChangeOrigin;
use Storewright\Kernel\Installer;
use Storewright\Screens\Orders\Table\BulkRun;
use Storewright\Screens\Orders\Table\BulkRunJob;
use Storewright\Store\Orders\History\HistoryRecord;
use Storewright\Store\Orders\History\HistoryWriter;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Write\DeferredEvents;
use Storewright\Store\Orders\Write\StatusEffect;
use Storewright\Tests\Support\Store\OrderHistoryTestCase;

/**
 * What is recorded of an order besides changes of its own fields, and how much of it the page shows.
 */
final class OrderActionsHistoryTest extends OrderHistoryTestCase {

	private function paid(): int {
		return $this->id(
			$this->order(
				[
					'status'     => 'processing',
					'line_items' => [ [ 'product_id' => $this->product( '50' ) ] ],
				]
			)
		);
	}

	public function test_who_made_and_who_deleted_a_refund_is_recorded_at_the_order_and_shown(): void {
		$id = $this->paid();
		$this->send(
			$id,
			[
				'do'            => 'refund',
				'refund_amount' => '5.00',
				'refund_reason' => 'Scratched',
			]
		);
		$maker = wp_get_current_user();
		self::assertSame( [ 'refund Scratched : none > 5.00' ], self::texts( $this->history( $id )[0] ) );
		self::assertSame( $maker->ID, $this->history( $id )[0]->user_id );
		$page = $this->page( $id );
		self::assertStringContainsString( 'Refund made: <bdi>$5.00, Scratched</bdi>', $page );
		self::assertMatchesRegularExpression( '/\$5\.00 Scratched · ' . preg_quote( $maker->display_name, '/' ) . ' <button/', $page );

		$this->as_shop_manager();
		$refund = $this->id( $this->items( $this->rest( 'GET', self::ORDERS . "/$id/refunds" ) )[0] );
		$this->rest( 'DELETE', self::ORDERS . "/$id/refunds/$refund", [ 'force' => true ] );
		self::assertSame( [ 'refund Scratched : 5 > none' ], self::texts( $this->history( $id )[0] ) );
		self::assertSame( get_current_user_id(), $this->history( $id )[0]->user_id );
		self::assertStringContainsString( 'Refund deleted: <bdi>$5.00, Scratched</bdi>', $this->page( $id ) );
	}

	public function test_a_status_that_refunds_the_rest_records_it_and_a_refused_refund_records_nothing(): void {
		$id = $this->paid();
		$this->send(
			$id,
			[
				'do'            => 'refund',
				'refund_amount' => '51.00',
			]
		);
		self::assertSame( [], $this->history( $id ) );
		$this->change( $id, [ 'status' => 'refunded' ] );
		$texts = array_merge( ...array_map( self::texts( ... ), $this->history( $id ) ) );
		self::assertContains( 'refund Order fully refunded. : none > 50.00', $texts );
	}

	public function test_what_is_done_in_the_background_is_signed_by_who_asked_for_it(): void {
		$id   = $this->paid();
		$user = get_current_user_id();
		foreach ( [
			'trash'          => 'status : processing > trash',
			BulkRun::UNTRASH => 'status : trash > processing',
		] as $to => $text ) {
			wp_set_current_user( $user );
			( new BulkRun( $this->context() ) )->start( $to, [ $id ], 0 );
			wp_set_current_user( 0 );
			( new BulkRunJob() )->run( $this->context(), null, microtime( true ) + 20 );
			$record = $this->history( $id )[0];
			self::assertSame( [ [ $text ], $user, ChangeOrigin::BULK_EDIT ], [ self::texts( $record ), $record->user_id, $record->cause ] );
		}
		wp_set_current_user( $user );
		self::assertStringContainsString( wp_get_current_user()->display_name . ' · Bulk edit', $this->page( $id ) );
	}

	public function test_an_order_is_saved_while_an_update_has_not_made_the_table_yet(): void {
		$id = $this->paid();
		update_option( Installer::VERSION_OPTION, '0.0.1' );
		$this->change( $id, [ 'billing' => [ 'city' => 'Albany' ] ] );
		self::assertCount( 1, $this->history( $id ), 'The table is there, whatever else has to be done.' );

		$hide = static fn( mixed $query ): mixed => is_string( $query ) && str_starts_with( $query, 'SHOW TABLES LIKE' )
			? "SHOW TABLES LIKE 'no-such-table'"
			: $query;
		add_filter( 'query', $hide );
		$this->change( $id, [ 'billing' => [ 'city' => 'Troy' ] ] );
		remove_filter( 'query', $hide );
		self::assertCount( 1, $this->history( $id ) );
		self::assertSame( 'Troy', $this->stored( $id )['billing']['city'] ?? '' );
	}

	public function test_what_the_effects_of_others_change_is_recorded_too(): void {
		$effect = new class() implements StatusEffect {

			public function apply( ?Order $before, Order $after, DeferredEvents $events ): void {
				$after->transaction_id = 'given by an effect';
			}
		};
		add_filter( 'storewright_order_status_effects', static fn( array $effects ) => [ ...$effects, $effect ] );
		$id = $this->paid();
		( new OrderServices( $this->context() ) )->repository()->update(
			$id,
			static function ( Order $order ): void {
				$order->transaction_id = 'given by hand';
			}
		);
		self::assertSame( [ 'transaction_id :  > given by an effect' ], self::texts( $this->history( $id )[0] ) );
	}

	public function test_of_many_changes_the_most_telling_ones_are_kept_and_the_others_counted(): void {
		$product = $this->product( '2' );
		$order   = $this->order( [ 'line_items' => array_fill( 0, 60, [ 'product_id' => $product ] ) ] );
		$id      = $this->id( $order );
		$lines   = array_map(
			fn( array $line ) => [
				'id'       => $this->id( $line ),
				'quantity' => 2,
			],
			$this->list( $order, 'line_items' )
		);
		$this->change(
			$id,
			[
				'line_items' => $lines,
				'fee_lines'  => [
					[
						'name'  => 'Packing',
						'total' => '1.00',
					],
				],
			]
		);
		$texts = self::texts( $this->history( $id )[0] );
		self::assertCount( HistoryWriter::KEPT + 1, $texts );
		self::assertSame( [ 'fee Packing : none > 1.00', 'total : 120 > 241.00' ], array_slice( $texts, -3, 2 ) );
		self::assertSame( 'more : none > 72', $texts[ HistoryWriter::KEPT ] );
		$page = $this->page( $id );
		self::assertStringContainsString( '<summary>116 more changes</summary>', $page );
		self::assertStringContainsString( '<li>and 72 more changes</li>', $page );
	}

	public function test_the_latest_twenty_saves_are_seen_and_the_earlier_ones_can_be_opened(): void {
		$id = $this->paid();
		foreach ( range( 1, 23 ) as $number ) {
			$this->change( $id, [ 'billing' => [ 'city' => "City $number" ] ] );
		}
		$this->rest( 'POST', self::ORDERS . "/$id/notes", [ 'note' => 'A first note' ] );
		[ $seen, $older ] = explode( '<summary>3 earlier changes</summary>', $this->page( $id ) );
		self::assertStringContainsString( '<bdi>City 23</bdi>', $seen );
		self::assertStringContainsString( 'A first note', $seen );
		self::assertStringNotContainsString( '<bdi>City 2</bdi></li>', $seen );
		self::assertStringContainsString( '<bdi>City 2</bdi></li>', $older );
	}

	public function test_a_note_that_is_deleted_leaves_who_deleted_it_and_not_what_it_said(): void {
		$id   = $this->paid();
		$note = $this->id(
			$this->item(
				$this->rest(
					'POST',
					self::ORDERS . "/$id/notes",
					[
						'note'          => 'Her number is 0555-7788',
						'customer_note' => true,
					]
				)
			)
		);
		$this->send( $id, [ 'do' => "delete_note:$note" ] );
		$page = $this->page( $id );
		self::assertStringContainsString( 'Note to the customer deleted: <bdi>', $page );
		self::assertStringNotContainsString( '0555-7788', $page );
		$users = array_map( static fn( HistoryRecord $record ) => $record->user_id, $this->history( $id ) );
		self::assertSame( [ get_current_user_id() ], $users );
	}
}
