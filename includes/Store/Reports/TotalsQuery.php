<?php
declare(strict_types=1);

namespace Storewright\Store\Reports;

use Storewright\Database\Connection;
use Storewright\Store\Customers\CustomerQuery;
use Storewright\Store\Customers\CustomerRole;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Query\OrderQuery;

/**
 * How many orders, products, customers, coupons and reviews of each kind there are.
 *
 * Each list is by slug, with the name that people read and the number.
 */
final class TotalsQuery {

	public function __construct(
		private readonly Connection $database,
		private readonly OrderQuery $orders,
		private readonly CustomerQuery $customers
	) {}

	/**
	 * Orders by status.
	 *
	 * @return array<string, array{string, int}>
	 */
	public function orders(): array {
		$counts = $this->orders->count_by_status( Order::TYPE );
		$totals = [];
		foreach ( OrderStatus::all() as $status => $name ) {
			$totals[ $status ] = [ $name, $counts[ $status ] ?? 0 ];
		}
		return $totals;
	}

	/**
	 * Published products by type.
	 *
	 * @return array<string, array{string, int}>
	 */
	public function products(): array {
		$names  = [
			'external' => __( 'External/affiliate product', 'storewright' ),
			'grouped'  => __( 'Grouped product', 'storewright' ),
			'simple'   => __( 'Simple product', 'storewright' ),
			'variable' => __( 'Variable product', 'storewright' ),
		];
		$counts = $this->counts(
			"SELECT t.slug, COUNT( p.ID ) AS total FROM {$this->database->table( 'term_taxonomy' )} x
			JOIN {$this->database->table( 'terms' )} t ON t.term_id = x.term_id
			JOIN {$this->database->table( 'term_relationships' )} r ON r.term_taxonomy_id = x.term_taxonomy_id
			JOIN {$this->database->table( 'posts' )} p ON p.ID = r.object_id AND p.post_type = 'product' AND p.post_status = 'publish'
			WHERE x.taxonomy = 'product_type' GROUP BY t.slug"
		);
		return self::totals( $names, $counts );
	}

	/**
	 * Accounts of customers, by whether they have paid an order.
	 *
	 * @return array<string, array{string, int}>
	 */
	public function customers(): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$orders = $this->database->table( 'wc_orders' );
		$role   = '%"' . CustomerRole::ID . '"%';
		$key    = $wpdb->get_blog_prefix() . 'capabilities';
		// Whoever has ordered is read along an index once, not once for each account.
		$hint     = $this->database->is_sqlite() ? '' : 'FORCE INDEX ( storewright_customer_type_status_date )';
		$accounts = $this->customers->count_of_role( CustomerRole::ID );
		$paying   = (int) $this->database->value(
			"SELECT COUNT(*) FROM ( SELECT DISTINCT o.customer_id FROM $orders o $hint WHERE o.customer_id > 0 AND o.type = %s
			AND o.status IN ( 'wc-processing', 'wc-completed' ) ) p
			JOIN {$wpdb->usermeta} m ON m.user_id = p.customer_id AND m.meta_key = %s AND m.meta_value LIKE %s",
			Order::TYPE,
			$key,
			$role
		);
		return [
			'paying'     => [ __( 'Paying customer', 'storewright' ), $paying ],
			'non_paying' => [ __( 'Non-paying customer', 'storewright' ), $accounts - $paying ],
		];
	}

	/**
	 * Published coupons by the kind of their discount.
	 *
	 * @return array<string, array{string, int}>
	 */
	public function coupons(): array {
		$names  = [
			'percent'       => __( 'Percentage discount', 'storewright' ),
			'fixed_cart'    => __( 'Fixed cart discount', 'storewright' ),
			'fixed_product' => __( 'Fixed product discount', 'storewright' ),
		];
		$counts = $this->counts(
			"SELECT m.meta_value AS slug, COUNT(*) AS total FROM {$this->database->table( 'posts' )} p
			JOIN {$this->database->table( 'postmeta' )} m ON m.post_id = p.ID AND m.meta_key = 'discount_type'
			WHERE p.post_type = 'shop_coupon' AND p.post_status = 'publish' GROUP BY m.meta_value"
		);
		return self::totals( $names, $counts );
	}

	/**
	 * Reviews by their stars, those that wait for approval included.
	 *
	 * @return array<string, array{string, int}>
	 */
	public function reviews(): array {
		$counts = $this->counts(
			"SELECT m.meta_value AS slug, COUNT(*) AS total FROM {$this->database->table( 'comments' )} c
			JOIN {$this->database->table( 'commentmeta' )} m ON m.comment_id = c.comment_ID AND m.meta_key = 'rating'
			WHERE c.comment_type = 'review' AND c.comment_approved IN ( '0', '1' ) GROUP BY m.meta_value"
		);
		$totals = [];
		for ( $stars = 1; $stars <= 5; $stars++ ) {
			/* translators: %d: number of stars. */
			$totals[ "rated_{$stars}_out_of_5" ] = [ sprintf( __( 'Rated %d out of 5', 'storewright' ), $stars ), $counts[ $stars ] ?? 0 ];
		}
		return $totals;
	}

	/**
	 * @return array<array-key, int>
	 */
	private function counts( string $sql ): array {
		return array_map( intval( ... ), array_column( $this->database->rows( $sql ), 'total', 'slug' ) );
	}

	/**
	 * @param array<string, string>  $names
	 * @param array<array-key, int>  $counts
	 * @return array<string, array{string, int}>
	 */
	private static function totals( array $names, array $counts ): array {
		$totals = [];
		foreach ( $names as $slug => $name ) {
			$totals[ $slug ] = [ $name, $counts[ $slug ] ?? 0 ];
		}
		return $totals;
	}
}
