<?php
declare(strict_types=1);

namespace Storewright\Store\Emails\Send;

use Closure;
use Storewright\Kernel\Context;
use Storewright\Kernel\Outbox\Message;
use Storewright\Kernel\Outbox\MessageDropped;
use Storewright\Kernel\Outbox\MessageHandler;
use Storewright\Kernel\Outbox\SendFailed;
use Storewright\Store\Emails\EmailTypes;
use Storewright\Store\Emails\Render\EmailLocale;
use Storewright\Store\Emails\Render\EmailOptions;
use Storewright\Store\Emails\Render\EmailRenderer;
use Storewright\Store\Emails\Render\RenderOptions;
use Storewright\Store\Settings\SettingsQuery;

/**
 * Sends the shop's emails out of the outbox.
 */
final class EmailMessages implements MessageHandler {

	public function __construct( private readonly Context $context ) {}

	public static function kind(): string {
		return 'email';
	}

	public function label(): string {
		return __( 'Email', 'storewright' );
	}

	/**
	 * Nobody who receives an email can tell that it came twice by mistake.
	 */
	public function is_repeatable(): bool {
		return false;
	}

	/**
	 * Renders the email, in the recipient's language.
	 *
	 * @throws MessageDropped If what it tells of is gone, or the owner has disabled it meanwhile.
	 * @throws SendFailed     If it has no recipient.
	 */
	public function prepare( Message $message ): Closure {
		$payload = new EmailPayload( $message->payload );
		$type    = EmailTypes::find( $payload->text( 'email' ) )
			?? throw new MessageDropped( __( 'There is no such email any more.', 'storewright' ) );
		$options = EmailOptions::of( $type, new SettingsQuery( $this->context ) );
		if ( 0 === $payload->number( 'by_hand' ) && ! Recipients::is_enabled( $type, $options, $this->context ) ) {
			throw new MessageDropped( __( 'This email was disabled before it was sent.', 'storewright' ) );
		}
		$data = ( new EmailDataReader( $this->context ) )->read( $type, $payload )
			?? throw new MessageDropped( __( 'What this email was about no longer exists.', 'storewright' ) );
		$to   = $type->is_for_customer
			? EmailOptions::addresses( $data->order->billing->email ?? $message->recipient )
			: Recipients::of_store( $type, $options, $this->context );
		if ( [] === $to ) {
			throw new SendFailed( __( 'This email has no recipient.', 'storewright' ), is_final: true );
		}
		$locale = EmailLocale::of( $type, $data, $payload->number( 'user' ) );
		$email  = ( new EmailRenderer( $this->context ) )->render( $type, $data, new RenderOptions( $locale ) );
		return fn() => ( new Mailer( $this->context ) )->send( $to, $email );
	}
}
