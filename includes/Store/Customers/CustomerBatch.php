<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Database\Connection;
use Storewright\Database\Lock;
use Storewright\Database\StaleRead;

/**
 * Finds and adds many customers with as many statements as one takes.
 *
 * @internal Used through CustomerLookup::ids_for().
 * @phpstan-type Said array{user_id: int, registered: ?DateTimeImmutable, texts: array<string, string>, active: string}
 */
final class CustomerBatch {

	private const TEXTS = [ 'username', 'first_name', 'last_name', 'email', 'country', 'postcode', 'city', 'state' ];

	private readonly string $table;

	public function __construct( private readonly Connection $database, private readonly CustomerLookup $lookup ) {
		$this->table = $database->table( Tables::LOOKUP );
	}

	/**
	 * See CustomerLookup::ids_for().
	 *
	 * @param array<int, array<string, string|null>> $people
	 * @return array<int, int>
	 */
	public function ids_for( array $people ): array {
		$users = $this->accounts( array_map( intval( ... ), array_column( $people, 'customer_id' ) ) );
		$whose = array_map(
			static fn( array $person ): int|string => $users[ (int) $person['customer_id'] ]
				?? self::key_of_guest( CustomerRecord::fit( 'email', (string) $person['email'] ) ),
			$people
		);
		$known = $this->known( $whose );
		$newer = self::newer( $people, $whose, $known );
		$users = array_values( array_filter( array_unique( array_intersect_key( $whose, $newer ) ), is_int( ... ) ) );
		$said  = self::said( $newer, $whose, AccountProfiles::of_several( $this->database, $users ) );
		$new   = array_diff_key( $said, $known );
		$known = $this->add( $new ) + $known;
		$this->refresh( array_intersect_key( $said, $known ), $known );
		return array_map( static fn( int|string $who ): int => (int) ( $known[ $who ]['customer_id'] ?? 0 ), $whose );
	}

	/**
	 * Those of some ids that are accounts of this site.
	 *
	 * @param list<int> $ids
	 * @return array<int, int> By themselves.
	 */
	private function accounts( array $ids ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$ids = array_filter( array_unique( $ids ), static fn( int $id ): bool => $id > 0 );
		if ( is_multisite() ) {
			cache_users( array_values( $ids ) );
			$there = array_filter( $ids, static fn( int $id ): bool => null !== CustomerAccess::account( $id ) );
		} else {
			$there = [] === $ids ? [] : array_map(
				intval( ... ),
				$this->database->column( "SELECT ID FROM {$wpdb->users} WHERE ID IN ( " . implode( ', ', $ids ) . ' )' )
			);
		}
		return array_combine( $there, $there );
	}

	/**
	 * @return string Never one that PHP takes for the id of an account: array keys of digits are integers.
	 */
	private static function key_of_guest( string $email ): string {
		return '' === $email ? '' : '@' . mb_strtolower( $email );
	}

	/**
	 * What is known of people.
	 *
	 * @param array<int|string> $whose Ids of accounts, and key_of_guest().
	 * @return array<int|string, array<string, string|null>> By the same: `customer_id`, `user_id`, `email` and `date_last_active`.
	 */
	private function known( array $whose ): array {
		$whose  = array_unique( $whose );
		$users  = array_filter( $whose, is_int( ... ) );
		$others = array_diff( array_filter( $whose, is_string( ... ) ), [ '' ] );
		$guests = array_map( static fn( string $who ): string => substr( $who, 1 ), $others );
		$emails = implode( ', ', array_map( $this->database->quoted( ... ), $guests ) );
		$known  = [];
		foreach ( [
			'user_id IN ( ' . implode( ', ', $users ) . ' )' => $users,
			"email IN ( $emails ) AND user_id IS NULL" => $guests,
		] as $where => $some ) {
			// The database takes accents for nothing, so that it finds more than these; of two, the first one counts.
			foreach ( [] === $some ? [] : $this->database->rows(
				"SELECT customer_id, user_id, email, date_last_active FROM {$this->table} WHERE $where ORDER BY customer_id DESC"
			) as $row ) {
				$known[ null === $row['user_id'] ? self::key_of_guest( (string) $row['email'] ) : (int) $row['user_id'] ] = $row;
			}
		}
		return $known;
	}

	/**
	 * The orders of those who are not known, and those that were made since somebody was active.
	 *
	 * @param array<int, array<string, string|null>>        $people
	 * @param array<int, int|string>                        $whose  By the same keys.
	 * @param array<int|string, array<string, string|null>> $known
	 * @return array<int, array<string, string>> Some of the people, by the same keys; of each the oldest first.
	 */
	private static function newer( array $people, array $whose, array $known ): array {
		$newer = [];
		$last  = array_map( static fn( array $row ): string => (string) $row['date_last_active'], $known );
		foreach ( $people as $key => $person ) {
			$who   = $whose[ $key ];
			$stamp = (string) $person['date_created_gmt'];

			$person['date_created_gmt'] = str_starts_with( $stamp, '0000' ) ? '' : $stamp;
			if ( '' !== $who && ( ! isset( $last[ $who ] ) || $person['date_created_gmt'] > $last[ $who ] ) ) {
				$newer[ $key ] = array_map( strval( ... ), $person );
				$last[ $who ]  = $person['date_created_gmt'];
			}
		}
		return $newer;
	}

	/**
	 * What orders say of people: later ones prevail.
	 *
	 * @param array<int, array<string, string>> $newer As newer().
	 * @param array<int, int|string>            $whose By the same keys.
	 * @param array<int, array<string, string>> $profiles Of accounts among these.
	 * @return array<int|string, Said> By whose they are.
	 * @throws StaleRead If an account is gone.
	 */
	private static function said( array $newer, array $whose, array $profiles ): array {
		$said = [];
		foreach ( $newer as $key => $texts ) {
			$who = $whose[ $key ];
			if ( is_int( $who ) && ! isset( $profiles[ $who ] ) ) {
				// It was deleted meanwhile: whose order it is by now is asked again.
				throw new StaleRead();
			}
			$record = is_int( $who )
				? CustomerRecord::of_profile( $who, $profiles[ $who ], $texts['first_name'], $texts['last_name'], $texts )
				: CustomerRecord::of_guest( $texts['email'], $texts['first_name'], $texts['last_name'], $texts );

			$said[ $who ] = [
				'user_id'    => $record->user_id,
				'registered' => $record->registered,
				'texts'      => $record->columns() + ( $said[ $who ]['texts'] ?? [] ),
				'active'     => $texts['date_created_gmt'],
			];
		}
		return $said;
	}

	/**
	 * Adds those who are not known. Guests whom somebody else adds at this moment are waited for, one by one.
	 *
	 * @param array<int|string, Said> $new By whose they are.
	 * @return array<int|string, array<string, string|null>> As known().
	 */
	private function add( array $new ): array {
		if ( [] === $new ) {
			return [];
		}
		ksort( $new );
		$whose = array_keys( $new );
		$locks = [];
		foreach ( array_filter( $whose, is_string( ... ) ) as $who ) {
			$locks[ $who ] = CustomerLookup::lock_of_guest( substr( $who, 1 ) );
		}
		$known = ( new Lock( $this->database ) )->hold_free(
			array_values( $locks ),
			function ( array $held ) use ( $new, $locks, $whose ): array {
				$others = array_diff( $locks, $held );
				$known  = $this->known( array_keys( array_intersect( $locks, $held ) ) );
				$this->insert( array_diff_key( $new, $known, $others ) );
				return array_diff_key( $this->known( $whose ), $others );
			}
		);
		foreach ( array_diff_key( $new, $known ) as $who => $said ) {
			$active = '' === $said['active'] ? null : new DateTimeImmutable( $said['active'], new DateTimeZone( 'UTC' ) );
			$texts  = $said['texts'] + array_fill_keys( self::TEXTS, '' );

			$known[ $who ] = [
				'customer_id'      => (string) $this->lookup->id_for(
					$said['user_id'],
					$texts['email'],
					$texts['first_name'],
					$texts['last_name'],
					$texts,
					$active
				),
				'date_last_active' => $said['active'],
			];
		}
		return $known;
	}

	/**
	 * @param array<int|string, Said> $new Nobody else adds guests of these; accounts that are there by now are left alone.
	 */
	private function insert( array $new ): void {
		if ( [] === $new ) {
			return;
		}
		$rows = array_map(
			fn( array $said ): string => '( ' . ( 0 === $said['user_id'] ? 'NULL' : $said['user_id'] )
				. ", {$this->stamp( $said['active'] )}, {$this->stamp( $said['registered']?->format( 'Y-m-d H:i:s' ) ?? '' )}, {$this->texts( $said['texts'] )} )",
			$new
		);
		$this->database->transaction(
			fn() => $this->database->execute(
				"INSERT IGNORE INTO {$this->table} (user_id, date_last_active, date_registered, " . implode( ', ', self::TEXTS ) . ') VALUES '
					. implode( ', ', $rows )
			)
		);
	}

	/**
	 * Writes what is new of those who were active since, unless an order that is newer still has said more meanwhile.
	 *
	 * @param array<int|string, Said>                       $said
	 * @param array<int|string, array<string, string|null>> $known Rows of the same, as known().
	 */
	private function refresh( array $said, array $known ): void {
		$news = [];
		foreach ( $said as $who => $of ) {
			if ( $of['active'] > (string) $known[ $who ]['date_last_active'] ) {
				$news[ (int) $known[ $who ]['customer_id'] ] = $of;
			}
		}
		if ( [] !== $news ) {
			ksort( $news );
			$this->database->transaction( fn() => $this->write( $news ) );
		}
	}

	/**
	 * @param non-empty-array<int, Said> $news By customer, the lowest number first.
	 */
	private function write( array $news ): void {
		$rows = [];
		// Locked, so that none can be forgotten: it would come back.
		foreach ( $this->database->rows(
			'SELECT customer_id, date_last_active, ' . implode( ', ', self::TEXTS ) . " FROM {$this->table}
			WHERE customer_id IN ( " . implode( ', ', array_keys( $news ) ) . ' ) ORDER BY customer_id FOR UPDATE'
		) as $row ) {
			$id   = (int) $row['customer_id'];
			$said = $news[ $id ];
			if ( $said['active'] > (string) $row['date_last_active'] ) {
				$texts  = $this->texts( $said['texts'] + array_map( strval( ... ), $row ) );
				$rows[] = "( $id, {$this->stamp( $said['active'] )}, $texts )";
			}
		}
		if ( [] !== $rows ) {
			$columns = [ 'date_last_active', ...self::TEXTS ];
			$this->database->execute(
				"INSERT INTO {$this->table} (customer_id, " . implode( ', ', $columns ) . ') VALUES ' . implode( ', ', $rows ) . ' ON DUPLICATE KEY UPDATE '
					. implode( ', ', array_map( static fn( string $column ): string => "$column = VALUES( $column )", $columns ) )
			);
		}
	}

	/**
	 * @param array<string, string> $texts Those that are missing are ''.
	 */
	private function texts( array $texts ): string {
		return implode( ', ', array_map( fn( string $column ): string => $this->database->quoted( $texts[ $column ] ?? '' ), self::TEXTS ) );
	}

	private function stamp( string $moment ): string {
		return '' === $moment ? 'NULL' : $this->database->quoted( $moment );
	}
}
