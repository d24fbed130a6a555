<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use Storewright\Database\Table;
use Storewright\Kernel\Activatable;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Module;
use Storewright\Rest\Controller;
use Storewright\Store\Customers\Rest\CustomersController;
use Storewright\Store\Customers\Rest\DownloadsController;
use WP_User;

/**
 * Customers: accounts with the role, guests, and the lookup of both.
 */
final class CustomersModule implements Module, HasTables, HasRoutes, Activatable {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the shop is worked on.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Keeps the shop in step with accounts, whoever changes them.
	 */
	public function register(): void {
		add_action( 'user_register', [ $this, 'follow_new' ] );
		add_action( 'profile_update', [ $this, 'follow_change' ] );
		add_action( 'deleted_user', [ $this, 'follow_end' ], 10, 3 );
	}

	/**
	 * Notes a new account.
	 *
	 * @param int $id Id of the account.
	 */
	public function follow_new( int $id ): void {
		$this->lookup()->follow_user( $id );
		if ( ! CustomerRepository::is_writing() && self::is_customer( get_userdata( $id ) ) ) {
			CustomerRepository::announce_created( $id );
		}
	}

	/**
	 * Notes a change of an account.
	 *
	 * @param int $id Id of the account.
	 */
	public function follow_change( int $id ): void {
		$this->lookup()->follow_user( $id );
		if ( ! CustomerRepository::is_writing() && self::is_customer( get_userdata( $id ) ) ) {
			CustomerRepository::announce_updated( $id );
		}
	}

	/**
	 * Passes on what a deleted account had.
	 *
	 * @param int      $id       Id of the account.
	 * @param int|null $reassign Account that takes over, null for none.
	 * @param WP_User  $user     The account as it was.
	 */
	public function follow_end( int $id, ?int $reassign, WP_User $user ): void {
		( new Ownership( $this->context ) )->pass_on( $id, (int) $reassign );
		if ( ! CustomerRepository::is_writing() && self::is_customer( $user ) ) {
			CustomerRepository::announce_deleted( $id );
		}
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
	 * The REST resources.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [
			new CustomersController( $this->context, new CustomerQuery( $this->context ), new CustomerRepository( $this->context ) ),
			new DownloadsController( $this->context ),
		];
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

	private static function is_customer( WP_User|false $user ): bool {
		return $user instanceof WP_User && in_array( CustomerRole::ID, $user->roles, true );
	}

	private function lookup(): CustomerLookup {
		return new CustomerLookup( $this->context );
	}
}
