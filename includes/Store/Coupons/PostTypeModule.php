<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Storewright\Kernel\Module;

/**
 * Makes coupons known on every request. WordPress asks who may edit *posts* before it answers with a post of a type that it does
 * not know, over XML-RPC for example: an editor would read and delete coupons.
 */
final class PostTypeModule implements Module {

	public function __construct() {}

	/**
	 * Registers the post type as soon as WordPress takes it.
	 */
	public function register(): void {
		did_action( 'init' ) > 0 ? PostType::register() : add_action( 'init', PostType::register( ... ), 5 );
	}
}
