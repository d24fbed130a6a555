<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Brick\Math\BigDecimal;
use Storewright\Database\Connection;
use Storewright\Kernel\Money;

/**
 * What customers have ordered, kept with them: in columns of the table of customers, so that these are sorted by an index, and the sums
 * of all together in TABLE. Kept in the transaction that writes order_stats, by what counts under the present settings.
 *
 * @internal Reports read the columns, see docs/analytics.md.
 */
final class CustomerSums {

	/**
	 * Name without prefix of the sums of all customers: of each some rows, which are to be added up.
	 */
	public const TABLE = 'storewright_report_customers';

	public const COLUMNS = 'shard tinyint(3) unsigned NOT NULL,
orders bigint(20) NOT NULL DEFAULT 0,
spent decimal(26,6) NOT NULL DEFAULT 0,
buyers bigint(20) NOT NULL DEFAULT 0,
means decimal(30,10) NOT NULL DEFAULT 0,
PRIMARY KEY  (shard)';

	/**
	 * Digits after the point: of what was spent, and of a customer's mean.
	 */
	private const SCALE = 6;

	public const MEAN = 10;

	private const SHARDS = 8;

	private const AT_ONCE = 100;

	/**
	 * What the rows of a customer's orders, `s`, say. Whole millionths are added up, since the column is a float.
	 */
	private const ORDERS = 'COALESCE( SUM( CASE WHEN s.parent_id = 0 THEN 1 ELSE 0 END ), 0 )';

	private const SPENT = 'COALESCE( SUM( CAST( ROUND( s.total_sales * 1000000 ) AS SIGNED ) ), 0 ) * 0.000001';

	/**
	 * What is to be added, by customer.
	 *
	 * @var array<int, array{orders: int, spent: int|BigDecimal, came: string, went: string}> `spent` as Exact.
	 */
	private array $changes = [];

	/**
	 * Statuses that do not count, null until it is asked.
	 *
	 * @var list<string>|null
	 */
	private ?array $not_counted = null;

	private ?HeldCustomer $held = null;

	/**
	 * @param Connection $database
	 * @param string     $customers Full name of ReportTables::$customer_lookup.
	 * @param string     $stats     Full name of ReportTables::$order_stats.
	 */
	public function __construct(
		private readonly Connection $database,
		private readonly string $customers,
		private readonly string $stats
	) {}

	/**
	 * Has other orders of a customer wait until the transaction ends, for which of them is the first to be seen. To be called before the
	 * transaction reads anything: what it sees is what was kept at its first reading.
	 *
	 * @param int                   $number `customer_id`, 0 for nobody who is known.
	 * @param array<string, string> $news   What is known of the customer otherwise than the row says.
	 * @param list<int>             $others Of whom the order was before: theirs wait as well.
	 * @return HeldCustomer|null For begin(); null where there is no such customer.
	 */
	public function hold( int $number, array $news, array $others = [] ): ?HeldCustomer {
		// Always in the same order, so that two requests can't wait for each other.
		$rows = $this->database->rows(
			"SELECT customer_id, storewright_orders, storewright_spent, storewright_mean, storewright_last_order FROM {$this->customers}
			WHERE customer_id IN (" . implode( ', ', [ $number, ...$others ] ) . ') ORDER BY customer_id FOR UPDATE'
		);
		$row  = array_column( $rows, null, 'customer_id' )[ $number ] ?? null;
		return null === $row ? null : HeldCustomer::of_row( $row, $news );
	}

	/**
	 * Forgets what was noted in a transaction that failed before it was written.
	 *
	 * @param HeldCustomer|null $held Whom this transaction holds: one statement writes all that is new of them.
	 */
	public function begin( ?HeldCustomer $held = null ): void {
		$this->changes     = [];
		$this->held        = $held;
		$this->not_counted = null;
	}

	/**
	 * Notes that a row of order_stats comes, or goes.
	 *
	 * @param array<string, string|int|null> $row
	 * @param int                            $sign 1 or -1.
	 */
	public function add( array $row, int $sign ): void {
		$customer            = (int) $row['customer_id'];
		$this->not_counted ??= CountedStatuses::not_counted();
		if ( 0 === $customer || in_array( $row['status'], $this->not_counted, true ) ) {
			return;
		}
		$spent = Exact::rounded( Exact::of( $row['total_sales'] ?? 0 ), self::SCALE );
		$known = $this->changes[ $customer ] ?? [
			'orders' => 0,
			'spent'  => 0,
			'came'   => '',
			'went'   => '',
		];
		$date  = (string) ( $row['date_created'] ?? '' );

		$this->changes[ $customer ] = [
			'orders' => $known['orders'] + ( 0 === (int) $row['parent_id'] ? $sign : 0 ),
			'spent'  => 1 === $sign ? Exact::plus( $known['spent'], $spent ) : Exact::minus( $known['spent'], $spent ),
			'came'   => 1 === $sign ? max( $known['came'], $date ) : $known['came'],
			'went'   => -1 === $sign ? max( $known['went'], $date ) : $known['went'],
		];
	}

	/**
	 * Writes what was noted, in the transaction of whoever calls.
	 */
	public function flush(): void {
		$changes = array_filter(
			$this->changes,
			static fn( array $one ) => 0 !== $one['orders'] || ! Exact::is_zero( $one['spent'] ) || $one['came'] !== $one['went']
		);
		// Always in the same order, so that two requests can't wait for each other.
		ksort( $changes );
		if ( null !== $this->held ) {
			$this->write_held( $this->held, $changes[ $this->held->number ] ?? null );
		}
		foreach ( array_chunk( array_diff_key( $changes, [ $this->held->number ?? 0 => true ] ), self::AT_ONCE, true ) as $some ) {
			$this->write(
				array_map(
					static fn( array $one ) => [ 'spent' => Money::round( Money::of( Exact::text( $one['spent'] ) ), self::SCALE ) ] + $one,
					$some
				)
			);
		}
		// Whoever lost the latest order has an older one for it.
		$latest = array_keys( array_filter( $changes, static fn( array $one ) => $one['went'] > $one['came'] ) );
		if ( [] !== $latest ) {
			$this->database->start(
				"UPDATE {$this->customers} SET storewright_last_order = ( SELECT s.date_created FROM {$this->stats} s
				WHERE s.customer_id = {$this->customers}.customer_id AND {$this->counts()} ORDER BY s.date_created DESC LIMIT 1 )
				WHERE customer_id IN (" . implode( ', ', $latest ) . ')'
			);
		}
		$this->begin();
	}

	/**
	 * Nobody else has changed the row since it was read: what is to be there, and what it adds to the sums of all, is known.
	 *
	 * @param HeldCustomer                                                               $held
	 * @param array{orders: int, spent: int|BigDecimal, came: string, went: string}|null $change
	 */
	private function write_held( HeldCustomer $held, ?array $change ): void {
		$after = null === $change ? null : $held->after( $change['orders'], $change['spent'], $change['came'] );
		$sets  = [];
		foreach ( $held->news + ( $after?->columns() ?? [] ) as $column => $value ) {
			$sets[] = "$column = {$this->database->quoted( $value )}";
		}
		if ( [] !== $sets ) {
			$this->database->start( "UPDATE {$this->customers} SET " . implode( ', ', $sets ) . " WHERE customer_id = {$held->number}" );
		}
		if ( null !== $change && null !== $after ) {
			$this->add_known_to_all(
				self::shard_of( $held->number ),
				$after->orders - $held->orders,
				Exact::text( $change['spent'] ),
				$after->buyers() - $held->buyers(),
				$after->mean_above( $held )
			);
		}
	}

	/**
	 * @param non-empty-array<int, array{orders: int, spent: BigDecimal, came: string, went: string}> $changes
	 */
	private function write( array $changes ): void {
		[ $of, $where, $orders, $spent, $latest ] = CustomerChanges::sql( $this->database, $this->customers, $changes );
		// Of what was there before: MySQL has changed a column by the time that it looks at the next one, SQLite has not.
		$mean = self::mean( "storewright_orders + $orders", "storewright_spent + $spent" );
		$this->database->start(
			"UPDATE $of SET storewright_mean = $mean,
			storewright_last_order = CASE WHEN storewright_last_order >= $latest OR $latest IS NULL
				THEN storewright_last_order ELSE $latest END,
			storewright_spent = ROUND( storewright_spent + $spent, " . self::SCALE . " ),
			storewright_orders = storewright_orders + $orders $where"
		);
		$before = self::mean( "storewright_orders - $orders", "storewright_spent - $spent" );
		$shard  = self::shard_of( (int) array_key_first( $changes ) );
		$this->database->start(
			$this->addition(
				"SELECT $shard, d.orders, d.spent, d.buyers, d.means FROM (
					SELECT SUM( $orders ) AS orders, SUM( $spent ) AS spent,
					SUM( CASE WHEN storewright_orders > 0 THEN 1 ELSE 0 END )
						- SUM( CASE WHEN storewright_orders - $orders > 0 THEN 1 ELSE 0 END ) AS buyers,
					SUM( storewright_mean - $before ) AS means FROM $of $where
				) d WHERE d.orders IS NOT NULL"
			)
		);
	}

	private function add_known_to_all( int $shard, int $orders, BigDecimal|string $spent, int $buyers, BigDecimal|string $means ): void {
		$this->database->start( $this->addition( "VALUES ($shard, $orders, '$spent', $buyers, '$means')" ) );
	}

	/**
	 * A statement that adds to the sums of all.
	 *
	 * @param string $what What follows the columns: `shard`, `orders`, `spent`, `buyers` and `means`.
	 */
	private function addition( string $what ): string {
		$table = $this->database->table( self::TABLE );
		return "INSERT INTO $table (shard, orders, spent, buyers, means) $what
			ON DUPLICATE KEY UPDATE orders = $table.orders + VALUES( orders ), spent = ROUND( $table.spent + VALUES( spent ), " . self::SCALE . " ),
			buyers = $table.buyers + VALUES( buyers ), means = ROUND( $table.means + VALUES( means ), " . self::MEAN . ' )';
	}

	/**
	 * The row of the sums of all that changes of a customer are added to.
	 */
	private static function shard_of( int $customer ): int {
		return 1 + $customer % self::SHARDS;
	}

	/**
	 * @param string $orders An expression.
	 * @param string $spent  An expression.
	 */
	private static function mean( string $orders, string $spent ): string {
		return "CASE WHEN $orders > 0 THEN ROUND( ROUND( $spent, " . self::SCALE . " ) / ( $orders ), " . self::MEAN . ' ) ELSE 0 END';
	}

	/**
	 * Has the columns of some customers, and the sums of all, be what the rows of their orders say, in a transaction of its own.
	 *
	 * @param list<int> $ids
	 */
	public function renew( array $ids ): void {
		sort( $ids );
		foreach ( array_chunk( $ids, self::AT_ONCE ) as $some ) {
			$this->database->transaction( fn() => $this->renew_some( implode( ', ', $some ) ) );
		}
	}

	private function renew_some( string $ids ): void {
		// Whoever writes an order of one of them waits. What is read then is as it is now, whatever the transaction saw before.
		$sums   = fn(): array => $this->database->rows(
			"SELECT storewright_orders, storewright_spent, storewright_mean FROM {$this->customers}
			WHERE customer_id IN ( $ids ) ORDER BY customer_id FOR UPDATE"
		);
		$before = $sums();
		$of     = fn( string $what ): string => "( SELECT $what FROM {$this->stats} s
			WHERE s.customer_id = {$this->customers}.customer_id AND {$this->counts()} )";
		$this->database->execute(
			"UPDATE {$this->customers} SET storewright_orders = {$of( self::ORDERS )}, storewright_spent = {$of( self::SPENT )},
			storewright_last_order = {$of( 'MAX( s.date_created )' )} WHERE customer_id IN ( $ids )"
		);
		$this->database->execute(
			"UPDATE {$this->customers} SET storewright_mean = " . self::mean( 'storewright_orders', 'storewright_spent' ) . " WHERE customer_id IN ( $ids )"
		);
		$after = $sums();
		$more  = static fn( string $column, int $scale ): BigDecimal => Money::round(
			self::sum( $after, $column )->minus( self::sum( $before, $column ) ),
			$scale
		);
		$this->add_known_to_all(
			0,
			$more( 'storewright_orders', 0 )->toInt(),
			$more( 'storewright_spent', self::SCALE ),
			self::buyers( $after ) - self::buyers( $before ),
			$more( 'storewright_mean', self::MEAN )
		);
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @param string                           $column
	 */
	private static function sum( array $rows, string $column ): BigDecimal {
		$all = BigDecimal::zero();
		foreach ( $rows as $row ) {
			$all = $all->plus( Money::of( $row[ $column ] ) );
		}
		return $all;
	}

	/**
	 * How many of some customers have ordered.
	 *
	 * @param list<array<string, string|null>> $rows
	 */
	private static function buyers( array $rows ): int {
		return count( array_filter( $rows, static fn( array $row ) => (int) $row['storewright_orders'] > 0 ) );
	}

	/**
	 * That an order or refund, `s`, counts.
	 */
	private function counts(): string {
		return 's.status NOT IN ( ' . implode( ', ', array_map( $this->database->quoted( ... ), CountedStatuses::not_counted() ) ) . ' )';
	}

	/**
	 * Customers whose columns differ from what the rows of their orders say: none, unless others have written. One statement looks at
	 * both, so that orders which are written meanwhile are in both or in neither.
	 *
	 * @param list<int> $ids Whom to look at.
	 * @return list<int>
	 */
	public function differing( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$them = ' IN ( ' . implode( ', ', $ids ) . ' )';
		return array_map(
			intval( ... ),
			$this->database->column(
				"SELECT c.customer_id FROM {$this->customers} c LEFT JOIN ( SELECT s.customer_id, " . self::ORDERS . ' AS orders, '
				. self::SPENT . " AS spent, MAX( s.date_created ) AS latest FROM {$this->stats} s
				WHERE s.customer_id $them AND {$this->counts()} GROUP BY s.customer_id ) f ON f.customer_id = c.customer_id
				WHERE c.customer_id $them AND ( COALESCE( f.orders, 0 ) <> c.storewright_orders
				OR ABS( COALESCE( f.spent, 0 ) - c.storewright_spent ) > 0.0000005
				OR COALESCE( f.latest, '' ) <> COALESCE( c.storewright_last_order, '' )
				OR ABS( c.storewright_mean - " . self::mean( 'c.storewright_orders', 'c.storewright_spent' ) . ' ) > 0.00000005 )
				ORDER BY c.customer_id'
			)
		);
	}

	/**
	 * How far the sums of all customers are from those of each.
	 *
	 * @return array{orders: BigDecimal, spent: BigDecimal, buyers: BigDecimal, means: BigDecimal}|null Null where they are right.
	 */
	public function drift_of_all(): ?array {
		$row   = $this->database->row(
			"SELECT c.orders - a.orders AS orders, c.spent - a.spent AS spent, c.buyers - a.buyers AS buyers, c.means - a.means AS means
			FROM (
				SELECT COALESCE( SUM( storewright_orders ), 0 ) AS orders, COALESCE( SUM( storewright_spent ), 0 ) AS spent,
				COALESCE( SUM( CASE WHEN storewright_orders > 0 THEN 1 ELSE 0 END ), 0 ) AS buyers,
				COALESCE( SUM( storewright_mean ), 0 ) AS means FROM {$this->customers}
			) c CROSS JOIN (
				SELECT COALESCE( SUM( orders ), 0 ) AS orders, COALESCE( SUM( spent ), 0 ) AS spent, COALESCE( SUM( buyers ), 0 ) AS buyers,
				COALESCE( SUM( means ), 0 ) AS means FROM {$this->database->table( self::TABLE )}
			) a"
		) ?? [];
		$drift = [
			'orders' => Money::round( Money::of( $row['orders'] ?? 0 ), 0 ),
			'spent'  => Money::round( Money::of( $row['spent'] ?? 0 ), self::SCALE ),
			'buyers' => Money::round( Money::of( $row['buyers'] ?? 0 ), 0 ),
			// Means of SQLite are floats, of which the last digits are lost where many are added up.
			'means'  => Money::round( Money::of( $row['means'] ?? 0 ), $this->database->is_sqlite() ? self::SCALE : self::MEAN ),
		];
		return [] === array_filter( $drift, static fn( BigDecimal $one ) => ! $one->isZero() ) ? null : $drift;
	}

	/**
	 * Corrects the sums of all customers.
	 *
	 * @return int How many differed: 1 or 0.
	 */
	public function repair_all(): int {
		// Of two jobs at once, both would add what is missing.
		return $this->database->lock(
			'report_customers',
			function (): int {
				$drift = $this->drift_of_all();
				if ( null === $drift ) {
					return 0;
				}
				$this->add_known_to_all( 0, $drift['orders']->toInt(), $drift['spent'], $drift['buyers']->toInt(), $drift['means'] );
				return 1;
			}
		);
	}
}
