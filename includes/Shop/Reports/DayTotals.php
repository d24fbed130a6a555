<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Brick\Math\BigDecimal;
use Storewright\Database\Connection;
use Storewright\Kernel\Money;

/**
 * Sums of order_stats by day: what a report without filters reads, so that it costs by days, not by orders. Kept in the transaction
 * that writes order_stats: what a row was is taken off, what it is now is added.
 *
 * Orders of the same day do not wait for each other: each adds to one of some shards. Rows are only ever added to, so that nobody has
 * to read what others have written; FoldDays adds the shards of past days together.
 *
 * @internal Reports read the table, see docs/analytics.md.
 */
final class DayTotals {

	/**
	 * Name without prefix.
	 */
	public const TABLE = 'storewright_report_days';

	public const COLUMNS = "date_type varchar(9) NOT NULL,
day date NOT NULL,
status varchar(20) NOT NULL,
currency varchar(10) NOT NULL DEFAULT '',
is_refund tinyint(1) NOT NULL DEFAULT 0,
returning_customer tinyint(1) NOT NULL DEFAULT 0,
shard tinyint(3) unsigned NOT NULL DEFAULT 0,
orders bigint(20) NOT NULL DEFAULT 0,
items bigint(20) NOT NULL DEFAULT 0,
total decimal(26,8) NOT NULL DEFAULT 0,
tax decimal(26,8) NOT NULL DEFAULT 0,
shipping decimal(26,8) NOT NULL DEFAULT 0,
net decimal(26,8) NOT NULL DEFAULT 0,
coupons decimal(26,8) NOT NULL DEFAULT 0,
refunds decimal(26,8) NOT NULL DEFAULT 0,
PRIMARY KEY  (date_type,day,status,currency,is_refund,returning_customer,shard)";

	/**
	 * Date types => columns of order_stats.
	 */
	public const DATES = [
		'created'   => 'date_created',
		'paid'      => 'date_paid',
		'completed' => 'date_completed',
	];

	public const KEY = [ 'date_type', 'day', 'status', 'currency', 'is_refund', 'returning_customer', 'shard' ];

	public const AMOUNTS = [ 'total', 'tax', 'shipping', 'net', 'coupons', 'refunds' ];

	/**
	 * Shards of new changes are 1 to this; 0 has what was folded.
	 */
	private const SHARDS = 8;

	/**
	 * Digits after the point that are kept.
	 */
	public const SCALE = 8;

	private const ROWS_A_STATEMENT = 100;

	/**
	 * Changes that are not written yet, by key.
	 *
	 * @var array<string, array{key: array<string, string|int>, orders: int, items: int, amounts: array<string, BigDecimal>}>
	 */
	private array $changes = [];

	private readonly string $table;

	public function __construct( private readonly Connection $database ) {
		$this->table = $database->table( self::TABLE );
	}

	/**
	 * Forgets what was noted in a transaction that failed before it was written.
	 */
	public function begin(): void {
		$this->changes = [];
	}

	/**
	 * Notes that a row of order_stats comes, or goes.
	 *
	 * @param array<string, string|int|null> $row  All of its columns.
	 * @param int                            $sign 1 or -1.
	 */
	public function add( array $row, int $sign ): void {
		$total    = Money::of( $row['total_sales'] ?? 0 );
		$tax      = Money::of( $row['tax_total'] ?? 0 );
		$shipping = Money::of( $row['shipping_total'] ?? 0 );
		$net      = Money::of( $row['net_total'] ?? 0 );
		foreach ( self::DATES as $type => $column ) {
			$date = (string) ( $row[ $column ] ?? '' );
			if ( '' === $date || str_starts_with( $date, '0000' ) ) {
				continue;
			}
			$this->change(
				[
					'date_type'          => $type,
					'day'                => substr( $date, 0, 10 ),
					'status'             => (string) $row['status'],
					'currency'           => (string) ( $row['storewright_currency'] ?? '' ),
					'is_refund'          => 0 === (int) $row['parent_id'] ? 0 : 1,
					'returning_customer' => (int) ( $row['returning_customer'] ?? 0 ),
					'shard'              => 1 + (int) $row['order_id'] % self::SHARDS,
				],
				$sign,
				$sign * (int) $row['num_items_sold'],
				[
					'total'    => $total->multipliedBy( $sign ),
					'tax'      => $tax->multipliedBy( $sign ),
					'shipping' => $shipping->multipliedBy( $sign ),
					'net'      => $net->multipliedBy( $sign ),
					'coupons'  => Money::of( $row['storewright_discount'] ?? 0 )->multipliedBy( $sign ),
					'refunds'  => $net->isNegative() ? $net->plus( $tax )->plus( $shipping )->multipliedBy( -$sign ) : BigDecimal::zero(),
				]
			);
		}
	}

	/**
	 * Notes a change of one row of sums.
	 *
	 * @param array<string, string|int>  $key     Every column of KEY.
	 * @param int                        $orders
	 * @param int                        $items
	 * @param array<string, BigDecimal>  $amounts Every column of AMOUNTS.
	 */
	public function change( array $key, int $orders, int $items, array $amounts ): void {
		$name = implode( '|', $key );
		$sum  = $this->changes[ $name ] ?? null;
		foreach ( $amounts as $column => $amount ) {
			$amounts[ $column ] = Money::round( $amount, self::SCALE )->plus( $sum['amounts'][ $column ] ?? 0 );
		}
		$this->changes[ $name ] = [
			'key'     => $key,
			'orders'  => $orders + ( $sum['orders'] ?? 0 ),
			'items'   => $items + ( $sum['items'] ?? 0 ),
			'amounts' => $amounts,
		];
	}

	/**
	 * Writes what was noted, in the transaction of whoever calls.
	 */
	public function flush(): void {
		$changes = array_filter(
			$this->changes,
			static fn( array $change ) => 0 !== $change['orders']
				|| 0 !== $change['items']
				|| [] !== array_filter( $change['amounts'], static fn( BigDecimal $amount ) => ! $amount->isZero() )
		);

		$this->changes = [];
		// Always in the same order, so that two requests can't wait for each other.
		ksort( $changes );
		$columns = [ ...self::KEY, 'orders', 'items', ...self::AMOUNTS ];
		$sums    = [ 'orders = orders + VALUES( orders )', 'items = items + VALUES( items )' ];
		foreach ( self::AMOUNTS as $column ) {
			// SQLite keeps decimals as floats: rounded, each is the one that is nearest to the decimal.
			$sums[] = "$column = ROUND( $column + VALUES( $column ), " . self::SCALE . ' )';
		}
		foreach ( array_chunk( $changes, self::ROWS_A_STATEMENT ) as $chunk ) {
			$values = [];
			foreach ( $chunk as $change ) {
				array_push( $values, ...array_values( $change['key'] ), ...[ $change['orders'], $change['items'] ] );
				foreach ( self::AMOUNTS as $column ) {
					$values[] = (string) $change['amounts'][ $column ];
				}
			}
			$row = '(%s, %s, %s, %s, %d, %d, %d, %d, %d' . str_repeat( ', %s', count( self::AMOUNTS ) ) . ')';
			$this->database->execute(
				"INSERT INTO {$this->table} (" . implode( ', ', $columns ) . ') VALUES '
					. implode( ', ', array_fill( 0, count( $chunk ), $row ) )
					. ' ON DUPLICATE KEY UPDATE ' . implode( ', ', $sums ),
				...$values
			);
		}
	}
}
