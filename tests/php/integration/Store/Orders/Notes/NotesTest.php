<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Notes;

use Storewright\Store\Orders\Notes\NoteRepository;
use Storewright\Store\Orders\Notes\OrderNote;
use Storewright\Tests\Support\OrdersTestCase;
use WP_Query;

/**
 * Notes at orders.
 */
final class NotesTest extends OrdersTestCase {

	public function test_notes_are_written_read_and_deleted(): void {
		$notes    = $this->notes();
		$response = $this->rest( 'POST', $notes, [ 'note' => 'It’s <strong>fragile</strong>.<script>alert(1)</script>' ] );
		$this->assertRestStatus( $response, 201 );
		$note = $this->item( $response );
		self::assertSame( [ 'system', 'It’s <strong>fragile</strong>.alert(1)', false, false ], $this->fields( $note, 'author', 'note', 'customer_note', 'added_by_user' ) );
		self::assertIsString( $note['date_created'] );
		self::assertSame( $note, $this->item( $this->rest( 'GET', "$notes/{$this->id( $note )}" ) ) );

		$this->assertRestError( $this->rest( 'DELETE', "$notes/{$this->id( $note )}" ), 'woocommerce_rest_trash_not_supported', 501 );
		$this->assertRestStatus( $this->rest( 'DELETE', "$notes/{$this->id( $note )}", [ 'force' => true ] ) );
		$this->assertRestError( $this->rest( 'GET', "$notes/{$this->id( $note )}" ), 'woocommerce_rest_invalid_id', 404 );
		self::assertSame( [], $this->items( $this->rest( 'GET', $notes ) ) );
	}

	public function test_a_user_signs_and_customers_have_notes_of_their_own(): void {
		$notes    = $this->notes();
		$internal = $this->written( $notes, [ 'note' => 'Call first.', 'added_by_user' => true ] ); // phpcs:ignore WordPress.Arrays
		$customer = $this->written( $notes, [ 'note' => 'On its way.', 'customer_note' => true ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( [ wp_get_current_user()->display_name, true ], $this->fields( $internal, 'author', 'added_by_user' ) );
		self::assertTrue( $customer['customer_note'] );
		$ids = fn( string $type ) => array_column( $this->items( $this->rest( 'GET', $notes, [ 'type' => $type ] ) ), 'id' );
		self::assertSame( [ $customer['id'], $internal['id'] ], $ids( 'any' ) );
		self::assertSame( [ $customer['id'] ], $ids( 'customer' ) );
		self::assertSame( [ $internal['id'] ], $ids( 'internal' ) );
	}

	public function test_a_note_needs_words_and_an_order(): void {
		$notes = $this->notes();
		$this->assertRestError( $this->rest( 'POST', $notes, [ 'note' => '  ' ] ), 'rest_invalid_param', 400 );
		$this->assertRestError( $this->rest( 'POST', $notes, [ 'note' => [ 'x' ] ] ), 'rest_invalid_param', 400 );
		$this->assertRestError( $this->rest( 'POST', self::ORDERS . '/99999/notes', [ 'note' => 'x' ] ), 'woocommerce_rest_order_invalid_id', 404 );
		$note = $this->id( $this->written( $notes, [ 'note' => 'x' ] ) );
		$this->assertRestError( $this->rest( 'GET', "{$this->notes()}/$note" ), 'woocommerce_rest_invalid_id', 404 );
	}

	public function test_who_has_a_long_name_can_sign(): void {
		wp_update_user(
			[
				'ID'           => get_current_user_id(),
				'display_name' => str_repeat( '名', 120 ),
			]
		);
		$user = get_current_user_id();
		wp_set_current_user( 0 );
		wp_set_current_user( $user );
		$note = $this->written( $this->notes(), [ 'note' => 'Call first.', 'added_by_user' => true ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( str_repeat( '名', 85 ), $note['author'] );
	}

	public function test_a_change_of_status_leaves_a_note_that_a_user_may_sign(): void {
		$id = $this->id( $this->order() );
		$this->change( $id, [ 'status' => 'on-hold' ] );
		$this->change( $id, [ 'status' => 'cancelled', 'manual_update' => true ] ); // phpcs:ignore WordPress.Arrays
		$this->change( $id, [ 'status' => 'cancelled' ] );
		$notes = $this->items( $this->rest( 'GET', self::ORDERS . "/$id/notes" ) );
		self::assertSame(
			[
				[ wp_get_current_user()->display_name, 'Order status changed from On hold to Cancelled.' ],
				[ 'system', 'Order status changed from Pending payment to On hold.' ],
			],
			array_map( fn( array $note ) => $this->fields( $note, 'author', 'note' ), $notes )
		);
	}

	public function test_extensions_hear_of_a_note(): void {
		$heard = [];
		add_action(
			'storewright_order_note_added',
			static function ( OrderNote $note ) use ( &$heard ): void {
				$heard[] = [ $note->text, $note->for_customer ];
			}
		);
		$this->written( $this->notes(), [ 'note' => 'Hello', 'customer_note' => true ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( [ [ 'Hello', true ] ], $heard );
	}

	public function test_wordpress_shows_notes_nowhere(): void {
		$this->as_administrator();
		$post    = wp_insert_post( [ 'post_title' => 'News', 'post_status' => 'publish' ] ); // phpcs:ignore WordPress.Arrays
		$comment = wp_insert_comment( [ 'comment_post_ID' => $post, 'comment_content' => 'Nice', 'comment_approved' => 1 ] ); // phpcs:ignore WordPress.Arrays
		$order   = $this->id( $this->order() );
		$before  = (array) wp_count_comments();
		$note    = $this->id( $this->written( self::ORDERS . "/$order/notes", [ 'note' => 'Secret' ] ) );

		self::assertSame( [ $comment ], get_comments( [ 'fields' => 'ids', 'post_id' => $post ] ) ); // phpcs:ignore WordPress.Arrays
		self::assertNotContains( $note, get_comments( [ 'fields' => 'ids' ] ) );
		self::assertSame( $before, (array) wp_count_comments() );
		self::assertNotContains( $note, array_column( $this->items( $this->rest( 'GET', '/wp/v2/comments' ) ), 'id' ) );
		foreach ( [ 'GET', 'PUT', 'DELETE' ] as $method ) {
			$this->assertRestError( $this->rest( $method, "/wp/v2/comments/$note", [ 'content' => 'Hacked' ] ), 'rest_comment_invalid_id', 404 );
		}
		self::assertContains( (int) $comment, array_column( $this->items( $this->rest( 'GET', '/wp/v2/comments' ) ), 'id' ) );
		wp_update_post( [ 'ID' => $order, 'post_status' => 'publish' ] ); // phpcs:ignore WordPress.Arrays
		$feed  = new WP_Query( [ 'feed' => 'comments-rss2', 'withcomments' => 1 ] ); // phpcs:ignore WordPress.Arrays
		$shown = array_map( static fn( $one ) => (int) $one->comment_ID, $feed->comments ?? [] );
		self::assertContains( $comment, $shown );
		self::assertNotContains( $note, $shown );
		// Whoever asks for them by name gets them.
		self::assertCount( 1, get_comments( [ 'type' => NoteRepository::TYPE, 'fields' => 'ids', 'post_id' => $order ] ) ); // phpcs:ignore WordPress.Arrays
	}

	public function test_notes_of_the_family_are_read(): void {
		$order = $this->id( $this->order() );
		wp_insert_comment(
			[
				'comment_post_ID'  => $order,
				'comment_author'   => 'WooCommerce',
				'comment_content'  => 'Payment received.',
				'comment_type'     => 'order_note',
				'comment_approved' => 1,
				'comment_meta'     => [ 'is_customer_note' => '1' ],
			]
		);
		$note = $this->items( $this->rest( 'GET', self::ORDERS . "/$order/notes" ) )[0];
		self::assertSame( [ 'system', 'Payment received.', true, false ], $this->fields( $note, 'author', 'note', 'customer_note', 'added_by_user' ) );
	}

	private function notes(): string {
		return self::ORDERS . "/{$this->id( $this->order() )}/notes";
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	private function written( string $notes, array $fields ): array {
		$response = $this->rest( 'POST', $notes, $fields );
		$this->assertRestStatus( $response, 201 );
		return $this->item( $response );
	}
}
