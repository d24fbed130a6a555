<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

/**
 * The role of those who have an account because they buy.
 */
final class CustomerRole {

	public const ID = 'customer';

	/**
	 * Makes the role where it is missing.
	 */
	public static function add(): void {
		if ( null === get_role( self::ID ) ) {
			add_role( self::ID, __( 'Customer', 'storewright' ), [ 'read' => true ] );
		}
	}

	/**
	 * Takes the role away; its users keep their accounts.
	 */
	public static function remove(): void {
		remove_role( self::ID );
	}
}
