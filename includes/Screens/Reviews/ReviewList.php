<?php
declare(strict_types=1);

namespace Storewright\Screens\Reviews;

use Storewright\Kernel\Context;
use Storewright\Store\Products\PostTypes;
use Storewright\Store\Reviews\ReviewQuery;

/**
 * Reviews in WordPress's own list of comments, which approves, answers, marks as spam and trashes with Undo: with their stars, a filter
 * by rating, and counts of reviews alone.
 */
final class ReviewList {

	/**
	 * The list's address in wp-admin.
	 */
	public const MENU = 'edit-comments.php?comment_type=review';

	/**
	 * Query argument of the filter.
	 */
	public const RATING = 'review_rating';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Adds the entry, with how many reviews wait, to the menu of products.
	 */
	public function add_to_menu(): void {
		if ( ! current_user_can( 'moderate_comments' ) ) {
			return;
		}
		$waiting = $this->waiting();
		$label   = esc_html__( 'Reviews', 'storewright' );
		if ( $waiting > 0 ) {
			$label .= sprintf(
				' <span class="awaiting-mod count-%1$d"><span class="pending-count" aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>',
				$waiting,
				esc_html( number_format_i18n( $waiting ) ),
				/* translators: %s: number of reviews. */
				esc_html( sprintf( _n( '%s review waits for you', '%s reviews wait for you', $waiting, 'storewright' ), number_format_i18n( $waiting ) ) )
			);
		}
		add_submenu_page( 'edit.php?post_type=product', __( 'Reviews', 'storewright' ), $label, 'moderate_comments', self::MENU );
	}

	/**
	 * Hooks the list of comments, where it shows reviews alone.
	 */
	public function register(): void {
		add_filter( 'admin_comment_types_dropdown', $this->types( ... ) );
		// phpcs:ignore WordPress.Security -- Compared only.
		if ( ReviewQuery::TYPE !== ( $_REQUEST['comment_type'] ?? '' ) ) {
			return;
		}
		$this->add_columns();
		add_action( 'restrict_manage_comments', $this->render_filter( ... ) );
		add_filter( 'comments_list_table_query_args', $this->only_rated( ... ) );
		add_filter( 'wp_count_comments', fn( mixed $counts, mixed $post ): mixed => (object) $this->counts( is_numeric( $post ) ? (int) $post : 0 ), 10, 2 );
		add_filter( 'gettext_default', self::word( ... ), 10, 2 );
		add_action( 'admin_enqueue_scripts', fn() => $this->context->assets->enqueue( 'catalog' ) );
		add_filter( 'parent_file', $this->open_menu( ... ) );
		add_filter( 'submenu_file', static fn(): string => self::MENU );
	}

	/**
	 * Gives rows that WordPress's script adds to the list of reviews, such as a reply, the columns of that list.
	 */
	public function join_rows(): void {
		wp_parse_str( (string) wp_parse_url( (string) wp_get_referer(), PHP_URL_QUERY ), $query );
		if ( ReviewQuery::TYPE === ( $query['comment_type'] ?? '' ) ) {
			$this->add_columns();
		}
	}

	private function add_columns(): void {
		add_filter( 'manage_edit-comments_columns', $this->columns( ... ) );
		add_action( 'manage_comments_custom_column', $this->render( ... ), 10, 2 );
	}

	/**
	 * Has WordPress open the menu of products alone: it would open that of comments, too, as long as it knows of no type.
	 */
	public function open_menu(): string {
		$GLOBALS['typenow'] = PostTypes::PRODUCT; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Its own menu goes by it.
		return 'edit.php?post_type=product';
	}

	/**
	 * Adds reviews to the types that comments are filtered by.
	 *
	 * @param mixed $types Names by type.
	 */
	public function types( mixed $types ): mixed {
		return ( is_array( $types ) ? $types : [] ) + [ ReviewQuery::TYPE => __( 'Reviews', 'storewright' ) ];
	}

	/**
	 * Puts the rating behind the review: on phones WordPress shows what stands behind a row's first column below it.
	 *
	 * @param mixed $columns Names by column.
	 */
	public function columns( mixed $columns ): mixed {
		$columns = is_array( $columns ) ? $columns : [];
		$place   = array_search( 'comment', array_keys( $columns ), true );
		$place   = false === $place ? 1 : $place + 1;
		$all     = array_slice( $columns, 0, $place ) + [ 'storewright_rating' => __( 'Rating', 'storewright' ) ] + $columns;
		return array_replace( $all, array_intersect_key( self::names(), $all ) );
	}

	/**
	 * Prints the stars of a review.
	 *
	 * @param mixed $column
	 * @param mixed $id     Of the comment.
	 */
	public function render( mixed $column, mixed $id ): void {
		if ( 'storewright_rating' !== $column || ! is_numeric( $id ) ) {
			return;
		}
		$rating = get_comment_meta( (int) $id, ReviewQuery::RATING, true );
		$stars  = is_numeric( $rating ) ? max( 0, min( 5, (int) $rating ) ) : 0;
		if ( 0 === $stars ) {
			printf( '<span aria-hidden="true">—</span><span class="screen-reader-text">%s</span>', esc_html__( 'No rating', 'storewright' ) );
		} else {
			printf(
				'<span aria-hidden="true">%s</span><span class="screen-reader-text">%s</span>',
				esc_html( str_repeat( '★', $stars ) . str_repeat( '☆', 5 - $stars ) ),
				/* translators: %d: number of stars. */
				esc_html( sprintf( __( '%d out of 5', 'storewright' ), $stars ) )
			);
		}
		if ( '1' === get_comment_meta( (int) $id, ReviewQuery::VERIFIED, true ) ) {
			printf( '<br>%s', esc_html__( 'Verified owner', 'storewright' ) );
		}
	}

	/**
	 * Prints the filter by rating.
	 */
	public function render_filter(): void {
		printf(
			'<label class="screen-reader-text" for="%1$s">%2$s</label><select id="%1$s" name="%1$s"><option value="">%3$s</option>',
			esc_attr( self::RATING ),
			esc_html__( 'Filter by rating', 'storewright' ),
			esc_html__( 'All ratings', 'storewright' )
		);
		for ( $stars = 5; $stars > 0; --$stars ) {
			printf(
				'<option value="%1$d"%2$s>%3$s</option>',
				absint( $stars ),
				selected( self::asked(), $stars, false ),
				/* translators: %s: number of stars. */
				esc_html( sprintf( _n( '%s star', '%s stars', $stars, 'storewright' ), number_format_i18n( $stars ) ) )
			);
		}
		echo '</select>';
	}

	/**
	 * Has the list show reviews with the rating that is asked for.
	 *
	 * @param mixed $query What WordPress asks for.
	 */
	public function only_rated( mixed $query ): mixed {
		$stars = self::asked();
		return is_array( $query ) && $stars > 0 ? [
			'meta_key'   => ReviewQuery::RATING, // phpcs:ignore WordPress.DB.SlowDBQuery -- One filter of a list in wp-admin.
			'meta_value' => (string) $stars, // phpcs:ignore WordPress.DB.SlowDBQuery -- The same.
		] + $query : $query;
	}

	/**
	 * How many reviews there are, in the form of wp_count_comments().
	 *
	 * @param int $product Of this product, 0 for all.
	 * @return array{approved: int, moderated: int, spam: int, trash: int, post-trashed: int, total_comments: int, all: int}
	 */
	public function counts( int $product = 0 ): array {
		$found    = array_fill_keys( [ '1', '0', 'spam', 'trash', 'post-trashed' ], 0 );
		$database = $this->context->database;
		foreach ( $database->rows(
			"SELECT c.comment_approved AS status, COUNT(*) AS number FROM {$database->table( 'comments' )} c
			JOIN {$database->table( 'posts' )} p ON p.ID = c.comment_post_ID AND p.post_type = %s
			WHERE c.comment_type = %s" . ( $product > 0 ? ' AND c.comment_post_ID = %d' : '' ) . ' GROUP BY c.comment_approved',
			PostTypes::PRODUCT,
			ReviewQuery::TYPE,
			...( $product > 0 ? [ $product ] : [] )
		) as $row ) {
			$found[ (string) $row['status'] ] = (int) $row['number'];
		}
		return [
			'approved'       => $found['1'],
			'moderated'      => $found['0'],
			'spam'           => $found['spam'],
			'trash'          => $found['trash'],
			'post-trashed'   => $found['post-trashed'],
			'total_comments' => $found['1'] + $found['0'] + $found['spam'],
			'all'            => $found['1'] + $found['0'],
		];
	}

	/**
	 * How many reviews wait: the few that do are found by WordPress's index, since every page of wp-admin asks.
	 */
	private function waiting(): int {
		return (int) $this->context->database->value(
			"SELECT COUNT(*) FROM {$this->context->database->table( 'comments' )} WHERE comment_approved = '0' AND comment_type = %s",
			ReviewQuery::TYPE
		);
	}

	/**
	 * The number of stars that the address asks for, 0 for all.
	 */
	private static function asked(): int {
		// phpcs:ignore WordPress.Security -- Compared only.
		$stars = $_REQUEST[ self::RATING ] ?? '';
		return in_array( $stars, [ '1', '2', '3', '4', '5' ], true ) ? (int) $stars : 0;
	}

	/**
	 * WordPress's words of comments, of reviews.
	 */
	private static function word( mixed $said, mixed $text ): mixed {
		return match ( $text ) {
			'Comments'        => __( 'Reviews', 'storewright' ),
			'Search Comments' => __( 'Search reviews', 'storewright' ),
			default           => $said,
		};
	}

	/**
	 * @return array<string, string>
	 */
	private static function names(): array {
		return [
			'comment'  => __( 'Review', 'storewright' ),
			'response' => __( 'Product', 'storewright' ),
		];
	}
}
