<?php
/**
 * Appends numbers to an option, one change at a time.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;

return static function ( Context $context, array $arguments ): int {
	/** @var array{name: string, from: int, to: int} $arguments */
	$numbers = range( $arguments['from'], $arguments['to'] );
	foreach ( $numbers as $number ) {
		$context->options->change( $arguments['name'], static fn( array $numbers ) => [ ...$numbers, $number ] );
	}
	return count( $context->options->array( $arguments['name'] ) );
};
