<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Audit;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Context;

/**
 * Reads the record of changed settings.
 */
final class AuditQuery {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Some of the changes, newest first.
	 *
	 * @param int $limit  At most how many.
	 * @param int $offset How many newer ones to leave out.
	 * @return list<AuditEntry>
	 */
	public function newest( int $limit, int $offset = 0 ): array {
		$rows = $this->context->database->rows(
			"SELECT group_id, setting, user_id, date_gmt, old_value, new_value
			FROM {$this->context->database->table( AuditTable::NAME )} ORDER BY id DESC LIMIT %d OFFSET %d",
			$limit,
			$offset
		);
		return array_map(
			static fn( array $row ) => new AuditEntry(
				(string) $row['group_id'],
				(string) $row['setting'],
				(int) $row['user_id'],
				new DateTimeImmutable( (string) $row['date_gmt'], new DateTimeZone( 'UTC' ) ),
				(string) $row['old_value'],
				(string) $row['new_value']
			),
			$rows
		);
	}

	/**
	 * How many changes are recorded.
	 */
	public function count(): int {
		return (int) $this->context->database->value( "SELECT COUNT(*) FROM {$this->context->database->table( AuditTable::NAME )}" );
	}
}
