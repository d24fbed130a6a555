<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Outbox\MessageStatus;
use Storewright\Kernel\Outbox\Outbox;
use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Emails\Send\EmailMessages;
use Storewright\Store\Emails\Send\EmailPayload;
use Storewright\Store\Emails\Send\EmailQueue;
use Storewright\Store\Orders\History\HistoryWriter;
use Storewright\Store\Orders\History\OrderChange;

/**
 * Has an email of an order sent again, and records who did.
 */
final class EmailResend {

	public function __construct( private readonly Context $context, private readonly HistoryWriter $history ) {}

	/**
	 * Has it sent at the end of this request.
	 *
	 * @param int    $order_id
	 * @param int    $message_id In the outbox.
	 * @param string $status     What the person saw: of two who ask at once, one has it sent.
	 * @throws DomainError If it can't be.
	 */
	public function resend( int $order_id, int $message_id, string $status ): void {
		$seen = MessageStatus::tryFrom( $status ) ?? throw new InvalidInput(
			'rest_invalid_param',
			/* translators: %s: what was sent as the status of an email. */
			sprintf( __( '“%s” is not the status of an email.', 'storewright' ), $status )
		);
		$outbox  = new Outbox( $this->context );
		$message = $outbox->find( $message_id );
		$is_own  = null !== $message
			&& EmailMessages::kind() === $message->kind
			&& EmailQueue::ORDER === $message->subject_type
			&& $order_id === $message->subject_id;
		if ( ! $is_own ) {
			throw new NotFound( 'storewright_message_not_found', __( 'This email of the order is not in the outbox any more.', 'storewright' ) );
		}
		$id     = ( new EmailPayload( $message->payload ) )->text( 'email' );
		$change = new OrderChange( OrderChange::EMAIL, EmailTypes::find( $id )?->title() ?? $id, '', null, '1' );
		$this->context->database->transaction(
			function () use ( $outbox, $message_id, $seen, $order_id, $change ): void {
				$outbox->resend( $message_id, $seen );
				$this->history->add( $order_id, [ $change ] );
			}
		);
	}
}
