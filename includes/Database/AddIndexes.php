<?php
declare(strict_types=1);

namespace Storewright\Database;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\StorageFailed;

/**
 * Adds the indexes that DeferredIndexes left for later, without keeping anybody from writing where the server can do that.
 *
 * @internal
 */
final class AddIndexes implements Job {

	public static function name(): string {
		return 'add_indexes';
	}

	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$waiting = $context->options->fresh( [ DeferredIndexes::OPTION ] )[ DeferredIndexes::OPTION ] ?? [];
		foreach ( array_filter( is_array( $waiting ) ? $waiting : [], is_string( ... ) ) as $statement ) {
			if ( microtime( true ) >= $until ) {
				return 'more';
			}
			if ( ! self::is_there( $context->database, $statement ) ) {
				self::add( $context->database, $statement );
			}
			$context->options->change(
				DeferredIndexes::OPTION,
				static fn( array $all ): array => array_values( array_diff( array_filter( $all, is_string( ... ) ), [ $statement ] ) )
			);
		}
		return null;
	}

	private static function is_there( Connection $database, string $statement ): bool {
		return 1 === preg_match( '/ALTER TABLE `?(\w+)`? ADD (?:KEY|INDEX) `?(\w+)`?/i', $statement, $part )
			&& null !== $database->row( "SHOW INDEX FROM `{$part[1]}` WHERE Key_name = %s", $part[2] );
	}

	private static function add( Connection $database, string $statement ): void {
		try {
			$database->execute( rtrim( $statement, "; \n" ) . ', ALGORITHM=INPLACE, LOCK=NONE' );
		} catch ( StorageFailed ) {
			// A server, or an engine, that can't: others wait meanwhile.
			$database->execute( $statement );
		}
	}
}
