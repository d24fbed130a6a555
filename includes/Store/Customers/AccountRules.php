<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use Storewright\Kernel\Errors\InvalidInput;

/**
 * What e-mail addresses and login names an account may have.
 *
 * @internal Asked by CustomerRepository, under its locks.
 */
final class AccountRules {

	private const LONGEST_EMAIL = 100;

	private const LONGEST_USERNAME = 60;

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
		if ( strlen( $email ) > self::LONGEST_EMAIL || false === is_email( $email ) ) {
			throw self::refusal( null === $own ? 'registration-error-invalid-email' : 'woocommerce_rest_customer_invalid_email', 'email', __( 'This is no e-mail address that an account can have.', 'storewright' ) );
		}
		$other = email_exists( $email );
		if ( false !== $other && $other !== $own ) {
			throw self::refusal( null === $own ? 'registration-error-email-exists' : 'woocommerce_rest_customer_invalid_email', 'email', __( 'Another account has this e-mail address.', 'storewright' ) );
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
		if ( '' === $username || mb_strlen( $username ) > self::LONGEST_USERNAME || ! validate_username( $username ) || in_array( strtolower( $username ), array_map( strtolower( ... ), $illegal ), true ) ) {
			throw self::refusal( 'registration-error-invalid-username', 'username', __( 'Use a login name of at most 60 letters, digits, spaces and the characters _ . - @.', 'storewright' ) );
		}
		if ( false !== username_exists( $username ) ) {
			throw self::refusal( 'registration-error-username-exists', 'username', __( 'Another account has this login name.', 'storewright' ) );
		}
	}

	/**
	 * A login name that nobody has: from the person's name, or else from what stands before the @.
	 */
	public static function new_username( string $email, string $first_name, string $last_name ): string {
		$base = '';
		foreach ( [ implode( '.', array_filter( [ $first_name, $last_name ], static fn( string $part ) => '' !== $part ) ), explode( '@', $email )[0], 'customer' ] as $name ) {
			$base = '' === $base ? mb_substr( trim( sanitize_user( str_replace( ' ', '.', mb_strtolower( remove_accents( $name ) ) ), true ), '.-_@ ' ), 0, self::LONGEST_USERNAME - 10 ) : $base;
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
