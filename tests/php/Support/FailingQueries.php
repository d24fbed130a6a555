<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use RuntimeException;

/**
 * Breaks a write in the middle.
 */
trait FailingQueries {

	/**
	 * Does the work, in which the first query that has all the given parts fails before it reaches the database.
	 *
	 * @template T
	 * @param list<string>  $parts Parts of the query.
	 * @param callable(): T $work
	 * @return T
	 */
	final protected function with_failing_query( array $parts, callable $work ): mixed {
		$break = static function ( string $query ) use ( $parts ): string {
			if ( [] === array_filter( $parts, static fn( string $part ) => ! str_contains( $query, $part ) ) ) {
				throw new RuntimeException( 'The disk is full.' );
			}
			return $query;
		};
		add_filter( 'query', $break );
		try {
			return $work();
		} finally {
			remove_filter( 'query', $break );
		}
	}
}
