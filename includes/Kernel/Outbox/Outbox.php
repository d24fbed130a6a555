<?php
declare(strict_types=1);

namespace Storewright\Kernel\Outbox;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;

/**
 * Messages that are to be sent once what they tell of is kept: see docs/outbox.md.
 */
final class Outbox {

	private readonly string $table;

	public function __construct( private readonly Context $context ) {
		$this->table = $context->database->table( OutboxTable::NAME );
	}

	/**
	 * Adds a message, in the caller's transaction where there is one: kept with it, or undone with it. It is sent when the request
	 * ends, or by the background job.
	 *
	 * @param NewMessage $message
	 * @return bool Whether it was added; false where there is one of its kind and key already, whatever became of that.
	 */
	public function add( NewMessage $message ): bool {
		$database = $this->context->database;
		$now      = $this->context->clock->now();
		$due      = $message->due ?? $now;
		$added    = 1 === $database->execute(
			"INSERT IGNORE INTO {$this->table} ( kind, message_key, payload, recipient, subject_type, subject_id, status, created_gmt,
			due_gmt, expires_gmt ) VALUES ( %s, %s, %s, %s, %s, %d, %s, %s, %s, %s )",
			$message->kind,
			$message->key,
			(string) wp_json_encode( $message->payload, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			$message->recipient,
			$message->subject_type,
			$message->subject_id,
			MessageStatus::Pending->value,
			OutboxTable::time( $now ),
			OutboxTable::time( $due ),
			OutboxTable::expiry( $due )
		);
		if ( $added ) {
			$due <= $now
				? SendAfterRequest::plan( $this->context, $message->kind, $message->key )
				: SendAfterRequest::plan_job( $this->context, $due->getTimestamp() - $now->getTimestamp() );
		}
		return $added;
	}

	/**
	 * A message, null where there is none of that id.
	 */
	public function find( int $id ): ?Message {
		$row = $this->context->database->row( "SELECT * FROM {$this->table} WHERE id = %d", $id );
		return null === $row ? null : Message::of( $row );
	}

	/**
	 * A message, null where there is none of that kind and key.
	 *
	 * @param string $kind
	 * @param string $key
	 */
	public function find_by_key( string $kind, string $key ): ?Message {
		$row = $this->context->database->row( "SELECT * FROM {$this->table} WHERE kind = %s AND message_key = %s", $kind, $key );
		return null === $row ? null : Message::of( $row );
	}

	/**
	 * The messages about something, newest first.
	 *
	 * @param string $subject_type Such as `order`.
	 * @param int    $subject_id
	 * @param int    $limit
	 * @return list<Message>
	 */
	public function of_subject( string $subject_type, int $subject_id, int $limit = 100 ): array {
		return array_map(
			Message::of( ... ),
			$this->context->database->rows(
				"SELECT * FROM {$this->table} WHERE subject_type = %s AND subject_id = %d ORDER BY id DESC LIMIT %d",
				$subject_type,
				$subject_id,
				$limit
			)
		);
	}

	/**
	 * Has a message sent again, by the wish of a person.
	 *
	 * @param int           $id
	 * @param MessageStatus $from The status that the person saw: of two who ask at once, one has it sent.
	 * @throws NotFound     If there is no such message.
	 * @throws InvalidInput If it is on its way.
	 * @throws Conflict     If it has another status by now.
	 */
	public function resend( int $id, MessageStatus $from ): void {
		if ( ! $from->is_final() ) {
			throw new InvalidInput(
				'storewright_message_on_its_way',
				__( 'This message is being sent already.', 'storewright' )
			);
		}
		$now     = $this->context->clock->now();
		$changed = $this->context->database->execute(
			"UPDATE {$this->table} SET status = %s, attempts = 0, resent = resent + 1, note = '', worker = '', leased_until = 0,
			due_gmt = %s, expires_gmt = %s WHERE id = %d AND status = %s",
			MessageStatus::Pending->value,
			OutboxTable::time( $now ),
			OutboxTable::expiry( $now ),
			$id,
			$from->value
		);
		$message = $this->find( $id );
		if ( null === $message ) {
			throw new NotFound( 'storewright_message_not_found', __( 'This message is not in the outbox any more.', 'storewright' ) );
		}
		if ( 0 === $changed ) {
			throw new Conflict(
				'storewright_message_changed',
				/* translators: %s: where a message stands, such as Sent. */
				sprintf( __( 'Someone else was faster. The message’s status is now “%s”.', 'storewright' ), $message->status->label() ),
				[ 'status_now' => $message->status->value ]
			);
		}
		SendAfterRequest::plan( $this->context, $message->kind, $message->key );
	}
}
