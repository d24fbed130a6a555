<?php
declare(strict_types=1);

namespace Storewright\Store\Terms;

use Storewright\Database\Connection;
use WP_Term;

/**
 * How many published products are in a category or in one below it, as WooCommerce's lists of categories say it.
 *
 * A product in several of them counts once, which takes reading who is in them. Where these are many, the number is kept with the
 * term, and read anew once the categories' own counts have changed.
 */
final class CategoryCounts {

	/**
	 * Meta key of a category's kept number: "sum of the categories' own counts:number of products".
	 */
	public const META = 'storewright_product_count';

	/**
	 * Up to so many products in all nothing is kept.
	 */
	private const FEW = 2_000;

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Sets the terms' counts. One query where none has others below it.
	 *
	 * @param list<WP_Term> $categories Their meta data cached.
	 */
	public function apply( array $categories ): void {
		$sums = $this->sums( array_map( static fn( WP_Term $term ) => $term->term_id, $categories ) );
		$read = $this->distinct(
			array_keys( array_filter( $sums, static fn( int $sum, int $id ) => null === self::kept( $id, $sum ), ARRAY_FILTER_USE_BOTH ) )
		);
		foreach ( $categories as $term ) {
			$sum = $sums[ $term->term_id ] ?? null;
			if ( null === $sum ) {
				continue;
			}
			$term->count = self::kept( $term->term_id, $sum ) ?? $read[ $term->term_id ] ?? 0;
			if ( $sum > self::FEW && isset( $read[ $term->term_id ] ) ) {
				update_term_meta( $term->term_id, self::META, "$sum:{$term->count}" );
			}
		}
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, int> Id of a category with others below it => sum of their counts and its own.
	 */
	private function sums( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$sums = [];
		$in   = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		foreach ( $this->database->rows(
			"SELECT l.category_tree_id, SUM( t.count ) AS products FROM {$this->below()} WHERE l.category_tree_id IN ( $in )
			GROUP BY l.category_tree_id HAVING COUNT(*) > 1",
			Taxonomies::CATEGORY,
			...$ids
		) as $row ) {
			$sums[ (int) $row['category_tree_id'] ] = (int) $row['products'];
		}
		return $sums;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, int> Id => number of products; a category without any is missing.
	 */
	private function distinct( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$counts = [];
		$in     = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$rows   = $this->database->rows(
			"SELECT l.category_tree_id, COUNT( DISTINCT r.object_id ) AS products FROM {$this->below()}
			JOIN {$this->database->table( 'term_relationships' )} r ON r.term_taxonomy_id = t.term_taxonomy_id
			JOIN {$this->database->table( 'posts' )} p ON p.ID = r.object_id AND p.post_status = 'publish'
			WHERE l.category_tree_id IN ( $in ) GROUP BY l.category_tree_id",
			Taxonomies::CATEGORY,
			...$ids
		);
		foreach ( $rows as $row ) {
			$counts[ (int) $row['category_tree_id'] ] = (int) $row['products'];
		}
		return $counts;
	}

	/**
	 * The number where it needs no reading: there are no products, or it is kept for this sum.
	 */
	private static function kept( int $id, int $sum ): ?int {
		if ( 0 === $sum ) {
			return 0;
		}
		$kept = $sum > self::FEW ? get_term_meta( $id, self::META, true ) : '';
		return is_string( $kept ) && str_starts_with( $kept, "$sum:" ) ? (int) explode( ':', $kept )[1] : null;
	}

	private function below(): string {
		return "{$this->database->table( CategoryLookup::TABLE )} l
			JOIN {$this->database->table( 'term_taxonomy' )} t ON t.term_id = l.category_id AND t.taxonomy = %s";
	}
}
