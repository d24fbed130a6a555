<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Query;

use Storewright\Store\Attributes\Attribute;
use Storewright\Store\Attributes\AttributeQuery;
use Storewright\Store\Products\Model\ProductAttribute;
use Storewright\Store\Products\Model\ProductRecord;

/**
 * Reads a product's attributes from its meta data and terms.
 *
 * @internal Used by ProductFactory.
 */
final class AttributeReader {

	/**
	 * @var array<string, Attribute>|null The attributes that products share, by taxonomy.
	 */
	private ?array $known = null;

	public function __construct( private readonly AttributeQuery $query ) {}

	/**
	 * The attributes of a product, by position.
	 *
	 * @return list<ProductAttribute>
	 */
	public function of( ProductRecord $record ): array {
		$attributes = [];
		foreach ( $record->list( '_product_attributes' ) as $key => $stored ) {
			if ( is_array( $stored ) ) {
				$attributes[] = $this->attribute( (string) $key, $stored, $record );
			}
		}
		usort( $attributes, static fn( ProductAttribute $a, ProductAttribute $b ) => $a->position <=> $b->position );
		return $attributes;
	}

	/**
	 * @param array<mixed> $stored
	 */
	private function attribute( string $key, array $stored, ProductRecord $record ): ProductAttribute {
		$text   = static fn( string $name ): string => is_scalar( $stored[ $name ] ?? null ) ? (string) $stored[ $name ] : '';
		$number = static fn( string $name ): int => is_numeric( $stored[ $name ] ?? null ) ? (int) $stored[ $name ] : 0;
		$global = 0 !== $number( 'is_taxonomy' ) ? ( $this->known ??= $this->query->by_taxonomy() )[ $key ] ?? null : null;
		if ( null !== $global ) {
			[ $options, $values ] = self::terms( $record->terms( $key ) );
		} else {
			$options = array_values(
				array_filter( array_map( 'trim', explode( '|', $text( 'value' ) ) ), static fn( string $option ) => '' !== $option )
			);
			$values  = $options;
		}
		return new ProductAttribute(
			$global->id ?? 0,
			$key,
			$global->label ?? $text( 'name' ),
			$number( 'position' ),
			0 !== $number( 'is_visible' ),
			0 !== $number( 'is_variation' ),
			$options,
			$values
		);
	}

	/**
	 * @param list<int> $ids
	 * @return array{list<string>, list<string>} Names and slugs.
	 */
	private static function terms( array $ids ): array {
		$names = [];
		$slugs = [];
		foreach ( $ids as $id ) {
			$term = get_term( $id );
			if ( $term instanceof \WP_Term ) {
				$names[] = $term->name;
				$slugs[] = $term->slug;
			}
		}
		return [ $names, $slugs ];
	}
}
