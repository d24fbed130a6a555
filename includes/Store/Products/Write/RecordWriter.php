<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Storewright\Database\Connection;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Products\Model\ProductRecord;
use Storewright\Store\Terms\Taxonomies;
use WP_Error;

/**
 * Stores the record of a product: its post, and of meta data and terms only what differs from before.
 *
 * @internal
 */
final class RecordWriter {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Stores a new one and gives it its id.
	 *
	 * @param ProductRecord $record
	 * @param int           $wished The id that it is to have where that is free, 0 for the next one.
	 */
	public function insert( ProductRecord $record, int $wished = 0 ): void {
		/** @var array{post_title: string} $post WordPress takes columns as texts. */
		$post       = self::slashed( $record->post ) + ( $wished > 0 ? [ 'import_id' => $wished ] : [] );
		$with_meta  = did_action( 'added_post_meta' );
		$with_terms = did_action( 'set_object_terms' );
		$record->id = self::stored( ( new PostInsertion( $this->database ) )->run( $post ) );
		$this->meta( $record->id, [], $record->meta );
		if ( did_action( 'added_post_meta' ) === $with_meta && ! wp_using_ext_object_cache() ) {
			// Nobody else has added any: these are all. Who does so from here on forgets them, and so does a rollback.
			wp_cache_set( $record->id, array_map( static fn( string $value ): array => [ $value ], $record->meta ), 'post_meta' );
		}
		( new InitialTerms( $this->database ) )->write( $record, $with_terms );
	}

	/**
	 * Stores what has changed, and that it was changed now.
	 *
	 * @param ProductRecord $old
	 * @param ProductRecord $new
	 */
	public function update( ProductRecord $old, ProductRecord $new ): void {
		$columns = array_diff_assoc( $new->post, $old->post );
		$dated   = isset( $columns['post_date'] ) || isset( $columns['post_date_gmt'] );
		/** @var array{ID: int} $post WordPress takes columns as texts. */
		$post = [ 'ID' => $new->id ] + self::slashed( $columns ) + ( $dated ? [ 'edit_date' => true ] : [] );
		self::stored( wp_update_post( $post, true ) );
		$this->meta( $new->id, $old->meta, $new->meta );
		$this->terms( $new, $old );
		$this->forget( $new->id );
	}

	/**
	 * Stores meta data and terms that follow from other products. That is no change of the product's own.
	 *
	 * @param ProductRecord $old
	 * @param ProductRecord $new
	 */
	public function derived( ProductRecord $old, ProductRecord $new ): void {
		$this->meta( $new->id, $old->meta, $new->meta );
		$this->terms( $new, $old );
		$this->forget( $new->id );
	}

	/**
	 * Writes what differs of meta data.
	 *
	 * Rows are found without locks and written by their primary key: by key of meta data, the rows of every product would be
	 * locked, and orders that take stock would wait or fail.
	 *
	 * @param int                   $id
	 * @param array<string, string> $old
	 * @param array<string, string> $new
	 */
	private function meta( int $id, array $old, array $new ): void {
		$table = $this->database->table( 'postmeta' );
		$gone  = array_diff_key( $old, $new );
		$come  = array_diff_key( $new, $old );
		$other = array_filter(
			array_intersect_key( $new, $old ),
			static fn( string $value, string $key ) => $value !== $old[ $key ],
			ARRAY_FILTER_USE_BOTH
		);
		$rows  = [] === $gone && [] === $other ? [] : $this->rows( $id );
		$ids   = array_merge( ...array_values( array_intersect_key( $rows, $gone ) ) );
		if ( [] !== $ids ) {
			$this->database->execute(
				"DELETE FROM $table WHERE meta_id IN ( " . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ' )',
				...$ids
			);
		}
		foreach ( $other as $key => $value ) {
			foreach ( $rows[ $key ] ?? [] as $row ) {
				// phpcs:ignore WordPress.DB.SlowDBQuery -- By the primary key.
				$this->database->update( 'postmeta', [ 'meta_value' => $value ], [ 'meta_id' => $row ] );
			}
		}
		if ( [] !== $come ) {
			$args = [];
			foreach ( $come as $key => $value ) {
				array_push( $args, $id, $key, $value );
			}
			$this->database->execute(
				"INSERT INTO $table ( post_id, meta_key, meta_value ) VALUES " . implode(
					', ',
					array_fill( 0, count( $come ), '( %d, %s, %s )' )
				),
				...$args
			);
		}
		$this->database->forget( 'post_meta', $id );
	}

	/**
	 * Ids of the rows of a product's meta data.
	 *
	 * @return array<string, list<int>> By key.
	 */
	private function rows( int $id ): array {
		$rows = [];
		foreach ( $this->database->rows(
			"SELECT meta_id, meta_key FROM {$this->database->table( 'postmeta' )} WHERE post_id = %d ORDER BY meta_id",
			$id
		) as $row ) {
			$rows[ (string) $row['meta_key'] ][] = (int) $row['meta_id'];
		}
		return $rows;
	}

	private function terms( ProductRecord $new, ProductRecord $old ): void {
		if ( ! $new->is_variation() && $new->type !== $old->type ) {
			wp_set_object_terms( $new->id, $new->type, Taxonomies::PRODUCT_TYPE );
		}
		if ( $new->visibility !== $old->visibility ) {
			wp_set_object_terms( $new->id, $new->visibility, Taxonomies::PRODUCT_VISIBILITY );
		}
		foreach ( $new->terms as $taxonomy => $ids ) {
			$before = $old->terms[ $taxonomy ] ?? [];
			if ( $ids !== $before && taxonomy_exists( $taxonomy ) ) {
				wp_set_object_terms( $new->id, $ids, $taxonomy );
			}
		}
	}

	private function forget( int $id ): void {
		clean_post_cache( $id );
	}

	/**
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	private static function slashed( array $columns ): array {
		return array_map( static fn( string $value ) => addslashes( $value ), $columns );
	}

	private static function stored( int|WP_Error $id ): int {
		if ( $id instanceof WP_Error || 0 === $id ) {
			throw new InvalidInput(
				'woocommerce_rest_product_not_saved',
				$id instanceof WP_Error ? $id->get_error_message() : __( 'The product could not be saved.', 'storewright' )
			);
		}
		return $id;
	}
}
