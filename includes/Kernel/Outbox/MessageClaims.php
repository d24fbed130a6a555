<?php
declare(strict_types=1);

namespace Storewright\Kernel\Outbox;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Context;

/**
 * Who has which message in hand: each step is one statement that changes a row only from where its worker left it, so that of several
 * workers, on whichever server, one goes on.
 */
final class MessageClaims {

	/**
	 * For how long a message is a worker's while it is built, in seconds. Then others may take it.
	 */
	public const SECONDS_TO_BUILD = 120;

	/**
	 * For how long it may take to hand a message over. Then its worker is taken for dead.
	 */
	public const SECONDS_TO_SEND = 300;

	/**
	 * The status in a condition of UPDATE. No index is looked for with it: MariaDB would lock the row by the index of the status as
	 * well as by the id, and two workers would wait for each other.
	 */
	private const STATUS = "CONCAT( status, '' )";

	private readonly string $table;

	private readonly string $worker;

	public function __construct( private readonly Context $context ) {
		$this->table  = $context->database->table( OutboxTable::NAME );
		$this->worker = bin2hex( random_bytes( 8 ) );
	}

	/**
	 * Ids of messages that are due and in nobody's hands, the longest due first.
	 *
	 * @param list<string> $kinds At least one.
	 * @param int          $limit
	 * @return list<int>
	 */
	public function due( array $kinds, int $limit ): array {
		$ids = $this->context->database->column(
			"SELECT id FROM {$this->table} WHERE status = %s AND due_gmt <= %s AND leased_until <= %d AND kind IN ("
				. implode( ', ', array_fill( 0, count( $kinds ), '%s' ) ) . ') ORDER BY due_gmt, id LIMIT %d',
			MessageStatus::Pending->value,
			OutboxTable::time( $this->context->clock->now() ),
			$this->now(),
			...[ ...$kinds, $limit ]
		);
		return array_map( intval( ... ), $ids );
	}

	/**
	 * Takes a message into one's hands.
	 *
	 * @param int $id
	 * @return Message|null Null where it is not due, or another worker has it.
	 */
	public function take( int $id ): ?Message {
		$taken = $this->context->database->execute(
			"UPDATE {$this->table} SET worker = %s, leased_until = %d, attempts = attempts + 1
			WHERE id = %d AND " . self::STATUS . ' = %s AND due_gmt <= %s AND leased_until <= %d',
			$this->worker,
			$this->now() + self::SECONDS_TO_BUILD,
			$id,
			MessageStatus::Pending->value,
			OutboxTable::time( $this->context->clock->now() ),
			$this->now()
		);
		return 1 === $taken ? ( new Outbox( $this->context ) )->find( $id ) : null;
	}

	/**
	 * Notes that a message goes out now.
	 *
	 * @param int $id
	 * @return bool False where it took so long that another worker has taken it.
	 */
	public function begin( int $id ): bool {
		return 1 === $this->context->database->execute(
			"UPDATE {$this->table} SET status = %s, leased_until = %d WHERE id = %d AND " . self::STATUS . ' = %s AND worker = %s',
			MessageStatus::Sending->value,
			$this->now() + self::SECONDS_TO_SEND,
			$id,
			MessageStatus::Pending->value,
			$this->worker
		);
	}

	/**
	 * Notes what became of a message that one has in hand. A worker that was taken for dead meanwhile says it all the same.
	 *
	 * @param int                    $id
	 * @param MessageStatus          $status
	 * @param string                 $note   Why, or ''.
	 * @param DateTimeImmutable|null $again  When to try it again, where it is pending.
	 * @return bool False where the message is in other hands by now.
	 */
	public function finish( int $id, MessageStatus $status, string $note = '', ?DateTimeImmutable $again = null ): bool {
		$now = $this->context->clock->now();
		return 1 === $this->context->database->execute(
			"UPDATE {$this->table} SET status = %s, note = %s, leased_until = 0, due_gmt = COALESCE( NULLIF( %s, '' ), due_gmt ),
			sent_gmt = COALESCE( NULLIF( %s, '' ), sent_gmt ) WHERE id = %d AND worker = %s AND " . self::STATUS . ' IN ( %s, %s, %s )',
			$status->value,
			OutboxTable::note( $note ),
			null === $again ? '' : OutboxTable::time( $again ),
			MessageStatus::Sent === $status ? OutboxTable::time( $now ) : '',
			$id,
			$this->worker,
			MessageStatus::Pending->value,
			MessageStatus::Sending->value,
			MessageStatus::Unconfirmed->value
		);
	}

	/**
	 * Notes of messages whose worker died while it sent them that nobody knows whether they went out; repeatable ones wait again.
	 *
	 * @param MessageHandlers $handlers
	 * @return list<int> Ids of those that became unconfirmed.
	 */
	public function recover( MessageHandlers $handlers ): array {
		$unconfirmed = [];
		$rows        = $this->context->database->rows(
			"SELECT id, kind, worker FROM {$this->table} WHERE status = %s AND leased_until <= %d ORDER BY id LIMIT 100",
			MessageStatus::Sending->value,
			$this->now()
		);
		foreach ( $rows as $row ) {
			$repeats = true === $handlers->get( (string) $row['kind'] )?->is_repeatable();
			$changed = $this->context->database->execute(
				"UPDATE {$this->table} SET status = %s, note = %s, leased_until = 0
				WHERE id = %d AND " . self::STATUS . ' = %s AND worker = %s',
				$repeats ? MessageStatus::Pending->value : MessageStatus::Unconfirmed->value,
				__( 'The server stopped while it sent this message. It may have gone out.', 'storewright' ),
				(int) $row['id'],
				MessageStatus::Sending->value,
				(string) $row['worker']
			);
			if ( 1 === $changed && ! $repeats ) {
				$unconfirmed[] = (int) $row['id'];
			}
		}
		return $unconfirmed;
	}

	/**
	 * When the next message will be or was due, or the next worker will be taken for dead, in Unix seconds; null where nothing waits.
	 *
	 * @param list<string> $kinds At least one.
	 */
	public function next_time( array $kinds ): ?int {
		$list  = implode( ', ', array_fill( 0, count( $kinds ), '%s' ) );
		$due   = $this->context->database->value(
			"SELECT MIN( due_gmt ) FROM {$this->table} WHERE status = %s AND leased_until <= %d AND kind IN ($list)",
			MessageStatus::Pending->value,
			$this->now(),
			...$kinds
		);
		$lease = $this->context->database->value(
			"SELECT MIN( leased_until ) FROM {$this->table} WHERE status IN ( %s, %s ) AND leased_until > %d",
			MessageStatus::Pending->value,
			MessageStatus::Sending->value,
			$this->now()
		);
		$times = array_filter(
			[
				null === $due ? null : ( new DateTimeImmutable( $due, new DateTimeZone( 'UTC' ) ) )->getTimestamp(),
				null === $lease ? null : (int) $lease,
			],
			is_int( ... )
		);
		return [] === $times ? null : min( $times );
	}

	private function now(): int {
		return $this->context->clock->now()->getTimestamp();
	}
}
