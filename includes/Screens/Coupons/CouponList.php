<?php
declare(strict_types=1);

namespace Storewright\Screens\Coupons;

use Storewright\Kernel\Context;
use Storewright\Store\Coupons\Coupon;
use Storewright\Store\Coupons\CouponServices;
use Storewright\Store\Coupons\PostType;
use WP_Post;
use WP_Query;
use WP_Screen;

/**
 * The list of coupons: WordPress's own list of posts, which searches, trashes and undoes, with what an owner needs to see.
 */
final class CouponList {

	/**
	 * The list's address in wp-admin, which is WooCommerce's as well.
	 */
	public const MENU = 'edit.php?post_type=' . PostType::NAME;

	/**
	 * Below Marketing in the shop's menu.
	 */
	private const PARENT = 'wc-admin';

	/**
	 * @var array<int, Coupon>
	 */
	private array $coupons = [];

	public function __construct( private readonly Context $context ) {}

	/**
	 * The list's address.
	 *
	 * @param array<string, string|int> $query More of the query.
	 */
	public static function url( array $query = [] ): string {
		return add_query_arg( $query, admin_url( self::MENU ) );
	}

	/**
	 * Adds the entry to the shop's menu, below Marketing where that is in it.
	 */
	public function add_to_menu(): void {
		/** @var array<string, list<array<int, string>>> $submenu */
		global $submenu;
		$place = null;
		foreach ( array_values( $submenu[ self::PARENT ] ?? [] ) as $position => $entry ) {
			if ( str_contains( $entry[2], rawurlencode( '/marketing' ) ) ) {
				$place = $position + 1;
			}
		}
		add_submenu_page(
			self::PARENT,
			__( 'Coupons', 'storewright' ),
			__( 'Coupons', 'storewright' ),
			'edit_shop_coupons',
			self::MENU,
			'',
			$place
		);
	}

	/**
	 * Hooks the list, where it is the page that is shown.
	 */
	public function register(): void {
		$screen = get_current_screen();
		if ( ! $screen instanceof WP_Screen || PostType::NAME !== $screen->post_type ) {
			return;
		}
		$columns = new CouponColumns( $this->context );
		$query   = new CouponListQuery( $this->context );
		( new CouponTrash( $this->context ) )->register();
		add_filter( 'parent_file', static fn(): string => self::PARENT );
		add_filter( 'submenu_file', static fn(): string => self::MENU );
		add_filter( 'manage_shop_coupon_posts_columns', $columns->columns( ... ) );
		add_filter( 'manage_edit-shop_coupon_sortable_columns', $columns->sortable( ... ) );
		add_action(
			'manage_shop_coupon_posts_custom_column',
			fn( mixed $column, mixed $id ) => $columns->render( $column, is_numeric( $id ) ? $this->coupons[ (int) $id ] ?? null : null ),
			10,
			2
		);
		add_filter( 'list_table_primary_column', static fn(): string => 'title' );
		add_filter( 'posts_clauses', $query->clauses( ... ), 10, 2 );
		add_filter( 'the_posts', $this->prime( ... ), 10, 2 );
		// One query over all coupons less; the filters of this list take its place.
		add_filter( 'disable_months_dropdown', '__return_true' );
		add_action( 'restrict_manage_posts', $query->render_filters( ... ) );
		add_filter( 'post_row_actions', $this->row_actions( ... ), 10, 2 );
		add_filter( 'bulk_actions-edit-shop_coupon', $this->bulk_actions( ... ) );
		add_filter( 'bulk_post_updated_messages', $this->messages( ... ), 10, 2 );
		add_action( 'admin_enqueue_scripts', fn() => $this->context->assets->enqueue( 'catalog' ) );
	}

	/**
	 * Reads the coupons of the page at once.
	 *
	 * @param mixed    $posts
	 * @param WP_Query $asked
	 */
	public function prime( mixed $posts, WP_Query $asked ): mixed {
		if ( $asked->is_main_query() && is_array( $posts ) ) {
			$ids            = array_map( static fn( mixed $post ) => $post instanceof WP_Post ? $post->ID : 0, array_values( $posts ) );
			$this->coupons += ( new CouponServices( $this->context ) )->query()->several( $ids );
		}
		return $posts;
	}

	/**
	 * Leaves WordPress's quick edit out, which knows no amounts.
	 *
	 * @param mixed   $actions Links by name.
	 * @param WP_Post $post
	 */
	public function row_actions( mixed $actions, WP_Post $post ): mixed {
		if ( is_array( $actions ) && PostType::NAME === $post->post_type ) {
			unset( $actions['inline hide-if-no-js'] );
		}
		return $actions;
	}

	/**
	 * Leaves WordPress's bulk edit out.
	 *
	 * @param mixed $actions Names by action.
	 */
	public function bulk_actions( mixed $actions ): mixed {
		if ( is_array( $actions ) ) {
			unset( $actions['edit'] );
		}
		return $actions;
	}

	/**
	 * Says what was done in the words of coupons.
	 *
	 * @param mixed $messages WordPress's, by post type.
	 * @param mixed $counts   By what was done.
	 */
	public function messages( mixed $messages, mixed $counts ): mixed {
		if ( ! is_array( $messages ) || ! is_array( $counts ) ) {
			return $messages;
		}
		// Not called within _n(): what makes the translations’ template reads no texts around a call of a variable.
		$count = array_map( static fn( mixed $number ): int => is_numeric( $number ) ? (int) $number : 0, $counts )
			+ array_fill_keys( [ 'updated', 'locked', 'deleted', 'trashed', 'untrashed' ], 0 );
		return [
			PostType::NAME => [
				/* translators: %s: number of coupons. */
				'updated'   => _n( '%s coupon updated.', '%s coupons updated.', $count['updated'], 'storewright' ),
				/* translators: %s: number of coupons. */
				'locked'    => _n( '%s coupon not updated, somebody is editing it.', '%s coupons not updated, somebody is editing them.', $count['locked'], 'storewright' ),
				/* translators: %s: number of coupons. */
				'deleted'   => _n( '%s coupon permanently deleted.', '%s coupons permanently deleted.', $count['deleted'], 'storewright' ),
				/* translators: %s: number of coupons. */
				'trashed'   => _n( '%s coupon moved to the Trash.', '%s coupons moved to the Trash.', $count['trashed'], 'storewright' ),
				/* translators: %s: number of coupons. */
				'untrashed' => _n( '%s coupon restored from the Trash.', '%s coupons restored from the Trash.', $count['untrashed'], 'storewright' ),
			],
		] + $messages;
	}
}
