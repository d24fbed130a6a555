<?php
declare(strict_types=1);

namespace Storewright\Kernel\Outbox;

use DateTimeImmutable;
use DateTimeZone;

/**
 * A message as it stands in the outbox. Times are UTC.
 */
final class Message {

	/**
	 * @param int                    $id
	 * @param string                 $kind
	 * @param string                 $key
	 * @param array<mixed>           $payload      As it was added.
	 * @param string                 $recipient    Email address or ''.
	 * @param string                 $subject_type Such as `order`, or ''.
	 * @param int                    $subject_id
	 * @param MessageStatus          $status
	 * @param int                    $attempts     Attempts begun since it was added or resent.
	 * @param int                    $resent       How often it was sent again by hand.
	 * @param DateTimeImmutable      $created
	 * @param DateTimeImmutable      $due          When it is or was to be sent.
	 * @param DateTimeImmutable      $expires      After this it is not sent any more.
	 * @param DateTimeImmutable|null $sent
	 * @param string                 $note         Why it failed or was dropped, a translated sentence; '' for nothing.
	 */
	private function __construct(
		public readonly int $id,
		public readonly string $kind,
		public readonly string $key,
		public readonly array $payload,
		public readonly string $recipient,
		public readonly string $subject_type,
		public readonly int $subject_id,
		public readonly MessageStatus $status,
		public readonly int $attempts,
		public readonly int $resent,
		public readonly DateTimeImmutable $created,
		public readonly DateTimeImmutable $due,
		public readonly DateTimeImmutable $expires,
		public readonly ?DateTimeImmutable $sent,
		public readonly string $note
	) {}

	/**
	 * A message out of a row.
	 *
	 * @param array<string, string|null> $row
	 */
	public static function of( array $row ): self {
		$payload = json_decode( (string) $row['payload'], true );
		return new self(
			(int) $row['id'],
			(string) $row['kind'],
			(string) $row['message_key'],
			is_array( $payload ) ? $payload : [],
			(string) $row['recipient'],
			(string) $row['subject_type'],
			(int) $row['subject_id'],
			MessageStatus::tryFrom( (string) $row['status'] ) ?? MessageStatus::Failed,
			(int) $row['attempts'],
			(int) $row['resent'],
			self::time( (string) $row['created_gmt'] ),
			self::time( (string) $row['due_gmt'] ),
			self::time( (string) $row['expires_gmt'] ),
			null === $row['sent_gmt'] ? null : self::time( $row['sent_gmt'] ),
			(string) $row['note']
		);
	}

	private static function time( string $text ): DateTimeImmutable {
		return new DateTimeImmutable( $text, new DateTimeZone( 'UTC' ) );
	}
}
