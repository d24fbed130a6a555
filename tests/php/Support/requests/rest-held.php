<?php
/**
 * Sends a REST request that stops before it commits what was written by a certain statement: it says “middle” and waits for a line.
 * Arguments: those of rest.php, and `after`: part of that statement.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;

return static function ( Context $context, array $input ): array {
	/** @var array{user: int, method: string, path: string, body: mixed, after: string} $input */
	$written = false;
	$held    = false;
	add_filter(
		'query',
		static function ( string $sql ) use ( $input, &$written, &$held ): string {
			$written = $written || str_contains( $sql, $input['after'] );
			if ( $written && ! $held && 'COMMIT' === $sql ) {
				$held = true;
				echo "middle\n";
				fgets( STDIN );
			}
			return $sql;
		}
	);
	/** @var callable(Context, array<string, mixed>): array{status: int, data: mixed} $rest */
	$rest = require __DIR__ . '/rest.php';
	return $rest( $context, $input );
};
