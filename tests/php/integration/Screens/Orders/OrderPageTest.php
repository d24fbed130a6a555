<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Orders;

use Storewright\Kernel\Outbox\MessageSender;
use Storewright\Kernel\Outbox\MessageStatus;
use Storewright\Kernel\Outbox\Outbox;
use Storewright\Screens\Orders\Page\OrderPage;
use Storewright\Store\Orders\History\OrderChange;
use Storewright\Store\Orders\OrderServices;
use Storewright\Tests\Support\Store\OrderPageTestCase;

/**
 * The page of an order: what its forms do equals the same change over `wc/v3`.
 */
final class OrderPageTest extends OrderPageTestCase {

	/**
	 * Why no email can be sent, '' where they can.
	 */
	private string $failure = '';

	private int $mails = 0;

	/**
	 * @return array{int, int, int} Ids of an order of three lamps with tax, of its line, and of its tax rate.
	 */
	private function taxed(): array {
		$this->golden_taxes();
		$order = $this->order(
			[
				'status'         => 'processing',
				'payment_method' => 'bacs',
				'billing'        => self::NEW_YORK,
				'shipping'       => self::NEW_YORK,
				'line_items'     => [
					[
						'product_id' => $this->product( '19.99' ),
						'quantity'   => 3,
					],
				],
			]
		);
		return [ $this->id( $order ), (int) $order['line_items'][0]['id'], (int) $order['line_items'][0]['taxes'][0]['id'] ];
	}

	public function test_a_save_equals_the_same_change_over_rest(): void {
		[ $one, $line ] = $this->taxed();
		$copy           = $this->order(
			[
				'status'         => 'processing',
				'payment_method' => 'bacs',
				'billing'        => self::NEW_YORK,
				'shipping'       => self::NEW_YORK,
				'line_items'     => [
					[
						'product_id' => $this->stored( $one )['line_items'][0]['product_id'],
						'quantity'   => 3,
					],
				],
			]
		);
		$this->change(
			$this->id( $copy ),
			[
				'status'     => 'completed',
				'billing'    => [ 'city' => 'Albany' ],
				'line_items' => [
					[
						'id'       => $copy['line_items'][0]['id'],
						'quantity' => 5,
					],
				],
				'fee_lines'  => [
					[
						'name'  => 'Gift wrap',
						'total' => '2.50',
					],
				],
			]
		);
		[ $next ] = $this->send(
			$one,
			[
				'status'  => 'completed',
				'billing' => [ 'city' => 'Albany' ],
				'items'   => [ $line => [ 'quantity' => '5', 'total' => '59.97' ] ], // phpcs:ignore WordPress.Arrays
				'new_fee' => [ 'name' => 'Gift wrap', 'total' => '2,50' ], // phpcs:ignore WordPress.Arrays
			]
		);
		self::assertStringContainsString( 'done=saved', (string) $next );
		foreach ( [ 'status', 'total', 'total_tax', 'billing' ] as $field ) {
			self::assertSame( $this->stored( $this->id( $copy ) )[ $field ], $this->stored( $one )[ $field ], $field );
		}
		self::assertSame( 5, $this->stored( $one )['line_items'][0]['quantity'] );
	}

	public function test_a_recalculation_writes_nothing(): void {
		[ $id, $line ]   = $this->taxed();
		$before          = $this->stored( $id );
		[ $next, $html ] = $this->send(
			$id,
			[
				'do'    => 'preview',
				'items' => [ $line => [ 'quantity' => '4', 'total' => '59.97' ] ], // phpcs:ignore WordPress.Arrays
			]
		);
		self::assertNull( $next );
		self::assertStringContainsString( 'After saving', $html );
		self::assertStringContainsString( '$79.96', $html );
		self::assertSame( $before, $this->stored( $id ) );
	}

	public function test_who_was_slower_is_told_what_changed_and_keeps_what_they_typed(): void {
		[ $id ]  = $this->taxed();
		$version = $this->version( $id );
		$this->change( $id, [ 'status' => 'on-hold' ] );
		[ $next, $html ] = $this->send(
			$id,
			[
				'version' => $version,
				'billing' => [ 'city' => 'Utica' ],
			]
		);
		self::assertNull( $next );
		self::assertStringContainsString( 'Somebody else has changed this order', $html );
		self::assertStringContainsString( 'Status: now On hold', $html );
		self::assertStringContainsString( 'value="Utica"', $html );
		self::assertSame( 'New York', $this->stored( $id )['billing']['city'] );
	}

	public function test_a_phone_number_reads_from_left_to_right(): void {
		[ $id ] = $this->taxed();
		$this->change( $id, [ 'billing' => [ 'phone' => '+1 512 555' ] ] );
		[ , $html ] = $this->send( $id, [ 'do' => 'preview' ] );
		self::assertStringContainsString( '<a href="tel:+1512555" dir="ltr">+1 512 555</a>', $html );
	}

	public function test_who_was_slower_keeps_what_they_typed_and_nothing_else(): void {
		[ $id ] = $this->taxed();
		$page   = new OrderPage( $this->context() );
		$query  = [
			'action' => 'edit',
			'id'     => (string) $id,
		];
		$page->respond( $query, null );
		ob_start();
		$page->render( $query );
		$shown = $this->sent( (string) ob_get_clean() );
		$this->change( $id, [ 'transaction_id' => 'T1', 'customer_note' => 'Ring twice' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		[ $next, $html ] = $this->send( $id, [ 'customer_note' => "Ring\r\nonce" ] + $shown );
		self::assertNull( $next );
		$again = $this->sent( $html );
		self::assertSame( 'T1', $again['transaction_id'] );
		self::assertSame( "Ring\r\nonce", $again['customer_note'] );
		[ $next ] = $this->send( $id, $again );
		self::assertNotNull( $next );
		self::assertSame( 'T1', $this->stored( $id )['transaction_id'], 'What somebody else saved meanwhile stays.' );
		self::assertSame( "Ring\nonce", str_replace( "\r", '', $this->stored( $id )['customer_note'] ) );
	}

	/**
	 * What a browser sends of a page's form, of the fields that this test needs.
	 *
	 * @return array<string, string>
	 */
	private function sent( string $html ): array {
		$fields = [];
		foreach ( [ 'version', 'before', 'transaction_id', 'customer_note' ] as $name ) {
			self::assertSame( 1, preg_match( '/name="' . $name . '"(?: value="([^"]*)"|[^>]*>([^<]*)<)/', $html, $part ), $name );
			$fields[ $name ] = html_entity_decode( end( $part ), ENT_QUOTES );
		}
		return $fields;
	}

	public function test_bad_input_is_quoted_and_changes_nothing(): void {
		[ $id, $line ] = $this->taxed();
		$before        = $this->stored( $id );
		foreach ( [
			'“three” is not a number (Lamp)'          => [ 'items' => [ $line => [ 'quantity' => 'three' ] ] ],
			'The quantity of Lamp can’t be negative.' => [ 'items' => [ $line => [ 'quantity' => '-2' ] ] ],
			'“9999” (Lamp) is more than can still be refunded for this item.</p>' => [ 'do' => 'refund', 'refund' => [ $line => [ 'total' => '9999' ] ] ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			'There is no coupon “nope”.</p>'          => [ 'new_coupon' => 'nope' ],
			'ID or SKU “NOPE”'                        => [ 'new' => [ [ 'product' => 'NOPE' ] ] ],
			'ID or email “nobody@example.org”'        => [ 'customer' => 'nobody@example.org' ],
			'The name “_secret” is reserved'          => [ 'new_meta' => [ 'key' => '_secret' ] ],
			'There is no action “explode”'            => [ 'do' => 'explode' ],
			'Write the note first.'                   => [ 'do' => 'add_note' ],
		] as $message => $posted ) {
			[ $next, $html ] = $this->send( $id, $posted );
			self::assertNull( $next );
			self::assertStringContainsString( $message, $html );
		}
		self::assertSame( $before, $this->stored( $id ) );
	}

	public function test_refunds_a_piece_with_its_tax_to_the_cent(): void {
		[ $id, $line, $rate ] = $this->taxed();
		$tax                  = $this->stored( $id )['line_items'][0]['taxes'][0]['total'];
		[ $next ]             = $this->send(
			$id,
			[
				'do'             => 'refund',
				'refund_reason'  => 'Scratched',
				'refund_restock' => '1',
				'refund'         => [
					$line => [
						'quantity' => '1',
						'total'    => '19.99',
						'tax'      => [ $rate => '1.77' ],
					],
				],
			]
		);
		self::assertStringContainsString( 'done=refund', (string) $next );
		$refunds = $this->items( $this->rest( 'GET', self::ORDERS . "/$id/refunds" ) );
		self::assertSame( '21.76', $refunds[0]['amount'] );
		self::assertSame( 'Scratched', $refunds[0]['reason'] );
		self::assertNotSame( '', $tax );

		[ , $html ] = $this->send(
			$id,
			[
				'do'            => 'refund',
				'refund_amount' => '1000',
			]
		);
		self::assertStringContainsString( 'notice-error', $html );
		self::assertCount( 1, $this->items( $this->rest( 'GET', self::ORDERS . "/$id/refunds" ) ) );
	}

	public function test_a_refund_that_is_sent_twice_is_made_once(): void {
		[ $id ] = $this->taxed();
		$posted = [
			'do'            => 'refund',
			'refund_amount' => '5.00',
			'version'       => $this->version( $id ),
		];
		$this->send( $id, $posted );
		[ $next ] = $this->send( $id, $posted );
		self::assertNull( $next );
		self::assertCount( 1, $this->items( $this->rest( 'GET', self::ORDERS . "/$id/refunds" ) ) );
	}

	public function test_an_order_is_made_by_hand_and_copied(): void {
		$product  = $this->product( '12.00', [ 'sku' => 'CUP' ] );
		[ $next ] = $this->send(
			0,
			[
				'status'  => 'processing',
				'billing' => [ 'first_name' => 'Ann' ],
				'new'     => [ [ 'product' => 'CUP', 'quantity' => '2' ] ], // phpcs:ignore WordPress.Arrays
			]
		);
		parse_str( (string) wp_parse_url( (string) $next, PHP_URL_QUERY ), $said );
		$order = $this->stored( (int) $said['id'] );
		self::assertSame( [ '24.00', 'admin', 'processing' ], [ $order['total'], $order['created_via'], $order['status'] ] );

		$query = [
			'action' => 'new',
			'copy'   => (string) $order['id'],
		];
		$page  = new OrderPage( $this->context() );
		self::assertNull( $page->respond( $query, null ) );
		ob_start();
		$page->render( $query );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( "value=\"#$product Lamp\"", $html );
		self::assertStringContainsString( 'value="Ann"', $html );
	}

	public function test_notes_are_added_and_deleted(): void {
		[ $id ] = $this->taxed();
		$this->send(
			$id,
			[
				'do'       => 'add_note',
				'note'     => 'Sent today',
				'note_for' => 'customer',
			]
		);
		$notes = $this->items( $this->rest( 'GET', self::ORDERS . "/$id/notes" ) );
		self::assertSame( [ 'Sent today', true ], [ $notes[0]['note'], $notes[0]['customer_note'] ] );
		[ $next, $html ] = $this->send( $id, [ 'do' => 'delete_note:' . $this->id( $notes[0] ) ] );
		self::assertStringContainsString( 'done=delete_note', (string) $next, $html );
		self::assertNotContains( 'Sent today', array_column( $this->items( $this->rest( 'GET', self::ORDERS . "/$id/notes" ) ), 'note' ) );
	}

	public function test_an_email_is_sent_and_one_that_failed_is_sent_again_once(): void {
		$this->expect_logged( 'An email could not be sent: No server answered.' );
		$this->failure = 'No server answered.';
		add_filter(
			'pre_wp_mail',
			function (): bool {
				if ( '' !== $this->failure ) {
					do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', $this->failure ) ); // phpcs:ignore WordPress.NamingConventions
					return false;
				}
				++$this->mails;
				return true;
			},
			20,
			0
		);
		[ $id ] = $this->taxed();
		$this->rest( 'PUT', self::ORDERS . "/$id", [ 'billing' => [ 'email' => 'ann@shop.test' ] ] );
		$send         = [
			'do'             => 'send_email',
			'email_template' => 'customer_invoice',
		];
		[ , $failed ] = $this->send( $id, $send );
		self::assertStringContainsString( 'No server answered.', $failed );
		self::assertStringContainsString( '<h2>Emails</h2>', $failed );

		$this->failure = '';
		[ $next ]      = $this->send( $id, $send );
		self::assertStringContainsString( 'done=send_email', (string) $next );
		$outbox = new Outbox( $this->context() );
		$sent   = $outbox->of_subject( 'order', $id )[0];
		self::assertSame( MessageStatus::Sent, $sent->status );

		$again    = [
			'do'           => "resend_email:$sent->id",
			'email_status' => [ $sent->id => 'sent' ],
		];
		[ $next ] = $this->send( $id, $again );
		self::assertStringContainsString( 'done=resend_email', (string) $next );
		self::assertSame( MessageStatus::Pending, $outbox->find( $sent->id )?->status );
		$records = ( new OrderServices( $this->context() ) )->history()->newest( $id, 5 );
		self::assertSame( [ [ get_current_user_id(), OrderChange::EMAIL ] ], [ [ $records[0]->user_id, $records[0]->changes[0]->part ] ] );
		[ , $late ] = $this->send( $id, $again );
		self::assertStringContainsString( 'Someone else was faster. The message’s status is now “Pending”.', $late );
		( new MessageSender( $this->context() ) )->send( $sent->id );
		self::assertSame( 2, $this->mails );
		self::assertCount( count( $records ), ( new OrderServices( $this->context() ) )->history()->newest( $id, 5 ), 'What was refused is not recorded.' );

		[ , $html ] = $this->send(
			$id,
			[
				'do'           => "resend_email:$sent->id",
				'email_status' => [ $sent->id => 'lost' ],
			]
		);
		self::assertStringContainsString( '“lost” is not the status of an email.', $html );
		$other      = $this->id( $this->order() );
		[ , $html ] = $this->send( $other, $again );
		self::assertStringContainsString( 'This email of the order is not in the outbox any more.', $html );
		[ , $html ] = $this->send(
			$id,
			[
				'do'             => 'send_email',
				'email_template' => 'customer_note',
			]
		);
		self::assertStringContainsString( 'The email “customer_note” can’t be sent for this order.', $html );
		self::assertSame( 2, $this->mails );
	}

	public function test_hidden_fields_of_extensions_are_not_shown(): void {
		$id         = $this->id(
			$this->order(
				[
					'meta_data' => [
						[ 'key' => '_token', 'value' => 'hush-hush' ], // phpcs:ignore WordPress.Arrays
						[ 'key' => 'gift', 'value' => 'red paper' ], // phpcs:ignore WordPress.Arrays
					],
				]
			)
		);
		[ , $html ] = $this->send( $id, [ 'do' => 'preview' ] );
		self::assertStringContainsString( 'red paper', $html );
		self::assertStringNotContainsString( 'hush-hush', $html );
	}

	public function test_as_many_queries_for_many_items_as_for_two(): void {
		$lines = [];
		for ( $line = 0; $line < 25; $line++ ) {
			$lines[] = [ 'product_id' => $this->product( '1' ) ];
		}
		$few   = $this->id( $this->order( [ 'line_items' => array_slice( $lines, 0, 2 ) ] ) );
		$many  = $this->id( $this->order( [ 'line_items' => $lines ] ) );
		$count = function ( int $id ): int {
			wp_cache_flush();
			$before = get_num_queries();
			$query  = [
				'action' => 'edit',
				'id'     => (string) $id,
			];
			$page   = new OrderPage( $this->context() );
			$page->respond( $query, null );
			ob_start();
			$page->render( $query );
			ob_end_clean();
			return get_num_queries() - $before;
		};
		$count( $few );
		self::assertLessThanOrEqual( $count( $few ) + 2, $count( $many ) );
	}
}
