<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Kernel\Context;
use Storewright\Kernel\Outbox\Message;
use Storewright\Kernel\Outbox\MessageStatus;
use Storewright\Kernel\Outbox\Outbox;
use Storewright\Screens\Orders\OrderText;
use Storewright\Store\Emails\EmailType;
use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Emails\Send\EmailMessages;
use Storewright\Store\Emails\Send\EmailPayload;
use Storewright\Store\Emails\Send\EmailQueue;
use Storewright\Store\Emails\Send\SendByHand;
use Storewright\Store\Orders\Model\Order;

/**
 * The emails of an order: what became of each, and one more to send.
 */
final class EmailsCard {

	/**
	 * How many are listed, the newest ones.
	 */
	private const LISTED = 20;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Prints the card.
	 */
	public function render( Order $order, Form $form ): void {
		printf( '<section class="storewright-card storewright-order__emails"><h2>%s</h2>', esc_html__( 'Emails', 'storewright' ) );
		if ( ! $form->is_read_only ) {
			$this->render_sending( $order, $form );
		}
		$messages = array_filter(
			( new Outbox( $this->context ) )->of_subject( EmailQueue::ORDER, $order->id, self::LISTED ),
			static fn( Message $message ): bool => EmailMessages::kind() === $message->kind
		);
		if ( [] !== $messages ) {
			echo '<ol>';
			foreach ( $messages as $message ) {
				$this->render_message( $message, $form->is_read_only );
			}
			echo '</ol>';
		} elseif ( $form->is_read_only ) {
			printf( '<p>%s</p>', esc_html__( 'No emails were sent.', 'storewright' ) );
		}
		echo '</section>';
	}

	private function render_sending( Order $order, Form $form ): void {
		$choices = array_map(
			static fn( EmailType $type ): string => $type->is_for_customer
				? $type->title()
				/* translators: %s: name of an email. */
				: sprintf( __( '%s (to the store)', 'storewright' ), $type->title() ),
			( new SendByHand( $this->context ) )->choices( $order )
		);
		$form->select( 'email_template', __( 'Send an email', 'storewright' ), 'customer_invoice', $choices );
		printf( '<p><button type="submit" class="button" name="do" value="send_email">%s</button></p>', esc_html__( 'Send email', 'storewright' ) );
	}

	private function render_message( Message $message, bool $is_read_only ): void {
		$id    = ( new EmailPayload( $message->payload ) )->text( 'email' );
		$title = EmailTypes::find( $id )?->title() ?? $id;
		$parts = [ $message->status->label(), OrderText::moment( $message->sent ?? $message->created ), $message->recipient ];
		printf(
			'<li class="is-%s"><div>%s</div>%s<p class="storewright-order__meta">%s',
			esc_attr( $message->status->value ),
			esc_html( $title ),
			'' === $message->note ? '' : sprintf( '<div>%s</div>', esc_html( $message->note ) ),
			esc_html( implode( ' · ', array_filter( $parts, static fn( string $part ): bool => '' !== $part ) ) )
		);
		if ( ! $is_read_only && $message->status->is_final() && MessageStatus::Dropped !== $message->status ) {
			printf(
				'<input type="hidden" name="email_status[%1$d]" value="%2$s"> <button type="submit" class="button-link" name="do" value="resend_email:%1$d" formnovalidate aria-label="%3$s">%4$s</button>',
				absint( $message->id ),
				esc_attr( $message->status->value ),
				/* translators: %s: name of an email. */
				esc_attr( sprintf( __( 'Resend “%s”', 'storewright' ), $title ) ),
				esc_html__( 'Resend', 'storewright' )
			);
		}
		echo '</p></li>';
	}
}
