<?php
declare(strict_types=1);

namespace Storewright\Screens\Customers;

use Storewright\Kernel\Context;
use Storewright\Store\Customers\Customer;
use Storewright\Store\Customers\CustomerServices;
use Storewright\Store\Customers\Tables;

/**
 * Whom the page of a customer is about: an account, or who ordered as a guest with an email address.
 */
final class Person {

	/**
	 * @param Customer|null $account Null for a guest.
	 * @param string        $email   Of the account, or the guest's.
	 * @param string        $name    '' where none is known.
	 */
	private function __construct(
		public readonly ?Customer $account,
		public readonly string $email,
		public readonly string $name
	) {}

	/**
	 * The person that an address names: by the number of a customer in reports, by account, or by the email address of a guest.
	 *
	 * @param Context      $context
	 * @param array<mixed> $query   `customer`, `user` or `email`.
	 * @return self|null Null where there is nobody.
	 */
	public static function of( Context $context, array $query ): ?self {
		$number = static fn( string $name ): int => is_string( $query[ $name ] ?? null ) && ctype_digit( $query[ $name ] )
			? (int) $query[ $name ]
			: 0;
		$user   = $number( 'user' );
		$email  = is_string( $query['email'] ?? null ) ? trim( $query['email'] ) : '';
		$lookup = $context->database->table( Tables::LOOKUP );
		$row    = null;
		if ( 0 < $number( 'customer' ) ) {
			$row   = $context->database->row( "SELECT user_id, email, first_name, last_name FROM $lookup WHERE customer_id = %d", $number( 'customer' ) );
			$user  = (int) ( $row['user_id'] ?? 0 );
			$email = (string) ( $row['email'] ?? '' );
		}
		if ( 0 < $user ) {
			$account = ( new CustomerServices( $context ) )->query()->find( $user );
			return null === $account ? null : new self( $account, $account->email, trim( "$account->first_name $account->last_name" ) );
		}
		if ( '' === $email || false === is_email( $email ) ) {
			return null;
		}
		$row ??= $context->database->row( "SELECT first_name, last_name FROM $lookup WHERE email = %s AND user_id IS NULL ORDER BY customer_id LIMIT 1", $email );
		return new self( null, $email, null === $row ? '' : trim( "{$row['first_name']} {$row['last_name']}" ) );
	}

	/**
	 * Id of the account, 0 for a guest.
	 */
	public function user_id(): int {
		return $this->account->id ?? 0;
	}

	/**
	 * What the person is called.
	 */
	public function title(): string {
		return match ( true ) {
			'' !== $this->name     => $this->name,
			null !== $this->account => $this->account->username,
			default                => $this->email,
		};
	}

	/**
	 * What the address of the page says of the person.
	 *
	 * @return array<string, string|int>
	 */
	public function query(): array {
		return null === $this->account ? [ 'email' => $this->email ] : [ 'user' => $this->account->id ];
	}
}
