<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Privacy;

use Storewright\Database\Connection;
use Storewright\Store\Customers\AddressFields;
use Storewright\Store\Customers\CustomerLookup;
use Storewright\Store\Customers\CustomerRepository;
use Storewright\Store\Customers\Tables;

/**
 * Answers WordPress's requests for erasure: removes the addresses of an account, and what reports know of a person who has no
 * order that keeps its data. The account itself is WordPress's.
 */
final class CustomerEraser {

	private const BATCH = 100;

	public function __construct( private readonly Connection $database, private readonly CustomerLookup $lookup ) {}

	/**
	 * Erases it.
	 *
	 * @param string $email E-mail address of the person.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} As WordPress wants it.
	 */
	public function erase( string $email ): array {
		$removed  = $this->erase_account( $email );
		$retained = false;
		foreach ( $this->guests( $email ) as $number ) {
			$this->lookup->drop_unused( $number );
			$is_there = null !== $this->database->value(
				"SELECT 1 FROM {$this->database->table( Tables::LOOKUP )} WHERE customer_id = %d",
				$number
			);
			$removed  = $removed || ! $is_there;
			$retained = $retained || $is_there;
		}
		return [
			'items_removed'  => $removed,
			'items_retained' => $retained,
			'messages'       => $retained ? [
				__( 'Reports keep the customer’s name and address because their orders keep them.', 'storewright' ),
			] : [],
			'done'           => true,
		];
	}

	/**
	 * @return bool Whether there was anything.
	 */
	private function erase_account( string $email ): bool {
		$user = get_user_by( 'email', $email );
		if ( false === $user ) {
			return false;
		}
		$removed = false;
		foreach ( [ ...AddressFields::meta_keys(), LastActivity::META ] as $key ) {
			$removed = delete_user_meta( $user->ID, $key ) || $removed;
		}
		$changed = $this->database->execute(
			"UPDATE {$this->database->table( Tables::LOOKUP )} SET country = '', postcode = '', city = '', state = ''
			WHERE user_id = %d",
			$user->ID
		);
		if ( $removed ) {
			CustomerRepository::announce_updated( $user->ID );
		}

		/**
		 * Fires after personal data was removed from an account, for whoever keeps more of it elsewhere.
		 *
		 * @param int $id The account's id.
		 */
		do_action( 'storewright_customer_erased', $user->ID );
		return $removed || $changed > 0;
	}

	/**
	 * Numbers of guests with the address. The database takes accents for nothing and finds more than this one.
	 *
	 * @return list<int>
	 */
	private function guests( string $email ): array {
		$rows = $this->database->rows(
			"SELECT customer_id, email FROM {$this->database->table( Tables::LOOKUP )} WHERE email = %s AND user_id IS NULL
			LIMIT %d",
			$email,
			self::BATCH
		);
		$rows = array_filter( $rows, static fn( array $row ) => mb_strtolower( (string) $row['email'] ) === mb_strtolower( $email ) );
		return array_map( static fn( array $row ) => (int) $row['customer_id'], array_values( $rows ) );
	}
}
