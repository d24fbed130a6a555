<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Query;

use Storewright\Database\Connection;
use Storewright\Database\DateColumn;
use Storewright\Store\Orders\Index\OrderSearch;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Storage\RowWriter;
use Storewright\Store\Orders\Tables;

/**
 * Criteria as SQL about wc_orders, which is called `o`.
 *
 * @internal
 */
final class Conditions {

	/**
	 * @param string                 $joins Tables that are joined to `o`.
	 * @param list<string>           $where Conditions.
	 * @param list<string|int|float> $args  Values of the placeholders in joins and conditions, in their order.
	 */
	private function __construct( public readonly string $joins, public readonly array $where, public readonly array $args ) {}

	/**
	 * Every condition but those on exclusions, or with them.
	 *
	 * @param Connection    $database
	 * @param OrderCriteria $criteria
	 * @param bool          $exclusions Whether what is excluded is left out.
	 * @param bool          $indexed    Whether our own tables know every order.
	 */
	public static function of( Connection $database, OrderCriteria $criteria, bool $exclusions, bool $indexed ): self {
		$joins = '';
		$args  = [];
		if ( '' !== $criteria->search ) {
			$matches = ( new OrderSearch( $database, $indexed ) )->sql( $criteria );
			$joins  .= " JOIN ( {$matches['sql']} ) s ON s.order_id = o.id";
			$args    = $matches['args'];
		}
		$statuses = array_map( OrderStatus::stored( ... ), $criteria->statuses() );
		$where    = [ 'o.type = %s', 'o.status IN (' . RowWriter::places( $statuses, '%s' ) . ')' ];
		array_push( $args, $criteria->type, ...$statuses );

		if ( [] !== $criteria->created_via ) {
			$joins  .= " JOIN {$database->table( Tables::OPERATIONAL )} p ON p.order_id = o.id";
			$where[] = 'p.created_via IN (' . RowWriter::places( $criteria->created_via, '%s' ) . ')';
			array_push( $args, ...$criteria->created_via );
		}
		if ( null !== $criteria->product ) {
			$where[] = "o.id IN ( SELECT l.order_id FROM {$database->table( Tables::PRODUCT_LOOKUP )} l WHERE l.product_id = %d )";
			$args[]  = $criteria->product;
		}
		foreach ( self::simple( $criteria, $exclusions, $indexed ) as [ $condition, $values ] ) {
			$where[] = $condition;
			array_push( $args, ...$values );
		}
		return new self( $joins, $where, $args );
	}

	/**
	 * Returns the condition for excluded orders: those that meet the other criteria, but are not wanted.
	 */
	public static function excluded( Connection $database, OrderCriteria $criteria, bool $indexed ): self {
		$all     = self::of( $database, $criteria, false, $indexed );
		$either  = [];
		$args    = $all->args;
		$columns = [
			'o.id'              => $criteria->exclude,
			'o.parent_order_id' => array_values( array_diff( $criteria->not_parents, [ 0 ] ) ),
		];
		foreach ( $columns as $column => $ids ) {
			if ( [] !== $ids ) {
				$either[] = "$column IN (" . RowWriter::places( $ids ) . ')';
				array_push( $args, ...$ids );
			}
		}
		return new self( $all->joins, [ ...$all->where, '( ' . implode( ' OR ', $either ) . ' )' ], $args );
	}

	/**
	 * Joins and conditions as they stand in a query.
	 */
	public function sql(): string {
		return "{$this->joins} WHERE " . implode( ' AND ', $this->where );
	}

	/**
	 * @return list<array{string, list<string|int>}> Condition and values.
	 */
	private static function simple( OrderCriteria $criteria, bool $exclusions, bool $indexed ): array {
		$conditions = [];
		if ( null !== $criteria->customer ) {
			$conditions[] = [ 'o.customer_id = %d', [ $criteria->customer ] ];
		}
		if ( '' !== $criteria->customer_email ) {
			$conditions[] = [ 'o.billing_email = %s', [ $criteria->customer_email ] ];
		}
		if ( '' !== $criteria->payment_method ) {
			$conditions[] = [ 'o.payment_method = %s', [ $criteria->payment_method ] ];
		}
		$ranges = [
			'o.date_created_gmt > %s' => $criteria->after,
			'o.date_created_gmt < %s' => $criteria->before,
			'o.date_updated_gmt > %s' => $criteria->modified_after,
			'o.date_updated_gmt < %s' => $criteria->modified_before,
		];
		if ( $indexed && null !== $criteria->modified_before ) {
			// No order has changed before it was made, which bounds what is read along the index of that time.
			$conditions[] = [ 'o.date_created_gmt < %s', [ (string) DateColumn::utc( $criteria->modified_before ) ] ];
		}
		if ( in_array( 0, $criteria->not_parents, true ) ) {
			$conditions[] = [ 'o.parent_order_id > 0', [] ];
		}
		foreach ( $ranges as $condition => $moment ) {
			if ( null !== $moment ) {
				$conditions[] = [ $condition, [ (string) DateColumn::utc( $moment ) ] ];
			}
		}
		$lists = [
			'o.parent_order_id IN' => $criteria->parents,
			'o.id IN'              => $criteria->include ?? [],
		] + ( $exclusions ? [
			'o.id NOT IN'              => $criteria->exclude,
			'o.parent_order_id NOT IN' => $criteria->not_parents,
		] : [] );
		foreach ( $lists as $condition => $ids ) {
			if ( [] !== $ids ) {
				$conditions[] = [ "$condition (" . RowWriter::places( $ids ) . ')', $ids ];
			}
		}
		return $conditions;
	}
}
