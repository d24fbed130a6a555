<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Brick\Math\BigDecimal;
use Storewright\Database\Connection;

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

	/**
	 * Name without prefix of the sums by what orders have in common.
	 */
	public const PARTS = 'storewright_report_parts';

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
	 * The kind of PARTS whose `orders` say how often rows of orders of a day were written: it only ever grows, so that what was counted of
	 * these rows is known to be true as long as it is the same. Its other columns are empty.
	 */
	public const CHANGES = 'changes';

	/**
	 * The date type of CHANGES that counts how often products that were sold got other categories.
	 */
	public const CATEGORIES = 'category';

	/**
	 * The date type of CHANGES that counts how often another month became that of customers' first orders: by months, at their first day.
	 */
	public const FIRST = 'first';

	/**
	 * The day of CHANGES that counts changes of any day.
	 */
	public const ANY_DAY = '1000-01-01';

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

	/**
	 * Digits after the point that are kept.
	 */
	public const SCALE = 8;

	/**
	 * Shards of new changes are 1 to this; 0 has what was folded.
	 */
	private const SHARDS = 8;

	private const ROWS_A_STATEMENT = 100;

	/**
	 * The same of changes of many orders.
	 */
	private const ROWS_OF_MANY = 1000;

	/**
	 * In the place of a table: changes of PARTS by day, of which those of the month are made once all orders are noted.
	 */
	private const OF_ORDERS = 'orders';

	/**
	 * Changes that are not written yet, by table and key.
	 *
	 * @var array<string, array<string, array{
	 *   key: array<string, string|int>, orders: int, items: int, amounts: array<string, int|BigDecimal>
	 * }>>
	 */
	private array $changes = [];

	/**
	 * Whether changes are added to what was folded.
	 */
	private bool $is_of_many = false;

	private readonly FirstMonths $firsts;

	public function __construct( private readonly Connection $database ) {
		$this->firsts = new FirstMonths();
	}

	/**
	 * The shard that changes of an order are added to now.
	 */
	public function shard_of( int $order_id ): int {
		return $this->is_of_many ? 0 : 1 + $order_id % self::SHARDS;
	}

	/**
	 * Forgets what was noted in a transaction that failed before it was written.
	 *
	 * @param bool $is_of_many Whether changes of many orders follow: they are added to what was folded, which makes fewer rows of them.
	 */
	public function begin( bool $is_of_many = false ): void {
		$this->changes    = [];
		$this->is_of_many = $is_of_many;
		$this->firsts->forget();
	}

	/**
	 * Notes that a row of order_stats comes, or goes.
	 *
	 * @param array<string, string|int|null> $row  All of its columns.
	 * @param int                            $sign 1 or -1.
	 */
	public function add( array $row, int $sign ): void {
		$total    = Exact::of( $row['total_sales'] ?? 0 );
		$tax      = Exact::of( $row['tax_total'] ?? 0 );
		$shipping = Exact::of( $row['shipping_total'] ?? 0 );
		$net      = Exact::of( $row['net_total'] ?? 0 );
		$items    = $sign * (int) $row['num_items_sold'];
		$amounts  = [
			'total'    => $total,
			'tax'      => $tax,
			'shipping' => $shipping,
			'net'      => $net,
			'coupons'  => Exact::of( $row['storewright_discount'] ?? 0 ),
			'refunds'  => Exact::is_negative( $net ) ? Exact::negated( Exact::plus( Exact::plus( $net, $tax ), $shipping ) ) : 0,
		];
		// Once for all sums that they are added to.
		$amounts   = self::rounded( 1 === $sign ? $amounts : array_map( Exact::negated( ... ), $amounts ) );
		$status    = (string) $row['status'];
		$currency  = (string) ( $row['storewright_currency'] ?? '' );
		$is_refund = 0 === (int) $row['parent_id'] ? 0 : 1;
		$shard     = $this->shard_of( (int) $row['order_id'] );
		$this->firsts->add( $row, $sign );
		foreach ( self::DATES as $type => $column ) {
			$date = (string) ( $row[ $column ] ?? '' );
			if ( '' === $date || str_starts_with( $date, '0000' ) ) {
				continue;
			}
			$day = substr( $date, 0, 10 );
			$this->changed_on( $type, $day, $shard );
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
				$key = [
					'kind'      => $kind,
					'date_type' => $type,
					'day'       => $day,
					'value'     => (string) ( $row[ $of ] ?? '' ),
					'status'    => $status,
					'currency'  => $currency,
					'is_refund' => $is_refund,
					'shard'     => $shard,
				];
				if ( $this->is_of_many ) {
					$this->note( self::OF_ORDERS, $key, $sign, $items, $amounts );
				} else {
					$this->note_part( $key, $sign, $items, $amounts );
				}
			}
		}
	}

	/**
	 * Notes a change of the sums of a day by what orders have in common, and of its month. See note().
	 *
	 * @param array<string, string|int>     $key
	 * @param array<string, int|BigDecimal> $amounts
	 */
	private function note_part( array $key, int $orders, int $items, array $amounts ): void {
		$month = [
			'kind' => self::BY_MONTH . $key['kind'],
			'day'  => substr( (string) $key['day'], 0, 7 ) . '-01',
		];
		$this->note( self::PARTS, $key, $orders, $items, $amounts );
		$this->note( self::PARTS, array_merge( $key, $month ), $orders, $items, $amounts );
	}

	/**
	 * Notes that rows of an order's items are others, though its row of order_stats may be the same.
	 *
	 * @param array<string, string|int|null> $row Its row of order_stats.
	 */
	public function items_changed( array $row ): void {
		foreach ( self::DATES as $type => $column ) {
			$date = (string) ( $row[ $column ] ?? '' );
			if ( '' !== $date && ! str_starts_with( $date, '0000' ) ) {
				$this->changed_on( $type, substr( $date, 0, 10 ), $this->shard_of( (int) $row['order_id'] ) );
			}
		}
	}

	/**
	 * Notes that rows of orders of any day may be others.
	 */
	public function all_changed(): void {
		foreach ( array_keys( self::DATES ) as $type ) {
			$this->changed_on( $type, self::ANY_DAY, 0 );
		}
	}

	/**
	 * Notes that the first orders of customers may be others, since other statuses count.
	 */
	public function firsts_changed(): void {
		$this->changed_on( self::FIRST, self::ANY_DAY, 0 );
	}

	/**
	 * Notes that a product that was sold has other categories.
	 */
	public function categories_changed(): void {
		$this->changed_on( self::CATEGORIES, self::ANY_DAY, 0 );
	}

	private function changed_on( string $type, string $day, int $shard ): void {
		// Most rows of a step are of a day that is noted.
		$name = implode( "\0", [ self::CHANGES, $type, $day, '', '', '', 0, $shard ] );
		if ( isset( $this->changes[ self::PARTS ][ $name ] ) ) {
			++$this->changes[ self::PARTS ][ $name ]['orders'];
			return;
		}
		$this->note(
			self::PARTS,
			[
				'kind'      => self::CHANGES,
				'date_type' => $type,
				'day'       => $day,
				'value'     => '',
				'status'    => '',
				'currency'  => '',
				'is_refund' => 0,
				'shard'     => $shard,
			],
			1,
			0,
			array_fill_keys( self::AMOUNTS, 0 )
		);
	}

	/**
	 * Notes a change of one row of sums.
	 *
	 * @param string                     $table   One of TABLES.
	 * @param array<string, string|int>  $key     Every column of its key.
	 * @param int                        $orders
	 * @param int                        $items
	 * @param array<string, int|BigDecimal> $amounts Every column of AMOUNTS_OF the table, as Exact makes them, rounded to SCALE digits.
	 */
	public function change( string $table, array $key, int $orders, int $items, array $amounts ): void {
		$in_order = array_keys( $key ) === self::TABLES[ $table ] ? $key : array_merge( array_flip( self::TABLES[ $table ] ), $key );
		$this->note( $table, $in_order, $orders, $items, $amounts );
	}

	/**
	 * @param string                     $table
	 * @param array<string, string|int>  $key     In the order of the table's columns.
	 * @param int                        $orders
	 * @param int                        $items
	 * @param array<string, int|BigDecimal> $amounts
	 */
	private function note( string $table, array $key, int $orders, int $items, array $amounts ): void {
		$name = implode( "\0", $key );
		if ( ! isset( $this->changes[ $table ][ $name ] ) ) {
			$this->changes[ $table ][ $name ] = compact( 'key', 'orders', 'items', 'amounts' );
			return;
		}
		$sum            = &$this->changes[ $table ][ $name ];
		$sum['orders'] += $orders;
		$sum['items']  += $items;
		foreach ( $amounts as $column => $more ) {
			if ( 0 !== $more ) {
				$sum['amounts'][ $column ] = Exact::plus( $sum['amounts'][ $column ], $more );
			}
		}
	}

	/**
	 * Amounts with as many digits as are kept.
	 *
	 * @param array<string, int|BigDecimal> $amounts As Exact makes them.
	 * @return array<string, int|BigDecimal>
	 */
	public static function rounded( array $amounts ): array {
		foreach ( $amounts as $column => $amount ) {
			// Integers have no more.
			if ( ! is_int( $amount ) ) {
				$amounts[ $column ] = Exact::rounded( $amount, self::SCALE );
			}
		}
		return $amounts;
	}

	/**
	 * Writes what was noted, in the transaction of whoever calls.
	 */
	public function flush(): void {
		foreach ( $this->changes[ self::OF_ORDERS ] ?? [] as $sum ) {
			$this->note_part( $sum['key'], $sum['orders'], $sum['items'], $sum['amounts'] );
		}
		foreach ( $this->firsts->changed() as $month => $order ) {
			$this->changed_on( self::FIRST, $month, $this->shard_of( $order ) );
		}
		// Always in the same order, so that two requests can't wait for each other.
		foreach ( array_keys( self::TABLES ) as $table ) {
			$changes = array_filter( $this->changes[ $table ] ?? [], self::is_one( ... ) );
			ksort( $changes, SORT_STRING );
			$size = $this->is_of_many && ! $this->database->is_sqlite() ? self::ROWS_OF_MANY : self::ROWS_A_STATEMENT;
			foreach ( array_chunk( $changes, $size ) as $chunk ) {
				SumWriter::add( $this->database, $table, $chunk );
			}
		}
		$this->changes = [];
		$this->firsts->forget();
	}

	/**
	 * @param array{key: array<string, string|int>, orders: int, items: int, amounts: array<string, int|BigDecimal>} $change
	 */
	private static function is_one( array $change ): bool {
		if ( 0 !== $change['orders'] || 0 !== $change['items'] ) {
			return true;
		}
		foreach ( $change['amounts'] as $amount ) {
			if ( ! Exact::is_zero( $amount ) ) {
				return true;
			}
		}
		return false;
	}
}
