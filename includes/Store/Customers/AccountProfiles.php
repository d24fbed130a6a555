<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use Storewright\Database\Connection;
use Storewright\Database\Serialized;
use WP_User;

/**
 * What accounts say of their owners, as far as the lookup of customers keeps it. Read of many at once without the rest of what WordPress
 * keeps of an account, which is far more. A profile has `username`, `email` and `registered` (UTC), and each of FIELDS.
 *
 * @internal
 */
final class AccountProfiles {

	/**
	 * Fields of users' meta data.
	 */
	private const FIELDS = [ 'first_name', 'last_name', 'billing_country', 'billing_postcode', 'billing_city', 'billing_state' ];

	/**
	 * The profile of an account.
	 *
	 * @return array<string, string>
	 */
	public static function of( WP_User $user ): array {
		$profile = [
			'username'   => $user->user_login,
			'email'      => $user->user_email,
			'registered' => $user->user_registered,
		];
		foreach ( self::FIELDS as $field ) {
			$value             = get_user_meta( $user->ID, $field, true );
			$profile[ $field ] = is_scalar( $value ) ? (string) $value : '';
		}
		return $profile;
	}

	/**
	 * Those of many accounts, as they are stored; accounts that don't exist are missing. Nothing of it is kept in memory.
	 *
	 * @param Connection $database
	 * @param list<int>  $ids
	 * @return array<int, array<string, string>> By account.
	 */
	public static function of_several( Connection $database, array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		if ( has_filter( 'get_user_metadata' ) ) {
			return self::through_wordpress( $ids );
		}
		/** @var \wpdb $wpdb */
		global $wpdb;
		$in       = 'IN ( ' . implode( ', ', $ids ) . ' )';
		$profiles = [];
		foreach ( $database->rows( "SELECT ID, user_login, user_email, user_registered FROM {$wpdb->users} WHERE ID $in" ) as $row ) {
			$profiles[ (int) $row['ID'] ] = [
				'username'   => (string) $row['user_login'],
				'email'      => (string) $row['user_email'],
				'registered' => (string) $row['user_registered'],
			];
		}
		$fields = "'" . implode( "', '", self::FIELDS ) . "'";
		// Account by account: a database that knows little of the table, or is to sort by its ids, would read that of all. Not by the
		// name of an index: plugins that tune WordPress's tables give them others.
		$join = $database->is_sqlite() ? 'JOIN' : 'STRAIGHT_JOIN';
		$rows = $database->rows(
			"SELECT m.umeta_id, m.user_id, m.meta_key, m.meta_value FROM {$wpdb->users} u $join {$wpdb->usermeta} m ON m.user_id = u.ID
			WHERE u.ID $in AND m.meta_key IN ( $fields )"
		);
		usort( $rows, static fn( array $one, array $other ): int => (int) $one['umeta_id'] <=> (int) $other['umeta_id'] );
		foreach ( $rows as $row ) {
			$id    = (int) $row['user_id'];
			$field = (string) $row['meta_key'];
			// Of a field that is there twice, WordPress answers the first.
			if ( isset( $profiles[ $id ] ) && ! isset( $profiles[ $id ][ $field ] ) ) {
				$value                     = Serialized::decode( (string) $row['meta_value'] );
				$profiles[ $id ][ $field ] = is_scalar( $value ) ? (string) $value : '';
			}
		}
		return array_map( static fn( array $profile ): array => $profile + array_fill_keys( self::FIELDS, '' ), $profiles );
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return array<int, array<string, string>>
	 */
	private static function through_wordpress( array $ids ): array {
		cache_users( $ids );
		$profiles = [];
		foreach ( $ids as $id ) {
			$user = get_userdata( $id );
			if ( false !== $user ) {
				$profiles[ $id ] = self::of( $user );
			}
		}
		// A run over all orders must not keep all accounts in memory.
		array_map( static fn( int $id ) => wp_cache_delete( $id, 'user_meta' ), $ids );
		return $profiles;
	}
}
