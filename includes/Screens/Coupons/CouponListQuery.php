<?php
declare(strict_types=1);

namespace Storewright\Screens\Coupons;

use Storewright\Kernel\Context;
use WP_Query;

/**
 * Filters and sorts the list of coupons.
 *
 * @internal
 */
final class CouponListQuery {

	public const TYPE = 'coupon_type';

	public const STATE = 'coupon_state';

	/**
	 * `orderby` => key of the post meta.
	 */
	private const ORDERS = [
		'amount'  => 'coupon_amount',
		'usage'   => 'usage_count',
		'expires' => 'date_expires',
	];

	public function __construct( private readonly Context $context ) {}

	/**
	 * The filters in the address that have a valid value.
	 *
	 * @return array<string, string>
	 */
	public static function filters(): array {
		$filters = [];
		foreach ( [
			self::TYPE  => CouponText::types(),
			self::STATE => CouponText::states(),
		] as $name => $choices ) {
			$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- Compared only.
			if ( is_string( $value ) && isset( $choices[ $value ] ) ) {
				$filters[ $name ] = $value;
			}
		}
		return $filters;
	}

	/**
	 * Prints the filters.
	 *
	 * @param mixed $post_type Whose list it is.
	 */
	public function render_filters( mixed $post_type ): void {
		if ( 'shop_coupon' !== $post_type ) {
			return;
		}
		self::select( self::TYPE, __( 'Filter by type', 'storewright' ), [ '' => __( 'All types', 'storewright' ) ] + CouponText::types() );
		self::select( self::STATE, __( 'Filter by status', 'storewright' ), [ '' => __( 'All statuses', 'storewright' ) ] + CouponText::states() );
	}

	/**
	 * Adds the filters and the order.
	 *
	 * @param mixed    $clauses WordPress's parts of the statement.
	 * @param WP_Query $query
	 */
	public function clauses( mixed $clauses, WP_Query $query ): mixed {
		if ( ! is_array( $clauses ) || ! $query->is_main_query() ) {
			return $clauses;
		}
		/** @var array<string, string> $clauses */
		$filters = self::filters();
		$posts   = $this->context->database->table( 'posts' );
		if ( isset( $filters[ self::TYPE ] ) ) {
			$clauses['where'] .= ' AND ' . $this->type( $filters[ self::TYPE ] );
		}
		$clauses['where'] .= match ( $filters[ self::STATE ] ?? '' ) {
			CouponText::ACTIVE  => " AND $posts.post_status = 'publish' AND NOT {$this->expired()} AND NOT {$this->used_up()}",
			CouponText::EXPIRED => " AND $posts.post_status = 'publish' AND {$this->expired()}",
			CouponText::USED_UP => " AND $posts.post_status = 'publish' AND {$this->used_up()} AND NOT {$this->expired()}",
			default             => '',
		};
		$order = $query->get( 'orderby' );
		$key   = is_string( $order ) ? self::ORDERS[ $order ] ?? null : null;
		if ( null !== $key ) {
			$asked              = $query->get( 'order' );
			$direction          = is_string( $asked ) && 'ASC' === strtoupper( $asked ) ? 'ASC' : 'DESC';
			$meta               = $this->context->database->table( 'postmeta' );
			$clauses['join']   .= " LEFT JOIN $meta storewright_by ON storewright_by.post_id = $posts.ID AND storewright_by.meta_key = '$key'";
			$clauses['groupby'] = "$posts.ID";
			$clauses['orderby'] = "MAX( CAST( storewright_by.meta_value AS DECIMAL(26,8) ) ) $direction, $posts.ID $direction";
		}
		return $clauses;
	}

	/**
	 * A coupon without a type takes money off the cart.
	 */
	private function type( string $type ): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$posts = $this->context->database->table( 'posts' );
		$meta  = $this->context->database->table( 'postmeta' );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Names of tables.
		$sql = (string) $wpdb->prepare(
			"EXISTS ( SELECT 1 FROM $meta t WHERE t.post_id = $posts.ID AND t.meta_key = 'discount_type' AND t.meta_value = %s )",
			$type
		);
		// phpcs:enable
		return 'fixed_cart' !== $type
			? $sql
			: "( $sql OR NOT EXISTS ( SELECT 1 FROM $meta t WHERE t.post_id = $posts.ID AND t.meta_key = 'discount_type' AND t.meta_value <> '' ) )";
	}

	private function expired(): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$posts = $this->context->database->table( 'posts' );
		$meta  = $this->context->database->table( 'postmeta' );
		$now   = $this->context->clock->now();
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Names of tables.
		return (string) $wpdb->prepare(
			"EXISTS ( SELECT 1 FROM $meta e WHERE e.post_id = $posts.ID AND e.meta_value <> '' AND (
				( e.meta_key = 'date_expires' AND e.meta_value <> '0' AND CAST( e.meta_value AS SIGNED ) <= %d )
				OR ( e.meta_key = 'expiry_date' AND e.meta_value <= %s
					AND NOT EXISTS (
						SELECT 1 FROM $meta d
						WHERE d.post_id = $posts.ID AND d.meta_key = 'date_expires' AND d.meta_value NOT IN ( '', '0' )
					)
				)
			) )",
			$now->getTimestamp(),
			(string) wp_date( 'Y-m-d', $now->getTimestamp() )
		);
		// phpcs:enable
	}

	private function used_up(): string {
		$posts = $this->context->database->table( 'posts' );
		$meta  = $this->context->database->table( 'postmeta' );
		return "EXISTS ( SELECT 1 FROM $meta l JOIN $meta c ON c.post_id = l.post_id AND c.meta_key = 'usage_count'
			WHERE l.post_id = $posts.ID AND l.meta_key = 'usage_limit' AND CAST( l.meta_value AS SIGNED ) > 0
				AND CAST( c.meta_value AS SIGNED ) >= CAST( l.meta_value AS SIGNED ) )";
	}

	/**
	 * @param array<string, string> $choices
	 */
	private static function select( string $name, string $label, array $choices ): void {
		printf( '<label class="screen-reader-text" for="%1$s">%2$s</label><select name="%1$s" id="%1$s">', esc_attr( $name ), esc_html( $label ) );
		foreach ( $choices as $value => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( self::filters()[ $name ] ?? '', $value, false ), esc_html( $text ) );
		}
		echo '</select>';
	}
}
