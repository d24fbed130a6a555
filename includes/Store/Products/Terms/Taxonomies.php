<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Terms;

use Storewright\Kernel\Context;
use Storewright\Store\Products\Attributes\Attribute;
use Storewright\Store\Products\Attributes\AttributeQuery;

/**
 * The taxonomies that sort products: categories, tags, brands, shipping classes, and one for each attribute.
 */
final class Taxonomies {

	public const CATEGORY = 'product_cat';

	public const TAG = 'product_tag';

	public const BRAND = 'product_brand';

	public const SHIPPING_CLASS = 'product_shipping_class';

	/**
	 * What a user needs to list, change, delete and use terms of products.
	 */
	public const CAPABILITIES = [
		'manage_terms' => 'manage_product_terms',
		'edit_terms'   => 'edit_product_terms',
		'delete_terms' => 'delete_product_terms',
		'assign_terms' => 'assign_product_terms',
	];

	/**
	 * Paths of the catalogue on the site: an array with `category_base`, `tag_base`, `attribute_base`; '' for the usual one.
	 */
	public const PERMALINKS = 'woocommerce_permalinks';

	/**
	 * @var array<string, array{string, bool, string}> Taxonomy => label, archives and path that it was registered with.
	 */
	private static array $registered = [];

	public function __construct( private readonly Context $context ) {}

	/**
	 * Makes all of them known to WordPress. No query, where options are autoloaded.
	 */
	public function register(): void {
		$bases = $this->context->options->array( self::PERMALINKS );
		self::add( self::CATEGORY, __( 'Product categories', 'storewright' ), __( 'Product category', 'storewright' ), self::base( $bases, 'category_base', 'product-category' ), true );
		self::add( self::TAG, __( 'Product tags', 'storewright' ), __( 'Product tag', 'storewright' ), self::base( $bases, 'tag_base', 'product-tag' ) );
		self::add( self::BRAND, __( 'Brands', 'storewright' ), __( 'Brand', 'storewright' ), self::base( $bases, 'brand_base', 'brand' ), true );
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
		$this->register_attributes();
	}

	/**
	 * Brings the taxonomies of attributes into step with the attributes that there are.
	 */
	public function register_attributes(): void {
		$base   = trim( self::base( $this->context->options->array( self::PERMALINKS ), 'attribute_base', '' ), '/' );
		$wanted = array_map(
			static fn( Attribute $attribute ) => [ $attribute->label, $attribute->has_archives, ltrim( "$base/{$attribute->name}", '/' ) ],
			( new AttributeQuery( $this->context ) )->by_taxonomy()
		);
		foreach ( array_diff_key( self::$registered, $wanted ) as $taxonomy => $was ) {
			if ( taxonomy_exists( $taxonomy ) ) {
				unregister_taxonomy( $taxonomy );
			}
		}
		foreach ( $wanted as $taxonomy => $attribute ) {
			if ( ! taxonomy_exists( $taxonomy ) || ( self::$registered[ $taxonomy ] ?? null ) !== $attribute ) {
				self::add_attribute( $taxonomy, ...$attribute );
			}
		}
		self::$registered = $wanted;
	}

	/**
	 * Has WordPress work out the site's paths anew when they are next needed.
	 */
	public static function forget_paths(): void {
		delete_option( 'rewrite_rules' );
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

	private static function add_attribute( string $taxonomy, string $label, bool $has_archives, string $path ): void {
		register_taxonomy(
			$taxonomy,
			'product',
			[
				'labels'        => self::labels( $label, $label ),
				'capabilities'  => self::CAPABILITIES,
				'public'        => $has_archives,
				'show_ui'       => true,
				'show_in_menu'  => false,
				'show_tagcloud' => false,
				'meta_box_cb'   => false,
				'query_var'     => $has_archives,
				'rewrite'       => $has_archives ? [
					'slug'       => $path,
					'with_front' => false,
				] : false,
			]
		);
	}

	/**
	 * @return array{name: string, singular_name: string}
	 */
	private static function labels( string $plural, string $singular ): array {
		return [
			'name'          => $plural,
			'singular_name' => $singular,
		];
	}

	/**
	 * @param array<mixed> $bases
	 */
	private static function base( array $bases, string $name, string $usual ): string {
		$base = $bases[ $name ] ?? '';
		return is_string( $base ) && '' !== $base ? $base : $usual;
	}
}
