<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Index;

use Storewright\Kernel\Context;
use Storewright\Kernel\Module;

/**
 * Keeps the index of accounts in step on every request: visitors register and change their accounts, too.
 */
final class AccountIndexModule implements Module {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Listens to changes of accounts and of their roles; costs nothing where there are none.
	 */
	public function register(): void {
		if ( is_multisite() ) {
			return;
		}
		foreach ( [ 'user_register', 'profile_update', 'deleted_user' ] as $hook ) {
			add_action( $hook, fn( mixed $id ) => $this->follow( $id ), 5 );
		}
		foreach ( [ 'added_user_meta', 'updated_user_meta', 'deleted_user_meta' ] as $hook ) {
			add_action( $hook, fn( mixed $row, mixed $id, mixed $key ) => $this->is_of_roles( $key ) ? $this->follow( $id ) : null, 5, 3 );
		}
	}

	private function follow( mixed $id ): void {
		if ( is_numeric( $id ) && (int) $id > 0 ) {
			( new AccountIndex( $this->context->database ) )->follow( [ (int) $id ] );
		}
	}

	private function is_of_roles( mixed $key ): bool {
		/** @var \wpdb $wpdb */
		global $wpdb;
		return $wpdb->get_blog_prefix() . 'capabilities' === $key;
	}
}
