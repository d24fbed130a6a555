<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Query;

use Storewright\Database\Connection;
use Storewright\Store\Orders\Index\MonthlyCount;
use Storewright\Store\Orders\Index\MonthlyCounts;
use Storewright\Store\Orders\Index\OrderSearch;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Tables;

/**
 * Counts the orders that meet criteria: from what is counted already where that answers it, else by index.
 *
 * @internal
 */
final class ListTotals {

	/**
	 * @var list<MonthlyCount>|null Of the last criteria, where they were counted by time.
	 */
	private ?array $months = null;

	/**
	 * @var list<int>|null What the search of the last criteria has found, where it is few.
	 */
	private ?array $found = null;

	/**
	 * @var list<int>|null What the last criteria let through, as far as it is counted and in the order that they ask for.
	 */
	private ?array $sorted = null;

	/**
	 * @param Connection $database
	 * @param bool       $indexed  Whether our own tables know every order.
	 */
	public function __construct( private readonly Connection $database, public readonly bool $indexed ) {}

	/**
	 * How many there are.
	 */
	public function of( OrderCriteria $criteria ): int {
		$this->months = null;
		$this->found  = null;
		$this->sorted = null;
		if ( $this->indexed && '' !== $criteria->search && ! ( self::only( $criteria, 'search' ) && self::is_as_listed( $criteria ) ) ) {
			$this->sorted = $this->sorted_by_database( $criteria );
			return count( $this->sorted );
		}
		$total = $this->without_exclusions( $criteria );
		if ( $total > 0 && [] !== [ ...$criteria->exclude, ...array_diff( $criteria->not_parents, [ 0 ] ) ] ) {
			$total -= $this->count( Conditions::excluded( $this->database, $criteria, $this->indexed ) );
		}
		return max( 0, $total );
	}

	/**
	 * The months of the criteria that were counted last, oldest first; null where they were counted in another way.
	 *
	 * @return list<MonthlyCount>|null
	 */
	public function months(): ?array {
		return $this->months;
	}

	/**
	 * The ids that were found with the criteria that were counted last, latest first or as they ask; null where they are many.
	 *
	 * @return list<int>|null
	 */
	public function found(): ?array {
		return $this->found;
	}

	/**
	 * All ids of the criteria that were counted last, in their order; null where they were counted in another way.
	 *
	 * @return list<int>|null
	 */
	public function sorted(): ?array {
		return $this->sorted;
	}

	/**
	 * A search with filters is looked for once, since counting it takes as long.
	 *
	 * @return list<int> OrderSearch::COUNTED at most.
	 */
	private function sorted_by_database( OrderCriteria $criteria ): array {
		$conditions = Conditions::of( $this->database, $criteria, true, true );
		$column     = OrderLister::column( $criteria );
		$direction  = OrderLister::direction( $criteria );
		return array_map(
			intval( ... ),
			$this->database->column(
				"SELECT o.id FROM {$this->database->table( Tables::ORDERS )} o {$conditions->sql()}
				ORDER BY o.$column $direction, o.id $direction LIMIT %d",
				...[ ...$conditions->args, OrderSearch::COUNTED ]
			)
		);
	}

	private function without_exclusions( OrderCriteria $criteria ): int {
		if ( ! $this->indexed ) {
			return $this->count( Conditions::of( $this->database, $criteria, false, false ) );
		}
		$created  = null !== $criteria->after || null !== $criteria->before;
		$modified = null !== $criteria->modified_after || null !== $criteria->modified_before;
		$by_time  = '' === $criteria->customer_email . $criteria->search . $criteria->payment_method
			&& null === $criteria->product
			&& null === $criteria->include
			&& [] === $criteria->parents

			&& ( null === $criteria->customer || 0 === $criteria->customer );
		// Few orders have parents, so that these are counted.
		$by_time = $by_time && ! in_array( 0, $criteria->not_parents, true );
		$by_way  = [] !== $criteria->created_via || null !== $criteria->customer;
		if ( $by_time && ! $modified ) {
			$this->months = ( new MonthlyCounts( $this->database ) )->of( $criteria );
			return $this->sum( $this->months );
		}
		if ( $by_time && ! $created && ! $by_way ) {
			return $this->sum( ( new MonthlyCounts( $this->database ) )->of( $criteria, true ) );
		}
		if ( null !== $criteria->product && self::only( $criteria, 'product' ) ) {
			return ( new MonthlyCounts( $this->database ) )->with_product( $criteria );
		}
		if ( '' !== $criteria->search ) {
			$matches     = new OrderSearch( $this->database, true );
			$this->found = $matches->few( $criteria );
			return null === $this->found ? $matches->count( $criteria ) : count( $this->found );
		}
		$of_few = '' !== $criteria->customer_email || null !== ( $criteria->customer ?? $criteria->include );
		if ( '' !== $criteria->payment_method && ! $of_few ) {
			// Most orders may be paid in the same way, and nobody turns that many pages.
			return $this->count_some( Conditions::of( $this->database, $criteria, false, true ) );
		}
		return $this->count( Conditions::of( $this->database, $criteria, false, true ) );
	}

	/**
	 * Whether nothing else is asked for, but type, statuses and exclusions.
	 *
	 * @param string $what `product` or `search`.
	 */
	public static function only( OrderCriteria $criteria, string $what ): bool {
		return null === ( $criteria->customer ?? $criteria->include )
			&& '' === $criteria->customer_email . $criteria->payment_method
			&& [] === [
				...$criteria->created_via,
				...$criteria->parents,
			]
			&& null === ( $criteria->after ?? $criteria->before ?? $criteria->modified_after ?? $criteria->modified_before )
			&& ( 'product' === $what || null === $criteria->product ) && ( 'search' === $what || '' === $criteria->search );
	}

	/**
	 * Whether the statuses are those of the lists, so that the search's own table knows which orders are meant.
	 */
	public static function is_as_listed( OrderCriteria $criteria ): bool {
		return [] === array_diff(
			OrderStatus::listed(),
			$criteria->statuses()
		) && [] === array_intersect( OrderStatus::UNLISTED, $criteria->statuses() );
	}

	/**
	 * @param list<MonthlyCount> $months
	 */
	private function sum( array $months ): int {
		return array_sum( array_map( static fn( MonthlyCount $month ) => $month->total(), $months ) );
	}

	/**
	 * How many there are, OrderSearch::COUNTED at most.
	 */
	private function count_some( Conditions $conditions ): int {
		return (int) $this->database->value(
			"SELECT COUNT(*) FROM ( SELECT o.id FROM {$this->database->table( Tables::ORDERS )} o {$conditions->sql()} LIMIT %d ) c",
			...[ ...$conditions->args, OrderSearch::COUNTED ]
		);
	}

	private function count( Conditions $conditions ): int {
		return (int) $this->database->value(
			"SELECT COUNT(*) FROM {$this->database->table( Tables::ORDERS )} o {$conditions->sql()}",
			...$conditions->args
		);
	}
}
