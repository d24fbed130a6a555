<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Send;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\Unavailable;
use Storewright\Kernel\Outbox\MessageSender;
use Storewright\Kernel\Outbox\MessageStatus;
use Storewright\Kernel\Outbox\Outbox;
use Storewright\Store\Emails\EmailAbout;
use Storewright\Store\Emails\EmailType;
use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Emails\Render\EmailOptions;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\OrderServices;

/**
 * Sends an email of an order because a person wants it.
 */
final class SendByHand {

	public function __construct( private readonly Context $context ) {}

	/**
	 * The emails that can be sent of an order: one of a refund where it has some, one of a note where the customer got one.
	 *
	 * @return array<string, EmailType> By id.
	 */
	public function choices( Order $order ): array {
		$orders  = new OrderServices( $this->context );
		$refunds = [] !== ( $orders->query()->refunds_of( [ $order->id ] )[ $order->id ] ?? [] );
		$notes   = [] !== $orders->notes()->of_order( $order->id, true );
		return array_filter(
			EmailTypes::all(),
			static fn( EmailType $type ) => match ( $type->about ) {
				EmailAbout::Order  => true,
				EmailAbout::Refund => $refunds,
				EmailAbout::Note   => $notes,
				default            => false,
			}
		);
	}

	/**
	 * Sends it, and waits for it.
	 *
	 * @param EmailType $type One of the choices.
	 * @param Order     $order
	 * @return string To whom it was sent.
	 * @throws InvalidInput If there is nobody to send it to.
	 * @throws Unavailable  If it was not sent: the text says why, and whether that is tried again.
	 */
	public function send( EmailType $type, Order $order ): string {
		if ( $type->is_for_customer && [] === EmailOptions::addresses( $order->billing->email ) ) {
			throw new InvalidInput(
				'woocommerce_rest_missing_email',
				__( 'This order has no email address to send to.', 'storewright' )
			);
		}
		$notes   = EmailAbout::Note === $type->about ? ( new OrderServices( $this->context ) )->notes()->of_order( $order->id, true ) : [];
		$key     = ( new EmailQueue( $this->context ) )->add_by_hand( $type, $order, [] === $notes ? [] : [ 'note' => $notes[0]->id ] );
		$outbox  = new Outbox( $this->context );
		$message = $outbox->find_by_key( EmailMessages::kind(), $key );
		if ( null !== $message ) {
			( new MessageSender( $this->context ) )->send( $message->id );
			$message = $outbox->find( $message->id );
		}
		if ( MessageStatus::Sent !== $message?->status ) {
			throw new Unavailable(
				'storewright_email_not_sent',
				sprintf(
					MessageStatus::Pending === $message?->status
						/* translators: 1: name of an email, 2: why, a sentence. */
						? __( 'The email “%1$s” was not sent: %2$s It will be tried again in a few minutes.', 'storewright' )
						/* translators: 1: name of an email, 2: why, a sentence. */
						: __( 'The email “%1$s” was not sent: %2$s', 'storewright' ),
					$type->title(),
					$message->note ?? ''
				)
			);
		}
		return $message->recipient;
	}
}
