<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Kernel\Context;

/**
 * Names of segments by id.
 */
final class SegmentLabels {

	/**
	 * Up to how many products, variations or coupons a shop has, all are answered; beyond, those that have figures.
	 */
	private const ALL = 250;

	/**
	 * Products.
	 *
	 * @param Context   $context
	 * @param list<int> $ids     Those that have figures.
	 * @return array<int, string>
	 */
	public static function products( Context $context, array $ids ): array {
		return self::posts( $context, 'product', $ids );
	}

	/**
	 * Variations.
	 *
	 * @param Context   $context
	 * @param list<int> $ids     Those that have figures.
	 * @return array<int, string>
	 */
	public static function variations( Context $context, array $ids ): array {
		return self::posts( $context, 'product_variation', array_values( array_diff( $ids, [ 0 ] ) ) );
	}

	/**
	 * Coupons.
	 *
	 * @param Context   $context
	 * @param list<int> $ids     Those that have figures.
	 * @return array<int, string>
	 */
	public static function coupons( Context $context, array $ids ): array {
		return self::posts( $context, 'shop_coupon', $ids );
	}

	/**
	 * Categories, all of them.
	 *
	 * @return array<int, string>
	 */
	public static function categories(): array {
		$terms = get_terms(
			[
				'taxonomy'   => 'product_cat',
				'hide_empty' => true,
				'orderby'    => 'term_id',
				'fields'     => 'id=>name',
			]
		);
		return is_array( $terms ) ? array_filter( $terms, 'is_string' ) : [];
	}

	/**
	 * Tax rates that have figures.
	 *
	 * @param Context   $context
	 * @param list<int> $ids
	 * @return array<int, string> '' where the rate is gone.
	 */
	public static function tax_rates( Context $context, array $ids ): array {
		$in    = Condition::in( 'tax_rate_id', $ids );
		$names = array_fill_keys( $ids, '' );
		foreach ( $context->database->rows(
			"SELECT tax_rate_id, tax_rate_name FROM {$context->database->table( 'woocommerce_tax_rates' )} WHERE {$in->sql}",
			...$in->args
		) as $row ) {
			$names[ (int) $row['tax_rate_id'] ] = (string) $row['tax_rate_name'];
		}
		ksort( $names );
		return $names;
	}

	/**
	 * Customers who bought for the first time, and those who came back.
	 *
	 * @return array<int, string>
	 */
	public static function customer_types(): array {
		return [
			0 => __( 'New', 'storewright' ),
			1 => __( 'Returning', 'storewright' ),
		];
	}

	/**
	 * @param Context   $context
	 * @param string    $type    Of the posts.
	 * @param list<int> $ids     Those that have figures; of those that are gone the name is ''.
	 * @return array<int, string> By id, ascending.
	 */
	private static function posts( Context $context, string $type, array $ids ): array {
		$posts = $context->database->table( 'posts' );
		/** @return array<int, string> */
		$named = static function ( Condition $condition, string $limit ) use ( $context, $posts ): array {
			$rows  = $context->database->rows(
				"SELECT ID, post_title FROM $posts WHERE {$condition->sql} ORDER BY ID $limit",
				...$condition->args
			);
			$names = [];
			foreach ( $rows as $row ) {
				$names[ (int) $row['ID'] ] = (string) $row['post_title'];
			}
			return $names;
		};
		$all   = $named( new Condition( "post_type = %s AND post_status = 'publish'", $type ), 'LIMIT ' . ( self::ALL + 1 ) );
		$all   = count( $all ) > self::ALL ? [] : $all;
		$rest  = array_values( array_diff( $ids, array_keys( $all ) ) );
		$all  += ( [] === $rest ? [] : $named( Condition::in( 'ID', $rest ), '' ) ) + array_fill_keys( $rest, '' );
		ksort( $all );
		return $all;
	}
}
