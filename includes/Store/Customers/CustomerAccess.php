<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use Storewright\Kernel\Capabilities;
use WP_User;

/**
 * Who may do what with whose account over the shop's routes.
 *
 * Whoever runs the shop works on customers' accounts. Anybody else's, such as an administrator's, takes WordPress's own
 * capability for that very account: running the shop is no way to become its owner.
 *
 * In a network an account is every site's: only its members are this shop's customers, and changing one, such as its password,
 * always takes WordPress's own capability.
 */
final class CustomerAccess {

	/**
	 * An account of this site; null where there is none, or it is of other sites of the network only.
	 *
	 * @param int $id Id of the account.
	 */
	public static function account( int $id ): ?WP_User {
		$user = $id > 0 ? get_userdata( $id ) : false;
		return false === $user || ( is_multisite() && ! is_user_member_of_blog( $id ) ) ? null : $user;
	}

	/**
	 * Whether the current user may list and see accounts.
	 */
	public static function may_view(): bool {
		return current_user_can( Capabilities::MANAGE ) && current_user_can( 'list_users' );
	}

	/**
	 * Whether the current user may make customers.
	 */
	public static function may_create(): bool {
		return current_user_can( Capabilities::MANAGE ) && ( current_user_can( 'create_customers' ) || current_user_can( 'create_users' ) );
	}

	/**
	 * Whether the current user may change an account; for one that does not exist, whether they may change customers.
	 *
	 * @param int $id Id of the account.
	 */
	public static function may_edit( int $id ): bool {
		$takes_capability = is_multisite() && null !== self::account( $id );
		return self::may_view() && ( current_user_can( 'edit_user', $id ) || ( ! $takes_capability && self::is_for_shop_managers( $id ) ) );
	}

	/**
	 * Whether the current user may delete an account; for one that does not exist, whether they may delete customers. Nobody
	 * deletes their own.
	 *
	 * @param int $id Id of the account.
	 */
	public static function may_delete( int $id ): bool {
		return self::may_view()
			&& get_current_user_id() !== $id
			&& ( current_user_can( 'delete_user', $id ) || self::is_for_shop_managers( $id ) );

	}

	private static function is_for_shop_managers( int $id ): bool {
		if ( ! self::may_create() ) {
			return false;
		}

		/**
		 * Filters the roles whose accounts a shop manager may change and delete.
		 *
		 * @param list<string> $roles Role names; an account with another role beside them stays out of reach.
		 */
		$roles = apply_filters( 'storewright_shop_manager_editable_roles', [ CustomerRole::ID ] );
		$user  = self::account( $id );
		return null === $user || ( [] !== $user->roles && is_array( $roles ) && [] === array_filter(
			$user->roles,
			static fn( string $role ) => ! in_array( $role, $roles, true )
		) && self::has_only_its_roles( $user ) );
	}

	/**
	 * Whether nothing was granted to the account beside its roles.
	 */
	private static function has_only_its_roles( WP_User $user ): bool {
		return [] === array_diff(
			array_keys( array_filter( $user->caps, static fn( mixed $granted ) => (bool) $granted ) ),
			$user->roles
		) && ! is_super_admin( $user->ID );
	}
}
