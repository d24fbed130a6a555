<?php
declare(strict_types=1);

namespace Storewright\Store\Import\Importers;

use Storewright\Store\Customers\AddressFields;
use Storewright\Store\Customers\CustomerChanges;
use Storewright\Store\Customers\CustomerRepository;
use Storewright\Store\Import\ImportNotes;
use Storewright\Store\Import\Record;
use Storewright\Store\Import\RecordImporter;
use WP_User;

/**
 * Accounts of customers. Accounts of anybody else are not made: who may do what here is not for another shop to say.
 */
final class CustomerImporter implements RecordImporter {

	public function __construct( private readonly CustomerRepository $repository ) {}

	public function name(): string {
		return 'customers';
	}

	public function find( Record $record, int $parent ): int {
		$user = get_user_by( 'email', $record->text( 'email' ) );
		return $user instanceof WP_User ? $user->ID : 0;
	}

	public function add( Record $record, int $parent, ImportNotes $notice ): int {
		$role = $record->has( 'role' ) ? $record->text( 'role' ) : 'customer';
		if ( ! in_array( $role, [ 'customer', 'subscriber' ], true ) ) {
			throw $record->refused(
				'role',
				sprintf(
					/* translators: %s: name of a role. */
					__(
						'An account with the role “%s” is not made by an import. Its orders become a guest’s, unless you make an account with this email address first.',
						'storewright'
					),
					$role
				)
			);
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
		$keep    = static fn( array $columns, bool $update ): array => $update
			? $columns
			: ( false === get_userdata( $id ) ? [ 'ID' => $id ] : [] ) + ( null === $since ? [] : [ 'user_registered' => $since ] ) + $columns;

		add_filter( 'wp_pre_insert_user_data', $keep, 10, 2 );
		try {
			return $this->repository->create( $changes );
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
		foreach ( AddressFields::BILLING as $field ) {
			if ( $address->has( $field ) ) {
				$fields[ $field ] = sanitize_text_field( $address->text( $field ) );
			}
		}
		return $fields;
	}
}
