<?php
declare(strict_types=1);

namespace Storewright\Store\Orders;

use Storewright\Database\Table;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Module;

/**
 * Orders: their tables and what keeps them in step.
 */
final class OrdersModule implements Module, HasTables {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the shop is worked on.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Makes the types of posts known that orders have their ids and capabilities from.
	 */
	public function register(): void {
		0 < did_action( 'init' ) ? PostTypes::register() : add_action( 'init', [ PostTypes::class, 'register' ] );
	}

	/**
	 * The tables of orders.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return Tables::all();
	}
}
