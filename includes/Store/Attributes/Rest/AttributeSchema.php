<?php
declare(strict_types=1);

namespace Storewright\Store\Attributes\Rest;

use Storewright\Rest\Field;
use Storewright\Rest\Schema;
use Storewright\Store\Attributes\Attribute;
use Storewright\Store\Terms\TermSwatch;

/**
 * An attribute of products in REST answers.
 */
final class AttributeSchema implements Schema {

	/**
	 * WooCommerce's ways to choose a value: by name, or by a color or picture.
	 */
	private const TYPES = [ 'select', TermSwatch::ATTRIBUTE_TYPE ];

	/**
	 * The resource's name.
	 */
	public static function title(): string {
		return 'product_attribute';
	}

	/**
	 * The resource's properties.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function properties(): array {
		return [
			'id'           => Field::integer( __( 'Id of the attribute.', 'storewright' ), readonly: true ),
			'name'         => Field::text( __( 'Name that people read.', 'storewright' ) ),
			'slug'         => Field::text(
				__( 'Name of the attribute’s taxonomy, which begins with pa_; made from the name where it is not given.', 'storewright' )
			),
			'type'         => Field::choice( __( 'How a value is chosen.', 'storewright' ), self::types(), default: 'select' ),
			'order_by'     => Field::choice(
				__( 'What the values are sorted by.', 'storewright' ),
				Attribute::ORDERS,
				default: 'menu_order'
			),
			'has_archives' => Field::boolean( __( 'Whether each value has a page on the site.', 'storewright' ), default: false ),
		];
	}

	/**
	 * The attribute as it is answered.
	 *
	 * @return array{id: int, name: string, slug: string, type: string, order_by: string, has_archives: bool}
	 */
	public static function item( Attribute $attribute ): array {
		return [
			'id'           => $attribute->id,
			'name'         => $attribute->label,
			'slug'         => $attribute->taxonomy,
			'type'         => in_array( $attribute->type, self::types(), true ) ? $attribute->type : 'select',
			'order_by'     => $attribute->order_by,
			'has_archives' => $attribute->has_archives,
		];
	}

	/**
	 * @return list<string>
	 */
	private static function types(): array {
		/**
		 * How the values of an attribute can be chosen, such as by a color.
		 *
		 * @param list<string> $types Names of the ways.
		 */
		$types = apply_filters( 'storewright_attribute_types', self::TYPES );
		return array_values( array_unique( [ ...self::TYPES, ...array_filter( is_array( $types ) ? $types : [], 'is_string' ) ] ) );
	}
}
