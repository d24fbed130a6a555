<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Brick\Math\BigDecimal;
use DateTimeImmutable;
use Storewright\Database\Connection;
use Storewright\Kernel\Money;

/**
 * Sums of order_stats by day: what a report without filters reads, so that it costs by days, not by orders. Those of TABLE are of all
 * orders, those of PARTS of the orders of each way to pay, country and state. Kept in the transaction that writes order_stats: what a
 * row was is taken off, what it is now is added.
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
	 * Name without prefix of the sums by what orders have in common.
	 */
	public const PARTS = 'storewright_report_parts';

	public const PARTS_COLUMNS = "kind varchar(20) NOT NULL,
date_type varchar(9) NOT NULL,
day date NOT NULL,
value varchar(100) NOT NULL DEFAULT '',
status varchar(20) NOT NULL,
currency varchar(10) NOT NULL DEFAULT '',
is_refund tinyint(1) NOT NULL DEFAULT 0,
shard tinyint(3) unsigned NOT NULL DEFAULT 0,
orders bigint(20) NOT NULL DEFAULT 0,
items bigint(20) NOT NULL DEFAULT 0,
total decimal(26,8) NOT NULL DEFAULT 0,
tax decimal(26,8) NOT NULL DEFAULT 0,
shipping decimal(26,8) NOT NULL DEFAULT 0,
net decimal(26,8) NOT NULL DEFAULT 0,
coupons decimal(26,8) NOT NULL DEFAULT 0,
refunds decimal(26,8) NOT NULL DEFAULT 0,
PRIMARY KEY  (kind,date_type,day,value,status,currency,is_refund,shard),
KEY unfolded (shard,day)";

	/**
	 * Kinds of PARTS => columns of order_stats.
	 */
	public const KINDS = [
		'payment_method' => 'storewright_payment_method',
		'country'        => 'storewright_country',
		'state'          => 'storewright_state',
	];

	/**
	 * What the kinds of sums by month begin with: their `day` is the first one of the month.
	 */
	public const BY_MONTH = 'month_';

	/**
	 * Tables => the columns that tell their rows apart.
	 */
	public const TABLES = [
		self::TABLE     => self::KEY,
		self::PARTS     => [ 'kind', 'date_type', 'day', 'value', 'status', 'currency', 'is_refund', 'shard' ],
		ItemSums::TABLE => ItemSums::KEY,
	];

	/**
	 * Tables => what they add up besides orders and items.
	 */
	public const AMOUNTS_OF = [
		self::TABLE     => self::AMOUNTS,
		self::PARTS     => self::AMOUNTS,
		ItemSums::TABLE => ItemSums::AMOUNTS,
	];

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

	private const NUMBERS = [ 'is_refund', 'returning_customer', 'shard', 'id', 'variation_id' ];

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
	 * Changes that are not written yet, by table and key.
	 *
	 * @var array<string, array<string, array{key: array<string, string|int>, orders: int, items: int, amounts: array<string, BigDecimal>}>>
	 */
	private array $changes = [];

	public function __construct( private readonly Connection $database ) {}

	/**
	 * The shard that changes of an order are added to.
	 */
	public static function shard( int $order_id ): int {
		return 1 + $order_id % self::SHARDS;
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
		$items    = $sign * (int) $row['num_items_sold'];
		$amounts  = [
			'total'    => $total->multipliedBy( $sign ),
			'tax'      => $tax->multipliedBy( $sign ),
			'shipping' => $shipping->multipliedBy( $sign ),
			'net'      => $net->multipliedBy( $sign ),
			'coupons'  => Money::of( $row['storewright_discount'] ?? 0 )->multipliedBy( $sign ),
			'refunds'  => $net->isNegative() ? $net->plus( $tax )->plus( $shipping )->multipliedBy( -$sign ) : BigDecimal::zero(),
		];
		// Once for all sums that they are added to.
		$amounts   = self::rounded( $amounts );
		$status    = (string) $row['status'];
		$currency  = (string) ( $row['storewright_currency'] ?? '' );
		$is_refund = 0 === (int) $row['parent_id'] ? 0 : 1;
		$shard     = self::shard( (int) $row['order_id'] );
		foreach ( self::DATES as $type => $column ) {
			$date = (string) ( $row[ $column ] ?? '' );
			if ( '' === $date || str_starts_with( $date, '0000' ) ) {
				continue;
			}
			$day   = substr( $date, 0, 10 );
			$month = substr( $date, 0, 7 ) . '-01';
			$this->note(
				self::TABLE,
				[
					'date_type'          => $type,
					'day'                => $day,
					'status'             => $status,
					'currency'           => $currency,
					'is_refund'          => $is_refund,
					'returning_customer' => (int) ( $row['returning_customer'] ?? 0 ),
					'shard'              => $shard,
				],
				$sign,
				$items,
				$amounts
			);
			foreach ( self::KINDS as $kind => $of ) {
				foreach ( [
					$kind                  => $day,
					self::BY_MONTH . $kind => $month,
				] as $name => $of_day ) {
					$this->note(
						self::PARTS,
						[
							'kind'      => $name,
							'date_type' => $type,
							'day'       => $of_day,
							'value'     => (string) ( $row[ $of ] ?? '' ),
							'status'    => $status,
							'currency'  => $currency,
							'is_refund' => $is_refund,
							'shard'     => $shard,
						],
						$sign,
						$items,
						$amounts
					);
				}
			}
		}
	}

	/**
	 * Notes a change of one row of sums.
	 *
	 * @param string                     $table   One of TABLES.
	 * @param array<string, string|int>  $key     Every column of its key.
	 * @param int                        $orders
	 * @param int                        $items
	 * @param array<string, BigDecimal>  $amounts Every column of AMOUNTS_OF the table, with no more digits than are kept.
	 */
	public function change( string $table, array $key, int $orders, int $items, array $amounts ): void {
		$this->note( $table, array_merge( array_flip( self::TABLES[ $table ] ), $key ), $orders, $items, $amounts );
	}

	/**
	 * @param string                     $table
	 * @param array<string, string|int>  $key     In the order of the table's columns.
	 * @param int                        $orders
	 * @param int                        $items
	 * @param array<string, BigDecimal>  $amounts
	 */
	private function note( string $table, array $key, int $orders, int $items, array $amounts ): void {
		$name = implode( "\0", $key );
		$sum  = $this->changes[ $table ][ $name ] ?? null;
		if ( null !== $sum ) {
			$orders += $sum['orders'];
			$items  += $sum['items'];
			foreach ( $sum['amounts'] as $column => $before ) {
				$amounts[ $column ] = $before->plus( $amounts[ $column ] );
			}
		}
		$this->changes[ $table ][ $name ] = [
			'key'     => $key,
			'orders'  => $orders,
			'items'   => $items,
			'amounts' => $amounts,
		];
	}

	/**
	 * Amounts with as many digits as are kept.
	 *
	 * @param array<string, BigDecimal> $amounts
	 * @return array<string, BigDecimal>
	 */
	public static function rounded( array $amounts ): array {
		return array_map( static fn( BigDecimal $amount ) => Money::round( $amount, self::SCALE ), $amounts );
	}

	/**
	 * The last day of a day's month: MySQL refuses the 31st of a month that has none.
	 *
	 * @param string $day Such as `2026-02-14`.
	 */
	public static function last_of_month( string $day ): string {
		return ( new DateTimeImmutable( $day ) )->modify( 'last day of this month' )->format( 'Y-m-d' );
	}

	/**
	 * Writes what was noted, in the transaction of whoever calls.
	 */
	public function flush(): void {
		// Always in the same order, so that two requests can't wait for each other.
		foreach ( array_keys( self::TABLES ) as $table ) {
			$changes = array_filter( $this->changes[ $table ] ?? [], self::is_one( ... ) );
			ksort( $changes, SORT_STRING );
			foreach ( array_chunk( $changes, self::ROWS_A_STATEMENT ) as $chunk ) {
				$this->write( $table, $chunk );
			}
		}
		$this->changes = [];
	}

	/**
	 * @param array{key: array<string, string|int>, orders: int, items: int, amounts: array<string, BigDecimal>} $change
	 */
	private static function is_one( array $change ): bool {
		if ( 0 !== $change['orders'] || 0 !== $change['items'] ) {
			return true;
		}
		foreach ( $change['amounts'] as $amount ) {
			if ( ! $amount->isZero() ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param string                                                                                                     $table
	 * @param list<array{key: array<string, string|int>, orders: int, items: int, amounts: array<string, BigDecimal>}> $changes
	 */
	private function write( string $table, array $changes ): void {
		$columns = [ ...self::TABLES[ $table ], 'orders', 'items', ...self::AMOUNTS_OF[ $table ] ];
		$sums    = [ 'orders = orders + VALUES( orders )', 'items = items + VALUES( items )' ];
		foreach ( self::AMOUNTS_OF[ $table ] as $column ) {
			// SQLite keeps decimals as floats: rounded, each is the one that is nearest to the decimal.
			$sums[] = "$column = ROUND( $column + VALUES( $column ), " . self::SCALE . ' )';
		}
		// The rows of an order have most of their texts and amounts in common: each is made once.
		$quoted  = [];
		$texts   = [];
		$numbers = array_flip( self::NUMBERS );
		$values  = [];
		foreach ( $changes as $change ) {
			$value = '';
			foreach ( $change['key'] as $column => $part ) {
				$quoted[ $part ] ??= $this->database->quoted( (string) $part );
				$value            .= ( isset( $numbers[ $column ] ) ? (int) $part : $quoted[ $part ] ) . ', ';
			}
			// Numbers and decimals of our own making: placeholders would take longer than the database does.
			$value .= $change['orders'] . ', ' . $change['items'];
			foreach ( self::AMOUNTS_OF[ $table ] as $column ) {
				$amount = $change['amounts'][ $column ];
				$value .= ", '" . ( $texts[ spl_object_id( $amount ) ] ??= (string) $amount ) . "'";
			}
			$values[] = "($value)";
		}
		$this->database->execute(
			"INSERT INTO {$this->database->table( $table )} (" . implode( ', ', $columns ) . ') VALUES '
				. implode( ', ', $values ) . ' ON DUPLICATE KEY UPDATE ' . implode( ', ', $sums )
		);
	}
}
