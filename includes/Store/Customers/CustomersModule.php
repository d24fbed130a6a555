<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use Storewright\Database\Table;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\HasTools;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Uninstalls;
use Storewright\Rest\Controller;
use Storewright\Kernel\Maintenance\Tool;
use Storewright\Store\Customers\Index\AccountIndexStatus;
use Storewright\Store\Customers\Index\AccountIndexTool;
use Storewright\Store\Customers\Index\IndexAccounts;
use Storewright\Store\Customers\Privacy\LastActivity;
use Storewright\Store\Customers\Rest\CustomersController;
use Storewright\Store\Customers\Rest\DownloadsController;
use WP_User;

/**
 * Customers: accounts with the role, guests, and the lookup of both.
 */
final class CustomersModule extends BackOfficeModule implements HasTables, HasRoutes, HasJobs, HasTools, Installs, Uninstalls {

	/**
	 * Keeps the shop in step with accounts, whoever changes them.
	 */
	public function register(): void {
		add_action( 'user_register', [ $this, 'follow_new' ] );
		add_action( 'profile_update', [ $this, 'follow_change' ] );
		add_action( 'deleted_user', [ $this, 'follow_end' ], 10, 3 );
		$index = new AccountIndexStatus( $this->context );
		add_action( 'storewright_external_writes', $index->make_anew( ... ), 10, 0 );
		add_action( 'storewright_seeded', $index->make_anew( ... ), 10, 0 );
	}

	/**
	 * Notes a new account.
	 *
	 * @param int $id Id of the account.
	 */
	public function follow_new( int $id ): void {
		$this->services()->lookup()->follow_user( $id );
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
		$this->services()->lookup()->follow_user( $id );
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
		$this->services()->deleted_account_data()->pass_on( $id, (int) $reassign );
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
	 * The job that indexes the accounts of a site that had some before.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new IndexAccounts() ];
	}

	/**
	 * The maintenance tool of that index.
	 *
	 * @return list<Tool>
	 */
	public function tools(): array {
		return [ ( new AccountIndexTool( $this->context ) )->tool() ];
	}

	/**
	 * The REST resources.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		return [
			new CustomersController( $this->context, $this->services()->query(), $this->services()->repository() ),
			new DownloadsController( $this->context ),
		];
	}

	/**
	 * Makes the role.
	 */
	public function install(): void {
		CustomerRole::add();
		( new AccountIndexStatus( $this->context ) )->ensure();
	}

	/**
	 * Takes away the role and when accounts were last active; the tables go with the rest of the plugin's tables.
	 */
	public function uninstall(): void {
		CustomerRole::remove();
		$this->context->options->delete( AccountIndexStatus::OPTION );
		delete_metadata( 'user', 0, LastActivity::META, '', true );
	}

	private static function is_customer( WP_User|false $user ): bool {
		return $user instanceof WP_User && in_array( CustomerRole::ID, $user->roles, true );
	}

	private function services(): CustomerServices {
		return new CustomerServices( $this->context );
	}
}
