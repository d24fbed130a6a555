<?php
declare(strict_types=1);

namespace Storewright\Database;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;

/**
 * Indexes that large tables lack: they are added in the background, since that may take minutes and an update of the plugin happens
 * in somebody's request. Until then queries are slower and right. Unique ones are added at once: what is written relies on them.
 *
 * @internal
 */
final class DeferredIndexes {

	/**
	 * The option that holds the statements.
	 */
	public const OPTION = 'storewright_indexes_to_add';

	/**
	 * @param Context $context
	 * @param int     $many    Rows from which on a table is large.
	 */
	public function __construct( private readonly Context $context, private readonly int $many = 50_000 ) {}

	/**
	 * Has statements that add indexes to large tables run later instead of now.
	 *
	 * @param callable(): mixed $work What changes tables.
	 */
	public function around( callable $work ): void {
		if ( $this->context->database->is_sqlite() ) {
			$work();
			return;
		}
		$deferred = [];
		$defer    = function ( string $query ) use ( &$deferred ): string {
			if ( 1 !== preg_match( '/^\s*ALTER TABLE `?(\w+)`? ADD (?:KEY|INDEX)\b/i', $query, $part ) || ! $this->is_large( $part[1] ) ) {
				return $query;
			}
			$deferred[] = $query;
			return 'SELECT 1';
		};
		add_filter( 'query', $defer );
		try {
			$work();
		} finally {
			remove_filter( 'query', $defer );
		}
		if ( [] !== $deferred ) {
			$this->context->options->change(
				self::OPTION,
				static fn( array $waiting ): array => array_values(
					array_unique( [ ...array_filter( $waiting, is_string( ... ) ), ...$deferred ] )
				)
			);
			Queue::enqueue( AddIndexes::name() );
		}
	}

	private function is_large( string $table ): bool {
		return null !== $this->context->database->value( "SELECT 1 FROM `$table` LIMIT 1 OFFSET %d", $this->many - 1 );
	}
}
