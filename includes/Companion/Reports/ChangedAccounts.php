<?php
declare(strict_types=1);

namespace Storewright\Companion\Reports;

use Storewright\Database\Connection;

/**
 * Finds accounts of which reports know something else than WordPress, by ranges of their ids.
 */
final class ChangedAccounts {

	private readonly string $table;

	public function __construct( private readonly Connection $database ) {
		$this->table = $database->table( Tables::CUSTOMERS );
	}

	/**
	 * The lowest id of an account after another one, WordPress's or one that is known here.
	 *
	 * @param int $after
	 * @return int|null Null where there is none.
	 */
	public function first( int $after ): ?int {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$first = $this->database->value(
			"SELECT MIN( first ) FROM (
				SELECT MIN( ID ) AS first FROM {$wpdb->users} WHERE ID > %d
				UNION ALL SELECT MIN( user_id ) FROM {$this->table} WHERE user_id > %d
			) sides",
			$after,
			$after
		);
		return null === $first ? null : (int) $first;
	}

	/**
	 * Customers' accounts that are not known, or by another e-mail address. Texts are compared in digits: WordPress's tables need not have
	 * the collation of ours. One whose personal data was erased has no address in ours, and keeps none.
	 *
	 * @param int $from  The lowest id that is compared.
	 * @param int $to    The highest one.
	 * @param int $limit At most so many.
	 * @return list<int> Ids, the lowest first.
	 */
	public function differing( int $from, int $to, int $limit ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		return array_map(
			intval( ... ),
			$this->database->column(
				"SELECT u.ID FROM {$wpdb->users} u
				JOIN {$wpdb->usermeta} m ON m.user_id = u.ID AND m.meta_key = %s AND m.meta_value LIKE %s
				LEFT JOIN {$this->table} c ON c.user_id = u.ID
				WHERE u.ID BETWEEN %d AND %d AND (
					c.customer_id IS NULL OR ( u.user_email <> '' AND c.email <> ''
						AND HEX( c.email ) <> HEX( LOWER( SUBSTR( u.user_email, 1, 100 ) ) ) )
				)
				ORDER BY u.ID LIMIT %d",
				$this->database->table( 'capabilities' ),
				'%"customer"%',
				$from,
				$to,
				$limit
			)
		);
	}

	/**
	 * Accounts of which a part of an address is known that they do not have: their personal data was erased, or the part emptied.
	 *
	 * @param int  $from        The lowest id that is compared.
	 * @param int  $to          The highest one.
	 * @param int  $limit       At most so many.
	 * @param bool $with_orders Whether also those with orders, of whom an order may say it.
	 * @return array<int, int> Numbers of customers by ids of accounts, the lowest first.
	 */
	public function emptied( int $from, int $to, int $limit, bool $with_orders ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$others = $with_orders ? '' : "AND NOT EXISTS ( SELECT 1 FROM {$this->database->table( Tables::STATS )} s WHERE s.customer_id = c.customer_id )";
		$known  = [];
		$keys   = [];
		foreach ( [ 'country', 'postcode', 'city', 'state' ] as $part ) {
			$known[] = "CASE WHEN c.$part <> '' THEN 1 ELSE 0 END";
			$keys[]  = "'billing_$part'";
		}
		$known   = implode( ' + ', $known );
		$rows    = $this->database->rows(
			"SELECT c.user_id, c.customer_id FROM {$this->table} c WHERE c.user_id BETWEEN %d AND %d AND $known > 0 $others
			AND $known > ( SELECT COUNT( DISTINCT m.meta_key ) FROM {$wpdb->usermeta} m
				WHERE m.user_id = c.user_id AND m.meta_key IN ( " . implode( ', ', $keys ) . " ) AND m.meta_value <> '' )
			ORDER BY c.user_id LIMIT %d",
			$from,
			$to,
			$limit
		);
		$numbers = [];
		foreach ( $rows as $row ) {
			$numbers[ (int) $row['user_id'] ] = (int) $row['customer_id'];
		}
		return $numbers;
	}

	/**
	 * Accounts that are known and that WordPress has no more: deleted by raw SQL. On a network, those as well that were removed from
	 * this site, by a request to another one.
	 *
	 * @param int $from  The lowest id that is compared.
	 * @param int $to    The highest one.
	 * @param int $limit At most so many.
	 * @return list<int> Ids, the lowest first.
	 */
	public function gone( int $from, int $to, int $limit ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		[ $members, $removed ] = is_multisite()
			? [
				"LEFT JOIN {$wpdb->usermeta} k ON k.user_id = c.user_id AND k.meta_key = '{$this->database->table( 'capabilities' )}'",
				'OR k.umeta_id IS NULL',
			]
			: [ '', '' ];
		return array_map(
			intval( ... ),
			$this->database->column(
				"SELECT c.user_id FROM {$this->table} c LEFT JOIN {$wpdb->users} u ON u.ID = c.user_id $members
				WHERE c.user_id BETWEEN %d AND %d AND ( u.ID IS NULL $removed ) ORDER BY c.user_id LIMIT %d",
				$from,
				$to,
				$limit
			)
		);
	}
}
