<?php
declare(strict_types=1);

namespace Storewright\Store\Attributes;

use Storewright\Kernel\Context;
use Storewright\Store\Terms\Taxonomies;

/**
 * The taxonomies of attributes: `pa_` and the attribute's slug.
 */
final class AttributeTaxonomies {

	/**
	 * @var array<string, array{string, bool, string}> Taxonomy => label, archives and path that it was registered with.
	 */
	private static array $registered = [];

	public function __construct( private readonly Context $context ) {}

	/**
	 * Registers a taxonomy for each attribute, and takes away those of attributes that are gone. No query, where options are autoloaded.
	 */
	public function register(): void {
		$base   = trim( Taxonomies::base( $this->context->options->array( Taxonomies::PERMALINKS ), 'attribute_base', '' ), '/' );
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
				self::add( $taxonomy, ...$attribute );
			}
		}
		self::$registered = $wanted;
	}

	private static function add( string $taxonomy, string $label, bool $has_archives, string $path ): void {
		register_taxonomy(
			$taxonomy,
			'product',
			[
				'labels'        => Taxonomies::labels( $label, $label ),
				'capabilities'  => Taxonomies::CAPABILITIES,
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
}
