<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use Storewright\Kernel\Errors\InvalidInput;

/**
 * Rules for the e-mail address and the login name of an account.
 *
 * @internal Asked by CustomerRepository, under its locks.
 */
final class AccountRules {

	private const MAX_EMAIL_LENGTH = 100;

	private const MAX_USERNAME_LENGTH = 60;

	/**
	 * How often a login name is tried with a number before it gets a random end.
	 */
	private const TRIES = 20;

	/**
	 * Refuses an e-mail address that is none, or is another account's.
	 *
	 * @param string   $email
	 * @param int|null $own   The account that may have it; null for a new one.
	 * @throws InvalidInput
	 */
	public static function check_email( string $email, ?int $own ): void {
		if ( strlen( $email ) > self::MAX_EMAIL_LENGTH || false === is_email( $email ) ) {
			throw self::refusal(
				null === $own ? 'customer_invalid_email' : 'woocommerce_rest_customer_invalid_email',
				'email',
				__( 'This email address can’t be used for an account.', 'storewright' )
			);
		}
		$other = email_exists( $email );
		if ( false !== $other && $other !== $own ) {
			throw self::refusal(
				null === $own ? 'registration-error-email-exists' : 'woocommerce_rest_customer_invalid_email',
				'email',
				__( 'Another account has this email address.', 'storewright' )
			);
		}
	}

	/**
	 * Refuses a login name that is none, or is taken.
	 *
	 * @throws InvalidInput
	 */
	public static function check_username( string $username ): void {
		/** @var list<string> $illegal */
		$illegal = apply_filters( 'illegal_user_logins', [] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		if ( '' === $username || mb_strlen( $username ) > self::MAX_USERNAME_LENGTH || ! validate_username( $username ) || in_array(
			strtolower( $username ),
			array_map( strtolower( ... ), $illegal ),
			true
		) ) {
			throw self::refusal(
				'registration-error-invalid-username',
				'username',
				__( 'Use a login name of at most 60 letters, digits, spaces and the characters _ . - @.', 'storewright' )
			);
		}
		if ( false !== username_exists( $username ) ) {
			throw self::refusal(
				'registration-error-username-exists',
				'username',
				__( 'Another account has this login name.', 'storewright' )
			);
		}
	}

	/**
	 * A login name that nobody has: what stands before the @, as in WooCommerce.
	 */
	public static function new_username( string $email ): string {
		$base = '';
		foreach ( [ explode( '@', $email )[0], 'customer' ] as $name ) {
			$base = '' === $base ? mb_substr(
				trim( sanitize_user( str_replace( ' ', '.', mb_strtolower( remove_accents( $name ) ) ), true ), '.-_@ ' ),
				0,
				self::MAX_USERNAME_LENGTH - 10
			) : $base;
		}
		$username = $base;
		$number   = 1;
		while ( false !== username_exists( $username ) ) {
			++$number;
			$username = $base . ( $number <= self::TRIES ? "-{$number}" : '-' . bin2hex( random_bytes( 4 ) ) );
		}
		return $username;
	}

	private static function refusal( string $code, string $param, string $reason ): InvalidInput {
		return new InvalidInput( $code, $reason, [ $param => $reason ] );
	}
}
