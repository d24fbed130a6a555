<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Storewright\Database\Connection;
use Storewright\Store\Products\Model\ProductRecord;
use Storewright\Store\Terms\Taxonomies;

/**
 * Stores all terms of a new product with one statement. wp_set_object_terms() takes about six queries per taxonomy, since it
 * has to ask what an object has already.
 *
 * @internal
 */
final class InitialTerms {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Stores the terms of a product that has none, with the hooks of wp_set_object_terms().
	 */
	public function write( ProductRecord $record ): void {
		$wanted = self::wanted( $record );
		$found  = $this->found( $wanted );
		$rows   = [];
		foreach ( $wanted as $taxonomy => $terms ) {
			$tt_ids = array_values( array_intersect_key( $found[ $taxonomy ] ?? [], array_flip( array_map( strval( ... ), $terms ) ) ) );
			if ( ( get_taxonomy( $taxonomy )->sort ?? false ) || ( count( $tt_ids ) < count( $terms ) && is_string( $terms[0] ) ) ) {
				// An order of the terms, or a slug that is yet to become a term.
				wp_set_object_terms( $record->id, $terms, $taxonomy );
				unset( $wanted[ $taxonomy ] );
				continue;
			}
			foreach ( $tt_ids as $tt_id ) {
				/** This action is documented in wp-includes/taxonomy.php */
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
				do_action( 'add_term_relationship', $record->id, $tt_id, $taxonomy );
				$rows[ $tt_id ] = $taxonomy;
			}
		}
		$this->insert( $record->id, array_keys( $rows ) );
		foreach ( $rows as $tt_id => $taxonomy ) {
			/** This action is documented in wp-includes/taxonomy.php */
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
			do_action( 'added_term_relationship', $record->id, $tt_id, $taxonomy );
		}
		foreach ( $wanted as $taxonomy => $terms ) {
			$tt_ids = array_keys( $rows, $taxonomy, true );
			if ( [] !== $tt_ids ) {
				wp_update_term_count( $tt_ids, $taxonomy );
			}
			wp_cache_delete( $record->id, "{$taxonomy}_relationships" );
			/** This action is documented in wp-includes/taxonomy.php */
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
			do_action( 'set_object_terms', $record->id, $terms, $tt_ids, $taxonomy, false, [] );
		}
		wp_cache_set_terms_last_changed();
	}

	/**
	 * @return array<string, non-empty-list<int|string>> Taxonomy => ids, or slugs of the plugin's own taxonomies.
	 */
	private static function wanted( ProductRecord $record ): array {
		$wanted = [
			Taxonomies::PRODUCT_TYPE       => $record->is_variation() ? [] : [ $record->type ],
			Taxonomies::PRODUCT_VISIBILITY => array_values( $record->visibility ),
		];
		foreach ( $record->terms as $taxonomy => $ids ) {
			$wanted[ $taxonomy ] = taxonomy_exists( $taxonomy ) ? array_values( array_unique( $ids ) ) : [];
		}
		return array_filter( $wanted, static fn( array $terms ) => [] !== $terms );
	}

	/**
	 * @param array<string, non-empty-list<int|string>> $wanted
	 * @return array<string, array<string, int>> Taxonomy => id or slug, as it was asked for => id of the term in the taxonomy.
	 */
	private function found( array $wanted ): array {
		$conditions = [];
		$values     = [];
		foreach ( $wanted as $taxonomy => $terms ) {
			$is_slug      = is_string( $terms[0] );
			$places       = implode( ', ', array_fill( 0, count( $terms ), $is_slug ? '%s' : '%d' ) );
			$conditions[] = '( x.taxonomy = %s AND ' . ( $is_slug ? 't.slug' : 't.term_id' ) . " IN ( $places ) )";
			array_push( $values, $taxonomy, ...$terms );
		}
		$found = [];
		$rows  = [] === $wanted ? [] : $this->database->rows(
			"SELECT x.term_taxonomy_id, x.taxonomy, t.term_id, t.slug FROM {$this->database->table( 'term_taxonomy' )} x
			JOIN {$this->database->table( 'terms' )} t ON t.term_id = x.term_id WHERE " . implode( ' OR ', $conditions ),
			...$values
		);
		foreach ( $rows as $row ) {
			$taxonomy = (string) $row['taxonomy'];
			$key      = is_string( $wanted[ $taxonomy ][0] ?? 0 ) ? (string) $row['slug'] : (string) $row['term_id'];

			$found[ $taxonomy ][ $key ] = (int) $row['term_taxonomy_id'];
		}
		return $found;
	}

	/**
	 * @param list<int> $tt_ids
	 */
	private function insert( int $id, array $tt_ids ): void {
		// In one order, so that no two requests wait for each other.
		sort( $tt_ids );
		if ( [] !== $tt_ids ) {
			$places = implode( ', ', array_fill( 0, count( $tt_ids ), '( %d, %d )' ) );
			$values = array_merge( ...array_map( static fn( int $tt_id ) => [ $id, $tt_id ], $tt_ids ) );
			$this->database->execute(
				"INSERT IGNORE INTO {$this->database->table( 'term_relationships' )} ( object_id, term_taxonomy_id ) VALUES $places",
				...$values
			);
		}
	}
}
