<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Events;
use Throwable;
use WP_Error;

/**
 * Makes, changes and deletes accounts of customers. Of two requests with the same e-mail address one gets it.
 */
final class CustomerRepository {

	/**
	 * How deep in a write of ours this request is: WordPress's hooks fire within it, ours after it.
	 */
	private static int $writing = 0;

	public function __construct( private readonly Context $context, private readonly CustomerLookup $lookup ) {}

	/**
	 * Whether what WordPress tells of an account at this moment comes from here.
	 */
	public static function is_writing(): bool {
		return self::$writing > 0;
	}

	/**
	 * Makes an account with the role of a customer. Nobody is sent an e-mail.
	 *
	 * @param CustomerChanges $changes With an e-mail address. A missing login name or password is made up.
	 * @return int The account's id.
	 * @throws InvalidInput If the e-mail address or the login name can't be had, or a password is missing.
	 */
	public function create( CustomerChanges $changes ): int {
		$email = (string) $changes->email;
		$this->check_password( $changes );
		$named = null !== $changes->username && '' !== $changes->username;
		$id    = $this->with_locks(
			[ "account_email {$email}", 'account_name ' . ( $named ? $changes->username : '' ) ],
			function () use ( $changes, $email, $named ): int {
				AccountRules::check_email( $email, null );
				$username = $named ? (string) $changes->username : AccountRules::new_username( $email );
				AccountRules::check_username( $username );
				$name = trim( "{$changes->first_name} {$changes->last_name}" );
				/**
				 * @var array{user_login: string, user_email: string, user_pass: string} $account WordPress expects slashes, and
				 *   takes them away.
				 */
				$account = wp_slash(
					[
						'user_login'   => $username,
						'user_email'   => $email,
						'user_pass'    => null === $changes->password
							|| '' === $changes->password ? wp_generate_password( 24 ) : $changes->password,

						'first_name'   => (string) $changes->first_name,
						'last_name'    => (string) $changes->last_name,
						'display_name' => '' === $name ? $username : $name,
						'role'         => CustomerRole::ID,
					]
				);
				$id      = self::accepted( wp_insert_user( $account ) );
				$this->write_meta( $id, $changes );
				return $id;
			}
		);
		self::announce_created( $id );
		return $id;
	}

	/**
	 * Changes an account.
	 *
	 * @param int             $id      Id of the account.
	 * @param CustomerChanges $changes
	 * @throws NotFound     If there is no such account.
	 * @throws InvalidInput If the e-mail address can't be had, or another login name is asked for.
	 */
	public function update( int $id, CustomerChanges $changes ): void {
		$locks = [ "account {$id}" ];
		if ( null !== $changes->email ) {
			$locks[] = "account_email {$changes->email}";
		}
		$this->with_locks(
			$locks,
			function () use ( $id, $changes ): void {
				clean_user_cache( $id );
				$user = CustomerAccess::account( $id );
				if ( null === $user ) {
					throw self::missing();
				}
				if ( null !== $changes->username && '' !== $changes->username && $changes->username !== $user->user_login ) {
					$reason = __( 'A login name cannot be changed.', 'storewright' );
					throw new InvalidInput( 'woocommerce_rest_customer_invalid_argument', $reason, [ 'username' => $reason ] );
				}
				$fields = array_filter(
					[
						'user_email' => $changes->email,
						'user_pass'  => '' === $changes->password ? null : $changes->password,
						'first_name' => $changes->first_name,
						'last_name'  => $changes->last_name,
					],
					static fn( ?string $value ) => null !== $value
				);
				if ( isset( $fields['user_email'] ) && $fields['user_email'] !== $user->user_email ) {
					AccountRules::check_email( $fields['user_email'], $id );
				}
				$name = trim( ( $changes->first_name ?? $user->first_name ) . ' ' . ( $changes->last_name ?? $user->last_name ) );
				// Nobody chose the name that is shown: it goes with the name.
				if ( '' !== $name && in_array(
					$user->display_name,
					[ trim( "{$user->first_name} {$user->last_name}" ), $user->user_login, '' ],
					true
				) ) {
					$fields['display_name'] = $name;
				}
				if ( [] !== $fields ) {
					self::accepted( wp_update_user( wp_slash( $fields + [ 'ID' => $id ] ) ) );
				}
				$this->write_meta( $id, $changes );
			},
			$id
		);
		self::announce_updated( $id );
	}

	/**
	 * Deletes an account. What it bought stays in the shop.
	 *
	 * @param int $id       Id of the account.
	 * @param int $reassign Account that its orders and posts go to, 0 for none: then orders become a guest's, and posts go.
	 * @throws NotFound     If there is no such account.
	 * @throws InvalidInput If there is no account to reassign to, or it is the same.
	 */
	public function delete( int $id, int $reassign = 0 ): void {
		if ( 0 !== $reassign && ( $reassign === $id || null === CustomerAccess::account( $reassign ) ) ) {
			$reason = __( 'There is no other account with this ID to reassign orders to.', 'storewright' );
			throw new InvalidInput( 'woocommerce_rest_customer_invalid_reassign', $reason, [ 'reassign' => $reason ] );
		}
		$this->with_locks(
			[ "account {$id}" ],
			static function () use ( $id, $reassign ): void {
				require_once ABSPATH . 'wp-admin/includes/user.php';
				if ( null === CustomerAccess::account( $id ) || ! wp_delete_user( $id, 0 === $reassign ? null : $reassign ) ) {
					throw self::missing();
				}
			},
			$id
		);
		self::announce_deleted( $id );
	}

	/**
	 * Tells the shop that an account was made, by whoever.
	 *
	 * @param int $id The account's id.
	 */
	public static function announce_created( int $id ): void {
		/**
		 * An account of a customer was made.
		 *
		 * @param int $id The account's id.
		 */
		Events::dispatch( 'storewright_customer_created', $id );
	}

	/**
	 * Tells the shop that an account was changed, by whoever.
	 *
	 * @param int $id The account's id.
	 */
	public static function announce_updated( int $id ): void {
		/**
		 * An account of a customer was changed.
		 *
		 * @param int $id The account's id.
		 */
		Events::dispatch( 'storewright_customer_updated', $id );
	}

	/**
	 * Tells the shop that an account was deleted, by whoever.
	 *
	 * @param int $id The account's id.
	 */
	public static function announce_deleted( int $id ): void {
		/**
		 * An account of a customer was deleted.
		 *
		 * @param int $id The account's id.
		 */
		Events::dispatch( 'storewright_customer_deleted', $id );
	}

	/**
	 * A shop that does not have passwords made up wants one with each new account.
	 *
	 * @throws InvalidInput `registration-error-missing-password`.
	 */
	private function check_password( CustomerChanges $changes ): void {
		if ( ! $this->context->options->bool_yes(
			'woocommerce_registration_generate_password',
			true
		) && '' === (string) $changes->password ) {
			$reason = __( 'A new account needs a password: the store’s settings don’t generate one.', 'storewright' );
			throw new InvalidInput( 'registration-error-missing-password', $reason, [ 'password' => $reason ] );
		}
	}

	private function write_meta( int $id, CustomerChanges $changes ): void {
		foreach ( $changes->address_meta() as $key => $text ) {
			update_user_meta( $id, $key, wp_slash( $text ) );
		}
		( new CustomerMeta() )->apply( $id, $changes->meta );
		update_user_meta( $id, 'last_update', (string) $this->context->clock->now()->getTimestamp() );
		$this->lookup->follow_user( $id );
	}

	/**
	 * Writes all or nothing, while nobody else writes what the locks are for.
	 *
	 * @template T
	 * @param list<string>  $locks In the order in which they are taken; it is the same everywhere.
	 * @param callable(): T $write
	 * @param int           $id    The account, where there is one: what is cached of it goes if the write fails.
	 * @return T
	 */
	private function with_locks( array $locks, callable $write, int $id = 0 ): mixed {
		if ( [] !== $locks ) {
			$name = (string) array_shift( $locks );
			return $this->context->database->lock( mb_strtolower( $name ), fn() => $this->with_locks( $locks, $write, $id ) );
		}
		++self::$writing;
		try {
			return $this->context->database->transaction( $write );
		} catch ( Throwable $error ) {
			clean_user_cache( $id );
			throw $error;
		} finally {
			--self::$writing;
		}
	}

	/**
	 * @throws InvalidInput If WordPress refused.
	 */
	private static function accepted( int|WP_Error $answer ): int {
		if ( is_int( $answer ) ) {
			return $answer;
		}
		throw new InvalidInput( (string) $answer->get_error_code(), wp_strip_all_tags( $answer->get_error_message() ) );
	}

	private static function missing(): NotFound {
		return new NotFound( 'wc_user_invalid_id', __( 'There is no customer with this id.', 'storewright' ) );
	}
}
