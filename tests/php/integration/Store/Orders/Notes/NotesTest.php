<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Notes;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Orders\Notes\NoteRepository;
use Storewright\Store\Orders\Notes\OrderNote;
use Storewright\Tests\Support\FailingQueries;
use Storewright\Tests\Support\OrdersTestCase;
use WP_Comments_List_Table;
use WP_Query;
use WP_REST_Request;

/**
 * Notes at orders.
 */
final class NotesTest extends OrdersTestCase {

	use FailingQueries;

	public function test_notes_are_written_read_and_deleted(): void {
		$notes    = $this->notes();
		$response = $this->rest( 'POST', $notes, [ 'note' => 'It’s <strong>fragile</strong>.<script>alert(1)</script>' ] );
		$this->assertRestStatus( $response, 201 );
		$note = $this->item( $response );
		self::assertSame(
			[ 'system', 'It’s <strong>fragile</strong>.alert(1)', false, false ],
			$this->fields( $note, 'author', 'note', 'customer_note', 'added_by_user' )
		);
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
		$this->assertRestError(
			$this->rest( 'POST', self::ORDERS . '/99999/notes', [ 'note' => 'x' ] ),
			'woocommerce_rest_shop_order_invalid_id',
			404
		);
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

	public function test_a_change_of_status_is_not_kept_without_its_note(): void {
		$id = $this->id( $this->order() );
		$this->expect_logged( 'The disk is full.' );
		$response = $this->with_failing_query(
			[ 'INSERT', 'comments', 'to On hold.' ],
			fn() => $this->rest( 'PUT', self::ORDERS . "/$id", [ 'status' => 'on-hold' ] )
		);
		$this->assertRestError( $response, 'storewright_internal_error', 500 );
		self::assertSame( 'pending', $this->stored( $id )['status'] );
		self::assertSame( [], $this->items( $this->rest( 'GET', self::ORDERS . "/$id/notes" ) ) );
	}

	public function test_nobody_hears_of_the_note_of_a_change_that_was_undone(): void {
		$id    = $this->id( $this->order() );
		$heard = [];
		$hear  = static function () use ( &$heard ): void {
			$heard[] = current_filter();
		};
		add_action( 'wp_insert_comment', $hear );
		add_action( 'storewright_order_note_added', $hear );
		$this->expect_logged( 'The disk is full.' );
		$this->with_failing_query(
			[ 'UPDATE', 'wc_orders', 'wc-on-hold' ],
			fn() => $this->rest( 'PUT', self::ORDERS . "/$id", [ 'status' => 'on-hold' ] )
		);
		self::assertCount( 0, $heard );
		$this->change( $id, [ 'status' => 'on-hold' ] );
		self::assertSame( 'wp_insert_comment, storewright_order_note_added', implode( ', ', $heard ) );
		self::assertCount( 1, $this->items( $this->rest( 'GET', self::ORDERS . "/$id/notes" ) ) );
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
		$post = wp_insert_post( [ 'post_title' => 'News', 'post_status' => 'publish' ] ); // phpcs:ignore WordPress.Arrays
		// phpcs:ignore WordPress.Arrays
		$comment = wp_insert_comment( [ 'comment_post_ID'  => $post, 'comment_content'  => 'Nice', 'comment_approved' => 1 ] );
		$order   = $this->id( $this->order() );
		$before  = (array) wp_count_comments();
		$note    = $this->id( $this->written( self::ORDERS . "/$order/notes", [ 'note' => 'Secret' ] ) );

		self::assertSame( [ $comment ], get_comments( [ 'fields' => 'ids', 'post_id' => $post ] ) ); // phpcs:ignore WordPress.Arrays
		self::assertNotContains( $note, get_comments( [ 'fields' => 'ids' ] ) );
		self::assertSame( $before, (array) wp_count_comments() );
		self::assertNotContains( $note, array_column( $this->items( $this->rest( 'GET', '/wp/v2/comments' ) ), 'id' ) );
		foreach ( [ 'GET', 'PUT', 'DELETE' ] as $method ) {
			$this->assertRestError(
				$this->rest( $method, "/wp/v2/comments/$note", [ 'content' => 'Hacked' ] ),
				'rest_comment_invalid_id',
				404
			);
		}
		self::assertContains( (int) $comment, array_column( $this->items( $this->rest( 'GET', '/wp/v2/comments' ) ), 'id' ) );
		wp_update_post( [ 'ID' => $order, 'post_status' => 'publish' ] ); // phpcs:ignore WordPress.Arrays
		$feed  = new WP_Query( [ 'feed' => 'comments-rss2', 'withcomments' => 1 ] ); // phpcs:ignore WordPress.Arrays
		$shown = array_map( static fn( $one ) => (int) $one->comment_ID, $feed->comments ?? [] );
		self::assertContains( $comment, $shown );
		self::assertNotContains( $note, $shown );
		// phpcs:ignore WordPress.Arrays
		self::assertSame( [], get_comments( [ 'type'    => NoteRepository::TYPE, 'fields'  => 'ids', 'post_id' => $order ] ) );
		// phpcs:disable WordPress.Arrays
		self::assertSame(
			'0',
			get_comments(
				[
					'type__in' => [ 'comment', NoteRepository::TYPE ],
					'count'    => true,
					'search'   => 'Secret',
				]
			) . ''
		);
		// phpcs:enable
	}

	/**
	 * WordPress matches routes without regard to case, and lets an id in the query go before the one in the path.
	 */
	#[DataProvider( 'spellings' )]
	public function test_no_spelling_of_the_route_reaches_a_note( string $path ): void {
		$note = $this->id( $this->written( $this->notes(), [ 'note' => 'Secret' ] ) );
		// phpcs:disable WordPress.Arrays
		$comment = (int) wp_insert_comment(
			[
				'comment_post_ID'  => wp_insert_post(
					[
						'post_title'  => 'News',
						'post_status' => 'publish',
					]
				),
				'comment_content'  => 'Nice',
				'comment_approved' => 1,
			]
		);
		// phpcs:enable
		// phpcs:ignore WordPress.Arrays
		[ $route, $query ] = explode( '?', strtr( $path, [ 'NOTE'    => $note, 'ANOTHER' => $comment ] ) . '?' );
		$this->as_administrator();
		foreach ( [ 'GET', 'PUT', 'DELETE' ] as $method ) {
			$request = new WP_REST_Request( $method, $route );
			wp_parse_str( $query, $parameters );
			$request->set_query_params( $parameters + [ 'context' => 'edit', 'force' => true ] ); // phpcs:ignore WordPress.Arrays
			$request->set_body_params( [ 'content' => 'Hacked' ] );
			$this->assertRestError( rest_do_request( $request ), 'rest_comment_invalid_id', 404 );
		}
		self::assertSame( 'Secret', get_comment( $note )?->comment_content );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function spellings(): iterable {
		yield 'as it is' => [ '/wp/v2/comments/NOTE' ];
		yield 'a capital' => [ '/wp/v2/Comments/NOTE' ];
		yield 'capitals' => [ '/wp/v2/COMMENTS/NOTE' ];
		yield 'zeros' => [ '/wp/v2/comments/000NOTE' ];
		yield 'a line break' => [ "/wp/v2/comments/NOTE\n" ];
		yield 'an id in the query' => [ '/wp/v2/comments/ANOTHER?id=NOTE' ];
		yield 'an id with a text behind' => [ '/wp/v2/comments/ANOTHER?id=NOTE.0' ];
	}

	/**
	 * Totals tell letter by letter what is written, even where no comment is shown.
	 */
	public function test_a_contributor_counts_no_notes(): void {
		$this->written( $this->notes(), [ 'note' => 'Secret' ] );
		// phpcs:ignore WordPress.Arrays
		$contributor = wp_insert_user( [ 'user_login' => 'contributor', 'user_pass'  => 'x', 'role'       => 'contributor' ] );
		self::assertIsInt( $contributor );
		wp_set_current_user( $contributor );
		foreach ( [ 'order_note', 'Order_Note', 'all', 'note' ] as $type ) {
			$response = $this->rest( 'GET', '/wp/v2/comments', [ 'type' => $type, 'search' => 'Secre' ] ); // phpcs:ignore WordPress.Arrays
			self::assertSame( [ 0, '0' ], [ count( $this->items( $response ) ), (string) $response->get_headers()['X-WP-Total'] ], $type );
		}
	}

	public function test_the_screen_of_comments_counts_no_notes(): void {
		$this->written( $this->notes(), [ 'note' => 'Secret' ] );
		$this->as_administrator();
		foreach ( [ 'order_note', 'all', '' ] as $type ) {
			$_REQUEST = [ 'comment_type' => $type, 's' => 'Secre' ]; // phpcs:ignore WordPress.Arrays
			set_current_screen( 'edit-comments' );
			$GLOBALS['comment_status'] = 'all';
			$table                     = _get_list_table( 'WP_Comments_List_Table', [ 'screen' => 'edit-comments' ] );
			self::assertInstanceOf( WP_Comments_List_Table::class, $table );
			$table->prepare_items();
			self::assertSame( [ [], 0 ], [ $table->items, $table->get_pagination_arg( 'total_items' ) ], $type );
		}
	}

	/**
	 * XML-RPC, wp-admin and its AJAX ask for `edit_comment`; where the order is gone, WordPress takes what a contributor has.
	 */
	public function test_nobody_edits_a_note_as_a_comment(): void {
		$notes = $this->notes();
		$note  = $this->id( $this->written( $notes, [ 'note' => 'Secret' ] ) );
		$this->as_administrator();
		self::assertFalse( current_user_can( 'edit_comment', $note ) );
		wp_update_comment( [ 'comment_ID' => $note, 'comment_post_ID' => 999999 ] ); // phpcs:ignore WordPress.Arrays
		self::assertFalse( current_user_can( 'edit_comment', $note ) );
		// phpcs:ignore WordPress.Arrays
		$comment = wp_insert_comment( [ 'comment_post_ID'  => 999999, 'comment_content'  => 'Nice', 'comment_approved' => 1 ] );
		self::assertTrue( current_user_can( 'edit_comment', $comment ) );
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
		self::assertSame(
			[ 'system', 'Payment received.', true, false ],
			$this->fields( $note, 'author', 'note', 'customer_note', 'added_by_user' )
		);
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
