<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Storewright\Store\Attributes\Attribute;
use Storewright\Store\Attributes\AttributeQuery;
use Storewright\Store\Products\Model\ProductAttribute;
use Storewright\Store\Products\Model\ProductRecord;
use WP_Term;

/**
 * Puts attributes into the record of a product, and the choice of options into that of a variation.
 *
 * @internal
 */
final class AttributeWriter {

	public function __construct( private readonly AttributeQuery $query ) {}

	/**
	 * Gives a product its attributes. Options of global ones that are no terms yet become terms; an id of none is passed over.
	 *
	 * @param list<RequestAttribute> $input
	 */
	public function put( ProductRecord $record, array $input ): void {
		foreach ( array_keys( $record->terms ) as $taxonomy ) {
			if ( str_starts_with( $taxonomy, Attribute::PREFIX ) ) {
				$record->terms[ $taxonomy ] = [];
			}
		}
		$stored = [];
		foreach ( $input as $attribute ) {
			$taxonomy = $this->taxonomy( $attribute );
			if ( null === $taxonomy && 0 !== $attribute->id ) {
				continue;
			}
			$key = $taxonomy ?? self::key( $attribute->name );
			if ( null !== $taxonomy ) {
				$record->terms[ $taxonomy ] = array_map(
					static fn( string $option ) => self::term( $option, $taxonomy ),
					$attribute->options
				);
			}
			$stored[ $key ] = [
				'name'         => $taxonomy ?? $attribute->name,
				'value'        => null === $taxonomy ? implode( ' | ', $attribute->options ) : '',
				'position'     => $attribute->position,
				'is_visible'   => $attribute->visible ? 1 : 0,
				'is_variation' => $attribute->variation ? 1 : 0,
				'is_taxonomy'  => null === $taxonomy ? 0 : 1,
			];
		}
		$record->meta['_product_attributes'] = maybe_serialize( $stored );
	}

	/**
	 * Which stored value of which attribute is meant by a choice of options. What the product does not vary in is passed over.
	 *
	 * @param list<RequestAttribute>   $input
	 * @param list<ProductAttribute> $attributes Of the variable product.
	 * @return array<string, string> Attribute key => stored value, '' for any.
	 */
	public function selection( array $input, array $attributes ): array {
		$selection = [];
		foreach ( $input as $choice ) {
			$key = $this->taxonomy( $choice ) ?? self::key( $choice->name );
			foreach ( $attributes as $attribute ) {
				if ( $attribute->key === $key && $attribute->variation ) {
					$selection[ $key ] = self::value( $choice->options[0] ?? '', $attribute );
				}
			}
		}
		return $selection;
	}

	/**
	 * The key under which a product's own attribute is stored.
	 */
	private static function key( string $name ): string {
		return sanitize_title( $name );
	}

	private function taxonomy( RequestAttribute $input ): ?string {
		if ( 0 !== $input->id ) {
			return $this->query->find( $input->id )?->taxonomy;
		}
		return isset( $this->query->by_taxonomy()[ $input->name ] ) ? $input->name : null;
	}

	private static function value( string $option, ProductAttribute $attribute ): string {
		foreach ( $attribute->options as $index => $known ) {
			if ( 0 === strcasecmp( $known, $option ) || $attribute->values[ $index ] === $option ) {
				return $attribute->values[ $index ];
			}
		}
		return $attribute->is_global() ? sanitize_title( $option ) : $option;
	}

	private static function term( string $option, string $taxonomy ): int {
		$term = get_term_by( 'name', $option, $taxonomy );
		$term = $term instanceof WP_Term ? $term : get_term_by( 'slug', $option, $taxonomy );
		if ( $term instanceof WP_Term ) {
			return $term->term_id;
		}
		$made = wp_insert_term( wp_slash( $option ), $taxonomy );
		if ( is_wp_error( $made ) ) {
			$existing = $made->get_error_data( 'term_exists' );
			return is_numeric( $existing ) ? (int) $existing : throw RequestFields::refused( 'attributes', $made->get_error_message() );
		}
		return $made['term_id'];
	}
}
