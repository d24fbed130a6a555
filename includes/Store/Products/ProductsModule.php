<?php
declare(strict_types=1);

namespace Storewright\Store\Products;

use Storewright\Kernel\Context;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Module;
use Storewright\Store\Products\Rest\CustomFieldNamesController;
use Storewright\Store\Products\Rest\ProductsController;
use Storewright\Store\Products\Rest\VariationsController;

/**
 * Products and variations: post types, tables, routes.
 */
final class ProductsModule implements Module, HasTables, HasRoutes, HasJobs {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the back office works.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Registers the post types, and hears what else happens to their posts.
	 */
	public function register(): void {
		did_action( 'init' ) > 0 ? PostTypes::register() : add_action( 'init', PostTypes::register( ... ), 5 );
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
		return [ new ProductsController( $this->context ), new VariationsController( $this->context ), new CustomFieldNamesController( $this->context ) ];
	}

	/**
	 * What runs in the background.
	 *
	 * @return list<\Storewright\Kernel\Background\Job>
	 */
	public function jobs(): array {
		return [ new SaleWindowsJob() ];
	}
}
