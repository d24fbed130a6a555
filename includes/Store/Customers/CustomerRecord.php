<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use DateTimeImmutable;
use DateTimeZone;
use WP_User;

/**
 * A person as the lookup table keeps them: every text fits its column.
 *
 * @internal Made and written by CustomerLookup.
 */
final class CustomerRecord {

	/**
	 * @param array<string, string> $texts Column => text.
	 */
	private function __construct(
		public readonly int $user_id,
		public readonly array $texts,
		public readonly ?DateTimeImmutable $registered
	) {}

	/**
	 * A person who buys without an account.
	 *
	 * @param array<string, string> $address May have `country`, `postcode`, `city` and `state`.
	 */
	public static function of_guest( string $email, string $first_name, string $last_name, array $address ): self {
		return new self( 0, self::fitted( [ 'username' => '' ] + compact( 'email', 'first_name', 'last_name' ) + $address ), null );
	}

	/**
	 * A person with an account. What their profile says prevails over what an order says; the address is one's or the other's,
	 * never a mixture.
	 *
	 * @param array<string, string> $address May have `country`, `postcode`, `city` and `state`.
	 */
	public static function of_user( WP_User $user, string $first_name, string $last_name, array $address ): self {
		return self::of_profile( $user->ID, AccountProfiles::of( $user ), $first_name, $last_name, $address );
	}

	/**
	 * The same of an account that was read with others.
	 *
	 * @param int                   $user_id
	 * @param array<string, string> $profile    As AccountProfiles says it.
	 * @param string                $first_name As in the order.
	 * @param string                $last_name  As in the order.
	 * @param array<string, string> $address    May have `country`, `postcode`, `city` and `state`.
	 */
	public static function of_profile( int $user_id, array $profile, string $first_name, string $last_name, array $address ): self {
		$known = [
			'country'  => $profile['billing_country'],
			'postcode' => $profile['billing_postcode'],
			'city'     => $profile['billing_city'],
			'state'    => $profile['billing_state'],
		];
		$input = '' === $profile['first_name'] . $profile['last_name'];
		return new self(
			$user_id,
			self::fitted(
				[
					'username'   => $profile['username'],
					'email'      => $profile['email'],
					'first_name' => $input ? $first_name : $profile['first_name'],
					'last_name'  => $input ? $last_name : $profile['last_name'],
				] + ( '' === implode( '', $known ) ? $address : $known )
			),
			self::moment( $profile['registered'] )
		);
	}

	/**
	 * Returns what is known of the person: a name or an address as a whole or not at all, so that parts of an old and a new one don't mix.
	 *
	 * @return array<string, string> Column => text.
	 */
	public function columns(): array {
		$known = [];
		foreach ( [ [ 'username' ], [ 'email' ], [ 'first_name', 'last_name' ], [ 'country', 'postcode', 'city', 'state' ] ] as $columns ) {
			$group = array_intersect_key( $this->texts, array_flip( $columns ) );
			if ( '' !== implode( '', $group ) ) {
				$known += $group;
			}
		}
		return $known;
	}

	/**
	 * A text of a person as its column takes it. The e-mail address that WooCommerce gives each order from which it removes personal data
	 * is none: those orders are not one customer's.
	 *
	 * @param string $column Such as `email`.
	 * @param string $text   Of any length; what is no UTF-8 becomes ''.
	 */
	public static function fit( string $column, string $text ): string {
		$longest = [
			'username'   => 60,
			'first_name' => 255,
			'last_name'  => 255,
			'email'      => 100,
			'country'    => 2,
			'postcode'   => 20,
			'city'       => 100,
			'state'      => 100,
		];
		$fitted  = mb_substr( trim( str_replace( "\0", '', wp_check_invalid_utf8( $text ) ) ), 0, $longest[ $column ] );
		return 'email' === $column && wp_privacy_anonymize_data( 'email' ) === $fitted ? '' : $fitted;
	}

	/**
	 * @param array<string, string> $texts
	 * @return array<string, string>
	 */
	private static function fitted( array $texts ): array {
		$fitted = [];
		foreach ( [ 'username', 'first_name', 'last_name', 'email', 'country', 'postcode', 'city', 'state' ] as $column ) {
			$fitted[ $column ] = self::fit( $column, $texts[ $column ] ?? '' );
		}
		return $fitted;
	}

	private static function moment( string $utc ): ?DateTimeImmutable {
		$moment = DateTimeImmutable::createFromFormat( '!Y-m-d H:i:s', $utc, new DateTimeZone( 'UTC' ) );
		return false === $moment || $moment->getTimestamp() <= 0 ? null : $moment;
	}
}
