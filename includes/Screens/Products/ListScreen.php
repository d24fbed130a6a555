<?php
declare(strict_types=1);

namespace Storewright\Screens\Products;

use Storewright\Kernel\Context;
use Storewright\Store\Products\PostTypes;
use WP_Post;
use WP_Query;
use WP_Screen;

/**
 * The list of products: WordPress's own list of posts, with what an owner needs to see and to do.
 */
final class ListScreen {

	/**
	 * The list's address in wp-admin.
	 */
	public const MENU = 'edit.php?post_type=product';

	/**
	 * What the bulk edit is called among the bulk actions.
	 */
	public const BULK_EDIT = 'storewright_edit';

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
	 * Hooks the list, where it is the page that is shown.
	 */
	public function register(): void {
		$screen = get_current_screen();
		if ( ! $screen instanceof WP_Screen || PostTypes::PRODUCT !== $screen->post_type ) {
			return;
		}
		$columns = new ListColumns( $this->context );
		$query   = new ListQuery( $this->context );
		add_filter( 'manage_product_posts_columns', $columns->columns( ... ) );
		add_filter( 'manage_edit-product_sortable_columns', $columns->sortable( ... ) );
		add_action( 'manage_product_posts_custom_column', $columns->render( ... ), 10, 2 );
		add_filter( 'list_table_primary_column', static fn(): string => 'title' );
		add_filter(
			'default_hidden_columns',
			static fn( mixed $hidden ): array => [ ...( is_array( $hidden ) ? $hidden : [] ), 'storewright_tags' ]
		);
		add_action( 'pre_get_posts', $query->prepare( ... ) );
		add_filter( 'posts_search', $query->search( ... ), 10, 2 );
		add_filter( 'posts_clauses', $query->clauses( ... ), 10, 2 );
		add_filter(
			'the_posts',
			static fn( mixed $posts, WP_Query $asked ): mixed => $asked->is_main_query() ? $columns->prime( $posts ) : $posts,
			10,
			2
		);
		// One query over all products less; the filters of this list take its place.
		add_filter( 'disable_months_dropdown', '__return_true' );
		add_action( 'restrict_manage_posts', ( new ListFilters() )->render( ... ) );
		add_filter( 'post_row_actions', $this->row_actions( ... ), 10, 2 );
		add_filter( 'bulk_actions-edit-product', $this->bulk_actions( ... ) );
		add_filter( 'handle_bulk_actions-edit-product', $this->bulk_edit( ... ), 10, 3 );
		add_filter( 'bulk_post_updated_messages', $this->messages( ... ), 10, 2 );
		add_action( 'manage_posts_extra_tablenav', $this->render_files( ... ) );
		add_action( 'admin_notices', $this->render_notice( ... ) );
		add_action( 'admin_enqueue_scripts', fn() => $this->context->assets->enqueue( 'catalog' ) );
	}

	/**
	 * What can be done with a product: the quick edit that knows prices and stock, and a copy.
	 *
	 * @param mixed   $actions Links by name.
	 * @param WP_Post $post
	 */
	public function row_actions( mixed $actions, WP_Post $post ): mixed {
		if ( ! is_array( $actions ) || 'trash' === $post->post_status ) {
			return $actions;
		}
		unset( $actions['inline hide-if-no-js'] );
		$ours = [];
		if ( current_user_can( 'edit_product', $post->ID ) ) {
			$ours['storewright_quick_edit'] = sprintf(
				'<a class="storewright-quick-edit-link" href="%s" aria-label="%s">%s</a>',
				esc_url( ( new QuickEditPage( $this->context ) )->url( [ 'id' => $post->ID ] ) ),
				/* translators: %s: name of a product. */
				esc_attr( sprintf( __( 'Quick edit “%s”', 'storewright' ), $post->post_title ) ),
				esc_html__( 'Quick edit', 'storewright' )
			);
		}
		if ( current_user_can( 'publish_products' ) ) {
			$ours['storewright_duplicate'] = sprintf(
				'<a href="%s" aria-label="%s">%s</a>',
				esc_url( DuplicateAction::url( $post->ID ) ),
				/* translators: %s: name of a product. */
				esc_attr( sprintf( __( 'Duplicate “%s”', 'storewright' ), $post->post_title ) ),
				esc_html__( 'Duplicate', 'storewright' )
			);
		}
		$edit = array_slice( $actions, 0, 1 );
		/* translators: %d: id of a product. */
		return [ 'id' => esc_html( sprintf( __( 'ID: %d', 'storewright' ), $post->ID ) ) ] + $edit + $ours + $actions;
	}

	/**
	 * Puts the edit of prices and stock in the place of WordPress's bulk edit.
	 *
	 * @param mixed $actions Names by action.
	 */
	public function bulk_actions( mixed $actions ): mixed {
		if ( ! is_array( $actions ) || ! isset( $actions['edit'] ) ) {
			return $actions;
		}
		unset( $actions['edit'] );
		return [ self::BULK_EDIT => __( 'Edit prices, stock and more', 'storewright' ) ] + $actions;
	}

	/**
	 * Leads to the page that edits the selected products.
	 *
	 * @param mixed $next   Where WordPress would go.
	 * @param mixed $action
	 * @param mixed $ids
	 */
	public function bulk_edit( mixed $next, mixed $action, mixed $ids ): mixed {
		if ( self::BULK_EDIT !== $action || ! is_array( $ids ) ) {
			return $next;
		}
		$ids = implode(
			',',
			array_filter( array_map( static fn( mixed $id ) => is_numeric( $id ) ? (int) $id : 0, $ids ), static fn( int $id ) => $id > 0 )
		);
		return ( new EditPage( $this->context ) )->url( [ 'ids' => $ids ] );
	}

	/**
	 * Has WordPress speak of products where it would speak of posts.
	 *
	 * @param mixed $messages By post type.
	 * @param mixed $counts   How many, by message.
	 */
	public function messages( mixed $messages, mixed $counts ): mixed {
		if ( ! is_array( $messages ) || ! is_array( $counts ) ) {
			return $messages;
		}
		// Not called within _n(): what makes the translations’ template reads no texts around a call of a variable.
		$count = array_map( static fn( mixed $number ): int => is_numeric( $number ) ? (int) $number : 0, $counts )
			+ array_fill_keys( [ 'updated', 'locked', 'deleted', 'trashed', 'untrashed' ], 0 );
		return [
			PostTypes::PRODUCT => [
				/* translators: %s: number of products. */
				'updated'   => _n( '%s product was changed.', '%s products were changed.', $count['updated'], 'storewright' ),
				/* translators: %s: number of products. */
				'locked'    => _n( '%s product not updated, somebody is editing it.', '%s products not updated, somebody is editing them.', $count['locked'], 'storewright' ),
				/* translators: %s: number of products. */
				'deleted'   => _n( '%s product permanently deleted.', '%s products permanently deleted.', $count['deleted'], 'storewright' ),
				/* translators: %s: number of products. */
				'trashed'   => _n( '%s product moved to the Trash.', '%s products moved to the Trash.', $count['trashed'], 'storewright' ),
				/* translators: %s: number of products. */
				'untrashed' => _n( '%s product restored from the Trash.', '%s products restored from the Trash.', $count['untrashed'], 'storewright' ),
			],
		] + $messages;
	}

	/**
	 * Prints the links to the export and the import beside the filters.
	 *
	 * @param mixed $which Where: 'top' or 'bottom'.
	 */
	public function render_files( mixed $which ): void {
		if ( 'top' !== $which ) {
			return;
		}
		echo '<div class="alignleft actions storewright-files">';
		if ( ExportAction::is_allowed() ) {
			printf(
				'<a class="button" href="%s">%s</a> ',
				esc_url( ExportAction::url( ListQuery::shown() ) ),
				esc_html__( 'Export CSV', 'storewright' )
			);
		}
		if ( current_user_can( 'import' ) && current_user_can( 'publish_products' ) ) {
			$import = $this->context->app_url(
				[
					'task'   => 'products',
					'import' => '1',
				]
			);
			printf( '<a class="button" href="%s">%s</a>', esc_url( $import ), esc_html__( 'Import CSV', 'storewright' ) );
		}
		echo '</div>';
	}

	/**
	 * Says what was done.
	 */
	public function render_notice(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Says what is shown, changes nothing.
		$text = '';
		if ( isset( $_GET['storewright_changed'] ) && is_numeric( $_GET['storewright_changed'] ) ) {
			$count = (int) $_GET['storewright_changed'];
			$text  = 0 === $count
				? __( 'Nothing had to be changed.', 'storewright' )
				: sprintf(
					/* translators: %s: number of products. */
					_n( '%s product was changed.', '%s products were changed.', $count, 'storewright' ),
					number_format_i18n( $count )
				);
		}
		$copy = isset( $_GET['storewright_copy'] ) && is_numeric( $_GET['storewright_copy'] ) ? get_post( (int) $_GET['storewright_copy'] ) : null;
		// phpcs:enable
		if ( '' === $text && ! $copy instanceof WP_Post ) {
			return;
		}
		printf( '<div class="notice notice-success is-dismissible" role="status"><p>%s', esc_html( $text ) );
		if ( $copy instanceof WP_Post ) {
			/* translators: %s: name of a product. */
			echo esc_html( sprintf( __( '“%s” was added as a draft.', 'storewright' ), $copy->post_title ) ) . ' ';
			printf(
				'<a href="%s">%s</a>',
				esc_url( (string) get_edit_post_link( $copy->ID, 'raw' ) ),
				esc_html__( 'Edit product', 'storewright' )
			);
		}
		echo '</p></div>';
	}
}
