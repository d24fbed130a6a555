<?php
declare(strict_types=1);

namespace Storewright\Screens\Customers;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Uninstalls;
use WP_User;

/**
 * The page of a customer, and the way to it from the list of users.
 */
final class CustomerScreensModule extends BackOfficeModule implements Uninstalls {

	/**
	 * Hooks them.
	 */
	public function register(): void {
		add_action( 'admin_menu', fn() => ( new CustomerPage( $this->context ) )->add_to_menu(), 62 );
		( new NotesPrivacy( $this->context ) )->register();
		add_filter( 'user_row_actions', $this->row_actions( ... ), 10, 2 );
	}

	/**
	 * Removes the notes about customers.
	 */
	public function uninstall(): void {
		delete_metadata( 'user', 0, CustomerNotes::key(), '', true );
	}

	/**
	 * Adds the way to a customer's page.
	 *
	 * @param mixed   $actions Links by name.
	 * @param WP_User $user
	 */
	public function row_actions( mixed $actions, WP_User $user ): mixed {
		if ( ! is_array( $actions ) || ! CustomerPage::is_allowed() ) {
			return $actions;
		}
		return $actions + [
			'storewright_customer' => sprintf(
				'<a href="%s" aria-label="%s">%s</a>',
				esc_url( ( new CustomerPage( $this->context ) )->url( [ 'user' => $user->ID ] ) ),
				/* translators: %s: name of a user. */
				esc_attr( sprintf( __( 'Orders and addresses of %s', 'storewright' ), $user->display_name ) ),
				esc_html__( 'Customer', 'storewright' )
			),
		];
	}
}
