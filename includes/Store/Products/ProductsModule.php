<?php
declare(strict_types=1);

namespace Storewright\Store\Products;

use Storewright\Kernel\Context;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Module;

/**
 * Products and variations: post types, tables, routes.
 */
final class ProductsModule implements Module, HasTables {

	public function __construct() {}

	/**
	 * Needed wherever the back office works.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Registers the post types.
	 */
	public function register(): void {
		did_action( 'init' ) > 0 ? PostTypes::register() : add_action( 'init', PostTypes::register( ... ), 5 );
	}

	/**
	 * The lookup tables.
	 *
	 * @return list<\Storewright\Database\Table>
	 */
	public function tables(): array {
		return Tables::all();
	}
}
