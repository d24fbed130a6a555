<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use DateTimeImmutable;

/**
 * Somebody who wants to be told of what happens in the shop.
 */
final class Webhook {

	/**
	 * @param int               $id
	 * @param string            $name
	 * @param WebhookStatus     $status
	 * @param string            $topic         Such as `order.created`.
	 * @param string            $delivery_url  Where to send it.
	 * @param string            $secret        What deliveries are signed with.
	 * @param int               $user_id       Whose view of the shop is sent.
	 * @param int               $failure_count Failures since the last success.
	 * @param DateTimeImmutable $created       UTC.
	 * @param DateTimeImmutable $modified      UTC.
	 * @param WebhookPayload    $payload       How much of a resource is sent.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly WebhookStatus $status,
		public readonly string $topic,
		public readonly string $delivery_url,
		public readonly string $secret,
		public readonly int $user_id,
		public readonly int $failure_count,
		public readonly DateTimeImmutable $created,
		public readonly DateTimeImmutable $modified,
		public readonly WebhookPayload $payload = WebhookPayload::Full
	) {}

	/**
	 * A body's signature: HMAC-SHA256 with the secret, in Base64.
	 */
	public function sign( string $body ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- WooCommerce's form of signatures.
		return base64_encode( hash_hmac( 'sha256', $body, $this->secret, true ) );
	}
}
