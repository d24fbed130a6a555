<?php
declare(strict_types=1);

namespace Storewright\Store\Products;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\HasTools;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Uninstalls;
use Storewright\Store\Products\Import\Rest\ImportController;
use Storewright\Store\Products\Index\IndexProducts;
use Storewright\Store\Products\Index\SearchReadiness;
use Storewright\Store\Products\Query\CustomFieldNames;
use Storewright\Store\Products\Rest\CustomFieldNamesController;
use Storewright\Store\Products\Rest\ProductsController;
use Storewright\Store\Products\Rest\RelatedProductsController;
use Storewright\Store\Products\Rest\VariationsController;
use Storewright\Store\Products\Write\SaleWindowsJob;
use Storewright\Store\Products\Write\SyncParentProducts;
use Storewright\Store\Terms\Taxonomies;
use WP_Term;

/**
 * Products and variations: tables, routes, background work.
 */
final class ProductsModule extends BackOfficeModule implements HasTables, HasRoutes, HasJobs, HasTools, Installs, Uninstalls {

	/**
	 * Hears what else happens to the posts of products.
	 */
	public function register(): void {
		$this->services()->post_sync()->register();
		$names = new CustomFieldNames( $this->context );
		add_action( 'added_post_meta', $names->follow( ... ), 10, 3 );
		add_action( 'storewright_external_writes', $names->forget( ... ), 10, 0 );
		add_action( 'storewright_seeded', $names->forget( ... ), 10, 0 );
		$search = new SearchReadiness( $this->context );
		add_action( 'storewright_external_writes', $search->make_anew( ... ), 10, 0 );
		add_action( 'storewright_seeded', $search->make_anew( ... ), 10, 0 );
	}

	/**
	 * The lookup tables.
	 *
	 * @return list<\Storewright\Database\Table>
	 */
	public function tables(): array {
		return Tables::all();
	}

	/**
	 * The REST resources.
	 *
	 * @return list<\Storewright\Rest\Controller>
	 */
	public function routes(): array {
		$services   = $this->services();
		$query      = $services->query();
		$repository = $services->repository();
		return [
			new ProductsController( $this->context, $query, $repository, $services->serializer(), $services->duplicator() ),
			new VariationsController( $this->context, $query, $repository ),
			new RelatedProductsController( $this->context, $query ),
			new CustomFieldNamesController( $this->context ),
			new ImportController( $this->context, $services ),
		];
	}

	/**
	 * The background jobs.
	 *
	 * @return list<\Storewright\Kernel\Background\Job>
	 */
	public function jobs(): array {
		return [ new SaleWindowsJob(), new SyncParentProducts(), new IndexProducts() ];
	}

	/**
	 * The maintenance tools.
	 *
	 * @return list<\Storewright\Kernel\Maintenance\Tool>
	 */
	public function tools(): array {
		return $this->services()->tools()->all();
	}

	/**
	 * Has the words of products made that are there already, and makes the terms that say what kind a product is and where it is
	 * shown: two requests that make one at once make two.
	 */
	public function install(): void {
		( new SearchReadiness( $this->context ) )->ensure();
		PostTypes::register();
		foreach ( Taxonomies::FIXED_TERMS as $taxonomy => $terms ) {
			foreach ( $terms as $term ) {
				if ( null === term_exists( $term, $taxonomy ) ) {
					wp_insert_term( $term, $taxonomy );
				}
			}
		}
	}

	/**
	 * Removes products and variations with all that belongs to them.
	 */
	public function uninstall(): void {
		$this->context->options->delete( SyncParentProducts::OPTION );
		$this->context->options->delete( SearchReadiness::OPTION );
		( new CustomFieldNames( $this->context ) )->forget();
		( new RemoveProducts( $this->context->database ) )->run();
		PostTypes::register();
		foreach ( Taxonomies::FIXED_TERMS as $taxonomy => $terms ) {
			foreach ( $terms as $name ) {
				$term = get_term_by( 'slug', $name, $taxonomy );
				if ( $term instanceof WP_Term ) {
					wp_delete_term( $term->term_id, $taxonomy );
				}
			}
		}
	}

	private function services(): ProductServices {
		return new ProductServices( $this->context );
	}
}
