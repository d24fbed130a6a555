<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Something that a webhook is or was told.
 */
final class Delivery {

	/**
	 * @param int                        $id
	 * @param int                        $webhook_id
	 * @param string                     $topic
	 * @param int                        $resource_id
	 * @param DeliveryStatus             $status
	 * @param int                        $attempts    Attempts so far.
	 * @param DateTimeImmutable          $created     When it happened, UTC.
	 * @param array<string, string|null> $last        Columns of the last attempt.
	 */
	private function __construct(
		public readonly int $id,
		public readonly int $webhook_id,
		public readonly string $topic,
		public readonly int $resource_id,
		public readonly DeliveryStatus $status,
		public readonly int $attempts,
		public readonly DateTimeImmutable $created,
		public readonly array $last
	) {}

	/**
	 * A delivery out of a row.
	 *
	 * @param array<string, string|null> $row
	 */
	public static function of( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['webhook_id'],
			(string) $row['topic'],
			(int) $row['resource_id'],
			DeliveryStatus::tryFrom( (string) $row['status'] ) ?? DeliveryStatus::Dropped,
			(int) $row['attempts'],
			new DateTimeImmutable( (string) $row['created_gmt'], new DateTimeZone( 'UTC' ) ),
			array_intersect_key(
				$row,
				array_fill_keys(
					[
						'duration_ms',
						'request_url',
						'request_headers',
						'request_body',
						'response_code',
						'response_message',
						'response_headers',
						'response_body',
					],
					true
				)
			)
		);
	}

	/**
	 * Whether its body was settled when it was noted: a ping, or a hook that fired.
	 */
	public function is_message(): bool {
		return Topics::PING === $this->topic || str_starts_with( $this->topic, Topics::ACTION . '.' );
	}
}
