<?php
declare(strict_types=1);

namespace Storewright\Store\Terms;

use Storewright\Database\Table;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\HasTools;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;
use Storewright\Store\Terms\Rest\BrandSchema;
use Storewright\Store\Terms\Rest\CategorySchema;
use Storewright\Store\Terms\Rest\ProductTermsController;
use Storewright\Store\Terms\Rest\ShippingClassSchema;
use Storewright\Store\Terms\Rest\SlugSuggestionController;
use Storewright\Store\Terms\Rest\TagSchema;

/**
 * Categories, tags, brands and shipping classes of products.
 */
final class TermsModule extends BackOfficeModule implements HasTables, HasRoutes, HasTools, Installs, Uninstalls {

	/**
	 * Keeps the lookup table of categories in step, and every product in one, whoever changes them.
	 */
	public function register(): void {
		$lookup = new CategoryLookup( $this->context->database );
		add_action( 'created_' . Taxonomies::CATEGORY, $lookup->add( ... ), 10, 1 );
		add_action( 'edited_' . Taxonomies::CATEGORY, $lookup->follow( ... ), 10, 1 );
		add_action( 'delete_' . Taxonomies::CATEGORY, $lookup->remove( ... ), 10, 1 );
		add_action(
			'delete_' . Taxonomies::CATEGORY,
			static fn( mixed $id, mixed $row, mixed $term, mixed $products ) => DefaultCategory::adopt(
				is_array( $products ) ? $products : []
			),
			10,
			4
		);
	}

	/**
	 * The lookup table of categories below others.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return [ CategoryLookup::table() ];
	}

	/**
	 * The REST resources.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		$terms = new TermRepository( $this->context );
		return [
			new ProductTermsController( $this->context, $terms, '/products/categories', CategorySchema::class, CategorySchema::config() ),
			new ProductTermsController( $this->context, $terms, '/products/tags', TagSchema::class, TagSchema::config() ),
			new ProductTermsController( $this->context, $terms, '/products/brands', BrandSchema::class, BrandSchema::config() ),
			new ProductTermsController(
				$this->context,
				$terms,
				'/products/shipping_classes',
				ShippingClassSchema::class,
				ShippingClassSchema::config()
			),
			new SlugSuggestionController( $this->context ),
		];
	}

	/**
	 * The maintenance tools.
	 *
	 * @return list<\Storewright\Kernel\Maintenance\Tool>
	 */
	public function tools(): array {
		return ( new TermTools( $this->context->database ) )->all();
	}

	/**
	 * Makes the default category and fills what is looked up.
	 */
	public function install(): void {
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
		array_map(
			Taxonomies::delete_terms( ... ),
			[ Taxonomies::CATEGORY, Taxonomies::TAG, Taxonomies::BRAND, Taxonomies::SHIPPING_CLASS ]
		);
		$this->context->options->delete( Taxonomies::PERMALINKS );
		Taxonomies::forget_paths();
	}
}
