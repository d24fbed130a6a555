<?php
/**
 * Sends a REST request that stops before the first statement that writes to a certain table: it says “middle” and waits for a line.
 * Arguments: those of rest.php, and `before`: a regular expression for that statement.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;

return static function ( Context $context, array $input ): array {
	/** @var array{user: int, method: string, path: string, body: mixed, before: string} $input */
	$held = false;
	add_filter(
		'query',
		static function ( string $sql ) use ( $input, &$held ): string {
			if ( ! $held && 1 === preg_match( $input['before'], $sql ) ) {
				$held = true;
				fwrite( STDOUT, "middle\n" );
				fgets( STDIN );
			}
			return $sql;
		}
	);
	/** @var callable(Context, array<string, mixed>): array{status: int, data: mixed} $rest */
	$rest = require __DIR__ . '/rest.php';
	return $rest( $context, $input );
};
