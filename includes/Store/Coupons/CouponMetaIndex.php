<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Storewright\Database\Connection;

/**
 * Finds rows of a coupon's post meta without reading all of them: a popular coupon has a hundred thousand, one for each use.
 *
 * Post meta stays what counts. The index says where rows are and is asked up to the row that it knows; what comes after, such as
 * what WooCommerce has added meanwhile, is read from post meta itself, and rows that are gone drop out.
 *
 * @internal
 */
final class CouponMetaIndex {

	/**
	 * How many rows are brought in at once.
	 */
	private const AT_ONCE = 1000;

	private readonly string $index;

	private readonly string $indexed;

	private readonly string $meta;

	public function __construct( private readonly Connection $database ) {
		$this->index   = $database->table( Tables::META );
		$this->indexed = $database->table( Tables::INDEXED );
		$this->meta    = $database->table( 'postmeta' );
	}

	/**
	 * Brings in the next rows of a coupon, while nobody else does. In a transaction; another that counts uses of the same coupon
	 * waits for its end.
	 *
	 * @param int  $coupon_id
	 * @param bool $is_first  Whether nothing was read yet in the transaction: then what it reads is what is committed.
	 * @return bool Whether all rows are there now.
	 */
	public function fill( int $coupon_id, bool $is_first = false ): bool {
		[ $last, $was_complete ] = $this->locked( $coupon_id );

		// Who counts a use of a complete one adds its row here, too: nothing is missed by a reader who does not lock.
		$locking  = $was_complete || $is_first ? '' : $this->locking();
		$rows     = $this->database->rows(
			"SELECT meta_id, meta_key, meta_value FROM {$this->meta} WHERE post_id = %d AND meta_id > %d ORDER BY meta_id LIMIT %d$locking",
			$coupon_id,
			$last,
			self::AT_ONCE
		);
		$complete = count( $rows ) < self::AT_ONCE;
		if ( [] !== $rows ) {
			$args = [];
			foreach ( $rows as $row ) {
				$is_use = StoredCoupon::USED_BY === $row['meta_key'];
				array_push(
					$args,
					(int) $row['meta_id'],
					$coupon_id,
					(int) $is_use,
					$is_use ? self::cut( (string) $row['meta_value'] ) : ''
				);
			}
			$this->add( $args );
			$last = (int) $rows[ count( $rows ) - 1 ]['meta_id'];
		}
		if ( [] !== $rows || $complete !== $was_complete ) {
			$this->database->execute(
				"UPDATE {$this->indexed} SET meta_id = %d, complete = %d WHERE coupon_id = %d",
				$last,
				(int) $complete,
				$coupon_id
			);
		}
		return $complete;
	}

	/**
	 * Adds the row of a use that was just written. After fill(), in the same transaction, where that had all.
	 *
	 * @param int    $coupon_id
	 * @param int    $meta_id   Id of the row.
	 * @param string $customer  Its value.
	 */
	public function add_use( int $coupon_id, int $meta_id, string $customer ): void {
		$this->add( [ $meta_id, $coupon_id, 1, self::cut( $customer ) ] );
		$this->database->execute( "UPDATE {$this->indexed} SET meta_id = %d WHERE coupon_id = %d", $meta_id, $coupon_id );
	}

	/**
	 * Adds the row of a field that somebody wrote by WordPress's functions: its transaction may end after rows that come later
	 * were brought in.
	 *
	 * @param int    $coupon_id
	 * @param int    $meta_id   Id of the row.
	 * @param string $key       Its key.
	 */
	public function add_field( int $coupon_id, int $meta_id, string $key ): void {
		if ( StoredCoupon::USED_BY !== $key && [] !== $this->positions( [ $coupon_id ] ) ) {
			$this->add( [ $meta_id, $coupon_id, 0, '' ] );
		}
	}

	/**
	 * How often a customer used a coupon.
	 *
	 * @param int          $coupon_id
	 * @param list<string> $customer  What the customer is known by: user id, e-mail addresses.
	 * @param bool         $lock      Whether to see what others committed since the transaction began.
	 */
	public function uses_by( int $coupon_id, array $customer, bool $lock = false ): int {
		[ $last, $complete ]   = $this->positions( [ $coupon_id ], $lock )[ $coupon_id ] ?? [ 0, false ];
		[ $from, $values ]     = $this->from( $coupon_id, $customer, $last );
		[ $beyond, $unknowns ] = $this->beyond( $coupon_id, $customer, $last );
		return (int) $this->database->value( "SELECT COUNT(*) $from" . ( $lock ? $this->locking() : '' ), ...$values )
			+ (int) $this->database->value( "SELECT COUNT(*) $beyond" . ( $lock && ! $complete ? $this->locking() : '' ), ...$unknowns );
	}

	/**
	 * Removes a row that says that a customer used a coupon, where there is one. In a transaction.
	 *
	 * @param int    $coupon_id
	 * @param string $customer  User id or e-mail address.
	 */
	public function remove_use( int $coupon_id, string $customer ): void {
		$row = $this->use_of( $coupon_id, $customer );
		if ( null !== $row ) {
			$this->database->delete( 'postmeta', [ 'meta_id' => $row ] );
			$this->database->delete( Tables::META, [ 'meta_id' => $row ] );
		}
	}

	/**
	 * Has a row that says that a customer used a coupon say that somebody else did, where there is one. In a transaction.
	 *
	 * @param int    $coupon_id
	 * @param string $customer  User id or e-mail address.
	 * @param string $other     What stands there from now on.
	 */
	public function change_use( int $coupon_id, string $customer, string $other ): void {
		$row = $this->use_of( $coupon_id, $customer );
		if ( null !== $row ) {
			// phpcs:ignore WordPress.DB.SlowDBQuery -- By its key.
			$this->database->update( 'postmeta', [ 'meta_value' => $other ], [ 'meta_id' => $row ] );
			$this->database->update( Tables::META, [ 'used_by' => self::cut( $other ) ], [ 'meta_id' => $row ] );
		}
	}

	/**
	 * @return string|null Id of a row that says that a customer used a coupon, locked.
	 */
	private function use_of( int $coupon_id, string $customer ): ?string {
		[ $last, $complete ] = $this->positions( [ $coupon_id ], true )[ $coupon_id ] ?? [ 0, false ];
		[ $from, $values ]   = $this->from( $coupon_id, [ $customer ], $last );

		$row = $this->database->value( "SELECT m.meta_id $from LIMIT 1{$this->locking()}", ...$values );
		if ( null === $row ) {
			[ $beyond, $values ] = $this->beyond( $coupon_id, [ $customer ], $last );
			$row                 = $this->database->value(
				"SELECT m.meta_id $beyond LIMIT 1" . ( $complete ? '' : $this->locking() ),
				...$values
			);
		}
		return $row;
	}

	/**
	 * The fields of coupons, and what clients keep with them: everything but uses.
	 *
	 * @param non-empty-list<int> $ids
	 * @param list<string>        $keys At least one.
	 * @param bool                $only Whether only these keys are wanted, else all but these.
	 * @return list<array<string, string|null>> Rows of post meta by their ids, each once.
	 */
	public function fields( array $ids, array $keys, bool $only ): array {
		$positions = $this->positions( $ids );
		$unknown   = array_diff( $ids, array_keys( $positions ) );
		$in        = 'm.meta_key ' . ( $only ? 'IN' : 'NOT IN' ) . ' ( ' . implode( ', ', array_fill( 0, count( $keys ), '%s' ) ) . ' )';
		$ranges    = [] === $unknown ? [] : [ 'm.post_id IN ( ' . implode( ', ', array_map( intval( ... ), $unknown ) ) . ' )' ];
		foreach ( $positions as $id => [ $last ] ) {
			$ranges[] = "( m.post_id = $id AND m.meta_id > $last )";
		}
		$sql = "SELECT m.meta_id, m.post_id, m.meta_key, m.meta_value FROM {$this->meta} m WHERE ( "
			. implode( ' OR ', $ranges )
			. " ) AND $in";

		$args = $keys;
		if ( [] !== $positions ) {
			$sql .= " UNION ALL SELECT m.meta_id, m.post_id, m.meta_key, m.meta_value FROM {$this->index} c
				JOIN {$this->meta} m ON m.meta_id = c.meta_id AND m.post_id = c.coupon_id
				WHERE c.coupon_id IN ( " . implode( ', ', array_keys( $positions ) ) . " ) AND c.is_use = 0 AND $in";
			array_push( $args, ...$keys );
		}
		$rows = [];
		foreach ( $this->database->rows( $sql, ...$args ) as $row ) {
			$rows[ (int) $row['meta_id'] ] = $row;
		}
		ksort( $rows );
		return array_values( $rows );
	}

	/**
	 * Makes the rows of a coupon anew where there are any: until they are there, post meta itself is read.
	 *
	 * @param int  $coupon_id
	 * @param bool $is_there  Whether the coupon is, else its rows are forgotten.
	 */
	public function refill( int $coupon_id, bool $is_there ): void {
		if ( [] === $this->positions( [ $coupon_id ] ) ) {
			return;
		}
		$this->database->transaction(
			function () use ( $coupon_id, $is_there ): void {
				// Whoever counts a use of it waits.
				$this->positions( [ $coupon_id ], true );
				$this->database->delete( Tables::META, [ 'coupon_id' => $coupon_id ] );
				if ( ! $is_there ) {
					$this->database->delete( Tables::INDEXED, [ 'coupon_id' => $coupon_id ] );
					return;
				}
				$this->database->execute( "UPDATE {$this->indexed} SET meta_id = 0, complete = 0 WHERE coupon_id = %d", $coupon_id );
			}
		);
		for ( $complete = ! $is_there; ! $complete; ) {
			$complete = $this->database->transaction( fn() => $this->fill( $coupon_id, true ) );
		}
	}

	/**
	 * Forgets coupons that are gone.
	 *
	 * @param int $coupon_id
	 */
	public function forget( int $coupon_id ): void {
		$this->database->delete( Tables::META, [ 'coupon_id' => $coupon_id ] );
		$this->database->delete( Tables::INDEXED, [ 'coupon_id' => $coupon_id ] );
	}

	/**
	 * @return array{int, bool} The last row that is known of a coupon, and whether there was none after it.
	 */
	private function locked( int $coupon_id ): array {
		if ( [] === $this->positions( [ $coupon_id ] ) ) {
			$this->database->execute( "INSERT IGNORE INTO {$this->indexed} (coupon_id) VALUES (%d)", $coupon_id );
		}
		return $this->positions( [ $coupon_id ], true )[ $coupon_id ] ?? [ 0, false ];
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, array{int, bool}> By coupon: the last row that is known, and whether there was none after it.
	 */
	private function positions( array $ids, bool $lock = false ): array {
		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$found  = [];
		foreach ( $this->database->rows(
			"SELECT coupon_id, meta_id, complete FROM {$this->indexed} WHERE coupon_id IN ( $places )" . ( $lock ? $this->locking() : '' ),
			...$ids
		) as $row ) {
			$found[ (int) $row['coupon_id'] ] = [ (int) $row['meta_id'], '1' === $row['complete'] ];
		}
		return $found;
	}

	/**
	 * @param list<string> $customer
	 * @return array{string, list<string|int>} Uses that the index knows.
	 */
	private function from( int $coupon_id, array $customer, int $last ): array {
		$places = implode( ', ', array_fill( 0, count( $customer ), '%s' ) );
		return [
			"FROM {$this->index} c JOIN {$this->meta} m ON m.meta_id = c.meta_id AND m.post_id = c.coupon_id
			WHERE c.coupon_id = %d AND c.is_use = 1 AND c.used_by IN ( $places ) AND c.meta_id <= %d AND m.meta_key = '_used_by'
				AND m.meta_value IN ( $places )",
			[ $coupon_id, ...array_map( self::cut( ... ), $customer ), $last, ...$customer ],
		];
	}

	/**
	 * @param list<string> $customer
	 * @return array{string, list<string|int>} Uses after those that the index knows.
	 */
	private function beyond( int $coupon_id, array $customer, int $last ): array {
		$places = implode( ', ', array_fill( 0, count( $customer ), '%s' ) );
		return [
			"FROM {$this->meta} m WHERE m.post_id = %d AND m.meta_id > %d AND m.meta_key = '_used_by' AND m.meta_value IN ( $places )",
			[ $coupon_id, $last, ...$customer ],
		];
	}

	/**
	 * @param list<int|string> $args Four of each row.
	 */
	private function add( array $args ): void {
		$this->database->execute(
			"INSERT INTO {$this->index} (meta_id, coupon_id, is_use, used_by) VALUES " . implode(
				', ',
				array_fill( 0, intdiv( count( $args ), 4 ), '(%d, %d, %d, %s)' )
			)
				. ' ON DUPLICATE KEY UPDATE coupon_id = VALUES( coupon_id ), is_use = VALUES( is_use ), used_by = VALUES( used_by )',
			...$args
		);
	}

	/**
	 * Cuts a customer to the length of the column; the row of post meta has the whole.
	 */
	private static function cut( string $customer ): string {
		return mb_substr( $customer, 0, 191 );
	}

	/**
	 * Returns the clause that lets a query see what others committed since this transaction began; SQLite has one writer at a time.
	 */
	private function locking(): string {
		return $this->database->is_sqlite() ? '' : ' FOR UPDATE';
	}
}
