<?php
/**
 * Adds one to a number in an option, reading and writing apart, under a lock.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;

return static function ( Context $context, array $arguments ): bool {
	/** @var array{name: string, rounds: int} $arguments */
	for ( $round = 0; $round < $arguments['rounds']; $round++ ) {
		$context->database->lock(
			'count',
			static function () use ( $context, $arguments ): void {
				$stored = $context->options->fresh( [ $arguments['name'] ] )[ $arguments['name'] ] ?? '0';
				$number = is_numeric( $stored ) ? (int) $stored : 0;
				$context->options->set( $arguments['name'], (string) ( $number + 1 ) );
			}
		);
	}
	return true;
};
