<?php
/**
 * Adds messages of the kind `test`, each in a transaction of its own, and tells how many were new. With `file`, they are sent to it.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Kernel\Outbox\Message;
use Storewright\Kernel\Outbox\NewMessage;
use Storewright\Kernel\Outbox\Outbox;
use Storewright\Tests\Support\Doubles\ScriptedHandler;

return static function ( Context $context, array $arguments ): int {
	/** @var array{keys: list<string>, file?: string} $arguments */
	if ( isset( $arguments['file'] ) ) {
		( new ScriptedHandler(
			static fn( Message $message ) => file_put_contents( $arguments['file'], $message->key . "\n", FILE_APPEND | LOCK_EX )
		) )->register();
	}
	$added = 0;
	foreach ( $arguments['keys'] as $key ) {
		$is_new = $context->database->transaction( static fn() => ( new Outbox( $context ) )->add( new NewMessage( 'test', $key ) ) );
		$added += $is_new ? 1 : 0;
	}
	return $added;
};
