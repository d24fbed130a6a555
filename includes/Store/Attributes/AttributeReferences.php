<?php
declare(strict_types=1);

namespace Storewright\Store\Attributes;

use Storewright\Database\Connection;
use Storewright\Database\Serialized;

/**
 * References to the taxonomy of an attribute: terms, products, variations, the lookup table.
 */
final class AttributeReferences {

	/**
	 * Products that are read at once.
	 */
	private const CHUNK = 200;

	private const LOOKUP = 'wc_product_attributes_lookup';

	private readonly string $meta;

	private readonly string $taxonomies;

	public function __construct( private readonly Connection $database ) {
		$this->meta       = $database->table( 'postmeta' );
		$this->taxonomies = $database->table( 'term_taxonomy' );
	}

	/**
	 * Gives everything that names a taxonomy its new name. Belongs into the transaction that renames the attribute.
	 *
	 * @param string $from Such as `pa_color`.
	 * @param string $to   Such as `pa_colour`.
	 */
	public function rename( string $from, string $to ): void {
		$terms = $this->term_ids( $from );
		$this->database->execute( "UPDATE {$this->taxonomies} SET taxonomy = %s WHERE taxonomy = %s", $to, $from );
		$this->database->execute( "UPDATE {$this->meta} SET meta_key = %s WHERE meta_key = %s", "attribute_$to", "attribute_$from" );
		if ( $this->has_lookup() ) {
			$this->database->execute( "UPDATE {$this->database->table( self::LOOKUP )} SET taxonomy = %s WHERE taxonomy = %s", $to, $from );
		}
		$this->rename_in_products( $from, $to );
		array_map( static fn( string $taxonomy ) => clean_taxonomy_cache( $taxonomy ), [ $from, $to ] );
		if ( [] !== $terms ) {
			clean_term_cache( $terms );
		}
		// Meta data is cached by product and variation, of which there may be many.
		$this->database->forget_group( 'post_meta', fn(): array => $this->products_naming( $to ) );
	}

	/**
	 * Removes the terms of a taxonomy and takes them from all products. Belongs into the transaction that deletes the attribute.
	 *
	 * @param non-empty-string $taxonomy Such as `pa_colour`; has to be registered.
	 */
	public function remove( string $taxonomy ): void {
		$relations = $this->database->table( 'term_relationships' );
		$of_it     = "term_taxonomy_id IN ( SELECT tt.term_taxonomy_id FROM {$this->taxonomies} tt WHERE tt.taxonomy = %s )";
		$products  = array_map( 'intval', $this->database->column( "SELECT DISTINCT object_id FROM $relations WHERE $of_it", $taxonomy ) );
		$this->database->execute( "DELETE FROM $relations WHERE $of_it", $taxonomy );
		foreach ( $this->term_ids( $taxonomy ) as $id ) {
			wp_delete_term( $id, $taxonomy );
		}
		if ( $this->has_lookup() ) {
			$this->database->execute( "DELETE FROM {$this->database->table( self::LOOKUP )} WHERE taxonomy = %s", $taxonomy );
		}
		if ( [] !== $products ) {
			clean_object_term_cache( $products, 'product' );
		}
	}

	/**
	 * The attributes of a product are one value, in which taxonomies are keys and names; so are the choices that hold at first.
	 */
	private function rename_in_products( string $from, string $to ): void {
		$last = 0;
		do {
			$rows = $this->database->rows(
				"SELECT meta_id, meta_value FROM {$this->meta}
				WHERE meta_key IN ( '_product_attributes', '_default_attributes' ) AND meta_id > %d AND meta_value LIKE %s
				ORDER BY meta_id LIMIT %d",
				$last,
				'%"' . addcslashes( $from, '_%\\' ) . '"%',
				self::CHUNK
			);
			$more = self::CHUNK === count( $rows );
			foreach ( $rows as $row ) {
				$last  = (int) $row['meta_id'];
				$value = Serialized::decode( (string) $row['meta_value'] );
				if ( is_array( $value ) && isset( $value[ $from ] ) ) {
					$this->database->execute(
						"UPDATE {$this->meta} SET meta_value = %s WHERE meta_id = %d",
						(string) maybe_serialize( self::renamed( $value, $from, $to ) ),
						$last
					);
				}
			}
		} while ( $more );
	}

	/**
	 * @return list<int> Products and variations whose meta data may name a taxonomy.
	 */
	private function products_naming( string $taxonomy ): array {
		return array_map(
			intval( ... ),
			$this->database->column(
				"SELECT DISTINCT post_id FROM {$this->meta} WHERE meta_key IN ( '_product_attributes', '_default_attributes', %s )",
				"attribute_$taxonomy"
			)
		);
	}

	/**
	 * @param array<mixed> $attributes
	 * @return array<mixed> In the same order.
	 */
	private static function renamed( array $attributes, string $from, string $to ): array {
		$renamed = [];
		foreach ( $attributes as $key => $attribute ) {
			if ( is_array( $attribute ) && ( $attribute['name'] ?? null ) === $from ) {
				$attribute['name'] = $to;
			}
			$name             = $from === $key ? $to : $key;
			$renamed[ $name ] = $attribute;
		}
		return $renamed;
	}

	/**
	 * @return list<int>
	 */
	private function term_ids( string $taxonomy ): array {
		return array_map( 'intval', $this->database->column( "SELECT term_id FROM {$this->taxonomies} WHERE taxonomy = %s", $taxonomy ) );
	}

	private function has_lookup(): bool {
		return null !== $this->database->value( 'SHOW TABLES LIKE %s', $this->database->table( self::LOOKUP ) );
	}
}
