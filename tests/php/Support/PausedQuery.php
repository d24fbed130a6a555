<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

/**
 * Stops a process of its own (OtherRequest) before a certain statement.
 */
final class PausedQuery {

	/**
	 * Has the process say “middle” and wait for a line before the first statement that matches.
	 *
	 * @param string $before A regular expression.
	 */
	public static function expect( string $before ): void {
		$held = false;
		add_filter(
			'query',
			static function ( string $sql ) use ( $before, &$held ): string {
				if ( ! $held && 1 === preg_match( $before, $sql ) ) {
					$held = true;
					fwrite( STDOUT, "middle\n" );
					fgets( STDIN );
				}
				return $sql;
			}
		);
	}
}
