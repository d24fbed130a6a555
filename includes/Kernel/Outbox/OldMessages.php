<?php
declare(strict_types=1);

namespace Storewright\Kernel\Outbox;

use Storewright\Kernel\Context;

/**
 * Removes messages from the outbox once nothing happens to them any more and they are too old to keep.
 */
final class OldMessages {

	/**
	 * The option that says for how many days messages are kept, counted from when they were added.
	 */
	public const RETENTION_OPTION = 'storewright_outbox_days';

	public const RETENTION_DAYS = 30;

	/**
	 * A message is tried again and sent by hand for some days; its key has to be known as long.
	 */
	public const LEAST_DAYS = 7;

	private const AT_ONCE = 500;

	public function __construct( private readonly Context $context ) {}

	/**
	 * Removes what is too old, a part at a time.
	 *
	 * @return bool Whether there is more to remove.
	 */
	public function clean(): bool {
		$table = $this->context->database->table( OutboxTable::NAME );
		$limit = $this->context->clock->now()->modify( "-{$this->days()} days" );
		$ids   = $this->context->database->column(
			"SELECT id FROM $table WHERE created_gmt < %s AND status NOT IN ( %s, %s ) ORDER BY created_gmt LIMIT %d",
			OutboxTable::time( $limit ),
			MessageStatus::Pending->value,
			MessageStatus::Sending->value,
			self::AT_ONCE
		);
		if ( [] !== $ids ) {
			$this->context->database->execute(
				"DELETE FROM $table WHERE status NOT IN ( %s, %s ) AND id IN ( " . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ' )',
				MessageStatus::Pending->value,
				MessageStatus::Sending->value,
				...$ids
			);
		}
		return count( $ids ) === self::AT_ONCE;
	}

	private function days(): int {
		$days = $this->context->options->string( self::RETENTION_OPTION, (string) self::RETENTION_DAYS );
		return is_numeric( $days ) ? max( self::LEAST_DAYS, (int) $days ) : self::RETENTION_DAYS;
	}
}
