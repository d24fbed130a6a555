<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use Storewright\Kernel\Context;

/**
 * Which worker delivers to which webhook: one at a time, so that nothing overtakes, and each webhook for itself, so that a slow one
 * holds back no other.
 *
 * A lease ends by itself some seconds after the longest attempt: a worker that died holds nothing.
 */
final class WebhookLeases {

	/**
	 * How long a lease lasts, in seconds; it is taken anew for each delivery.
	 */
	public const SECONDS = 30;

	/**
	 * An endpoint that takes longer, in milliseconds, waits until the quick ones have nothing due.
	 */
	public const SLOW_MS = 1000;

	private readonly string $table;

	private readonly string $token;

	public function __construct( private readonly Context $context ) {
		$this->table = $context->database->table( Tables::STATE );
		$this->token = bin2hex( random_bytes( 8 ) );
	}

	/**
	 * Makes a webhook's row where it has none.
	 */
	public function add( int $webhook_id ): void {
		$this->context->database->execute( "INSERT IGNORE INTO {$this->table} (webhook_id) VALUES (%d)", $webhook_id );
	}

	/**
	 * Takes a webhook for this worker, or keeps it.
	 *
	 * @return bool Whether no other worker has it.
	 */
	public function take( int $webhook_id ): bool {
		$this->add( $webhook_id );
		$now = $this->context->clock->now()->getTimestamp();
		$this->context->database->execute(
			"UPDATE {$this->table} SET lease = %s, leased_until = %d WHERE webhook_id = %d AND ( leased_until <= %d OR lease = %s )",
			$this->token,
			$now + self::SECONDS,
			$webhook_id,
			$now,
			$this->token
		);
		return $this->token === $this->context->database->value( "SELECT lease FROM {$this->table} WHERE webhook_id = %d", $webhook_id );
	}

	/**
	 * Gives a webhook back.
	 *
	 * @param int      $webhook_id
	 * @param int|null $latency_ms How long the endpoint took, in milliseconds; null where nothing was sent.
	 */
	public function release( int $webhook_id, ?int $latency_ms ): void {
		$this->context->database->execute(
			"UPDATE {$this->table} SET lease = '', leased_until = 0, latency_ms = CASE WHEN %d < 0 THEN latency_ms ELSE %d END
			WHERE webhook_id = %d AND lease = %s",
			$latency_ms ?? -1,
			$latency_ms ?? 0,
			$webhook_id,
			$this->token
		);
	}

	/**
	 * Active webhooks that no other worker has, the quick ones first.
	 *
	 * @return list<array{id: int, is_slow: bool}>
	 */
	public function free(): array {
		$webhooks = $this->context->database->table( Tables::WEBHOOKS );
		$rows     = $this->context->database->rows(
			"SELECT w.webhook_id, COALESCE( s.latency_ms, 0 ) AS latency_ms FROM $webhooks w
			LEFT JOIN {$this->table} s ON s.webhook_id = w.webhook_id
			WHERE w.status = %s AND ( s.leased_until IS NULL OR s.leased_until <= %d OR s.lease = %s ) ORDER BY latency_ms, w.webhook_id",
			WebhookStatus::Active->value,
			$this->context->clock->now()->getTimestamp(),
			$this->token
		);
		return array_map(
			static fn( array $row ) => [
				'id'      => (int) $row['webhook_id'],
				'is_slow' => (int) $row['latency_ms'] > self::SLOW_MS,
			],
			$rows
		);
	}
}
