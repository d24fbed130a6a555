<?php
/**
 * Sends what is due of the kind `test`: each is a line in a file. With `pause`, says “sent” after the first one and waits.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Kernel\Outbox\Message;
use Storewright\Kernel\Outbox\SendMessages;
use Storewright\Tests\Support\Doubles\ScriptedHandler;

return static function ( Context $context, array $arguments ): bool {
	/** @var array{file: string, pause?: bool} $arguments */
	( new ScriptedHandler(
		static function ( Message $message ) use ( $arguments ): void {
			file_put_contents( $arguments['file'], $message->key . "\n", FILE_APPEND | LOCK_EX );
			if ( $arguments['pause'] ?? false ) {
				echo "sent\n";
				fgets( STDIN );
			}
		}
	) )->register();
	( new SendMessages() )->run( $context, null, microtime( true ) + 20 );
	return true;
};
