<?php
declare(strict_types=1);

namespace Storewright\Kernel\Outbox;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Kernel\Events;

/**
 * Sends what a request added when the request ends: after the commit, and after the answer where PHP can send that first. What is more
 * than a handful, or takes longer, is left to the background job.
 */
final class SendAfterRequest {

	private const MESSAGES = 5;

	private const SECONDS = 10;

	/**
	 * Behind whatever else is done when a request ends, and may add messages.
	 */
	private const PRIORITY = 10_000;

	private static ?Context $context = null;

	/**
	 * @var list<array{string, string}> Kind and key of each: one more than are sent, where the job is to send the rest.
	 */
	private static array $messages = [];

	/**
	 * In how many seconds the job is wanted; null for not at all.
	 */
	private static ?int $job = null;

	/**
	 * Has a message sent at the end of the request, if it is kept by then.
	 *
	 * @param Context $context
	 * @param string  $kind
	 * @param string  $key
	 */
	public static function plan( Context $context, string $kind, string $key ): void {
		if ( count( self::$messages ) <= self::MESSAGES ) {
			self::$messages[] = [ $kind, $key ];
		}
		self::listen( $context );
	}

	/**
	 * Has the job come when the request has ended: in a transaction, its row of the queue would hold up everybody else's.
	 *
	 * @param Context $context
	 * @param int     $delay   Seconds from now.
	 */
	public static function plan_job( Context $context, int $delay ): void {
		self::$job = min( self::$job ?? $delay, $delay );
		self::listen( $context );
	}

	/**
	 * Sends. What breaks is logged: the request is done.
	 */
	public static function run(): void {
		$context       = self::$context;
		self::$context = null;
		if ( null !== $context ) {
			Events::attempt( static fn() => self::send( $context ) );
		}
	}

	private static function listen( Context $context ): void {
		self::$context = $context;
		if ( false === has_action( 'shutdown', [ self::class, 'run' ] ) ) {
			add_action( 'shutdown', [ self::class, 'run' ], self::PRIORITY, 0 );
		}
	}

	private static function send( Context $context ): void {
		$messages       = self::$messages;
		self::$messages = [];
		if ( $context->database->in_transaction() ) {
			// The request died in it: what it added is undone.
			self::$job = null;
			return;
		}
		$is_done = [] === $messages || self::send_all( $context, $messages );
		// What is to be tried again has asked for the job meanwhile.
		$delay     = $is_done ? self::$job : 0;
		self::$job = null;
		if ( null !== $delay ) {
			Queue::enqueue( SendMessages::name(), $delay );
		}
	}

	/**
	 * @param list<array{string, string}> $messages
	 * @return bool Whether the job has nothing of them left to do.
	 */
	private static function send_all( Context $context, array $messages ): bool {
		self::end_answer();
		$outbox = new Outbox( $context );
		$sender = new MessageSender( $context );
		$until  = microtime( true ) + self::SECONDS;
		foreach ( array_slice( $messages, 0, self::MESSAGES ) as [ $kind, $key ] ) {
			if ( microtime( true ) >= $until || ! $sender->sends( $kind ) ) {
				return false;
			}
			$message = $outbox->find_by_key( $kind, $key );
			if ( null !== $message ) {
				$sender->send( $message->id );
			}
		}
		return count( $messages ) <= self::MESSAGES;
	}

	/**
	 * Lets the visitor go, where the server can: PHP goes on.
	 */
	private static function end_answer(): void {
		ignore_user_abort( true );
		foreach ( [ 'fastcgi_finish_request', 'litespeed_finish_request' ] as $finish ) {
			if ( function_exists( $finish ) ) {
				$finish();
				return;
			}
		}
	}
}
