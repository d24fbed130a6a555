<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use Storewright\Database\Table;
use Storewright\Kernel\Activatable;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Module;

/**
 * Customers: accounts with the role, guests, and the lookup of both.
 */
final class CustomersModule implements Module, HasTables, Activatable {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the shop is worked on.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Keeps the lookup in step with accounts.
	 */
	public function register(): void {
		add_action( 'user_register', fn( int $user_id ) => $this->lookup()->follow_user( $user_id ) );
		add_action( 'profile_update', fn( int $user_id ) => $this->lookup()->follow_user( $user_id ) );
		add_action( 'deleted_user', fn( int $user_id ) => $this->lookup()->leave_user( $user_id ) );
	}

	/**
	 * The lookup of customers, and what they may download.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return Tables::all();
	}

	/**
	 * Makes the role.
	 */
	public function activate(): void {
		CustomerRole::add();
	}

	/**
	 * Takes the role away; the tables go with the rest of the plugin's tables.
	 */
	public function uninstall(): void {
		CustomerRole::remove();
	}

	private function lookup(): CustomerLookup {
		return new CustomerLookup( $this->context );
	}
}
