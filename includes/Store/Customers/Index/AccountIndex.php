<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Index;

use Storewright\Database\Connection;
use Storewright\Database\Serialized;
use Storewright\Store\Customers\Tables;

/**
 * Keeps what lists of accounts go by in step with WordPress's tables, which have no index of roles, names or parts of names.
 *
 * The table storewright_accounts has a row of each account for each of its roles, and one with the role '' that all have;
 * storewright_account_counts says how many rows there are of each role; the words are in storewright_account_words.
 *
 * @internal
 */
final class AccountIndex {

	/**
	 * Counts of a role are split, so that accounts made at the same moment do not wait for each other.
	 */
	private const SHARDS = 8;

	/**
	 * Characters of a name that are sorted by.
	 */
	private const MAX_NAME = 100;

	private const ROWS_A_STATEMENT = 500;

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Brings what is known of accounts up to date; those that are gone are forgotten.
	 *
	 * @param non-empty-list<int> $ids
	 */
	public function follow( array $ids ): void {
		$this->database->transaction( fn() => $this->write( $ids, false ) );
	}

	/**
	 * The same, and looks whether what words consist of is there.
	 *
	 * @param non-empty-list<int> $ids
	 */
	public function repair( array $ids ): void {
		$this->database->transaction( fn() => $this->write( $ids, true ) );
	}

	/**
	 * Counts the rows of each role anew.
	 */
	public function recount(): void {
		$this->database->transaction(
			function (): void {
				$accounts = $this->database->table( Tables::ACCOUNTS );
				$counts   = $this->database->table( Tables::ACCOUNT_COUNTS );
				// In the order in which whoever changes an account takes them.
				$this->database->value( "SELECT COUNT(*) FROM $accounts" . ( $this->database->is_sqlite() ? '' : ' FOR UPDATE' ) );
				$this->database->execute( "DELETE FROM $counts" );
				$this->database->execute(
					"INSERT INTO $counts (role, shard, accounts) SELECT role, user_id % %d, COUNT(*) FROM $accounts
					GROUP BY role, user_id % %d",
					self::SHARDS,
					self::SHARDS
				);
			}
		);
	}

	/**
	 * @param non-empty-list<int> $ids
	 */
	private function write( array $ids, bool $repair ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		// Whoever changes one of them waits, and then looks again.
		$locking = $this->database->is_sqlite() ? '' : ' FOR UPDATE';
		$users   = $this->database->rows(
			"SELECT ID, user_login, user_email, user_nicename, user_url, display_name, user_registered FROM {$wpdb->users}
			WHERE ID IN ( $places ) ORDER BY ID$locking",
			...$ids
		);
		$stored  = [];
		foreach ( $this->database->rows(
			"SELECT role, user_id, name, registered FROM {$this->database->table( Tables::ACCOUNTS )} WHERE user_id IN ( $places )$locking",
			...$ids
		) as $row ) {
			$stored[ "{$row['role']} {$row['user_id']}" ] = $row;
		}
		$roles  = $this->roles( $ids );
		$wanted = [];
		$words  = array_fill_keys( $ids, [] );
		foreach ( $users as $user ) {
			$id           = (int) $user['ID'];
			$words[ $id ] = AccountWords::of(
				(string) $id,
				(string) $user['user_login'],
				(string) $user['user_email'],
				(string) $user['user_nicename'],
				(string) $user['user_url'],
				(string) $user['display_name']
			);
			foreach ( [ '', ...$roles[ $id ] ?? [] ] as $role ) {
				$wanted[ "$role $id" ] = [
					'role'       => $role,
					'user_id'    => (string) $id,
					'name'       => mb_substr( (string) $user['display_name'], 0, self::MAX_NAME ),
					'registered' => (string) $user['user_registered'],
				];
			}
		}
		$changes = [];
		foreach ( array_diff_key( $stored, $wanted ) as $row ) {
			// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			$removed = $this->database->delete( Tables::ACCOUNTS, [ 'role' => $row['role'], 'user_id' => $row['user_id'] ] );
			self::count( $changes, $row, -$removed );
		}
		foreach ( array_diff_key( $wanted, $stored ) as $row ) {
			self::count( $changes, $row, 1 );
		}
		$this->add_rows(
			array_values(
				array_filter( $wanted, static fn( array $row, string $key ) => ( $stored[ $key ] ?? null ) !== $row, ARRAY_FILTER_USE_BOTH )
			)
		);
		$this->add_counts( $changes );
		( new AccountWordTables( $this->database ) )->write( $words, $repair );
	}

	/**
	 * @param array<string, int>         $changes By role and shard.
	 * @param array<string, string|null> $row
	 */
	private static function count( array &$changes, array $row, int $more ): void {
		$key             = "{$row['role']} " . ( (int) $row['user_id'] % self::SHARDS );
		$changes[ $key ] = ( $changes[ $key ] ?? 0 ) + $more;
	}

	/**
	 * @param list<array{role: string, user_id: string, name: string, registered: string}> $rows
	 */
	private function add_rows( array $rows ): void {
		foreach ( array_chunk( $rows, self::ROWS_A_STATEMENT ) as $some ) {
			$this->database->execute(
				"INSERT INTO {$this->database->table( Tables::ACCOUNTS )} (role, user_id, name, registered) VALUES " . implode(
					', ',
					array_fill( 0, count( $some ), '(%s, %d, %s, %s)' )
				)
					. ' ON DUPLICATE KEY UPDATE name = VALUES( name ), registered = VALUES( registered )',
				...array_merge( ...array_map( array_values( ... ), $some ) )
			);
		}
	}

	/**
	 * @param array<string, int> $changes By role and shard.
	 */
	private function add_counts( array $changes ): void {
		// Always in the same order, so that two requests can't wait for each other.
		ksort( $changes );
		foreach ( array_filter( $changes, static fn( int $more ) => 0 !== $more ) as $key => $more ) {
			$split = (int) strrpos( $key, ' ' );
			$this->database->execute(
				"INSERT INTO {$this->database->table( Tables::ACCOUNT_COUNTS )} (role, shard, accounts) VALUES (%s, %d, %d)
				ON DUPLICATE KEY UPDATE accounts = accounts + VALUES( accounts )",
				substr( $key, 0, $split ),
				(int) substr( $key, $split + 1 ),
				$more
			);
		}
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, list<string>> Roles, and what else was granted, by account: as WordPress finds accounts by role.
	 */
	private function roles( array $ids ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$roles = [];
		foreach ( $this->database->rows(
			"SELECT user_id, meta_value FROM {$wpdb->usermeta} WHERE meta_key = %s AND user_id IN ( " . implode(
				', ',
				array_fill( 0, count( $ids ), '%d' )
			) . ' )',
			$wpdb->get_blog_prefix() . 'capabilities',
			...$ids
		) as $row ) {
			$granted = Serialized::decode( (string) $row['meta_value'] );
			foreach ( is_array( $granted ) ? array_keys( $granted ) : [] as $role ) {
				$roles[ (int) $row['user_id'] ][] = mb_substr( (string) $role, 0, 60 );
			}
		}
		return array_map( static fn( array $of ) => array_values( array_unique( $of ) ), $roles );
	}
}
