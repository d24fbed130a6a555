<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Audit;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;

/**
 * Removes records of changes that are too old. Queued by the first record, and by itself for the day on which the oldest one
 * that is left expires: at most once a day, and never where there is nothing to remove.
 */
final class PruneAudit implements Job {

	/**
	 * How many records go at a time.
	 */
	private const BATCH = 1000;

	/**
	 * Name under which it is queued.
	 */
	public static function name(): string {
		return 'settings_audit_prune';
	}

	/**
	 * Removes what is too old, as long as there is time.
	 *
	 * @param Context     $context The site.
	 * @param string|null $cursor  Not needed: what is removed is not found again.
	 * @param float       $until   Unix time, in seconds, by which to come back.
	 * @return string|null 'more' where some is left.
	 */
	public function run( Context $context, ?string $cursor, float $until ): ?string {
		$table = $context->database->table( AuditTable::NAME );
		$limit = $context->clock->now()->modify( '-' . AuditLog::DAYS . ' days' )->format( 'Y-m-d H:i:s' );
		do {
			$ids = array_map(
				intval( ... ),
				$context->database->column( "SELECT id FROM $table WHERE date_gmt < %s ORDER BY date_gmt LIMIT %d", $limit, self::BATCH )
			);
			if ( [] === $ids ) {
				$this->queue_next( $context );
				return null;
			}
			$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
			$context->database->execute( "DELETE FROM $table WHERE id IN ( $places )", ...$ids );
		} while ( microtime( true ) < $until );
		return 'more';
	}

	private function queue_next( Context $context ): void {
		$oldest = $context->database->value( "SELECT MIN( date_gmt ) FROM {$context->database->table( AuditTable::NAME )}" );
		if ( null !== $oldest ) {
			$expires = ( new DateTimeImmutable( $oldest, new DateTimeZone( 'UTC' ) ) )->modify( '+' . AuditLog::DAYS . ' days' );
			Queue::enqueue( self::name(), max( DAY_IN_SECONDS, $expires->getTimestamp() - $context->clock->now()->getTimestamp() ) );
		}
	}
}
