<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Reviews;

use Storewright\Screens\Reviews\ReviewList;
use Storewright\Tests\Support\Store\ProductsRestTestCase;
use WP_Comments_List_Table;

/**
 * Reviews in WordPress's list of comments.
 */
final class ReviewListTest extends ProductsRestTestCase {

	public function test_it_shows_and_counts_reviews_alone_by_their_stars(): void {
		$lamp = $this->make( [ 'name' => 'Lamp' ] );
		$this->review( $lamp, 'Shines.', 5, 'approved' );
		$this->review( $lamp, 'Broke at once.', 1, 'hold' );
		$post = wp_insert_post(
			[
				'post_title'  => 'News',
				'post_status' => 'publish',
			]
		);
		wp_insert_comment(
			[
				'comment_post_ID'  => $post,
				'comment_content'  => 'Nice post.',
				'comment_approved' => '0',
			]
		);
		$html = $this->listed( [] );
		foreach ( [ 'Shines.', 'Broke at once.', '★★★★★', '1 out of 5', 'Lamp', 'All ratings', 'Reply' ] as $part ) {
			self::assertStringContainsString( $part, $html );
		}
		self::assertStringNotContainsString( 'Nice post.', $html );
		// phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's.
		self::assertSame( [ 'Reviews', 'Search reviews' ], [ __( 'Comments' ), __( 'Search Comments' ) ] );
		self::assertSame( 'edit.php?post_type=product', apply_filters( 'parent_file', 'edit-comments.php' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's.
		self::assertStringContainsString( '<span class="pending-count">1</span>', str_replace( '"pending-count" ', '"pending-count"', $html ) );

		$rated = $this->listed( [ ReviewList::RATING => '1' ] );
		self::assertStringContainsString( 'Broke at once.', $rated );
		self::assertStringNotContainsString( 'Shines.', $rated );
		self::assertStringContainsString( 'Shines.', $this->listed( [ ReviewList::RATING => '1 OR 1=1' ] ) );

		$counts = ( new ReviewList( $this->context() ) )->counts( $lamp );
		self::assertSame( [ 1, 1, 2 ], [ $counts['approved'], $counts['moderated'], $counts['all'] ] );
	}

	public function test_the_entry_says_how_many_wait_to_who_may_moderate(): void {
		$this->review( $this->make( [] ), 'Good.', 4, 'hold' );
		self::assertStringContainsString( '1 review waits for you', $this->entry() );
		$this->as_subscriber();
		self::assertSame( '[]', $this->entry() );
	}

	private function review( int $product, string $text, int $stars, string $status ): void {
		$response = $this->rest(
			'POST',
			'/wc/v3/products/reviews',
			[
				'product_id'     => $product,
				'review'         => $text,
				'reviewer'       => 'Ada',
				'reviewer_email' => 'ada@example.org',
				'rating'         => $stars,
				'status'         => $status,
			]
		);
		$this->assertRestStatus( $response, 201 );
	}

	private function entry(): string {
		$GLOBALS['submenu'] = []; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		( new ReviewList( $this->context() ) )->add_to_menu();
		return (string) wp_json_encode( $GLOBALS['submenu'] );
	}

	/**
	 * @param array<string, string> $query
	 */
	private function listed( array $query ): string {
		$_GET     = [ 'comment_type' => 'review' ] + $query;
		$_REQUEST = $_GET;
		foreach ( [ 'manage_edit-comments_columns', 'manage_comments_custom_column', 'restrict_manage_comments', 'comments_list_table_query_args', 'wp_count_comments' ] as $hook ) {
			remove_all_filters( $hook );
		}
		set_current_screen( 'edit-comments' );
		( new ReviewList( $this->context() ) )->register();
		require_once ABSPATH . 'wp-admin/includes/class-wp-comments-list-table.php';
		$table = new WP_Comments_List_Table( [ 'screen' => 'edit-comments' ] );
		ob_start();
		$table->prepare_items();
		$table->views();
		$table->display();
		return (string) ob_get_clean();
	}
}
