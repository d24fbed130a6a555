<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Coupons;

use Storewright\Screens\Coupons\CouponList;
use Storewright\Store\Coupons\Coupon;
use Storewright\Tests\Support\OrdersTestCase;
use WP_Post;
use WP_Posts_List_Table;
use WP_Query;

/**
 * The list of coupons in wp-admin: what it shows, finds, sorts and offers.
 */
final class CouponListTest extends OrdersTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	public function test_a_row_says_what_the_owner_needs(): void {
		$lamp = $this->product( '20.00' );
		$this->make(
			[
				'code'          => 'spring',
				'discount_type' => 'percent',
				'amount'        => '12.50',
				'description'   => 'For <b>friends</b>',
				'product_ids'   => [ $lamp, 987654 ],
				'usage_limit'   => 40,
				'date_expires'  => '2030-12-24T00:00:00',
			]
		);
		$html = $this->rows( [] )[1];
		foreach ( [ 'spring', 'Percentage discount', '12.5%', 'For friends', 'Only ' . get_the_title( $lamp ) . ', #987654', '0 / 40', '24', 'Active', 'page=storewright-coupon', 'Trash' ] as $part ) {
			self::assertStringContainsString( $part, $html );
		}
		self::assertStringNotContainsString( 'hide-if-no-js', $html, 'WordPress’s quick edit knows no amounts.' );
	}

	public function test_it_finds_filters_and_sorts(): void {
		$active  = $this->make( [ 'code' => 'active', 'amount' => '9' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$percent = $this->make( [ 'code' => 'percent', 'amount' => '10', 'discount_type' => 'percent', 'description' => 'Birthday' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$old     = $this->make( [ 'code' => 'old', 'amount' => '2', 'date_expires' => '2020-01-01T00:00:00' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$older   = $this->make( [ 'code' => 'older', 'amount' => '1' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		delete_post_meta( $older, 'date_expires' );
		update_post_meta( $older, 'expiry_date', '2019-01-01' );
		$used = $this->make( [ 'code' => 'used', 'amount' => '3', 'usage_limit' => 2 ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		update_post_meta( $used, 'usage_count', '2' );
		$draft = $this->make( [ 'code' => 'draft', 'amount' => '4', 'status' => 'draft' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertEqualsCanonicalizing( [ $active, $percent ], $this->rows( [ 'coupon_state' => 'active' ] )[0] );
		self::assertEqualsCanonicalizing( [ $old, $older ], $this->rows( [ 'coupon_state' => 'expired' ] )[0] );
		self::assertSame( [ $used ], $this->rows( [ 'coupon_state' => 'used_up' ] )[0] );
		self::assertSame( [ $percent ], $this->rows( [ 'coupon_type' => 'percent' ] )[0] );
		self::assertSame( [ $percent ], $this->rows( [ 's' => 'birth' ] )[0] );
		self::assertCount( 6, $this->rows( [ 'coupon_type' => "x' OR 1", 'coupon_state' => 'nonsense' ] )[0] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertSame(
			[ $older, $old, $used, $draft, $active, $percent ],
			$this->rows( [ 'orderby' => 'amount', 'order' => 'asc' ] )[0], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			'Amounts are numbers.'
		);
		self::assertSame( $used, $this->rows( [ 'orderby' => 'usage', 'order' => 'desc' ] )[0][0] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
	}

	public function test_it_takes_as_many_queries_for_twenty_coupons_as_for_two(): void {
		for ( $number = 0; $number < 20; ++$number ) {
			$this->make( [ 'code' => "c$number" ] );
			if ( 1 === $number ) {
				$few = $this->queries();
			}
		}
		self::assertSame( $few ?? 0, $this->queries() );
	}

	public function test_the_words_are_those_of_coupons(): void {
		$list     = new CouponList( $this->context() );
		$messages = $list->messages( [ 'post' => [] ], [ 'trashed' => 2 ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertIsArray( $messages );
		self::assertSame( '%s coupons moved to the Trash.', $messages['shop_coupon']['trashed'] );
		self::assertSame( [ 'trash' => 'Move to Trash' ], $list->bulk_actions( [ 'edit' => 'Edit', 'trash' => 'Move to Trash' ] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
	}

	public function test_trashing_and_deleting_is_told_as_over_rest(): void {
		$id    = $this->make( [ 'code' => 'gone' ] );
		$heard = [];
		add_action(
			'storewright_coupon_deleted',
			static function ( Coupon $coupon, bool $for_good ) use ( &$heard ): void {
				$heard[] = [ $coupon->code, $coupon->status, $for_good ];
			},
			10,
			2
		);
		$this->rows( [] );
		wp_trash_post( $id );
		wp_delete_post( $id, true );
		self::assertSame( [ [ 'gone', 'publish', false ], [ 'gone', 'trash', true ] ], $heard );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function make( array $fields ): int {
		$id = $this->item( $this->rest( 'POST', '/wc/v3/coupons', $fields ) )['id'];
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * What the list shows for an address.
	 *
	 * @param array<string, string> $query
	 * @return array{list<int>, string} Ids in order, and the markup of the rows.
	 */
	private function rows( array $query ): array {
		$_GET             = [ 'post_type' => 'shop_coupon' ] + $query;
		$_REQUEST         = $_GET;
		$GLOBALS['query'] = null;
		foreach ( [ 'manage_shop_coupon_posts_columns', 'manage_shop_coupon_posts_custom_column', 'posts_clauses', 'the_posts', 'post_row_actions' ] as $hook ) {
			remove_all_filters( $hook );
		}
		set_current_screen( 'edit-shop_coupon' );
		( new CouponList( $this->context() ) )->register();
		$GLOBALS['wp_query']     = new WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query']; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		require_once ABSPATH . 'wp-admin/includes/class-wp-posts-list-table.php';
		$GLOBALS['avail_post_stati'] = get_available_post_statuses( 'shop_coupon' );
		$GLOBALS['per_page']         = 50;
		$table                       = new WP_Posts_List_Table( [ 'screen' => 'edit-shop_coupon' ] );
		wp_edit_posts_query( $_GET );
		ob_start();
		$table->display_rows();
		$html = (string) ob_get_clean();
		$ids  = [];
		foreach ( $GLOBALS['wp_query']->posts as $post ) {
			$ids[] = $post instanceof WP_Post ? $post->ID : 0;
		}
		return [ $ids, $html ];
	}

	private function queries(): int {
		$this->rows( [] );
		wp_cache_flush();
		$before = get_num_queries();
		$this->rows( [] );
		return get_num_queries() - $before;
	}
}
