<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Query;

use Storewright\Database\Connection;
use Storewright\Store\Orders\Index\OrderSearch;
use Storewright\Store\Orders\Tables;

/**
 * Lists the ids of orders in the order that is asked for, along an index wherever there may be many.
 *
 * A database sorts a million orders rather than merge one index's runs of several statuses. So each status is asked for its
 * own first ones, which stand together in the index, and they are merged here.
 *
 * @internal
 */
final class OrderLister {

	/**
	 * Up to how many orders the database may sort.
	 */
	public const MAX_MATCHES = 5_000;

	private readonly string $orders;

	public function __construct( private readonly Connection $database, private readonly ListTotals $totals, private readonly int $few ) {
		$this->orders = $database->table( Tables::ORDERS );
	}

	/**
	 * The ids of a page.
	 *
	 * @param OrderCriteria $criteria
	 * @param int           $total    How many orders meet them.
	 * @return list<int>
	 */
	public function ids( OrderCriteria $criteria, int $total ): array {
		if ( 'include' === $criteria->orderby && null !== $criteria->include ) {
			return $this->as_included( $criteria );
		}
		$sorted = $this->totals->sorted();
		if ( null !== $sorted ) {
			return array_slice( $sorted, $criteria->offset, $criteria->limit );
		}
		if (
			$this->totals->indexed
			&& '' !== $criteria->search
			&& 'date' === $criteria->orderby
			&& ListTotals::only( $criteria, 'search' )
			&& ListTotals::is_as_listed( $criteria )
			&& [] === [

				...$criteria->exclude,
				...$criteria->not_parents,
			] ) {
			return $this->found( $criteria );
		}
		if ( $total <= $this->few ) {
			return $this->sorted( $criteria );
		}
		if ( null !== $criteria->product && 'date' === $criteria->orderby && ListTotals::only( $criteria, 'product' ) ) {
			return $this->with_product( $criteria );
		}
		if (
			'id' === self::column( $criteria )
			&& null === $criteria->product
			&& '' === $criteria->customer_email . $criteria->payment_method
			&& null === ( $criteria->customer ?? $criteria->include )
			&& ListTotals::is_as_listed( $criteria ) ) {

			// Most orders are in it, and the table has them in this order.
			return $this->sorted( $criteria, $this->database->is_sqlite() ? '' : 'FORCE INDEX ( PRIMARY )' );
		}
		return '' === $criteria->search
			&& null === $criteria->product
				? ( new MergedList( $this->database, $this->totals ) )->ids( $criteria )
				: $this->sorted( $criteria );

	}

	/**
	 * Sorted by the database.
	 *
	 * @param OrderCriteria $criteria
	 * @param string        $hint     Which index it is to go by, '' for any.
	 * @return list<int>
	 */
	private function sorted( OrderCriteria $criteria, string $hint = '' ): array {
		$conditions = Conditions::of( $this->database, $criteria, true, $this->totals->indexed );
		$column     = self::column( $criteria );
		$direction  = self::direction( $criteria );
		$ids        = $this->database->column(
			"SELECT o.id FROM {$this->orders} o $hint {$conditions->sql()} ORDER BY o.$column $direction, o.id $direction
			LIMIT %d OFFSET %d",
			...[ ...$conditions->args, $criteria->limit, $criteria->offset ]
		);
		return array_map( 'intval', $ids );
	}

	/**
	 * In the order in which ids were given, as in WooCommerce: no direction turns it round.
	 *
	 * @return list<int>
	 */
	private function as_included( OrderCriteria $criteria ): array {
		$conditions = Conditions::of( $this->database, $criteria, true, $this->totals->indexed );
		$found      = $this->database->column( "SELECT o.id FROM {$this->orders} o {$conditions->sql()}", ...$conditions->args );
		$ids        = array_values( array_intersect( array_unique( $criteria->include ?? [] ), array_map( 'intval', $found ) ) );
		return array_slice( $ids, $criteria->offset, $criteria->limit );
	}

	/**
	 * By the search's own table, which knows when orders were made.
	 *
	 * @return list<int>
	 */
	private function found( OrderCriteria $criteria ): array {
		$few = $this->totals->found();
		return null === $few ? ( new OrderSearch( $this->database, true ) )->page( $criteria ) : array_slice(
			$few,
			$criteria->offset,
			$criteria->limit
		);
	}

	/**
	 * Along the lookup of products: an order may be in it several times, so that more are read until there are enough.
	 *
	 * @return list<int>
	 */
	private function with_product( OrderCriteria $criteria ): array {
		$conditions = Conditions::of(
			$this->database,
			new OrderCriteria( $criteria->type, $criteria->statuses, not_parents: $criteria->not_parents, exclude: $criteria->exclude ),
			true,
			true
		);
		$direction  = self::direction( $criteria );
		$wanted     = $criteria->offset + $criteria->limit;
		$ids        = [];
		$hint       = $this->database->is_sqlite() ? '' : 'FORCE INDEX ( storewright_product_date )';
		for ( $offset = 0, $size = 2 * $wanted + 20; ; $offset += $size ) {
			$rows = $this->database->rows(
				"SELECT l.order_id, o.id FROM {$this->database->table( Tables::PRODUCT_LOOKUP )} l $hint
				LEFT JOIN {$this->orders} o ON o.id = l.order_id AND " . implode( ' AND ', $conditions->where ) . "
				WHERE l.product_id = %d ORDER BY l.date_created $direction, l.order_id $direction LIMIT %d OFFSET %d",
				...[ ...$conditions->args, (int) $criteria->product, $size, $offset ]
			);
			foreach ( $rows as $row ) {
				if ( null !== $row['id'] ) {
					$ids[ (int) $row['id'] ] = (int) $row['id'];
				}
			}
			if ( count( $rows ) < $size || count( $ids ) >= $wanted ) {
				return array_slice( array_values( $ids ), $criteria->offset, $criteria->limit );
			}
		}
	}

	/**
	 * The column that is sorted by.
	 */
	public static function column( OrderCriteria $criteria ): string {
		return match ( $criteria->orderby ) {
			'date'     => 'date_created_gmt',
			'modified' => 'date_updated_gmt',
			'total'    => 'total_amount',
			default    => 'id',
		};
	}

	/**
	 * ASC or DESC.
	 */
	public static function direction( OrderCriteria $criteria ): string {
		return $criteria->ascending ? 'ASC' : 'DESC';
	}
}
