<?php
declare(strict_types=1);

namespace Storewright\Companion\Events;

use Storewright\Kernel\Events;
use WP_User;

/**
 * Accounts of customers, by whichever way they come: WooCommerce's API, an order, the account page, or WordPress's page of users.
 */
final class CustomerEvents {

	private const ROLE = 'customer';

	/**
	 * Accounts whose details WooCommerce may still be writing: it is told of them when they are stored, at the latest when the
	 * request ends.
	 *
	 * @var array<int, true>
	 */
	private array $registered = [];

	/**
	 * Accounts that WordPress stored: WooCommerce may tell of them as well, until the request ends.
	 *
	 * @var array<int, true>
	 */
	private array $stored = [];

	/**
	 * @var int The account that WordPress deleted last: WooCommerce may tell of it as well.
	 */
	private int $deleted = 0;

	public function register(): void {
		Bridge::listen( 'user_register', $this->note_registered( ... ) );
		// Whoever gives somebody the role: bulk actions of WordPress's page of users, plugins, and networks that add users to a site.
		Bridge::listen( 'add_user_role', $this->note_role( ... ), 10, 2 );
		Bridge::listen( 'woocommerce_new_customer', $this->tell_created( ... ) );
		Bridge::listen( 'woocommerce_update_customer', $this->tell_updated( ... ) );
		Bridge::listen( 'profile_update', $this->follow_profile( ... ) );
		Bridge::listen( 'woocommerce_delete_customer', $this->tell_deleted( ... ) );
		Bridge::listen( 'deleted_user', $this->follow_deleted( ... ), 10, 3 );
	}

	private function note_role( mixed $id, mixed $role ): void {
		if ( self::ROLE === $role ) {
			$this->note( self::id( $id ) );
		}
	}

	private function note_registered( mixed $id ): void {
		$id = self::id( $id );
		if ( self::is_customer( get_userdata( $id ) ) ) {
			$this->note( $id );
		}
	}

	private function note( int $id ): void {
		if ( [] === $this->registered ) {
			Bridge::listen( 'shutdown', $this->tell_registered( ... ), 5, 0 );
		}
		$this->registered[ $id ] = true;
	}

	private function tell_registered(): void {
		foreach ( array_keys( $this->registered ) as $id ) {
			if ( self::is_customer( get_userdata( $id ) ) ) {
				$this->tell_created( $id );
			}
		}
		$this->registered = [];
	}

	private function tell_created( mixed $id ): void {
		$id = self::id( $id );
		unset( $this->registered[ $id ], $this->stored[ $id ] );
		/** This action is documented in includes/Store/Customers/CustomerRepository.php */
		Events::dispatch( 'storewright_customer_created', $id );
	}

	private function tell_updated( mixed $id ): void {
		$id = self::id( $id );
		if ( isset( $this->registered[ $id ] ) ) {
			$this->tell_created( $id );
		}
		unset( $this->stored[ $id ] );
		/** This action is documented in includes/Store/Customers/CustomerRepository.php */
		Events::dispatch( 'storewright_customer_updated', $id );
	}

	private function follow_profile( mixed $id ): void {
		$id = self::id( $id );
		if ( ! isset( $this->registered[ $id ] ) && self::is_customer( get_userdata( $id ) ) ) {
			$this->stored[ $id ] = true;
			Bridge::listen( 'shutdown', $this->tell_stored( ... ), 5, 0 );
		}
	}

	private function tell_stored(): void {
		foreach ( array_keys( $this->stored ) as $id ) {
			$this->tell_updated( $id );
		}
	}

	private function tell_deleted( mixed $id ): void {
		$id            = self::id( $id );
		$is_told       = $id === $this->deleted;
		$this->deleted = 0;
		unset( $this->registered[ $id ], $this->stored[ $id ] );
		if ( ! $is_told ) {
			/** This action is documented in includes/Store/Customers/CustomerRepository.php */
			Events::dispatch( 'storewright_customer_deleted', $id );
		}
	}

	private function follow_deleted( mixed $id, mixed $reassign, mixed $user ): void {
		if ( self::is_customer( $user ) ) {
			$this->tell_deleted( $id );
			$this->deleted = self::id( $id );
		}
	}

	private static function is_customer( mixed $user ): bool {
		return $user instanceof WP_User && in_array( self::ROLE, $user->roles, true );
	}

	private static function id( mixed $id ): int {
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
