<?php
declare(strict_types=1);

namespace Storewright\Store\Products;

use Storewright\Kernel\Activatable;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Module;
use Storewright\Store\Products\Import\Rest\ImportController;
use Storewright\Store\Products\Rest\CustomFieldNamesController;
use Storewright\Store\Products\Rest\ProductsController;
use Storewright\Store\Products\Rest\VariationsController;
use WP_Term;

/**
 * Products and variations: tables, routes, background work.
 */
final class ProductsModule implements Module, HasTables, HasRoutes, HasJobs, Activatable {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the back office works.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Hears what else happens to the posts of products.
	 */
	public function register(): void {
		( new PostSync( $this->context ) )->register();
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
		return [ new ProductsController( $this->context ), new VariationsController( $this->context ), new CustomFieldNamesController( $this->context ), new ImportController( $this->context ) ];
	}

	/**
	 * What runs in the background.
	 *
	 * @return list<\Storewright\Kernel\Background\Job>
	 */
	public function jobs(): array {
		return [ new SaleWindowsJob() ];
	}

	/**
	 * Makes the terms that say what kind a product is and where it is shown: two requests that make one at once make two.
	 */
	public function activate(): void {
		PostTypes::register();
		foreach ( Names::TERMS as $taxonomy => $terms ) {
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
		$database = $this->context->database;
		$products = "SELECT ID FROM {$database->table( 'posts' )} WHERE post_type IN ( 'product', 'product_variation' )";
		$comments = "SELECT comment_ID FROM {$database->table( 'comments' )} WHERE comment_post_ID IN ( $products )";
		$database->execute( "DELETE FROM {$database->table( 'commentmeta' )} WHERE comment_id IN ( $comments )" );
		$database->execute( "DELETE FROM {$database->table( 'comments' )} WHERE comment_post_ID IN ( $products )" );
		$database->execute( "DELETE FROM {$database->table( 'term_relationships' )} WHERE object_id IN ( $products )" );
		$database->execute( "DELETE FROM {$database->table( 'postmeta' )} WHERE post_id IN ( $products )" );
		$database->execute( "DELETE FROM {$database->table( 'posts' )} WHERE post_type IN ( 'product', 'product_variation' )" );
		PostTypes::register();
		foreach ( Names::TERMS as $taxonomy => $terms ) {
			foreach ( $terms as $name ) {
				$term = get_term_by( 'slug', $name, $taxonomy );
				if ( $term instanceof WP_Term ) {
					wp_delete_term( $term->term_id, $taxonomy );
				}
			}
		}
		wp_cache_flush();
	}
}
