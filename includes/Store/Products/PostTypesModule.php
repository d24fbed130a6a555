<?php
declare(strict_types=1);

namespace Storewright\Store\Products;

use Storewright\Kernel\Module;

/**
 * Makes products known on every request: they have pages on the site.
 */
final class PostTypesModule implements Module {

	public function __construct() {}

	/**
	 * Registers the post types as soon as WordPress takes them.
	 */
	public function register(): void {
		did_action( 'init' ) > 0 ? PostTypes::register() : add_action( 'init', PostTypes::register( ... ), 5 );
	}
}
