<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Listing;

use Storewright\Database\Connection;
use Storewright\Store\Orders\Counts\Bucket;
use Storewright\Store\Orders\Counts\Buckets;
use Storewright\Store\Orders\OrderCriteria;
use Storewright\Store\Orders\OrderStatus;
use Storewright\Store\Orders\Search\Matches;
use Storewright\Store\Orders\Tables;

/**
 * Counts the orders that meet criteria: from what is counted already where that answers it, else by index.
 *
 * @internal
 */
final class Totals {

	/**
	 * @var list<Bucket>|null Of the last criteria, where they were counted by time.
	 */
	private ?array $buckets = null;

	/**
	 * @var list<int>|null What the search of the last criteria has found, where it is few.
	 */
	private ?array $found = null;

	/**
	 * @param Connection $database
	 * @param bool       $indexed  Whether our own tables know every order.
	 */
	public function __construct( private readonly Connection $database, public readonly bool $indexed ) {}

	/**
	 * How many there are.
	 */
	public function of( OrderCriteria $criteria ): int {
		$this->buckets = null;
		$this->found   = null;
		$total         = $this->without_exclusions( $criteria );
		if ( $total > 0 && [] !== [ ...$criteria->exclude, ...array_diff( $criteria->not_parents, [ 0 ] ) ] ) {
			$total -= $this->count( Conditions::excluded( $this->database, $criteria, $this->indexed ) );
		}
		return max( 0, $total );
	}

	/**
	 * The months of the criteria that were counted last, oldest first; null where they were counted in another way.
	 *
	 * @return list<Bucket>|null
	 */
	public function buckets(): ?array {
		return $this->buckets;
	}

	/**
	 * The ids that were found with the criteria that were counted last, latest first or as they ask; null where they are many.
	 *
	 * @return list<int>|null
	 */
	public function found(): ?array {
		return $this->found;
	}

	private function without_exclusions( OrderCriteria $criteria ): int {
		if ( ! $this->indexed ) {
			return $this->count( Conditions::of( $this->database, $criteria, false, false ) );
		}
		$created  = null !== $criteria->after || null !== $criteria->before;
		$modified = null !== $criteria->modified_after || null !== $criteria->modified_before;
		$by_time  = '' === $criteria->customer_email . $criteria->search && null === $criteria->product && null === $criteria->include && [] === $criteria->parents
			&& ( null === $criteria->customer || 0 === $criteria->customer );
		// Few orders have parents, so that these are counted.
		$by_time = $by_time && ! in_array( 0, $criteria->not_parents, true );
		$by_way  = [] !== $criteria->created_via || null !== $criteria->customer;
		if ( $by_time && ! $modified ) {
			$this->buckets = ( new Buckets( $this->database ) )->of( $criteria );
			return $this->sum( $this->buckets );
		}
		if ( $by_time && ! $created && ! $by_way ) {
			return $this->sum( ( new Buckets( $this->database ) )->of( $criteria, true ) );
		}
		if ( null !== $criteria->product && self::only( $criteria, 'product' ) ) {
			return ( new Buckets( $this->database ) )->with_product( $criteria );
		}
		if ( '' !== $criteria->search && self::only( $criteria, 'search' ) && self::is_as_listed( $criteria ) ) {
			$matches     = new Matches( $this->database, true );
			$this->found = $matches->few( $criteria );
			return null === $this->found ? $matches->count( $criteria ) : count( $this->found );
		}
		return $this->count( Conditions::of( $this->database, $criteria, false, true ) );
	}

	/**
	 * Whether nothing else is asked for, but type, statuses and exclusions.
	 *
	 * @param string $what `product` or `search`.
	 */
	public static function only( OrderCriteria $criteria, string $what ): bool {
		return null === $criteria->customer && '' === $criteria->customer_email && null === $criteria->include && [] === [ ...$criteria->created_via, ...$criteria->parents ]
			&& null === ( $criteria->after ?? $criteria->before ?? $criteria->modified_after ?? $criteria->modified_before )
			&& ( 'product' === $what || null === $criteria->product ) && ( 'search' === $what || '' === $criteria->search );
	}

	/**
	 * Whether the statuses are those of the lists, so that the search's own table knows which orders are meant.
	 */
	public static function is_as_listed( OrderCriteria $criteria ): bool {
		return [] === array_diff( OrderStatus::slugs(), $criteria->statuses() ) && [] === array_intersect( OrderStatus::UNLISTED, $criteria->statuses() );
	}

	/**
	 * @param list<Bucket> $buckets
	 */
	private function sum( array $buckets ): int {
		return array_sum( array_map( static fn( Bucket $bucket ) => $bucket->total(), $buckets ) );
	}

	private function count( Conditions $conditions ): int {
		return (int) $this->database->value( "SELECT COUNT(*) FROM {$this->database->table( Tables::ORDERS )} o {$conditions->sql()}", ...$conditions->args );
	}
}
