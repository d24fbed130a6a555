<?php
/**
 * Has the saved reports sent that are due at a time: each mail is a line in a file, its recipient. With `pause`, says “sent” after the
 * first one and waits.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Admin\Analytics\Saved\Email\EmailSavedReports;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Context;
use Storewright\Kernel\Outbox\SendMessages;

return static function ( Context $context, array $arguments ): bool {
	/** @var array{file: string, time: string, pause?: bool} $arguments */
	add_filter(
		'pre_wp_mail',
		static function ( mixed $sent, array $mail ) use ( $arguments ): bool {
			$to = is_string( $mail['to'] ) ? $mail['to'] : '';
			file_put_contents( $arguments['file'], "$to\n", FILE_APPEND | LOCK_EX );
			if ( $arguments['pause'] ?? false ) {
				echo "sent\n";
				fgets( STDIN );
			}
			return true;
		},
		20,
		2
	);
	$later = Context::create( STOREWRIGHT_FILE, STOREWRIGHT_VERSION, new Clock( new DateTimeImmutable( $arguments['time'] ) ) );
	( new EmailSavedReports() )->run( $later, null, microtime( true ) + 20 );
	( new SendMessages() )->run( $later, null, microtime( true ) + 20 );
	return true;
};
