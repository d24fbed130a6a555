<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Export;

use Closure;
use Storewright\Admin\Analytics\Mail\InLanguageOf;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Outbox\Message;
use Storewright\Kernel\Outbox\MessageDropped;
use Storewright\Kernel\Outbox\MessageHandler;

/**
 * Tells who asked for an export that it is ready, out of the outbox.
 */
final class ExportEmails implements MessageHandler {

	public function __construct( private readonly Context $context ) {}

	public static function kind(): string {
		return 'report_export';
	}

	public function label(): string {
		return __( 'Report export', 'storewright' );
	}

	/**
	 * Nobody who receives an email can tell that it came twice by mistake.
	 */
	public function is_repeatable(): bool {
		return false;
	}

	/**
	 * Writes the email in the recipient's language.
	 *
	 * @throws MessageDropped If the file is not there any more, or the recipient may not have it.
	 */
	public function prepare( Message $message ): Closure {
		$id     = is_string( $message->payload['export'] ?? null ) ? $message->payload['export'] : '';
		$export = ( new ExportStore( $this->context ) )->find( $id )
			?? throw new MessageDropped( __( 'The exported file was deleted already.', 'storewright' ) );
		$user   = get_userdata( $export->user );
		if ( false === $user || '' === $user->user_email || ! $user->has_cap( Capabilities::VIEW_REPORTS ) ) {
			throw new MessageDropped( __( 'The recipient may not see reports any more.', 'storewright' ) );
		}
		$mail = InLanguageOf::user(
			$user->ID,
			fn() => ( new ExportMail( $this->context, new ExportSources( $this->context ) ) )->to( $user, $export )
		);
		return static fn() => $mail->send();
	}
}
