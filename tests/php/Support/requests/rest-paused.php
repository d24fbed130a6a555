<?php
/**
 * Sends a REST request that stops before the first statement that writes to a certain table: it says “middle” and waits for a line.
 * Arguments: those of rest.php, and `before`: a regular expression for that statement.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Tests\Support\PausedQuery;

return static function ( Context $context, array $input ): array {
	/** @var array{user: int, method: string, path: string, body: mixed, before: string} $input */
	PausedQuery::expect( $input['before'] );
	/** @var callable(Context, array<string, mixed>): array{status: int, data: mixed} $rest */
	$rest = require __DIR__ . '/rest.php';
	return $rest( $context, $input );
};
