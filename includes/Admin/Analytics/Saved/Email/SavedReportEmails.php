<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Email;

use Closure;
use DateTimeImmutable;
use Storewright\Admin\Analytics\Mail\InLanguageOf;
use Storewright\Admin\Analytics\Mail\ReportMail;
use Storewright\Admin\Analytics\Saved\SavedReport;
use Storewright\Admin\Analytics\Saved\SavedReports;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Outbox\Message;
use Storewright\Kernel\Outbox\MessageDropped;
use Storewright\Kernel\Outbox\MessageHandler;
use Storewright\Kernel\Outbox\SendFailed;
use WP_User;

/**
 * Sends saved reports out of the outbox, to who may still see them.
 */
final class SavedReportEmails implements MessageHandler {

	public function __construct( private readonly Context $context ) {}

	public static function kind(): string {
		return 'saved_report';
	}

	public function label(): string {
		return __( 'Saved report', 'storewright' );
	}

	/**
	 * Nobody who receives an email can tell that it came twice by mistake.
	 */
	public function is_repeatable(): bool {
		return false;
	}

	/**
	 * Reads the figures as they are now, as the recipient and in the recipient's language.
	 *
	 * @throws MessageDropped If the recipient may not see it any more, or nobody wants it.
	 * @throws SendFailed     If there is no such report any more.
	 */
	public function prepare( Message $message ): Closure {
		$id     = is_int( $message->payload['report'] ?? null ) ? $message->payload['report'] : 0;
		$user   = get_userdata( is_int( $message->payload['user'] ?? null ) ? $message->payload['user'] : 0 );
		$due    = DueReports::time( $message->payload['due'] ?? null ) ?? $message->created;
		$report = ( new SavedReports( $this->context ) )->find( $id )
			?? throw new MessageDropped( __( 'The saved report was deleted.', 'storewright' ) );
		if ( false === $user || '' === $user->user_email ) {
			throw new MessageDropped( __( 'The recipient has no account any more.', 'storewright' ) );
		}
		self::check( $report, $user );
		$mail = InLanguageOf::user( $user->ID, fn() => $this->mail( $report, $user, $due ) );
		return static fn() => $mail->send();
	}

	private static function check( SavedReport $report, WP_User $user ): void {
		if ( Frequency::Never === $report->frequency ) {
			throw new MessageDropped( __( 'This report is not sent by email any more.', 'storewright' ) );
		}
		if ( ! $user->has_cap( Capabilities::VIEW_REPORTS ) ) {
			throw new MessageDropped( __( 'The recipient may not see reports any more.', 'storewright' ) );
		}
		if ( ! Subscriptions::is_recipient( $report, $user ) ) {
			throw new MessageDropped( __( 'This report is not shared with the recipient any more.', 'storewright' ) );
		}
		if ( ! Subscriptions::has( $report->id, $user->ID ) ) {
			throw new MessageDropped( __( 'The recipient unsubscribed.', 'storewright' ) );
		}
	}

	private function mail( SavedReport $report, WP_User $user, DateTimeImmutable $due ): ReportMail {
		try {
			return ( new EmailContent( $this->context, $report ) )->mail( $user, $due );
		} catch ( InvalidInput | NotFound $error ) {
			// The report of a plugin that is gone, or a filter that the report has lost.
			throw new SendFailed( $error->getMessage(), is_final: true );
		}
	}
}
