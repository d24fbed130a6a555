<?php
declare(strict_types=1);

namespace Storewright\Store\Reviews;

use Storewright\Database\Connection;
use WP_Comment;

/**
 * Who bought what, as far as reviews ask.
 */
final class VerifiedPurchases {

	/**
	 * Statuses of orders that were paid for.
	 */
	private const PAID = [ 'wc-processing', 'wc-completed' ];

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Which reviews were written by somebody who had bought the product, by the account or by the e-mail address. At most two
	 * queries, each by an index of the orders.
	 *
	 * @param list<WP_Comment> $reviews
	 * @return array<int, bool> By id of the review.
	 */
	public function behind( array $reviews ): array {
		$products = array_map( static fn( WP_Comment $review ) => (int) $review->comment_post_ID, $reviews );
		$by_email = $this->bought( 'billing_email', array_map( self::email( ... ), $reviews ), $products );
		$by_user  = $this->bought( 'customer_id', array_map( self::user( ... ), $reviews ), $products );
		$behind   = [];
		foreach ( $reviews as $review ) {
			$product                             = (int) $review->comment_post_ID;
			$behind[ (int) $review->comment_ID ] = isset(
				$by_email[ $product . '|' . self::email( $review ) ]
			) || isset( $by_user[ $product . '|' . self::user( $review ) ] );
		}
		return $behind;
	}

	/**
	 * Whether an account has bought a product.
	 *
	 * @param int $user_id The account.
	 * @param int $product Id of the product.
	 */
	public function by_account( int $user_id, int $product ): bool {
		return isset( $this->bought( 'customer_id', [ (string) $user_id ], [ $product ] )[ "{$product}|{$user_id}" ] );
	}

	/**
	 * @param 'billing_email'|'customer_id' $column   By what the buyer is known.
	 * @param list<string>                  $buyers   '' for nobody.
	 * @param list<int>                     $products
	 * @return array<string, true> Product and buyer, with a bar between => true.
	 */
	private function bought( string $column, array $buyers, array $products ): array {
		$buyers   = array_values( array_unique( array_filter( $buyers, static fn( string $buyer ) => '' !== $buyer ) ) );
		$products = array_values( array_unique( $products ) );
		if ( [] === $buyers || [] === $products ) {
			return [];
		}
		$places = static fn( array $values, string $place ) => implode( ', ', array_fill( 0, count( $values ), $place ) );
		$rows   = $this->database->rows(
			"SELECT DISTINCT l.product_id, o.$column AS buyer FROM {$this->database->table( 'wc_orders' )} o
			INNER JOIN {$this->database->table( 'wc_order_product_lookup' )} l ON l.order_id = o.id
			WHERE o.$column IN ( {$places( $buyers, '%s' )} ) AND o.type = 'shop_order'
				AND o.status IN ( {$places( self::PAID, '%s' )} ) AND l.product_id IN ( {$places( $products, '%d' )} )",
			...$buyers,
			...self::PAID,
			...$products
		);
		$bought = [];
		foreach ( $rows as $row ) {
			$bought[ "{$row['product_id']}|" . strtolower( (string) $row['buyer'] ) ] = true;
		}
		return $bought;
	}

	private static function email( WP_Comment $review ): string {
		return strtolower( $review->comment_author_email );
	}

	private static function user( WP_Comment $review ): string {
		return (int) $review->user_id > 0 ? (string) (int) $review->user_id : '';
	}
}
