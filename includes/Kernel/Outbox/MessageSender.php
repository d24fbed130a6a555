<?php
declare(strict_types=1);

namespace Storewright\Kernel\Outbox;

use Closure;
use Storewright\Kernel\Context;
use Storewright\Kernel\Events;
use Throwable;

/**
 * Sends messages, one at a time: builds it, notes that it goes out, sends it, notes what came of it.
 */
final class MessageSender {

	/**
	 * After how many minutes a message is tried again, attempt by attempt. After the last one it failed.
	 */
	private const BACK_OFF = [ 1, 5, 30, 120, 360 ];

	private readonly MessageClaims $claims;

	private readonly MessageHandlers $handlers;

	public function __construct( private readonly Context $context ) {
		$this->claims   = new MessageClaims( $context );
		$this->handlers = MessageHandlers::of_site( $context );
	}

	/**
	 * Sends what is due until nothing is or the time is up.
	 *
	 * @param float $until Unix time, in seconds.
	 * @return bool Whether more is due.
	 */
	public function send_due( float $until ): bool {
		if ( [] === $this->handlers->kinds() ) {
			return false;
		}
		foreach ( $this->claims->recover( $this->handlers ) as $id ) {
			$this->announce( $id );
		}
		do {
			$ids  = $this->claims->due( $this->handlers->kinds(), 20 );
			$done = 0;
			foreach ( $ids as $id ) {
				if ( microtime( true ) >= $until ) {
					return true;
				}
				$done += $this->send( $id ) ? 1 : 0;
			}
		} while ( 0 < $done );
		// Those that are left, if any, are in another worker's hands.
		return false;
	}

	/**
	 * Whether there is somebody who sends messages of a kind.
	 */
	public function sends( string $kind ): bool {
		return null !== $this->handlers->get( $kind );
	}

	/**
	 * Sends a message, unless it is not due, or in other hands.
	 *
	 * @return bool Whether this one took it, whatever came of it.
	 */
	public function send( int $id ): bool {
		$message = $this->claims->take( $id );
		if ( null === $message ) {
			return false;
		}
		$user = get_current_user_id();
		wp_set_current_user( 0 );
		try {
			$this->attempt( $message );
		} finally {
			wp_set_current_user( $user );
		}
		return true;
	}

	/**
	 * When there will be something to send, in Unix seconds; null where nothing waits.
	 */
	public function next_time(): ?int {
		return [] === $this->handlers->kinds() ? null : $this->claims->next_time( $this->handlers->kinds() );
	}

	private function attempt( Message $message ): void {
		$send = $this->prepared( $message );
		if ( null === $send || ! $this->claims->begin( $message->id ) ) {
			return;
		}
		try {
			$send();
		} catch ( SendFailed $failure ) {
			$this->failed( $message, $failure->getMessage(), $failure->is_final );
			return;
		} catch ( Throwable $error ) {
			$this->log( $message, $error );
			true === $this->handlers->get( $message->kind )?->is_repeatable()
				? $this->failed( $message, self::broke(), false )
				: $this->finish(
					$message,
					MessageStatus::Unconfirmed,
					__( 'Something broke while this message was sent. It may have gone out. Details are in the site’s error log.', 'storewright' )
				);
			return;
		}
		$this->finish( $message, MessageStatus::Sent );
	}

	/**
	 * @return Closure(): void|null Null where the message is not to be sent, which is noted.
	 */
	private function prepared( Message $message ): ?Closure {
		$handler = $this->handlers->get( $message->kind );
		if ( null === $handler ) {
			$this->failed( $message, __( 'The plugin that sends such messages is not active.', 'storewright' ), false );
			return null;
		}
		if ( $message->expires < $this->context->clock->now() ) {
			$this->finish( $message, MessageStatus::Dropped, __( 'This message could not be sent in time.', 'storewright' ) );
			return null;
		}
		if ( $message->attempts > count( self::BACK_OFF ) + 1 ) {
			// PHP died in every attempt, and would in this one, before other messages had their turn.
			$this->failed( $message, __( 'PHP stopped before the message was built. Details are in the server’s error log.', 'storewright' ), true );
			return null;
		}
		try {
			return $handler->prepare( $message );
		} catch ( MessageDropped $reason ) {
			$this->finish( $message, MessageStatus::Dropped, $reason->getMessage() );
		} catch ( SendFailed $failure ) {
			$this->failed( $message, $failure->getMessage(), $failure->is_final );
		} catch ( Throwable $error ) {
			$this->log( $message, $error );
			$this->failed( $message, self::broke(), false );
		}
		return null;
	}

	private function failed( Message $message, string $why, bool $is_final ): void {
		$minutes = self::BACK_OFF[ $message->attempts - 1 ] ?? null;
		if ( $is_final || null === $minutes ) {
			$this->finish( $message, MessageStatus::Failed, $why );
			return;
		}
		$again = $this->context->clock->now()->modify( "+$minutes minutes" );
		if ( $this->claims->finish( $message->id, MessageStatus::Pending, $why, $again ) ) {
			SendAfterRequest::plan_job( $this->context, 60 * $minutes );
		}
	}

	private function finish( Message $message, MessageStatus $status, string $note = '' ): void {
		if ( $this->claims->finish( $message->id, $status, $note ) ) {
			$this->announce( $message->id );
		}
	}

	private function announce( int $id ): void {
		$message = ( new Outbox( $this->context ) )->find( $id );
		if ( null !== $message ) {
			/**
			 * A message of the outbox was sent, failed, was dropped, or became unconfirmed.
			 *
			 * @param Message $message The message as it is now.
			 */
			Events::dispatch( 'storewright_message_settled', $message );
		}
	}

	private function log( Message $message, Throwable $error ): void {
		$this->context->log->error(
			"A message of the kind {$message->kind} broke: {$error->getMessage()}",
			[
				'message' => $message->id,
				'key'     => $message->key,
				'at'      => $error->getFile() . ':' . $error->getLine(),
			]
		);
	}

	private static function broke(): string {
		return __( 'The message could not be built. Details are in the site’s error log.', 'storewright' );
	}
}
