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

	private readonly string $table;

	public function __construct( private readonly Context $context ) {
		$this->table = $context->database->table( AuditTable::NAME );
	}

	/**
	 * Some of the changes, newest first.
	 *
	 * @param int         $limit  At most how many.
	 * @param int         $offset How many newer ones to leave out.
	 * @param AuditFilter $filter Which.
	 * @return list<AuditEntry>
	 */
	public function newest( int $limit, int $offset = 0, AuditFilter $filter = new AuditFilter() ): array {
		[ $where, $values ] = self::where( $filter );
		$rows               = $this->context->database->rows(
			"SELECT id, group_id, setting, user_id, date_gmt, cause, old_value, new_value FROM {$this->table} $where ORDER BY id DESC LIMIT %d OFFSET %d",
			...[ ...$values, $limit, $offset ]
		);
		return array_map(
			static fn( array $row ) => new AuditEntry(
				(string) $row['group_id'],
				(string) $row['setting'],
				(int) $row['user_id'],
				new DateTimeImmutable( (string) $row['date_gmt'], new DateTimeZone( 'UTC' ) ),
				(string) $row['old_value'],
				(string) $row['new_value'],
				(int) $row['id'],
				(string) $row['cause']
			),
			$rows
		);
	}

	/**
	 * How many changes are recorded.
	 *
	 * @param AuditFilter $filter Which.
	 */
	public function count( AuditFilter $filter = new AuditFilter() ): int {
		[ $where, $values ] = self::where( $filter );
		return (int) $this->context->database->value( "SELECT COUNT(*) FROM {$this->table} $where", ...$values );
	}

	/**
	 * Who has changed something, 0 for nobody who was logged in.
	 *
	 * @return list<int>
	 */
	public function users(): array {
		return array_map( intval( ... ), $this->context->database->column( "SELECT DISTINCT user_id FROM {$this->table} ORDER BY user_id" ) );
	}

	/**
	 * Where something was changed.
	 *
	 * @return list<string>
	 */
	public function groups(): array {
		return $this->context->database->column( "SELECT DISTINCT group_id FROM {$this->table} ORDER BY group_id" );
	}

	/**
	 * @return array{string, list<string|int>} Condition and its values.
	 */
	private static function where( AuditFilter $filter ): array {
		$conditions = [];
		$values     = [];
		foreach ( [ [ 'group_id', '%s', $filter->groups ], [ 'id', '%d', $filter->ids ] ] as [ $column, $place, $list ] ) {
			if ( null !== $list ) {
				$conditions[] = [] === $list ? '1 = 0' : "$column IN ( " . implode( ', ', array_fill( 0, count( $list ), $place ) ) . ' )';
				$values       = [ ...$values, ...$list ];
			}
		}
		if ( null !== $filter->user_id ) {
			$conditions[] = 'user_id = %d';
			$values[]     = $filter->user_id;
		}
		foreach ( [ [ '>=', $filter->from ], [ '<', $filter->until ] ] as [ $operator, $moment ] ) {
			if ( null !== $moment ) {
				$conditions[] = "date_gmt $operator %s";
				$values[]     = $moment->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
			}
		}
		return [ [] === $conditions ? '' : 'WHERE ' . implode( ' AND ', $conditions ), $values ];
	}
}
