<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use DateTimeImmutable;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;

/**
 * The table that gives everybody who buys one number, with an account or without: what reports count customers by.
 */
final class CustomerLookup {

	private readonly string $table;

	public function __construct( private readonly Context $context ) {
		$this->table = $context->database->table( Tables::LOOKUP );
	}

	/**
	 * The number of a person in the lookup: found, or made now. What is known of them is brought up to date.
	 *
	 * Somebody with an account is found by it; a guest by e-mail address, whatever its case. Guests who come for the first time
	 * are added under a lock, so ask before a transaction is opened, not in it.
	 *
	 * @param int                    $user_id    The account, 0 for a guest.
	 * @param string                 $email      E-mail address of the order; that of the account prevails.
	 * @param string                 $first_name As in the order; the account's prevails.
	 * @param string                 $last_name  As in the order; the account's prevails.
	 * @param array<string, string>  $address    `country`, `postcode`, `city` and `state`, as in the order.
	 * @param DateTimeImmutable|null $active     When they did something, in UTC. The latest is kept.
	 * @return int `customer_id`, 0 for a guest without an e-mail address.
	 * @throws Conflict If others keep the lock too long.
	 */
	public function id_for(
		int $user_id,
		string $email,
		string $first_name = '',
		string $last_name = '',
		array $address = [],
		?DateTimeImmutable $active = null
	): int {
		$user   = CustomerAccess::account( $user_id );
		$person = null !== $user
			? CustomerRecord::of_user( $user, $first_name, $last_name, $address )
			: CustomerRecord::of_guest( $email, $first_name, $last_name, $address );
		if ( 0 === $person->user_id && '' === $person->texts['email'] ) {
			return 0;
		}
		$row = $this->find( $person );
		if ( null === $row ) {
			return 0 === $person->user_id
				? $this->context->database->lock(
					self::lock_of_guest( mb_strtolower( $person->texts['email'] ) ),
					fn() => $this->add( $person, $active )
				)
				: $this->add( $person, $active );
		}
		return $this->refresh( $row, $person, $active );
	}

	/**
	 * The numbers of many people, found or made with as many statements as for a few. Only what later orders of somebody than all that are
	 * known say otherwise is written. As id_for(), to be asked before a transaction is opened.
	 *
	 * @param array<int, array<string, string|null>> $people By any key: `customer_id` of their account, `email`, `first_name`, `last_name`,
	 *   `country`, `postcode`, `city` and `state` of an order, and when that was made, in UTC: `date_created_gmt`.
	 * @return array<int, int> By the same keys, as id_for().
	 */
	public function ids_for( array $people ): array {
		return ( new CustomerBatch( $this->context->database, $this ) )->ids_for( $people );
	}

	/**
	 * The lock of whoever adds a guest.
	 *
	 * @param string $email In lower case.
	 */
	public static function lock_of_guest( string $email ): string {
		return 'customer_' . md5( $email );
	}

	/**
	 * Brings what the lookup knows of an account up to date; adds it where it is a customer's.
	 *
	 * @param int $user_id The account.
	 */
	public function follow_user( int $user_id ): void {
		$user = CustomerAccess::account( $user_id );
		if ( null !== $user && ( in_array( CustomerRole::ID, $user->roles, true ) || null !== $this->number_of_user( $user_id ) ) ) {
			$this->id_for( $user_id, '' );
		}
	}

	/**
	 * The number of an account, null where it is in no lookup.
	 *
	 * @param int $user_id The account.
	 */
	public function number_of_user( int $user_id ): ?int {
		$id = $this->context->database->value( "SELECT customer_id FROM {$this->table} WHERE user_id = %d", $user_id );
		return null === $id ? null : (int) $id;
	}

	/**
	 * Notes that an account is gone. Who has bought something stays, as a guest, so that reports go on counting them; of others
	 * nothing is kept.
	 *
	 * @param int $user_id The account that was deleted.
	 */
	public function leave_user( int $user_id ): void {
		$number = $this->number_of_user( $user_id );
		if ( null !== $number ) {
			$this->context->database->execute( "UPDATE {$this->table} SET user_id = NULL, username = '' WHERE customer_id = %d", $number );
			$this->drop_unused( $number );
		}
	}

	/**
	 * Forgets a guest who has no order, such as when their last one is deleted for good.
	 *
	 * @param int $number `customer_id` of anybody; who has an account or an order stays.
	 */
	public function drop_unused( int $number ): void {
		$this->context->database->execute(
			"DELETE FROM {$this->table} WHERE customer_id = %d AND user_id IS NULL
			AND NOT EXISTS ( SELECT 1 FROM {$this->context->database->table( 'wc_order_stats' )} s WHERE s.customer_id = %d )",
			$number,
			$number
		);
	}

	/**
	 * @return array<string, string|null>|null
	 */
	private function find( CustomerRecord $person ): ?array {
		if ( $person->user_id > 0 ) {
			return $this->context->database->row( "SELECT * FROM {$this->table} WHERE user_id = %d", $person->user_id );
		}
		$rows = $this->context->database->rows(
			"SELECT * FROM {$this->table} WHERE email = %s AND user_id IS NULL ORDER BY customer_id",
			$person->texts['email']
		);
		foreach ( $rows as $row ) {
			// The database takes accents for nothing, so that it finds more than this one.
			if ( mb_strtolower( (string) $row['email'] ) === mb_strtolower( $person->texts['email'] ) ) {
				return $row;
			}
		}
		return null;
	}

	private function add( CustomerRecord $person, ?DateTimeImmutable $active ): int {
		$row = 0 === $person->user_id ? $this->find( $person ) : null;
		if ( null !== $row ) {
			return $this->refresh( $row, $person, $active );
		}
		$columns = array_keys( $person->texts );
		$this->context->database->execute(
			"INSERT IGNORE INTO {$this->table} (user_id, date_last_active, date_registered, " . implode( ', ', $columns ) . ')
			VALUES (NULLIF( %d, 0 ), NULLIF( %s, \'\' ), NULLIF( %s, \'\' ), ' . implode( ', ', array_fill( 0, count( $columns ), '%s' ) ) . ')',
			$person->user_id,
			self::stamp( $active ),
			self::stamp( $person->registered ),
			...array_values( $person->texts )
		);
		return (int) ( $this->find( $person )['customer_id'] ?? 0 );
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private function refresh( array $row, CustomerRecord $person, ?DateTimeImmutable $active ): int {
		$id      = (int) $row['customer_id'];
		$changes = array_filter(
			$person->columns(),
			static fn( string $text, string $column ) => $text !== $row[ $column ],
			ARRAY_FILTER_USE_BOTH
		);
		if ( [] !== $changes ) {
			$this->context->database->update( Tables::LOOKUP, $changes, [ 'customer_id' => $id ] );
		}
		if ( null !== $active && self::stamp( $active ) > (string) $row['date_last_active'] ) {
			$this->context->database->execute(
				"UPDATE {$this->table} SET date_last_active = %s
				WHERE customer_id = %d AND ( date_last_active IS NULL OR date_last_active < %s )",
				self::stamp( $active ),
				$id,
				self::stamp( $active )
			);
		}
		return $id;
	}

	private static function stamp( ?DateTimeImmutable $moment ): string {
		return null === $moment ? '' : $moment->format( 'Y-m-d H:i:s' );
	}
}
