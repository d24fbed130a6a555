<?php
declare(strict_types=1);

namespace Storewright\Kernel\Outbox;

use Storewright\Kernel\Context;

/**
 * Answers WordPress's requests for personal data, and for its erasure, with the messages that a person was sent.
 */
final class MessagePrivacy {

	private const BATCH = 100;

	private readonly string $table;

	public function __construct( private readonly Context $context ) {
		$this->table = $context->database->table( OutboxTable::NAME );
	}

	/**
	 * A page of messages.
	 *
	 * @param string $email Email address of the person.
	 * @param int    $page  From 1.
	 * @return array{data: list<array<string, mixed>>, done: bool} As WordPress wants it.
	 */
	public function export( string $email, int $page ): array {
		$rows     = '' === $email ? [] : $this->context->database->rows(
			"SELECT * FROM {$this->table} WHERE recipient = %s ORDER BY id LIMIT %d OFFSET %d",
			$email,
			self::BATCH,
			( max( 1, $page ) - 1 ) * self::BATCH
		);
		$handlers = MessageHandlers::of_site( $this->context );
		return [
			'data' => array_map( static fn( array $row ) => self::item( Message::of( $row ), $handlers ), $rows ),
			'done' => self::BATCH > count( $rows ),
		];
	}

	/**
	 * Removes whom messages went to and what was in them; that there was one stays, so that none is sent twice. What waits is not
	 * sent any more.
	 *
	 * @param string $email Email address of the person.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} As WordPress wants it.
	 */
	public function erase( string $email ): array {
		$removed  = '' === $email ? 0 : $this->forget( 'recipient = %s', $email );
		$retained = '' !== $email && null !== $this->context->database->value(
			"SELECT id FROM {$this->table} WHERE recipient = %s LIMIT 1",
			$email
		);
		return [
			'items_removed'  => 0 < $removed,
			'items_retained' => $retained,
			'messages'       => $retained ? [ __( 'A message is being sent right now. Try again in a few minutes.', 'storewright' ) ] : [],
			'done'           => true,
		];
	}

	/**
	 * Does the same for what is about something that is gone.
	 *
	 * @param string $subject_type Such as `order`.
	 * @param int    $subject_id
	 */
	public function forget_subject( string $subject_type, int $subject_id ): void {
		$this->forget( 'subject_type = %s AND subject_id = %d', $subject_type, $subject_id );
	}

	private function forget( string $where, string|int ...$values ): int {
		return $this->context->database->execute(
			"UPDATE {$this->table} SET recipient = '', payload = '{}', note = '', worker = '', leased_until = 0,
			status = CASE WHEN status = %s THEN %s ELSE status END WHERE status <> %s AND $where",
			MessageStatus::Pending->value,
			MessageStatus::Dropped->value,
			MessageStatus::Sending->value,
			...$values
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function item( Message $message, MessageHandlers $handlers ): array {
		return [
			'group_id'          => 'storewright_messages',
			'group_label'       => __( 'Messages', 'storewright' ),
			'group_description' => __( 'Messages that this site sent you.', 'storewright' ),
			'item_id'           => "message-{$message->id}",
			'data'              => [
				[
					'name'  => __( 'Message', 'storewright' ),
					'value' => $handlers->get( $message->kind )?->label() ?? $message->kind,
				],
				[
					'name'  => __( 'Recipient', 'storewright' ),
					'value' => $message->recipient,
				],
				[
					'name'  => __( 'Status', 'storewright' ),
					'value' => $message->status->label(),
				],
				[
					'name'  => __( 'Date', 'storewright' ),
					'value' => (string) wp_date( 'Y-m-d H:i:s', ( $message->sent ?? $message->created )->getTimestamp() ),
				],
			],
		];
	}
}
