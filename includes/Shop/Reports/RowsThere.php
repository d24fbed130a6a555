<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Storewright\Database\Connection;
use Storewright\Database\SentQuery;
use Storewright\Shop\ReportTables;

/**
 * The rows that there are of many orders, for RowStore.
 *
 * @internal
 */
final class RowsThere {

	/**
	 * Rows of order_stats by id, null until they were asked for.
	 *
	 * @var array<int, array<string, string|null>>|null
	 */
	private ?array $stats = null;

	/**
	 * @param array<string, SentQuery> $queries By the table's name in ReportRows.
	 * @param SentQuery|null           $firsts  What ReturningCustomers::ask() has asked, null where it has not.
	 */
	private function __construct( private readonly array $queries, public readonly ?SentQuery $firsts = null ) {}

	/**
	 * Asks for them, in a transaction while PHP goes on.
	 *
	 * @param Connection          $database
	 * @param ReportTables        $tables
	 * @param non-empty-list<int> $ids      Orders and refunds.
	 */
	public static function ask( Connection $database, ReportTables $tables, array $ids ): self {
		$in = implode( ', ', $ids );
		return new self(
			array_map(
				static fn( string $table ): SentQuery => $database->send( "SELECT * FROM $table WHERE order_id IN ( $in )" ),
				RowStore::names( $tables )
			)
		);
	}

	/**
	 * The same with what was asked of customers.
	 */
	public function with( SentQuery $firsts ): self {
		return new self( $this->queries, $firsts );
	}

	/**
	 * Rows of order_stats. Of what is not among the rows that are to be there now, nothing else is looked at.
	 *
	 * @return array<int, array<string, string|null>> By id.
	 */
	public function stats(): array {
		if ( null === $this->stats ) {
			$rows        = $this->queries[ ReportRows::STATS ]->rows();
			$this->stats = array_combine( array_map( intval( ... ), array_column( $rows, 'order_id' ) ), $rows );
		}
		return $this->stats;
	}

	/**
	 * Leaves out orders and refunds whose rows are there already, as they are to be: a run over all orders finds most of them so.
	 *
	 * @param array<int, array<string, list<array<string, string|int|null>>>> $rows   Some of those that were asked for.
	 * @param array<int, array<string, string|null>>                           $stored Rows of order_stats by id, as they are now.
	 * @return array{array<int, array<string, list<array<string, string|int|null>>>>, array<string, list<int>>} The others, and which
	 *   of these each lookup has.
	 */
	public function changed( array $rows, array $stored ): array {
		$there = array_map( static fn( array $row ) => [ ReportRows::STATS => [ $row ] ], $stored );
		$names = array_keys( $this->queries );
		foreach ( array_diff( $names, [ ReportRows::STATS ] ) as $name ) {
			foreach ( $this->queries[ $name ]->rows() as $row ) {
				$there[ (int) $row['order_id'] ][ $name ][] = $row;
			}
		}
		if ( [] === $there ) {
			return [ $rows, [] ];
		}
		$is_equal = static function ( int $id ) use ( $rows, $there, $stored, $names ): bool {
			foreach ( isset( $stored[ $id ] ) ? $names : [] as $name ) {
				if ( ! StoredRows::are( $rows[ $id ][ $name ] ?? [], $there[ $id ][ $name ] ?? [] ) ) {
					return false;
				}
			}
			$order = (int) ( $rows[ $id ][ ReportRows::STATS ][0]['parent_id'] ?? 0 );
			// A refund has what its order has.
			return isset( $stored[ $id ] )
				&& ( 0 === $order || ( $stored[ $order ]['returning_customer'] ?? null ) === $stored[ $id ]['returning_customer'] );
		};

		$changed = array_filter( $rows, static fn( int $id ) => ! $is_equal( $id ), ARRAY_FILTER_USE_KEY );
		// With an order its refunds: they are to have its note of whether the customer had ordered before.
		$changed += array_filter( $rows, static fn( array $of ) => isset( $changed[ (int) ( $of[ ReportRows::STATS ][0]['parent_id'] ?? 0 ) ] ) );
		$lookups  = [];
		foreach ( array_intersect_key( $there, $changed ) as $id => $of ) {
			foreach ( array_keys( array_diff_key( $of, [ ReportRows::STATS => '' ] ) ) as $name ) {
				$lookups[ $name ][] = $id;
			}
		}
		return [ $changed, $lookups ];
	}
}
