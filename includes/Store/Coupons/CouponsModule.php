<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Storewright\Database\Table;
use Storewright\Kernel\Activatable;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Module;
use Storewright\Rest\Controller;
use Storewright\Store\Coupons\Rest\CouponsController;

/**
 * Coupons: the post type, how they are used, REST.
 */
final class CouponsModule implements Module, HasTables, HasRoutes, Activatable {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the shop is worked on.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Registers the post type.
	 */
	public function register(): void {
		did_action( 'init' ) > 0 ? PostType::register() : add_action( 'init', PostType::register( ... ), 5 );
	}

	/**
	 * The table of uses.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return Tables::all();
	}

	/**
	 * The REST resource.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		$query = new CouponQuery( $this->context );
		return [ new CouponsController( $this->context, $query, new CouponRepository( $this->context, $query ) ) ];
	}

	/**
	 * Sets up nothing: a shop begins without coupons.
	 */
	public function activate(): void {}

	/**
	 * Removes every coupon; the table goes with the rest of the plugin's tables.
	 */
	public function uninstall(): void {
		$database = $this->context->database;
		$posts    = $database->table( 'posts' );
		$database->execute( "DELETE FROM {$database->table( 'postmeta' )} WHERE post_id IN ( SELECT ID FROM $posts WHERE post_type = 'shop_coupon' )" );
		$database->delete( 'posts', [ 'post_type' => PostType::NAME ] );
	}
}
