<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Terms;

use Storewright\Database\Table;
use Storewright\Kernel\Activatable;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Module;
use Storewright\Rest\Controller;
use Storewright\Store\Products\Attributes\AttributeQuery;
use Storewright\Store\Products\Attributes\AttributeRepository;
use Storewright\Store\Products\Attributes\AttributesTable;
use Storewright\Store\Products\Attributes\Rest\AttributesController;
use Storewright\Store\Products\Attributes\Rest\AttributeTermsController;
use Storewright\Store\Products\Terms\Rest\BrandsController;
use Storewright\Store\Products\Terms\Rest\CategoriesController;
use Storewright\Store\Products\Terms\Rest\ShippingClassesController;
use Storewright\Store\Products\Terms\Rest\SlugSuggestionController;
use Storewright\Store\Products\Terms\Rest\TagsController;

/**
 * What products are sorted by: categories, tags, brands, shipping classes, attributes.
 */
final class CatalogueModule implements Module, HasTables, HasRoutes, Activatable {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the shop is worked on.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Keeps the lookup table of categories in step, and every product in one, whoever changes them.
	 */
	public function register(): void {
		$lookup = new CategoryLookup( $this->context->database );
		add_action( 'created_' . Taxonomies::CATEGORY, $lookup->add( ... ), 10, 1 );
		add_action( 'edited_' . Taxonomies::CATEGORY, $lookup->follow( ... ), 10, 1 );
		add_action( 'delete_' . Taxonomies::CATEGORY, $lookup->remove( ... ), 10, 1 );
		add_action( 'delete_' . Taxonomies::CATEGORY, static fn( mixed $id, mixed $row, mixed $term, mixed $products ) => DefaultCategory::adopt( is_array( $products ) ? $products : [] ), 10, 4 );
	}

	/**
	 * The tables of attributes and of categories below others.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return [ AttributesTable::table(), CategoryLookup::table() ];
	}

	/**
	 * The REST resources.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		$terms      = new TermRepository( $this->context );
		$query      = new AttributeQuery( $this->context );
		$attributes = new AttributeRepository( $this->context, $query, new Taxonomies( $this->context ) );
		return [
			new CategoriesController( $this->context, $terms ),
			new TagsController( $this->context, $terms ),
			new BrandsController( $this->context, $terms ),
			new SlugSuggestionController( $this->context ),
			new ShippingClassesController( $this->context, $terms ),
			new AttributesController( $this->context, $query, $attributes ),
			new AttributeTermsController( $this->context, $terms, $query ),
		];
	}

	/**
	 * Makes the default category and fills what is looked up.
	 */
	public function activate(): void {
		add_option(
			Taxonomies::PERMALINKS,
			[
				'product_base'           => '',
				'category_base'          => '',
				'tag_base'               => '',
				'attribute_base'         => '',
				'use_verbose_page_rules' => false,
			]
		);
		( new AttributeQuery( $this->context ) )->refresh( true );
		( new Taxonomies( $this->context ) )->register();
		DefaultCategory::ensure();
		( new CategoryLookup( $this->context->database ) )->sync();
		Taxonomies::forget_paths();
	}

	/**
	 * Removes the terms of products, and the options.
	 */
	public function uninstall(): void {
		$taxonomies = new Taxonomies( $this->context );
		$taxonomies->register();
		$this->context->options->delete( DefaultCategory::OPTION );
		array_map( self::delete_terms( ... ), [ Taxonomies::CATEGORY, Taxonomies::TAG, Taxonomies::BRAND, Taxonomies::SHIPPING_CLASS ] );
		foreach ( ( new AttributeQuery( $this->context ) )->all() as $attribute ) {
			self::delete_terms( $attribute->taxonomy );
		}
		$this->context->options->delete( Taxonomies::PERMALINKS );
		delete_transient( AttributeQuery::CACHE );
		Taxonomies::forget_paths();
	}

	/**
	 * @param non-empty-string $taxonomy
	 */
	private static function delete_terms( string $taxonomy ): void {
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
}
