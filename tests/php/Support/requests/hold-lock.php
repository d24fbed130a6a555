<?php
/**
 * Holds a lock until it is told to let go.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;

return static function ( Context $context, array $arguments ): bool {
	/** @var array{name: string} $arguments */
	return $context->database->lock(
		$arguments['name'],
		static function (): bool {
			echo "held\n";
			return false !== fgets( STDIN );
		}
	);
};
