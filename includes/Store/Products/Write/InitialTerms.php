<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Storewright\Database\Connection;
use Storewright\Kernel\BulkChange;
use Storewright\Store\Products\Model\ProductRecord;
use Storewright\Store\Products\PostTypes;
use Storewright\Store\Terms\Taxonomies;

/**
 * Stores all terms of a new product with one statement. wp_set_object_terms() takes about six queries per taxonomy, since it
 * has to ask what an object has already.
 *
 * @internal
 */
final class InitialTerms {

	/**
	 * Terms that were looked up while an import runs, by taxonomy and what was asked for: thousands of products have the same few.
	 *
	 * @var array<string, array<string, list<array{id: int, tt_id: int}>>>
	 */
	private static array $known = [];

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Forgets the terms of an import: when it ends, and when one is deleted.
	 */
	public static function forget(): void {
		self::$known = [];
	}

	/**
	 * Stores the terms of a product that has none, with the hooks of wp_set_object_terms().
	 *
	 * @param ProductRecord $record
	 * @param int           $set_before How often WordPress had said that terms of anything were set, before the post was inserted.
	 */
	public function write( ProductRecord $record, int $set_before ): void {
		$wanted = self::wanted( $record );
		$found  = $this->found( $wanted );
		$rows   = [];
		$all    = [];
		$type   = $record->is_variation() ? PostTypes::VARIATION : PostTypes::PRODUCT;
		foreach ( $wanted as $taxonomy => $terms ) {
			$known  = $found[ $taxonomy ] ?? [];
			$tt_ids = array_column( $known, 'tt_id' );
			if ( ( get_taxonomy( $taxonomy )->sort ?? false ) || ( count( $tt_ids ) < count( $terms ) && is_string( $terms[0] ) ) ) {
				// An order of the terms, or a slug that is yet to become a term.
				wp_set_object_terms( $record->id, $terms, $taxonomy );
				unset( $wanted[ $taxonomy ] );
				continue;
			}
			$all[ $taxonomy ] = array_column( $known, 'id' );
			foreach ( $tt_ids as $tt_id ) {
				/** This action is documented in wp-includes/taxonomy.php */
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
				do_action( 'add_term_relationship', $record->id, $tt_id, $taxonomy );
				$rows[ $tt_id ] = $taxonomy;
			}
		}
		$this->insert( $record->id, array_keys( $rows ) );
		clean_object_term_cache( $record->id, $type );
		if ( did_action( 'set_object_terms' ) === $set_before && ! wp_using_ext_object_cache() ) {
			// Nobody else has given it any: these are all. Who does so from here on forgets them, and so does a rollback.
			foreach ( get_object_taxonomies( $type ) as $taxonomy ) {
				wp_cache_set( $record->id, $all[ $taxonomy ] ?? [], "{$taxonomy}_relationships" );
			}
		}
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
	 * Returns the terms that there are, in the order in which WordPress answers those of an object.
	 *
	 * @param array<string, non-empty-list<int|string>> $wanted
	 * @return array<string, list<array{id: int, tt_id: int}>> By taxonomy.
	 */
	private function found( array $wanted ): array {
		$keys    = array_map( static fn( array $terms ): string => implode( ',', $terms ), $wanted );
		$unknown = array_filter(
			$wanted,
			static fn( string $taxonomy ): bool => ! isset( self::$known[ $taxonomy ][ $keys[ $taxonomy ] ] ),
			ARRAY_FILTER_USE_KEY
		);
		$found   = array_fill_keys( array_keys( $unknown ), [] );
		foreach ( [] === $unknown ? [] : $this->stored( $unknown ) as $row ) {
			$found[ (string) $row['taxonomy'] ][] = [
				'id'    => (int) $row['term_id'],
				'tt_id' => (int) $row['term_taxonomy_id'],
			];
		}
		foreach ( $wanted as $taxonomy => $terms ) {
			$found[ $taxonomy ] ??= self::$known[ $taxonomy ][ $keys[ $taxonomy ] ];
			if ( BulkChange::is_running() && count( $found[ $taxonomy ] ) === count( $terms ) ) {
				self::$known[ $taxonomy ][ $keys[ $taxonomy ] ] = $found[ $taxonomy ];
			}
		}
		return $found;
	}

	/**
	 * @param non-empty-array<string, non-empty-list<int|string>> $wanted
	 * @return list<array<string, string|null>> Rows: term_taxonomy_id, taxonomy, term_id.
	 */
	private function stored( array $wanted ): array {
		if ( false === has_action( 'delete_term', [ self::class, 'forget' ] ) ) {
			add_action( 'delete_term', [ self::class, 'forget' ], 10, 0 );
			add_action( 'edited_term', [ self::class, 'forget' ], 10, 0 );
		}
		$conditions = [];
		$values     = [];
		foreach ( $wanted as $taxonomy => $terms ) {
			$is_slug      = is_string( $terms[0] );
			$places       = implode( ', ', array_fill( 0, count( $terms ), $is_slug ? '%s' : '%d' ) );
			$conditions[] = '( x.taxonomy = %s AND ' . ( $is_slug ? 't.slug' : 't.term_id' ) . " IN ( $places ) )";
			array_push( $values, $taxonomy, ...$terms );
		}
		return $this->database->rows(
			"SELECT x.term_taxonomy_id, x.taxonomy, t.term_id FROM {$this->database->table( 'term_taxonomy' )} x
			JOIN {$this->database->table( 'terms' )} t ON t.term_id = x.term_id WHERE " . implode( ' OR ', $conditions ) . ' ORDER BY t.name',
			...$values
		);
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
