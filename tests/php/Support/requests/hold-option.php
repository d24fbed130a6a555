<?php
/**
 * Changes an option in a transaction, and commits once it is told to.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;

return static function ( Context $context, array $arguments ): bool {
	/** @var array{name: string, value: array<mixed>} $arguments */
	return $context->database->transaction(
		static function () use ( $context, $arguments ): bool {
			$context->options->change( $arguments['name'], static fn() => $arguments['value'], true );
			echo "held\n";
			return false !== fgets( STDIN );
		}
	);
};
