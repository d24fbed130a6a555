<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Index;

use Storewright\Database\Connection;
use Storewright\Store\Customers\CustomerCriteria;
use Storewright\Store\Customers\Tables;

/**
 * Lists and searches accounts along the indexes of AccountIndex; what it answers is what WP_User_Query would.
 *
 * @internal
 */
final class AccountList {

	/**
	 * Up to how many matches a search counts: nobody turns that many pages, and every further one costs time.
	 */
	public const COUNTED = 10_000;

	/**
	 * The columns that are searched, as WP_User_Query does.
	 */
	private const COLUMNS = [ 'user_login', 'user_url', 'user_email', 'user_nicename', 'display_name' ];

	private readonly string $accounts;

	/**
	 * @param Connection $database
	 * @param int        $few      Up to how many accounts with a part of the search are looked at one by one.
	 */
	public function __construct( private readonly Connection $database, private readonly int $few = self::COUNTED ) {
		$this->accounts = $database->table( Tables::ACCOUNTS );
	}

	/**
	 * Whether these indexes answer criteria. Few accounts, by id or e-mail address, WordPress finds as quickly.
	 */
	public static function fits( CustomerCriteria $criteria ): bool {
		return '' === $criteria->email && [] === $criteria->include;
	}

	/**
	 * Ids of a page of the accounts that match, and the number of all.
	 *
	 * @return array{list<int>, int}
	 */
	public function page( CustomerCriteria $criteria ): array {
		$search = trim( $criteria->search, '*' );
		return '' === $search ? $this->all( $criteria ) : $this->found( $criteria, $search );
	}

	/**
	 * @return array{list<int>, int}
	 */
	private function all( CustomerCriteria $criteria ): array {
		[ $where, $args ] = self::where( $criteria );

		$total = (int) $this->database->value(
			"SELECT SUM( accounts ) FROM {$this->database->table( Tables::ACCOUNT_COUNTS )} WHERE role = %s",
			self::role( $criteria )
		);
		if ( [] !== $criteria->exclude ) {
			$total -= (int) $this->database->value(
				"SELECT COUNT(*) FROM {$this->accounts} a WHERE a.role = %s AND a.user_id IN ( {$this->places( $criteria->exclude )} )",
				self::role( $criteria ),
				...$criteria->exclude
			);
		}
		return [
			$this->ids(
				"SELECT a.user_id FROM {$this->accounts} a {$this->hint( $criteria )} WHERE $where
				ORDER BY {$this->order( $criteria )} LIMIT %d OFFSET %d",
				[ ...$args, $criteria->limit, $criteria->offset ]
			),
			$total,
		];
	}

	/**
	 * Accounts that have each part of the search within a word, and then the search as a whole.
	 *
	 * @return array{list<int>, int}
	 */
	private function found( CustomerCriteria $criteria, string $search ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		[ $where, $args ] = self::where( $criteria );
		[ $like, $texts ] = self::like( $search );

		$from = "JOIN {$wpdb->users} u ON u.ID = a.user_id WHERE $where AND ( $like )";
		$args = [ ...$args, ...$texts ];
		$ids  = $this->candidates( $search );
		if ( null !== $ids ) {
			$all = [] === $ids ? [] : $this->ids(
				"SELECT a.user_id FROM {$this->accounts} a $from AND a.user_id IN ( "
					. implode( ', ', $ids )
					. " ) ORDER BY {$this->order( $criteria )} LIMIT %d",
				[ ...$args, self::COUNTED ]
			);
			return [ array_slice( $all, $criteria->offset, $criteria->limit ), count( $all ) ];
		}
		// So many have it that the first ones are soon found in the order of the list.
		$from  = "FROM {$this->accounts} a {$this->hint( $criteria )} " . ( $this->database->is_sqlite() ? $from : "STRAIGHT_$from" );
		$total = (int) $this->database->value(
			"SELECT COUNT(*) FROM ( SELECT a.user_id $from LIMIT %d ) c",
			...[ ...$args, self::COUNTED ]
		);
		return [
			$this->ids(
				"SELECT a.user_id $from ORDER BY {$this->order( $criteria )} LIMIT %d OFFSET %d",
				[ ...$args, $criteria->limit, $criteria->offset ]
			),
			$total,
		];
	}

	/**
	 * Accounts that may be meant by a search.
	 *
	 * @return list<int>|null Null where they are many.
	 */
	private function candidates( string $search ): ?array {
		$words = new AccountWordTables( $this->database );
		$ids   = null;
		foreach ( AccountWords::of_search( $search ) as $part ) {
			$with = $words->with( $part, $this->few );
			if ( null !== $with ) {
				$ids = null === $ids ? $with : array_values( array_intersect( $ids, $with ) );
			}
			if ( null !== $ids && count( $ids ) < 100 ) {
				break;
			}
		}
		return $ids;
	}

	/**
	 * @return array{string, list<string>} Which columns WP_User_Query compares with a search, and how.
	 */
	private static function like( string $search ): array {
		$columns = match ( true ) {
			str_contains( $search, '@' )                => [ 'user_email' ],
			is_numeric( $search )                       => [ 'user_login', 'ID' ],
			1 === preg_match( '|^https?://|', $search ) => [ 'user_url' ],
			default                                     => self::COLUMNS,
		};
		$text = '%' . addcslashes( $search, '_%\\' ) . '%';
		// A number is an id as a whole.
		return [
			implode( ' OR ', array_map( static fn( string $column ) => 'ID' === $column ? 'u.ID = %s' : "u.$column LIKE %s", $columns ) ),
			array_map( static fn( string $column ) => 'ID' === $column ? $search : $text, $columns ),
		];
	}

	/**
	 * @return array{string, list<string|int>}
	 */
	private static function where( CustomerCriteria $criteria ): array {
		$where = 'a.role = %s';
		if ( [] !== $criteria->exclude ) {
			$where .= ' AND a.user_id NOT IN ( ' . implode( ', ', array_map( intval( ... ), $criteria->exclude ) ) . ' )';
		}
		return [ $where, [ self::role( $criteria ) ] ];
	}

	private static function role( CustomerCriteria $criteria ): string {
		return 'all' === $criteria->role ? '' : $criteria->role;
	}

	private function order( CustomerCriteria $criteria ): string {
		$direction = $criteria->ascending ? 'ASC' : 'DESC';
		$column    = match ( $criteria->orderby ) {
			'id', 'include'   => '',
			'registered_date' => "a.registered $direction, ",
			default           => "a.name $direction, ",
		};
		return "{$column}a.user_id $direction";
	}

	/**
	 * The index that has a role's accounts in the order that is asked for: a database may rather sort all of them.
	 */
	private function hint( CustomerCriteria $criteria ): string {
		$index = match ( $criteria->orderby ) {
			'id', 'include'   => 'PRIMARY',
			'registered_date' => 'role_registered',
			default           => 'role_name',
		};
		return $this->database->is_sqlite() ? '' : "FORCE INDEX ( $index )";
	}

	/**
	 * @param list<string|int> $args
	 * @return list<int>
	 */
	private function ids( string $sql, array $args ): array {
		return array_map( intval( ... ), $this->database->column( $sql, ...$args ) );
	}

	/**
	 * @param list<int> $ids
	 */
	private function places( array $ids ): string {
		return implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
	}
}
