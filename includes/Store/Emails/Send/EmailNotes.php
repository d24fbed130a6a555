<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Send;

use Storewright\Kernel\Context;
use Storewright\Kernel\Outbox\Message;
use Storewright\Kernel\Outbox\MessageStatus;
use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Orders\OrderServices;

/**
 * Writes a note at an order where an email of it was not sent, or nobody knows whether it was.
 */
final class EmailNotes {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Notes what became of a message.
	 *
	 * @param mixed $message
	 */
	public function note( mixed $message ): void {
		if ( ! $message instanceof Message || EmailMessages::kind() !== $message->kind || EmailQueue::ORDER !== $message->subject_type ) {
			return;
		}
		$title = EmailTypes::find( ( new EmailPayload( $message->payload ) )->text( 'email' ) )?->title() ?? '';
		$text  = match ( $message->status ) {
			MessageStatus::Failed      => sprintf(
				/* translators: 1: name of an email, 2: why it was not sent, a sentence. */
				__( 'The email “%1$s” was not sent: %2$s', 'storewright' ),
				$title,
				$message->note
			),
			MessageStatus::Unconfirmed => sprintf(
				/* translators: 1: name of an email, 2: why that is not known, a sentence. */
				__( 'Nobody knows whether the email “%1$s” was sent: %2$s', 'storewright' ),
				$title,
				$message->note
			),
			default                    => '',
		};
		$orders = new OrderServices( $this->context );
		if ( '' !== $text && null !== $orders->query()->find( $message->subject_id ) ) {
			$orders->notes()->add( $message->subject_id, esc_html( $text ) );
		}
	}
}
