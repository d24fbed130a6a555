<?php
declare(strict_types=1);

namespace Storewright\Store\Terms;

use Storewright\Kernel\Context;

/**
 * The taxonomies of products: their names, and the registration of categories, tags, brands and shipping classes.
 */
final class Taxonomies {

	public const CATEGORY = 'product_cat';

	public const TAG = 'product_tag';

	public const BRAND = 'product_brand';

	public const SHIPPING_CLASS = 'product_shipping_class';

	public const PRODUCT_TYPE = 'product_type';

	public const PRODUCT_VISIBILITY = 'product_visibility';

	/**
	 * The terms that every shop has, by taxonomy.
	 */
	public const FIXED_TERMS = [
		self::PRODUCT_TYPE       => [ 'simple', 'grouped', 'variable', 'external' ],
		self::PRODUCT_VISIBILITY => [
			'exclude-from-search',
			'exclude-from-catalog',
			'featured',
			'outofstock',
			'rated-1',
			'rated-2',
			'rated-3',
			'rated-4',
			'rated-5',
		],
	];

	/**
	 * Capabilities to list, change, delete and use terms of products.
	 */
	public const CAPABILITIES = [
		'manage_terms' => 'manage_product_terms',
		'edit_terms'   => 'edit_product_terms',
		'delete_terms' => 'delete_product_terms',
		'assign_terms' => 'assign_product_terms',
	];

	/**
	 * Paths of the catalog on the site: an array with `category_base`, `tag_base`, `attribute_base`; '' for the usual one.
	 */
	public const PERMALINKS = 'woocommerce_permalinks';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Registers them. No query, where options are autoloaded.
	 */
	public function register(): void {
		$bases = $this->context->options->array( self::PERMALINKS );
		self::add(
			self::CATEGORY,
			__( 'Product categories', 'storewright' ),
			__( 'Product category', 'storewright' ),
			self::base( $bases, 'category_base', 'product-category' ),
			true
		);
		self::add(
			self::TAG,
			__( 'Product tags', 'storewright' ),
			__( 'Product tag', 'storewright' ),
			self::base( $bases, 'tag_base', 'product-tag' )
		);
		self::add(
			self::BRAND,
			__( 'Brands', 'storewright' ),
			__( 'Brand', 'storewright' ),
			self::base( $bases, 'brand_base', 'brand' ),
			true
		);
		register_taxonomy(
			self::SHIPPING_CLASS,
			[ 'product', 'product_variation' ],
			[
				'labels'       => self::labels( __( 'Shipping classes', 'storewright' ), __( 'Shipping class', 'storewright' ) ),
				'capabilities' => self::CAPABILITIES,
				'public'       => false,
				'rewrite'      => false,
			]
		);
	}

	/**
	 * Has WordPress work out the site's paths anew when they are next needed.
	 */
	public static function forget_paths(): void {
		delete_option( 'rewrite_rules' );
	}

	/**
	 * Deletes every term of a taxonomy.
	 *
	 * @param non-empty-string $taxonomy
	 */
	public static function delete_terms( string $taxonomy ): void {
		$ids = get_terms(
			[
				'taxonomy'   => $taxonomy,
				'hide_empty' => false,
				'fields'     => 'ids',
			]
		);
		foreach ( is_array( $ids ) ? $ids : [] as $id ) {
			wp_delete_term( (int) $id, $taxonomy );
		}
		// WordPress's copy of what lies below which.
		delete_option( "{$taxonomy}_children" );
	}

	private static function add( string $taxonomy, string $plural, string $singular, string $path, bool $nested = false ): void {
		register_taxonomy(
			$taxonomy,
			'product',
			[
				'labels'        => self::labels( $plural, $singular ),
				'capabilities'  => self::CAPABILITIES,
				'hierarchical'  => $nested,
				'show_tagcloud' => false,
				'rewrite'       => [
					'slug'         => $path,
					'with_front'   => false,
					'hierarchical' => $nested,
				],
			]
		);
	}

	/**
	 * Returns the labels that WordPress shows most.
	 *
	 * @return array{name: string, singular_name: string}
	 */
	public static function labels( string $plural, string $singular ): array {
		return [
			'name'          => $plural,
			'singular_name' => $singular,
		];
	}

	/**
	 * Returns the first part of a taxonomy's paths.
	 *
	 * @param array<mixed> $bases Value of the option PERMALINKS.
	 * @param string       $name  Key in it.
	 * @param string       $usual Where the owner chose none.
	 */
	public static function base( array $bases, string $name, string $usual ): string {
		$base = $bases[ $name ] ?? '';
		return is_string( $base ) && '' !== $base ? $base : $usual;
	}
}
