<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Rest\Collection;
use Storewright\Store\Products\Inventory\Stock;

/**
 * Arguments of lists of products and variations.
 */
final class ProductArguments {

	private const ORDERS = [ 'date', 'id', 'include', 'title', 'slug', 'modified', 'menu_order' ];

	private const STATUSES = [ 'future', 'trash', 'draft', 'pending', 'private', 'publish' ];

	/**
	 * Of lists of products.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function of_products(): array {
		$types = self::several( __( 'Kinds of products.', 'storewright' ), ProductSchema::TYPES );
		return Collection::args( [ ...self::ORDERS, 'popularity', 'rating', 'post__in', 'price', 'sales', 'random' ] ) + self::shared() + [
			'type'               => self::choice( __( 'Only products of this type.', 'storewright' ), ProductSchema::TYPES ),
			'featured'           => self::arg( 'boolean', __( 'Only featured ones, or only others.', 'storewright' ) ),
			'category'           => self::arg( 'string', __( 'Ids of categories, separated by commas.', 'storewright' ) ),
			'tag'                => self::arg( 'string', __( 'Ids of tags, separated by commas.', 'storewright' ) ),
			'brand'              => self::arg( 'string', __( 'Ids of brands, separated by commas.', 'storewright' ) ),
			'shipping_class'     => self::arg( 'string', __( 'Ids of shipping classes, separated by commas.', 'storewright' ) ),
			'attribute'          => self::arg(
				'string',
				__( 'Slug of an attribute that products share, such as pa_colour; with attribute_term.', 'storewright' )
			),
			'attribute_term'     => self::arg( 'string', __( 'Ids of the attribute’s terms, separated by commas.', 'storewright' ) ),
			'search_sku'         => self::arg( 'string', __( 'Only what has this in its SKU.', 'storewright' ) ),
			'search_name_or_sku' => self::arg( 'string', __( 'Only what has these words in its name or SKU.', 'storewright' ) ),
			'include_types'      => $types,
			'exclude_types'      => $types,
		];
	}

	/**
	 * Of lists of variations.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function of_variations(): array {
		return Collection::args( self::ORDERS ) + self::shared() + [
			'has_price'  => self::arg( 'boolean', __( 'Only what has a price, or only what has none.', 'storewright' ) ),
			'attributes' => self::arg( 'array', __( 'Options that are wanted.', 'storewright' ) ) + [
				'items' => [
					'type'       => 'object',
					'properties' => [
						'attribute' => self::arg( 'string', __( 'Slug of the attribute.', 'storewright' ) ),
						'term'      => self::arg( 'string', __( 'Slug of the option.', 'storewright' ) ),
						'terms'     => self::arg(
							'array',
							__( 'Slugs of options, one of which it is.', 'storewright' )
						) + [ 'items' => [ 'type' => 'string' ] ],
					],
				],
			],
		];
	}

	/**
	 * Of suggestions.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function of_suggestions(): array {
		$args = self::of_products();
		unset( $args['search_sku'], $args['search_name_or_sku'], $args['include_types'], $args['exclude_types'], $args['include_status'], $args['exclude_status'], $args['stock_status'], $args['virtual'], $args['downloadable'] );
		return $args + [
			'in_stock'   => self::arg( 'boolean', __( 'Only what can be had, or only what can’t.', 'storewright' ) ),
			'categories' => Collection::ids( __( 'Ids of categories.', 'storewright' ) ),
			'tags'       => Collection::ids( __( 'Ids of tags.', 'storewright' ) ),
			'limit'      => self::arg( 'integer', __( 'How many at most.', 'storewright' ) ) + [
				'default' => 5,
				'minimum' => 1,
				'maximum' => 100,
			],
		];
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function shared(): array {
		$keys = self::arg( 'array', __( 'Keys of meta data.', 'storewright' ) ) + [ 'items' => [ 'type' => 'string' ] ];
		return [
			'parent'           => Collection::ids( __( 'Only what lies below these.', 'storewright' ) ),
			'parent_exclude'   => Collection::ids( __( 'Not what lies below these.', 'storewright' ) ),
			'slug'             => self::arg( 'string', __( 'Only what has this name in its address.', 'storewright' ) ),
			'status'           => self::choice(
				__( 'Only what has this status; any but those in the trash if nothing is said.', 'storewright' ),
				[ 'any', ...self::STATUSES ]
			) + [ 'default' => 'any' ],
			'include_status'   => self::several(
				__( 'Statuses; they take the place of status.', 'storewright' ),
				[ 'any', ...self::STATUSES ]
			),
			'exclude_status'   => self::several( __( 'Statuses that are left out.', 'storewright' ), self::STATUSES ),
			'sku'              => self::arg( 'string', __( 'SKUs, separated by commas.', 'storewright' ) ),
			'global_unique_id' => self::arg( 'string', __( 'GTINs, EANs or ISBNs, separated by commas.', 'storewright' ) ),
			'tax_class'        => self::choice(
				__( 'Only what is in this tax class.', 'storewright' ),
				[ 'standard', 'reduced-rate', 'zero-rate' ]
			) + [
				// Shops have more classes of their own.
				'validate_callback' => static fn( mixed $value ) => is_string( $value ),
			],
			'on_sale'          => self::arg( 'boolean', __( 'Only what is on sale, or only what is not.', 'storewright' ) ),
			'min_price'        => self::arg( 'string', __( 'Only what costs at least this.', 'storewright' ) ),
			'max_price'        => self::arg( 'string', __( 'Only what costs at most this.', 'storewright' ) ),
			'include_meta'     => $keys,
			'exclude_meta'     => $keys,
			'stock_status'     => self::choice( __( 'Only what has this stock status.', 'storewright' ), Stock::STATUSES ),
			'virtual'          => self::arg( 'boolean', __( 'Only what need not be sent, or only what has to.', 'storewright' ) ),
			'downloadable'     => self::arg( 'boolean', __( 'Only what files come with, or only others.', 'storewright' ) ),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function arg( string $type, string $description ): array {
		return [
			'description' => $description,
			'type'        => $type,
		];
	}

	/**
	 * @param string       $description
	 * @param list<string> $choices
	 * @return array<string, mixed>
	 */
	private static function choice( string $description, array $choices ): array {
		return self::arg( 'string', $description ) + [ 'enum' => $choices ];
	}

	/**
	 * @param string       $description
	 * @param list<string> $choices
	 * @return array<string, mixed>
	 */
	private static function several( string $description, array $choices ): array {
		return self::arg( 'array', $description ) + [
			'items' => [
				'type' => 'string',
				'enum' => $choices,
			],
		];
	}
}
