<?php
declare(strict_types=1);

namespace Storewright\Store\Import\Kinds;

use Storewright\Kernel\Context;
use Storewright\Store\Customers\CustomerChanges;
use Storewright\Store\Customers\CustomerRepository;
use Storewright\Store\Import\Kind;
use Storewright\Store\Import\Noticing;
use Storewright\Store\Import\Record;
use WP_User;

/**
 * Accounts of customers. Accounts of anybody else are not made: who may do what here is not for another shop to say.
 */
final class Customers implements Kind {

	private const ADDRESS = [ 'first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'postcode', 'country', 'state', 'email', 'phone' ];

	public function __construct( private readonly Context $context ) {}

	public function name(): string {
		return 'customers';
	}

	public function find( Record $record, int $parent ): int {
		$user = get_user_by( 'email', $record->text( 'email' ) );
		return $user instanceof WP_User ? $user->ID : 0;
	}

	public function add( Record $record, int $parent, Noticing $notice ): int {
		$role = $record->has( 'role' ) ? $record->text( 'role' ) : 'customer';
		if ( ! in_array( $role, [ 'customer', 'subscriber' ], true ) ) {
			/* translators: %s: name of a role. */
			throw $record->refused( 'role', sprintf( __( 'An account with the role “%s” is not made by an import. Its orders become a guest’s, unless you make an account with this e-mail address first.', 'storewright' ), $role ) );
		}
		$username = $record->text( 'username' );
		if ( '' !== $username && false !== username_exists( $username ) ) {
			$notice->say( 'username', __( 'The login name is taken, so that another one was made up.', 'storewright' ) );
			$username = '';
		}
		$id      = $record->id();
		$since   = $record->moment( 'date_created' )?->format( 'Y-m-d H:i:s' );
		$changes = new CustomerChanges(
			email: $record->text( 'email' ),
			username: $username,
			first_name: $record->text( 'first_name' ),
			last_name: $record->text( 'last_name' ),
			billing: self::address( $record->object( 'billing' ) ),
			shipping: self::address( $record->object( 'shipping' ) )
		);
		$keep    = static fn( array $columns, bool $update ): array => $update ? $columns : ( false === get_userdata( $id ) ? [ 'ID' => $id ] : [] ) + ( null === $since ? [] : [ 'user_registered' => $since ] ) + $columns;
		add_filter( 'wp_pre_insert_user_data', $keep, 10, 2 );
		try {
			return ( new CustomerRepository( $this->context ) )->create( $changes );
		} finally {
			remove_filter( 'wp_pre_insert_user_data', $keep );
		}
	}

	public function settle( Record $record, int $local ): void {}

	/**
	 * @return array<string, string> What is empty is missing, as with customers who never gave it.
	 */
	private static function address( Record $address ): array {
		$fields = [];
		foreach ( self::ADDRESS as $field ) {
			if ( $address->has( $field ) ) {
				$fields[ $field ] = sanitize_text_field( $address->text( $field ) );
			}
		}
		return $fields;
	}
}
