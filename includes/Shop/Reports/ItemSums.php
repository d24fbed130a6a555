<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Brick\Math\BigDecimal;
use Storewright\Database\Connection;
use Storewright\Shop\ReportTables;

/**
 * Sums of whole months of what was sold: of each product, variation, tax rate and coupon, and of all of each together, so that their
 * reports cost by months, not by orders. DayTotals keeps them with the sums by day.
 *
 * An order of several variations of a product counts once for the product, and one of several products once for all: so the numbers of
 * orders of products, variations and all together are each kept.
 *
 * @internal Reports read the table, see docs/analytics.md.
 */
final class ItemSums {

	/**
	 * Name without prefix.
	 */
	public const TABLE = 'storewright_report_items';

	public const COLUMNS = 'kind varchar(14) NOT NULL,
day date NOT NULL,
id bigint(20) NOT NULL DEFAULT 0,
variation_id bigint(20) NOT NULL DEFAULT 0,
status varchar(20) NOT NULL,
shard tinyint(3) unsigned NOT NULL DEFAULT 0,
orders int(11) NOT NULL DEFAULT 0,
items int(11) NOT NULL DEFAULT 0,
entries int(11) NOT NULL DEFAULT 0,
amount decimal(20,6) NOT NULL DEFAULT 0,
of_shipping decimal(20,6) NOT NULL DEFAULT 0,
PRIMARY KEY  (kind,day,id,variation_id,status,shard),
KEY unfolded (shard,day)';

	public const KEY = [ 'kind', 'day', 'id', 'variation_id', 'status', 'shard' ];

	/**
	 * What is added up besides orders and items. Entries are rows of the lookup: where there are some, a report has a row, be its
	 * figures 0 or not.
	 */
	public const AMOUNTS = [ 'entries', 'amount', 'of_shipping' ];

	/**
	 * Kinds of sums => lookup, column of the id, column of the variation's id and which rows count.
	 */
	private const KINDS = [
		'product'        => [ ReportRows::PRODUCTS, 'product_id', '0', '1 = 1' ],
		'variation'      => [ ReportRows::PRODUCTS, 'product_id', 'variation_id', 'variation_id > 0' ],
		'all_products'   => [ ReportRows::PRODUCTS, '0', '0', '1 = 1' ],
		'all_variations' => [ ReportRows::PRODUCTS, '0', '0', 'variation_id > 0' ],
		'all_simple'     => [ ReportRows::PRODUCTS, '0', '0', 'variation_id = 0' ],
		'tax_rate'       => [ ReportRows::TAXES, 'tax_rate_id', '0', '1 = 1' ],
		'all_taxes'      => [ ReportRows::TAXES, '0', '0', '1 = 1' ],
		'coupon'         => [ ReportRows::COUPONS, 'coupon_id', '0', '1 = 1' ],
		'all_coupons'    => [ ReportRows::COUPONS, '0', '0', '1 = 1' ],
	];

	/**
	 * Lookups => amount, of it for shipping, pieces, and that a row makes its order count.
	 */
	private const FIGURES = [
		ReportRows::PRODUCTS => [ 'l.product_net_revenue', '0', 'l.product_qty', 's.parent_id = 0' ],
		ReportRows::TAXES    => [ 'l.total_tax', 'l.shipping_tax', '0', 's.parent_id = 0' ],
		ReportRows::COUPONS  => [ 'l.discount_amount', '0', '0', '1 = 1' ],
	];

	/**
	 * Orders of months that are long over are rarely written by two at once: their sums need no folding.
	 */
	private const LONG_OVER = 62 * DAY_IN_SECONDS;

	/**
	 * Digits after the point that reports add up.
	 */
	private const SCALE = 6;

	/**
	 * What kinds() has said, by lookup and 1 for variations, else 0.
	 *
	 * @var array<string, array<int, array<string, array{string, string, string, string}>>>
	 */
	private static array $kinds = [];

	/**
	 * Notes that the items of an order or refund come, or go.
	 *
	 * @param DayTotals                                           $totals
	 * @param array<string, string|int|null>                      $stats Its row of order_stats: when and in which status they count.
	 * @param array<string, list<array<string, string|int|null>>> $rows  Its rows of the lookups, by their names in ReportRows.
	 * @param int                                                 $sign  1 or -1.
	 */
	public static function add( DayTotals $totals, array $stats, array $rows, int $sign ): void {
		$date = (string) ( $stats['date_created'] ?? '' );
		if ( '' === $date || str_starts_with( $date, '0000' ) ) {
			return;
		}
		$month = substr( $date, 0, 7 ) . '-01';
		$shard = $month < gmdate( 'Y-m-d', time() - self::LONG_OVER ) ? 0 : $totals->shard_of( (int) $stats['order_id'] );
		foreach ( self::sums( $rows, 0 === (int) $stats['parent_id'] ) as $kind => $sums ) {
			foreach ( $sums as $sum ) {
				$totals->change(
					self::TABLE,
					[
						'kind'         => $kind,
						'day'          => $month,
						'id'           => $sum['id'],
						'variation_id' => $sum['variation_id'],
						'status'       => (string) $stats['status'],
						'shard'        => $shard,
					],
					$sign * $sum['orders'],
					$sign * $sum['items'],
					[
						'entries'     => Exact::whole( $sign * $sum['entries'] ),
						'amount'      => 1 === $sign ? $sum['amount'] : Exact::negated( $sum['amount'] ),
						'of_shipping' => 1 === $sign ? $sum['of_shipping'] : Exact::negated( $sum['of_shipping'] ),
					]
				);
			}
		}
	}

	/**
	 * @param array<string, list<array<string, string|int|null>>> $rows
	 * @param bool                                                $is_order Whether they are an order's, not a refund's.
	 * @return array<string, array<string, array{
	 *   id: int, variation_id: int, orders: int, items: int, entries: int, amount: int|BigDecimal, of_shipping: int|BigDecimal
	 * }>> By kind.
	 */
	private static function sums( array $rows, bool $is_order ): array {
		$sums = [];
		foreach ( self::FIGURES as $name => [ $amount, $of_shipping ] ) {
			foreach ( $rows[ $name ] ?? [] as $row ) {
				$is_variation = (int) ( $row['variation_id'] ?? 0 ) > 0;
				$pieces       = (int) ( $row['product_qty'] ?? 0 );
				$amounts      = [ self::amount( $row, $amount ), self::amount( $row, $of_shipping ) ];
				$counts       = match ( $name ) {
					ReportRows::PRODUCTS, ReportRows::TAXES => $is_order,
					default                                 => true,
				};
				foreach ( self::kinds( $name, $is_variation ) as $kind => [ , $id, $variation ] ) {
					$product = (int) ( $row[ $id ] ?? 0 );
					$other   = (int) ( $row[ $variation ] ?? 0 );
					$sum     = $sums[ $kind ][ "$product $other" ] ?? null;

					$sums[ $kind ][ "$product $other" ] = [
						'id'           => $product,
						'variation_id' => $other,
						'orders'       => max( $sum['orders'] ?? 0, (int) $counts ),
						'items'        => ( $sum['items'] ?? 0 ) + $pieces,
						'entries'      => ( $sum['entries'] ?? 0 ) + 1,
						'amount'       => null === $sum ? $amounts[0] : Exact::plus( $sum['amount'], $amounts[0] ),
						'of_shipping'  => null === $sum ? $amounts[1] : Exact::plus( $sum['of_shipping'], $amounts[1] ),
					];
				}
			}
		}
		return $sums;
	}

	/**
	 * The kinds of sums that a row of a lookup is in.
	 *
	 * @return array<string, array{string, string, string, string}> Some of KINDS.
	 */
	private static function kinds( string $lookup, bool $is_variation ): array {
		self::$kinds[ $lookup ][ (int) $is_variation ] ??= array_filter(
			self::KINDS,
			static fn( array $kind ): bool => $kind[0] === $lookup
				&& ( '1 = 1' === $kind[3] || ( 'variation_id > 0' === $kind[3] ) === $is_variation )
		);
		return self::$kinds[ $lookup ][ (int) $is_variation ];
	}

	/**
	 * @param array<string, string|int|null> $row
	 * @param string                         $column With the alias of its table.
	 */
	private static function amount( array $row, string $column ): int|BigDecimal {
		if ( '0' === $column ) {
			return 0;
		}
		$amount = Exact::of( $row[ substr( $column, 2 ) ] );
		return 0 === $amount ? 0 : Exact::rounded( $amount, self::SCALE );
	}

	/**
	 * The rows of lookups that are there, locked: as they are now, whatever this transaction saw before.
	 *
	 * @param Connection               $database
	 * @param array<string, string>    $lookups  Names in ReportRows => tables.
	 * @param array<string, list<int>> $there    Orders and refunds by such a name: only those of which the lookup has rows.
	 * @return array<int, array<string, list<array<string, string|null>>>> By order, then by lookup.
	 */
	public static function stored( Connection $database, array $lookups, array $there ): array {
		$rows = [];
		foreach ( array_intersect_key( array_intersect_key( $lookups, self::FIGURES ), array_filter( $there ) ) as $name => $table ) {
			$ids = $there[ $name ];
			foreach ( $database->rows(
				"SELECT * FROM $table WHERE order_id IN ( " . implode( ', ', $ids ) . ' ) FOR UPDATE'
			) as $row ) {
				$rows[ (int) $row['order_id'] ][ $name ][] = $row;
			}
		}
		return $rows;
	}

	/**
	 * Queries of the sums that there should be of some months, with the values of their placeholders.
	 *
	 * @param ReportTables $tables
	 * @param string       $from   First day of the first month.
	 * @param string       $until  First day of the last month.
	 * @return array{list<string>, list<string>}
	 */
	public static function recomputed( ReportTables $tables, string $from, string $until ): array {
		$queries = [];
		$args    = [];
		$lookups = self::lookups( $tables );
		$last    = SiteDay::last_of_month( $until );
		foreach ( self::KINDS as $kind => [ $name, $id, $variation, $counted ] ) {
			[ $amount, $of_shipping, $pieces, $counts ] = self::FIGURES[ $name ];

			$id        = '0' === $id ? $id : "l.$id";
			$variation = '0' === $variation ? $variation : "l.$variation";
			$groups    = implode( ', ', array_diff( [ 'SUBSTR( s.date_created, 1, 7 )', $id, $variation, 's.status' ], [ '0' ] ) );
			$queries[] = "SELECT '$kind' AS kind, CONCAT( SUBSTR( s.date_created, 1, 7 ), '-01' ) AS day, $id AS id, $variation AS variation_id,
				s.status AS status, COUNT( DISTINCT CASE WHEN $counts THEN l.order_id END ) AS orders, SUM( $pieces ) AS items,
				COUNT(*) AS entries, SUM( ROUND( CAST( $amount AS DECIMAL( 26, 8 ) ), 6 ) ) AS amount,
				SUM( ROUND( CAST( $of_shipping AS DECIMAL( 26, 8 ) ), 6 ) ) AS of_shipping
				FROM {$tables->order_stats} s JOIN {$lookups[ $name ]} l ON l.order_id = s.order_id
				WHERE $counted AND s.date_created >= %s AND s.date_created <= %s
				GROUP BY $groups";
			array_push( $args, "$from 00:00:00", "$last 23:59:59" );
		}
		return [ $queries, $args ];
	}

	/**
	 * Names the first column of the key, so that the rows of a month are found by it.
	 */
	public static function of_kinds(): string {
		return "kind IN ( '" . implode( "', '", array_keys( self::KINDS ) ) . "' )";
	}

	/**
	 * @return array<string, string> Names in ReportRows => tables.
	 */
	private static function lookups( ReportTables $tables ): array {
		return [
			ReportRows::PRODUCTS => $tables->product_lookup,
			ReportRows::TAXES    => $tables->tax_lookup,
			ReportRows::COUPONS  => $tables->coupon_lookup,
		];
	}
}
